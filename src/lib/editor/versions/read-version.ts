/* Opens another version of the document to compare the work with: a revision of git, or the text of a file. */
import { changesOfPages, otherPages } from '$lib/core/compare/other-pages';
import { targetsIn } from '$lib/core/check/pages/referenced';
import { readBeside } from '$lib/core/merge';
import { folderOf } from '$lib/core/pages/page-paths';
import { ok, refuse, type Result } from '$lib/core/result';
import type { Git } from '$lib/core/storage';
import { inQuotes } from '$lib/core/text/direction';
import type { Session } from '../context';
import * as m from './messages';
import { OtherVersion, type Commit } from './other-version.svelte';
import { ownState } from './own-state';

type Texts = ReadonlyMap<string, string>;

/** The version that a branch, a tag or a commit is. Refuses one without the document, or with one that doesn't parse. */
export async function readRevision(
  session: Session,
  git: Git,
  revision: string,
): Promise<Result<OtherVersion>> {
  const { editor } = session;
  const { main } = editor.doc;
  const since = await git.since(revision, folderOf(main));
  if (!since.ok && since.refusal.code === 'missing') return since;
  // A command of an older version can't say which pages differ.
  const found = since.ok
    ? since.value
    : { commit: revision, pages: [], left: since.refusal.sentence };
  const texts = await documentAt(git, found.commit, main, [...editor.doc.files.keys()]);
  if (!texts.ok) return texts;
  const version = versionOf(session, inQuotes(revision), texts.value, { ...found, git });
  if (version.ok) await version.value.readFirst();
  return version;
}

/** The version that the text of a file is. The other files of the document are as they are. */
export function readFile(session: Session, name: string, text: string): Result<OtherVersion> {
  const { main, files } = session.editor.doc;
  const own = [...files].map(([path, file]) => [path, file.text] as const);
  return versionOf(session, inQuotes(name), new Map([...own, [main, text]]));
}

/** The texts of a document at a commit: of these files, and of those that its `$ref`s reach. */
async function documentAt(
  git: Git,
  commit: string,
  main: string,
  files: readonly string[],
): Promise<Result<Texts>> {
  const home = folderOf(main);
  const texts = new Map<string, string>();
  const asked = new Set<string>();
  let next = files;
  while (next.length > 0) {
    const read = await git.at(commit, next);
    if (!read.ok) return read;
    for (const path of next) asked.add(path);
    for (const [path, text] of read.value) texts.set(path, text);
    const reached = [...read.value].flatMap(([path, text]) =>
      targetsIn(text, path.slice(home.length)).map((target) => home + target),
    );
    next = [...new Set(reached)].filter((path) => !asked.has(path));
  }
  return ok(texts);
}

function versionOf(
  session: Session,
  name: string,
  texts: Texts,
  commit?: Commit,
): Result<OtherVersion> {
  const { editor } = session;
  const { main } = editor.doc;
  if (!texts.has(main)) return refuse('missing', m.noDocument(main, name));
  const doc = ownState(editor, texts) ?? readBeside(editor.doc, texts, renamedIn(session, commit));
  const { problem } = doc.files.get(main)!;
  if (problem) return refuse('broken', m.broken(name, problem.message));
  editor.keepApart(doc);
  return ok(new OtherVersion(session, name, doc, commit));
}

/** The page files of the work that are elsewhere there, from the folder of docs.json. */
function renamedIn({ editor }: Session, commit: Commit | undefined): Texts {
  const home = folderOf(editor.doc.main).length;
  const there = otherPages(editor.basePages, commit?.pages ?? [], new Map());
  const pairs = changesOfPages(there, editor.pages).flatMap(({ file }) => file ?? []);
  return new Map(
    pairs.flatMap(({ before, after }) =>
      before && after && before.path !== after.path
        ? [[after.path.slice(home), before.path.slice(home)] as const]
        : [],
    ),
  );
}
