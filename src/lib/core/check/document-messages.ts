/* What the checks say about a document as a whole. */
import { quoted } from '../document/kind-words.ts';
import { doesNotBuild, orNoBuild } from '../document/messages.ts';
import { counted, plural } from '../text/plural.ts';

// The shape of the file
export const notInBraces = `Put the settings in braces, including “navigation”. ${orNoBuild}`;
export const noNavigation = `“navigation” is missing. ${doesNotBuild}`;
export const navigationIsList = `Change the list in “navigation” to an object that names what it contains, such as { "groups": […] }. A plain list is the old format. ${doesNotBuild}`;
export const navigationIsNothing = `“navigation” must be an object in braces. ${doesNotBuild}`;
export const startAnewWith = (what: string): string => `Start over with ${what}`;
export const putUnder = (entries: string, key: string): string => `Put ${entries} under “${key}”`;

// JSON with comments
export function notStrict(comments: number, commas: number): string {
  const parts = [
    ...(comments ? [counted(comments, 'comment', 'comments')] : []),
    ...(commas ? [counted(commas, 'trailing comma', 'trailing commas')] : []),
  ];
  return `The file has ${parts.join(' and ')}. You can edit it here, but the site won’t build until ${plural(comments + commas, 'it is', 'they are')} removed.`;
}

// A key that appears twice
export const keyTwice = (key: string, holder: string): string =>
  `${quoted(key)} appears twice in ${holder}. Only the last one is used, so this one is ignored.`;
export const listTwice = (key: string, holder: string, entries: string): string =>
  `${quoted(key)} appears twice in ${holder}. Only the last one is used, so ${entries} here won’t appear on the site.`;
export const theSettings = 'the settings';
export const keepRead = (read: string, other: string): string =>
  `Keep ${read} (in use) and remove ${other}`;
export const keepUnread = (unread: string, read: string): string =>
  `Keep ${unread} and remove ${read}`;
export const partInBraces = 'the part in braces';
export const theList = 'the list';
export const emptyList = 'the empty list';
export const andOthers = (first: string, others: number): string =>
  others > 0 ? `${first} and ${counted(others, 'more', 'more')}` : first;
