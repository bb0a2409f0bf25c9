/* Languages and versions side by side: what one lacks, where they are, and why an action is not repeated in one. */
import { listed } from '../document/kind-words.ts';
import { counted } from '../text/plural.ts';

// Sets.
export const languages = 'Languages';
export const versions = 'Versions';
export const languagesIn = (place: string): string => `Languages in ${place}`;
export const versionsIn = (place: string): string => `Versions in ${place}`;

// What one has, compared with another one (`measure`) or with all.
export const lacks = (name: string, count: number, measure: string | undefined): string =>
  `${name} lacks ${count.toLocaleString('en')} of ${entriesOf(measure)}.`;
export const hasAll = (name: string, measure: string | undefined): string =>
  `${name} has all of ${entriesOf(measure)}.`;
export const hasTheSame = (name: string, measure: string | undefined): string =>
  `${name} has the same entries${measure === undefined ? '' : ` as ${measure}`}, in the same order.`;
const entriesOf = (measure: string | undefined): string =>
  measure === undefined ? 'these entries' : `the entries of ${measure}`;

// The other differences, in one sentence.
export const differences = (parts: readonly string[]): string => `${parts.join(', ')}.`;
export const onlyThere = (count: number): string =>
  counted(count, 'stands only there', 'stand only there');
export const inOtherPlaces = (count: number): string =>
  counted(count, 'stands in another place', 'stand in other places');
export const sameFiles = (count: number): string =>
  counted(count, 'lists the same file', 'list the same files');
export const otherFiles = (count: number): string =>
  counted(count, 'lists another file', 'list other files');

// Content in another file.
export const oneElsewhere = (name: string, file: string): string =>
  `${name} stands in another file, ${file}, and cannot be compared yet.`;
export const someElsewhere = (names: readonly string[], files: readonly string[]): string =>
  `${listed(names)} stand in other files, ${listed(files)}, and cannot be compared yet.`;
export const manyElsewhere = (count: number, kinds: string): string =>
  `${count} ${kinds} stand in files of their own and cannot be compared yet.`;
