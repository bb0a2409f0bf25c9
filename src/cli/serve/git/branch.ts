/* The branch to commit to: the current one, or a new one that starts at its head. */
import type { CommitRequest } from '../../../lib/core/storage.ts';
import { Refuse } from '../failures.ts';
import { git } from './run.ts';
import { branchOf, firstLine, headOf } from './status.ts';

/** Switches to the requested branch. Returns a function that undoes this if the commit fails. */
export async function openBranch(
  root: string,
  present: string | undefined,
  { branch, isNew }: Pick<CommitRequest, 'branch' | 'isNew'>,
): Promise<() => Promise<void>> {
  if (!isNew) {
    if (branch === present) return () => Promise.resolve();
    throw new Refuse(
      'branch',
      `The folder is ${present === undefined ? 'on no branch' : `on the branch “${present}”`} by now, and not on “${branch}”. Nothing was committed; look at the form again.`,
    );
  }
  await mustBeFresh(root, branch);
  const head = await headOf(root);
  const switched = await git(root, ['switch', '--quiet', '--create', branch]);
  if ((await branchOf(root)) !== branch)
    throw new Refuse(
      'branch',
      `The branch “${branch}” could not be made: ${firstLine(switched.err)} Nothing was committed, and your work is kept.`,
    );
  return async () => {
    // A repository without commits has no branch to delete.
    if (head === undefined) await git(root, ['symbolic-ref', 'HEAD', `refs/heads/${present!}`]);
    else {
      const back = present === undefined ? ['--detach', head] : [present];
      const { code } = await git(root, ['switch', '--quiet', ...back]);
      if (code === 0) await git(root, ['branch', '--quiet', '-D', '--', branch]);
    }
  };
}

async function mustBeFresh(root: string, branch: string): Promise<void> {
  const { code } = await git(root, ['check-ref-format', `refs/heads/${branch}`]);
  if (code !== 0 || branch.startsWith('-') || branch === 'HEAD')
    throw new Refuse(
      'branch',
      `“${branch}” cannot be the name of a branch. Take letters, digits, hyphens and slashes, without spaces.`,
    );
  const taken = await git(root, ['show-ref', '--verify', '--quiet', `refs/heads/${branch}`]);
  if (taken.code === 0 || (await branchOf(root)) === branch)
    throw new Refuse(
      'taken',
      `There is a branch “${branch}” already. Take another name, for instance “${await free(root, branch)}”.`,
    );
}

/** The first of "name-2", "name-3" … that is free. */
async function free(root: string, branch: string): Promise<string> {
  for (let i = 2; ; i++) {
    const name = `${branch}-${i}`;
    const { code } = await git(root, ['show-ref', '--verify', '--quiet', `refs/heads/${name}`]);
    if (code !== 0) return name;
  }
}
