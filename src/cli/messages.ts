/* What the commands print, apart from their help and the findings. */
import { counted, plural } from '../lib/core/text/plural.ts';

// Arguments
export const notHere = (word: string, commands: string): string =>
  `“${word}” is neither a command nor a file or folder here. The commands are ${commands}; signpost --help describes them.`;
export const notHereButNear = (word: string, near: string): string =>
  `“${word}” is neither a command nor a file or folder here. Did you mean “${near}”?`;
export const takesNoValue = (option: string): string => `${option} takes no value.`;
export const needsValue = (option: string, value: string): string =>
  `${option} needs a value: ${option} ${value}.`;
export const unknownOption = (option: string): string =>
  `Unknown option ${option}. --help lists the options.`;
export const unknownOptionButNear = (option: string, near: string): string =>
  `Unknown option ${option}. Did you mean ${near}?`;

// signpost check
export const whatToCheck = 'Say which file or folder to check: signpost check PATH';
export const oneFormat = (options: readonly string[]): string =>
  `Choose one of ${options.join(' and ')}.`;
export const noSeverity = (given: string): string =>
  `--severity is error, warning or hint, not ${given}.`;
export const noHistory = 'Standard input has no history: --since needs a file or a folder.';
export const dryRunOnlyWithFix = '--dry-run belongs to --fix.';
export const alreadyPrinting = (option: string): string =>
  `${option} can’t be printed next to what --fix prints. Leave it out.`;
/** `files`: none if the text came from standard input. */
export const fixed = (count: number, files: readonly string[]): string =>
  `Fixed: ${problemsIn(count, files)}.`;
export const fixable = (count: number, files: readonly string[]): string =>
  `Can be fixed: ${problemsIn(count, files)}.`;
const problemsIn = (count: number, files: readonly string[]): string =>
  `${count} ${plural(count, 'problem', 'problems')}${files.length ? ` in ${files.join(', ')}` : ''}`;

// Its report
export const moreAlike = (count: string): string =>
  `… and ${count} more like this. --all shows them.`;
export const errors = (count: number): string => counted(count, 'error', 'errors');
export const warnings = (count: number): string => counted(count, 'warning', 'warnings');
export const hints = (count: number): string => counted(count, 'hint', 'hints');
export const found = (counts: readonly string[]): string => `${counts.join(', ')}.`;
export const foundNew = (counts: readonly string[]): string => `New: ${counts.join(', ')}.`;
export const nothingWrong = 'Nothing is wrong.';
export const nothingNew = 'Nothing new.';
export const onlyNewHints = 'No new errors or warnings.';
export const hintsHidden = (count: number): string =>
  `${hints(count)} ${plural(count, 'is', 'are')} not shown: --severity hint shows ${plural(count, 'it', 'them')}.`;
export const olderHidden = (count: number): string =>
  `${counted(count, 'older problem', 'older problems')} ${plural(count, "isn't", "aren't")} shown.`;

// --since
export const gitNotStarted = (why: string): string =>
  `--since needs git, and it could not be started: ${why}`;
export const notInRepository = (file: string): string =>
  `--since needs a git repository, and ${file} isn’t in one.`;
export const gitSays = (words: string): string => `--since needs git, which says: ${words}`;
export const gitEnded = 'git ended before it had answered. Try again.';
const deepen =
  'Fetch the history first: git fetch --unshallow, or set fetch-depth to 0 for actions/checkout.';
export const noCommonCommit = (ref: string): string =>
  `“${ref}” and this branch have no common commit, so it isn’t known what this change brought.`;
export const noCommonCommitInShallow = (ref: string): string =>
  `“${ref}” and this branch have no common commit in this clone, which is shallow. ${deepen}`;
export const noCommit = (ref: string): string =>
  `There is no branch or commit “${ref}” here. Fetch it first: git fetch origin`;
export const noCommitButNear = (ref: string, near: string): string =>
  `There is no branch or commit “${ref}” here. Did you mean “${near}”?`;
export const noCommitInShallow = (ref: string): string =>
  `There is no branch or commit “${ref}” in this clone, which is shallow. ${deepen}`;

// signpost apply
export const whatToApply =
  'Say which file and which operations: signpost apply FILE OPERATIONS.json';
export const bothFromInput =
  'Only one of the file and the operations can come from standard input.';
export const inputIsPrinted =
  'What comes from standard input is printed; it can’t be written. Leave out --write.';
export const notPossible = (operation: number, why: string): string =>
  `Operation ${operation} is not possible: ${why}`;
export const changesMore = (other: string, file: string): string =>
  `This changes ${other} too, and only ${file} can be printed. Add --write to change the files themselves.`;
export const notJson = (file: string): string => `${file} isn’t JSON.`;

// Reading
export const standardInput = 'Standard input';
export const noStandardInput = 'Standard input is not available here. Name a file instead.';
export const unreadable = (path: string, why: string): string => `${path} cannot be read: ${why}`;
export const olderFormat = (path: string): string =>
  `${path} is in the older format, which Signpost doesn't read. Upgrade the site to docs.json first, as the documentation of its builder describes, then check that. Nothing was changed.`;
export const leadsOut = (path: string): string =>
  `${path} leads out of the folder. Name the file itself to check it.`;
export const noDocs = (folder: string): string =>
  `There is no docs.json in ${folder}. Name the folder that holds it, or the file itself.`;

// Why a file could not be read or written, after a colon
export const noSuchFile = 'there is no such file.';
export const noPermission = 'you have no permission.';
export const namesFolder = 'it is a folder.';
export const partIsNoFolder = 'a part of the path is no folder.';

// Writing. `lost`: files that have the new text, although nothing should be written.
export const alreadyThere = (path: string): string =>
  `There is a file ${path} already. Nothing was written.`;
export const changedMeanwhile = (path: string, lost: readonly string[] = []): string =>
  `${path} has changed while it was being worked on. Nothing was written.${lost.length ? ` ${notPutBack(lost)}` : ''}`;
export const movedMeanwhile = (path: string, lost: readonly string[]): string =>
  `${path} was moved or removed while it was being worked on. ${outcome(lost)}`;
export const readOnly = (path: string, lost: readonly string[]): string =>
  `${path} is read-only. Allow writing to it, then try again. ${outcome(lost)}`;
export const unwritten = (path: string, why: string, lost: readonly string[]): string =>
  `${path} cannot be written: ${why} ${outcome(lost)}`;
const outcome = (lost: readonly string[]): string =>
  lost.length ? notPutBack(lost) : 'Nothing was written.';
const notPutBack = (lost: readonly string[]): string =>
  `Not everything could be put back: ${lost.join(', ')} has the new text.`;
