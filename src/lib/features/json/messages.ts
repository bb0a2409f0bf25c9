/* What the JSON view says, and its commands. */
import { inQuotes } from '$lib/core/text/direction';
import { counted, plural } from '$lib/core/text/plural';

// The files, and the state of the text.
export const file = 'File';
export const fileState = (path: string, isBroken: boolean, isChanged: boolean): string => {
  const more = [isBroken && 'broken', isChanged && 'changed'].filter(Boolean).join(', ');
  return more ? `${path} (${more})` : path;
};
export const fileAsText = (path: string): string => `${path} as text`;
export const withByteOrderMark = (lineEnd: string): string => `${lineEnd} · byte order mark`;
export const tabKeys = 'Tab leaves the text · Ctrl+M lets it indent';
export const navigation = 'Navigation';
export const showInNavigation = 'Show in the navigation';
export const cursorInNoElement = 'The cursor is in no element of the navigation.';

// A text that doesn't parse, and its repairs.
export const treeIsOlder = 'The tree shows the last text that was right.';
export const goToLine = (line: number): string => `Go to line ${line}`;
export const repairs = 'Repairs';
export const openBoth = 'Open both';
export const repair = 'Repair';
export const notNow = 'Not now';

// Commands, each followed by the words that find it.
export const goToEntry = 'Go to an entry in the JSON…';
export const goToEntryWords = 'page outline symbol jump';
export const suggestHere = 'Suggest what may stand here';
export const suggestHereWords = 'complete';
export const goToOtherEntries = 'Go to the other entries of this page';
export const goToOtherEntriesWords = 'definition references';
export const rename = 'Rename in the JSON';
export const renameWords = 'label path';
export const replace = 'Find and replace';
export const replaceWords = 'search text';
export const layOutSelection = 'Lay out the selection, or all of the text';
export const layOutSelectionWords = 'format indent prettify beautify';
export const foldAll = 'Fold all of the text';
export const unfoldAll = 'Unfold all of the text';
export const foldTo = (level: number): string => `Fold the text to level ${level}`;
export const foldWords = 'collapse';
export const unfoldWords = 'expand';
export const suggest = 'Suggest';

// Steps of the history.
export const typeInJson = 'Type in JSON';
export const layOutText = 'Lay out the text';

// Layout.
export const brokenNotLaidOut = 'Fix the JSON first. Broken text is not laid out.';
export const laidOutAlready = 'It is laid out well already.';

// Other entries of a page.
export const fixBeforeGoing = 'Fix the JSON first. Then you can go to a page’s other entries.';
export const fileNotOpen = (name: string): string =>
  `${inQuotes(name)} is a file of its own, which is not open here. Open it to see what it holds.`;
export const cursorInNoPath = 'Put the cursor into a page’s path to go to its other entries.';
export const listedOnlyHere = 'This page is listed only here.';
export const listedInMore = (places: number): string =>
  `The page is listed in ${places} more ${plural(places, 'place', 'places')}`;
export const renameOthers = (entries: number): string =>
  plural(entries, 'Rename its other entry', `Rename its ${entries} other entries`);
export const changedSinceRenaming = 'The text has changed since. Rename it there.';

// Quick fixes.
export const changedSinceAsked = 'The text has changed since. Ask again.';
export const fixAllSame = (count: string, label: string): string => `Fix all ${count}: ${label}`;
export const fixAllOfKind = (count: string): string => `Fix all ${count} of this kind`;

// A specification, or why its content is not known.
export const specification = (
  title: string,
  format: string,
  endpoints: number,
  tags: number,
): string => {
  const under = tags > 0 ? ` under ${counted(tags, 'tag', 'tags')}` : '';
  return `${title || 'An API'}, ${format}: ${counted(endpoints, 'endpoint', 'endpoints')}${under}.`;
};
export const beingRead = 'It is being read.';
export const atAddress =
  'It lies at a web address, which is not fetched, so its endpoints are not known.';
export const noSuchFile = 'No file is there under this name.';
export const noSuchFileNear = (near: readonly string[]): string =>
  `No file is there under this name. Did you mean ${near.join(' or ')}?`;
export const contentUnknown = (name: string): string =>
  `Only docs.json was opened, so what ${name} holds is not known.`;
