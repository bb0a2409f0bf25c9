/* What is said of single files. Loaded first: the texts of folders and of the command are in modules of their own. */
import { listed } from '../core/text/listed.ts';
import { inQuotes } from '../core/text/direction.ts';
import { plural } from '../core/text/plural.ts';

export const thisComputer = 'This computer';

// What a file is instead of text
export const anImage = 'an image';
export const aPdf = 'a PDF';
export const aZip = 'a ZIP archive';
export const aCompressedFile = 'a compressed file';
export const notDocs = (name: string, what: string): string =>
  `Choose a text file, such as docs.json. ${inQuotes(name)} is ${what}. Nothing was changed.`;
export const notText = (name: string): string =>
  `Choose a text file, such as docs.json. ${inQuotes(name)} isn’t one. Nothing was changed.`;
export const inUtf16 = (name: string): string =>
  `${inQuotes(name)} is UTF-16 text. Save it as UTF-8, then try again. Nothing was changed.`;
export const notUtf8 = (name: string): string =>
  `${inQuotes(name)} isn’t UTF-8 text. Save it as UTF-8, then try again. Nothing was changed.`;
export const tooLarge = (name: string): string =>
  `${inQuotes(name)} is larger than 64 MB, which is too large for a docs.json.`;

// Opening and reading
export const notOpened = (why: string): string =>
  `The file couldn’t be opened: ${why} Choose it again, or drop it here.`;
export const otherFile = (other: string, open: string): string =>
  `Open the folder to edit ${inQuotes(other)} and ${inQuotes(open)}. Only ${inQuotes(open)} is open.`;
export const unreadable = (name: string, why: string): string =>
  `${inQuotes(name)} couldn’t be read: ${why}`;
export const mayNotRead = (name: string): string =>
  `Open ${inQuotes(name)} again, and allow access when the browser asks.`;
export const notHere = (path: string): string => `${inQuotes(path)} doesn’t exist.`;

// Writing. `left`: files that have the new text, although the others do not.
export const gone = (name: string): string =>
  `${inQuotes(name)} was moved, renamed, or removed. Move it back and save again, or download your work.`;
export const changed = (name: string): string =>
  `${inQuotes(name)} has changed since you opened it. Nothing was saved to it.`;
export const mayNotWrite = (name: string): string =>
  `The browser can’t write to ${inQuotes(name)}. Save again and allow access when the browser asks, or download your work.`;
export const readOnly = (path: string, left: readonly string[]): string =>
  `${inQuotes(path)} is read-only or in use by another program. ${outcome(left)} Make it writable or close the other program, and save again. Or download your work.`;
export const diskFull = (path: string, left: readonly string[]): string =>
  `The disk is full, so ${inQuotes(path)} couldn’t be saved. ${outcome(left)} Free up space and save again.`;
export const unwritten = (path: string, why: string, left: readonly string[]): string =>
  `${inQuotes(path)} couldn’t be saved: ${why} ${outcome(left)} Save again, or download your work.`;
const outcome = (left: readonly string[]): string =>
  left.length
    ? `${listed(left.map((one) => inQuotes(one)))} already ${plural(left.length, 'contains', 'contain')} the new text. The other files don’t.`
    : 'Nothing was changed.';
