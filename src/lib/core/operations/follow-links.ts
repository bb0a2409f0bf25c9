/*
 * Lets the links of files follow what a step moves and deletes. Only files that may link to one of these are parsed,
 * and only the paths of links that would lead elsewhere are written anew.
 */
import { mayHaveLinks, mayLinkTo } from '../links/candidates.ts';
import { addressOfFile } from '../links/destination.ts';
import { ignoredLines } from '../links/ignored-lines.ts';
import type { FileLinks } from '../links/link.ts';
import type { LinkedFiles } from '../links/linked-files.ts';
import { linkTargets } from '../links/link-targets.ts';
import { rewritten, type SiteMoves } from '../links/rewrite.ts';
import type { PageFiles } from '../page-files.ts';
import { IGNORE_FILE } from '../pages/ignored.ts';
import { isPageFile } from '../pages/page-paths.ts';
import { foldersAbove } from '../redirects/address.ts';
import { ok, refuse, type Result } from '../result.ts';
import type { TextEdit } from '../text/edit.ts';
import { lineAndColumn } from '../text/syntax.ts';
import type { FilesMoved } from './files-moved.ts';
import * as m from './page-messages.ts';

/** What was left alone: a link that leads nowhere now, a file whose links can't be read, or an old address that is taken. */
export interface LeftAlone {
  /** Where the file is after the step. */
  readonly file: string;
  /** From 1. */
  readonly line: number;
  /** A sentence without its place. */
  readonly message: string;
}

export interface Followed {
  readonly edits: readonly TextEdit[];
  readonly left: readonly LeftAlone[];
}

/** What addresses mean before and after a step. Paths are from the folder of docs.json. */
export function siteMoves({ paths, siteUrl }: LinkedFiles, moved: FilesMoved): SiteMoves {
  const next = new Set(paths);
  for (const from of moved.to.keys()) next.delete(from);
  for (const to of moved.to.values()) if (to !== undefined) next.add(to);
  for (const path of moved.created) next.add(path);
  const after = linkTargets(next);
  const leadsTo = (file: string) => {
    if (!moved.to.has(file)) return file;
    const to = moved.to.get(file);
    if (to !== undefined) return to;
    const instead = moved.instead.get(file);
    return instead === undefined ? undefined : after.fileAt(instead);
  };
  const isReplaced = (file: string) => moved.to.has(file) && moved.to.get(file) === undefined;
  const emptied = emptiedFolders(moved, next);
  return { before: linkTargets(paths), after, paths: next, emptied, leadsTo, isReplaced, siteUrl };
}

/** The folders whose last page a step moves away or deletes. `next`: every file after it. */
function emptiedFolders({ to }: FilesMoved, next: ReadonlySet<string>): ReadonlySet<string> {
  const left = [...to.keys()].filter(isPageFile);
  if (left.length === 0) return NO_FOLDERS;
  const emptied = foldersOf(left);
  for (const folder of foldersOf([...next].filter(isPageFile))) emptied.delete(folder);
  return emptied;
}
const NO_FOLDERS: ReadonlySet<string> = new Set();

/** Every folder around one of the files, without a slash at its end. */
function foldersOf(files: readonly string[]): Set<string> {
  const folders = new Set<string>();
  for (const file of files)
    for (const folder of foldersAbove(file)) {
      if (folders.has(folder)) break;
      folders.add(folder);
    }
  return folders;
}

/** The files to which links may have to be written anew: what moves, and what another file takes the address of. */
function affected(moved: FilesMoved, { before }: SiteMoves): ReadonlySet<string> {
  const files = new Set(moved.to.keys());
  const news = [...moved.created, ...[...moved.to.values()].filter((to) => to !== undefined)];
  for (const to of news)
    for (const path of [to, to.replace(/\.mdx?$/i, ''), addressOfFile(to)]) {
      const file = before.fileAt(path);
      if (file !== undefined) files.add(file);
    }
  return files;
}

/** A file whose links a step writes anew or leads nowhere, a page that moves, or `.mintignore`: its text, and the links in it. */
export interface LinkingFile {
  /** Before the step, from the folder of docs.json. */
  readonly file: string;
  readonly text: string;
  readonly links: FileLinks;
}

/** What has to be known to let the links follow. `pages`: the files that may have links with their texts, and `.mintignore`, from the folder of docs.json. */
export function linkingFiles(
  pages: PageFiles,
  moved: FilesMoved,
  linked: LinkedFiles,
): readonly LinkingFile[] {
  const followed = followLinks(pages, moved, linked, '');
  if (!followed.ok) return [];
  const { edits, left } = followed.value;
  const touched = new Set([...edits, ...left].map(({ file }) => file));
  const before = new Map([...moved.to].map(([from, to]) => [to, from]));
  const files = new Set([...touched].map((file) => before.get(file) ?? file));
  for (const [from, to] of moved.to) if (to !== undefined && isPageFile(from)) files.add(from);
  files.add(IGNORE_FILE);
  return [...files].flatMap((file) => {
    const text = pages.texts.get(pages.at.get(file) ?? '');
    const links = text === undefined ? undefined : linked.linksOf(file, text);
    return text !== undefined && links ? [{ file, text, links }] : [];
  });
}

/**
 * Plans the edits of page files. Refuses if the text or the links of a file that may link there aren't known
 * (`needs-files`). `home`: the folder of docs.json, with a trailing slash, or ''.
 */
export function followLinks(
  { at, texts }: PageFiles,
  moved: FilesMoved,
  linked: LinkedFiles,
  home: string,
): Result<Followed> {
  const moves = siteMoves(linked, moved);
  const mayLink = mayLinkTo(affected(moved, moves), moves.before, linked.siteUrl, moves.emptied);
  const textOf = (file: string) => texts.get(at.get(home + file) ?? '');
  const movedPages = [...moved.to].flatMap(([from, to]) =>
    to !== undefined && isPageFile(from) ? [from] : [],
  );
  const files = new Set(movedPages);
  if (linked.search) for (const file of linked.search(mayLink)) files.add(file);
  else
    for (const [path, id] of at) {
      const file = path.slice(home.length);
      const text = texts.get(id);
      if (text === undefined || !path.startsWith(home) || files.has(file)) continue;
      if (mayHaveLinks(file) && mayLink(file, text)) files.add(file);
    }
  const unknown: string[] = [];
  const edits: TextEdit[] = [];
  const left: LeftAlone[] = [];
  for (const from of files) {
    const to = moved.to.has(from) ? moved.to.get(from) : from;
    if (to === undefined) continue;
    const text = textOf(from);
    // A file that isn't text has no links.
    if (text === undefined && linked.search === undefined) continue;
    const found = text === undefined ? undefined : linked.linksOf(from, text);
    if (text === undefined || !found) {
      unknown.push(home + from);
      continue;
    }
    const file = home + to;
    const { problem } = found;
    if (problem && !problem.isRead && mayLink(from, text))
      left.push({ file, line: problem.line ?? 1, message: m.notParsed(problem.reason) });
    const next = rewritten({ from, to, text }, found, moves);
    edits.push(...next.edits.map((edit) => ({ ...edit, file: home + edit.file })));
    for (const { at: offset, address } of next.left)
      left.push({
        file,
        line: lineAndColumn(text, offset).line,
        message: m.leadsNowhere(address),
      });
  }
  const ignore = textOf(IGNORE_FILE);
  if (ignore !== undefined) {
    const lines = ignoredLines(ignore, linked.paths, moved.to);
    edits.push(...lines.edits.map((edit) => ({ ...edit, file: home + edit.file })));
    for (const shown of lines.shown)
      left.push({ file: home + shown, line: 1, message: m.notIgnored });
    for (const hidden of lines.hidden)
      left.push({ file: home + hidden, line: 1, message: m.ignoredNow });
  }
  if (unknown.length > 0) return refuse('needs-files', m.textsMissing(unknown.length));
  return ok({ edits, left });
}
