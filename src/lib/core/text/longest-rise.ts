import { countWhile } from './binary-search.ts';

/**
 * Returns the indexes of an increasing subsequence with the greatest total weight, in order. `values` are
 * different non-negative integers; weights are positive.
 */
export function heaviestRise(
  values: readonly number[],
  weightOf: (index: number) => number,
): readonly number[] {
  // The best chain that ends below each value: a tree of prefix maxima.
  const size = values.reduce((most, value) => Math.max(most, value), -1) + 2;
  const best = new Array<number>(size + 1).fill(-1);
  const total: number[] = [];
  const previous: number[] = [];
  values.forEach((value, i) => {
    let winner = -1;
    for (let at = value; at > 0; at -= at & -at)
      if (best[at]! >= 0 && (winner < 0 || total[best[at]!]! > total[winner]!)) winner = best[at]!;
    total.push(weightOf(i) + (winner < 0 ? 0 : total[winner]!));
    previous.push(winner);
    for (let at = value + 1; at <= size; at += at & -at)
      if (best[at]! < 0 || total[best[at]!]! < total[i]!) best[at] = i;
  });
  const rise: number[] = [];
  let at = total.reduce((top, sum, i) => (sum > total[top]! ? i : top), values.length ? 0 : -1);
  for (; at >= 0; at = previous[at]!) rise.push(at);
  return rise.reverse();
}

/**
 * Returns the indexes of a longest increasing subsequence: the elements that kept their order while the rest
 * moved.
 */
export function longestRise(values: readonly number[]): Set<number> {
  const tails: number[] = [];
  const previous: number[] = [];
  values.forEach((value, i) => {
    const below = countWhile(tails.length, (at) => values[tails[at]!]! < value);
    previous[i] = tails[below - 1] ?? -1;
    tails[below] = i;
  });
  const rise = new Set<number>();
  for (let i = tails.at(-1) ?? -1; i >= 0; i = previous[i]!) rise.add(i);
  return rise;
}
