/* What is said of single files. Loaded first: the texts of folders and of the command are in modules of their own. */
import { inQuotes } from '../core/text/direction.ts';
import { plural } from '../core/text/plural.ts';

export const thisComputer = 'This computer';

// What a file is instead of text
export const anImage = 'an image';
export const aPdf = 'a PDF';
export const aZip = 'a ZIP archive';
export const aCompressedFile = 'a compressed file';
export const notDocs = (name: string, what: string): string =>
  `${inQuotes(name)} is ${what}, not a docs.json. Nothing was changed.`;
export const notText = (name: string): string =>
  `${inQuotes(name)} is not a text file. Nothing was changed.`;
export const inUtf16 = (name: string): string =>
  `${inQuotes(name)} is UTF-16 text. Save it as UTF-8, then try again. Nothing was changed.`;
export const notUtf8 = (name: string): string =>
  `${inQuotes(name)} is not UTF-8 text. Save it as UTF-8, then try again. Nothing was changed.`;
export const tooLarge = (name: string): string =>
  `${inQuotes(name)} is larger than 64 MB. A docs.json is never that large.`;

// Opening and reading
export const notOpened = (why: string): string =>
  `The file could not be opened: ${why} Choose it again, or drop it into this window.`;
export const otherFile = (other: string, open: string): string =>
  `${inQuotes(other)} is another file than ${inQuotes(open)}, which is open. Open its folder to work on both.`;
export const unreadable = (name: string, why: string): string =>
  `${inQuotes(name)} could not be read: ${why}`;
export const mayNotRead = (name: string): string =>
  `The browser was not allowed to read ${inQuotes(name)}. Open it again, and allow it when the browser asks.`;
export const notHere = (path: string): string => `There is no file ${inQuotes(path)} here.`;

// Writing. `left`: files that have the new text, although the others do not.
const kept = 'Your work is kept as a draft in this browser.';
export const gone = (name: string): string =>
  `${inQuotes(name)} is no longer where it was: it was moved, renamed or removed. Put it back, or download your work and open the file at its new place. ${kept}`;
export const changed = (name: string): string =>
  `${inQuotes(name)} has changed since you opened it. Nothing was written, and your work is kept.`;
export const mayNotWrite = (name: string): string =>
  `The browser was not allowed to write ${inQuotes(name)}. Save again and allow it when the browser asks, or download it. ${kept}`;
export const readOnly = (path: string, left: readonly string[]): string =>
  `${inQuotes(path)} may not be written: it is read-only, or another program is using it. ${outcome(left)} Make it writable and save again, or download it. ${kept}`;
export const diskFull = (path: string, left: readonly string[]): string =>
  `${inQuotes(path)} could not be written, because the disk is full. ${outcome(left)} Make room and save again. ${kept}`;
export const unwritten = (path: string, why: string, left: readonly string[]): string =>
  `${inQuotes(path)} could not be written: ${why} ${outcome(left)} Save again, or download it. ${kept}`;
const outcome = (left: readonly string[]): string =>
  left.length
    ? `${left.map((one) => inQuotes(one)).join(' and ')} could not be put back and ${plural(left.length, 'holds', 'hold')} the new text.`
    : 'Nothing was changed.';
