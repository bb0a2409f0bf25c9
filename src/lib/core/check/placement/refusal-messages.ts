/* Why elements can’t be placed somewhere, and labels of the fixes that make it possible. */
import { aKind, capital, entriesOf, quoted } from '../../document/kind-words.ts';
import { plural } from '../../text/plural.ts';
import { KIND_OF_LIST, KINDS, type Kind, type ListKey } from '../../schema/kinds.ts';

// Refusals
export const listInAnotherFile = (key: ListKey, holder: string, file: string): string =>
  `The ${entriesOf(key)} of ${holder} stand in another file, ${quoted(file)}. Open that file to change them.`;
export const noList = (key: string, holder: string): string =>
  `${quoted(key)} of ${holder} is no list. Repair that first.`;
export const oneKindOnly = (holder: string, held: ListKey, key: ListKey): string =>
  `${capital(holder)} contains ${entriesOf(held)}, not ${entriesOf(key)}.`;
export const wayOut = (count: number, held: ListKey): string =>
  `Put ${it(count)} into one of its ${entriesOf(held)}, or wrap ${it(count)} in ${aKind(KIND_OF_LIST[held])}.`;
export const globalHoldsNothing = (name: string, entries: number): string =>
  `${capital(name)} holds ${plural(entries, 'an entry', `${entries} entries`)}; what is shown on every page is a link and holds nothing.`;
export const needsFullLink = (name: string): string =>
  `${capital(name)} needs a full link such as https://… before it can be shown on every page.`;
export const theNew = (word: string): string => `the new ${word}`;

// Fixes. `count` is the number of elements to be placed.
export const putAmong = (count: number, key: ListKey): string =>
  `Put ${it(count)} among its ${entriesOf(key)}`;
export const wrapInNew = (count: number, kind: Kind): string =>
  `Wrap ${it(count)} in a new ${KINDS[kind].word}`;
export const putInto = (count: number, holder: string): string => `Put ${it(count)} into ${holder}`;
export const listBesideGroups = (count: number, groups: number, holder: string): string =>
  `List ${it(count)} beside ${plural(groups, 'the group', `the ${groups} groups`)} of ${holder}`;
export const putEntriesBeside = (entries: string, kind: Kind, count: number): string =>
  `Put its ${entries} into a new ${KINDS[kind].word} beside ${it(count)}`;
export const andPutThere = (label: string, count: number): string =>
  `${label} and put ${it(count)} there`;
export const newLabel = (word: string): string => `New ${word}`;

const it = (count: number): string => plural(count, 'it', 'them');
