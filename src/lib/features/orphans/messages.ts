/* The words of the panel of pages that are not in the navigation. */
import { inQuotes } from '$lib/core/text/direction';
import { counted, plural } from '$lib/core/text/plural';

export const heading = 'Not in navigation';
export const close = 'Close';

/* Why there is no list. */
export const onlyFileOpen = (file: string): string =>
  `Only ${file} was opened, so its page files are not known. Choose the folder that it stands in, and Signpost shows titles, missing files, and pages that are in no list yet.`;
export const partElsewhere =
  'A part of this navigation stands in another file, so it is not known which pages are in no list.';
export const allListed = 'Every page file is in the navigation.';

/* What the list is. */
export const dragOrSelect =
  'Readers find these pages only by search or by their address. Drag them into the navigation, or select some and add them.';
export const select =
  'Readers find these pages only by search or by their address. Select some to add them.';
export const onlyAsides = 'Every page is in the navigation. What is left are probably no pages.';
export const readingTitles = (done: number, total: number): string =>
  `Reading titles: ${done.toLocaleString('en')} of ${total.toLocaleString('en')}`;
export const titlesInView =
  'The host counts each file that is read: titles of pages come as you scroll.';
export const titlesNotRead =
  'Without signing in the host lets few files be read, so pages go by their paths.';

/* The search. */
export const search = 'Search pages not in navigation';
export const searchHint = 'Search by title or path';
export const noMatches = (query: string): string => `Nothing here matches ${inQuotes(query)}.`;
export const showAll = 'Show all pages';

/* The lines. */
export const pageFiles = 'Page files';
export const pageAt = (title: string, path: string): string => `${title}, ${path}`;
export const filesIn = (name: string, count: number): string =>
  `${name}, ${count} ${plural(count, 'file', 'files')}`;

/* Files that are probably not pages, with what is known about them. */
export const notPages = 'Probably not pages';
export const aboutNotPages = 'Files that are rarely pages of a site.';
export const imported = 'Shown in other pages';
export const aboutImported = 'Other pages import them, so they need no address of their own.';
export const hidden = 'Hidden pages';
export const aboutHidden = 'Their frontmatter says “hidden: true”: only their address leads there.';
export const snippets = 'Snippets';
export const aboutSnippets = 'Parts that other pages take in; they have no address of their own.';
export const notes = 'Read-me files';
export const aboutNotes = 'Notes for people who work on the files.';
export const forAgents = 'For AI assistants';
export const aboutForAgents = 'Instructions for programs that work on the site or read it.';
export const putAside = 'Hidden folders and files';
export const aboutPutAside =
  'Their names begin with a dot or an underscore: put aside, or for tools.';

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
export const selectGroupOrDrag =
  'Select a group in the navigation, or drag them to where they belong.';
