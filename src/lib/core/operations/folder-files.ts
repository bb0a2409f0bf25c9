/*
 * The files that aren't pages and go along when pages move. Where all pages of a folder move to another one, each at the
 * same place in it, the folder itself moves, with its images and whatever else is in it.
 */
import { folderOf, isPageFile, pagePathOf } from '../pages/page-paths.ts';

/** Paths are from the folder of docs.json. */
export interface FolderFiles {
  /** The new path of each file that moves along, without extension. */
  readonly moves: ReadonlyMap<string, string>;
  /** Files of these folders that stay: those that can't be moved, and those whose new path is taken. */
  readonly staying: readonly string[];
}

const NOTHING: FolderFiles = { moves: new Map(), staying: [] };

/**
 * What else is in folders that move. `pages`: the new path of each page file that moves, without extension. `all`: every
 * file. `mayMove`: whether a file that isn't a page can be moved.
 */
export function folderFiles(
  pages: ReadonlyMap<string, string>,
  all: readonly string[],
  mayMove: (file: string) => boolean,
): FolderFiles {
  if (pages.size === 0) return NOTHING;
  const targets = folderTargets(pages, all.filter(isPageFile));
  const found = new Map<string, string>();
  const staying: string[] = [];
  for (const file of all) {
    const to = isPageFile(file) ? undefined : newPath(file, targets);
    if (to === undefined) continue;
    if (mayMove(file)) found.set(file, to);
    else staying.push(file);
  }
  const taken = new Set(
    all.filter((file) => !found.has(file) && !pages.has(file)).map((file) => file.toLowerCase()),
  );
  const moves = new Map<string, string>();
  for (const [file, to] of found)
    if (taken.has(to.toLowerCase())) staying.push(file);
    else moves.set(file, to.slice(0, to.lastIndexOf('.')));
  return { moves, staying };
}

/** Where each folder with pages moves, at any depth. `null` for one whose pages don't all move to the same other one. */
function folderTargets(
  moves: ReadonlyMap<string, string>,
  pages: readonly string[],
): ReadonlyMap<string, string | null> {
  const targets = new Map<string, string | null>();
  for (const file of pages) {
    const to = moves.get(file);
    const path = pagePathOf(file);
    for (let folder = folderOf(file); folder !== ''; folder = folderOf(folder.slice(0, -1))) {
      const before = targets.get(folder);
      const target = to === undefined ? null : folderFrom(to, path.slice(folder.length));
      const isSame = before === undefined || before === target;
      targets.set(folder, isSame && target !== folder ? target : null);
    }
  }
  return targets;
}

/** The folder in which a path ends in `rest`. */
function folderFrom(path: string, rest: string): string | null {
  if (path === rest) return '';
  return path.endsWith(`/${rest}`) ? path.slice(0, -rest.length) : null;
}

/** The path of a file after the innermost folder around it that has pages moved, or undefined if that one stays. */
function newPath(file: string, targets: ReadonlyMap<string, string | null>): string | undefined {
  for (let folder = folderOf(file); folder !== ''; folder = folderOf(folder.slice(0, -1))) {
    const target = targets.get(folder);
    if (target === null) return undefined;
    if (target !== undefined) return target + file.slice(folder.length);
  }
  return undefined;
}
