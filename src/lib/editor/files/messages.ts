import { listed } from '$lib/core/text/listed';
import type { DividedKind } from '$lib/core/languages/sets';
import { inQuotes } from '$lib/core/text/direction';
import { counted, formatNumber, plural } from '$lib/core/text/plural';

export const filesUnknown = 'Open the folder to see other files. Only docs.json is open.';
/** `file` in quotes. */
export const notUtf8 = (file: string): string =>
  `Save ${file} as UTF-8, then try again. It isn’t UTF-8 text.`;
/** `file` in quotes. */
export const onlyRead = (file: string): string =>
  `Open the folder to edit ${file}. It’s read-only here because only docs.json is open.`;
export const unreadableSpecification =
  'It’s too large, or it changed while Signpost was reading it.';
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
  `Reading pages: ${formatNumber(done)} of ${formatNumber(total)}`;
export const linksUnknown = 'Links couldn’t be read. Try again.';
/** `pages`: the number of moved pages, or 0 if other elements moved, too. */
export const moveFilesToo = (files: number, pages = 1): string =>
  files === 1 && pages === 1 ? 'Move its file too' : `Move ${counted(files, 'file', 'files')} too`;
/** The same where their names are taken. A dialog shows other ones. */
export const moveFilesAs = (files: number): string =>
  files === 1 ? 'Rename and move its file…' : `Rename and move ${formatNumber(files)} files…`;
/** The same, for the step that has moved the files. */
export function withFiles(step: string, files: number, pages = 1): string {
  if (pages > 1 && files < pages) return `${step} and ${formatNumber(files)} of their files`;
  if (pages > 1 && files === pages) return `${step} with their files`;
  return `${step} with ${files === 1 && pages === 1 ? 'its file' : counted(files, 'file', 'files')}`;
}
/* The same pages in other languages and versions. */
const DIVISIONS: Readonly<Record<DividedKind, readonly [one: string, other: string]>> = {
  language: ['language', 'languages'],
  version: ['version', 'versions'],
};
export const moveTwins = (count: number, kinds: ReadonlySet<DividedKind>): string => {
  const words = [...kinds].map((kind) => DIVISIONS[kind][count === 1 ? 0 : 1]);
  return `Also move it in ${formatNumber(count)} other ${words.join(' and ')}`;
};
/** `count`: of the files of several pages. */
export const moveTwinFiles = (count: number, kinds: ReadonlySet<DividedKind>): string => {
  const words = [...kinds].map((kind) => DIVISIONS[kind][1]);
  return `Also move ${counted(count, 'file', 'files')} in other ${words.join(' and ')}`;
};
export const alwaysMoveFiles = 'Always move files';
/** The names of steps. */
export const moveFilesSet = {
  always: 'Page files now always move with their pages (signpost.config.json)',
  ask: 'Signpost now asks before moving page files (signpost.config.json)',
};
export const moveFilesCommands = {
  always: 'Always move page files',
  ask: 'Ask before moving page files',
};
export const moveFilesWords = 'settings config files move along automatically never always off';
export const moveFilesIs = {
  always: 'Page files are already set to move with their pages.',
  ask: 'Signpost already asks before moving page files.',
};
export const linkChanged = 'The page changed in the meantime. Try again.';
export const movedOn = 'The navigation changed in the meantime. Try again.';
export const partsElsewhere =
  'Move its parts back into this file first. Some are in other files, so it can’t be duplicated with its pages.';

/* Links to pages that were hidden. */
/** What some links are from. */
export const linkSources = (pages: number, specifications: number): string => {
  const all = [
    pages > 0 && counted(pages, 'page', 'pages'),
    specifications > 0 && counted(specifications, 'API specification', 'API specifications'),
  ];
  return listed(all.filter((part) => part !== false));
};
export const stillLinked = (linking: number, hidden: number, specifications = 0): string =>
  `${linkSources(linking, specifications)} still ${plural(linking + specifications, 'links', 'link')} to ${plural(hidden, 'it', 'them')}.`;
export const showLinks = 'Show links';
/** `page` in quotes. */
export const linksShown = (page: string): string => `Links to ${page}`;

/* Where page files can't be changed. */
export const openFolder = 'Open the folder to change page files.';
export const pagesElsewhere = 'To change page files, open the folder or repository of your docs.';
