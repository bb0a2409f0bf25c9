/* What the JSON view says, and its commands. */
import { inQuotes } from '$lib/core/text/direction';
import { listed } from '$lib/core/text/listed';
import { counted, plural, formatNumber } from '$lib/core/text/plural';

// The files, and the state of the text.
export const file = 'File';
export const fileState = (path: string, isBroken: boolean, isChanged: boolean): string => {
  const more = [isBroken && 'syntax error', isChanged && 'changed'].filter(Boolean).join(', ');
  return more ? `${path} (${more})` : path;
};
export const fileAsText = (path: string): string => `${path} as text`;
export const lineEndings = (name: string): string => `${name} line endings`;
export const byteOrderMark = 'Byte order mark';
export const tabKeys = 'Tab moves focus · Ctrl+M to indent with Tab';
export const navigation = 'Navigation';
export const showInNavigation = 'Show in navigation';
export const cursorInNoElement = 'Put the cursor in the navigation first.';

// A text that doesn't parse, and its repairs.
export const goToError = 'Go to error';
export const repairs = 'Fixes';
export const openBoth = 'Open both sides';
export const repair = 'Fix';
export const notNow = 'Not now';

// Commands, each followed by the words that find it.
export const goToEntry = 'Go to an element in the JSON…';
export const goToEntryWords = 'page outline symbol jump';
export const suggestHere = 'Show suggestions';
export const suggestHereWords = 'complete';
export const goToOtherEntries = 'Go to this page in other places';
export const goToOtherEntriesWords = 'definition references';
export const rename = 'Rename in the JSON';
export const renameWords = 'label path';
export const replace = 'Find and replace';
export const replaceWords = 'search text';
export const layOutSelection = 'Format the selection or the whole file';
export const layOutSelectionWords = 'format indent prettify beautify lay out';
export const foldAll = 'Fold all';
export const unfoldAll = 'Unfold all';
export const foldTo = (level: number): string => `Fold to level ${level}`;
export const foldWords = 'collapse';
export const unfoldWords = 'expand';
export const suggest = 'Suggest';

// Steps of the history.
export const typeInJson = 'Type in JSON';
export const layOutText = 'Format the text';

// Layout.
export const brokenNotLaidOut = 'Fix the JSON first, then format it.';
export const laidOutAlready = 'The text is already formatted.';

// Other entries of a page.
export const fixBeforeGoing = 'Fix the JSON first.';
export const fileNotOpen = (name: string): string =>
  `${inQuotes(name)} isn’t open. Open it to see its content.`;
export const cursorInNoPath = 'Put the cursor in a page path to see where else the page is.';
export const listedOnlyHere = 'This page isn’t listed anywhere else.';
export const listedInMore = (places: number): string =>
  `This page is in ${counted(places, 'more place', 'more places')}`;
export const renameOthers = (entries: number): string =>
  plural(
    entries,
    'Rename it in the other place',
    `Rename it in the ${formatNumber(entries)} other places`,
  );
export const changedSinceRenaming =
  'The text changed in the meantime. Rename this page in the other places yourself.';

// Quick fixes.
export const changedSinceAsked = 'The text has changed. Open the quick fixes again.';
export const fixAllSame = (count: string, label: string): string => `Fix all ${count}: ${label}`;
export const fixAllOfKind = (count: string): string => `Fix all ${count} of this kind`;

// A specification, or why its content is not known.
export const specification = (
  title: string,
  format: string,
  endpoints: number,
  tags: number,
): string => {
  const inTags = tags > 0 ? ` in ${counted(tags, 'tag', 'tags')}` : '';
  return `${title || 'An API'}, ${format}: ${counted(endpoints, 'endpoint', 'endpoints')}${inTags}.`;
};
export const beingRead = 'Loading…';
export const atAddress =
  'Signpost doesn’t load specifications from the web, so it can’t list the endpoints.';
export const noSuchFile = 'This file doesn’t exist.';
export const noSuchFileNear = (near: readonly string[]): string =>
  `This file doesn’t exist. Did you mean ${listed(near, 'or')}?`;
export const contentUnknown = (name: string): string =>
  `Only docs.json is open. Open the folder to see the endpoints of ${name}.`;
