/* What the commands print, apart from their help and the findings. */
import { listed } from '../lib/core/text/listed.ts';
import { counted, formatNumber, plural } from '../lib/core/text/plural.ts';

// Arguments
export const notHere = (word: string, commands: string): string =>
  `“${word}” isn’t a command, a file, or a folder. Commands: ${commands}. Run signpost --help for help.`;
export const notHereButNear = (word: string, near: string): string =>
  `“${word}” isn’t a command, a file, or a folder. Did you mean “${near}”?`;
export const takesNoValue = (option: string): string => `${option} doesn’t take a value.`;
export const needsValue = (option: string, value: string): string =>
  `${option} needs a value: ${option} ${value}.`;
export const unknownOption = (option: string): string =>
  `Unknown option ${option}. Run with --help to list the options.`;
export const unknownOptionButNear = (option: string, near: string): string =>
  `Unknown option ${option}. Did you mean ${near}?`;

// signpost check
export const whatToCheck = 'Specify a file or folder to check: signpost check PATH';
export const oneFormat = (options: readonly string[]): string =>
  `Use only one of these options: ${options.join(', ')}.`;
export const noSeverity = (given: string): string =>
  `--severity must be error, warning, or hint, not ${given}.`;
export const noHistory = '--since needs a file or a folder. Standard input has no history.';
export const dryRunOnlyWithFix = '--dry-run requires --fix.';
export const alreadyPrinting = (option: string): string =>
  `Leave out ${option}. It can’t be combined with the output of --fix.`;
/** `files`: none if the text came from standard input. */
export const fixed = (count: number, files: readonly string[]): string =>
  `Fixed: ${problemsIn(count, files)}.`;
export const fixable = (count: number, files: readonly string[]): string =>
  `Fixable: ${problemsIn(count, files)}.`;
const problemsIn = (count: number, files: readonly string[]): string =>
  `${counted(count, 'problem', 'problems')}${files.length ? ` in ${files.join(', ')}` : ''}`;

// Its report
export const moreAlike = (count: number): string =>
  `… and ${formatNumber(count)} more like this. Show all with --all.`;
export const errors = (count: number): string => counted(count, 'error', 'errors');
export const warnings = (count: number): string => counted(count, 'warning', 'warnings');
export const hints = (count: number): string => counted(count, 'hint', 'hints');
export const found = (counts: readonly string[]): string => `${counts.join(', ')}.`;
export const foundNew = (counts: readonly string[]): string => `New: ${counts.join(', ')}.`;
export const nothingWrong = 'No problems found.';
export const nothingNew = 'No new problems.';
export const onlyNewHints = 'No new errors or warnings.';
export const hintsHidden = (count: number): string =>
  `${hints(count)} hidden. Show ${plural(count, 'it', 'them')} with --severity hint.`;
export const olderHidden = (count: number): string =>
  `${counted(count, 'existing problem', 'existing problems')} hidden.`;

// --since
export const gitNotStarted = (why: string): string =>
  `--since requires git, which couldn’t be started: ${why}`;
export const notInRepository = (file: string): string =>
  `--since requires a git repository. ${file} isn’t in one.`;
export const gitSays = (words: string): string => `--since requires git, which failed: ${words}`;
export const gitEnded = 'Git stopped unexpectedly. Try again.';
const deepen =
  'Fetch the history first: git fetch --unshallow, or set fetch-depth to 0 for actions/checkout.';
export const noCommonCommit = (ref: string): string =>
  `“${ref}” and this branch have no common commit to compare with.`;
export const noCommonCommitInShallow = (ref: string): string =>
  `“${ref}” and this branch have no common commit in this shallow clone. ${deepen}`;
export const noCommit = (ref: string): string =>
  `Branch or commit “${ref}” not found. Fetch it first: git fetch origin`;
export const noCommitButNear = (ref: string, near: string): string =>
  `Branch or commit “${ref}” not found. Did you mean “${near}”?`;
export const noCommitInShallow = (ref: string): string =>
  `Branch or commit “${ref}” not found in this shallow clone. ${deepen}`;

export const addressEnded = (address: string): string =>
  `The URL ${address} no longer works. Add a redirect to the page that replaces it, or list it under “gone” in signpost.config.json.`;
export const addressEndedButMoved = (
  address: string,
  to: string,
  by: 'renamed' | 'text' | 'title',
): string => `The URL ${address} no longer works. Add a redirect to ${to}${FOUND_BY[by]}.`;
const FOUND_BY = {
  renamed: ', where the page moved',
  text: ', which has the same text',
  title: ', which has the same title',
};
export const addressesEnded = (count: number): string =>
  plural(
    count,
    '1 URL of a page no longer works. Add a redirect.',
    `${formatNumber(count)} URLs of pages no longer work. Add redirects.`,
  );
export const redirectsToAdd = (count: number): string =>
  `Add ${plural(count, 'this redirect', 'these redirects')} to docs.json, or run again with --fix:`;
export const redirectsAdded = (addresses: number): string =>
  plural(
    addresses,
    'Added a redirect for 1 URL.',
    `Added redirects for ${formatNumber(addresses)} URLs.`,
  );
export const redirectsAddable = (addresses: number): string =>
  plural(
    addresses,
    '--fix would add a redirect for 1 URL that no longer works.',
    `--fix would add redirects for ${formatNumber(addresses)} URLs that no longer work.`,
  );

// signpost apply
export const whatToApply = 'Specify a file and operations: signpost apply FILE OPERATIONS.json';
export const bothFromInput = 'Use standard input for the file or the operations, not both.';
export const inputIsPrinted = 'Leave out --write. Standard input can only be printed.';
export const notPossible = (operation: number, why: string): string =>
  `Operation ${operation} isn’t possible: ${why}`;
export const changesMore = (other: string, file: string): string =>
  `Add --write. The operations also change ${other}, but only ${file} can be printed.`;
export const pagesNeedWrite = 'Add --write. Operations on page files can’t be printed.';
export const notJson = (file: string): string => `${file} isn’t JSON.`;

// Reading
export const standardInput = 'Standard input';
export const noStandardInput = 'Specify a file. Standard input isn’t available here.';
export const unreadable = (path: string, why: string): string => `${path} can’t be read: ${why}`;
export const olderFormat = (path: string): string =>
  `Upgrade the site to docs.json first. ${path} is in the old format, which Signpost doesn’t support. Nothing was changed.`;
export const leadsOut = (path: string): string =>
  `${path} is a symbolic link to a file outside the folder. Use that file instead.`;
export const noDocs = (folder: string): string =>
  `No docs.json in ${folder}. Specify the folder that contains it, or the file itself.`;

// Why a file could not be read or written, after a colon
export const noSuchFile = 'the file doesn’t exist.';
export const noPermission = 'permission denied.';
export const namesFolder = 'it’s a folder.';
export const partIsNoFolder = 'part of the path isn’t a folder.';

// Writing. `lost`: files that have the new text, although nothing should be written.
export const linkStays = (path: string): string =>
  `${path} is a symbolic link, or is in a linked folder. Signpost doesn’t move or delete links. Nothing was written.`;
export const alreadyThere = (path: string): string =>
  `${path} already exists. Nothing was written.`;
export const changedMeanwhile = (path: string, lost: readonly string[] = []): string =>
  `${path} changed in the meantime. ${outcome(lost)}${lost.length ? '' : ' Run the command again.'}`;
export const movedMeanwhile = (path: string, lost: readonly string[]): string =>
  `${path} was moved or removed in the meantime. ${outcome(lost)}`;
export const readOnly = (path: string, lost: readonly string[]): string =>
  `${path} is read-only. ${outcome(lost)} Make it writable and try again.`;
export const unwritten = (path: string, why: string, lost: readonly string[]): string =>
  `${path} can’t be written: ${why} ${outcome(lost)}`;
const outcome = (lost: readonly string[]): string =>
  lost.length ? notPutBack(lost) : 'Nothing was written.';
const notPutBack = (lost: readonly string[]): string =>
  `Not everything could be restored: ${listed(lost)} still ${plural(lost.length, 'contains', 'contain')} the new text.`;

// What `apply` prints for each changed path.
export const movedLine = (from: string, to: string): string => `moved ${from} → ${to}`;
export const deletedLine = (path: string): string => `deleted ${path}`;
export const changedLine = (path: string): string => `changed ${path}`;
export const createdLine = (path: string): string => `created ${path}`;

// signpost move
export const whatToMove = 'Specify what to move and its new path: signpost move FROM TO';
export const noDocsAbove = (path: string): string =>
  `No docs.json in any folder above ${path}. Run this in the folder that contains it.`;
export const outsideFolder = (path: string): string =>
  `Choose a path in the folder that contains docs.json. ${path} is outside it.`;
export const nothingMatches = (pattern: string): string => `No page matches ${pattern}.`;

// signpost links
export const whatToList = 'Specify at most one folder or page: signpost links PAGE';
export const noFileAt = (path: string): string => `There’s no page or file at ${path}.`;
export const notRead = (reason: string): string =>
  `Links in this file can’t be listed because the file can’t be read: ${reason}.`;

// signpost redirects
export const oneSite = 'Specify at most one folder or file: signpost redirects PATH';
export const noFormat = (formats: readonly string[]): string =>
  `--export must be ${formats.slice(0, -1).join(', ')}, or ${formats.at(-1)}.`;
export const redirectArrow = (source: string, destination: string): string =>
  `${source} → ${destination}`;
/** What is said about each state, before the redirect. */
export const redirectState = {
  fine: 'OK',
  unknown: 'not checked',
  chain: 'chain',
  loop: 'loop',
  nowhere: 'no page',
  page: 'hides a page',
  twice: 'duplicate',
  unused: 'never used',
};
const COUNTED: Readonly<Record<keyof typeof redirectState, (count: number) => string>> = {
  fine: (count) => `${formatNumber(count)} OK`,
  unknown: (count) => `${formatNumber(count)} to URLs that may exist`,
  chain: (count) => counted(count, 'chain', 'chains'),
  loop: (count) => `${formatNumber(count)} in a loop`,
  nowhere: (count) => `${formatNumber(count)} to missing pages`,
  page: (count) => counted(count, 'that hides a page', 'that hide pages'),
  twice: (count) => counted(count, 'duplicate', 'duplicates'),
  unused: (count) => `${formatNumber(count)} never used`,
};
/** "350 redirects: 348 ok, 2 chains." */
export const redirectsCounted = (
  counts: readonly (readonly [keyof typeof redirectState, number])[],
): string => {
  const total = counts.reduce((sum, [, count]) => sum + count, 0);
  const parts = counts.map(([state, count]) => COUNTED[state](count));
  return total === 0
    ? 'No redirects.'
    : `${counted(total, 'redirect', 'redirects')}: ${parts.join(', ')}.`;
};
export const byRule = (source: string): string => `(redirect from ${source})`;
export const nothingToTidy = 'Nothing to fix.';
export const redirectRemoved = (redirect: string): string => `removed ${redirect}`;
export const redirectPointed = (redirect: string, to: string): string =>
  `changed ${redirect} to ${to}`;
export const notExported = (redirect: string, why: string): string =>
  `Not exported: ${redirect}. ${why}`;

// signpost merge
export const whatToMerge =
  'Specify three versions of a file: signpost merge BASE OURS THEIRS. See signpost merge --help.';
export const noOutput = (mode: string): string => `Leave out --output. ${mode} writes no result.`;
export const mergeConflicts = (count: number): string =>
  `${counted(count, 'conflict', 'conflicts')}. Both versions are in the file, between conflict markers.`;
export const mergedByLines = (why: string): string =>
  `Check the file. Git merged it line by line because Signpost couldn’t merge its structure: ${why}`;
export const notMerged = (why: string, git: string): string =>
  `Not merged. ${why} git merge-file failed too: ${git}`;
export const driverName = 'Signpost structural merge for docs.json';
export const driverInstalled = (paths: readonly string[]): string =>
  `Installed for this clone. .gitattributes now lists these files:\n${paths.map((path) => `  ${path}\n`).join('')}`;
export const driverUninstalled =
  'Removed from .gitattributes and the configuration of this clone.\n';
export const mergeNeedsRepository = 'Run this in a git repository.';
export const mergeNeedsGit = (why: string): string => `This requires git, which failed: ${why}`;

// Its --check
export const notAMerge = (ref: string): string =>
  `Nothing to check. ${ref} isn’t a merge commit.\n`;
export const nothingLost = 'Nothing was lost or duplicated.\n';
export const lost = (
  file: string,
  word: string,
  name: string,
  place: string,
  commit: string,
): string => `${file}: lost ${word} ${name} (${place} in ${commit.slice(0, 7)})`;
export const doubled = (
  file: string,
  word: string,
  name: string,
  places: readonly string[],
): string => `${file}: duplicated ${word} ${name} (${places.join(', ')})`;
export const siteLost = (file: string): string => `${file}: file is missing after the merge`;
export const brokenByMerge = (file: string, why: string): string =>
  `${file} isn’t valid JSON after the merge. ${why}`;
export const brokenBefore = (file: string, commit: string | undefined, why: string): string =>
  `${file} isn’t valid JSON in ${commit?.slice(0, 7) ?? 'the common base'}, so it can’t be compared. ${why}`;

// signpost review
export const whatToReview =
  'Specify two commits: signpost review BASE..HEAD. See signpost review --help.';
export const noSiteThere = (path: string): string =>
  `There’s no docs.json with navigation in ${path} at these commits.`;
export const siteAdded = 'This docs.json is new.';
export const siteRemoved = 'This docs.json was removed.';
export const noNavigationChanges = 'No changes to the navigation or to pages.';
export const endedAddresses = 'URLs without a redirect';
export const addRedirects = (count: number): string =>
  `Add ${count === 1 ? 'this redirect' : 'these redirects'} to docs.json:`;
export const newProblems = (count: number): string => counted(count, 'new problem', 'new problems');
export const problemLine = (severity: string, message: string, file: string): string =>
  `${severity}: ${message} (${file})`;
export const andMore = (count: number): string => `and ${formatNumber(count)} more`;
export const linksNotChecked =
  'Links in pages weren’t checked, because there are more than 5,000 pages.';
export const partsLeftOut = (parts: number): string =>
  `The review is too long. ${counted(parts, 'part is', 'parts are')} left out.`;
export const moreRedirects = (count: number): string =>
  `${counted(count, 'more redirect is', 'more redirects are')} left out. “signpost check --since … --fix” adds all of them.`;
export const sidebar = 'Sidebar: + added, − removed, → moved, ✎ changed';
/** "FAQ (was “Questions”)" */
export const withNote = (name: string, note: string): string => `${name} (${note})`;
