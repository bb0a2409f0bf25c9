/* The words that name parts of a document, and what a mistake in it costs. */
import { formatNumber, plural } from '../text/plural.ts';

export const tooDeep = (levels: number): string =>
  `This file is nested more than ${formatNumber(levels)} levels deep. You can only edit it in JSON mode.`;

// What an error costs.
export const dropsWholeList = 'Until then, everything in the same list is missing from the site.';
export const doesNotBuild = 'The site won’t build.';
/** After what to do. */
export const orNoBuild = 'Otherwise, the site won’t build.';
export const dropsIt = 'It won’t appear on the site.';

// Names of elements.
export const navigation = 'Navigation';
export const everywhere = 'Global links';
export const theNavigation = 'the navigation';
export const theGlobalSection = 'the global links';
export const unnamed = (kind: string): string => `this ${kind}`;

// Counts of entries.
export const all = (n: number, one: string, other: string): string =>
  plural(n, `the ${one}`, `the ${formatNumber(n)} ${other}`);
