/*
 * Page files that a repository once had. Only what git says counts: a path that a commit deleted, or renamed to another
 * one. Where the folder of docs.json moved, its pages kept their addresses.
 */
import { isServed } from '../links/redirects.ts';
import type { Change, PastPage } from '../storage.ts';

/** What a commit did to files, which are named from the root of the repository. */
export interface HistoryStep extends Change {
  readonly files: readonly HistoryFile[];
}

/** `from` alone: deleted. `to` alone: new. Both: renamed. */
export interface HistoryFile {
  readonly from?: string;
  readonly to?: string;
  /** git's id of the text before the commit. */
  readonly blob?: string;
}

const NAMES = ['docs.json', 'docs.jsonc', 'mint.json'];

/**
 * The pages that were once served. `steps`: newest first. `home`: the folder of docs.json today, with a slash at the end,
 * or ''. Files from before the site began aren't included: nothing served them.
 */
export function pastPages(steps: readonly HistoryStep[], home: string): readonly PastPage[] {
  const born = additions(steps);
  const found = new Map<string, PastPage>();
  /** Where a path of the time that the walk has reached is today. Paths that aren't named stayed. */
  const today = new Map<string, string | undefined>();
  const whereNow = (path: string) => (today.has(path) ? today.get(path) : path);
  let folder = home;
  for (const [i, step] of steps.entries()) {
    if (i > beginning(born, folder)) break;
    const earlier = folderBefore(step, folder);
    const { id, date, subject } = step;
    const moves = step.files.map(({ from, to, blob }) => {
      const now = to === undefined ? undefined : whereNow(to);
      return { from, now, to, blob };
    });
    for (const { to } of moves) if (to !== undefined) today.delete(to);
    for (const { from, now, to, blob } of moves) {
      if (from === undefined) continue;
      today.set(from, now);
      const file = within(earlier, from);
      const isSame = to !== undefined && file === within(folder, to);
      if (file === undefined || isSame || found.has(file) || !isServed(file)) continue;
      const stays = now === undefined ? undefined : within(home, now);
      found.set(file, {
        ...{ file, ended: { id, date, subject } },
        ...(stays !== undefined && { now: stays }),
        ...(blob !== undefined && { blob }),
      });
    }
    folder = earlier;
  }
  return [...found.values()];
}

const within = (folder: string, path: string): string | undefined =>
  path.startsWith(folder) ? path.slice(folder.length) : undefined;

/** The oldest step that adds each configuration of a site: its index. */
function additions(steps: readonly HistoryStep[]): ReadonlyMap<string, number> {
  const born = new Map<string, number>();
  steps.forEach(({ files }, i) => {
    for (const { from, to } of files)
      if (from === undefined && to !== undefined && NAMES.includes(nameOf(to))) born.set(to, i);
  });
  return born;
}

/** The index of the step in which the site in a folder began. Infinity if it isn't in the history. */
const beginning = (born: ReadonlyMap<string, number>, folder: string): number => {
  const known = NAMES.flatMap((name) => born.get(folder + name) ?? []);
  return known.length > 0 ? Math.max(...known) : Infinity;
};

/** The folder of docs.json before a step. */
function folderBefore({ files }: HistoryStep, folder: string): string {
  const moved = files.find(
    ({ from, to }) =>
      from !== undefined &&
      to !== undefined &&
      NAMES.includes(nameOf(from)) &&
      NAMES.some((name) => folder + name === to),
  )?.from;
  return moved === undefined ? folder : moved.slice(0, moved.length - nameOf(moved).length);
}

const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);
