import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { startGitLab } from '../../../../../tests/documented-hosts/gitlab.ts';
import { emptyStore } from '../../../../../tests/documented-hosts/repositories.ts';
import {
  ENDPOINTS,
  startSignIn,
  type SignInServer,
} from '../../../../../tests/documented-hosts/oauth.ts';
import { ok } from '../../../core/result.ts';
import { gitea } from '../gitea/gitea.ts';
import { gitlab } from '../gitlab/gitlab.ts';
import type { CodeSignIn } from './account-sign-in.ts';
import { begin, renew, revoke } from './code-flow.ts';
import * as m from './messages.ts';
import { signIn } from './sign-in.ts';
import { passOn } from './sign-in-window.ts';

const REDIRECT = 'https://signpost.example.com/signed-in';
const asker = { host: 'GitLab', redirect: REDIRECT };
const never = new AbortController().signal;
const store = emptyStore();
let server: SignInServer;
let flow: CodeSignIn;

beforeAll(async () => {
  server = await startSignIn('gitlab', store, { clientId: 'signpost', redirect: REDIRECT });
  const host = gitlab({ name: 'GitLab', site: server.site, clientId: 'signpost' });
  flow = host.signIn as CodeSignIn;
});
afterAll(() => server.close());
beforeEach(() => {
  server.forget();
  server.sent.length = 0;
});

/** What the host sends back when `login` allows it, or when nobody does ('') . */
async function answerOf(address: string, login = 'ada'): Promise<URLSearchParams> {
  const response = await fetch(`${address}&login=${login}`, { redirect: 'manual' });
  return new URL(response.headers.get('location') ?? '').searchParams;
}

/** A window that answers as the person in it does. */
function windowOf(act: (address: string) => Promise<void>) {
  const close = vi.fn();
  const replace = (address: string) => void act(address);
  return { close, popup: { location: { replace }, close } as unknown as Window };
}

test('GitLab and Gitea are asked at their documented endpoints', () => {
  expect(flow).toMatchObject({
    authorize: server.site + ENDPOINTS.gitlab.authorize,
    token: server.site + ENDPOINTS.gitlab.token,
    revoke: server.site + ENDPOINTS.gitlab.revoke,
    scope: 'api',
  });
  const site = 'https://code.example.com';
  expect(gitea({ name: 'Code', site, clientId: 'signpost' }).signIn).toMatchObject({
    authorize: site + ENDPOINTS.gitea.authorize,
    token: site + ENDPOINTS.gitea.token,
    isUnlimited: true,
  });
  expect(gitea({ name: 'Code', site }).signIn).toBeUndefined();
});

test('the code of a window becomes a token of the person', async () => {
  const { popup, close } = windowOf(async (address) => {
    expect(await passOn((await answerOf(address)).toString(), 5000)).toBe(true);
  });
  const grant = await signIn(flow, asker, popup, never);
  expect(grant.ok && grant.value.refresh).toMatch(/^refresh-/);
  expect(grant.ok && store.users.get(grant.value.token)).toBe('ada');
  expect(close).toHaveBeenCalled();
});

test('a window that is canceled signs nobody in, and its late answer is not heard', async () => {
  const stop = new AbortController();
  let late = '';
  const { popup } = windowOf(async (address) => {
    late = (await answerOf(address)).toString();
    stop.abort();
  });
  expect(await signIn(flow, asker, popup, stop.signal)).toMatchObject({
    refusal: { code: 'stopped', sentence: m.canceled('GitLab') },
  });
  expect(await passOn(late, 50)).toBe(false);
  expect(server.sent).toEqual([]);
});

test('a person who denies access is told how to go on', async () => {
  const { address, exchange } = await begin(flow, asker);
  expect(await exchange(await answerOf(address, ''))).toMatchObject({
    refusal: { code: 'declined', sentence: m.declined('GitLab') },
  });
});

test.each([
  ['without a state', (answer: URLSearchParams) => answer.delete('state')],
  ['with another state', (answer: URLSearchParams) => answer.set('state', 'forged')],
  ['with two states', (answer: URLSearchParams) => answer.append('state', 'forged')],
  ['without a code', (answer: URLSearchParams) => answer.delete('code')],
  ['of another server', (answer: URLSearchParams) => answer.set('iss', 'https://evil.example')],
])('an answer %s is refused, and its code is not sent', async (_, forge) => {
  const { address, exchange } = await begin(flow, asker);
  const answer = await answerOf(address);
  forge(answer);
  expect(await exchange(answer)).toMatchObject({ ok: false });
  expect(server.sent.filter((form) => form.get('code'))).toEqual([]);
});

test('the code of another attempt is worthless, and a code works once', async () => {
  const [one, other] = [await begin(flow, asker), await begin(flow, asker)];
  const stolen = await answerOf(other.address);
  stolen.set('state', one.state);
  const over = { refusal: { code: 'signed-out', sentence: m.codeOver('GitLab') } };
  expect(await one.exchange(stolen)).toMatchObject(over);
  const answer = await answerOf(one.address);
  expect(await one.exchange(answer)).toMatchObject({ ok: true });
  expect(await one.exchange(answer)).toMatchObject(over);
});

test('an application that the host doesn’t know is named', async () => {
  const { address, exchange } = await begin(flow, asker);
  const answer = await answerOf(address);
  const other = await begin({ ...flow, clientId: 'other' }, asker);
  answer.set('state', other.state);
  expect(await other.exchange(answer)).toMatchObject({ ok: false, refusal: { code: 'refused' } });
  expect(await exchange(answer)).toMatchObject({ ok: false });
});

test('a token is renewed once for each refresh token, and can be ended', async () => {
  const { address, exchange } = await begin(flow, asker);
  const first = await exchange(await answerOf(address));
  const refresh = first.ok ? first.value.refresh! : '';
  const second = await renew(flow, asker, refresh);
  expect(second.ok && store.users.get(second.value.token)).toBe('ada');
  expect(await renew(flow, asker, refresh)).toMatchObject({
    refusal: { code: 'signed-out', sentence: m.codeOver('GitLab') },
  });
  await revoke(flow, second.ok ? second.value.token : '');
  expect(second.ok && store.users.has(second.value.token)).toBe(false);
});

test('a request that the host refuses is sent again with a renewed token', async () => {
  const api = await startGitLab(store);
  const lab = gitlab({ name: 'GitLab', site: api.site });
  store.users.set('fresh', 'ada');
  const renewing = vi.fn(() => Promise.resolve(ok('fresh')));
  expect(await lab.user({ token: 'expired', renew: renewing })).toEqual(ok({ login: 'ada' }));
  expect(await lab.user({ token: 'fresh', renew: renewing })).toMatchObject({ ok: true });
  expect(renewing.mock.calls).toEqual([['expired']]);
  // Without another token, or if it isn't accepted either, the person is asked to sign in.
  for (const value of [undefined, 'expired'])
    expect(
      await lab.user({ token: 'expired', renew: () => Promise.resolve(ok(value)) }),
    ).toMatchObject({ refusal: { code: 'signed-out' } });
  await api.close();
});

test('a server that bars other sites is told apart from one that is away', async () => {
  const { address, exchange } = await begin(flow, asker);
  const answer = await answerOf(address);
  const real = fetch;
  // As a browser does it: the answer is there, but the page may not read it.
  vi.stubGlobal('fetch', (url: string, options?: RequestInit) =>
    options?.mode === 'no-cors' ? real(url) : Promise.reject(new TypeError('Failed to fetch')),
  );
  expect(await exchange(answer)).toMatchObject({
    refusal: { code: 'refused', sentence: m.otherSitesBarred('GitLab', flow.remedy) },
  });
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  expect(await exchange(answer)).toMatchObject({
    refusal: { code: 'offline', sentence: m.unreachable('GitLab') },
  });
  vi.unstubAllGlobals();
});
