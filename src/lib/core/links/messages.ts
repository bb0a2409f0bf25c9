/* What the checks say about the links of page files. */
import { quotedPath } from '../document/kind-words.ts';

export { linkElsewhere, linkNowhere, linkRedirected, noFile } from '../check/links/messages.ts';
export { isMeant, write } from '../check/messages.ts';

export const wasRenamed = (address: string): string => `The page moved to ${address}.`;
export const addFile = 'Add the file, or change the link.';
export const withoutScheme = (address: string, whole: string, scheme: string): string =>
  `Change ${quotedPath(address)} to ${quotedPath(whole)}. Without ${scheme}, the link leads to a page on this site.`;
export const ignoredPage = (address: string): string =>
  `This link leads to ${quotedPath(address)}, but .mintignore ignores the file, so readers can’t open it.`;
export const ignoredAlways = (address: string): string =>
  `This link leads to ${quotedPath(address)}, but sites ignore every file with this name, so readers can’t open it.`;
export const noSection = (page: string, anchor: string): string =>
  `The page ${quotedPath(page)} has no section ${quotedPath(`#${anchor}`)}.`;
export const noSectionHere = (anchor: string): string =>
  `This page has no section ${quotedPath(`#${anchor}`)}.`;
export const removeAnchor = (anchor: string): string => `Remove ${quotedPath(`#${anchor}`)}`;
