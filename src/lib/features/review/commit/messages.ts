/* Texts of the commit form, and of the commits and branches that it suggests. */
import { capital } from '$lib/core/document/kind-words';
import { listed } from '$lib/core/text/listed';
import type { ChangeKind } from '$lib/core/compare/change';
import type { Checks } from '$lib/core/proposal';
import { inQuotes } from '$lib/core/text/direction';
import { counted, formatNumber } from '$lib/core/text/plural';

// The form
export const commitTo = (branch: string): string => `Commit to ${branch}`;
export const whatCommitIs =
  'A commit saves your changes to the history of the repository, with your name and a message.';
export const merge = 'Merge';
export const tryAgain = 'Try again';
export const cancel = 'Cancel';
export const mergedNow =
  'Merged the newer version with yours. Review the changes above, then commit.';
export const brokenJson = 'The JSON has a syntax error. Fix it first, or the site won’t build.';
export const nothingToCommit = 'There’s nothing to commit. You have no changes.';
export const lookingAtBranch = 'Checking the branch…';

// Branch
export const branch = 'Branch';
/** The name of the fork is between these. */
export const forkBefore = 'Your commit goes to';
export const forkAfter =
  ', your fork (your own copy) of the repository. Others review and merge it from there.';
export const openBranchHelp = 'The branch you opened. Your commit is added to it directly.';
export const newBranch = 'A new branch';
export const newBranchHelp = (branch: string | undefined): string =>
  `${branch ?? 'The other branch'} stays unchanged until your branch is merged.`;
export const newBranchName = 'Name of the new branch';

// Problems of a branch's name
export const nameMissing = 'Give the new branch a name.';
export const nameWithSpaces = 'Branch names can’t contain spaces. Use hyphens between words.';
export const nameCannotHold = (character: string): string =>
  `Branch names can’t contain ${inQuotes(character)}.`;
export const nameCannotBe = (name: string): string =>
  `Choose another name. A branch can’t be named ${inQuotes(name)}.`;
export const nameWithEmptyPart = 'Use a slash only between two words.';
export const nameWithFullStop = 'No part of the name can start or end with a period.';
export const nameWithLock = 'No part of the name can end with “.lock”.';
export const nameTooLong = 'Use a shorter name.';
export const nameTaken = (name: string): string =>
  `The branch ${inQuotes(name)} already exists. Choose another name.`;
export const nameBelow = (above: string): string =>
  `The branch ${inQuotes(above)} already exists, so no name can start with “${above}/”.`;
export const nameAbove = (below: string, name: string): string =>
  `The branch ${inQuotes(below)} already exists, so no branch can be named ${inQuotes(name)}.`;

// Files that the navigation uses and the repository doesn't have
/** "pets.yaml", or "3 files". */
const nameOrCount = (paths: readonly string[]): string =>
  paths.length === 1 ? paths[0]! : counted(paths.length, 'file', 'files');
export const alsoCommit = (paths: readonly string[]): string => `Also commit ${nameOrCount(paths)}`;
export const alsoCommitHelp = (files: number): string =>
  files === 1
    ? 'The navigation uses this file, but it isn’t in the repository yet.'
    : 'The navigation uses these files, but they aren’t in the repository yet.';
export const moreFiles = (files: number): string => `${formatNumber(files)} more`;
/** Files that can't be committed here. */
export const addInTerminal = (paths: readonly string[]): string =>
  paths.length === 1
    ? `The navigation uses ${paths[0]!}, but it isn’t in the repository, and this commit won’t include it. Add it with git in a terminal.`
    : `The navigation uses ${counted(paths.length, 'file', 'files')} that aren’t in the repository, and this commit won’t include them. Add them with git in a terminal.`;

// Message, push and request
export const message = 'Message';
export const messageMissing = 'Enter a message.';
export const messageHelp = 'One line that says what changed.';
export const description = 'Description';
export const includesSaved = 'Includes what you saved since the last commit.';
export const pushTo = (remote: string): string => `Push to ${remote}`;
export const pushHelp = 'Uploads the commit to the shared repository.';
/** If the host has no word of its own for it, and before the host is known. */
export const anyRequest = 'pull request';
export const openRequest = (request: string): string => `Open a ${request}`;
export const requestHelp = 'Asks others to review and merge your branch.';
export const titleAndDescriptionOf = (request: string): string =>
  `Title and description of the ${request}`;
export const titleOf = (request: string): string => `Title of the ${request}`;
export const descriptionOf = (request: string): string => `Description of the ${request}`;
export const reviewers = 'Reviewers';
export const findingReviewers = 'Looking for reviewers…';
/** Why someone is suggested. */
export const codeOwner = 'Code owner';
export const editedBefore = 'Edited these files';
export const reviewersByName = 'Add by username';
export const reviewersByNameHelp = 'Separate names with commas.';
export const committing = 'Committing…';
export const commitAndOpen = (request: string): string => `Commit and open ${request}`;
export const commitAndPush = 'Commit and push';

// Result
export const committedTo = (branch: string): string => `Committed to ${branch}`;
export const committed = (branch: string): string => `Committed to ${branch}.`;
export const commit = 'Commit';
/** For screen readers, after a link. */
export const inNewTab = ', opens in a new tab';
export const gitPrinted = 'Git output';
export const nextCommit = (branch: string): string =>
  `You can continue editing. New changes go into your next commit on ${branch}.`;
export const done = 'Done';

// Pull request or merge request
export const checkingRequest = 'Checking…';
export const noChecks = 'Open. No checks yet.';
/** "2 of 3 checks passed, 1 failed" */
export function checkCounts({ passed, running, failed }: Checks): string {
  const total = passed + running + failed.length;
  if (total === 0) return noChecks;
  const parts = [
    `${formatNumber(passed)} of ${counted(total, 'check', 'checks')} passed`,
    ...(failed.length > 0 ? [`${formatNumber(failed.length)} failed`] : []),
    ...(running > 0 ? [`${formatNumber(running)} running`] : []),
  ];
  return parts.join(', ');
}
export const checksHidden = (request: string): string =>
  `The ${request} is open. Its checks couldn’t be loaded here. Open the ${request} to see them.`;
export const failedChecks = 'Failed checks';
export const mergedInto = (branch: string): string => `Merged into ${branch}`;
export const mergedHelp = (branch: string): string =>
  `Your changes are on ${branch}. Open it to continue from there.`;
export const closedUnmerged = 'Closed without merging';
export const requestUnknown = (request: string, why: string): string =>
  `Couldn’t check the ${request}. ${why}`;
export const openPreview = 'Open preview';
export const openBranch = (branch: string): string => `Open ${branch}`;
export const refresh = 'Refresh';
/** Which files a git hook rewrote during the commit. */
export const rewrittenByHook = (files: readonly string[]): string =>
  `A git hook changed ${listed(files)}. The editor now shows that version.`;
/** The same if the commit doesn't contain the hook's changes. */
export const leftByHook = (files: readonly string[]): string =>
  `A git hook changed ${listed(files)}, but its changes aren’t in the commit. Commit again to include them.`;
export const changesByHook = 'Changes by a git hook';
export const you = 'You';
export const theHook = 'The git hook';

// Suggested commit titles, in the imperative
export const tidy = 'Tidy docs.json';
export const updateNavigation = 'Update the navigation';
export const moveTo = (name: string, place: string): string => `Move ${inQuotes(name)} to ${place}`;
export const moveWithin = (name: string, place: string): string =>
  `Move ${inQuotes(name)} within ${place}`;
export const addTo = (name: string, place: string): string => `Add ${inQuotes(name)} to ${place}`;
export const remove = (name: string): string => `Remove ${inQuotes(name)}`;
export const removeFrom = (name: string, place: string): string =>
  `Remove ${inQuotes(name)} from ${place}`;
export const rename = (what: string, name: string): string => `Rename ${what} to ${name}`;

export const addFiles = (paths: readonly string[]): string => `Add ${nameOrCount(paths)}`;
export const createFile = (path: string): string => `Create ${path}`;
export const deleteFile = (path: string): string => `Delete ${path}`;
export const moveFile = (from: string, to: string): string => `Move ${from} to ${to}`;
export const changeFile = (path: string): string => `Change ${path}`;

const verbs: Readonly<Record<ChangeKind, string>> = {
  moved: 'move',
  renamed: 'rename',
  added: 'add',
  removed: 'remove',
  changed: 'change',
  reordered: 'reorder',
  setting: 'change',
  text: 'tidy',
  file: 'change',
};

/** Changes of one kind. `name`: of the element, if it's the only one. */
export interface SameChanges {
  readonly kind: ChangeKind;
  readonly count: number;
  readonly name: string | undefined;
}

/** "Move “Quickstart”, rename 2 elements, add 3 and change 1 site setting" */
export function severalChanges(changes: readonly SameChanges[]): string {
  const first = changes.find(isOfElements);
  const what = (one: SameChanges): string => {
    if (one.kind === 'text') return 'the formatting';
    if (one.kind === 'setting') return counted(one.count, 'site setting', 'site settings');
    if (one.kind === 'file') return counted(one.count, 'file', 'files');
    if (one.name !== undefined) return inQuotes(one.name);
    return one === first ? counted(one.count, 'element', 'elements') : formatNumber(one.count);
  };
  return capital(listed(changes.map((one) => `${verbs[one.kind]} ${what(one)}`)));
}

/** "Change 12 elements, 2 site settings, and 3 files" */
export function manyChanges(changes: readonly SameChanges[]): string {
  const count = (isOne: (kind: ChangeKind) => boolean) =>
    changes.reduce((sum, one) => (isOne(one.kind) ? sum + one.count : sum), 0);
  const [settings, files] = [count((kind) => kind === 'setting'), count((kind) => kind === 'file')];
  const elements = count((kind) => !['setting', 'file', 'text'].includes(kind));
  return `Change ${listed([
    ...(elements > 0 ? [counted(elements, 'element', 'elements')] : []),
    ...(settings > 0 ? [counted(settings, 'site setting', 'site settings')] : []),
    ...(files > 0 ? [counted(files, 'file', 'files')] : []),
  ])}`;
}

const isOfElements = ({ kind, name }: SameChanges): boolean =>
  kind !== 'text' && kind !== 'setting' && kind !== 'file' && name === undefined;
