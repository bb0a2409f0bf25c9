/* What goes wrong with git in the folder that the command serves. */

// The state of the repository
export const distrusted =
  'git does not trust this folder, because it belongs to somebody else. Run “git status” in it in a terminal: git says how to allow it. You can save without committing.';
export const cannotAsk = (why: string): string =>
  `git cannot be asked: ${why} You can save without committing.`;
const underWay = (what: string): string =>
  `${what} is under way in this repository. Finish or abort it in a terminal, then commit here. You can save without committing.`;
export const mergeUnderWay = underWay('A merge');
export const rebaseUnderWay = underWay('A rebase');
export const cherryPickUnderWay = underWay('A cherry-pick');
export const revertUnderWay = underWay('A revert');
export const noIdentity =
  'git does not know your name yet. Run git config --global user.name "Your Name" and git config --global user.email you@example.com in a terminal, then commit again. Your work is kept.';
export const saidNothing = 'it said nothing.';

// The branch
export const onNoBranch = (wanted: string): string =>
  `The folder is on no branch by now, and not on “${wanted}”. Nothing was committed; look at the form again.`;
export const onOtherBranch = (present: string, wanted: string): string =>
  `The folder is on the branch “${present}” by now, and not on “${wanted}”. Nothing was committed; look at the form again.`;
export const branchNotMade = (branch: string, why: string): string =>
  `The branch “${branch}” could not be made: ${why} Nothing was committed, and your work is kept.`;
export const noBranchName = (branch: string): string =>
  `“${branch}” cannot be the name of a branch. Take letters, digits, hyphens and slashes, without spaces.`;
export const branchTaken = (branch: string, free: string): string =>
  `There is a branch “${branch}” already. Take another name, for instance “${free}”.`;

// The commit
export const noMessage = 'A commit needs a message: say in a line what was changed.';
export const ignored = (path: string): string =>
  `git is told to ignore “${path}” (.gitignore), so that it cannot be committed. Nothing was committed; your work is kept.`;
export const notAdded = (path: string, why: string): string =>
  `git did not take “${path}”: ${why} Nothing was committed.`;
export const checksTooSlow = (output: string): string =>
  `The repository’s own checks took longer than two minutes and were stopped. Nothing was committed, and your work is kept.\n${output}`;
export const otherGitAtWork =
  'Another git is at work in this repository. Wait until it is done and commit again; nothing was committed, and your work is kept.';
export const notSigned = (output: string): string =>
  `git could not sign the commit: it may have wanted your passphrase. Sign something in a terminal first, then commit again. Nothing was committed, and your work is kept.\n${output}`;
export const refused = (output: string): string =>
  `The repository refused the commit. Nothing was committed, and your work is kept: mend what it says below and commit again.\n${output}`;
export const refusedSilently =
  'The repository’s own checks (a git hook) refused the commit, and did not say why. Nothing was committed, and your work is kept.';
export const indexBehind = (why: string, paths: string): string =>
  `The commit is made, but git's index still has the files as they were before your hooks: ${why} In a terminal, run git reset -- ${paths}`;

// The push
export const noRemote =
  'The commit is made, and was not pushed: this repository has no remote. Add one in a terminal (git remote add), then push there.';
const notPushed = (remote: string, why: string): string =>
  `The commit is made, and was not pushed to ${remote}: ${why}`;
export const pushTooSlow = (remote: string): string =>
  notPushed(remote, 'it took longer than two minutes. Push it in a terminal: git push.');
export const othersPushed = (remote: string, branch: string): string =>
  notPushed(
    remote,
    `somebody else has pushed to “${branch}” in the meantime. Bring theirs in with git pull in a terminal, then push.`,
  );
export const pushNotLetIn = (remote: string): string =>
  notPushed(
    remote,
    'it did not let you in, or wanted to ask you something. Push once in a terminal (git push), where you can answer.',
  );
export const pushUnreachable = (remote: string): string =>
  notPushed(
    remote,
    'it could not be reached. Look at your network, then commit again or run git push in a terminal.',
  );
export const pushRefused = (remote: string, branch: string): string =>
  notPushed(
    remote,
    `it refuses pushes to “${branch}”. What it said stands below; a new branch may be allowed.`,
  );
export const pushFailed = (remote: string, why: string): string =>
  notPushed(remote, `${why} Push it in a terminal: git push.`);
