/* Turning elements into other kinds. */
import { capital, quoted } from '../document/kind-words.ts';
import { allCounted } from '../text/count-messages.ts';
import { plural } from '../text/plural.ts';

export const turnInto = (what: string, kind: string): string => `Turn ${what} into ${kind}`;
export const turnIntoNamed = (what: string, kind: string, name: string): string =>
  `Turn ${what} into the ${kind} ${quoted(name)}`;
export const turnAll = (count: number, entries: string, kinds: string): string =>
  `Turn ${allCounted(count, entries)} into ${kinds}`;

// Labels of new elements.
export const newOne = (kind: string): string => `New ${kind}`;
export const newGroup = 'New group';
export const overview = 'Overview';

// Any element.
export const isAlready = (name: string, aKind: string): string =>
  `${capital(name)} is already ${aKind}.`;
export const nothingBecomes = (aKind: string): string => `Nothing can be turned into ${aKind}.`;
export const nothingBecomesHere = (aKind: string): string =>
  `Nothing can be turned into ${aKind} here.`;
export const pagesOneByOne = 'Turn pages into groups one at a time.';
export const alsoHolds = (parent: string, entries: string, kinds: string): string =>
  `${capital(parent)} also contains ${entries}, which can’t be next to ${kinds}.`;
export const onlyTogether = (parent: string, entries: string, kinds: string): string =>
  `Turn all ${entries} of ${parent} into ${kinds} together. It can’t contain both.`;
export const noRoom = (aKind: string, fields: number): string =>
  `${aKind} can’t have ${plural(fields, 'this field', 'these fields')}`;
export const cannotHold = (name: string, entries: string, aKind: string): string =>
  `${capital(name)} contains ${entries}, but ${aKind} can’t contain ${entries}.`;
export const malformed = (name: string, kind: string): string =>
  `Fix ${name} first. It isn’t a valid ${kind}.`;
export const labelIsNoText = (kind: string): string =>
  `Fix the label of this ${kind} first. It isn’t text.`;
export const noLanguageCode = (label: string): string =>
  `Rename ${quoted(label)} to a language code such as “en” first.`;
export { inAnotherFile } from '../check/placement/messages.ts';
export const inTwoFiles = (name: string): string =>
  `Combine ${name} into one file first. Part of it is in another file.`;
export const putBack = (name: string): string => `Move ${name} back into this file`;

// Pages and groups.
export const onlyByGroup = (name: string, aKind: string, wanted: string): string =>
  `Turn ${name} into a group first, then into ${wanted}. It’s ${aKind}.`;
export const onlyGroupBecomesPage = (name: string): string =>
  `Only groups can become pages. ${capital(name)} isn’t a group.`;
export const standsAmongGroups = (name: string): string =>
  `Move ${name} into a group first. It can’t become a page in a list that contains only groups.`;
export const severalPages = (name: string): string =>
  `${capital(name)} contains several pages. Only a group with one page can become a page.`;
export const noPage = (name: string): string => `${capital(name)} contains no pages.`;

// Web addresses.
export const addressBecomesLink = (aKind: string): string =>
  `Turn the URL into a tab or an anchor with a link. It can’t become ${aKind}.`;
