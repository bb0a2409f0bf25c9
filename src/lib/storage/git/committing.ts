/*
 * Commits at a git host, so that no work of others is lost and none of ours is duplicated.
 *
 * - No one is overwritten: a file is written only if the branch still has the content that was read. If others moved
 *   the branch on and left our files alone, the commit is made again on the current head. If they changed one of our
 *   files, it is refused with `changed`, and the editor merges the two.
 * - Nothing is done twice: whether our commit exists is determined by the content of the branch, never by whether a
 *   response arrived. So the branch is checked right after a lost response, and a repeated request is answered with
 *   what is there.
 */
import { isWriting } from '../../core/file-change.ts';
import { outcomesOf, type Outcome } from '../../core/file-step.ts';
import type { CommitRequest, Committed, Git } from '../../core/storage.ts';
import { ok, refuse, type Refusal, type Result } from '../../core/result.ts';
import { encode } from '../bytes.ts';
import { blobName, type Blobs } from './blobs.ts';
import { isUncertain } from './failures.ts';
import type { Access, Host, Request } from './host.ts';
import { requestWords } from '../../core/storage-messages.ts';
import * as m from './messages.ts';
import type { Snapshot, Snapshots, Stand } from './snapshots.ts';
import { isOurs, stillAsRead, type FileToWrite } from './files-to-write.ts';

export interface Surroundings {
  readonly host: Host;
  readonly access: Access;
  /** Where pull requests and merge requests go. */
  readonly home: Stand;
  readonly at: () => Stand;
  readonly goTo: (there: Stand) => void;
  readonly states: Snapshots;
  readonly contents: Blobs;
  readonly signal: AbortSignal | undefined;
}

interface Around extends Surroundings {
  /** Branches that this storage started to create, and at which commit: at some hosts that is a separate step. */
  readonly begun: Map<string, string>;
}

/** Number of attempts while others commit first. */
const TRIES = 5;

export function committing(surroundings: Surroundings): Git['commit'] {
  const around: Around = { ...surroundings, begun: new Map() };
  let before: Promise<unknown> = Promise.resolve();
  return (asked) => {
    // One after the other: a second click finds what the first one did.
    const now = before.then(() => commit(around, asked));
    before = now.catch(() => undefined);
    return now;
  };
}

async function commit(around: Around, asked: CommitRequest): Promise<Result<Committed>> {
  const { host, access } = around;
  if (access.token === undefined) return refuse('signed-out', m.signInToCommit(host.name));
  const outcomes = outcomesOf(asked.files);
  if (!outcomes.ok) return outcomes;
  const read = new Map(outcomes.value.map(({ path, expected }) => [path, expected]));
  const pendingFiles = await Promise.all(outcomes.value.map((one) => pendingOf(around, one, read)));
  const done = await writeCommit(around, asked, pendingFiles);
  if (!done.ok) return done;
  const { snapshot, at } = done.value;
  around.goTo(at);
  for (const { sha, bytes } of pendingFiles) if (sha && bytes) around.contents.keep(sha, bytes);
  const marks = new Map(pendingFiles.map(({ path, sha }) => [path, sha]));
  const committed: Committed = {
    commit: snapshot.commit,
    branch: at.branch,
    files: asked.files
      .filter(isWriting)
      .map(({ path, text }) => ({ path, text, mark: marks.get(path)! })),
    address: host.commitPage(at.name, snapshot.commit),
  };
  return ok({ ...committed, ...(await proposed(around, asked, at)) });
}

/** What the branch should have at a path. */
async function pendingOf(
  { contents }: Around,
  { path, expected, after }: Outcome,
  read: ReadonlyMap<string, string | undefined>,
): Promise<FileToWrite> {
  const was = expected === undefined ? {} : { was: expected };
  if (!after) return { path, sha: undefined, ...was };
  const source = after.from === undefined ? undefined : read.get(after.from);
  const blob = source === undefined ? undefined : { path: after.from!, sha: source };
  const from = blob && { from: { ...blob, read: () => contents.read(blob) } };
  if (after.text === undefined) return { path, sha: after.mark, ...from, ...was };
  const bytes = encode(after.text);
  return { path, bytes, sha: await blobName(bytes), ...from, ...was };
}

interface Written {
  readonly at: Stand;
  readonly snapshot: Snapshot;
}

async function writeCommit(
  around: Around,
  asked: CommitRequest,
  pendingFiles: readonly FileToWrite[],
): Promise<Result<Written>> {
  const { host, access, states } = around;
  let doubt: Refusal | undefined;
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const base = await states.look(
      asked.isNew ? around.at() : { ...around.at(), branch: asked.branch },
    );
    if (!base.ok) return no(doubt ?? base.refusal);
    const target = await targetOf(around, asked, base.value);
    if (!target.ok) return no(doubt ?? target.refusal);
    const at = target.value;
    const key = `${at.name}#${at.branch}`;
    let ground = base.value;
    let { isNew } = asked;
    if (isNew) {
      const there = await states.look(at);
      if (!there.ok && there.refusal.code !== 'missing') return no(doubt ?? there.refusal);
      if (there.ok && isOurs(there.value, pendingFiles, asked.message, states.seen()))
        return ok({ at, snapshot: there.value });
      if (there.ok) {
        if (there.value.commit !== around.begun.get(key)) return taken(around, at);
        // Created by us, and still without a commit: continue with it.
        ground = there.value;
        isNew = false;
      }
    }
    // Guard: a branch is compared before a commit
    const stands = await stillAsRead(states, around.at(), base.value, pendingFiles);
    if (!stands.ok) return stands;
    const files = stands.value;
    // It is there already: committed earlier by us, or by others with the same change.
    if (files.length === 0 && !asked.isNew) return ok({ at, snapshot: base.value });
    if (doubt) return no(doubt);
    if (files.length === 0) return refuse('refused', m.nothingToCommit(around.at().branch));
    const parent = ground.commit;
    if (isNew) around.begun.set(key, parent);
    const { message } = asked;
    const made = await host.commit(access, { ...at, isNew, parent, message, files });
    if (made.ok) {
      const now = new Map(ground.files);
      for (const { path, sha, mode } of pendingFiles)
        if (sha === undefined) now.delete(path);
        else now.set(path, { path, sha, ...(mode === undefined ? {} : { mode }) });
      const snapshot = { ...ground, commit: made.value.commit, message, files: now };
      states.moved(at, snapshot, ground);
      return ok({ at, snapshot });
    }
    const { code } = made.refusal;
    // It is unknown whether the commit was made. The branch will show it.
    if (isUncertain(made.refusal)) doubt = unsure(host, made.refusal);
    else if (code !== 'changed' && code !== 'taken') return made;
  }
  return refuse('changed', m.othersCommitting(asked.branch));
}

const no = (refusal: Refusal) => ({ ok: false, refusal }) as const;

const unsure = ({ name }: Host, { code, sentence }: Refusal): Refusal =>
  refuse(code, m.perhapsMade(sentence, name)).refusal;

/** Where the commit goes: the open repository, or the user's own fork if that repository cannot be written. */
async function targetOf(
  { host, access, home, at, signal }: Surroundings,
  { branch, isNew }: CommitRequest,
  base: Snapshot,
): Promise<Result<Stand>> {
  const open = at();
  if (open.name !== home.name) return ok({ name: open.name, branch });
  const repository = await host.repository(access, home.name);
  if (!repository.ok) return repository;
  if (repository.value.canWrite) return ok({ name: home.name, branch });
  if (!isNew) return refuse('no-right', m.mayNotWrite(home.name));
  const fork = await host.fork(access, {
    ...{ name: home.name, branch: open.branch, commit: base.commit, signal },
  });
  return fork.ok ? ok({ name: fork.value.name, branch }) : fork;
}

async function taken({ host, access }: Surroundings, { name, branch }: Stand) {
  const all = await host.branches(access, name);
  const names = new Set(all.ok ? all.value.map((one) => one.name) : [branch]);
  let free = branch;
  for (let number = 2; names.has(free); number++) free = `${branch}-${number}`;
  return refuse('taken', m.branchTakenIn(branch, name, free));
}

/** Opens the request after the commit. Returns it, or why it is missing and what to do. */
async function proposed(
  around: Surroundings,
  { request }: CommitRequest,
  at: Stand,
): Promise<Pick<Committed, 'request' | 'problem'>> {
  if (!request) return {};
  const { host, access, home } = around;
  if (at.name === home.name && at.branch === home.branch)
    return { problem: m.nothingToPropose(at.branch) };
  const { title, body } = request;
  const ask = () =>
    host.propose(access, { name: home.name, into: home.branch, from: at, title, body });
  const made = await ask();
  // It first checks for an existing request, so after a lost response it finds its own.
  const sure = !made.ok && isUncertain(made.refusal) ? await ask() : made;
  if (!sure.ok) {
    const word = requestWords[host.request];
    return { problem: m.notProposed(at.branch, word, sure.refusal.sentence) };
  }
  const opened = { ...sure.value, repository: home.name, into: home.branch };
  return { request: opened, ...(await reviewed(around, sure.value, request.reviewers ?? [])) };
}

/** Asks for reviews of an open request. Asking twice is harmless. Returns why it failed and what to do. */
async function reviewed(
  { host, access, home }: Surroundings,
  { name }: Request,
  reviewers: readonly string[],
): Promise<Pick<Committed, 'problem'>> {
  if (reviewers.length === 0 || !host.reviews) return {};
  const { request } = host.reviews;
  // Its name is a mark and the number: "#12", "!12".
  const ask = () => request(access, home.name, name.slice(1), reviewers);
  const made = await ask();
  const sure = !made.ok && isUncertain(made.refusal) ? await ask() : made;
  return sure.ok ? {} : { problem: m.reviewersNotAdded(name, host.name, sure.refusal.sentence) };
}
