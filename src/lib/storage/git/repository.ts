/*
 * A repository at a git host as a storage, the same for all hosts. A file's mark is git's object id of its content: it
 * changes when the file does and does not depend on the commit, so that changes by others elsewhere have no effect.
 *
 * The storage is on a branch. After a commit to another one, possibly in a fork, it is on that branch, as after `git
 * switch -c`. Requests still go to the first branch.
 */
import type { GitStatus, DocumentStorage } from '../../core/storage.ts';
import { ok, refuse, type Result } from '../../core/result.ts';
import { isPageFile } from '../../core/pages/page-paths.ts';
import type { Past } from '../../core/past.ts';
import { decode } from '../bytes.ts';
import { blobs, type BlobStore } from './blobs.ts';
import { changedPages } from './changed-pages.ts';
import { committing } from './committing.ts';
import type { Access, Blob, Host } from './host.ts';
import { requestWords } from '../../core/storage-messages.ts';
import * as m from './messages.ts';
import { pastAt } from './past.ts';
import { suggestedReviewers } from './suggested-reviewers.ts';
import { snapshots, type Snapshot, type Stand } from './snapshots.ts';

/** A storage that says which branch it is on. */
export interface RepositoryPlace extends DocumentStorage {
  readonly where: Stand;
}

export interface RepositoryOptions {
  readonly store?: BlobStore;
  /** Cancels what may take long: creating a fork. */
  readonly signal?: AbortSignal;
}

/** The usual paths of a docs.json, for repositories with more files than a host lists. */
const USUAL = ['docs.json', 'docs/docs.json', 'documentation/docs.json', 'website/docs.json'];

/** From this number on, files are read together. */
const FEW = 3;

type Told = (done: number, of: number) => void;

/** Files that only tools use. */
const isPassed = (path: string): boolean => /(^|\/)(node_modules|\.git)\//.test(path);

export function repositoryAt(
  host: Host,
  access: Access,
  { name, branch }: Stand,
  { store, signal }: RepositoryOptions = {},
): RepositoryPlace {
  const home: Stand = { name, branch };
  const { limits, proposal } = host;
  let at = home;
  const states = snapshots(host, access);
  /** The past of the last commit that was asked for: it takes many requests, and can't change. */
  let past: { readonly key: string; readonly told: Promise<Result<Past>> } | undefined;
  const contents = blobs((blob) => host.blob(access, at.name, blob), store);
  /** Set if the server can't send many files together. */
  let oneByOne: Awaited<ReturnType<typeof contents.readAhead>> | undefined;

  const here = async (looked: Promise<Result<Snapshot>>): Promise<Result<Snapshot>> => {
    const snapshot = await looked;
    return !snapshot.ok && snapshot.refusal.code === 'missing' ? gone(host, at, home) : snapshot;
  };
  const bytesOf = async (snapshot: Snapshot, path: string) => {
    const file = await states.file(at, snapshot, path);
    if (!file.ok) return file;
    const bytes = await contents.read(file.value);
    return bytes.ok ? ok({ bytes: bytes.value, sha: file.value.sha }) : bytes;
  };
  const stateAt = async (revision: string): Promise<Result<Snapshot>> => {
    const there = await states.at({ ...at, branch: revision });
    return !there.ok && there.refusal.code === 'missing'
      ? refuse('missing', m.noRevision(revision, at.name, host.name))
      : there;
  };
  /** Reads files of a commit with few requests, where the host has them. */
  const readAhead = async (
    { commit, files }: Snapshot,
    wanted: readonly Blob[],
    told?: Told,
  ): Promise<Result<undefined>> => {
    if (oneByOne) return oneByOne;
    const own = wanted.filter((file) => files.get(file.path) === file);
    const ask = (some: readonly Blob[]) => host.blobs!(access, at.name, commit, some);
    const read = await contents.readAhead(own, ask, told);
    if (!read.ok && read.refusal.code === 'one-by-one') oneByOne = read;
    return read;
  };
  const readTogether = async (files: readonly Blob[], ...snapshots: readonly Snapshot[]) => {
    if (host.blobs && access.token !== undefined && files.length > FEW)
      for (const one of snapshots) await readAhead(one, files);
  };
  const textsOf = async (files: readonly Blob[], ...snapshots: readonly Snapshot[]) => {
    await readTogether(files, ...snapshots);
    const read = await Promise.all(files.map((file) => contents.read(file)));
    return read.map((one) => (one.ok ? new TextDecoder().decode(one.value) : undefined));
  };
  const commit = committing({
    ...{ host, access, home, states, contents, signal },
    at: () => at,
    goTo: (there) => (at = there),
  });

  return {
    kind: 'repository',
    get name() {
      return `${at.name} · ${at.branch}`;
    },
    get key() {
      return `${new URL(host.site).host}:${at.name}#${at.branch}`;
    },
    get where() {
      return at;
    },
    get costly() {
      return access.token === undefined ? 'asked' : 'in-view';
    },

    list: async () => {
      const snapshot = await here(states.look(at));
      if (!snapshot.ok) return snapshot;
      const paths = [...snapshot.value.files.keys()].filter((path) => !isPassed(path));
      if (!snapshot.value.isTruncated) return ok(paths);
      const more = USUAL.filter((path) => !snapshot.value.files.has(path));
      const found = await Promise.all(more.map((path) => states.file(at, snapshot.value, path)));
      return ok([...paths, ...more.filter((_, i) => found[i]?.ok)]);
    },

    bytes: async (path) => {
      const snapshot = await here(states.last(at));
      if (!snapshot.ok) return snapshot;
      const read = await bytesOf(snapshot.value, path);
      return read.ok ? ok(read.value.bytes) : read;
    },

    get readAhead() {
      if (!host.blobs || oneByOne) return undefined;
      return async (paths: readonly string[], told?: Told) => {
        const snapshot = await here(states.last(at));
        if (!snapshot.ok) return snapshot;
        const { files } = snapshot.value;
        const wanted = paths.flatMap((path) => files.get(path) ?? []);
        return readAhead(snapshot.value, wanted, told);
      };
    },

    mark: async (path) => {
      const snapshot = await here(states.look(at));
      const file = snapshot.ok ? await states.file(at, snapshot.value, path) : snapshot;
      return file.ok ? ok(file.value.sha) : file;
    },

    read: async (path) => {
      const snapshot = await here(states.look(at));
      if (!snapshot.ok) return snapshot;
      const read = await bytesOf(snapshot.value, path);
      if (!read.ok) return read;
      const text = decode(path, read.value.bytes);
      return text.ok ? ok({ path, text: text.value, mark: read.value.sha }) : text;
    },

    git: {
      commit,
      status: () => statusOf(host, access, home, at),
      ...(proposal && {
        proposal: ({ repository, number }) => proposal(access, repository, number),
      }),
      past: async (main) => {
        const now = await here(states.last(at));
        if (!now.ok) return now;
        const place = { name: at.name, now: now.value, read: contents.read };
        const key = [place.name, place.now.commit, main].join('\n');
        if (past?.key !== key) past = { key, told: pastAt(host, access, place, main) };
        const { told } = past;
        // What failed is asked for again.
        if (!(await told).ok && past.told === told) past = undefined;
        return told;
      },
      at: async (revision, paths) => {
        const there = await stateAt(revision);
        if (!there.ok) return there;
        const { files } = there.value;
        const wanted = paths.flatMap((path) => files.get(path) ?? []);
        await readTogether(wanted, there.value);
        const texts = new Map<string, string>();
        for (const path of paths) {
          const read = await bytesOf(there.value, path);
          if (!read.ok && read.refusal.code === 'missing') continue;
          const text = read.ok ? decode(path, read.value.bytes) : read;
          // A page that isn't text is left out.
          if (!text.ok && read.ok && isPageFile(path)) continue;
          if (!text.ok) return text;
          texts.set(path, text.value);
        }
        return ok(texts);
      },
      since: async (revision, folder) => {
        const there = await stateAt(revision);
        if (!there.ok) return there;
        const now = await here(states.last(at));
        if (!now.ok) return now;
        const { commit } = there.value;
        if (there.value.isTruncated || now.value.isTruncated)
          return ok({ commit, pages: [], left: m.tooManyFiles(at.name, host.name) });
        const { files } = there.value;
        const read =
          access.token === undefined
            ? undefined
            : (some: readonly Blob[]) => textsOf(some, there.value, now.value);
        return ok({ commit, pages: await changedPages(files, now.value.files, folder, read) });
      },
      revisions: async () => {
        // Without a token, each request counts, and names can be typed.
        if (access.token === undefined) return refuse('signed-out', m.signInToSuggest(host.name));
        const [branches, tags] = await Promise.all([
          host.branches(access, at.name),
          host.tags(access, at.name),
        ]);
        if (!branches.ok) return branches;
        return ok([...branches.value.map(({ name }) => name), ...(tags.ok ? tags.value : [])]);
      },
      ...(host.reviews && {
        reviewers: async (paths: readonly string[]) => {
          const base = await states.last(home);
          if (!base.ok) return base;
          const { read } = contents;
          const around = { host, access, home, base: base.value, states, read };
          return suggestedReviewers(around, paths);
        },
      }),
    },
    ...(limits && {
      limits: {
        now: () => limits.now(access),
        watch: limits.watch,
        goOn: () => limits.goOn(access),
      },
    }),
  };
}

const gone = (host: Host, at: Stand, home: Stand) =>
  refuse(
    'missing',
    at.branch === home.branch
      ? m.noBranch(at.branch, at.name, host.name)
      : m.branchGone(at.branch, at.name, home.branch),
  );

async function statusOf(
  host: Host,
  access: Access,
  home: Stand,
  at: Stand,
): Promise<Result<GitStatus>> {
  if (access.token === undefined)
    return refuse('signed-out', m.signInToCommitTo(host.name, home.name));
  const [repository, branches] = await Promise.all([
    host.repository(access, home.name),
    host.branches(access, at.name),
  ]);
  if (!repository.ok) return repository;
  if (!branches.ok) return branches;
  const status = {
    branch: at.branch,
    branches: branches.value.map((one) => one.name),
    request: host.request,
  };
  if (at.name !== home.name) return ok({ ...status, fork: at.name });
  if (repository.value.canWrite) {
    const open = branches.value.find((one) => one.name === at.branch);
    const barred =
      open?.isProtected === true &&
      (await (host.isBarred?.(access, at.name, at.branch) ?? Promise.resolve(ok(true))));
    if (barred && !barred.ok) return barred;
    return ok({
      ...status,
      ...(barred &&
        barred.value && { barred: m.branchProtected(at.branch, requestWords[host.request]) }),
    });
  }
  const user = await host.user(access);
  if (!user.ok) return user;
  return ok({
    ...status,
    fork: `${user.value.login}/${home.name.split('/').at(-1) ?? ''}`,
    barred: m.writesToFork(home.name, requestWords[host.request]),
  });
}
