/* The state of a repository, and whether something can be committed in it now. */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { GitStatus } from '../../../lib/core/storage.ts';
import { ok, type Result } from '../../../lib/core/result.ts';
import { Refuse } from '../failures.ts';
import * as m from './messages.ts';
import { git, line, lines } from './run.ts';
import { untrackedIn } from './untracked.ts';

/** Whether the folder is in a repository. One that git does not trust counts, so that this can be reported. */
export async function hasGit(root: string): Promise<boolean> {
  const { code, out, err } = await git(root, ['rev-parse', '--is-inside-work-tree']);
  return code === 0 ? out.trim() === 'true' : isDistrusted(err);
}

const isDistrusted = (err: string): boolean => err.includes('dubious ownership');

/**
 * `files`: those of the document and those that were saved, which are checked for uncommitted changes. `folder`: of
 * docs.json, with a trailing slash, or ''.
 */
export async function statusOf(
  root: string,
  files: readonly string[],
  folder: string,
): Promise<Result<GitStatus>> {
  await mustBeFree(root);
  const branch = await branchOf(root);
  const known = await lines(root, 'for-each-ref', '--format=%(refname:lstrip=2)', 'refs/heads');
  const remote = await remoteOf(root, branch);
  const uncommitted = await uncommittedOf(root, files);
  const deleted = uncommitted.filter((path) => !existsSync(resolve(root, path)));
  const { untracked, leftOut } = await untrackedIn(root, folder, new Set(files));
  return ok({
    branch,
    // The branch of a repository without commits doesn't exist yet.
    branches: branch === undefined || known.includes(branch) ? known : [branch, ...known],
    uncommitted,
    ...(deleted.length > 0 && { deleted }),
    ...(untracked.length > 0 && { untracked }),
    ...(leftOut.length > 0 && { leftOut }),
    ...(remote !== undefined && { remote }),
  });
}

/** Those of the files that differ from the last commit, or aren't in it. */
export async function uncommittedOf(
  root: string,
  files: readonly string[],
): Promise<readonly string[]> {
  const asking = ['status', '--porcelain', '-z', '--no-renames', '--untracked-files=all', '--'];
  const changed: string[] = [];
  for (const path of files) if ((await git(root, [...asking, path])).out !== '') changed.push(path);
  return changed;
}

/** The current branch, or undefined if HEAD is detached. */
export async function branchOf(root: string): Promise<string | undefined> {
  const head = await line(root, 'symbolic-ref', '--quiet', 'HEAD');
  return head?.startsWith('refs/heads/') ? head.slice('refs/heads/'.length) : undefined;
}

/** The current commit, or undefined in a repository without any. */
export const headOf = (root: string): Promise<string | undefined> =>
  line(root, 'rev-parse', '--verify', '--quiet', 'HEAD^{commit}');

/** The remote that `git push` would use for a branch, else "origin" or the only remote. */
export async function remoteOf(
  root: string,
  branch: string | undefined,
): Promise<string | undefined> {
  const remotes = await lines(root, 'remote');
  const set = async (key: string) => line(root, 'config', '--get', key);
  const wanted = [
    branch === undefined ? undefined : await set(`branch.${branch}.pushRemote`),
    await set('remote.pushDefault'),
    branch === undefined ? undefined : await set(`branch.${branch}.remote`),
    'origin',
  ];
  const known = wanted.find((name) => name !== undefined && remotes.includes(name));
  return known ?? (remotes.length === 1 ? remotes[0] : undefined);
}

const UNDER_WAY: readonly (readonly [file: string, sentence: string])[] = [
  ['MERGE_HEAD', m.mergeUnderWay],
  ['rebase-merge', m.rebaseUnderWay],
  ['rebase-apply', m.rebaseUnderWay],
  ['CHERRY_PICK_HEAD', m.cherryPickUnderWay],
  ['REVERT_HEAD', m.revertUnderWay],
];

/** Throws if nothing can be committed now: another operation is in progress, or git does not know who commits. */
export async function mustBeFree(root: string): Promise<void> {
  const { code, err } = await git(root, ['rev-parse', '--is-inside-work-tree']);
  if (code !== 0)
    throw new Refuse('git', isDistrusted(err) ? m.distrusted : m.cannotAsk(firstLine(err)));
  const asking = UNDER_WAY.flatMap(([file]) => ['--git-path', file]);
  const paths = await lines(root, 'rev-parse', ...asking);
  const at = paths.findIndex((path) => existsSync(resolve(root, path)));
  if (at >= 0) throw new Refuse('busy', UNDER_WAY[at]![1]);
  const who = await git(root, ['var', 'GIT_COMMITTER_IDENT']);
  if (who.code !== 0) throw new Refuse('identity', m.noIdentity);
}

/** The first line that isn't blank, ending in a period. */
export function firstLine(err: string): string {
  const found = err.split('\n').find((text) => text.trim() !== '') ?? m.saidNothing;
  const text = found.replace(/^(fatal|error): /, '').trim();
  return /[.!?]$/.test(text) ? text : `${text}.`;
}
