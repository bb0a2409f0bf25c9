/* The words of a written review: its sections, the sentences of folded rows, and what readers lose. */
import { quoted } from '../document/kind-words.ts';
import { listed } from '../text/listed.ts';
import { counted, formatNumber, plural } from '../text/plural.ts';

// Summary
export const changes = (count: number): string => counted(count, 'change', 'changes');
export const addedLines = (count: number): string => `+${formatNumber(count)}`;
export const removedLines = (count: number): string => `−${formatNumber(count)}`;
export const linesIn = (added: number, removed: number, file: string): string =>
  `${addedLines(added)} ${removedLines(removed)} lines in ${file}`;
export const linesInFiles = (added: number, removed: number, files: number): string =>
  `${addedLines(added)} ${removedLines(removed)} lines in ${counted(files, 'file', 'files')}`;

// Sections
export const wholeSite = 'Whole site';
export const theSite = 'the site';
export const siteSettings = 'Site settings';
export const pageFiles = 'Page files';
/** API specifications, `.mintignore` and `signpost.config.json`. */
export const otherFiles = 'Other files';
export const navigation = 'Navigation';
export const theNavigation = 'the navigation';

// Folded rows. `what` is a number of elements, such as "3 groups with 42 pages".
export const entries = (count: number): string => counted(count, 'element', 'elements');
export const withPages = (what: string, pages: number): string =>
  `${what} with ${counted(pages, 'page', 'pages')}`;
export const withPagesInAll = (what: string, pages: number): string =>
  `${what} (${counted(pages, 'page', 'pages')} in all)`;
export const addedTo = (what: string, place: string): string => `${what} added to ${place}`;
export const removedFrom = (what: string, place: string): string => `${what} removed from ${place}`;
export const manyMovedWithin = (what: string, place: string): string =>
  `${what} moved within ${place}`;
export const movedFrom = (what: string, from: string, to: string): string =>
  from === to ? `${what} moved from one ${from} to another` : `${what} moved from ${from} to ${to}`;
export const settingsChanged = (count: number, setting: string): string =>
  `${counted(count, 'setting', 'settings')} of ${quoted(setting)} changed`;
export const areNow = (what: string, kinds: string): string => `${what} are now ${kinds}`;
export const putRound = (what: string, entries: number): string =>
  `${counted(entries, 'element', 'elements')} wrapped in ${what}`;
export const takenAway = (what: string): string =>
  `${what} unwrapped; their content stayed in place`;
export const fieldChanged = (field: string, what: string): string => `${field} of ${what} changed`;
export const pathsNowBegin = (pages: number, folder: string): string =>
  `Paths of ${counted(pages, 'page', 'pages')} now start with ${quoted(folder)}`;
export const pathsLost = (pages: number, folder: string): string =>
  `Paths of ${counted(pages, 'page', 'pages')} no longer start with ${quoted(folder)}`;
export const pathsSwapped = (pages: number, before: string, after: string): string =>
  `Paths of ${counted(pages, 'page', 'pages')} changed from ${quoted(before)} to ${quoted(after)}`;
export const addedIn = (what: string, where: string, places: number): string =>
  `${what} added in ${where} (${counted(places, 'place', 'places')})`;
export const removedIn = (what: string, where: string, places: number): string =>
  `${what} removed from ${where} (${counted(places, 'place', 'places')})`;
export const movedIn = (what: string, where: string): string =>
  `${what} moved to other places in ${where}`;
export const pathsChangedIn = (pages: number, where: string): string =>
  `Paths of ${counted(pages, 'page', 'pages')} in ${where} changed`;
export const renamedIn = (what: string, where: string): string => `${what} in ${where} renamed`;
export const orderChangedIn = (lists: number, where: string): string =>
  `Order changed in ${counted(lists, 'list', 'lists')} of ${where}`;
export const withIcons = (setting: string, icons: number): string =>
  `${setting}, including ${counted(icons, 'icon', 'icons')}`;
const manyFilesBecame = (what: string) => (files: number) =>
  `${counted(files, 'file', 'files')} ${what}`;
export const manyFiles = {
  created: manyFilesBecame('created'),
  deleted: manyFilesBecame('deleted'),
  moved: manyFilesBecame('moved'),
  changed: manyFilesBecame('changed'),
};
/** `fields`: what else changed in the file. */
export const withItsFile = (change: string, fields: readonly string[]): string =>
  `${change}, with its file${fields.length > 0 ? `; also changed: ${fields.join(', ')}` : ''}`;
export const namesIn = (place: string, names: string): string => `${place}: ${names}`;
/** "Quickstart, Install, Deploy and 9 more" */
export const namesAndMore = (names: readonly string[], more: number): string =>
  `${names.join(', ')}${names.length > 1 ? ',' : ''} and ${formatNumber(more)} more`;

// What readers lose
export const whatReadersLose = 'What readers lose';
export const pagesGone = (count: number): string =>
  `${counted(count, 'page is', 'pages are')} no longer in the navigation`;
export const mayStandIn = (files: readonly string[]): string =>
  `Some may be in ${listed(files)}, which ${plural(files.length, 'isn’t', 'aren’t')} open.`;
export const titledPage = (title: string, page: string): string => `${quoted(title)} (${page})`;
export const wasIn = (place: string): string => `Was in ${place}`;
export const pathsChanged = (count: number): string =>
  `${counted(count, 'page path', 'page paths')} changed`;
export const addressesLost = (count: number): string =>
  `Add ${count === 1 ? 'a redirect' : 'redirects'} to docs.json. Without ${count === 1 ? 'it' : 'them'}, ${counted(count, 'old URL stops', 'old URLs stop')} working.`;
export const noRedirect = 'No redirect';
export const redirectsTo = (place: string, to: string): string =>
  `${place}. Its URL redirects to ${to}`;
export const addressesTaken = (count: number): string =>
  `${counted(count, 'old URL opens', 'old URLs open')} a different page`;
export const opensNow = (address: string, page: string): string =>
  `${address} now opens ${quoted(page)}`;
export const redirectedTo = (to: string): string => `Redirected to ${to} before`;
export const endpointsEnded = (count: number): string =>
  counted(count, 'endpoint page loses its URL', 'endpoint pages lose their URLs');
export const endpointsUnknown = (count: number): string =>
  count === 1
    ? 'Signpost doesn’t know which URL that is. If readers use it, add a redirect.'
    : 'Signpost doesn’t know which URLs these are. Add redirects for those that readers use.';
/** `moved`: the old and the new directory of each: "/api", "/reference". */
export const endpointsMoved = (moved: readonly (readonly [string, string])[]): string =>
  `${listed(moved.map(([from, to]) => `${from} is now ${to}`))}. Add ${moved.length === 1 ? 'a redirect' : 'redirects'} to keep the old URLs working.`;
/** "GET /users, under /reference" */
export const endpointBelow = (name: string, directory: string): string =>
  `${name}, under ${directory}`;
/** `place`: "Was in API › Users". */
export const fromFile = (place: string, file: string): string => `${place}, from ${file}`;
/** "Group “Guides”" */
export const element = (kind: string, name: string): string => `${kind} ${quoted(name)}`;
export const elementInSentence = (kind: string, name: string): string =>
  `the ${kind.toLowerCase()} ${quoted(name)}`;
export const pagesHidden = (count: number): string =>
  `${counted(count, 'page is', 'pages are')} now hidden`;
export const hiddenWith = (what: string, pages: number): string =>
  `${what} is now hidden, including ${counted(pages, 'page', 'pages')}`;
export const nowInHidden = (pages: number, what: string): string =>
  `${counted(pages, 'page is', 'pages are')} now in ${what}, which is hidden`;
/** The number stays next to its word at the end of a line. */
export const landingsChanged = (places: number): string =>
  places === 1
    ? 'Readers land on a different page'
    : `Readers land on a different page in ${formatNumber(places)}\u00a0places`;
export const wholeSiteBegins = 'The site';
export const beginsWith = (where: string, page: string, was: string): string =>
  `${where} now starts with ${quoted(page)} instead of ${quoted(was)}`;
export const nothingToBeginWith = (where: string, was: string): string =>
  `${where} no longer has a first page (was ${quoted(was)})`;

// Old addresses with redirects
export const addresses = 'URLs';
export const addressesLed = (count: number): string =>
  counted(count, 'old URL redirects', 'old URLs redirect');
export const leadsTo = (from: string, to: string): string => `${from} → ${to}`;

// Links of page files
export const linksBroken = 'Broken links';
export const atLine = (file: string, line: number, message: string): string =>
  `${file}, line ${line}: ${message}`;

// The written review
export const navigationChanges = 'Navigation changes';
export const andMore = (count: number): string => `and ${formatNumber(count)} more`;

// New pages without a file
export const withoutFile = (count: number): string =>
  `${counted(count, 'new page has', 'new pages have')} no file yet`;

// The sidebar as a tree with marks
export const movedInto = (place: string): string => `to ${place}`;
export const movedOutOf = (place: string): string => `from ${place}`;
export const was = (name: string): string => `was ${quoted(name)}`;
export const isNow = (name: string): string => `now ${quoted(name)}`;
export const moreRows = (count: number): string => `and ${counted(count, 'more row', 'more rows')}`;
