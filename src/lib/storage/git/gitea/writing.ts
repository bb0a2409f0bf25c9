/*
 * Requests that change something at Gitea and Forgejo. A commit is one request that names a branch and the change to
 * each file (`repoChangeFiles`). It cannot name the expected head of the branch. So the head is checked before, and the
 * request names the blob that was read for each file, so that no one is overwritten even if two commit at the same
 * time. A new branch is created first, at exactly the commit that was opened: the request itself could only start one
 * at a branch, which may have moved on. If it is certain that the commit was not made, the new branch is deleted.
 */
import { ok, type Refusal, type Result } from '../../../core/result.ts';
import * as z from '../../../core/schema/zod.ts';
import { isUncertain } from '../failures.ts';
import { at, list, repository, repositoryOf } from './repository.ts';
import type {
  Access,
  ForkRequest,
  HostCommit,
  ProposalRequest,
  Repository,
  Request,
} from '../host.ts';
import { said } from '../http.ts';
import {
  after,
  inAddress,
  movedOn,
  nameTaken,
  notAllowed,
  stillForking,
  stopped,
  taken,
  toBase64,
  type Call,
  type Server,
} from '../server.ts';
import { webAddress } from '../web-address.ts';

const branch = z.object({ commit: z.object({ id: z.string() }) });
const made = z.object({ commit: z.object({ sha: z.string() }) });
const owned = z.extend(repository, { owner: z.object({ login: z.string() }) });
const pull = z.object({
  number: z.number(),
  html_url: webAddress,
  head: z.object({
    ref: z.string(),
    repo: z.nullable(z.object({ full_name: z.string() })),
  }),
  base: z.object({ ref: z.string() }),
});

/** Makes one commit. Moves the branch without force, or creates it. */
export async function commitTo(
  call: Call,
  access: Access,
  asked: HostCommit,
): Promise<Result<{ commit: string }>> {
  const { name, branch: to, message, files } = asked;
  const start = await (asked.isNew ? begin : unmoved)(call, access, asked);
  if (!start.ok) return start;
  const done = await call(
    access,
    {
      method: 'POST',
      path: `${at(name)}/contents`,
      body: {
        branch: to,
        message,
        files: files.map(({ path, bytes, was }) => ({
          operation: was === undefined ? 'create' : 'update',
          path,
          content: toBase64(bytes),
          ...(was !== undefined && { sha: was }),
        })),
      },
      means: meantAt(to),
    },
    made,
  );
  if (done.ok) return ok({ commit: done.value.value.commit.sha });
  if (start.value === 'made' && !isUncertain(done.refusal))
    await call(access, { method: 'DELETE', path: `${at(name)}/branches/${inAddress(to)}` });
  return done;
}

type Start = 'made' | 'there';

async function tipOf(
  call: Call,
  access: Access,
  { name, branch: of }: HostCommit,
): Promise<Result<string>> {
  const told = await call(access, { path: `${at(name)}/branches/${inAddress(of)}` }, branch);
  return told.ok ? ok(told.value.value.commit.id) : told;
}

/** Checks that a branch still ends in the commit that was read. */
async function unmoved(call: Call, access: Access, asked: HostCommit): Promise<Result<Start>> {
  const tip = await tipOf(call, access, asked);
  if (!tip.ok) return tip;
  return tip.value === asked.parent ? ok('there') : no(movedOn(asked.branch));
}

/** Creates a branch at the commit that was read. An existing one at exactly that commit was left by a lost response. */
async function begin(call: Call, access: Access, asked: HostCommit): Promise<Result<Start>> {
  const { name, branch: to, parent } = asked;
  const begun = await call(
    access,
    {
      method: 'POST',
      path: `${at(name)}/branches`,
      body: { new_branch_name: to, old_ref_name: parent },
      means: (status) => (status === 409 ? taken(to) : undefined),
    },
    branch,
  );
  if (begun.ok) return ok('made');
  if (begun.refusal.code !== 'taken') return begun;
  const tip = await tipOf(call, access, asked);
  return tip.ok && tip.value === parent ? ok('there') : begun;
}

/** What a failed commit means. Gitea returns 422 where Forgejo returns 409, and both return 404 for a missing file. */
const meantAt =
  (branch: string) =>
  (status: number, body: unknown): Refusal | undefined => {
    const words = said(body);
    if (status === 409) return movedOn(branch);
    if (status === 422 && /does not match|already exists/i.test(words)) return movedOn(branch);
    if (status === 404 && /does not exist/i.test(words)) return movedOn(branch);
    if (status === 403 && /target branch|protected|cannot commit/i.test(words))
      return notAllowed(branch);
    return undefined;
  };

/** How often a new fork is checked. With the pause in between, about a minute. */
const LOOKS = 60;

/**
 * The user's own fork: an existing one, or a new one. An old one may be missing the newest commits until it is synced.
 */
export async function forkOf(
  call: Call,
  access: Access,
  { name, branch: of, commit, signal }: ForkRequest,
  { name: host, pause = 1000 }: Server,
): Promise<Result<Repository>> {
  const me = await call(access, { path: '/user' }, z.object({ login: z.string() }));
  if (!me.ok) return me;
  const isMine = ({ owner }: z.infer<typeof owned>) => owner.login === me.value.value.login;
  const path = `${at(name)}/forks`;
  const all = await list(call, access, { path }, owned, (some) => some.some(isMine));
  if (!all.ok) return all;
  let own = all.value.find(isMine);
  if (!own) {
    const means = (status: number) => (status === 409 ? nameTaken(host, name) : undefined);
    const begun = await call(access, { method: 'POST', path, body: {}, means }, owned);
    if (!begun.ok) return begun;
    own = begun.value.value;
  }
  const copy = repositoryOf(own);
  let isSynced = false;
  for (let look = 0; look < LOOKS; look++) {
    const asked = `${at(copy.name)}/git/commits/${commit}`;
    const held = await call(access, { path: asked }, z.object({ sha: z.string() }));
    if (held.ok) return ok({ ...copy, canWrite: true });
    if (held.refusal.code !== 'missing') return held;
    isSynced ||= await synced(call, access, copy.name, of);
    await after(pause, signal);
    if (signal?.aborted) return stopped(host);
  }
  return stillForking(host);
}

/** Syncs a branch of a fork, through Forgejo's endpoint or Gitea's. Returns whether that succeeded. */
async function synced(call: Call, access: Access, name: string, of: string): Promise<boolean> {
  const ways = [
    { path: `${at(name)}/sync_fork/${inAddress(of)}` },
    { path: `${at(name)}/merge-upstream`, body: { branch: of } },
  ];
  for (const way of ways) if ((await call(access, { method: 'POST', ...way })).ok) return true;
  return false;
}

/** Proposes a branch. If it is proposed already, returns that request. */
export async function propose(
  call: Call,
  access: Access,
  { name, into, from, title, body }: ProposalRequest,
): Promise<Result<Request>> {
  const path = `${at(name)}/pulls`;
  const isIt = ({ head, base }: z.infer<typeof pull>): boolean =>
    head.ref === from.branch && head.repo?.full_name === from.name && base.ref === into;
  const query = { state: 'open', sort: 'recentupdate' };
  const open = await list(call, access, { path, query }, pull, (some) => some.some(isIt));
  if (!open.ok) return open;
  const there = open.value.find(isIt);
  if (there) return ok(requestOf(there));
  const head = from.name === name ? from.branch : `${from.name.split('/')[0]}:${from.branch}`;
  const asked = { method: 'POST', path, body: { base: into, head, title, body } } as const;
  const done = await call(access, asked, pull);
  return done.ok ? ok(requestOf(done.value.value)) : done;
}

const requestOf = ({ number, html_url }: z.infer<typeof pull>): Request => ({
  name: `#${number}`,
  address: html_url,
});

const no = (refusal: Refusal) => ({ ok: false, refusal }) as const;
