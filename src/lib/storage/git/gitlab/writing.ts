/*
 * Requests that change something at GitLab. A commit is one request that names a branch and the change to each file:
 * https://docs.gitlab.com/api/commits/#create-a-commit-with-multiple-files-and-actions. It cannot name the expected
 * head of the branch. So the head is checked before, and the request names the commit that last touched each file
 * (`last_commit_id`), so that no one is overwritten even if two commit at the same time. A new branch starts at exactly
 * the commit that was opened (`start_sha`), which for a fork may be in the repository that it was forked from
 * (`start_project`).
 */
import { ok, refuse, type Result } from '../../../core/result.ts';
import * as z from '../../../core/schema/zod.ts';
import { toBase64 } from '../base64.ts';
import { waitForFork } from '../forking.ts';
import { changesOf, contentOf } from '../host-changes.ts';
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
import * as m from '../messages.ts';
import { webAddress } from '../shapes.ts';
import { at, project, repositoryOf } from './project.ts';

const id = z.object({ id: z.string() });
const file = z.object({ blob_id: z.string(), last_commit_id: z.string() });
const branch = z.object({ commit: id });
const copy = z.extend(project, {
  import_status: z.optional(z.nullable(z.string())),
  namespace: z.optional(z.object({ kind: z.string() })),
  forked_from_project: z.optional(z.object({ path_with_namespace: z.string() })),
});
const mergeRequest = z.object({
  iid: z.number(),
  web_url: webAddress,
  source_project_id: z.nullable(z.number()),
});

/** Makes one commit. Moves the branch without force, or creates it. */
export async function commitTo(
  lab: Http,
  access: Access,
  { name, branch: to, isNew, parent, message, files }: HostCommit,
): Promise<Result<{ commit: string }>> {
  const start = isNew
    ? await startOf(lab, access, name, parent)
    : await unmoved(lab, access, name, to, parent);
  if (!start.ok) return start;
  const actions: object[] = [];
  for (const change of changesOf(files)) {
    const { kind, file: asked } = change;
    const read = change.kind === 'move' ? { ...change.from, was: change.from.sha } : asked;
    const last = isNew ? ok({}) : await lastTouched(lab, access, name, to, parent, read);
    if (!last.ok) return last;
    // A move without content keeps it.
    const hasContent = kind === 'move' ? asked.bytes !== undefined : kind !== 'delete';
    const content = hasContent ? await contentOf(asked) : undefined;
    if (content && !content.ok) return content;
    actions.push({
      action: kind,
      file_path: asked.path,
      ...(change.kind === 'move' && { previous_path: change.from.path }),
      ...(content && { encoding: 'base64', content: toBase64(content.value) }),
      ...last.value,
    });
  }
  const done = await lab.ask(
    access,
    {
      method: 'POST',
      path: `${at(name)}/repository/commits`,
      body: { branch: to, commit_message: message, actions, stats: false, ...start.value },
      means: meantAt(to),
    },
    id,
  );
  return done.ok ? ok({ commit: done.value.id }) : done;
}

/** Checks that a branch still ends in the commit that was read. The request needs no more fields for it. */
async function unmoved(
  lab: Http,
  access: Access,
  name: string,
  to: string,
  parent: string,
): Promise<Result<object>> {
  const path = `${at(name)}/repository/branches/${encodeURIComponent(to)}`;
  const stands = await lab.ask(access, path, branch);
  if (!stands.ok) return stands;
  return stands.value.commit.id === parent ? ok({}) : refuse('changed', m.movedOn(to));
}

/** Where a new branch starts, and in which repository: the same one, or the one that it is a fork of. */
async function startOf(
  lab: Http,
  access: Access,
  name: string,
  parent: string,
): Promise<Result<object>> {
  const path = `${at(name)}/repository/commits/${parent}`;
  const held = await lab.ask(access, { path, query: { stats: 'false' } }, id);
  if (held.ok) return ok({ start_sha: parent });
  if (held.refusal.code !== 'missing') return held;
  const fork = await lab.ask(access, at(name), copy);
  if (!fork.ok) return fork;
  const origin = fork.value.forked_from_project?.path_with_namespace;
  return origin === undefined ? held : ok({ start_sha: parent, start_project: origin });
}

/** The commit that last touched a file, as of the commit that was read. GitLab refuses if there is a newer one. */
async function lastTouched(
  lab: Http,
  access: Access,
  name: string,
  to: string,
  parent: string,
  { path, was }: Pick<HostFile, 'path' | 'was'>,
): Promise<Result<object>> {
  if (was === undefined) return ok({});
  const found = await lab.ask(
    access,
    {
      path: `${at(name)}/repository/files/${encodeURIComponent(path)}`,
      query: { ref: parent },
      means: (status) => (status === 404 ? refuse('changed', m.movedOn(to)) : undefined),
    },
    file,
  );
  if (!found.ok) return found;
  const { blob_id, last_commit_id } = found.value;
  // Guard: GitLab gets the last commit of each file
  return blob_id === was ? ok({ last_commit_id }) : refuse('changed', m.movedOn(to));
}

/** What a failed commit means: GitLab returns 400 and a sentence. */
const meantAt =
  (branch: string): Means =>
  (status, said) => {
    if (/not allowed to (push|commit|create)|protected branch/i.test(said))
      return refuse('no-right', m.notAllowed(branch));
    if (status !== 400) return undefined;
    if (/branch called .* already exists/i.test(said))
      return refuse('taken', m.branchTaken(branch));
    return /has changed since|already exists|n[o']t exist|refresh and try again/i.test(said)
      ? refuse('changed', m.movedOn(branch))
      : undefined;
  };

/**
 * The user's own fork: an existing one, or one that is created in the background
 * (https://docs.gitlab.com/api/project_forks/#fork-a-project). It need not have the commit: see `startOf`.
 */
export async function forkOf(
  lab: Http,
  access: Access,
  { name, signal }: ForkRequest,
  { host, pause = 1000 }: Pace & { readonly host: string },
): Promise<Result<Repository>> {
  if (access.token === undefined) return refuse('signed-out', m.signInToList(host));
  const query = { owned: 'true', per_page: 100 };
  const mine = await lab.ask(access, { path: `${at(name)}/forks`, query }, z.array(copy));
  if (!mine.ok) return mine;
  let known = mine.value.find(({ namespace }) => namespace?.kind === 'user');
  if (!known) {
    const begun = await lab.ask(
      access,
      {
        method: 'POST',
        path: `${at(name)}/fork`,
        body: {},
        means: (status) =>
          status === 409 ? refuse('refused', m.forkNameTaken(host, name)) : undefined,
      },
      copy,
    );
    if (!begun.ok) return begun;
    known = begun.value;
  }
  const path = at(known.path_with_namespace);
  const stopped = refuse('stopped', m.forkStopped(host));
  const late = refuse('unanswered', m.stillForking(host));
  const look = async (): Promise<Result<Repository> | undefined> => {
    const now = known ? ok(known) : await lab.ask(access, path, copy);
    if (!now.ok) return now;
    known = undefined;
    const state = now.value.import_status ?? '';
    if (state === 'failed') return late;
    if (!['none', 'finished', ''].includes(state)) return undefined;
    const whole = await lab.ask(access, path, project);
    return whole.ok ? ok(repositoryOf(whole.value)) : whole;
  };
  return waitForFork(look, { looks: 60, pause, signal, stopped, late });
}

/**
 * Proposes a branch. If it is proposed already, returns that request:
 * https://docs.gitlab.com/api/merge_requests/#create-mr
 */
export async function propose(
  lab: Http,
  access: Access,
  { name, into, from, title, body }: ProposalRequest,
): Promise<Result<Request>> {
  const target = await lab.ask(access, at(name), project);
  if (!target.ok) return target;
  const source = from.name === name ? target : await lab.ask(access, at(from.name), project);
  if (!source.ok) return source;
  const query = { state: 'opened', source_branch: from.branch, target_branch: into };
  const path = `${at(name)}/merge_requests`;
  const open = await lab.ask(access, { path, query }, z.array(mergeRequest));
  if (!open.ok) return open;
  const there = open.value.find((one) => one.source_project_id === source.value.id);
  if (there) return ok(requestOf(there));
  const made = await lab.ask(
    access,
    {
      method: 'POST',
      path: `${at(from.name)}/merge_requests`,
      body: {
        source_branch: from.branch,
        target_branch: into,
        target_project_id: target.value.id,
        title,
        description: body,
      },
    },
    mergeRequest,
  );
  return made.ok ? ok(requestOf(made.value)) : made;
}

const requestOf = ({ iid, web_url }: z.infer<typeof mergeRequest>): Request => ({
  name: `!${iid}`,
  number: iid,
  address: web_url,
});
