/* What goes wrong with git in the folder that the command serves. */
import { inQuotes } from '../../../lib/core/text/direction.ts';
import { formatNumber } from '../../../lib/core/text/plural.ts';

const notCommitted = 'Nothing was committed.';

// The state of the repository
export const distrusted =
  'Git doesn’t trust this folder because it belongs to another user. Run git status in a terminal to see how to allow it. You can save without committing.';
export const cannotAsk = (why: string): string =>
  `Git can’t be used: ${why} You can save without committing.`;
const underWay = (what: string): string =>
  `${what} is in progress in this repository. Finish or abort it in a terminal, then commit here. You can save without committing.`;
export const mergeUnderWay = underWay('A merge');
export const rebaseUnderWay = underWay('A rebase');
export const cherryPickUnderWay = underWay('A cherry-pick');
export const revertUnderWay = underWay('A revert');
export const noIdentity = `Git doesn’t know your name yet. Run git config --global user.name "Your Name" and git config --global user.email you@example.com in a terminal, then commit again.`;
export const saidNothing = 'git gave no reason.';
export const noRevision = (name: string): string =>
  `Git can’t find the branch, tag, or commit ${inQuotes(name)}. Check the name.`;
export const pagesUnknown =
  'Git can’t say which page files differ. Only the navigation is compared.';
export const tooManyPages = (most: number): string =>
  `More than ${formatNumber(most)} page files differ. Only the navigation is compared.`;

// The branch
export const onNoBranch = (wanted: string): string =>
  `The repository is no longer on the branch ${inQuotes(wanted)}. ${notCommitted} Review the form and commit again.`;
export const onOtherBranch = (present: string, wanted: string): string =>
  `The repository is now on the branch ${inQuotes(present)}, not ${inQuotes(wanted)}. ${notCommitted} Review the form and commit again.`;
export const branchNotMade = (branch: string, why: string): string =>
  `The branch ${inQuotes(branch)} couldn’t be created: ${why} ${notCommitted}`;
export const noBranchName = (branch: string): string =>
  `${inQuotes(branch)} isn’t a valid branch name. Use letters, numbers, hyphens, and slashes, without spaces.`;
export const branchTaken = (branch: string, free: string): string =>
  `The branch ${inQuotes(branch)} already exists. Choose another name, such as ${inQuotes(free)}.`;

// The commit
export const noMessage = 'Enter a commit message: one line about what changed.';
export const ignored = (path: string): string =>
  `Your .gitignore excludes ${inQuotes(path)}. ${notCommitted} Change .gitignore, then commit again.`;
export const notAdded = (path: string, why: string): string =>
  `Git couldn’t add ${inQuotes(path)}: ${why} ${notCommitted}`;
export const checksTooSlow = (output: string): string =>
  `The repository’s git hooks took longer than two minutes and were stopped. ${notCommitted} Run git commit in a terminal instead.\n${output}`;
export const otherGitAtWork = `Another git process is running in this repository. ${notCommitted} Wait for it to finish, then commit again.`;
export const notSigned = (output: string): string =>
  `Git couldn’t sign the commit, perhaps because it needs your passphrase. ${notCommitted} Unlock your signing key in a terminal, then commit again.\n${output}`;
export const refused = (output: string): string =>
  `Git rejected the commit. ${notCommitted} Fix the problem below and commit again.\n${output}`;
export const refusedSilently = `A git hook rejected the commit and gave no reason. ${notCommitted} Run git commit in a terminal to find out why.`;
export const indexBehind = (why: string, paths: string): string =>
  `Committed, but git’s index still has the files from before your hooks: ${why} Run git reset -- ${paths} in a terminal.`;

// The push
export const noRemote =
  'Committed, but not pushed: this repository has no remote. Add one in a terminal (git remote add), then push there.';
const notPushed = (remote: string, why: string): string =>
  `Committed, but not pushed to ${remote}: ${why}`;
export const pushTooSlow = (remote: string): string =>
  notPushed(remote, 'it took longer than two minutes. Run git push in a terminal.');
export const othersPushed = (remote: string, branch: string): string =>
  notPushed(
    remote,
    `another person pushed to ${inQuotes(branch)} in the meantime. Run git pull in a terminal, then git push.`,
  );
export const pushNotLetIn = (remote: string): string =>
  notPushed(
    remote,
    'it denied access or asked for input. Run git push in a terminal, where you can answer.',
  );
export const pushUnreachable = (remote: string): string =>
  notPushed(
    remote,
    'it can’t be reached. Check your network, then commit again or run git push in a terminal.',
  );
export const pushRefused = (remote: string, branch: string): string =>
  notPushed(
    remote,
    `it doesn’t accept pushes to ${inQuotes(branch)}. Commit to a new branch instead. See the message from ${remote} below.`,
  );
export const pushFailed = (remote: string, why: string): string =>
  notPushed(remote, `${why} Run git push in a terminal.`);

export const noPast =
  'Git couldn’t read the history of this folder. Check that the folder is in a git repository.';
