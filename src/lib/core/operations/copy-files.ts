/*
 * Which files the copy of a version or language needs: those of the pages that it gives another path.
 */
import { ok, refuse, type Result } from '../result.ts';
import * as m from './page-messages.ts';
import { isPossible } from './page-moves.ts';

export interface FileCopies {
  /** Where each file is copied to. */
  readonly copies: ReadonlyMap<string, string>;
  /** The number of new paths that have a file already, which stays. */
  readonly existing: number;
  /** The new paths that get a file. */
  readonly pages: ReadonlySet<string>;
}

/**
 * The files to copy. `moved`: the new path of each page. `fileOf`: the file of a page. Paths that differ only in case are
 * one file on many disks, so a file of any case is not written over.
 */
export function fileCopies(
  moved: ReadonlyMap<string, string>,
  files: readonly string[],
  fileOf: (page: string) => string | undefined,
): FileCopies {
  const taken = new Set(files.map((file) => file.replace(/\.mdx?$/i, '').toLowerCase()));
  const copies = new Map<string, string>();
  const made = new Set<string>();
  const pages = new Set<string>();
  let existing = 0;
  for (const [page, copy] of moved) {
    const file = fileOf(page);
    const key = copy.toLowerCase();
    if (taken.has(key) || taken.has(key === '' ? 'index' : `${key}/index`)) existing++;
    else if (file !== undefined) {
      const path = pathOfCopy(page, file, copy);
      if (!copies.has(file) && !made.has(path.toLowerCase())) copies.set(file, path);
      made.add(path.toLowerCase());
      pages.add(copy);
    }
  }
  return { copies, existing, pages };
}

/** A page of a folder's index stays one. */
function pathOfCopy(page: string, file: string, copy: string): string {
  const extension = file.slice(file.lastIndexOf('.'));
  const isIndex = file.length > page.length + extension.length;
  return (isIndex && copy !== '' ? `${copy}/index` : copy || 'index') + extension;
}

/** Refuses copies whose paths files can't have. */
export function possibleCopies({ copies }: FileCopies): Result<ReadonlyMap<string, string>> {
  const page = [...copies.values()]
    .map((file) => file.replace(/\.mdx?$/i, ''))
    .find((path) => !isPossible(path));
  return page === undefined ? ok(copies) : refuse('page-path', m.impossiblePath(page));
}
