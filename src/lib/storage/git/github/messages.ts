/* What is said of repositories at GitHub only. */
import { inQuotes } from '../../../core/text/direction.ts';

export { branchTaken, movedOn, noFile, noRevision, signInToList } from '../messages.ts';

// Rights of a token, in GitHub’s words
export const contentsRight = 'Contents: Read and write';
export const pullRequestsRight = 'Pull requests: Read and write';

// Branches
export const branchProtected = `The branch is protected. Commit to a new branch and open a pull request.`;
export const repositoryEmpty = `The repository is empty and has no branch. Make the first commit on GitHub, then try again.`;
export const branchGone = (branch: string): string =>
  `The branch ${inQuotes(branch)} was deleted. Commit to a new branch.`;

// Copies and requests
export const forkStopped = (fork: string): string => `Creating your fork ${fork} was canceled.`;
export const stillForking = (fork: string): string =>
  `GitHub is still creating your fork ${fork}. Try again in a minute. It won’t be created twice.`;
export const mayNotFork = (repository: string): string =>
  `Your token can’t fork ${repository}. Sign in with a classic token that has the “public_repo” scope. GitHub’s fine-grained tokens can write only to their owner’s repositories.`;
export const nothingToPropose = (branch: string, into: string): string =>
  `The pull request would be empty. All changes on ${inQuotes(branch)} are already in ${inQuotes(into)}.`;
