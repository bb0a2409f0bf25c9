/* The words of the notices that load when there is something to say. */
import { inQuotes } from '$lib/core/text/direction';
import { formatNumber } from '$lib/core/text/plural';

/* Unsaved work. */
export const unsaved = (when: string): string => `You have a draft from ${when}.`;
/** After one was restored: what it replaced, or an earlier one. */
export const another = (when: string): string => `You have another draft from ${when}.`;
export const unsavedOnEarlier = (when: string): string =>
  `You have a draft from ${when}, based on an earlier version of this file.`;
export const restore = 'Restore';
export const discard = 'Discard';

/* A file that others changed. */
export const filesChanged = (count: number): string =>
  `${formatNumber(count)} files were changed outside Signpost.`;
export const fileChanged = (name: string): string =>
  `${inQuotes(name)} was changed outside Signpost.`;
export const workUntouched = 'Your work is safe.';
export const merge = 'Merge';
export const showNewer = 'Show newer version';
export const notNow = 'Not now';
export const mergeWaits = 'Your merge isn’t finished. Nothing has been merged yet.';
export const goOnMerging = 'Continue merging';
export const cancelMerge = 'Cancel merge';

/* A file that others changed, when it is saved. */
export const conflict = 'The file has changed';
export const notWritten = (name: string): string =>
  `${inQuotes(name)} has been changed outside Signpost since you opened it. Your changes weren’t saved.`;
export const conflictChoices =
  'Merge to combine both versions. You choose only where they conflict. You can also download your version. “Reload” shows the file from disk instead, and keeps your version as a draft. Your work is safe whichever you choose.';
export const reload = 'Reload';
export const downloadMine = 'Download my version';

/* Other windows. */
export const takenOver = 'You’re editing this site in another window. It’s read-only here.';
export const openElsewhere = 'This site is open in another window. It’s read-only here.';
export const takeOver = 'Edit here';
export const otherClosed = 'The other window was closed. You can edit this site here now.';
export const close = 'Close';

/* The limit of a host. */
export const readingContinues = 'Your work is safe. Signpost will continue where it stopped.';
export const goOn = 'Continue';
export const addToken = 'Add a token';
export const signInTo = (host: string): string => `Sign in to ${host}`;

/* A broken text. */
export const jsonState = 'JSON status';
export const broken = (file: string, line: number): string =>
  `${file} has a syntax error on line ${line}.`;
export const readable = (file: string): string => `${file} has no syntax errors anymore.`;
