/* The words around the panes that load first. */
import { plural } from '$lib/core/text/plural';

/* The header. */
export const backToStart = 'Back to start';
export const saveState = 'Save state';
export const mode = 'Mode';
/** For example "2 errors, no warnings" */
export const problemCounts = (errors: number, warnings: number): string =>
  `${errors || 'No'} ${plural(errors, 'error', 'errors')}, ${warnings || 'no'} ${plural(warnings, 'warning', 'warnings')}`;
export const changeCount = (count: number): string =>
  `${count || 'No'} ${plural(count, 'change', 'changes')}`;

/* The footer. */
export const noNavigation = 'No navigation';
export const errors = (count: number): string => `${count} ${plural(count, 'error', 'errors')}`;
export const warnings = (count: number): string =>
  `${count} ${plural(count, 'warning', 'warnings')}`;
/** `count` has separators. */
export const notInNavigation = (count: string): string => `${count} not in navigation`;
export const move = 'move';
export const undo = 'undo';
export const findAnything = 'find anything';

/* The bar at the bottom of a phone. */
export const panes = 'Panes';
export const navigation = 'Navigation';
export const json = 'JSON';
export const preview = 'Preview';
export const properties = 'Properties';

/* Notices and messages. */
export const downloadWork = 'Download my work';
export const download = 'Download';
export const close = 'Close';
export const signInAgain = 'Sign in again';
export const tryAgain = 'Try again';
export const unsavedAtRisk =
  'Unsaved work would be lost if this window closed: save or download it.';
/** The end of the sentence about a new version. */
export const workIsKept = '; your work is kept';
export const discarded = 'The unsaved work was discarded.';
export const undoDiscard = 'Undo';
export const undoMessage = 'Undo';
export const revert = 'Revert';
export const closeMessage = 'Close message';

/* A failure of the whole editor. */
export const wentWrong = 'Something in Signpost went wrong';
export const workInMemory =
  'Your work is still in memory, and kept as a draft in this browser. Download it to be safe, or try to go on.';
export const whatHappened = 'What happened';
