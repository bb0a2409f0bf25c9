/*
 * How proposals are doing: at GitHub against the emulator, at GitLab, Gitea and Forgejo against servers that answer by
 * their documentation (tests/documented-hosts; not the real ones).
 */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  answer,
  type DocumentedServer,
} from '../../../../tests/documented-hosts/documented-server.ts';
import { startGitea } from '../../../../tests/documented-hosts/gitea.ts';
import { startGitLab } from '../../../../tests/documented-hosts/gitlab.ts';
import {
  ADA,
  FILES,
  headOf,
  NAME,
  proposed,
  refusal,
  value,
} from '../../../../tests/documented-hosts/host-calls.ts';
import {
  emptyStore,
  fill,
  type RanCheck,
} from '../../../../tests/documented-hosts/repositories.ts';
import { closePull, mergePull, reportCheck } from '../../../../tests/emulator/checks.ts';
import { startGitHub, type GitHub } from '../../../../tests/emulator/github.ts';
import { gitea } from './gitea/gitea.ts';
import { github } from './github/github.ts';
import { gitlab } from './gitlab/gitlab.ts';
import type { Host } from './host.ts';
import { limited } from './limits.ts';
import { linkOf } from './proposals.ts';
import { repositoryAt } from './repository.ts';

test.each([
  ['https://example.com/run/1', 'https://example.com/run/1'],
  ['http://localhost:8080/', 'http://localhost:8080/'],
  ['javascript:alert(1)', undefined],
  ['/acme/docs/actions/runs/1', undefined],
  ['', undefined],
  [null, undefined],
])('the address %s is linked as %s', (told, link) => {
  expect(linkOf(told)).toBe(link);
});
test('an address can be relative to its host, and never becomes another kind', () => {
  expect(linkOf('/acme/docs/1', 'https://git.example.com')).toBe(
    'https://git.example.com/acme/docs/1',
  );
  expect(linkOf('javascript:alert(1)', 'https://git.example.com')).toBeUndefined();
});

describe('at GitHub', () => {
  let hub: GitHub;
  let head: string;
  let host: Host;
  const access = () => ({ token: hub.tokens.ada });
  const ask = () => host.proposal!(access(), 'acme/docs', 1);
  beforeAll(async () => {
    hub = await startGitHub();
  });
  beforeEach(async () => {
    await hub.restart();
    host = limited(github({ address: hub.address }));
    const { commit } = value(await host.tip(access(), 'acme/docs', 'main'));
    const made = { name: 'acme/docs', branch: 'fix', isNew: true, parent: commit, message: 'Fix' };
    const files = [{ path: 'index.mdx', bytes: Uint8Array.of(0x23) }];
    head = value(await host.commit(access(), { ...made, files })).commit;
    const from = { name: 'acme/docs', branch: 'fix' };
    const asked = { name: 'acme/docs', into: 'main', from, title: 'Fix', body: '' };
    expect(value(await host.propose(access(), asked)).number).toBe(1);
  });
  afterAll(() => hub.close());
  const check = (name: string, conclusion?: string) =>
    reportCheck(hub, 'acme/docs', { head_sha: head, name, ...(conclusion && { conclusion }) });

  test('there are no checks at first', async () => {
    expect(value(await ask())).toEqual({
      state: 'open',
      checks: { passed: 0, running: 0, failed: [] },
    });
  });

  test('check runs and statuses are counted together, the latest of each', async () => {
    await check('build', 'failure');
    await check('build', 'success');
    await check('links');
    await check('spelling', 'failure');
    await check('draft', 'skipped');
    await check('size', 'neutral');
    const { status } = hub.proxy.reports;
    status(head, { state: 'pending', context: 'ci', target_url: 'https://ci.example.com/1' });
    status(head, { state: 'error', context: 'ci', target_url: 'https://ci.example.com/1' });
    status(head, { state: 'failure', context: 'odd', target_url: 'javascript:alert(1)' });
    const { checks } = value(await ask());
    expect(checks).toMatchObject({ passed: 2, running: 1 });
    const page = `https://github.com/acme/docs/commit/${head}/checks/`;
    expect(checks!.failed).toEqual([
      { name: 'spelling', address: expect.stringContaining(page) as string },
      { name: 'ci', address: 'https://ci.example.com/1' },
      { name: 'odd' },
    ]);
  });

  test('the preview is the newest deployment that isn’t the site', async () => {
    const { deployment } = hub.proxy.reports;
    const sha = head;
    deployment({ sha, environment: 'Preview', environment_url: 'https://one.example.com' });
    deployment({ sha, environment: 'Preview', environment_url: 'https://two.example.com' });
    deployment({ sha, environment: 'production', environment_url: 'https://docs.example.com' });
    deployment({ sha: 'a'.repeat(40), environment: 'Preview', environment_url: 'https://x.test' });
    expect(value(await ask()).preview).toBe('https://two.example.com');
  });

  test('a deployment that failed or has an odd address isn’t a preview', async () => {
    const { deployment } = hub.proxy.reports;
    const odd = { sha: head, environment: 'Preview', environment_url: 'javascript:alert(1)' };
    deployment({ ...odd, environment_url: 'https://one.example.com', state: 'failure' });
    deployment(odd);
    expect(value(await ask()).preview).toBeUndefined();
  });

  test('a preview can be in a status, once it is there', async () => {
    const { status } = hub.proxy.reports;
    const told = { context: 'netlify/docs/deploy-preview', target_url: 'https://1--docs.test/' };
    status(head, { state: 'success', context: 'ci', target_url: 'https://ci.example.com/1' });
    status(head, { state: 'pending', ...told });
    expect(value(await ask()).preview).toBeUndefined();
    status(head, { state: 'success', ...told });
    expect(value(await ask()).preview).toBe('https://1--docs.test/');
  });

  test.each([
    ['merged', mergePull],
    ['closed', closePull],
  ] as const)('one that was %s takes one request', async (state, end) => {
    await end(hub, 'acme/docs', 1);
    const before = hub.proxy.asked.length;
    expect(value(await ask())).toEqual({ state });
    expect(hub.proxy.asked.length - before).toBe(1);
  });

  test.each([/check-runs/, /\/status/])(
    'checks aren’t counted if some are hidden: %s',
    async (path) => {
      await check('build', 'success');
      hub.proxy.faults.add({ kind: 403, path });
      expect(value(await ask())).toEqual({ state: 'open' });
    },
  );

  test.each(['truncated', 'reset', 500, 'login-page'] as const)(
    'hidden deployments leave the rest: %s',
    async (kind) => {
      await check('build', 'success');
      hub.proxy.faults.add({ kind, path: /deployments/ });
      expect(value(await ask())).toMatchObject({ state: 'open', checks: { passed: 1 } });
    },
  );

  test.each([404, 'truncated', 'reset', 500] as const)(
    'the request can’t be read: %s',
    async (kind) => {
      hub.proxy.faults.add({ kind, path: /pulls\/1/ });
      expect(refusal(await ask()).sentence).toMatch(/\.$/);
    },
  );

  test('a storage asks the repository that was opened, also from a fork', async () => {
    const bob = { token: hub.tokens.bob };
    const place = repositoryAt(host, bob, { name: 'acme/docs', branch: 'main' });
    const { path, text, mark } = value(await place.read('docs.json'));
    const files = [{ path, text: `${text}\n`, expected: mark }];
    const request = { title: 'Add a line', body: '' };
    const asked = { files, message: 'Add a line', branch: 'line', isNew: true, request };
    const made = value(await place.git!.commit(asked)).request!;
    expect(made).toMatchObject({ number: 2, repository: 'acme/docs', into: 'main' });
    expect(place.where.name).toBe('bob/docs');
    await mergePull(hub, 'acme/docs', 2);
    expect(value(await place.git!.proposal!(made))).toEqual({ state: 'merged' });
  });

  test('the limit of the host ends all requests', async () => {
    hub.proxy.faults.add({ kind: 'limit', path: /check-runs/ });
    expect(refusal(await ask()).code).toBe('limited');
    const before = hub.proxy.asked.length;
    expect(refusal(await ask()).code).toBe('limited');
    expect(hub.proxy.asked.length).toBe(before);
  });
});

const SERVERS = [
  ['GitLab', startGitLab, gitlab],
  ['Gitea', startGitea, gitea],
  ['Forgejo', (store: ReturnType<typeof emptyStore>) => startGitea(store, true), gitea],
] as const;

describe.each(SERVERS)('at %s', (name, start, make) => {
  const store = emptyStore();
  let server: DocumentedServer;
  let host: Host;
  beforeAll(async () => {
    server = await start(store);
    host = make({ name, site: server.site });
  });
  beforeEach(() => {
    fill(store, FILES);
    store.repos.get(NAME)!.branches.set('new-order', headOf(store));
    server.fault = undefined;
    server.asked.length = 0;
  });
  afterAll(() => server.close());
  const ask = () => host.proposal!(ADA, NAME, 1);
  const isGitLab = name === 'GitLab';
  const checked = (checks: readonly RanCheck[]) => {
    const repo = proposed(store);
    repo.checks.set(headOf(store), checks);
    return repo;
  };

  test('there are no checks at first', async () => {
    checked([]);
    expect(value(await ask())).toEqual({
      state: 'open',
      checks: { passed: 0, running: 0, failed: [] },
    });
  });

  test('checks are counted, and failed ones have their pages', async () => {
    const address = 'https://ci.example.com/1';
    checked([
      { name: 'build', status: 'success' },
      { name: 'links', status: 'pending' },
      { name: 'skipped', status: 'skipped' },
      { name: 'spelling', status: isGitLab ? 'failed' : 'failure', address },
      { name: 'odd', status: isGitLab ? 'canceled' : 'error', address: 'javascript:alert(1)' },
      isGitLab
        ? { name: 'optional', status: 'failed', mayFail: true }
        : { name: 'warned', status: 'warning' },
    ]);
    expect(value(await ask()).checks).toEqual({
      passed: isGitLab ? 1 : 2,
      running: 1,
      failed: [{ name: 'spelling', address }, { name: 'odd' }],
    });
  });

  test.each(['merged', 'closed'] as const)('one that was %s takes one request', async (state) => {
    proposed(store).requests[0]!.state = state;
    expect(value(await ask())).toEqual({ state });
    expect(server.asked).toHaveLength(1);
  });

  test('what can’t be read isn’t shown', async () => {
    proposed(store);
    server.fault = ({ path }) => (/jobs$|\/status$/.test(path) ? answer(403, {}) : undefined);
    const { checks, state } = value(await ask());
    expect([checks, state]).toEqual([undefined, 'open']);
    server.fault = ({ path }) =>
      path.endsWith('/1') ? undefined : answer(200, { hello: 'there' });
    expect(value(await ask())).toEqual({ state: 'open' });
    server.fault = () => 'cut';
    expect(refusal(await ask()).code).toBe('unanswered');
    server.fault = () => answer(404, {});
    expect(refusal(await ask()).code).toBe('missing');
    server.fault = ({ path }) => (path.endsWith('/1') ? undefined : answer(429, {}));
    expect(refusal(await ask()).code).toBe('limited');
  });

  if (isGitLab) {
    test('the preview is the environment of the last commit', async () => {
      proposed(store);
      expect(value(await ask()).preview).toBe('https://new-order.example.com/');
      store.repos.get(NAME)!.previews.set(headOf(store), 'javascript:alert(1)');
      expect(value(await ask()).preview).toBeUndefined();
    });

    test('a pipeline of another service counts as one check', async () => {
      checked([{ name: 'external', status: 'failed', isExternal: true }]);
      const { failed } = value(await ask()).checks!;
      expect(failed).toEqual([
        { name: '#47', address: 'https://gitlab.example.com/acme/docs/-/pipelines/47' },
      ]);
    });
  } else {
    test('a page of the server’s own actions is at the server', async () => {
      checked([{ name: 'build', status: 'failure', address: '/acme/docs/actions/runs/1' }]);
      const { failed } = value(await ask()).checks!;
      const address = `${server.site}/acme/docs/actions/runs/1`;
      expect(failed).toEqual([{ name: 'build', address }]);
    });

    test('a preview is in a status', async () => {
      const address = 'https://1--docs.example.com/';
      checked([{ name: 'deploy-preview', status: 'success', address }]);
      expect(value(await ask()).preview).toBe(address);
    });
  }
});
