/* Labels of fixes that make or repair lists and entries, and what the checks say about lists that the site drops. */
import { aKind, capital, countOf, entriesOf, quoted } from '../../document/kind-words.ts';
import { listed } from '../../text/listed.ts';
import { counted, plural } from '../../text/plural.ts';
import { KIND_OF_LIST, KINDS, type Kind, type ListKey } from '../../schema/kinds.ts';

// Lists
export const listWithThis = (word: string): string => `Make it a list with this ${word}`;
export const listWith = (entry: string): string => `Make it a list with ${entry}`;
export const listWithNew = (word: string): string => `Make it a list with a new ${word}`;
export const listWithEnglish = 'Make it a list with English';
export const emptyList = 'Make it an empty list';

// Entries
export const removeEntryAndList = (key: string): string =>
  `Remove the entry and the empty ${quoted(key)}`;
export const make = (entry: string): string => `Make it ${entry}`;
export const putEnglish = 'Replace it with English';
export const putNew = (word: string): string => `Replace it with a new ${word}`;
export const writeAs = (path: string): string => `Change it to ${quoted(path)}`;
export const writeAsWithout = (path: string, keys: readonly string[]): string =>
  `Change it to ${quoted(path)} and remove its ${listed(keys.map(quoted))}`;
export const takeOut = (entries: string): string => `Move ${entries} out of the inner list`;
export const turnIntoGroup = (label: string): string => `Turn it into the group ${quoted(label)}`;
export const makeLink = (kind: Kind, label: string, href: string): string =>
  `Make it the ${KINDS[kind].word} ${quoted(label)} that opens ${quoted(href)}`;

// Entries in words: the tab “Guides”
export const called = (kind: Kind, label: string): string =>
  `the ${KINDS[kind].word} ${quoted(label)}`;
export const withPage = (element: string, page: string): string =>
  `${element} with the page ${quoted(page)}`;
export const numberedLabel = (word: string, n: number): string => `New ${word} ${n}`;

// Lists that the site drops. `entries` are “the 2 groups”, or a key in quotes.
export const groupsDropped = (group: string, entries: string): string =>
  `Move ${entries} of ${group} into its “pages”. Otherwise, this content won’t appear on the site.`;
export const countedGroupsDropped = (group: string, entries: string): string =>
  `Move ${entries} of ${group} from “groups” into “pages”. Otherwise, this content won’t appear on the site.`;
export const menuItemHolds = (item: string, what: string): string =>
  `${capital(item)} contains ${what}. A menu item can only contain groups, pages, or a link.`;
export const entriesOfMenuItem = (count: number, key: ListKey): string =>
  plural(count, aKind(KIND_OF_LIST[key]), countOf(count, key));
export const menuElsewhere = (entries: string, holder: string): string =>
  `Only tabs and products can have a menu, so ${entries} of ${holder} won’t appear on the site.`;
export const ownKind = (holder: string, kind: Kind, key: ListKey, entries: string): string =>
  `${capital(holder)} is ${aKind(kind)} and can’t contain ${entriesOf(key)} directly, so ${entries} won’t appear on the site.`;
export const cannotHold = (kind: Kind, key: ListKey, entries: string, holder: string): string =>
  `${capital(aKind(kind))} can’t contain ${entriesOf(key)}, so ${entries} of ${holder} won’t appear on the site.`;
export const moveIntoPages = (entries: string): string => `Move ${entries} into its pages`;
export const moveBeside = (entries: string, holder: string): string =>
  `Move ${entries} out of ${holder}`;
export const turnIntoGroups = (entries: string, count: number): string =>
  `Turn ${entries} into ${plural(count, 'a group', 'groups')}`;
export const turnIntoGroupsAmongPages = (entries: string, count: number): string =>
  `Turn ${entries} into ${plural(count, 'a group', 'groups')} in its pages`;

// Strict JSON
export function removeExtras(comments: number, commas: number): string {
  const what = [
    ...(comments
      ? [plural(comments, 'the comment', counted(comments, 'comment', 'comments'))]
      : []),
    ...(commas
      ? [plural(commas, 'the trailing comma', counted(commas, 'trailing comma', 'trailing commas'))]
      : []),
  ];
  return `Remove ${what.join(' and ')}`;
}
