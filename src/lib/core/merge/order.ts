/*
 * Merges two orders of one list. Entries that neither side moved are steady. Between two steady entries, the entries
 * of one side precede those of the other, each in its side's order. So two insertions at one position are both
 * included, ours first.
 */
import { longestRise } from '../text/longest-rise.ts';

export type SideName = 'ours' | 'theirs';

/**
 * The entries of both lists, each once. `leader` says whose order places an entry in both lists, and returns
 * undefined for a steady one. Steady entries must have the same order on both sides.
 */
export function mergeOrder<T>(
  ours: readonly T[],
  theirs: readonly T[],
  leader: (entry: T) => SideName | undefined,
): T[] {
  const inOurs = new Set(ours);
  const inTheirs = new Set(theirs);
  const isSteady = (entry: T) =>
    inOurs.has(entry) && inTheirs.has(entry) && leader(entry) === undefined;
  /** The entries that follow each steady entry, or the start. */
  const behind = new Map<T | undefined, T[]>();
  const collect = (list: readonly T[], isOwn: (entry: T) => boolean) => {
    let last: T | undefined;
    for (const entry of list)
      if (isSteady(entry)) last = entry;
      else if (isOwn(entry)) {
        const others = behind.get(last);
        if (others) others.push(entry);
        else behind.set(last, [entry]);
      }
  };
  collect(ours, (entry) => !inTheirs.has(entry) || leader(entry) === 'ours');
  collect(theirs, (entry) => !inOurs.has(entry) || leader(entry) === 'theirs');
  return [undefined, ...ours.filter(isSteady)].flatMap((steady) => [
    ...(steady === undefined ? [] : [steady]),
    ...(behind.get(steady) ?? []),
  ]);
}

/** A minimal set of entries that were moved to get from one order to the other. Both must contain the same entries. */
export function moversOf<T>(before: readonly T[], after: readonly T[]): Set<T> {
  const rank = new Map(before.map((entry, i) => [entry, i]));
  const steady = longestRise(after.map((entry) => rank.get(entry)!));
  return new Set(after.filter((_, i) => !steady.has(i)));
}
