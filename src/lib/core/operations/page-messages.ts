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
  `${quoted(file)} exists already. Choose another path.`;
export const impossiblePath = (path: string): string =>
  `${quoted(path)} can’t be the path of a page. Use letters, digits, hyphens and slashes.`;
export const impossibleFile = (path: string): string =>
  `${quoted(path)} can’t be the path of a file. Use letters, digits, hyphens and slashes.`;
export const moveFile = (from: string, to: string): string =>
  `Move file ${quoted(from)} to ${quoted(to)}`;
export const noPageFile = (page: string): string => `There’s no page file for ${quoted(page)}.`;
export const intoItself = (folder: string): string =>
  `${quoted(folder)} can’t move into itself. Choose another path.`;
export const moveFolder = (from: string, to: string): string =>
  `Move folder ${quoted(from)} to ${quoted(to)}`;
export const emptyFolder = (folder: string): string => `${quoted(folder)} contains no files.`;
export const noTarget = (page: string): string =>
  `There’s no page ${quoted(page)} that links could lead to.`;
export const twice = (path: string): string => `${quoted(path)} is moved or deleted twice.`;

// What was left alone, after the file and the line.
export const leadsNowhere = (address: string): string =>
  `The link ${quoted(address)} leads nowhere now.`;
export const notParsed = (reason: string): string =>
  `The links of this file weren’t changed, because it can’t be read: ${reason}.`;
export const textsMissing = (count: number): string =>
  `Links can’t follow before ${counted(count, 'file is', 'files are')} read.`;
export const notIgnored =
  'This file was ignored by .mintignore, and isn’t at its new path. The site will show it.';
export const ignoredNow = '.mintignore ignores this path, so the site won’t show the file.';
/** `to`: where its page is now, as a link. */
export const addressTaken = (address: string, to: string | undefined): string =>
  to === undefined
    ? `Old links to “/${address}” show this page now. The page that was there is deleted.`
    : `Old links to “/${address}” show this page now. The page that was there is at “${to}”.`;
