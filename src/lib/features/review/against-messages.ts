/* The words of the comparison with another version. */
import { counted } from '$lib/core/text/plural';

export const compareWith = 'Compare with another version';
export const revision = 'Branch, tag, or commit';
export const compare = 'Compare';
export const chooseFile = 'Choose a file';
export const reading = 'Loading…';
export const about = 'See what changed since another version, and revert individual changes.';
export const same = (where: string): string =>
  `The navigation and settings are the same as in ${where}.`;
export const sameWithPages = (where: string): string =>
  `The navigation, the settings, and the pages are the same as in ${where}.`;
export const unread = (files: number): string =>
  `Differences in ${counted(files, 'page file', 'page files')} aren’t loaded yet.`;
export const readMore = 'Load differences';
export const since = (where: string): string => `Changes since ${where}`;
