/*
 * Texts of the review's panes. The rows and what readers lose are in core/review/messages.ts; what changed, in words
 * (“moved from … to …”), is in core/compare/change-messages.ts.
 */
import { counted, formatNumber, plural } from '$lib/core/text/plural';

export const reviewChanges = 'Review changes';
/** The other views of the review. */
export const beforeAndAfter = 'Before and after';
export const compareWith = 'Compare with…';
export const nothingChanged = (file: string): string =>
  `No changes to ${file} yet. Move or rename something in the navigation, and the change appears here.`;
export const allSaved = 'All changes are saved. New ones appear here.';
export const brokenJson =
  'The JSON has a syntax error. The list shows the changes before it. The lines below show the text as it is now.';

/** For screen readers, after the numbers of added and removed lines. */
export const linesAfter = 'lines';

// Files of pages that were only moved in the navigation
export const filesLeft = (files: number): string =>
  `The ${plural(files, 'file of a moved page is still in its old folder', `files of ${formatNumber(files)} moved pages are still in their old folders`)}.`;
export const moveFiles = (files: number): string =>
  `Move ${plural(files, 'its file', 'their files')}…`;

// Rows
export const changesTitle = 'Changes';
export const changesIn = (section: string): string => `Changes in ${section}`;
export const show = 'Show';
export const showMoreRows = (left: number): string =>
  `Show more (${counted(left, 'row', 'rows')} left)`;
export const revert = 'Revert';
export const reverted = (change: string): string => `Reverted: ${change}`;
export const revertMore = 'Revert related changes too';
export const confirmRevert = (changes: number): string =>
  `Revert ${counted(changes, 'change', 'changes')}`;

/** Where it isn't known whether links work. */
export const pagesStay = 'All pages stay reachable.';
export const nothingLost = 'Nothing. All pages stay reachable and all links work.';
export const checkingLinks = 'Checking links…';
/** Above the list of these links. */
export const linksLost = 'All pages stay reachable, but some links won’t work.';
export const linksBroken = (count: number): string =>
  `${counted(count, 'link', 'links')} in page files will no longer work`;
export const lineOf = (file: string, line: number): string => `${file}, line ${line}`;
export const addRedirects = (count: number): string =>
  `Add ${counted(count, 'redirect', 'redirects')}`;
export const addedRedirects = (count: number): string =>
  `Added ${counted(count, 'redirect', 'redirects')}`;
export const showMoreAddresses = (left: number): string =>
  `Show more (${counted(left, 'URL', 'URLs')} left)`;

// Differences of the text
export const differenceIn = (file: string): string => `Difference in ${file}`;
export const previousDifference = 'Previous difference';
export const nextDifference = 'Next difference';
export const howShown = 'Difference layout';
export const sideBySide = 'Side by side';
export const inline = 'Inline';
export const showMoreFiles = (left: number): string =>
  `Show more (${counted(left, 'file', 'files')} left)`;
export const sameLines =
  'All lines are the same. Only the line endings or the byte order mark changed.';
export const loadingDifference = 'Loading differences…';
export const differenceFailed =
  'Something went wrong while comparing the files. Your work is safe, and everything else still works.';
/** The button `tryAgain` follows. */
export const differenceNotLoaded =
  'Couldn’t load the differences. Your work is safe. Check your connection.';
export const tryAgain = 'Try again';

// Actions
export const commit = 'Commit';
export const save = 'Save';
/** Saves JSON that has a syntax error. */
export const saveAnyway = 'Save anyway';
export const saveAnywayHelp =
  'The JSON has a syntax error. Until you fix it, the site won’t build.';
export const download = 'Download';
export const copy = 'Copy';
export const copyHelp = 'The text of docs.json';
export const copySummary = 'Copy summary';
export const copySummaryHelp =
  'The changes and what readers lose as Markdown, to paste into a pull request';
export const copiedSummary = 'Copied the summary as Markdown';
export const copyingRefused =
  'Your browser blocked copying. Allow access to the clipboard, then try again.';
