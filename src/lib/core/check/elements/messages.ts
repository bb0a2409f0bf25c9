/* What the checks say about elements: their labels, their languages, their lists and the entries of these. */
import { aKind, capital, quoted, withArticle } from '../../document/kind-words.ts';
import { listed } from '../../text/listed.ts';
import { doesNotBuild } from '../../document/messages.ts';
import { counted, plural } from '../../text/plural.ts';
import { KINDS, type Kind } from '../../schema/kinds.ts';

// Labels
export const labelNotText = (word: string, nameKey: string): string =>
  `The label of this ${word} (${quoted(nameKey)}) must be text.`;
export const noLabel = (word: string, nameKey: string): string =>
  `Add a label (${quoted(nameKey)}) to this ${word}.`;
export const labelEmpty = (word: string): string =>
  `Add a label to this ${word}. The label is empty.`;
export const labelBlank = (word: string): string =>
  `Add a label to this ${word}. The label contains only spaces.`;
export const writeAsText = (value: string): string => `Use the text ${quoted(value)}`;
export const useOtherKey = (key: string, label: string): string =>
  `Use ${quoted(label)} from ${quoted(key)}`;
export const callIt = (label: string): string => `Name it ${quoted(label)}`;
export const labelTwice = (word: string, label: string): string =>
  `Rename this ${word}. There’s another ${quoted(label)} in the same list, and readers can’t tell them apart.`;
export const putIntoFirst = (label: string): string =>
  `Move its content into the first ${quoted(label)}`;

// The default of several
export const defaultTwice = (kind: Kind): string =>
  `Choose one default. Another ${KINDS[kind].word} is already the default.`;
export const notDefault = 'Remove this default';
export const onlyDefault = (word: string): string => `Make this the only default ${word}`;

// Languages
export const useLanguage = (code: string, name: string): string => `Use ${quoted(code)} (${name})`;
export const codeNotText = 'The language code must be text, such as “en”.';
export const noCode = 'Add a language code, such as “en”.';
export const codeEmpty = 'Add a language code, such as “en”. The code is empty.';
export const oldUkrainian =
  'Use “uk” for Ukrainian. “ua” is documented, but sites no longer build with it.';
export const extraLanguage = (code: string, name: string): string =>
  `${quoted(code)} (${name}) works, although it’s undocumented. No action needed.`;
export const unknownCode = (code: string): string =>
  `${quoted(code)} isn’t a supported language code.`;
export const didYouMean = (codes: readonly string[]): string =>
  `Did you mean ${listed(codes.map(quoted), 'or')}?`;

// Lists
export const notList = (entries: string, holder: string): string =>
  `The ${entries} of ${holder} must be a list in square brackets, even if there’s only one.`;
export const severalLists = (holder: string, lists: readonly string[]): string =>
  `${capital(holder)} contains ${lists.length === 2 ? 'both ' : ''}${listed(lists)}.`;
export const linkShown = (dropped: readonly string[]): string =>
  `Only the link will appear on the site, not ${listed(dropped)}.`;
export const listShown = (entries: string, dropped: readonly string[]): string =>
  `Only the ${entries} will appear on the site, not ${listed(dropped)}.`;
export const linkOnEveryPage = (holder: string, entries: string): string =>
  `${capital(holder)} is a global link, so ${entries} in it won’t appear on the site.`;
export const linkBesideList = (holder: string, entries: string): string =>
  `${capital(holder)} is a link, so ${entries} in it won’t appear on the site.`;

// Several lists: how they become one. `entries` are “the 2 groups”.
export const removeLinkAnd = (label: string): string =>
  `Remove the link and ${label.charAt(0).toLowerCase()}${label.slice(1)}`;
export const putIntoNew = (entries: string, kind: Kind, count: number): string =>
  `Wrap ${entries} in ${plural(count, `a new ${KINDS[kind].word}`, counted(count, '', `new ${KINDS[kind].plural}`))}`;
export const turnInto = (entries: string, kind: Kind, count: number): string =>
  `Turn ${entries} into ${plural(count, aKind(kind), KINDS[kind].plural)}`;
export const putInto = (entries: string, holder: string): string => `Put ${entries} into ${holder}`;
export const theFirst = (word: string): string => `the first ${word}`;
export const putAmongPages = (entries: string): string => `Add ${entries} to the pages`;

// Lists with a wrong key
export const listMisspelled = (holder: string, key: string, meant: string, lost: string): string =>
  `Rename ${quoted(key)} of ${holder} to ${quoted(meant)}. Otherwise, ${lost} in it won’t appear on the site.`;
export const listIgnored = (
  holder: string,
  kind: Kind,
  key: string,
  meant: string,
  lost: string,
): string =>
  `${capital(aKind(kind))} can’t contain ${quoted(meant)}, so ${lost} in ${quoted(key)} of ${holder} won’t appear on the site.`;
export const theOne = (word: string): string => `the ${word}`;
export const moveContentTo = (key: string): string => `Move its content to ${quoted(key)}`;

// Nothing in it
export const holdsNothing = (holder: string): string =>
  `Add content to ${holder}. It’s empty, so readers find nothing there.`;
export const emptyListHides = (entries: string, others: readonly string[]): string =>
  `Remove the empty list of ${entries}. It keeps the ${listed(others)} from appearing on the site.`;
export const onlyListEmpty = (entries: string): string =>
  `The list of ${entries} is empty. ${doesNotBuild}`;
export const emptyListDropped = (entries: string): string =>
  `The list of ${entries} is empty and won’t appear on the site.`;
export const entriesIn = (entries: string, holder: string): string => `${entries} in ${holder}`;
export const removeEmptyList = (entries: string): string => `Remove the empty list of ${entries}`;
export const groupWithoutPages = (group: string): string =>
  `Add “pages” to ${group}. Every group needs this list unless an API specification generates its pages.`;
export const giveEmptyPages = 'Add an empty list of pages';
export const navigationEmpty = `Add groups, tabs, or pages. The navigation is empty. ${doesNotBuild}`;
export const withoutLink = (label: string): string => `${label}, without the link`;
export const addFirst = (entry: string): string => `Add ${entry}`;
export const aPage = 'a page';

// Entries that don’t fit their list
export const pageEntries =
  'A page is its path in quotes; a group is an object with “group” and “pages”.';
export const elementEntries = (kind: Kind): string =>
  `Every entry here must be ${aKind(kind)}: an object with a label and content.`;
export const entryNull = 'An entry is empty (null).';
export const entryText = (text: string): string => `${quoted(text)} is just text.`;
export const entryEmptyText = 'An entry is empty text.';
export const entryList = 'An entry is a nested list.';
export const noPage = (value: string): string => `${value} isn’t a page.`;
export const noElement = (value: string): string => `${value} isn’t a valid entry.`;
export const kindAmongPages = (kind: Kind): string =>
  `Pages can’t be next to ${withArticle(KINDS[kind].word)}.`;
export const noGroup = 'An object in the list of pages isn’t a group: it has no label or pages.';
export const pageInBraces = (page: string): string =>
  `The page ${quoted(page)} must be in quotes, not braces.`;
