import type { List } from './list.ts';
import { heaviestRise } from './longest-rise.ts';
import { lineEnds } from './print.ts';

/** Of the indexes in their new order, those that stay in place: the run in the old order with the most lines. */
export function longestRun(list: List, indexes: readonly number[]): readonly number[] {
  if (indexes.every((index, i) => i === 0 || indexes[i - 1]! < index)) return indexes;
  const weights =
    indexes.length > 2000
      ? undefined
      : indexes.map((i) => lineEnds(list.text.slice(list.starts[i], list.ends[i])) + 1);
  return heaviestRise(indexes, (i) => weights?.[i] ?? 1).map((i) => indexes[i]!);
}
