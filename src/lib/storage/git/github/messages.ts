/* What is said of repositories at GitHub only. */
import { inQuotes } from '../../../core/text/direction.ts';

export { noFile, pullRequest, signInToList } from '../messages.ts';

// Rights of a token, in GitHub’s words
export const contentsRight = 'Contents: Read and write';
export const pullRequestsRight = 'Pull requests: Read and write';

// Branches
export const branchProtected =
  'The branch is protected: changes reach it through a pull request only. Your work is kept. Commit to a new branch and open a pull request.';
export const repositoryEmpty =
  'The repository is empty: there is no branch yet. Your work is kept. Make the first commit at GitHub, then try again.';
export const movedOn = (branch: string): string =>
  `Somebody else committed to ${inQuotes(branch)} at this moment. Your work is kept. Look at what is there now and commit again.`;
export const branchTaken = (branch: string): string =>
  `There is a branch ${inQuotes(branch)} already. Your work is kept. Choose another name.`;
export const branchGone = (branch: string): string =>
  `The branch ${inQuotes(branch)} is no longer there. Your work is kept. Commit to a new branch.`;

// Copies and requests
export const forkStopped = (fork: string): string =>
  `The copy ${fork} was not waited for any longer. Your work is kept.`;
export const stillForking = (fork: string): string =>
  `GitHub is still making your copy ${fork}. Your work is kept. Try again in a minute: it is not made twice.`;
export const mayNotFork = (repository: string): string =>
  `Your token may not make a copy of ${repository} to propose changes from. Your work is kept. Sign in with a classic token that has the right “public_repo”: GitHub's fine-grained tokens only write to repositories of their owner.`;
export const nothingToPropose = (branch: string, into: string): string =>
  `There is nothing to propose: ${inQuotes(branch)} holds nothing that ${inQuotes(into)} does not hold.`;
