/* The user's own fork of a repository at GitHub, from which changes are proposed. */
import { refuse, type Refusal, type Result } from '../../../core/result.ts';
import * as z from '../../../core/schema/zod.ts';
import { named, type Call, type GitHubOptions } from './call.ts';
import * as m from './messages.ts';
import type { Access, ForkRequest, Repository } from '../host.ts';

const sha = z.object({ sha: z.string() });

/** How often a new fork is checked. With the pause in between, about a minute. */
const LOOKS = 40;

/**
 * The user's own fork. GitHub returns an existing one, and creates a new one in the background:
 * https://docs.github.com/rest/repos/forks#create-a-fork. An old one may be missing the newest commits until it is
 * synced: https://docs.github.com/rest/branches/branches#sync-a-fork-branch-with-the-upstream-repository
 */
export async function forkOf(
  call: Call,
  access: Access,
  { name, branch, commit, signal }: ForkRequest,
  { pause = 1500 }: GitHubOptions,
  repository: (access: Access, name: string) => Promise<Result<Repository>>,
): Promise<Result<Repository>> {
  const made = await call(
    access,
    'POST /repos/{owner}/{repo}/forks',
    { ...named(name), default_branch_only: false },
    z.object({ full_name: z.string() }),
    (status) => (status === 403 || status === 404 ? mayNotFork(name) : undefined),
  );
  if (!made.ok) return made;
  const own = made.value.full_name;
  let isSynced = false;
  for (let look = 0; look < LOOKS; look++) {
    const route = 'GET /repos/{owner}/{repo}/git/commits/{sha}';
    const held = await call(access, route, { ...named(own), sha: commit }, sha);
    if (held.ok) return repository(access, own);
    if (!['missing', 'changed', 'refused'].includes(held.refusal.code)) return held;
    if (!isSynced) {
      const sync = 'POST /repos/{owner}/{repo}/merge-upstream';
      const synced = await call(access, sync, { ...named(own), branch }, z.object({}));
      isSynced = synced.ok;
    }
    await after(pause, signal);
    if (signal?.aborted) return refuse('stopped', m.forkStopped(own));
  }
  return refuse('unanswered', m.stillForking(own));
}

const mayNotFork = (name: string): Refusal => refuse('no-right', m.mayNotFork(name)).refusal;

/** A pause that ends early when it is aborted. */
const after = (milliseconds: number, signal: AbortSignal | undefined): Promise<void> =>
  new Promise((go) => {
    const end = () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', end);
      go();
    };
    const timer = setTimeout(end, milliseconds);
    signal?.addEventListener('abort', end);
  });
