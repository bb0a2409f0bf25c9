/* Repositories as the documented servers store them: commits of complete trees, with git's own blob hashes. */
import { createHash } from 'node:crypto';

export type Tree = ReadonlyMap<string, Uint8Array>;

export interface Commit {
  readonly id: string;
  readonly parent: string | undefined;
  readonly message: string;
  /** When it was committed, as in ISO 8601: one day after the other. */
  readonly time: string;
  readonly tree: Tree;
  readonly author: string;
}

export interface Proposal {
  readonly number: number;
  readonly from: Repo;
  readonly branch: string;
  readonly into: string;
  readonly title: string;
  readonly author: string;
  /** Users and teams who are asked for a review. */
  readonly reviewers: Set<string>;
  state?: 'merged' | 'closed';
}

export interface Repo {
  readonly id: number;
  readonly name: string;
  readonly branches: Map<string, string>;
  readonly guarded: Set<string>;
  /** The commit of each tag. Hosts show annotated tags by it, too. */
  readonly tags: Map<string, string>;
  readonly commits: Map<string, Commit>;
  readonly forkOf: Repo | undefined;
  readonly requests: Proposal[];
  /** What was checked, by commit. */
  readonly checks: Map<string, readonly RanCheck[]>;
  /** Where commits were deployed. */
  readonly previews: Map<string, string>;
}

export interface RanCheck {
  readonly name: string;
  /** As the host calls it. */
  readonly status: string;
  readonly address?: string;
  readonly mayFail?: boolean;
  /** Another service reported it, so that it isn't a job of GitLab. */
  readonly isExternal?: boolean;
}

export interface Store {
  readonly repos: Map<string, Repo>;
  /** The user of each token. "ada" may write to her own repositories and to "acme". */
  readonly users: Map<string, string>;
}

const names = new WeakMap<Uint8Array, string>();

/** git's object id of a content, which doesn't change. */
export function blobSha(bytes: Uint8Array): string {
  const known = names.get(bytes);
  if (known !== undefined) return known;
  const sha = createHash('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex');
  names.set(bytes, sha);
  return sha;
}

export const emptyStore = (): Store => ({
  repos: new Map(),
  users: new Map([
    ['ada-token', 'ada'],
    ['eve-token', 'eve'],
    ['olga-token', 'olga'],
  ]),
});

/**
 * Replaces everything with "acme/docs": one commit on `main`, with the tags `v1` and `docs/v1`, and a branch `guarded` that
 * no one can write to.
 */
export function fill(store: Store, files: Readonly<Record<string, Uint8Array>>): Store {
  store.repos.clear();
  const repo = addRepo(store, 'acme/docs', undefined);
  const first = addCommit(repo, undefined, 'Begin', new Map(Object.entries(files)));
  repo.branches.set('main', first.id).set('guarded', first.id);
  repo.guarded.add('guarded');
  repo.tags.set('v1', first.id).set('docs/v1', first.id);
  return store;
}

export function addRepo(store: Store, name: string, forkOf: Repo | undefined): Repo {
  const repo: Repo = {
    id: store.repos.size + 1,
    name,
    branches: new Map(forkOf?.branches),
    guarded: new Set(),
    tags: new Map(),
    commits: new Map(forkOf?.commits),
    forkOf,
    requests: [],
    checks: new Map(),
    previews: new Map(),
  };
  store.repos.set(name, repo);
  return repo;
}

export function addCommit(
  repo: Repo,
  parent: string | undefined,
  message: string,
  tree: Tree,
  author = 'olga',
): Commit {
  const named = [...tree].map(([path, bytes]) => `${path} ${blobSha(bytes)}`).join('\n');
  const seed = `${parent}\n${message}\n${named}\n${repo.commits.size}`;
  const id = createHash('sha1').update(seed).digest('hex');
  const time = new Date(Date.UTC(2026, 0, 1 + repo.commits.size)).toISOString();
  const commit = { id, parent, message, time, tree, author };
  repo.commits.set(id, commit);
  return commit;
}

/** Commits some files to a branch as another user would. */
export function push(
  repo: Repo,
  branch: string,
  message: string,
  files: Readonly<Record<string, Uint8Array | undefined>>,
): Commit {
  const parent = repo.branches.get(branch);
  const tree = new Map(parent === undefined ? [] : repo.commits.get(parent)!.tree);
  for (const [path, bytes] of Object.entries(files))
    if (bytes) tree.set(path, bytes);
    else tree.delete(path);
  const commit = addCommit(repo, parent, message, tree);
  repo.branches.set(branch, commit.id);
  return commit;
}

export const at = (repo: Repo, branch: string): Commit | undefined =>
  repo.commits.get(repo.branches.get(branch) ?? '');

/** The commit that a branch, a tag or an id names. Ids can be shortened. */
export function resolve(repo: Repo, revision: string): Commit | undefined {
  const id = repo.branches.get(revision) ?? repo.tags.get(revision);
  if (id !== undefined) return repo.commits.get(id);
  if (!/^[0-9a-f]{4,40}$/.test(revision)) return undefined;
  return [...repo.commits.values()].find((commit) => commit.id.startsWith(revision));
}

/** The commits of a branch, newest first. */
export function* history(repo: Repo, branch: string): Generator<Commit> {
  yield* before(repo, at(repo, branch));
}

function* before(repo: Repo, commit: Commit | undefined): Generator<Commit> {
  for (; commit; commit = repo.commits.get(commit.parent ?? '')) yield commit;
}

/** The commits that changed a file or a folder, from a revision backward. Without a path, all of them. */
export function changing(repo: Repo, revision: string, path: string): readonly Commit[] {
  return [...before(repo, resolve(repo, revision))].filter(
    (commit) =>
      path === '' ||
      touched(repo, commit).some((file) => file === path || file.startsWith(`${path}/`)),
  );
}

/** The paths a commit changed relative to its parent. */
export function touched(repo: Repo, { parent, tree }: Commit): string[] {
  const before = repo.commits.get(parent ?? '')?.tree ?? new Map<string, Uint8Array>();
  const name = (bytes: Uint8Array | undefined) => bytes && blobSha(bytes);
  return [...new Set([...before.keys(), ...tree.keys()])].filter(
    (path) => name(before.get(path)) !== name(tree.get(path)),
  );
}

/** The last commit that changed a file, starting from a given commit. */
export function lastTouching(repo: Repo, from: string, path: string): string | undefined {
  for (let commit = repo.commits.get(from); commit; commit = repo.commits.get(commit.parent ?? ''))
    if (touched(repo, commit).includes(path)) return commit.id;
  return undefined;
}

export const mayWrite = (repo: Repo, user: string | undefined): boolean =>
  user !== undefined &&
  [user, ...(user === 'ada' ? ['acme'] : [])].includes(repo.name.split('/')[0]!);
