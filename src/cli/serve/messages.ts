/* What the command that serves a folder prints, and its answers to the page. */

// Starting
export const severalFolders = (paths: readonly string[]): string =>
  `One folder at a time: ${paths.join(', ')} are several.`;
export const notBuilt = 'Signpost is not built yet: run “npm run build” in its folder first.';
export const noPort = (given: string): string => `${given} is not a port number.`;
export const portTaken = (port: number): string =>
  `The port ${port} is taken. Choose another one with --port, or none: then a free one is found.`;
export const noFreePort = (ports: readonly number[]): string =>
  `No free port was found among ${ports.join(', ')}. Choose one with --port.`;
export const cannotOpen = (path: string, why: string): string => `${path} cannot be opened: ${why}`;
export const noDocsHere =
  'There is no docs.json in this folder or in the folders below it. Name the folder of your documentation, the one that holds docs.json: signpost path/to/docs';
export const noDocs = (folder: string): string =>
  `There is no docs.json in ${folder} or in the folders below it. Name the folder of your documentation, the one that holds docs.json: signpost path/to/docs`;
export const onlyOlderForm = (folder: string, file: string): string =>
  `${folder} holds ${file}, the older form of a docs.json, and no docs.json. Upgrade the site first.`;
export const notDocs = (path: string): string =>
  `${path} is no docs.json. Name the folder of your documentation, or its docs.json.`;
export const inHiddenFolder = (path: string): string =>
  `${path} cannot be opened where it is: Signpost does not write in hidden folders.`;

// Running
export const serving = (folder: string, address: string): string =>
  `Signpost shows ${folder}\n  ${address}`;
export const keepAddress =
  'The address is a key to this folder: keep it to yourself. Press Ctrl+C to stop.';
export const noBrowser = 'No browser could be opened; use the address above.';
export const broken = (why: string): string =>
  `Something in the signpost command went wrong: ${why} Your work is kept as a draft; try again, or start the command again.`;

// Requests that are refused
export const headerTwice = 'A header is there twice.';
export const wrongHost = (host: string): string => `This server is ${host}, and nothing else.`;
export const noAddress = 'The address is none.';
export const longAddress = 'The address is too long.';
export const otherOrigin = 'Only the page of this server may ask that.';
export const appIsRead = 'The app can only be read.';
export const restarted =
  'The signpost command was started anew and does not know this window any more. Open the address that it shows in the terminal; your work is kept as a draft in this browser.';
export const otherVersion =
  'This page and the signpost command are of different versions. Reload the page; your work is kept as a draft.';
export const takes = (method: string): string => `That takes ${method}.`;
export const mustBeJson = 'The request must be JSON.';
export const mustBePlain = 'The request must not be compressed.';
export const requestNotJson = 'The request is no JSON.';
export const requestTooLarge = 'That is more than 20 MB. Nothing was written.';
export const requestIncomplete = 'The request lacks something.';

// Reading
export const tooLarge = (path: string): string =>
  `“${path}” is larger than 20 MB, which is more than Signpost reads.`;
export const mayNotRead = (path: string): string =>
  `You have no permission to read “${path}”. Allow it on this computer and try again.`;
export const unreadable = (path: string, why: string): string =>
  `“${path}” could not be read: ${why}`;

// Writing
export const notOfDocument = (path: string): string =>
  `“${path}” is not part of the open document, so that Signpost does not write it. Nothing was written.`;
export const halfCharacter = (path: string): string =>
  `The text of “${path}” holds half of a character and cannot be written as it is. Remove that character and save again; nothing was written.`;
export const wouldBeTooLarge = (path: string): string =>
  `“${path}” would be larger than 20 MB. Nothing was written.`;
const kept = 'Nothing was written, and your work is kept as a draft.';
export const gone = (path: string): string =>
  `“${path}” is no longer in the folder: it was moved, renamed or removed. ${kept} Put the file back and save again, or download your work.`;
export const changed = (path: string): string =>
  `“${path}” has changed since you opened it. ${kept}`;
export const readOnly = (path: string): string =>
  `“${path}” is read-only for you. ${kept} Allow writing to it and save again, or download your work.`;
export const readOnlyDisk = (path: string): string =>
  `“${path}” is on a disk that can only be read. ${kept} Download your work, or open a copy of the folder that can be written.`;
export const diskFull = (path: string): string =>
  `There is no room left on the disk for “${path}”. ${kept} Make some room and save again.`;
export const busy = (path: string): string =>
  `Another program holds “${path}”. ${kept} Close it there and save again.`;
export const unwritten = (path: string, why: string): string =>
  `“${path}” could not be written: ${why} ${kept}`;
/** `lost`: files that could not be put back. */
export const halfWritten = (why: string, lost: readonly string[]): string =>
  `The files could not all be written: ${why} ${lost.map((one) => `“${one}”`).join(', ')} could not be put back and holds the new text. Your work is kept as a draft; save again when the disk can be written.`;
