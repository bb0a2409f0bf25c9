/* Operations on page files. */
import { quoted } from '../document/kind-words.ts';
import type { PageOperation } from '../operation.ts';
import { counted } from '../text/plural.ts';

export const create = (page: string): string => `Create page ${page}`;
export const deletePage = (page: string): string => `Delete page ${page}`;
export const movePage = (page: string, to: string): string => `Move page ${page} to ${quoted(to)}`;

const VERBS = {
  'create-page': 'Create',
  'delete-page': 'Delete',
  'set-frontmatter': 'Change',
  'rename-page': 'Move',
} as const;
export const several = (op: PageOperation['op'], count: number): string =>
  `${VERBS[op]} ${pages(count)}`;
export const pages = (count: number): string => counted(count, 'page', 'pages');

export const exists = (file: string): string =>
  `${quoted(file)} already exists. Choose another path.`;
export const impossiblePath = (path: string): string =>
  `${quoted(path)} can’t be the path of a page. Use letters, numbers, hyphens, and slashes.`;
export const impossibleFile = (path: string): string =>
  `${quoted(path)} can’t be the path of a file. Use letters, numbers, hyphens, and slashes.`;
export const moveFile = (from: string, to: string): string =>
  `Move file ${quoted(from)} to ${quoted(to)}`;
export const noPageFile = (page: string): string => `There’s no page file for ${quoted(page)}.`;
export const intoItself = (folder: string): string =>
  `${quoted(folder)} can’t be moved into itself. Choose another path.`;
export const moveFolder = (from: string, to: string): string =>
  `Move folder ${quoted(from)} to ${quoted(to)}`;
export const emptyFolder = (folder: string): string => `${quoted(folder)} contains no files.`;
export const noTarget = (page: string): string =>
  `Choose another page for the links. There’s no page ${quoted(page)}.`;
export const twice = (path: string): string => `${quoted(path)} is moved or deleted twice.`;

// What was left alone, after the file and the line.
export const leadsNowhere = (address: string): string =>
  `The link ${quoted(address)} no longer works.`;
export const notParsed = (reason: string): string =>
  `Links in this file weren’t updated because the file can’t be read: ${reason}.`;
export const textsMissing = (count: number): string =>
  `Links can’t be updated until ${counted(count, 'file is', 'files are')} read.`;
export const notIgnored =
  '.mintignore ignored this file at its old path but not at its new one. It will appear on the site.';
export const ignoredNow = '.mintignore ignores this path, so the file won’t appear on the site.';
/** `to`: where its page is now, as a link. */
export const addressTaken = (address: string, to: string | undefined): string =>
  to === undefined
    ? `Old links to “/${address}” now open this page. The page that was there was deleted.`
    : `Old links to “/${address}” now open this page. The page that was there is at “${to}”.`;
