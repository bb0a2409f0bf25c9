/* Names, places and numbers of entries, as they stand in sentences. */
import { counted } from '../text/plural.ts';

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

/** "first place", "place 11" */
export const placeAt = (index: number): string =>
  ordinals[index] ? `${ordinals[index]} place` : `place ${index + 1}`;

export const pages = (count: number): string => counted(count, 'page', 'pages');
