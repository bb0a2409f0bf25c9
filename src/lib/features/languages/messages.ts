/* Texts of the comparison of languages and versions, of a new one, and of repeating a change in the others. */
import { quoted, quotedPath } from '$lib/core/document/kind-words';
import { listed } from '$lib/core/text/listed';
import type { Column, Counts, State } from '$lib/core/languages/parity';
import { inQuotes } from '$lib/core/text/direction';
import { counted, plural, formatNumber } from '$lib/core/text/plural';

/** For "languages" or "versions". */
export const divisions: Readonly<Record<'language' | 'version', string>> = {
  language: 'languages',
  version: 'versions',
};

// The comparison
export const parity = 'Parity';
export const compare = 'What to compare';
export const compareDivisions = (divisions: string): string => `Compare ${divisions}`;
export const measureBy = 'Baseline';
export const shownColumn = 'Show';
export const shownRows = 'Rows to show';
export const allRows = 'All';
export const differentRows = 'Differences';
export const missingRows = 'Missing';
export const showAllRows = 'Show all rows';
export const brokenJson = 'The JSON has a syntax error. This is the last valid version.';
export const nothingSideBySide =
  'There’s nothing to compare yet. Select a language or version in the navigation, then create another one from its properties.';
export const nothingMissing = 'Nothing is missing.';
export const nothingDiffers = (divisions: string): string =>
  `All ${divisions} have the same pages in the same order.`;
export const nothingListed = (divisions: string): string => `These ${divisions} are empty.`;

// Columns
export const inOrderOf = (column: string): string => `In the order of ${column}`;
/** "29 pages", "13 endpoints" */
export const entriesIn = ({ pages, endpoints }: Column): readonly string[] =>
  [
    counted(pages, 'page', 'pages'),
    endpoints ? counted(endpoints, 'endpoint', 'endpoints') : '',
  ].filter(Boolean);
export const baseline = 'Baseline';
export const noDifferences = 'no differences';
export const addMissing = (missing: number): string => `Add ${formatNumber(missing)}`;
/** For screen readers, after `addMissing`. */
export const missingTo = (column: string): string => `missing to ${column}`;

// Rows and cells
export const unnamed = (kind: string): string => `Untitled ${kind}`;
export const states: Readonly<Record<State, string>> = {
  there: 'Present',
  missing: 'Missing',
  extra: 'Extra',
  absent: 'None',
  moved: 'Moved',
  same: 'Same file',
  other: 'Different file',
};
export const missingInside = (missing: number): string => `${formatNumber(missing)} missing`;
/** For example "12 missing", "3 extra", "1 moved". */
export const differencesIn = ({ missing, extra, moved, same, other }: Counts): readonly string[] =>
  [
    missing ? missingInside(missing) : '',
    extra ? `${formatNumber(extra)} extra` : '',
    moved ? `${formatNumber(moved)} moved` : '',
    same ? counted(same, 'same file', 'same files') : '',
    other ? counted(other, 'different file', 'different files') : '',
  ].filter(Boolean);
/** The differences in a sentence. Empty if there are none. */
export const counts = (differences: Counts): string =>
  differencesIn(differences)
    .map((part) => part.replace(' ', '\u00a0'))
    .join(', ');

// About a cell, in a sentence or two
export const aboutCell = 'About this cell';
export const callsIt = (column: string, label: string, differences: string): string =>
  `In ${column}, it’s ${quoted(label)}${differences ? `: ${differences}` : ''}.`;
export const hasPage = (column: string, path: string): string =>
  `In ${column}, it’s ${quotedPath(path)}.`;
export const hasIt = (column: string): string => `It’s in ${column}.`;
export const doesNotHaveIt = (column: string, entriesInIt: number): string =>
  entriesInIt === 0
    ? `Missing in ${column}.`
    : `Missing in ${column}, along with ${counted(entriesInIt, 'element', 'elements')} inside.`;
export const doesNotList = (column: string, path: string): string =>
  `Missing in ${column}. Its path would be ${quotedPath(path)}.`;
export const fileInFolder = 'The file already exists.';
export const fileNotInFolder = 'The file doesn’t exist yet.';
export const extraPage = (column: string, path: string, measure: string): string =>
  `${quotedPath(path)} is only in ${column}, not in ${measure}.`;
export const extraEntry = (column: string, measure: string): string =>
  `It’s only in ${column}, not in ${measure}.`;
export const inAnotherOrder = (column: string, measure: string): string =>
  `In ${column}, it’s in a different position than in ${measure}.`;
export const inAnotherGroup = (column: string, measure: string, path?: string): string =>
  path === undefined
    ? `In ${column}, it’s in a different group than in ${measure}.`
    : `In ${column}, it’s in a different group than in ${measure}: ${quotedPath(path)}.`;
export const sameFile = (column: string, path: string): string =>
  `${column} uses another language’s file, ${quotedPath(path)}, so readers can’t switch languages on this page.`;
export const otherFile = (column: string, path: string, expected: string): string =>
  `In ${column}, it’s ${quotedPath(path)}. Based on its other pages, it should be ${quotedPath(expected)}.`;

// About a row
export const columnLacksIt = (column: string): string => `missing in ${column}`;
export const columnDiffers = (column: string, differences: string): string =>
  `${column}: ${differences}`;
/** The differences of the first columns, and the number of further ones. */
export const differencesOf = (columns: readonly string[], more: number): string =>
  more > 0 ? `${columns.join('; ')}; and ${formatNumber(more)} more.` : `${columns.join('; ')}.`;
export const sameEverywhere = 'No differences.';
export const sameHere = 'No differences here.';

// Actions on a cell
export const addThere = 'Add here';
export const useFile = (path: string): string => `Use ${inQuotes(path)}`;
export const putInSamePlace = 'Move to the same place';
export const showInNavigation = 'Show in navigation';
export const missingEntries = (count: number): string =>
  counted(count, 'missing element', 'missing elements');
export const addTo = (what: string, column: string): string => `Add ${what} to ${column}`;
export const confirmAdding = (count: number): string =>
  count === 1 ? 'Add' : `Add ${formatNumber(count)} elements`;
/** `pages`: how many of `all`. */
export function withoutFile(pages: number, all: number): string {
  const which =
    pages < all
      ? `${counted(pages, 'of these pages doesn’t', 'of these pages don’t')} have a file yet`
      : pages === 1
        ? 'This page doesn’t have a file yet'
        : `None of these ${formatNumber(all)} pages has a file yet`;
  return `${which}. Readers see an error until you create ${plural(pages, 'it', 'them')}.`;
}
export const noGroupYet = (column: string): string => `Add its group to ${column} first.`;
export const confirmMoving = 'Move';

// Commands
export const compareWords =
  'parity translation missing matrix side by side languages versions differences';
export const nothingToCompare = 'Add a second language or version first.';
export const startFromThis = (kind: string): string => `Create a ${kind} from this one…`;
export const startWords = 'copy duplicate clone translation release new version language';
export const fixJsonFirst = 'Fix the JSON first.';
export const selectDivisionFirst = 'Select a version or language.';
export const repeatInOthers = (divisions: string): string => `Repeat in other ${divisions}`;
export const repeatWords = 'apply to all repeat echo languages versions parity';
export const changeFirst = 'Move, add, or remove something in one language or version first.';
export const nothingToRepeat = 'There’s nothing to repeat.';
/** "French and German", "7 other languages" */
export const severalOf = (names: readonly string[], divisions: string): string =>
  names.length > 4 ? `${formatNumber(names.length)} other ${divisions}` : listed(names);
export const repeated = (change: string, where: string): string => `${change}, in ${where} too`;
export const repeatIn = (where: string): string => `Repeat in ${where}`;
export const confirmRepeating = (where: string, count: number, divisions: string): string =>
  count === 1 ? `Repeat in ${where}` : `Repeat in ${formatNumber(count)} ${divisions}`;
/** "Unavailable in 3 languages" */
export const notPossibleIn = (count: number, kind: 'language' | 'version'): string =>
  `Unavailable in ${counted(count, kind, divisions[kind])}`;

// A new language or version
export const startNewFrom = (kind: string, name: string): string =>
  `Create a ${kind} from ${name ? inQuotes(name) : `this ${kind}`}`;
export const language = 'Language';
export const chooseLanguage = 'Choose a language';
export const nameMissing = { language: 'Choose a language.', version: 'Enter a name.' } as const;
export const versionName = 'Name of the new version';
export const versionExample = 'For example, 2.0';
export const nameTaken = 'This version already exists. Choose another name.';
export const wherePagesStand = 'Page paths';
export const pathsBeginningWith = 'Page paths that start with';
export const anyPath = 'any path';
export const folderExample = { language: 'for example, de/', version: 'for example, v3/' } as const;
export const beginInNewWith = 'Replace with';
export const whatChanges = 'What changes';
export const noPagesYet = 'It doesn’t have any pages to copy yet.';
/** Without a folder, it isn't known yet where they will be. */
export const allCopied = (kind: string, pages: number, folder: string, from: string): string =>
  folder
    ? `The new ${kind} lists ${counted(pages, 'page', 'pages')} in ${inQuotes(folder)}. ${staysSame(pages)}`
    : `The new ${kind} starts with ${pages === 1 ? 'the page' : `the ${counted(pages, 'page', 'pages')}`} of ${from ? inQuotes(from) : `this ${kind}`}. ${staysSame(pages)}`;
const staysSame = (pages: number): string =>
  `The existing ${plural(pages, 'page doesn’t', 'pages don’t')} change.`;
/** `some`: the pages whose paths start with the folder. */
export const someCopied = (kind: string, some: number, pages: number, folder: string): string =>
  `${formatNumber(some)} of ${counted(pages, 'page', 'pages')} ${plural(some, 'has a path that starts', 'have paths that start')} with ${inQuotes(folder)}. ${plural(some, 'It changes', 'They change')} in the new ${kind}.`;
export const noneCopied = (kind: string, pages: number): string =>
  `The new ${kind} lists the same ${plural(pages, 'page', `${formatNumber(pages)} pages`)}.`;
/** Some paths follow. */
export const pagesShared = (pages: number): string =>
  `${counted(pages, 'page keeps its path and is', 'pages keep their paths and are')} shared by both:`;
export const pathsBeforeAndAfter = 'Example paths, before and after';
export const sameFilesInLanguages =
  'Choose a different folder. Both languages would use the same files, so readers couldn’t switch between them.';
export const sameFilesInVersions =
  'Choose a different folder. Both versions would use the same files.';
export const copyFiles = 'Copy page files too';
/** `repeated`: how many entries list a page that another one lists. */
/** `roots`: how many of the files are pages that only open a group. `repeated`: how many pages are listed again. */
export const copiesFiles = (files: number, roots: number, repeated: number): string =>
  [
    `Copies ${counted(files, 'file', 'files')}${roots ? `, including ${counted(roots, 'group root page', 'group root pages')}` : ''}.`,
    repeated ? `${counted(repeated, 'page is', 'pages are')} listed more than once.` : '',
  ]
    .filter(Boolean)
    .join(' ');
export const filesStay = (files: number): string =>
  `${counted(files, 'file already exists and won’t change', 'files already exist and won’t change')}.`;
export const filesNotKnownYet = 'The page files are still loading.';
export const copyingFiles = (done: number, files: number): string =>
  `Copying ${formatNumber(done)} of ${counted(files, 'file', 'files')}…`;
/** `addition`: “Add “v3” to the navigation”. */
export const withFiles = (addition: string, files: number): string =>
  `${addition} with ${counted(files, 'file', 'files')}`;
export const leftOut = (files: number): string =>
  `Left out ${counted(files, 'empty or missing file', 'empty or missing files')}.`;
export const ownFile = 'Keep it in its own file';
export const ownFileHelp = (kind: 'language' | 'version', file: string): string =>
  `Creates ${inQuotes(file)}, like the other ${divisions[kind]}.`;
export const ownFileTaken = (file: string): string => `${inQuotes(file)} already exists.`;
export const cancel = 'Cancel';
export const start = (name: string): string => `Create ${name}`;
export const startNew = (kind: string): string => `Create ${kind}`;
