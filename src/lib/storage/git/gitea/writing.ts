/*
 * Requests that change something at Gitea and Forgejo. A commit is one request that names a branch and the change to
 * each file (`repoChangeFiles`). It cannot name the expected head of the branch. So the head is checked before, and the
 * request names the blob that was read for each file, so that no one is overwritten even if two commit at the same
 * time. A new branch is created first, at exactly the commit that was opened: the request itself could only start one
 * at a branch, which may have moved on. If it is certain that the commit was not made, the new branch is deleted.
 */
import { ok, refuse, type Result } from '../../../core/result.ts';
import * as z from '../../../core/schema/zod.ts';
import { toBase64 } from '../base64.ts';
import { isUncertain } from '../failures.ts';
import { waitForFork } from '../forking.ts';
import { changesOf, contentOf, type HostChange } from '../host-changes.ts';
import type {
  Access,
  ForkRequest,
  HostCommit,
  Pace,
  ProposalRequest,
  Repository,
  Request,
} from '../host.ts';
import { BYTES, inAddress, type Http, type Means } from '../http.ts';
import * as m from '../messages.ts';
import { at, ownerOf, pull, repository, repositoryOf, requestOf, user } from '../shapes.ts';
import { list } from './list.ts';

const branch = z.object({ commit: z.object({ id: z.string() }) });
const sha = z.object({ sha: z.string() });
const made = z.object({ commit: sha });
const owned = z.extend(repository, { owner: z.object({ login: z.string() }) });
const proposal = z.extend(pull, { base: z.object({ ref: z.string() }) });

/** Makes one commit. Moves the branch without force, or creates it. */
export async function commitTo(
  tea: Http,
  access: Access,
  asked: HostCommit,
): Promise<Result<{ commit: string }>> {
  const { name, branch: to, message, files } = asked;
  const changes: object[] = [];
  for (const change of changesOf(files)) {
    const one = await changeOf(change);
    if (!one.ok) return one;
    changes.push(one.value);
  }
  const start = await (asked.isNew ? begin : unmoved)(tea, access, asked);
  if (!start.ok) return start;
  const done = await tea.ask(
    access,
    {
      method: 'POST',
      path: `${at(name)}/contents`,
      body: {
        branch: to,
        message,
        files: changes,
      },
      means: meantAt(to),
    },
    made,
  );
  if (done.ok) return ok({ commit: done.value.commit.sha });
  if (start.value === 'made' && !isUncertain(done.refusal))
    await tea.ask(
      access,
      { method: 'DELETE', path: `${at(name)}/branches/${inAddress(to)}` },
      BYTES,
    );
  return done;
}

/** A move is an update with the old path, and needs the content, too. */
async function changeOf(change: HostChange): Promise<Result<object>> {
  const { kind, file } = change;
  const { path } = file;
  const from = change.kind === 'move' ? change.from : undefined;
  const was = from?.sha ?? file.was;
  // Guard: Gitea gets the content that was read
  const sha = was === undefined ? {} : { sha: was };
  if (kind === 'delete') return ok({ operation: kind, path, ...sha });
  const content = await contentOf(file);
  if (!content.ok) return content;
  return ok({
    operation: kind === 'move' ? 'update' : kind,
    path,
    ...(from && { from_path: from.path }),
    content: toBase64(content.value),
    ...sha,
  });
}

type Start = 'made' | 'there';

async function tipOf(
  tea: Http,
  access: Access,
  { name, branch: of }: HostCommit,
): Promise<Result<string>> {
  const told = await tea.ask(access, `${at(name)}/branches/${inAddress(of)}`, branch);
  return told.ok ? ok(told.value.commit.id) : told;
}

/** Checks that a branch still ends in the commit that was read. */
async function unmoved(tea: Http, access: Access, asked: HostCommit): Promise<Result<Start>> {
  const tip = await tipOf(tea, access, asked);
  if (!tip.ok) return tip;
  return tip.value === asked.parent ? ok('there') : refuse('changed', m.movedOn(asked.branch));
}

/** Creates a branch at the commit that was read. An existing one at exactly that commit was left by a lost response. */
async function begin(tea: Http, access: Access, asked: HostCommit): Promise<Result<Start>> {
  const { name, branch: to, parent } = asked;
  const begun = await tea.ask(
    access,
    {
      method: 'POST',
      path: `${at(name)}/branches`,
      body: { new_branch_name: to, old_ref_name: parent },
      means: (status) => (status === 409 ? refuse('taken', m.branchTaken(to)) : undefined),
    },
    branch,
  );
  if (begun.ok) return ok('made');
  if (begun.refusal.code !== 'taken') return begun;
  const tip = await tipOf(tea, access, asked);
  return tip.ok && tip.value === parent ? ok('there') : begun;
}

/** What a failed commit means. Gitea returns 422 where Forgejo returns 409, and both return 404 for a missing file. */
const meantAt =
  (branch: string): Means =>
  (status, said) => {
    const moved = refuse('changed', m.movedOn(branch));
    if (status === 409) return moved;
    if (status === 422 && /does not match|already exists/i.test(said)) return moved;
    if (status === 404 && /does not exist/i.test(said)) return moved;
    if (status === 403 && /target branch|protected|cannot commit/i.test(said))
      return refuse('no-right', m.notAllowed(branch));
    return undefined;
  };

/**
 * The user's own fork: an existing one, or a new one. An old one may be missing the newest commits until it is synced.
 */
export async function forkOf(
  tea: Http,
  access: Access,
  { name, branch: of, commit, signal }: ForkRequest,
  { host, pause = 1000 }: Pace & { readonly host: string },
): Promise<Result<Repository>> {
  const me = await tea.ask(access, '/user', user);
  if (!me.ok) return me;
  const isMine = ({ owner }: z.infer<typeof owned>) => owner.login === me.value.login;
  const path = `${at(name)}/forks`;
  const all = await list(tea, access, { path }, owned, (some) => some.some(isMine));
  if (!all.ok) return all;
  let own = all.value.find(isMine);
  if (!own) {
    const means = (status: number) =>
      status === 409 ? refuse('refused', m.forkNameTaken(host, name)) : undefined;
    const begun = await tea.ask(access, { method: 'POST', path, body: {}, means }, owned);
    if (!begun.ok) return begun;
    own = begun.value;
  }
  const copy = repositoryOf(own);
  let isSynced = false;
  const look = async (): Promise<Result<Repository> | undefined> => {
    const held = await tea.ask(access, `${at(copy.name)}/git/commits/${commit}`, sha);
    if (held.ok) return ok({ ...copy, canWrite: true });
    if (held.refusal.code !== 'missing') return held;
    isSynced ||= await synced(tea, access, copy.name, of);
    return undefined;
  };
  const stopped = refuse('stopped', m.forkStopped(host));
  const late = refuse('unanswered', m.stillForking(host));
  return waitForFork(look, { looks: 60, pause, signal, stopped, late });
}

/** Syncs a branch of a fork, through Forgejo's endpoint or Gitea's. Returns whether that succeeded. */
async function synced(tea: Http, access: Access, name: string, of: string): Promise<boolean> {
  const ways = [
    { path: `${at(name)}/sync_fork/${inAddress(of)}` },
    { path: `${at(name)}/merge-upstream`, body: { branch: of } },
  ];
  for (const way of ways)
    if ((await tea.ask(access, { method: 'POST', ...way }, BYTES)).ok) return true;
  return false;
}

/** Proposes a branch. If it is proposed already, returns that request. */
export async function propose(
  tea: Http,
  access: Access,
  { name, into, from, title, body }: ProposalRequest,
): Promise<Result<Request>> {
  const path = `${at(name)}/pulls`;
  const isIt = ({ head, base }: z.infer<typeof proposal>): boolean =>
    head.ref === from.branch && head.repo?.full_name === from.name && base.ref === into;
  const query = { state: 'open', sort: 'recentupdate' };
  const open = await list(tea, access, { path, query }, proposal, (some) => some.some(isIt));
  if (!open.ok) return open;
  const there = open.value.find(isIt);
  if (there) return ok(requestOf(there));
  const head = from.name === name ? from.branch : `${ownerOf(from.name)}:${from.branch}`;
  const asked = { method: 'POST', path, body: { base: into, head, title, body } } as const;
  const done = await tea.ask(access, asked, proposal);
  return done.ok ? ok(requestOf(done.value)) : done;
}
