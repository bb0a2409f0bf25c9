/* Counts of whole lists in sentences. */
import { formatNumber } from './plural.ts';

/** All of at least two: "both pages", "all 1,204 pages" */
export const allCounted = (count: number, words: string): string =>
  count === 2 ? `both ${words}` : `all ${formatNumber(count)} ${words}`;
