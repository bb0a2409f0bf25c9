/*
 * Suggests pages while a path is typed: files that are in no list yet, nearest first.
 */
import { rank } from './search.ts';

export interface Suggestion {
  readonly path: string;
  readonly title: string | undefined;
}

/** Returns the pages that match what is typed, best first; all of them if nothing is typed. */
export type Suggest = (typed: string) => readonly Suggestion[];

/**
 * Suggests from these pages by title or path, those in the folder of `near` first, then those in nearby
 * folders.
 */
export function suggestFrom(
  pages: readonly string[],
  titles: ReadonlyMap<string, string> | undefined,
  near: string,
): Suggest {
  const folders = pathParts(near).slice(0, -1);
  const sorted = pages
    .map((path) => ({ path, title: titles?.get(path), far: distance(pathParts(path), folders) }))
    .sort((a, b) => a.far - b.far || (a.path < b.path ? -1 : 1));
  const texts = sorted.map(({ path, title }) => (title ? `${title}\n${path}` : path));
  return (typed) => rank(texts, typed).map((at) => sorted[at]!);
}

const pathParts = (path: string): readonly string[] => path.split('/');

/** The number of steps from a folder to the folder of a page. */
function distance(page: readonly string[], folders: readonly string[]): number {
  let shared = 0;
  while (shared < folders.length && shared < page.length - 1 && page[shared] === folders[shared])
    shared++;
  return folders.length - shared + (page.length - 1 - shared);
}
