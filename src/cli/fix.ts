/*
 * `signpost check --fix`: applies the fixes that lose nothing, as one change: to the document, then to the links of page
 * files that lead through its redirects.
 */
import { relative, resolve } from 'node:path';
import type { Doc } from '../lib/core/document/node.ts';
import { folderOf } from '../lib/core/document/references.ts';
import { fixLossless } from '../lib/core/operations/lossless.ts';
import { check } from '../lib/core/check/check.ts';
import type { Diagnostic, World } from '../lib/core/check/diagnostic.ts';
import type { Checked } from '../lib/core/public-api/json-report.ts';
import { pageLinkProblems, type PageTexts } from '../lib/core/public-api/page-links.ts';
import { patchOf } from '../lib/core/text/diff.ts';
import { apply, editsOf } from '../lib/core/text/edit.ts';
import { STDIN, type Io } from './io.ts';
import * as m from './messages.ts';
import { slashed, type SiteOnDisk } from './site-on-disk.ts';
import { writeFiles } from './write-files.ts';

export interface Fixing {
  readonly place: SiteOnDisk;
  readonly world: World;
  /** Print the diff, and write nothing. */
  readonly isDry: boolean;
  /** The problems that should be fixed. */
  readonly counted: (all: Checked) => readonly Diagnostic[];
}

/** A document and the page files around it. */
interface Site {
  readonly doc: Doc;
  readonly pages?: PageTexts | undefined;
}

/** The site as fixed, or the exit code if it could not be written. */
export type Fixed = Site | { readonly exit: number };

/** Fixes the document and page files, then writes or prints them. Reports the number of fixes on standard error. */
export async function fix(
  { doc, pages }: Site,
  { place, world, isDry, counted }: Fixing,
  io: Io,
): Promise<Fixed> {
  const { file } = place;
  const { after, count } = fixLossless(doc, (one) =>
    counted({ doc: one, found: check(one, world) }),
  );
  const links = pages && fixedLinks(after, pages, world, counted);
  const source = new Map([...place.source, ...(links?.before ?? [])]);
  const now = [
    ...[...after.files].map(([path, { text }]) => [path, text] as const),
    ...(links?.after ?? []),
  ];
  const changed = now.flatMap(([path, text]) =>
    text === source.get(path) ? [] : [{ path, text }],
  );
  if (isDry)
    for (const { path, text } of changed) io.out(patchOf(named(path), source.get(path)!, text));
  else if (file === STDIN) io.out(after.files.get(file)!.text);
  else {
    const exit = await writeFiles(changed, source, file, io);
    if (exit !== 0) return { exit };
  }
  const total = count + (links?.count ?? 0);
  if (total > 0) {
    const files = file === STDIN ? [] : changed.map(({ path }) => path);
    io.err(`${isDry ? m.fixable(total, files) : m.fixed(total, files)}\n`);
  }
  return { doc: after, pages: links?.pages };
}

/** Page files whose links lead directly to where redirects lead. Other fixes are guesses. */
function fixedLinks(doc: Doc, pages: PageTexts, world: World, counted: Fixing['counted']) {
  const home = folderOf(doc.main);
  const found = counted({ doc, found: pageLinkProblems(doc, world, pages), pages });
  const fixable = found.filter(
    ({ code, fixes }) => code === 'redirected-link' && fixes.length === 1,
  );
  const edits = fixable.flatMap(({ fixes: [one] }) => (one && 'edits' in one ? one.edits : []));
  const before = new Map<string, string>();
  const after = new Map<string, string>();
  const now = new Map(pages);
  for (const path of new Set(edits.map(({ file }) => file))) {
    const text = pages.get(path.slice(home.length))!;
    before.set(path, text);
    after.set(path, apply(text, editsOf(path, edits)));
    now.set(path.slice(home.length), after.get(path)!);
  }
  return { before, after, pages: now, count: fixable.length };
}

/** A file's name in a patch: relative to the working directory. */
const named = (path: string): string =>
  path === STDIN ? 'docs.json' : slashed(relative(process.cwd(), resolve(path)));
