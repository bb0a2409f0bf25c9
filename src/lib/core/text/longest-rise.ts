import { countWhile } from './binary-search.ts';

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
