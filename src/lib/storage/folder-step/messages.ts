/* What is said if files of a folder can't be changed as one step. */
import { inQuotes } from '../../core/text/direction.ts';
import { listed } from '../../core/text/listed.ts';

export { changed, gone } from '../messages.ts';
export { onlyCase } from '../../core/file-step-messages.ts';

export const alreadyThere = (path: string): string =>
  `${inQuotes(path)} already exists. Choose another name. Nothing was saved.`;
export const blocked = (path: string): string =>
  `${inQuotes(path)} can’t be saved: a folder or another file is in its place. Choose another name. Nothing was changed.`;
export const notText = (path: string): string =>
  `${inQuotes(path)} isn’t UTF-8 text. Save it as UTF-8, then try again. Nothing was changed.`;
export const hidden = (path: string): string =>
  `Choose another folder. Signpost can’t save ${inQuotes(path)} there. Nothing was saved.`;
export const keepsName = (path: string): string =>
  `${inQuotes(path)} can’t be renamed like this on this disk. Choose another name. Nothing was changed.`;
export const unprotected = (why: string): string =>
  `The browser can’t store what it needs to undo a failed save: ${why} Nothing was changed. Free up space and save again, or download your work.`;
export const storageFull = 'its storage is full.';
/** `left`: files that have the new text, although others don’t. */
export const unrestored = (path: string, left: readonly string[]): string =>
  `${inQuotes(path)} changed during the save, so only some files were saved. Open the folder again to restore ${listed(left.map((one) => inQuotes(one)))}.`;

// A save that a closed tab interrupted, when the folder is opened again
export const interrupted = (folder: string): string =>
  `A save in the folder ${inQuotes(folder)} was interrupted. Open the folder again, and allow access when the browser asks. Signpost then finishes it.`;
export const interruptedAbove = (folder: string): string =>
  `A save in the folder ${inQuotes(folder)} was interrupted. Open that folder first so Signpost can finish it.`;
export const unfinished = (folder: string, path: string): string =>
  `A save in the folder ${inQuotes(folder)} was interrupted and can’t be finished, because ${inQuotes(path)} can’t be changed. Close it in other programs, free up disk space, and open the folder again.`;
