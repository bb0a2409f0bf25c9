/* What is sent, and what is not, after a host has refused because of its limit. */
import { beforeAll, beforeEach, afterAll, describe, expect, test } from 'vitest';
import { startGitHub, type GitHub } from '../../../../tests/emulator/github.ts';
import type { Result } from '../../core/result.ts';
import type { Access } from './host.ts';
import { gitea } from './gitea/gitea.ts';
import { gitlab } from './gitlab/gitlab.ts';
import { github } from './github/github.ts';
import { limited } from './limits.ts';
import { repositoryAt } from './repository.ts';

const codeOf = (answer: Result<unknown>) => (answer.ok ? 'ok' : answer.refusal.code);

/** Every function of a host, also in its parts. */
const functionsOf = (value: object, path = ''): readonly (readonly [string, unknown])[] =>
  Object.entries(value).flatMap(([name, one]: [string, unknown]) =>
    typeof one === 'function'
      ? [[path + name, one] as const]
      : typeof one === 'object' && one !== null
        ? functionsOf(one, `${path}${name}.`)
        : [],
  );
/** Those that send nothing. */
const SILENT = new Set(['allowance', 'commitPage', 'past.commits']);

test.each([
  ['GitHub', github()],
  ['GitLab', gitlab({ name: 'GitLab', site: 'https://gitlab.com' })],
  ['Gitea', gitea({ name: 'Gitea', site: 'https://gitea.com' })],
])('every request to %s is held back', (_, host) => {
  const held = new Map(functionsOf(limited(host)));
  const all = functionsOf(host).filter(([name]) => !SILENT.has(name));
  expect(all.length).toBeGreaterThan(15);
  expect(all.filter(([name, ask]) => held.get(name) === ask).map(([name]) => name)).toEqual([]);
});

describe('after the first refusal of GitHub', () => {
  let hub: GitHub;
  beforeAll(async () => {
    hub = await startGitHub();
  });
  beforeEach(() => hub.restart());
  afterAll(() => hub.close());

  /** A host that has refused a user's first request. */
  async function refused() {
    const host = limited(github({ address: hub.proxy.address }));
    const person: { token: string | undefined } = { token: undefined };
    hub.proxy.allow(undefined, 0);
    const first = await host.repository(person, 'acme/docs');
    return { host, person, first };
  }
  const tipOf = ({ host, person }: Awaited<ReturnType<typeof refused>>) =>
    host.tip(person, 'acme/docs', 'main');

  test('nothing is sent, and everything is refused in the same words', async () => {
    const at = await refused();
    const answers = await Promise.all([tipOf(at), at.host.branches(at.person, 'acme/docs')]);
    expect(answers).toEqual([at.first, at.first]);
    expect(hub.proxy.asked).toHaveLength(1);
    const limit = at.host.limits!.now(at.person)!;
    expect(limit).toMatchObject({ host: 'GitHub', isSignedIn: false });
    expect(Math.round((limit.until - Date.now()) / 60_000)).toBe(12);
  });

  test('what is left is known after each response, for each token', async () => {
    const host = limited(github({ address: hub.proxy.address }));
    const [ada, nobody] = [{ token: hub.tokens.ada }, { token: undefined }];
    expect(host.allowance!(ada)).toBeUndefined();
    await host.user(ada);
    await host.repository(nobody, 'acme/docs');
    await host.repository(nobody, 'acme/docs');
    expect(host.allowance!(ada)).toEqual({ left: 4999, of: 5000 });
    expect(host.allowance!(nobody)).toEqual({ left: 58, of: 60 });
  });

  test('the history isn’t asked for either', async () => {
    const at = await refused();
    const asked = { from: 'main', path: '', most: 1 };
    expect(await at.host.past.changes(at.person, 'acme/docs', asked)).toEqual(at.first);
    expect(hub.proxy.asked).toHaveLength(1);
  });

  test('requests that were running are refused in the words of the first', async () => {
    const host = limited(github({ address: hub.proxy.address }));
    hub.proxy.allow(undefined, 0);
    const all = await Promise.all(
      [1, 2, 3].map(() => host.tip({ token: undefined }, 'acme/docs', 'main')),
    );
    expect(new Set(all.map((one) => (one.ok ? '' : one.refusal.sentence))).size).toBe(1);
  });

  test('one request is sent first when the user continues, the others when it is answered', async () => {
    const at = await refused();
    const again = () => {
      at.host.limits!.goOn(at.person);
      return Promise.all([tipOf(at), tipOf(at), tipOf(at)]);
    };
    expect((await again()).map(codeOf)).toEqual(['limited', 'limited', 'limited']);
    expect(hub.proxy.asked).toHaveLength(2);
    hub.proxy.allow(undefined, 60);
    expect((await again()).map(codeOf)).toEqual(['ok', 'ok', 'ok']);
    expect(at.host.limits!.now(at.person)).toBeUndefined();
  });

  test('a user who signs in has a separate limit', async () => {
    const at = await refused();
    let told = 0;
    const end = at.host.limits!.watch(() => told++);
    at.person.token = hub.tokens.ada;
    at.host.limits!.turned();
    end();
    expect(told).toBe(1);
    expect(at.host.limits!.now(at.person)).toBeUndefined();
    expect(codeOf(await tipOf(at))).toBe('ok');
    at.person.token = undefined;
    expect(codeOf(await tipOf(at))).toBe('limited');
  });

  test('requests resume by themselves at the time that was named', async () => {
    const host = limited(github({ address: hub.proxy.address }));
    const nobody: Access = { token: undefined };
    hub.proxy.faults.add({ kind: 'limit', times: 1 });
    expect(codeOf(await host.tip(nobody, 'acme/docs', 'main'))).toBe('limited');
    const { until } = host.limits!.now(nobody)!;
    const now = Date.now;
    Date.now = () => until;
    try {
      expect(codeOf(await host.tip(nobody, 'acme/docs', 'main'))).toBe('ok');
    } finally {
      Date.now = now;
    }
  });

  test('a storage says which limit is in force', async () => {
    const at = await refused();
    const place = repositoryAt(at.host, at.person, { name: 'acme/docs', branch: 'main' });
    expect(codeOf(await place.read('docs.json'))).toBe('limited');
    expect(place.limits!.now()).toEqual(at.host.limits!.now(at.person));
    place.limits!.goOn();
    hub.proxy.allow(undefined, 60);
    expect(codeOf(await place.read('docs.json'))).toBe('ok');
  });
});

test('the limits of other hosts are handled in the same way', async () => {
  const { createServer } = await import('node:http');
  let asked = 0;
  const server = createServer((_, response) => {
    asked++;
    response.writeHead(429, { 'retry-after': '120' }).end('Retry later');
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as import('node:net').AddressInfo;
  try {
    const host = limited(gitlab({ name: 'GitLab', site: `http://127.0.0.1:${port}` }));
    const person = { token: 'glpat-x' };
    expect(codeOf(await host.tip(person, 'acme/docs', 'main'))).toBe('limited');
    expect(codeOf(await host.repository(person, 'acme/docs'))).toBe('limited');
    expect(asked).toBe(1);
    expect(host.limits!.now(person)).toMatchObject({ host: 'GitLab', isSignedIn: true });
  } finally {
    await new Promise((done) => server.close(done));
  }
});
