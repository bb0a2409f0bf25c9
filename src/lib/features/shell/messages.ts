/* The words around the panes that load first. */
import { counted, plural, formatNumber } from '$lib/core/text/plural';

/* The header. */
export const backToStart = 'Back to start';
export const saveState = 'Save state';
export const mode = 'Mode';
/** Where there is no room for “Review changes”. */
export const reviewShort = 'Review';
/** For example "2 errors, no warnings" */
export const problemCounts = (errors: number, warnings: number): string =>
  `${errors ? formatNumber(errors) : 'No'} ${plural(errors, 'error', 'errors')}, ${warnings ? formatNumber(warnings) : 'no'} ${plural(warnings, 'warning', 'warnings')}`;
export const changeCount = (count: number): string =>
  `${count ? formatNumber(count) : 'No'} ${plural(count, 'change', 'changes')}`;

/* The footer. */
export const noNavigation = 'No navigation';
/** Problems of a site that is only begun. */
export const toDo = (count: number): string => `${formatNumber(count)} to do`;
export const errors = (count: number): string => counted(count, 'error', 'errors');
export const warnings = (count: number): string => counted(count, 'warning', 'warnings');
/** `count` has separators. */
export const notInNavigation = (count: string): string => `${count} not in navigation`;
export const move = 'move';
export const undo = 'undo';
export const findAnything = 'find anything';

/* The bar at the bottom of a phone. */
export const panes = 'Panes';
export const navigation = 'Navigation';
/** By mode: what is between the navigation and the panel. */
export const middle = { visual: 'Preview', split: 'Split', json: 'JSON' };
/** What the panel shows. */
export const panels = {
  properties: 'Properties',
  'site-settings': 'Site settings',
  problems: 'Problems',
  orphans: 'Not in navigation',
  endpoints: 'Endpoints',
  history: 'History',
  help: 'Help',
};

/* Notices and messages. */
export const downloadWork = 'Download my work';
export const download = 'Download';
export const close = 'Close';
export const signInAgain = 'Sign in again';
export const tryAgain = 'Try again';
export const unsavedAtRisk =
  'Save or download your work before you close this window. Otherwise, you’ll lose it.';
/** The end of the sentence about a new version. */
export const workIsKept = '. Your work is safe';
export const discarded = 'Discarded the draft.';
export const undoDiscard = 'Undo';
export const undoMessage = 'Undo';
export const revert = 'Revert';
export const closeMessage = 'Close message';

/* A failure of the whole editor. */
export const wentWrong = 'Something went wrong';
export const workInMemory =
  'Your work is safe as a draft in this browser. Download it to be sure, or try again.';
export const whatHappened = 'What happened';
