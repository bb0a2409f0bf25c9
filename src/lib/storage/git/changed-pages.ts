/* The page files that differ between two commits, by what hosts list of them: paths, and ids of contents. */
import { isPageFile } from '../../core/pages/page-paths.ts';
import type { ChangedPage } from '../../core/storage.ts';
import type { Blob } from './host.ts';

type Files = ReadonlyMap<string, Blob>;

/** What reads the text of a file to find what it was renamed from. Undefined for one that can't be read. */
type Read = (files: readonly Blob[]) => Promise<readonly (string | undefined)[]>;

/**
 * The page files below a folder. One that is elsewhere is found by its content, if no other file has the same. With
 * `read`, one whose content is mostly the same is found too, among few. `folder`: with a trailing slash, or ''.
 */
export async function changedPages(
  there: Files,
  here: Files,
  folder: string,
  read?: Read,
): Promise<readonly ChangedPage[]> {
  const isOurs = (path: string) => path.startsWith(folder) && isPageFile(path);
  const gone = [...there.values()].filter(({ path }) => isOurs(path) && !here.has(path));
  const news = [...here.values()].filter(({ path }) => isOurs(path) && !there.has(path));
  const same = sameContents(gone, news);
  const arrived = new Set(same.values());
  const similar = await similarContents(
    gone.filter(({ path }) => !same.has(path)),
    news.filter(({ path }) => !arrived.has(path)),
    read,
  );
  for (const to of similar.values()) arrived.add(to);
  return [
    ...gone.map(({ path: from }): ChangedPage => {
      const to = same.get(from);
      if (to !== undefined) return { from, to, isSame: true };
      const changed = similar.get(from);
      return changed === undefined ? { from } : { from, to: changed };
    }),
    ...news.flatMap(({ path }) => (arrived.has(path) ? [] : [{ to: path }])),
    ...[...here.values()].flatMap(({ path, sha }) => {
      const old = isOurs(path) ? there.get(path) : undefined;
      return old && old.sha !== sha ? [{ from: path, to: path }] : [];
    }),
  ];
}

/** Where files with the same content are now. */
function sameContents(gone: readonly Blob[], news: readonly Blob[]): ReadonlyMap<string, string> {
  const moved = new Map<string, string>();
  const after = bySha(news);
  for (const [sha, from] of bySha(gone)) {
    const to = after.get(sha);
    if (from.length === 1 && to?.length === 1) moved.set(from[0]!, to[0]!);
  }
  return moved;
}

/** Most files on each side that are compared by their lines. */
const MOST = 40;
/** How much of the larger of two files has to be in the other one, as in git. */
const SIMILAR = 0.5;

/** Where files with mostly the same lines are now, the most similar ones first. */
async function similarContents(
  gone: readonly Blob[],
  news: readonly Blob[],
  read: Read | undefined,
): Promise<ReadonlyMap<string, string>> {
  const moved = new Map<string, string>();
  const isFew = gone.length > 0 && news.length > 0 && gone.length <= MOST && news.length <= MOST;
  if (!read || !isFew) return moved;
  const texts = await read([...gone, ...news]);
  const [before, after] = [texts.slice(0, gone.length), texts.slice(gone.length)];
  const pairs = gone.flatMap(({ path: from }, i) =>
    news.map(({ path: to }, j) => ({ from, to, score: similarity(before[i], after[j]) })),
  );
  const taken = new Set<string>();
  for (const { from, to, score } of pairs.sort((a, b) => b.score - a.score)) {
    if (score < SIMILAR || moved.has(from) || taken.has(to)) continue;
    moved.set(from, to);
    taken.add(to);
  }
  return moved;
}

/** The share of the longer text that consists of lines of the other one, from 0 to 1. */
function similarity(one: string | undefined, other: string | undefined): number {
  const most = Math.max(one?.length ?? 0, other?.length ?? 0);
  if (!one || !other) return 0;
  const left = new Map<string, number>();
  for (const line of linesIn(one)) left.set(line, (left.get(line) ?? 0) + 1);
  let common = 0;
  for (const line of linesIn(other)) {
    const count = left.get(line) ?? 0;
    if (count > 0) common += line.length;
    left.set(line, count - 1);
  }
  return common / most;
}

const linesIn = (text: string): readonly string[] => text.split(/(?<=\n)/);

function bySha(files: readonly Blob[]): ReadonlyMap<string, readonly string[]> {
  const paths = new Map<string, string[]>();
  for (const { path, sha } of files) {
    const same = paths.get(sha);
    if (same) same.push(path);
    else paths.set(sha, [path]);
  }
  return paths;
}
