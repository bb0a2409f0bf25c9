/* Languages and versions side by side: what one is missing, where they are, and why an action is not repeated in one. */
import { listed } from '../text/listed.ts';
import { formatNumber } from '../text/plural.ts';

// Sets.
export const languages = 'Languages';
export const versions = 'Versions';
export const languagesIn = (place: string): string => `Languages in ${place}`;
export const versionsIn = (place: string): string => `Versions in ${place}`;

// What one has, compared with another one (`measure`) or with all.
export const lacks = (name: string, count: number, measure: string | undefined): string =>
  `Missing in ${name}${comparedWith(measure)}: ${formatNumber(count)}.`;
export const hasAll = (name: string, measure: string | undefined): string =>
  `Nothing missing in ${name}${comparedWith(measure)}.`;
export const hasTheSame = (name: string, measure: string | undefined): string =>
  `${name} has the same elements${measure === undefined ? '' : ` as ${measure}`}, in the same order.`;
const comparedWith = (measure: string | undefined): string =>
  measure === undefined ? '' : ` compared with ${measure}`;

// The other differences, as one line.
export const differences = (parts: readonly string[]): string => parts.join(' ');
export const onlyThere = (count: number): string => `Extra: ${formatNumber(count)}.`;
export const inOtherPlaces = (count: number): string => `Moved: ${formatNumber(count)}.`;
export const sameFiles = (count: number): string => `Same file: ${formatNumber(count)}.`;
export const otherFiles = (count: number): string => `Different file: ${formatNumber(count)}.`;

// Content in another file.
export const oneElsewhere = (name: string, file: string): string =>
  `${name} is in another file, ${file}, and can’t be compared yet.`;
export const someElsewhere = (names: readonly string[], files: readonly string[]): string =>
  `${listed(names)} are in other files, ${listed(files)}, and can’t be compared yet.`;
export const manyElsewhere = (count: number, kinds: string): string =>
  `${formatNumber(count)} ${kinds} are in their own files and can’t be compared yet.`;
