/* The start screen and its list of recent documents, which load first. The dialogs' texts are in dialog-messages.ts. */
import { isolated } from '$lib/core/text/direction';
import { counted } from '$lib/core/text/plural';

// The start screen.
export const help = 'Help';
export const helpKey = 'Help (F1)';
export const promise = ['Rearrange your docs.', 'See what readers will see.'];
export const lead =
  'Open a docs.json, drag pages and groups where they belong, and get a small, valid change, ready to review.';
export const whatIsDocsJson = 'What is docs.json?';
export const openFile = 'Open file';
export const openFileText = 'A docs.json from this computer';
export const openFolder = 'Open folder';
export const openFolderText = 'Your docs with pages and titles';
export const openRepository = 'Open repository';
export const openRepositoryText = 'GitHub, GitLab, and others';
export const dropToOpen = 'Drop to open';
export const orDropBefore = 'or drop a docs.json or its folder here';
export const pasteJson = 'Paste JSON';
export const trySample = 'Try the sample';
export const chooseFile = 'Choose docs.json';
export const chooseFolder = 'Choose folder';
export const staysHere = 'Everything stays in your browser. Nothing is uploaded unless you commit.';

// Work that could be lost, or was.
export const workNotKept =
  'This browser can’t store drafts. Save or download your work before you close the window.';
export const lastChangesLost = (path: string, opened: string): string =>
  `Your last changes to ${path}, opened ${opened}, were lost because the browser’s storage was full. Free up disk space so Signpost can save drafts.`;
export const dismiss = 'Dismiss';

// Recent documents and their unsaved work.
export const recent = 'Recent';
export const forget = 'Remove';
export const forgetDocument = (path: string): string => `Remove ${isolated(path)}`;
export const unsavedWork = (when: string, changes = 0): string =>
  `Draft from ${when}${changes ? ` · ${counted(changes, 'change', 'changes')}` : ''}`;
export const restore = 'Restore';
export const discard = 'Discard';
export const discarded = 'Discarded';
export const discardedWork = (path: string): string => `Discarded the draft of ${isolated(path)}.`;
export const undo = 'Undo';
