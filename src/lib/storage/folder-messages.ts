/* What is said of folders on this computer, and of the files in them. */
import { inQuotes } from '../core/text/direction.ts';

export { changed, unreadable } from './messages.ts';

export const notOpened = (why: string): string =>
  `The folder could not be opened: ${why} Choose it again, or open docs.json alone.`;
export const folderUnreadable = (folder: string, why: string): string =>
  `The folder ${inQuotes(folder)} could not be read: ${why}`;
export const folderGone = (folder: string): string =>
  `The folder ${inQuotes(folder)} is no longer where it was: it was moved, renamed or removed. Put it back, or open it at its new place. Your work is kept.`;
export const mayNotRead = (folder: string): string =>
  `The browser may no longer read the folder ${inQuotes(folder)}. Open it again, and allow it when the browser asks.`;
export const notInFolder = (path: string, folder: string): string =>
  `${inQuotes(path)} is not in the folder ${inQuotes(folder)}: it was moved, renamed or removed. Put it back, or open the folder again.`;
export const changedSinceChosen = (path: string): string =>
  `${inQuotes(path)} has changed since the folder was chosen, or may no longer be read. Choose the folder again.`;
export const alreadyThere = (path: string): string =>
  `${inQuotes(path)} is there already, and it was to be a new file. Nothing was written, and your work is kept.`;
