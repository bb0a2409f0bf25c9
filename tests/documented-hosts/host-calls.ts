/* What Signpost asks of a host: each call as the tests make it, on "acme/docs" from `repositories.ts`. */
import type { Access, Host, HostCommit } from '../../src/lib/storage/git/host.ts';
import type { Refusal, Result } from '../../src/lib/core/result.ts';
import { blobSha, type Repo, type Store } from './repositories.ts';

export const NAME = 'acme/docs';
export const ADA: Access = { token: 'ada-token' };
export const EVE: Access = { token: 'eve-token' };
export const NOBODY: Access = { token: undefined };

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

export const FILES = {
  'docs.json': bytes('{ "name": "Docs" }\n'),
  'tabs/api v1.json': bytes('{ "tab": "API" }'),
  'index.mdx': bytes('# Start\n'),
  'images/dot.png': Uint8Array.from([0x89, 0x50, 0, 255]),
};

export const headOf = (store: Store, branch = 'main', name = NAME): string =>
  store.repos.get(name)!.branches.get(branch)!;

/** A commit of one existing file and one new file. */
export const commitOf = (store: Store, more: Partial<HostCommit> = {}): HostCommit => ({
  name: NAME,
  branch: 'main',
  isNew: false,
  parent: headOf(store),
  message: 'Order the pages\n\nTwo moved.',
  files: [
    {
      path: 'docs.json',
      bytes: bytes('{ "name": "Größe" }\r\n'),
      was: blobSha(FILES['docs.json']),
    },
    { path: 'tabs/new one.json', bytes: Uint8Array.from([0xef, 0xbb, 0xbf, 0x7b, 0x7d, 0xff]) },
  ],
  ...more,
});

export const PROPOSAL = {
  name: NAME,
  into: 'main',
  from: { name: NAME, branch: 'new-order' },
  title: 'Order the pages',
  body: 'Two moved.',
};

/** A proposal that was made, whose commit was checked and deployed. */
export function proposed(store: Store): Repo {
  const repo = store.repos.get(NAME)!;
  const { from, into, title } = PROPOSAL;
  const head = headOf(store, from.branch);
  const one = { number: 1, from: repo, branch: from.branch, into, title };
  repo.requests.splice(0, 1, { ...one, author: 'ada', reviewers: new Set() });
  repo.checks.set(head, [{ name: 'build', status: 'success' }]);
  repo.previews.set(head, 'https://new-order.example.com/');
  return repo;
}

/** A call to a host. */
export type HostCall = (host: Host, store: Store, access?: Access) => Promise<Result<unknown>>;

const calls = {
  user: (host, _store, access = ADA) => host.user(access),
  repositories: (host, _store, access = ADA) => host.repositories(access, 'docs', 20),
  repository: (host, _store, access = ADA) => host.repository(access, NAME),
  branches: (host, _store, access = ADA) => host.branches(access, NAME),
  tip: (host, _store, access = ADA) => host.tip(access, NAME, 'main'),
  revision: (host, _store, access = ADA) => host.revision(access, NAME, 'v1'),
  tags: (host, _store, access = ADA) => host.tags(access, NAME),
  files: (host, store, access = ADA) => host.files(access, NAME, headOf(store)),
  find: (host, store, access = ADA) => host.find(access, NAME, headOf(store), 'tabs/api v1.json'),
  past: (host, store, access = ADA) =>
    host.past.changes(access, NAME, { from: headOf(store), path: 'docs.json', most: 100 }),
  'list a folder': (host, store, access = ADA) => host.files(access, NAME, headOf(store), 'images'),
  blob: (host, _store, access = ADA) =>
    host.blob(access, NAME, { path: 'docs.json', sha: blobSha(FILES['docs.json']) }),
  commit: (host, store, access = ADA) => host.commit(access, commitOf(store)),
  'commit to a new branch': (host, store, access = ADA) =>
    host.commit(access, commitOf(store, { branch: 'docs/new-order', isNew: true })),
  fork: (host, store, access = EVE) =>
    host.fork(access, { name: NAME, branch: 'main', commit: headOf(store) }),
  propose: (host, _store, access = ADA) => host.propose(access, PROPOSAL),
  proposal: (host, store, access = ADA) => {
    proposed(store);
    return host.proposal!(access, NAME, 1);
  },
  'request reviews': async (host, _store, access = ADA) => {
    const made = await host.propose(access, PROPOSAL);
    return made.ok ? host.reviews!.request(access, NAME, '1', ['eve']) : made;
  },
} as const satisfies Readonly<Record<string, HostCall>>;

export type HostCallName = keyof typeof calls;
export const HOST_CALLS: Readonly<Record<HostCallName, HostCall>> = calls;
export const HOST_CALL_NAMES = Object.keys(HOST_CALLS) as readonly HostCallName[];

/** What calls answer about a path that no commit has, at hosts that report it as missing. */
export const NOTHING: Partial<Record<HostCallName, unknown>> = {
  past: [],
  'list a folder': { files: [], isTruncated: false },
};

export function value<T>(result: Result<T>): T {
  if (result.ok) return result.value;
  throw new Error(`refused (${result.refusal.code}): ${result.refusal.sentence}`);
}

export function refusal(result: Result<unknown>): Refusal {
  if (result.ok) throw new Error('It was done instead of refused');
  return result.refusal;
}
