/* The words that name parts of a document, and what a mistake in it costs. */
import { plural } from '../text/plural.ts';

export const tooDeep = (levels: number): string =>
  `This file nests values more than ${levels} levels deep. It can be edited in JSON mode only.`;

// What an error costs.
export const dropsWholeList = 'The site drops the whole list that it stands in.';
export const doesNotBuild = 'The site does not build with it.';
export const dropsIt = 'The site drops it.';

// Names of elements.
export const navigation = 'Navigation';
export const everywhere = 'Everywhere';
export const theNavigation = 'the navigation';
export const theGlobalSection = 'the global section';
export const unnamed = (kind: string): string => `this ${kind}`;

// Counts of entries.
export const count = (n: number, one: string, other: string): string =>
  `${n} ${plural(n, one, other)}`;
export const all = (n: number, one: string, other: string): string =>
  plural(n, `the ${one}`, `the ${n} ${other}`);
