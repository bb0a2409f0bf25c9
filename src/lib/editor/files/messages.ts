import { inQuotes } from '$lib/core/text/direction';
import { counted, formatNumber } from '$lib/core/text/plural';

export const filesUnknown = 'Open the folder to see other files. Only docs.json is open.';
/** `file` in quotes. */
export const notUtf8 = (file: string): string =>
  `Save ${file} as UTF-8, then try again. It isn’t UTF-8 text.`;
/** `file` in quotes. */
export const onlyRead = (file: string): string =>
  `Open the folder to edit ${file}. It’s read-only here because only docs.json is open.`;
export const unreadableSpecification =
  'It’s too large, or it changed while Signpost was reading it. Try again, or choose a smaller file.';
/** `file` in quotes. */
export const addToFolder = (file: string): string => `Add ${file} to the folder`;
export const fewReads =
  'Sign in and open the repository again. Without signing in, only a few files in a repository can be read.';
export const noSuchFile = (path: string): string => `${inQuotes(path)} doesn’t exist.`;
export const fileMissing = 'One of the files no longer exists. Try again.';
export const signInForLinks =
  'Sign in and open the repository again so Signpost can update links. Without signing in, only a few files in a repository can be read.';
export const tooManyForLinks = (count: number): string =>
  `Updating links means reading ${formatNumber(count)} pages, which is too many for this host. Use the signpost command in a clone of the repository.`;
export const readingPages = (done: number, total: number): string =>
  `Loading pages: ${formatNumber(done)} of ${formatNumber(total)}`;
export const linksUnknown = 'Links couldn’t be read. Try again.';
export const linkChanged = 'The page changed in the meantime. Try again.';
export const movedOn = 'The navigation changed in the meantime. Try again.';
export const partsElsewhere =
  'Move its parts back into this file first. Some are in other files, so it can’t be duplicated with its pages.';

/* Created page files. */
/** `titles`: of the pages. */
export const created = (titles: readonly string[]): string =>
  `Created ${titles.length === 1 ? inQuotes(titles[0]!) : counted(titles.length, 'page', 'pages')}`;

/* Where page files can't be changed. */
export const openFolder = 'Open the folder to change page files.';
export const pagesElsewhere = 'To change page files, open the folder or repository of your docs.';
