/* The words of the panel of pages that are not in the navigation. */
import { inQuotes } from '$lib/core/text/direction';
import { counted, formatNumber } from '$lib/core/text/plural';

export const heading = 'Not in navigation';
export const close = 'Close';

/* Why there is no list. */
export const onlyFileOpen = (file: string): string =>
  `Only ${file} is open. Choose its folder to see page titles, missing files, and pages that aren’t in the navigation.`;
export const partElsewhere =
  'Part of this navigation is in a file that isn’t open. Open it to see which pages aren’t in the navigation.';
export const allListed = 'All pages are in the navigation.';

/* What the list is. */
export const dragOrSelect =
  'Readers can find these pages only by search or by their URL. Drag them into the navigation, or select some to add.';
export const select =
  'Readers can find these pages only by search or by their URL. Select some to add them.';
export const onlyAsides = 'All pages are in the navigation. The files below probably aren’t pages.';
export const readingTitles = (done: number, total: number): string =>
  `Loading titles: ${formatNumber(done)} of ${formatNumber(total)}`;
export const titlesInView = 'Page titles load as you scroll, because the host limits requests.';
export const titlesNotRead =
  'Pages are shown by path because the host limits requests. Sign in to see their titles.';

/* The search. */
export const search = 'Search pages not in navigation';
export const searchHint = 'Search by title or path';
export const noMatches = (query: string): string => `No pages match ${inQuotes(query)}.`;
export const showAll = 'Show all pages';

/* The lines. */
export const pageFiles = 'Page files';
export const pageAt = (title: string, path: string): string => `${title}, ${path}`;
export const filesIn = (name: string, count: number): string =>
  `${name}, ${counted(count, 'file', 'files')}`;

/* Files that are probably not pages, with what is known about them. */
export const notPages = 'Probably not pages';
export const aboutNotPages = 'Files that usually aren’t pages.';
export const imported = 'Included in other pages';
export const aboutImported = 'Other pages import them, so they don’t need their own URL.';
export const hidden = 'Hidden pages';
export const aboutHidden = 'Hidden in their frontmatter with “hidden: true”. Readers need the URL.';
export const snippets = 'Snippets';
export const aboutSnippets = 'Reusable parts for other pages. They have no URL.';
export const notes = 'README files';
export const aboutNotes = 'Notes for people who work on the docs.';
export const forAgents = 'For AI assistants';
export const aboutForAgents = 'Instructions for AI tools that edit or read the site.';
export const putAside = 'Hidden folders and files';
export const aboutPutAside = 'Names that start with a dot or an underscore, often used by tools.';

/* What is chosen, and where it goes. */
export const page = (title: string): string => inQuotes(title);
export const group = (label: string): string => `the group ${inQuotes(label)}`;
export const groupsAndPages = (groups: number, pages: number): string =>
  [
    ...(groups > 0 ? [counted(groups, 'group', 'groups')] : []),
    ...(pages > 0 ? [counted(pages, 'page', 'pages')] : []),
  ].join(' and ');
export const selected = (count: number): string => `${counted(count, 'page', 'pages')} selected`;
export const clear = 'Clear';
export const foldersAsGroups = 'Add folders as groups';
export const addTo = (what: string, where: string): string => `Add ${what} to ${where}`;
export const selectGroup = 'Select a group in the navigation.';
export const selectGroupOrDrag = 'Select a group in the navigation, or drag the pages there.';

/* Moving and deleting the files. */
export const moveFile = 'Move file…';
export const deleteFiles = (count: number): string =>
  count === 1 ? 'Delete file' : `Delete ${formatNumber(count)} files`;
export const deleted = (count: number): string =>
  `Deleted ${counted(count, 'page file', 'page files')}`;
