/*
 * Requests that change something at GitHub. A commit takes three steps: a tree, a commit on it whose parent is the one
 * that was read, and moving the branch to it without force. Nothing is visible until that last request, so an earlier
 * failure leaves nothing behind. https://docs.github.com/rest/git
 */
import { ok, refuse, type Result } from '../../../core/result.ts';
import * as z from '../../../core/schema/zod.ts';
import { toBase64 } from '../base64.ts';
import { waitForFork } from '../forking.ts';
import type {
  Access,
  ForkRequest,
  HostCommit,
  HostFile,
  Pace,
  ProposalRequest,
  Repository,
  Request,
} from '../host.ts';
import type { Http, Means } from '../http.ts';
import { at, ownerOf, pull, repository, repositoryOf, requestOf } from '../shapes.ts';
import * as m from './messages.ts';

const sha = z.object({ sha: z.string() });
const hasTree = z.object({ tree: sha });
const moved = z.object({ object: sha });

/** Makes one commit. Moves the branch without force, or creates it. */
export async function commitTo(
  hub: Http,
  access: Access,
  { name, branch, isNew, parent, message, files }: HostCommit,
): Promise<Result<{ commit: string }>> {
  const git = `${at(name)}/git`;
  const before = await hub.ask(access, `${git}/commits/${parent}`, hasTree);
  if (!before.ok) return before;
  const entries: unknown[] = [];
  for (const file of files) {
    const entry = await entryOf(hub, access, git, file);
    if (!entry.ok) return entry;
    entries.push(entry.value);
  }
  const whole = { base_tree: before.value.tree.sha, tree: entries };
  const tree = await hub.ask(access, { method: 'POST', path: `${git}/trees`, body: whole }, sha);
  if (!tree.ok) return tree;
  // Guard: GitHub: the parent is what was read
  const made = { message, tree: tree.value.sha, parents: [parent] };
  const commit = await hub.ask(access, { method: 'POST', path: `${git}/commits`, body: made }, sha);
  if (!commit.ok) return commit;
  const to = commit.value.sha;
  const ref = `heads/${branch}`;
  const means = meantAt(branch);
  const done = await hub.ask(
    access,
    isNew
      ? { method: 'POST', path: `${git}/refs`, body: { ref: `refs/${ref}`, sha: to }, means }
      : {
          method: 'PATCH',
          path: `${git}/refs/${encodeURIComponent(ref)}`,
          // Guard: GitHub moves a branch without force
          body: { sha: to, force: false },
          means,
        },
    moved,
  );
  return done.ok ? ok({ commit: to }) : done;
}

/**
 * Text is sent with the tree. What isn't UTF-8 is sent before it, as a separate blob. A file that moves keeps its blob,
 * and a deleted one has none: https://docs.github.com/rest/git/trees#create-a-tree
 */
async function entryOf(
  hub: Http,
  access: Access,
  git: string,
  { path, bytes, from, mode = '100644' }: HostFile,
): Promise<Result<unknown>> {
  const entry = { path, mode, type: 'blob' };
  if (!bytes) return ok({ ...entry, sha: from?.sha ?? null });
  const text = textOf(bytes);
  if (text !== undefined) return ok({ ...entry, content: text });
  const body = { content: toBase64(bytes), encoding: 'base64' };
  const made = await hub.ask(access, { method: 'POST', path: `${git}/blobs`, body }, sha);
  return made.ok ? ok({ ...entry, sha: made.value.sha }) : made;
}

function textOf(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

const meantAt =
  (branch: string): Means =>
  (status, said) => {
    if (/not a fast.?forward|expected/i.test(said)) return refuse('changed', m.movedOn(branch));
    if (status === 422 && /already exists/i.test(said))
      return refuse('taken', m.branchTaken(branch));
    if (status === 422 && /reference does not exist/i.test(said))
      return refuse('missing', m.branchGone(branch));
    return undefined;
  };

/**
 * The user's own fork. GitHub returns an existing one, and creates a new one in the background:
 * https://docs.github.com/rest/repos/forks#create-a-fork. An old one may be missing the newest commits until it is
 * synced: https://docs.github.com/rest/branches/branches#sync-a-fork-branch-with-the-upstream-repository
 */
export async function forkOf(
  hub: Http,
  access: Access,
  { name, branch, commit, signal }: ForkRequest,
  { pause = 1500 }: Pace,
): Promise<Result<Repository>> {
  const made = await hub.ask(
    access,
    {
      method: 'POST',
      path: `${at(name)}/forks`,
      body: { default_branch_only: false },
      means: (status) =>
        status === 403 || status === 404 ? refuse('no-right', m.mayNotFork(name)) : undefined,
    },
    z.object({ full_name: z.string() }),
  );
  if (!made.ok) return made;
  const own = made.value.full_name;
  let isSynced = false;
  const look = async (): Promise<Result<Repository> | undefined> => {
    const held = await hub.ask(access, `${at(own)}/git/commits/${commit}`, sha);
    if (held.ok) {
      const told = await hub.ask(access, at(own), repository);
      return told.ok ? ok(repositoryOf(told.value)) : told;
    }
    if (!['missing', 'changed', 'refused'].includes(held.refusal.code)) return held;
    const sync = { method: 'POST', path: `${at(own)}/merge-upstream`, body: { branch } } as const;
    isSynced ||= (await hub.ask(access, sync, z.object({}))).ok;
    return undefined;
  };
  const stopped = refuse('stopped', m.forkStopped(own));
  const late = refuse('unanswered', m.stillForking(own));
  return waitForFork(look, { looks: 40, pause, signal, stopped, late });
}

/** Proposes a branch (https://docs.github.com/rest/pulls/pulls). If it is proposed already, returns that request. */
export async function propose(
  hub: Http,
  access: Access,
  { name, into, from, title, body }: ProposalRequest,
): Promise<Result<Request>> {
  const path = `${at(name)}/pulls`;
  const head = `${ownerOf(from.name)}:${from.branch}`;
  const there = async (): Promise<Result<Request | undefined>> => {
    const query = { state: 'open', head, base: into };
    const open = await hub.ask(access, { path, query }, z.array(pull));
    if (!open.ok) return open;
    const same = open.value.find(
      (one) => one.head.ref === from.branch && one.head.repo?.full_name === from.name,
    );
    return ok(same && requestOf(same));
  };
  const known = await there();
  if (!known.ok) return known;
  if (known.value) return ok(known.value);
  const answers: { isThere?: boolean } = {};
  const asked = { title, body, head: from.name === name ? from.branch : head, base: into };
  const means: Means = (status, said) => {
    answers.isThere = status === 422 && /already exists/i.test(said);
    return status === 422 && /no commits between/i.test(said)
      ? refuse('refused', m.nothingToPropose(from.branch, into))
      : undefined;
  };
  const made = await hub.ask(access, { method: 'POST', path, body: asked, means }, pull);
  if (made.ok) return ok(requestOf(made.value));
  if (!answers.isThere) return made;
  const now = await there();
  return now.ok && now.value ? ok(now.value) : made;
}
