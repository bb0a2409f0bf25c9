/* What the checks say about a document as a whole. */
import { quoted } from '../document/kind-words.ts';
import { plural } from '../text/plural.ts';

// The shape of the file
export const notInBraces =
  'The file must hold its settings in braces, with “navigation” among them. The site does not build with it.';
export const noNavigation =
  'The file has no “navigation”, so there is nothing to show. The site does not build without it.';
export const navigationIsList =
  '“navigation” is only a list, as it was in old files. Now it says in braces what it holds, such as “groups”. The site does not build with the old form.';
export const navigationIsNothing =
  '“navigation” holds nothing that can be shown. The site does not build with it.';
export const startAnewWith = (what: string): string => `Start anew with ${what}`;
export const putUnder = (entries: string, key: string): string => `Put ${entries} under “${key}”`;

// JSON with comments
export function notStrict(comments: number, commas: number): string {
  const parts = [
    ...(comments ? [plural(comments, 'a comment', `${comments} comments`)] : []),
    ...(commas
      ? [
          plural(
            commas,
            'a comma before a closing bracket',
            `${commas} commas before closing brackets`,
          ),
        ]
      : []),
  ];
  return `The file holds ${parts.join(' and ')}. It can be edited here, but the site wants JSON without them.`;
}

// A key that stands twice
export const keyTwice = (key: string, holder: string): string =>
  `${quoted(key)} stands twice in ${holder}. The later one counts; this one is not read.`;
export const listTwice = (key: string, holder: string, entries: string, count: number): string =>
  `${quoted(key)} stands twice in ${holder}. The later one counts; this one is not read, and ${entries} in it ${plural(count, 'is', 'are')} lost.`;
export const theSettings = 'the settings';
export const keepRead = (read: string, other: string): string =>
  `Keep ${read}, which is read, and remove ${other}`;
export const keepUnread = (unread: string, read: string): string =>
  `Keep ${unread} and remove ${read}`;
export const partInBraces = 'the part in braces';
export const theList = 'the list';
export const emptyList = 'the empty list';
export const andOthers = (first: string, others: number): string =>
  others > 0 ? `${first} and ${others} more` : first;
