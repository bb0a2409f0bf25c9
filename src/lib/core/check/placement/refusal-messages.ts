/* Why elements can’t be placed somewhere, and labels of the fixes that make it possible. */
import { aKind, capital, entriesOf, quoted } from '../../document/kind-words.ts';
import { counted, plural } from '../../text/plural.ts';
import { KIND_OF_LIST, KINDS, type Kind, type ListKey } from '../../schema/kinds.ts';

// Refusals
export const listInAnotherFile = (key: ListKey, holder: string, file: string): string =>
  `Open ${quoted(file)} to change the ${entriesOf(key)} of ${holder}. They’re in that file.`;
export const noList = (key: string, holder: string): string =>
  `Fix ${quoted(key)} of ${holder} first. It isn’t a list.`;
export const oneKindOnly = (holder: string, held: ListKey, key: ListKey): string =>
  `${capital(holder)} contains ${entriesOf(held)}, not ${entriesOf(key)}.`;
export const wayOut = (count: number, kind: Kind, held: ListKey): string =>
  `Add ${plural(count, `the ${KINDS[kind].word}`, 'them')} to one of its ${entriesOf(held)}, or wrap ${it(count)} in ${aKind(KIND_OF_LIST[held])}.`;
/** The same where none of them accepts it. */
export const onlyByWrapping = (count: number, held: ListKey): string =>
  `Wrap ${it(count)} in ${aKind(KIND_OF_LIST[held])} first.`;
export const globalHoldsNothing = (name: string, entries: number): string =>
  `${capital(name)} contains ${counted(entries, 'element', 'elements')}, but global links can’t contain anything.`;
export const needsFullLink = (name: string): string =>
  `Add a full URL such as https://example.com to ${name} first. Global links must have one.`;
export const theNew = (word: string): string => `the new ${word}`;

// Fixes. `count` is the number of elements to be placed.
export const putAmong = (count: number, key: ListKey): string =>
  `Add ${it(count)} to its ${entriesOf(key)}`;
export const wrapInNew = (count: number, kind: Kind): string =>
  `Wrap ${it(count)} in a new ${KINDS[kind].word}`;
export const putInto = (count: number, holder: string): string => `Add ${it(count)} to ${holder}`;
/** For an entry with the same label as what it is in. */
export const withKind = (kind: Kind, name: string): string => `the ${KINDS[kind].word} ${name}`;
/** They become one list. */
export const letContainBoth = (holder: string): string =>
  `Let ${holder} contain both groups and pages`;
/** `entries`: "4 groups". */
export const wrapEntries = (entries: string, kind: Kind): string =>
  `Wrap its ${entries} in a new ${KINDS[kind].word}`;
export const andPutThere = (label: string, count: number): string =>
  `${label} and move ${it(count)}`;
export const newLabel = (word: string): string => `New ${word}`;

const it = (count: number): string => plural(count, 'it', 'them');
