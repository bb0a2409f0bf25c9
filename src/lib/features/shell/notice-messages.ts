/* The words of the notices that load when there is something to tell. */
import { inQuotes } from '$lib/core/text/direction';

/* Unsaved work. */
export const unsaved = (when: string): string => `You have unsaved work from ${when}.`;
export const unsavedOnEarlier = (when: string): string =>
  `You have unsaved work from ${when}, on an earlier state of this file.`;
export const restore = 'Restore';
export const discard = 'Discard';

/* A file that others changed. */
export const filesChanged = (count: number): string =>
  `${count} files have been changed by somebody or something else.`;
export const fileChanged = (name: string): string =>
  `${inQuotes(name)} has been changed by somebody or something else.`;
export const workUntouched = 'Your work is not touched.';
export const merge = 'Merge';
export const showNewer = 'Show the newer one';
export const notNow = 'Not now';
export const mergeWaits = 'A merge waits for your choices. Nothing of it has been done.';
export const goOnMerging = 'Go on with it';
export const cancelMerge = 'Cancel the merge';

/* A file that others changed, when it is saved. */
export const conflict = 'The file has changed';
export const notWritten = (name: string): string =>
  `${inQuotes(name)} was changed by somebody or something else since you opened it. Nothing was written.`;
export const conflictChoices =
  'Merge brings the newer file under your work; where both changed the same, you choose. Or download your version, or reload the file as it is now. Your work is kept either way.';
export const cancel = 'Cancel';
export const reload = 'Reload';
export const downloadMine = 'Download my version';

/* Other windows. */
export const takenOver =
  'Another window has taken this document over, with all your work. You can look at it here.';
export const openElsewhere =
  'This document is open in another window, which keeps the drafts and may save. You can look at it here.';
export const takeOver = 'Take over';
export const otherClosed = 'The other window is closed. You can edit this document here now.';
export const close = 'Close';

/* The limit of a host. */
export const readingContinues = 'Your work is safe, and reading continues where it stopped.';
export const goOn = 'Continue';
export const addToken = 'Add a token';
export const signInTo = (host: string): string => `Sign in to ${host}`;

/* A broken text. */
export const jsonState = 'State of the JSON';
export const broken = (file: string, line: number): string => `${file} is broken at line ${line}.`;
export const readable = (file: string): string => `${file} can be read again.`;
