/* The words of the dialog that moves page files to mirror the navigation. */
import { inQuotes, isolated } from '$lib/core/text/direction';
import { counted, formatNumber, plural } from '$lib/core/text/plural';

/** `name`: of an element. The navigation has none. */
const what = (name: string | undefined): string =>
  name === undefined ? 'the navigation' : inQuotes(name);
export const matchFiles = (name: string | undefined): string => `Match files to ${what(name)}`;

export const moving = (count: number, pages: number): string =>
  `${formatNumber(count)} of ${counted(pages, 'page', 'pages')} ${plural(count, 'moves', 'move')}.`;
export const alreadyMatch = 'The files already match.';
export const aboutMatching =
  'Each file moves to the folder that contains most of its group’s pages and keeps its name, with a number if the name is taken. Pages in several places don’t move.';
export const folder = 'Folder for its pages';
/** Of a group whose pages are in the folder of others. */
export const ownFolder = (folder: string): string => `Use its own folder: ${isolated(folder)}`;

/* Files of pages that were moved in the navigation before. */
export const moveAlong = 'Move the files of moved pages';
export const aboutAlong =
  'Each file moves to the folder of the pages next to it in the navigation.';

/* The table. */
export const page = 'Page';
export const path = 'File path';
export const allPages = 'All pages';
/** Between the path now and the new one, for screen readers. */
export const becomes = 'moves to';
/** `selected`: how many of them are. */
export const more = (count: number, selected: number): string =>
  `and ${counted(count, 'more page', 'more pages')}, ${selected === 0 ? 'not selected' : selected === count ? 'selected' : `${formatNumber(selected)} selected`}`;

/* Files that aren't pages, in folders that move. */
export const moveOthers = (count: number): string =>
  `Also move ${counted(count, 'other file', 'other files')} from ${count === 1 ? 'the same folder' : 'the same folders'}`;
/** The first of some paths. */
export const some = (paths: readonly string[]): string => {
  const most = paths.length > 4 ? 3 : 4;
  const rest = paths.length - most;
  const shown = paths.slice(0, most).map(isolated).join(', ');
  return rest > 0 ? `${shown}, and ${formatNumber(rest)} more` : shown;
};
export const othersStay = (paths: readonly string[]): string =>
  `${counted(paths.length, 'file stays', 'files stay')} where ${plural(paths.length, 'it is', 'they are')}: ${some(paths)}`;

/* What it does. */
export const nothingLinks = 'No links lead to these pages.';
/** The list is below the table, which may be long. */
export const someByHand = (count: number): string =>
  `Check ${counted(count, 'place', 'places')} by hand. ${plural(count, 'It’s', 'They’re')} listed below the pages.`;
export const chooseOne = 'Select at least one page.';

export const move = (count: number): string => `Move ${counted(count, 'file', 'files')}`;
/** The name of the step. */
export const step = (count: number, name: string | undefined): string =>
  `${move(count)} to match ${what(name)}`;
export const stepAlong = (count: number): string =>
  `${move(count)} to follow ${plural(count, 'its page', 'their pages')}`;
export const close = 'Close';
