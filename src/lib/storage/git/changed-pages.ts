/* The page files that differ between two commits, by what hosts list of them: paths, and ids of contents. */
import { isPageFile } from '../../core/pages/page-paths.ts';
import type { ChangedPage } from '../../core/storage.ts';
import type { Blob } from './host.ts';

type Files = ReadonlyMap<string, Blob>;

/**
 * The page files below a folder. One that is only elsewhere is found by its content, if no other file has the same.
 * `folder`: with a trailing slash, or ''.
 */
export function changedPages(there: Files, here: Files, folder: string): readonly ChangedPage[] {
  const isOurs = (path: string) => path.startsWith(folder) && isPageFile(path);
  const gone = [...there.values()].filter(({ path }) => isOurs(path) && !here.has(path));
  const news = [...here.values()].filter(({ path }) => isOurs(path) && !there.has(path));
  const moved = new Map<string, string>();
  const [before, after] = [bySha(gone), bySha(news)];
  for (const [sha, from] of before) {
    const to = after.get(sha);
    if (from.length === 1 && to?.length === 1) moved.set(from[0]!, to[0]!);
  }
  const arrived = new Set(moved.values());
  return [
    ...gone.map(({ path }): ChangedPage => {
      const to = moved.get(path);
      return to === undefined ? { from: path } : { from: path, to, isSame: true };
    }),
    ...news.flatMap(({ path }) => (arrived.has(path) ? [] : [{ to: path }])),
    ...[...here.values()].flatMap(({ path, sha }) => {
      const old = isOurs(path) ? there.get(path) : undefined;
      return old && old.sha !== sha ? [{ from: path, to: path }] : [];
    }),
  ];
}

function bySha(files: readonly Blob[]): ReadonlyMap<string, readonly string[]> {
  const paths = new Map<string, string[]>();
  for (const { path, sha } of files) {
    const same = paths.get(sha);
    if (same) same.push(path);
    else paths.set(sha, [path]);
  }
  return paths;
}
