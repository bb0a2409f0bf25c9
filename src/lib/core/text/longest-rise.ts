/**
 * Returns the indexes of a longest increasing subsequence: the elements that kept their order while the rest
 * moved.
 */
export function longestRise(values: readonly number[]): Set<number> {
  const tails: number[] = [];
  const previous: number[] = [];
  values.forEach((value, i) => {
    let low = 0;
    let high = tails.length;
    while (low < high) {
      const mid = (low + high) >> 1;
      if (values[tails[mid]!]! < value) low = mid + 1;
      else high = mid;
    }
    previous[i] = low > 0 ? tails[low - 1]! : -1;
    tails[low] = i;
  });
  const rise = new Set<number>();
  for (let i = tails.at(-1) ?? -1; i >= 0; i = previous[i]!) rise.add(i);
  return rise;
}
