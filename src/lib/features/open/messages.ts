/* The start screen and its list of recent documents, which load first. The dialogs' texts are in dialog-messages.ts. */
import { isolated } from '$lib/core/text/direction';
import { plural } from '$lib/core/text/plural';

// The start screen.
export const help = 'Help';
export const helpKey = 'Help (F1)';
export const promise = 'Rearrange your docs, see what readers will see.';
export const lead =
  'Open a docs.json, drag pages and groups where they belong, and hand over a change that is small, legal and reviewed.';
export const whatIsDocsJson = 'What is docs.json?';
export const openFile = 'Open file';
export const openFileText = 'A docs.json from this computer';
export const openFolder = 'Open folder';
export const openFolderText = 'Your docs with pages and titles';
export const openRepository = 'Open repository';
export const openRepositoryText = 'GitHub, GitLab or Gitea';
export const dropToOpen = 'Drop to open';
export const orDropBefore = 'or drop a docs.json or its folder anywhere ·';
export const pasteJson = 'Paste JSON';
export const trySample = 'Try the sample';
export const chooseFile = 'Choose docs.json';
export const chooseFolder = 'Choose folder';
export const staysHere = 'Everything stays in your browser. Nothing is uploaded unless you commit.';

// Work that could be lost, or was.
export const workNotKept =
  'You can edit, but unsaved work would be lost if the window closed: save or download it.';
export const lastChangesLost = (path: string, opened: string): string =>
  `The last changes to ${path}, opened ${opened}, could not be kept: the browser’s storage was full when its window ended. Free some disk space, so that new work is kept.`;
export const dismiss = 'Dismiss';

// Recent documents and their unsaved work.
export const recent = 'Recent';
export const nothingRecent = 'What you open is listed here, so that you can go on with it.';
export const forget = 'Forget';
export const forgetDocument = (path: string): string => `Forget ${isolated(path)}`;
export const unsavedWork = (when: string, changes = 0): string =>
  `Unsaved work from ${when}${changes ? ` · ${changes} ${plural(changes, 'change', 'changes')}` : ''}`;
export const restore = 'Restore';
export const discard = 'Discard';
export const discarded = 'Discarded';
export const discardedWork = (path: string): string =>
  `Discarded unsaved work on ${isolated(path)}.`;
export const undo = 'Undo';
