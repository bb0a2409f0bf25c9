/* Texts of the comparison of languages and versions, of a new one, and of repeating a change in the others. */
import { listed, quoted, quotedPath } from '$lib/core/document/kind-words';
import type { Counts, State } from '$lib/core/languages/parity';
import { inQuotes } from '$lib/core/text/direction';
import { counted, plural } from '$lib/core/text/plural';

/** For "languages" or "versions". */
export const divisions: Readonly<Record<'language' | 'version', string>> = {
  language: 'languages',
  version: 'versions',
};

// The comparison
export const parity = 'Parity';
export const compare = 'Compare';
export const compareDivisions = (divisions: string): string => `Compare ${divisions}`;
export const backToEditing = 'Back to editing';
export const escapeKey = 'Esc';
export const measureBy = 'Measure by';
export const shownColumn = 'Show';
export const shownRows = 'Show which rows';
export const allRows = 'All';
export const differentRows = 'Differences';
export const missingRows = 'Missing';
export const showAllRows = 'Show all rows';
export const brokenJson =
  'The JSON is broken at the moment. What stands here is the last text that was right.';
export const nothingSideBySide =
  'There are no two languages or versions side by side. Start a second one from the first: select it in the navigation, and choose “Start a new one from this” in its properties.';
export const nothingMissing = 'Nothing is missing.';
export const nothingDiffers = (divisions: string): string =>
  `All ${divisions} have the same pages in the same order.`;
export const nothingListed = (divisions: string): string => `These ${divisions} are empty.`;

// Columns
export const inOrderOf = (column: string): string => `In the order of ${column}`;
export const pagesOfMeasure = (pages: number): string =>
  `${counted(pages, 'page', 'pages')}, the measure`;
export const pagesOfSame = (pages: number): string =>
  `${counted(pages, 'page', 'pages')}, the same`;
/** The differences follow. */
export const pagesBefore = (pages: number): string => `${counted(pages, 'page', 'pages')},`;
export const addMissing = (missing: number): string =>
  missing === 1 ? 'Add the missing one' : `Add the ${missing} missing`;
/** For screen readers, after `addMissing`. */
export const toColumn = (column: string): string => `to ${column}`;

// Rows and cells
export const unnamed = (kind: string): string => `Unnamed ${kind}`;
export const states: Readonly<Record<State, string>> = {
  there: 'There',
  missing: 'Missing',
  extra: 'Extra',
  absent: 'Not here',
  moved: 'Elsewhere',
  same: 'Same file',
  other: 'Other file',
};
export const missingInside = (missing: number): string => `${missing} missing`;
/** For example "12 missing, 3 extra, 1 elsewhere". Empty if nothing differs. */
export const counts = ({ missing, extra, moved, same, other }: Counts): string =>
  [
    missing ? missingInside(missing) : '',
    extra ? `${extra} extra` : '',
    moved ? `${moved} elsewhere` : '',
    same ? `${same} with the same file` : '',
    other ? `${other} with another file` : '',
  ]
    .filter(Boolean)
    .join(', ');

// About a cell, in a sentence or two
export const aboutCell = 'About this cell';
export const callsIt = (column: string, label: string, differences: string): string =>
  `${column} calls it ${quoted(label)}${differences ? `: ${differences}` : ''}.`;
export const hasPage = (column: string, path: string): string =>
  `${column} has it: ${quotedPath(path)}.`;
export const hasIt = (column: string): string => `${column} has it.`;
export const doesNotHaveIt = (column: string, entriesInIt: number): string =>
  entriesInIt === 0
    ? `${column} does not have it.`
    : `${column} does not have it, with ${counted(entriesInIt, 'entry', 'entries')} in it.`;
export const doesNotList = (column: string, path: string): string =>
  `${column} does not list it. It would be ${quotedPath(path)}.`;
export const fileInFolder = 'Its file is in the folder already.';
export const fileNotInFolder = 'Its file is not in the folder yet.';
export const extraPage = (column: string, path: string, measure: string): string =>
  `${column} lists ${quotedPath(path)}, and ${measure} has nothing like it.`;
export const extraEntry = (column: string, measure: string): string =>
  `${column} has it, and ${measure} has nothing like it.`;
export const inAnotherOrder = (column: string, measure: string): string =>
  `${column} has it in another order than ${measure}.`;
export const inAnotherGroup = (column: string, measure: string, path?: string): string =>
  path === undefined
    ? `${column} has it in another group than ${measure}.`
    : `${column} has it in another group than ${measure}: ${quotedPath(path)}.`;
export const sameFile = (column: string, path: string): string =>
  `${column} lists the file of another language, ${quotedPath(path)}, so readers cannot switch between the two here.`;
export const otherFile = (column: string, path: string, expected: string): string =>
  `${column} lists ${quotedPath(path)}; by the other pages it would be ${quotedPath(expected)}.`;

// About a row
export const columnLacksIt = (column: string): string => `${column} does not have it`;
export const columnDiffers = (column: string, differences: string): string =>
  `${column}: ${differences}`;
/** The differences of the first columns, and the number of further ones. */
export const differencesOf = (columns: readonly string[], more: number): string =>
  more > 0 ? `${columns.join('; ')}; and ${more} more.` : `${columns.join('; ')}.`;
export const sameEverywhere = 'The same everywhere.';
export const sameHere = 'The same here.';

// Actions on a cell
export const addThere = 'Add it there';
export const useFile = (path: string): string => `Use ${inQuotes(path)}`;
export const putInSamePlace = 'Put it in the same place';
export const showInNavigation = 'Show in the navigation';
export const missingEntries = (count: number): string =>
  counted(count, 'missing entry', 'missing entries');
export const addTo = (what: string, column: string): string => `Add ${what} to ${column}`;
export const confirmAdding = (count: number): string => (count === 1 ? 'Add' : `Add ${count}`);
export const withoutFile = (pages: number): string =>
  `${counted(pages, 'of these pages has', 'of these pages have')} no file in the folder yet: readers find nothing there until it is written.`;
export const noGroupYet = (column: string): string =>
  `${column} has no group for it yet. Add the group first.`;
export const confirmMoving = 'Move';

// Commands
export const compareWords =
  'parity translation missing matrix side by side languages versions differences';
export const nothingToCompare = 'There are no two languages or versions side by side.';
export const startFromThis = (kind: string): string => `Start a new ${kind} from this one…`;
export const startWords = 'copy duplicate clone translation release new version language';
export const fixJsonFirst = 'Fix the JSON first.';
export const selectDivisionFirst = 'Select a version or a language first.';
export const repeatInOthers = (divisions: string): string =>
  `Do the same in the other ${divisions}`;
export const repeatWords = 'apply to all repeat echo languages versions parity';
export const changeFirst =
  'First move, add or remove something in one of several languages or versions.';
export const nothingToRepeat = 'There is nothing to do again.';
/** "French and German", "7 other languages" */
export const severalOf = (names: readonly string[], divisions: string): string =>
  names.length > 4 ? `${names.length} other ${divisions}` : listed(names);
export const repeated = (change: string, where: string): string => `${change}, in ${where} too`;
export const repeatIn = (where: string): string => `Do the same in ${where}`;
export const confirmRepeating = (where: string, count: number): string =>
  count === 1 ? `Do it in ${where}` : `Do it in ${count}`;
/** "Not possible in 3 languages" */
export const notPossibleIn = (count: number, kind: 'language' | 'version'): string =>
  `Not possible in ${counted(count, kind, divisions[kind])}`;

// A new language or version
export const startNewFrom = (kind: string, name: string): string =>
  `Start a new ${kind} from ${name || `this ${kind}`}`;
export const language = 'Language';
export const chooseLanguage = 'Choose a language';
export const versionName = 'Name of the new version';
export const versionExample = 'For example 2.0';
export const nameTaken =
  'There is a version of this name already. Readers could not tell them apart.';
export const wherePagesStand = 'Page paths';
export const pathsBeginningWith = 'Paths that begin with';
export const anyPath = 'anything';
export const beginInNewWith = 'Replace with';
export const whatChanges = 'What changes';
export const noPagesYet = 'It lists no pages yet.';
export const pagesMove = (pages: number, folder: string): string =>
  `${pages === 1 ? 'Its one page moves' : `All ${counted(pages, 'page moves', 'pages move')}`} into ${folder ? inQuotes(folder) : 'the new folder'}.`;
export const pagesBeginWith = (mapped: number, pages: number, folder: string): string =>
  `${mapped.toLocaleString('en')} of ${counted(pages, 'page', 'pages')} ${plural(mapped, 'begins', 'begin')} with ${inQuotes(folder)}.`;
/** Some paths follow. */
export const pagesStay = (pages: number): string =>
  `${pages} ${plural(pages, 'stays as it is', 'stay as they are')}, shared by both:`;
export const pathsBeforeAndAfter = 'Some of the paths, before and after';
export const sameFilesInLanguages =
  'Both would list the same files, so readers could not switch between the two.';
export const sameFilesInVersions = 'Both would list the same files.';
export const cancel = 'Cancel';
export const start = (name: string): string => `Start ${name}`;
export const startNew = (kind: string): string => `Start the new ${kind}`;
