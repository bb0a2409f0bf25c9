/* Plans moves of page files and of folders, and says which of a step's changes can't be made together. */
import { pageName } from '../document/page-name.ts';
import { pageOf } from '../document/page-index.ts';
import { quoted } from '../document/kind-words.ts';
import type { PageOperation } from '../operation.ts';
import type { PageChange, PageFiles, PagePlan } from '../page-files.ts';
import { frontmatterOf } from '../pages/frontmatter.ts';
import { isPageFile } from '../pages/page-paths.ts';
import { ok, refuse, type Result } from '../result.ts';
import * as m from './page-messages.ts';

/** What one operation does. */
export interface Planned extends PagePlan {
  readonly label: string;
}

type Move = PageOperation & { readonly op: 'rename-page' };

export function planPageMove(pages: PageFiles, { from, to }: Move, home: string): Result<Planned> {
  const file = fileOf(pages, home + pageOf(from));
  if (file === undefined && pages.at.has(home + pageOf(from)))
    return planOtherMove(home, pageOf(from), pageOf(to));
  const text = textOf(pages, file);
  if (file === undefined || text === undefined) return refuse('needs-files', m.noPageFile(from));
  const page = pageOf(to).replace(/\.mdx?$/i, '');
  if (!isPossible(page)) return refuse('page-path', m.impossiblePath(to));
  const path = `${home}${page}${file.slice(file.lastIndexOf('.'))}`;
  const owner = quoted(frontmatterOf(text).title ?? pageName(from));
  const files = path === file ? [] : [{ from: file, to: path }];
  return ok({ files, edits: [], label: m.movePage(owner, page) });
}

/** Moves a file that isn't a page, such as an image. Both paths have its extension. */
function planOtherMove(home: string, from: string, to: string): Result<Planned> {
  if (!isPossible(to)) return refuse('page-path', m.impossibleFile(to));
  const files = from === to ? [] : [{ from: home + from, to: home + to }];
  return ok({ files, edits: [], label: m.moveFile(from, to) });
}

/** Moves all files in a folder that are known, in the order of their paths. Both paths end in a slash. */
export function planFolderMove(
  { at }: PageFiles,
  { from, to }: Move,
  home: string,
): Result<Planned> {
  const [old, next] = [from, to].map((path) => path.replace(/^\/+|\/+$/g, '')) as [string, string];
  if (!isPossible(old) || (next !== '' && !isPossible(next)))
    return refuse('page-path', m.impossiblePath(isPossible(old) ? to : from));
  if (`${next}/`.startsWith(`${old}/`) && next !== old)
    return refuse('into-itself', m.intoItself(old));
  const start = `${home}${old}/`;
  const files = [...at.keys()]
    .filter((path) => path.startsWith(start))
    .sort()
    .map((path) => ({
      from: path,
      to: `${home}${next === '' ? '' : `${next}/`}${path.slice(start.length)}`,
    }));
  if (files.length === 0) return refuse('needs-files', m.emptyFolder(old));
  return ok({ files: next === old ? [] : files, edits: [], label: m.moveFolder(old, next || '/') });
}

/** The path that a change frees. */
export const leftPath = (change: PageChange): readonly string[] =>
  'from' in change ? [change.from] : 'deleted' in change ? [change.deleted] : [];

/** A refusal of a file that is moved twice, and of a path that a file has which stays, or that two would have. */
export function clashIn(
  has: (path: string) => boolean,
  changes: readonly PageChange[],
): ReturnType<typeof refuse> | undefined {
  const leaving = new Set<string>();
  for (const path of changes.flatMap(leftPath)) {
    if (leaving.has(path)) return refuse('twice', m.twice(path));
    leaving.add(path);
  }
  const names = new Map<string, string>();
  for (const change of changes) {
    if ('deleted' in change) continue;
    const path = 'to' in change ? change.to : change.path;
    const name = isPageFile(path) ? path.replace(/(\/index)?\.mdx?$/i, '') : path;
    const taken =
      filesOf(name).find((file) => has(file) && !leaving.has(file)) ??
      (has(path) && !leaving.has(path) ? path : names.get(name));
    // Files that have one address already may keep it, each at its place.
    if (
      taken !== undefined &&
      !(isPageFile(path) && 'from' in change && isBeside(change, taken, changes))
    )
      return refuse('exists', m.exists(taken));
    names.set(name, path);
  }
  return undefined;
}

/** Whether a file and the one that has its new address come from a folder where both had one address. */
function isBeside(
  { from, to }: { readonly from: string; readonly to: string },
  taken: string,
  changes: readonly PageChange[],
): boolean {
  if (taken === to) return false;
  const other = changes.find((one) => 'to' in one && one.to === taken);
  if (!other || !('from' in other)) return false;
  const name = (path: string) => path.replace(/(\/index)?\.mdx?$/i, '');
  return name(other.from) === name(from);
}

/** Whether a file may have this path: within the folder, and with a name. */
export const isPossible = (page: string): boolean =>
  page.split('/').every((part) => part !== '' && part !== '.' && part !== '..') &&
  !/[\u0000-\u001f<>"|*:?#\\]/.test(page);

export const textOf = ({ at, texts }: PageFiles, file: string | undefined): string | undefined =>
  file === undefined ? undefined : texts.get(at.get(file) ?? '');

/** The files that a page can have: `a` is `a.mdx`, `a.md`, or the index of a folder. */
export const filesOf = (page: string): readonly string[] => [
  ...(isPageFile(page) ? [page] : []),
  ...[`${page}.mdx`, `${page}.md`, `${page}/index.mdx`, `${page}/index.md`],
];

export const fileOf = ({ at }: PageFiles, page: string): string | undefined =>
  filesOf(page).find((file) => at.has(file));
