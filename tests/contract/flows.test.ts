/*
 * Submitting a change to GitLab, Gitea and Forgejo (emulated from their documentation) while any one request fails: the
 * work is kept, the refusal is a sentence, and retrying makes one commit and one merge request in all.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CommitRequest } from '../../src/lib/core/storage.ts';
import { gitea } from '../../src/lib/storage/git/gitea/gitea.ts';
import { gitlab } from '../../src/lib/storage/git/gitlab/gitlab.ts';
import type { Host } from '../../src/lib/storage/git/host.ts';
import { repositoryAt } from '../../src/lib/storage/git/repository.ts';
import type { Server } from '../../src/lib/storage/git/host.ts';
import { startGitea } from '../documented-hosts/gitea.ts';
import { startGitLab } from '../documented-hosts/gitlab.ts';
import {
  answer,
  type DocumentedServer,
  type Fault,
} from '../documented-hosts/documented-server.ts';
import { emptyStore, fill, history, type Store } from '../documented-hosts/repositories.ts';
import { decoded, FILES, MAIN, opened, refused, value } from './tested-storage.ts';

const NAME = 'acme/docs';
const TITLE = 'Order the pages';
const PROPOSED = { title: TITLE, body: 'Two moved.' };
const REVIEWED = { ...PROPOSED, reviewers: ['eve', 'olga'] };

/** What is submitted, by whom, and where the commit must be afterward. */
const FLOWS = {
  commit: { token: 'ada-token', asked: { branch: 'main', isNew: false }, at: NAME },
  'branch and request': {
    token: 'ada-token',
    asked: { branch: 'docs/order', isNew: true, request: REVIEWED },
    at: NAME,
  },
  'copy, branch and request': {
    token: 'eve-token',
    asked: { branch: 'docs/order', isNew: true, request: PROPOSED },
    at: 'eve/docs',
  },
} as const;

const isFull = process.env.SIGNPOST_RUNS === 'full';

const FAULTS: Readonly<Record<string, Fault>> = {
  'a lost answer': 'lost',
  'a dropped connection': 'reset',
  ...(isFull && {
    'half an answer': 'cut',
    '500': answer(500, { message: 'Internal Server Error' }),
    '429': answer(429, 'Retry later', { 'retry-after': '30' }),
  }),
};

const HOSTS: readonly (readonly [
  name: string,
  start: (store: Store) => Promise<DocumentedServer>,
  make: (server: Server) => Host,
])[] = [
  ['GitLab', startGitLab, gitlab],
  ['Gitea', startGitea, gitea],
  ...(isFull ? ([['Forgejo', (store: Store) => startGitea(store, true), gitea]] as const) : []),
];

describe.each(HOSTS)('submitting to %s', (name, start, make) => {
  const store = emptyStore();
  let server: DocumentedServer;
  beforeAll(async () => void (server = await start(store)));
  afterAll(() => server.close());

  /** Submits with a fault at the n-th request of the commit. Returns whether that request happened. */
  async function handOver(flow: keyof typeof FLOWS, fault: Fault, n: number): Promise<boolean> {
    const { token, asked, at } = FLOWS[flow];
    fill(store, FILES);
    server.fault = undefined;
    const host = make({ name, site: server.site, pause: 1 });
    const place = repositoryAt(host, { token }, { name: NAME, branch: 'main' });
    const { text, mark } = await opened(place);
    const markOf = async (path: string) => (await opened(place, path)).mark;
    const files = [
      { path: MAIN, text: `${text}\n`, expected: mark },
      { from: 'index.mdx', to: 'start/here.mdx', expected: await markOf('index.mdx') },
      { deleted: 'tabs/guides.json', expected: await markOf('tabs/guides.json') },
    ];
    const request: CommitRequest = { message: `${TITLE}\n\nTwo moved.`, files, ...asked };
    let left = n;
    let isMet = false;
    server.fault = () => {
      if (left-- !== 0) return undefined;
      isMet = true;
      return fault;
    };
    const first = await place.git!.commit(request);
    server.fault = undefined;
    if (!first.ok) refused(first, [], `${flow}, request ${n}`);
    const done = value(await place.git!.commit(request), `${flow}, request ${n}, asked again`);
    if (first.ok) expect(done.commit).toBe(first.value.commit);
    expect(done.problem).toBeUndefined();
    const commits = [...history(store.repos.get(at)!, asked.branch)];
    expect(commits.map(({ message }) => message.split('\n')[0])).toEqual([TITLE, 'Begin']);
    expect(commits[0]?.id).toBe(done.commit);
    const [now, before] = commits.map(({ tree }) => tree);
    const textAt = (tree: typeof now, path: string) => decoded(tree!.get(path)!);
    expect(textAt(now, 'start/here.mdx')).toBe(textAt(before, 'index.mdx'));
    expect([now?.has('index.mdx'), now?.has('tabs/guides.json')]).toEqual([false, false]);
    const { requests, branches } = store.repos.get(NAME)!;
    expect(requests).toHaveLength('request' in asked ? 1 : 0);
    if (flow === 'branch and request')
      expect([...requests[0]!.reviewers]).toEqual(REVIEWED.reviewers);
    expect([...branches.keys()].filter((one) => one.startsWith('docs/'))).toHaveLength(
      at === NAME && asked.isNew ? 1 : 0,
    );
    return isMet;
  }

  for (const flow of Object.keys(FLOWS) as (keyof typeof FLOWS)[])
    it.each(Object.keys(FAULTS))(`${flow}: %s at any request`, async (fault) => {
      let n = 0;
      while (await handOver(flow, FAULTS[fault]!, n)) n++;
      expect(n).toBeGreaterThan(3);
    });
});
