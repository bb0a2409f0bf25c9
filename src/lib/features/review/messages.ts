/*
 * Texts of the review: its panes, the sentences of folded rows, what readers lose, and the written review. What changed,
 * in words (“moved from … to …”), is in core/compare/change-messages.ts.
 */
import { listed, quoted } from '$lib/core/document/kind-words';
import { counted, plural } from '$lib/core/text/plural';

export const reviewChanges = 'Review changes';
export const nothingChanged = (file: string): string =>
  `Nothing has changed: ${file} is as it was opened or last saved. Move or rename something in the navigation, and it stands here in words, to be checked and handed over.`;
export const brokenJson =
  'The JSON is broken at the moment. The list tells what changed up to the last text that was right; the difference below is of the text as it is.';

// Summary
export const changes = (count: number): string => counted(count, 'change', 'changes');
export const addedLines = (count: number): string => `+${count.toLocaleString('en')}`;
export const removedLines = (count: number): string => `−${count.toLocaleString('en')}`;
export const linesIn = (added: number, removed: number, file: string): string =>
  `${addedLines(added)} ${removedLines(removed)} lines in ${file}`;
export const nothingElse = 'nothing else changed';

/** For screen readers, after the numbers of added and removed lines. */
export const linesAfter = 'lines';

// Rows
export const changesTitle = 'Changes';
export const changesIn = (section: string): string => `Changes in ${section}`;
export const show = 'Show';
export const showMoreRows = (left: number): string =>
  `Show more: ${counted(left, 'row is', 'rows are')} left`;
export const revert = 'Revert';
export const reverted = (change: string): string => `Reverted: ${change}`;
export const revertMore = 'Also revert what depends on it';
export const confirmRevert = (changes: number): string =>
  `Revert ${changes} ${plural(changes, 'change', 'changes')}`;

// Sections
export const wholeSite = 'Whole site';
export const theSite = 'the site';
export const siteSettings = 'Site settings';
export const navigation = 'Navigation';
export const theNavigation = 'the navigation';

// Folded rows. `what` is a number of elements, such as "3 groups with 42 pages".
export const entries = (count: number): string => counted(count, 'entry', 'entries');
export const withPages = (what: string, pages: number): string =>
  `${what} with ${counted(pages, 'page', 'pages')}`;
export const withPagesInAll = (what: string, pages: number): string =>
  `${what} (${counted(pages, 'page', 'pages')} in all)`;
export const addedTo = (what: string, place: string): string => `${what} added to ${place}`;
export const removedFrom = (what: string, place: string): string => `${what} removed from ${place}`;
export const manyMovedWithin = (what: string, place: string): string =>
  `${what} moved within ${place}`;
export const movedFrom = (what: string, from: string, to: string): string =>
  from === to
    ? `${what} moved from one ${quoted(from)} to another`
    : `${what} moved from ${from} to ${to}`;
export const settingsChanged = (count: number, setting: string): string =>
  `${counted(count, 'setting', 'settings')} of ${quoted(setting)} changed`;
export const areNow = (what: string, kinds: string): string => `${what} are now ${kinds}`;
export const putRound = (what: string, entries: number): string =>
  `${what} put round ${counted(entries, 'entry', 'entries')}`;
export const takenAway = (what: string): string =>
  `${what} taken away; what they held stays in its place`;
export const fieldBecame = (field: string, what: string, became: string): string =>
  `${field} of ${what} ${became}`;
export const fieldChanged = (field: string, what: string): string => `${field} of ${what} changed`;
export const pathsNowBegin = (pages: number, folder: string): string =>
  `The paths of ${counted(pages, 'page', 'pages')} now begin with ${quoted(folder)}`;
export const pathsLost = (pages: number, folder: string): string =>
  `The paths of ${counted(pages, 'page', 'pages')} lost ${quoted(folder)}`;
export const pathsSwapped = (pages: number, before: string, after: string): string =>
  `The paths of ${counted(pages, 'page', 'pages')} changed from ${quoted(before)} to ${quoted(after)}`;
export const addedIn = (what: string, where: string, places: number): string =>
  `${what} added in ${where}, in ${counted(places, 'place', 'places')}`;
export const removedIn = (what: string, where: string, places: number): string =>
  `${what} removed from ${where}, from ${counted(places, 'place', 'places')}`;
export const movedIn = (what: string, where: string): string =>
  `${what} moved to other places in ${where}`;
export const pathsChangedIn = (pages: number, where: string): string =>
  `The paths of ${counted(pages, 'page', 'pages')} in ${where} changed`;
export const renamedIn = (what: string, where: string): string => `${what} in ${where} renamed`;
export const orderChangedIn = (lists: number, where: string): string =>
  `Order changed in ${counted(lists, 'list', 'lists')} of ${where}`;
export const withIcons = (setting: string, icons: number): string =>
  `${setting}, and with it ${counted(icons, 'icon', 'icons')}`;
export const namesIn = (place: string, names: string): string => `${place}: ${names}`;
/** "Quickstart, Install, Deploy and 9 more" */
export const namesAndMore = (names: readonly string[], more: number): string =>
  `${names.join(', ')} and ${more} more`;

// What readers lose
export const whatReadersLose = 'What readers lose';
export const nothingLost = 'Nothing. All pages stay reachable and all links work.';
export const showMorePages = (left: number): string =>
  `Show more: ${counted(left, 'page is', 'pages are')} left`;
export const pagesGone = (count: number): string =>
  `${counted(count, 'page is', 'pages are')} no longer in the navigation`;
export const mayStandIn = (files: readonly string[]): string =>
  `Some may stand in ${listed(files)}: what is in there is not known here.`;
export const titledPage = (title: string, page: string): string => `${quoted(title)} (${page})`;
export const wasIn = (place: string): string => `Was in ${place}`;
export const pathsChanged = (count: number): string =>
  `${counted(count, 'page path', 'page paths')} changed`;
export const pathsChangedWithRedirects = (count: number): string =>
  `${pathsChanged(count)}; redirects lead on`;
export const addressesLost = (count: number): string =>
  `Readers of ${counted(count, 'old address', 'old addresses')} find nothing unless “redirects” in docs.json leads on.`;
export const redirectLeadsOn = 'A redirect leads on';
export const noRedirect = 'No redirect';
/** "Group “Guides”" */
export const element = (kind: string, name: string): string => `${kind} ${quoted(name)}`;
export const pagesHidden = (count: number): string =>
  `${counted(count, 'page is', 'pages are')} hidden now`;
export const hiddenWith = (what: string, pages: number): string =>
  `${what} is hidden now, with ${counted(pages, 'page', 'pages')}`;
export const nowInHidden = (pages: number, what: string): string =>
  `${counted(pages, 'page', 'pages')} now stand in ${what}, which is hidden`;
export const landingsChanged = (places: number): string =>
  `Readers land on another page in ${counted(places, 'place', 'places')}`;
export const wholeSiteBegins = 'The site';
export const beginsWith = (where: string, page: string, was: string): string =>
  `${where} now begins with ${quoted(page)} instead of ${quoted(was)}`;
export const nothingToBeginWith = (where: string, was: string): string =>
  `${where} has no page to begin with; it was ${quoted(was)}`;
export const whatReadersLandOn = 'What readers land on';

// Differences of the text
export const differenceIn = (file: string): string => `Difference in ${file}`;
export const previousDifference = 'Previous difference';
export const nextDifference = 'Next difference';
export const howShown = 'How the difference is shown';
export const sideBySide = 'Side by side';
export const inline = 'Inline';
export const sameLines = 'The lines are the same; only line ends or the byte order mark differ.';
export const loadingDifference = 'Loading the difference…';
export const differenceFailed =
  'Something went wrong while showing the difference. Your work is safe; everything else goes on.';
/** The button `tryAgain` follows. */
export const differenceNotLoaded =
  'Could not load the difference. Your work is safe; check the connection and';
export const tryAgain = 'Try again';

// Actions
export const commit = 'Commit';
export const save = 'Save';
export const download = 'Download';
export const copy = 'Copy';
export const copyHelp = 'The text of docs.json';
export const copyAsMarkdown = 'Copy as Markdown';
export const copyAsMarkdownHelp =
  'The changes and what readers lose, for the description of a pull request';
export const copiedAsMarkdown = 'Copied the review as Markdown.';
export const copyingRefused =
  'The browser did not allow copying. Allow it beside the address of this page, and try again.';
export const backToEditing = 'Back to editing';
export const escapeKey = 'Esc';

// The written review
export const navigationChanges = 'Navigation changes';
export const andMore = (count: number): string => `and ${count} more`;
