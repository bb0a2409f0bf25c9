/* What the checks say about elements: their labels, their languages, their lists and the entries of these. */
import { aKind, capital, listed, quoted } from '../../document/kind-words.ts';
import { plural } from '../../text/plural.ts';
import { KINDS, type Kind } from '../../schema/kinds.ts';

// Labels
export const labelNotText = (word: string, nameKey: string): string =>
  `The label of this ${word} (${quoted(nameKey)}) must be text.`;
export const noLabel = (word: string, nameKey: string): string =>
  `This ${word} has no label: ${quoted(nameKey)} is missing.`;
export const labelEmpty = (word: string): string => `The label of this ${word} is empty.`;
export const labelBlank = (word: string): string =>
  `The label of this ${word} is only spaces, so readers see nothing.`;
export const writeAsText = (value: string): string => `Write it as text: ${quoted(value)}`;
export const useOtherKey = (key: string, label: string): string =>
  `Use its ${quoted(key)}, ${quoted(label)}`;
export const callIt = (label: string): string => `Call it ${quoted(label)}`;
export const labelTwice = (word: string, label: string): string =>
  `Another ${word} beside this one is also called ${quoted(label)}. Readers cannot tell them apart.`;
export const putIntoFirst = (label: string): string =>
  `Put what it holds into the first ${quoted(label)}`;

// The default of several
export const defaultTwice = (kind: Kind): string =>
  `${capital(aKind(kind))} before this one is the default already. Only one of the ${KINDS[kind].plural} can be.`;
export const notDefault = 'Do not make this one the default';
export const onlyDefault = (word: string): string => `Make this the default ${word}, and no other`;

// Languages
export const useLanguage = (code: string, name: string): string => `Use ${quoted(code)} (${name})`;
export const codeNotText = 'The code of this language must be text, such as “en”.';
export const noCode = 'This language has no code, such as “en”.';
export const codeEmpty = 'The code of this language is empty.';
export const oldUkrainian =
  'The specification lists “ua” for Ukrainian, but sites no longer build with it: they want “uk”.';
export const extraLanguage = (code: string, name: string): string =>
  `${quoted(code)} (${name}) works on the site, although the specification does not list it. Nothing has to change.`;
export const unknownCode = (code: string): string =>
  `${quoted(code)} is no language code that the site knows.`;
export const didYouMean = (codes: readonly string[]): string =>
  `Did you mean ${listed(codes.map(quoted), 'or')}?`;

// Lists
export const notList = (entries: string, holder: string): string =>
  `The ${entries} of ${holder} must stand in a list: in square brackets, even if there is only one.`;
export const severalLists = (holder: string, lists: readonly string[]): string =>
  `${capital(holder)} holds ${lists.length === 2 ? 'both ' : ''}${listed(lists)}.`;
export const linkShown = (dropped: readonly string[]): string =>
  `The site will show the link and drop ${listed(dropped)}.`;
export const listShown = (entries: string, dropped: readonly string[]): string =>
  `The site will show the ${entries} and drop ${listed(dropped)}.`;
export const linkOnEveryPage = (holder: string, entries: string): string =>
  `${capital(holder)} is shown on every page as a link; the site drops ${entries} that it holds.`;
export const linkBesideList = (holder: string, entries: string): string =>
  `${capital(holder)} is a link, so the site drops ${entries} that it holds.`;

// Several lists: how they become one. `entries` are “the 2 groups”.
export const removeLinkAnd = (label: string): string =>
  `Remove the link and ${label.replace('Put', 'put')}`;
export const putIntoNew = (entries: string, kind: Kind, count: number): string =>
  `Put ${entries} into ${plural(count, `a new ${KINDS[kind].word}`, `${count} new ${KINDS[kind].plural}`)}`;
export const turnInto = (entries: string, kind: Kind, count: number): string =>
  `Turn ${entries} into ${plural(count, aKind(kind), KINDS[kind].plural)}`;
export const putInto = (entries: string, holder: string): string => `Put ${entries} into ${holder}`;
export const theFirst = (word: string): string => `the first ${word}`;
export const putAmongPages = (entries: string): string => `Put ${entries} among the pages`;

// Lists with a wrong key
export const listMisspelled = (
  holder: string,
  key: string,
  meant: string,
  lost: string,
  count: number,
): string =>
  `${capital(holder)} has ${quoted(key)}, which should be ${quoted(meant)}. The site ignores it, so ${lost} in it ${plural(count, 'doesn’t', 'don’t')} appear.`;
export const listIgnored = (
  holder: string,
  kind: Kind,
  key: string,
  meant: string,
  lost: string,
  count: number,
): string =>
  `${capital(holder)} has ${quoted(key)}, which the site ignores, so ${lost} in it ${plural(count, 'doesn’t', 'don’t')} appear. ${capital(aKind(kind))} can’t hold ${quoted(meant)} either.`;
export const theOne = (word: string): string => `the ${word}`;
export const moveContentTo = (key: string): string => `Move what it holds to ${quoted(key)}`;

// Nothing in it
export const holdsNothing = (holder: string): string =>
  `${capital(holder)} holds nothing yet, so readers find nothing behind its name.`;
export const emptyListHides = (entries: string, others: readonly string[]): string =>
  `The list of ${entries} is empty, and the site shows it instead of the ${listed(others)}, so they don’t appear.`;
export const onlyListEmpty = (entries: string): string =>
  `The list of ${entries} is empty, and a site does not build from an empty list.`;
export const emptyListDropped = (entries: string): string =>
  `The list of ${entries} is empty; the site drops it.`;
export const entriesIn = (entries: string, holder: string): string => `${entries} in ${holder}`;
export const removeEmptyList = (entries: string): string => `Remove the empty list of ${entries}`;
export const groupWithoutPages = (group: string): string =>
  `${capital(group)} lists no pages, and no API specification makes them. The format does not allow a group without “pages”.`;
export const giveEmptyPages = 'Give it an empty list of pages';
export const navigationEmpty =
  'The navigation holds nothing to show. Choose what it starts with: groups, tabs, pages or another list. The site does not build without it.';
export const withoutLink = (label: string): string => `${label}, without the link`;
export const addFirst = (entry: string): string => `Add ${entry}`;
export const aPage = 'a page';

// Entries that don’t fit their list
export const pageEntries =
  'A page is written as its path in quotes, a group in braces with “group” and “pages”.';
export const elementEntries = (kind: Kind): string =>
  `Every entry here is ${aKind(kind)}, in braces, with its label and what it holds.`;
export const entryNull = 'An entry is empty (null).';
export const entryText = (text: string): string => `${quoted(text)} is only text.`;
export const entryEmptyText = 'An entry is an empty text.';
export const entryList = 'An entry is a list inside the list.';
export const noPage = (value: string): string => `${value} is no page.`;
export const noElement = (value: string): string => `${value} is no element.`;
export const kindAmongPages = (kind: Kind): string =>
  `${capital(aKind(kind))} stands among the pages.`;
export const noGroup =
  'An entry in braces among the pages is no group: it has neither a label nor pages.';
export const pageInBraces = (page: string): string =>
  `The page ${quoted(page)} is written in braces.`;
