/*
 * Files that the navigation uses and that a repository on this machine doesn't have. git leaves out of a commit what nobody
 * adds, so that the site would lack them for everyone else.
 */
import { listingOf, isListed } from '$lib/core/check/pages/page-listing';
import { specificationFiles } from '$lib/core/check/specifications/specification-names';
import { isPageFile, pagePathOf } from '$lib/core/pages/page-paths';
import type { GitStatus } from '$lib/core/storage';
import type { Session } from '$lib/editor/context';

/** Paths in the storage. */
export interface MissingFiles {
  /** A commit can include them. */
  readonly untracked: readonly string[];
  /** They have to be added with git. */
  readonly leftOut: readonly string[];
}

/** Most files that are added to a commit here. With more, a repository is at its beginning. A request has at most 1,000. */
const MOST = 500;

const NONE: MissingFiles = { untracked: [], leftOut: [] };

/** Those that the work's navigation uses: pages, API specifications, and files reached by `$ref`. */
export function missingFiles(
  { editor, files }: Pick<Session, 'editor' | 'files'>,
  { untracked = [], leftOut = [], uncommitted = [] }: Partial<GitStatus> = {},
): MissingFiles {
  if (untracked.length + leftOut.length === 0) return NONE;
  const { doc, world, basePages, pages, pagePlans } = editor;
  const home = doc.main.slice(0, doc.main.lastIndexOf('/') + 1);
  const listing = listingOf(doc, world);
  const specifications = [...specificationFiles(doc)];
  const isUsed = (path: string): boolean => {
    const own = path.slice(home.length);
    if (isPageFile(own)) return isListed(pagePathOf(own), listing);
    return doc.files.has(path) || specifications.some((name) => isAtOrIn(own, name));
  };
  const changed = pagePlans?.pairsBetween(basePages, pages) ?? [];
  const committed = new Set([...uncommitted, ...changed.flatMap(({ after }) => after?.path ?? [])]);
  const needed = (path: string) => path !== doc.main && !committed.has(path) && isUsed(path);
  const folders = leftOut.filter((path) => path.endsWith('/'));
  const inFolders = (folders.length > 0 ? (files.all ?? []) : [])
    .map((file) => home + file)
    .filter((path) => folders.some((folder) => path.startsWith(folder)));
  const found = {
    untracked: untracked.filter(needed),
    leftOut: [...leftOut, ...inFolders].filter((path) => !path.endsWith('/') && needed(path)),
  };
  if (found.untracked.length <= MOST) return found;
  return { untracked: [], leftOut: [...found.untracked, ...found.leftOut] };
}

/** `openapi` may name a folder. */
const isAtOrIn = (path: string, name: string): boolean =>
  path === name || path.startsWith(`${name.replace(/\/$/, '')}/`);
