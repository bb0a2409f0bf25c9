/*
 * Who may review a change: the code owners of its files, by the file of the branch that it is proposed to, and those who
 * changed the files last. A few requests: the user, the file of code owners, and the commits of a few files.
 */
import { codeOwners, OWNERS_FILES } from '../../core/review/code-owners.ts';
import { ok, refuse, type Result } from '../../core/result.ts';
import type { Reviewer } from '../../core/storage.ts';
import type { Access, Blob, Host } from './host.ts';
import * as m from './messages.ts';
import type { Snapshot, Snapshots, Stand } from './snapshots.ts';

/** The most reviewers to suggest, and the most files whose commits are read. */
const MOST = 6;
const MOST_FILES = 2;

export interface ReviewedBranch {
  readonly host: Host;
  readonly access: Access;
  /** Where the change is proposed, and its state. */
  readonly home: Stand;
  readonly base: Snapshot;
  readonly states: Snapshots;
  readonly read: (blob: Blob) => Promise<Result<Uint8Array>>;
}

export async function suggestedReviewers(
  around: ReviewedBranch,
  paths: readonly string[],
): Promise<Result<readonly Reviewer[]>> {
  const { host, access } = around;
  if (access.token === undefined) return refuse('signed-out', m.signInToCommit(host.name));
  const [me, owners] = await Promise.all([host.user(access), ownersOf(around, paths)]);
  if (!me.ok) return me;
  if (!owners.ok) return owners;
  const taken = new Set([me.value.login.toLowerCase()]);
  const isNew = (name: string): boolean => {
    const key = name.toLowerCase();
    return !taken.has(key) && Boolean(taken.add(key));
  };
  const suggested = owners.value.filter(isNew).slice(0, MOST);
  const asked = await (host.reviews?.among?.(access, suggested) ?? ok(suggested));
  if (!asked.ok) return asked;
  const authors = asked.value.length < MOST ? await authorsOf(around, paths) : [];
  return ok(
    [
      ...asked.value.map((name) => ({ name, isOwner: true })),
      ...authors.filter(isNew).map((name) => ({ name, isOwner: false })),
    ].slice(0, MOST),
  );
}

async function ownersOf(
  { host, home, base, states, read }: ReviewedBranch,
  paths: readonly string[],
): Promise<Result<readonly string[]>> {
  for (const path of OWNERS_FILES[host.id]) {
    const file = await states.file(home, base, path);
    if (!file.ok && file.refusal.code === 'missing') continue;
    const bytes = file.ok ? await read(file.value) : file;
    if (!bytes.ok) return bytes;
    return ok(codeOwners(new TextDecoder().decode(bytes.value), host.id, paths));
  }
  return ok([]);
}

/** No one if that can't be found out: owners are enough. */
async function authorsOf(
  { host, access, home, base }: ReviewedBranch,
  paths: readonly string[],
): Promise<readonly string[]> {
  const { authors } = host.reviews ?? {};
  if (!authors) return [];
  const files = paths.filter((path) => base.isTruncated || base.files.has(path));
  const asked = files.slice(0, MOST_FILES).map((path) => ({ from: base.commit, path }));
  const told = await Promise.all(asked.map((one) => authors(access, home.name, one)));
  return told.flatMap((one) => (one.ok ? one.value : []));
}
