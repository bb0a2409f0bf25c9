/* Names, places and numbers of entries in sentences. */
import { counted, formatNumber } from '../text/plural.ts';

/** Placeholder for a missing label. */
export const unnamed = 'without a label';
export const unnamedKind = (aKind: string): string => `${aKind} ${unnamed}`;
export const theTopLevel = 'the top level';
export const topLevel = 'Top level';

/** The first ten, as words. */
export const ordinals: readonly string[] = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
];

/** "first in the list", "number 11 in the list" */
export const placeAt = (index: number): string =>
  `${ordinals[index] ?? `number ${formatNumber(index + 1)}`} in the list`;

export const pages = (count: number): string => counted(count, 'page', 'pages');
