/* What the command that serves a folder prints, and its answers to the page. */
import { listed } from '../../lib/core/text/listed.ts';
import { formatNumber, plural } from '../../lib/core/text/plural.ts';

// Starting
export const severalFolders = (paths: readonly string[]): string =>
  `Open one folder at a time, not ${listed(paths)}.`;
export const notBuilt = 'Run “npm run build” in Signpost’s folder first.';
export const noPort = (given: string): string => `${given} isn’t a port number.`;
export const portTaken = (port: number): string =>
  `Port ${port} is in use. Choose another one with --port, or leave it out to use a free port.`;
export const noFreePort = (ports: readonly number[]): string =>
  `Choose a port with --port. These are all in use: ${ports.join(', ')}.`;
export const cannotOpen = (path: string, why: string): string => `${path} can’t be opened: ${why}`;
export const noDocsHere =
  'No docs.json in this folder or its subfolders. Specify the folder that contains it: signpost path/to/docs';
export const noDocs = (folder: string): string =>
  `No docs.json in ${folder} or its subfolders. Specify the folder that contains it: signpost path/to/docs`;
export const onlyOlderForm = (folder: string, file: string): string =>
  `Upgrade the site to docs.json first. ${folder} contains ${file}, which is the old format.`;
export const notDocs = (path: string): string =>
  `${path} isn’t a docs.json. Specify a docs.json or the folder that contains it.`;
export const inHiddenFolder = (path: string): string =>
  `Move ${path} out of the hidden folder first. Signpost doesn’t write there.`;

// Running
export const serving = (folder: string, address: string): string =>
  `Signpost is editing ${folder}\n  ${address}`;
export const keepAddress =
  'Don’t share this URL. It gives access to the folder. Press Ctrl+C to stop.';
export const noBrowser = 'Open the URL above in your browser.';
export const broken = (why: string): string =>
  `Something went wrong: ${why} Try again, or restart the signpost command.`;

// Requests that are refused
export const headerTwice = 'Duplicate header.';
export const wrongHost = (host: string): string => `This server only accepts requests to ${host}.`;
export const noAddress = 'Invalid URL.';
export const longAddress = 'The URL is too long.';
export const otherOrigin = 'Only this server’s own page can make this request.';
export const appIsRead = 'The app is read-only.';
export const restarted = 'The signpost command was restarted. Open the URL shown in the terminal.';
export const otherVersion = 'Reload the page. The signpost command is a different version.';
export const takes = (method: string): string => `Use ${method} for this request.`;
export const mustBeJson = 'The request must be JSON.';
export const mustBePlain = 'The request must not be compressed.';
export const requestNotJson = 'The request isn’t valid JSON.';
export const requestTooLarge = 'The request is larger than 20 MB. Nothing was saved.';
export const tooManyFiles = (most: number): string =>
  `You can save up to ${formatNumber(most)} files in one step. Nothing was saved.`;
export const requestIncomplete = 'The request is incomplete.';

// Reading
export const tooLarge = (path: string): string =>
  `“${path}” is larger than 20 MB, which is too large for Signpost.`;
export const mayNotRead = (path: string): string =>
  `You don’t have permission to read “${path}”. Change its permissions on this computer and try again.`;
export const unreadable = (path: string, why: string): string =>
  `“${path}” couldn’t be read: ${why}`;

// Writing
export const notOfDocument = (path: string): string =>
  `“${path}” isn’t part of the open site. Nothing was saved.`;
export const halfCharacter = (path: string): string =>
  `“${path}” contains a character that can’t be saved. Remove it and save again. Nothing was saved.`;
export const wouldBeTooLarge = (path: string): string =>
  `“${path}” would be larger than 20 MB. Nothing was saved.`;
export const linkStays = (path: string): string =>
  `Move or delete “${path}” outside Signpost. It’s a symbolic link. Nothing was changed.`;
export const mainStays = (path: string): string =>
  `“${path}” is the main file of the open site. Signpost doesn’t move or delete it. Nothing was changed.`;
const notSaved = 'Nothing was saved to disk.';
export const gone = (path: string): string =>
  `“${path}” was moved, renamed, or removed. ${notSaved} Move it back and save again, or download your work.`;
export const changed = (path: string): string =>
  `“${path}” has changed since you opened it. ${notSaved}`;
export const readOnly = (path: string): string =>
  `“${path}” is read-only. ${notSaved} Make it writable and save again, or download your work.`;
export const readOnlyDisk = (path: string): string =>
  `“${path}” is on a read-only disk. ${notSaved} Download your work, or open a writable copy of the folder.`;
export const diskFull = (path: string): string =>
  `The disk is full, so “${path}” couldn’t be saved. ${notSaved} Free up space and save again.`;
export const busy = (path: string): string =>
  `“${path}” is in use by another program. ${notSaved} Close it there and save again.`;
export const unwritten = (path: string, why: string): string =>
  `“${path}” couldn’t be saved: ${why} ${notSaved}`;
/** `lost`: files that could not be put back. */
export const halfWritten = (why: string, lost: readonly string[]): string =>
  `Only some files were saved: ${why} ${listed(lost.map((one) => `“${one}”`))} ${plural(lost.length, 'contains', 'contain')} the new text. The others don’t. Save again when the disk is writable.`;

// The account of the computer
export const noAccount = (host: string): string =>
  `You aren’t signed in to ${host} on this computer. Run gh auth login or git pull in a terminal first, or use an access token.`;
