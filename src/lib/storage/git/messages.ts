/* What is said of repositories at any git host: their branches, files, commits and copies. */
import { inQuotes } from '../../core/text/direction.ts';

export const pullRequest = 'pull request';
export const mergeRequest = 'merge request';

// Signing in
export const signInToList = (host: string): string =>
  `Sign in to ${host} to see your repositories.`;
export const signInToCommit = (host: string): string =>
  `Sign in to ${host} to commit. Your work is kept.`;
export const signInToCommitTo = (host: string, repository: string): string =>
  `Sign in to ${host} to commit to ${repository}, or to propose a change. Your work is kept.`;

// Branches and files
export const noBranch = (branch: string, repository: string, host: string): string =>
  `There is no branch “${branch}” in ${repository} at ${host}, or you may not see it. Your work is kept. Check the name, or sign in.`;
export const branchGone = (branch: string, repository: string, home: string): string =>
  `The branch “${branch}” is no longer in ${repository}; it may have been merged and removed. Your work is kept. Open “${home}” to go on.`;
export const branchProtected = (branch: string, request: string): string =>
  `The branch “${branch}” is protected: changes reach it through a ${request}. Commit to a new branch and open one.`;
export const notAllowed = (branch: string): string =>
  `You may not write to the branch “${branch}”: it is protected. Your work is kept. Commit to a new branch and propose it.`;
export const branchTaken = (branch: string): string =>
  `There is a branch “${branch}” already. Your work is kept. Choose another name.`;
export const branchTakenIn = (branch: string, repository: string, free: string): string =>
  `There is a branch ${inQuotes(branch)} in ${repository} already. Your work is kept. Choose another name, for example ${inQuotes(free)}.`;
export const noFile = (path: string, repository: string): string =>
  `There is no file “${path}” in ${repository}.`;

// Commits
export const nothingToCommit = (branch: string): string =>
  `There is nothing to commit: ${inQuotes(branch)} holds this already. Your work is kept.`;
export const fileAppeared = (path: string): string =>
  `There is a file “${path}” by now. Nothing was committed, and your work is kept. Look at it first.`;
export const fileChanged = (path: string): string =>
  `“${path}” was changed by somebody else since you opened it. Nothing was committed, and your work is kept. Bring the two together, then commit.`;
export const movedOn = (branch: string): string =>
  `Somebody else committed to “${branch}” since it was read. Your work is kept. Look at what is there now and commit again.`;
export const othersCommitting = (branch: string): string =>
  `Others are committing to ${inQuotes(branch)} at this moment. Your work is kept. Try again in a minute.`;
/** After a failure that leaves it open whether the commit was made. */
export const perhapsMade = (failure: string, host: string): string =>
  `${failure} If ${host} has made the commit after all, trying again finds it and makes no second one.`;

// Copies and requests
export const writesToFork = (repository: string, request: string): string =>
  `You may not write to ${repository}. Your changes go to a copy of your own, a fork, and a ${request} proposes them.`;
export const mayNotWrite = (repository: string): string =>
  `You may not write to ${repository}. Your work is kept. Commit to a new branch in a copy of your own, and propose it.`;
export const forkNameTaken = (host: string, repository: string): string =>
  `You have another repository at ${host} with the name that a copy of ${repository} would get. Your work is kept. Make the copy (“fork”) there under another name, then try again.`;
export const forkStopped = (host: string): string =>
  `Your copy at ${host} was not waited for any longer. Your work is kept.`;
export const stillForking = (host: string): string =>
  `${host} is still making your copy of the repository. Your work is kept. Try again in a minute: it is not made twice.`;
export const nothingToPropose = (branch: string): string =>
  `The commit is on ${inQuotes(branch)} itself: there is nothing to propose.`;
export const notProposed = (branch: string, request: string, why: string): string =>
  `The commit is on ${inQuotes(branch)}, but the ${request} was not opened: ${why}`;
