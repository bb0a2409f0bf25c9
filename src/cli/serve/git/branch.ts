/* The branch to commit to: the current one, or a new one that starts at its head. */
import type { CommitRequest } from '../../../lib/core/storage.ts';
import { Refuse } from '../failures.ts';
import * as m from './messages.ts';
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
      present === undefined ? m.onNoBranch(branch) : m.onOtherBranch(present, branch),
    );
  }
  await mustBeFresh(root, branch);
  const head = await headOf(root);
  const switched = await git(root, ['switch', '--quiet', '--create', branch]);
  if ((await branchOf(root)) !== branch)
    throw new Refuse('branch', m.branchNotMade(branch, firstLine(switched.err)));
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
    throw new Refuse('branch', m.noBranchName(branch));
  const taken = await git(root, ['show-ref', '--verify', '--quiet', `refs/heads/${branch}`]);
  if (taken.code === 0 || (await branchOf(root)) === branch)
    throw new Refuse('taken', m.branchTaken(branch, await free(root, branch)));
}

/** The first of "name-2", "name-3" … that is free. */
async function free(root: string, branch: string): Promise<string> {
  for (let i = 2; ; i++) {
    const name = `${branch}-${i}`;
    const { code } = await git(root, ['show-ref', '--verify', '--quiet', `refs/heads/${name}`]);
    if (code !== 0) return name;
  }
}
