/* What is said of repositories at any git host: their branches, files, commits and copies. */
import { inQuotes } from '../../core/text/direction.ts';

// Signing in
/** What an administrator can do if this page can't ask for tokens. */
export const updateGitLab = 'update GitLab to 15.1 or later';
export const signInToList = (host: string): string =>
  `Sign in to ${host} to see your repositories.`;
export const signInToSuggest = (host: string): string =>
  `Sign in to ${host} to see the repository’s branches and tags.`;
export const signInForPast = (host: string): string =>
  `Sign in to ${host} to read the history of the repository.`;
export const signInToCommit = (host: string): string => `Sign in to ${host} to commit.`;
export const signInToCommitTo = (host: string, repository: string): string =>
  `Sign in to ${host} to commit to ${repository} or a fork of it.`;

// Branches and files
export const noBranch = (branch: string, repository: string, host: string): string =>
  `The branch ${inQuotes(branch)} doesn’t exist in ${repository} on ${host}, or you don’t have access. Check the name, or sign in.`;
export const noRevision = (revision: string, repository: string, host: string): string =>
  `The branch, tag, or commit ${inQuotes(revision)} doesn’t exist in ${repository} on ${host}, or you don’t have access. Check the name, or sign in.`;
export const branchGone = (branch: string, repository: string, home: string): string =>
  `The branch ${inQuotes(branch)} was deleted from ${repository}, perhaps after a merge. Open ${inQuotes(home)} to continue.`;
/** `request`: "#12" */
export const proposedBranchGone = (request: string): string =>
  `The branch of ${request} was deleted with its fork. Open the repository itself.`;
export const branchProtected = (branch: string, request: string): string =>
  `The branch ${inQuotes(branch)} is protected. Commit to a new branch and open a ${request}.`;
export const notAllowed = (branch: string): string =>
  `The branch ${inQuotes(branch)} is protected. Commit to a new branch and propose the change.`;
export const branchTaken = (branch: string): string =>
  `The branch ${inQuotes(branch)} already exists. Choose another name.`;
export const branchTakenIn = (branch: string, repository: string, free: string): string =>
  `The branch ${inQuotes(branch)} already exists in ${repository}. Choose another name, such as ${inQuotes(free)}.`;
export const noFile = (path: string, repository: string): string =>
  `${inQuotes(path)} doesn’t exist in ${repository}.`;
export const tooManyFiles = (repository: string, host: string): string =>
  `${repository} has more files than ${host} can list, so page files aren’t compared. Only the navigation is.`;
export const tooManyFilesForPast = (repository: string, host: string): string =>
  `${repository} has more files than ${host} can list, so Signpost can’t read its history. Clone it and open its folder with the signpost command instead.`;

/** Why many files can't be read together. */
export const oneByOne = (host: string): string =>
  `Clone the repository and open its folder instead. ${host} sends page files one at a time, which takes too many requests.`;

// Commits
export const nothingToCommit = (branch: string): string =>
  `Nothing to commit. ${inQuotes(branch)} already has these changes.`;
export const fileAppeared = (path: string): string =>
  `${inQuotes(path)} was created in the meantime. Nothing was committed. Review that file first.`;
export const fileChanged = (path: string): string =>
  `${inQuotes(path)} has changed since you opened it. Nothing was committed. Merge both versions, then commit.`;
export const movedOn = (branch: string): string =>
  `Another person committed to ${inQuotes(branch)} in the meantime. Review the latest version and commit again.`;
export const othersCommitting = (branch: string): string =>
  `Others are committing to ${inQuotes(branch)} right now. Try again in a minute.`;
/** After a failure that leaves it open whether the commit was made. */
export const perhapsMade = (failure: string, host: string): string =>
  `${failure} If ${host} did make the commit, trying again won’t make a second one.`;

// Copies and requests
export const writesToFork = (repository: string, request: string): string =>
  `You can’t write to ${repository}. Your changes go to your fork, with a ${request} to propose them.`;
export const mayNotWrite = (repository: string): string =>
  `You can’t write to ${repository}. Commit to a new branch in your fork, and propose the change.`;
export const forkNameTaken = (host: string, repository: string): string =>
  `Fork ${repository} on ${host} under another name, then try again. You already have a repository with the same name.`;
export const forkStopped = (host: string): string => `Creating your fork on ${host} was canceled.`;
export const stillForking = (host: string): string =>
  `${host} is still creating your fork. Try again in a minute. It won’t be created twice.`;
export const nothingToPropose = (branch: string): string =>
  `The commit is on ${inQuotes(branch)} itself, so there’s nothing to propose.`;
/** `why`: a sentence. */
export const reviewersNotAdded = (request: string, host: string, why: string): string =>
  `Add the reviewers of ${request} on ${host}. They couldn’t be added here: ${why}`;
export const reviewerMissing = (repository: string): string =>
  `A reviewer doesn’t exist or has no access to ${repository}.`;
/** `said`: in the host's words. */
export const reviewersRejected = (host: string, said: string): string =>
  `${host} answered “${said.replace(/\.$/, '')}”.`;
export const reviewersLeftOut = (host: string, names: string): string =>
  `${host} didn’t add ${names}. Your ${host} plan may allow only one reviewer.`;
export const notProposed = (branch: string, request: string, why: string): string =>
  `Committed to ${inQuotes(branch)}, but the ${request} couldn’t be opened: ${why}`;
