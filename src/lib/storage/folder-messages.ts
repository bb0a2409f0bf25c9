/* What is said of folders on this computer, and of the files in them. */
import { inQuotes } from '../core/text/direction.ts';

export { unreadable } from './messages.ts';

export const notOpened = (why: string): string =>
  `The folder couldn’t be opened: ${why} Choose it again, or open docs.json by itself.`;
export const folderUnreadable = (folder: string, why: string): string =>
  `The folder ${inQuotes(folder)} couldn’t be read: ${why}`;
export const folderGone = (folder: string): string =>
  `The folder ${inQuotes(folder)} was moved, renamed, or removed. Move it back, or open it from its new location.`;
export const mayNotRead = (folder: string): string =>
  `Open the folder ${inQuotes(folder)} again, and allow access when the browser asks.`;
export const notInFolder = (path: string, folder: string): string =>
  `${inQuotes(path)} isn’t in the folder ${inQuotes(folder)}. It was moved, renamed, or removed. Move it back, or open the folder again.`;
export const changedSinceChosen = (path: string): string =>
  `Choose the folder again. ${inQuotes(path)} has changed or can’t be read anymore.`;
