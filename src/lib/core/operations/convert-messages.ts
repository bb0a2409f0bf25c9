/* Turning elements into other kinds. */
import { capital, quoted } from '../document/kind-words.ts';

export const turnInto = (what: string, kind: string): string => `Turn ${what} into ${kind}`;
export const turnIntoNamed = (what: string, aKind: string, name: string): string =>
  `Turn ${what} into ${aKind} ${quoted(name)}`;
export const turnAll = (count: number, entries: string, kinds: string): string =>
  `Turn all ${count} ${entries} into ${kinds}`;

// Labels of new elements.
export const newOne = (kind: string): string => `New ${kind}`;
export const newGroup = 'New group';
export const overview = 'Overview';

// Any element.
export const isAlready = (name: string, aKind: string): string =>
  `${capital(name)} is ${aKind} already.`;
export const nothingBecomes = (aKind: string): string => `Nothing can be turned into ${aKind}.`;
export const nothingBecomesHere = (aKind: string): string =>
  `Nothing can be turned into ${aKind} here.`;
export const pagesOneByOne = 'Pages are turned into groups one by one.';
export const alsoHolds = (parent: string, entries: string, kinds: string): string =>
  `${capital(parent)} also holds ${entries}, and ${kinds} cannot stand beside them.`;
export const onlyTogether = (parent: string, entries: string, kinds: string): string =>
  `${capital(parent)} would hold ${entries} and ${kinds} side by side. They can only be turned into ${kinds} together.`;
export const noRoom = (aKind: string): string => `${aKind} has no room for that`;
export const cannotHold = (name: string, entries: string, aKind: string): string =>
  `${capital(name)} holds ${entries}, and ${aKind} cannot hold ${entries}.`;
export const malformed = (name: string, kind: string): string =>
  `${capital(name)} is no ${kind}. Repair that first.`;
export const labelIsNoText = (kind: string): string =>
  `The label of this ${kind} is no text. Repair that first.`;
export const noLanguageCode = (label: string): string =>
  `A language is called by its code, such as “en”. ${quoted(label)} is none: rename it first.`;
export const inAnotherFile = (name: string, file: string): string =>
  `What ${name} holds stands in another file, ${quoted(file)}. Open that file to change it.`;
export const inTwoFiles = (name: string): string =>
  `${capital(name)} is written in two files: some fields stand beside the reference to the other one. Put it back into one place first.`;
export const putBack = (name: string): string => `Put ${name} back in place of the reference`;

// Pages and groups.
export const onlyByGroup = (name: string, aKind: string, wanted: string): string =>
  `${capital(name)} is ${aKind}: it can become a group, and the group ${wanted}.`;
export const onlyGroupBecomesPage = (name: string): string =>
  `Only a group can become a page, and ${name} is none.`;
export const standsAmongGroups = (name: string): string =>
  `${capital(name)} stands among groups, where a page cannot stand.`;
export const severalPages = (name: string): string =>
  `${capital(name)} holds more than one page. Only a group with a single page can become that page.`;
export const noPage = (name: string): string =>
  `${capital(name)} holds no page that it could become.`;
export const pageHasNoRoom = 'a page has no room for that';

// Web addresses.
export const addressBecomesLink = (aKind: string): string =>
  `A web address can become the link of a tab or an anchor, not ${aKind}.`;
