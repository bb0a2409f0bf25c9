/* Binary search. */

/** The number of indexes, from 0, for which a test holds. From the first for which it fails, it must fail for all. */
export function countWhile(length: number, holds: (index: number) => boolean): number {
  let low = 0;
  let high = length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (holds(middle)) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The number of ascending values below a limit. */
export const countBelow = (values: readonly number[], limit: number): number =>
  countWhile(values.length, (index) => values[index]! < limit);

/** The number of ascending values that don't exceed a limit. */
export const countUpTo = (values: readonly number[], limit: number): number =>
  countWhile(values.length, (index) => values[index]! <= limit);
