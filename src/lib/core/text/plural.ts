/*
 * Counts in sentences: the form of a word that goes with a number, and the number with separators.
 */

const rules = new Intl.PluralRules('en');
const separated = new Intl.NumberFormat('en');

/** "1,204" */
export const formatNumber = (count: number): string => separated.format(count);

/** "page" for 1, "pages" for any other count. */
export const plural = (count: number, one: string, other: string): string =>
  rules.select(count) === 'one' ? one : other;

/** "1 page", "1,204 pages" */
export const counted = (count: number, one: string, other: string): string =>
  `${formatNumber(count)} ${plural(count, one, other)}`;
