import type { List } from './list.ts';
import { lineEnds } from './print.ts';

/** Of the indexes in their new order, those that stay in place: the run in the old order with the most lines. */
export function longestRun(list: List, indexes: readonly number[]): readonly number[] {
  if (indexes.every((index, i) => i === 0 || indexes[i - 1]! < index)) return indexes;
  const weight = (i: number) => {
    const lines = lineEnds(list.text.slice(list.starts[i], list.ends[i])) + 1;
    return indexes.length > 2000 ? 1 : lines;
  };
  // Best chain ending at each index, using a tree of prefix maxima over the old order.
  const size = list.starts.length + 1;
  const best: number[] = new Array<number>(size + 1).fill(-1); // position in `indexes`
  const total: number[] = [];
  const previous: number[] = [];
  indexes.forEach((index, at) => {
    let winner = -1;
    for (let i = index; i > 0; i -= i & -i)
      if (best[i]! >= 0 && (winner < 0 || total[best[i]!]! > total[winner]!)) winner = best[i]!;
    total.push(weight(index) + (winner < 0 ? 0 : total[winner]!));
    previous.push(winner);
    for (let i = index + 1; i <= size; i += i & -i)
      if (best[i]! < 0 || total[best[i]!]! < total[at]!) best[i] = at;
  });
  let at = total.reduce((top, sum, i) => (sum > total[top]! ? i : top), 0);
  const run: number[] = [];
  for (; at >= 0; at = previous[at]!) run.push(indexes[at]!);
  return run.reverse();
}
