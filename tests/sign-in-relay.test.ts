/* The relay for signing in to GitHub, as a running server in front of the emulator, used and attacked. */
import { createServer, request as send, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { forNode, relay } from '../scripts/sign-in-relay.mjs';
import { startGitHub, type GitHub } from './emulator/github.ts';
import { APPLICATION, startSite, type Site } from './emulator/site.ts';

const PAGE = 'https://signpost.example.com';
let hub: GitHub;
let site: Site;
let server: Server;
let address = '';
let settings: Record<string, string>;

beforeAll(async () => {
  settings = {
    GITHUB_CLIENT_ID: APPLICATION.client_id,
    GITHUB_CLIENT_SECRET: APPLICATION.client_secret,
    ALLOWED_ORIGINS: `${PAGE}, https://docs.example.com`,
  };
  server = createServer((request, response) => void forNode(settings)(request, response));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  hub = await startGitHub(undefined, [`${address}/callback`]);
  site = await startSite(hub.upstream, hub.accept);
  settings.GITHUB_SITE = site.address;
  settings.CALLBACK = `${address}/callback`;
});
afterAll(async () => {
  server.close();
  await site.close();
  await hub.close();
});

const get = (url: string, cookie = '') =>
  fetch(url, { redirect: 'manual', headers: cookie ? { cookie } : {} });
const cookieOf = (response: Response) =>
  (response.headers.get('set-cookie') ?? '').split(';')[0] ?? '';

/** Begins a sign-in: GitHub's page, and the cookie of the browser. */
async function begin(query = `?provider=github&site_id=signpost.example.com&scope=repo`) {
  const response = await get(`${address}/auth${query}`);
  expect(response.status).toBe(302);
  return { page: new URL(response.headers.get('location')!), cookie: cookieOf(response) };
}

/** Allows the access as ada, and returns where GitHub sends the browser. */
async function allow(page: URL): Promise<URL> {
  await fetch(page);
  const form = new URLSearchParams({ login: 'ada' });
  for (const name of ['redirect_uri', 'scope', 'state', 'client_id'])
    form.set(name, page.searchParams.get(name) ?? '');
  const response = await fetch(`${site.address}/login/oauth/callback`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: form.toString(),
    redirect: 'manual',
  });
  return new URL(response.headers.get('location')!);
}

/** What the page would send to the window that opened it, and to which sites. */
async function resultOf(response: Response) {
  const text = await response.text();
  const [, json = 'null'] =
    /<script type="application\/json"[^>]*>([^]*?)<\/script>/.exec(text) ?? [];
  return JSON.parse(json) as {
    readonly isOk: boolean;
    readonly content: Readonly<Record<string, string>>;
    readonly origins: readonly string[];
  } | null;
}

test('a sign-in ends with a token of the person, for the allowed sites only', async () => {
  const { page, cookie } = await begin();
  expect(page.origin).toBe(site.address);
  expect(Object.fromEntries(page.searchParams)).toMatchObject({
    client_id: APPLICATION.client_id,
    scope: 'repo',
    code_challenge_method: 'S256',
  });
  const response = await get((await allow(page)).href, cookie);
  const result = await resultOf(response);
  expect(result).toMatchObject({ isOk: true, content: { provider: 'github' } });
  expect(result?.origins).toEqual([PAGE, 'https://docs.example.com']);
  const user = await fetch(`${hub.address}/user`, {
    headers: { authorization: `Bearer ${result?.content.token ?? ''}` },
  });
  expect(await user.json()).toMatchObject({ login: 'ada' });
});

test('its answers are kept nowhere, framed nowhere, and run only their own script', async () => {
  const { page, cookie } = await begin();
  const response = await get((await allow(page)).href, cookie);
  const { headers } = response;
  expect(headers.get('cache-control')).toBe('no-store');
  expect(headers.get('referrer-policy')).toBe('no-referrer');
  expect(headers.get('content-security-policy')).toMatch(
    /^default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'; script-src 'nonce-[\w-]{43}'$/,
  );
  expect(cookie).toMatch(/^__Host-signpost-[\w-]{12}=[\w-]{43}\.[\w-]{43}$/);
  expect(headers.get('set-cookie')).toContain('Max-Age=0');
  expect(headers.get('set-cookie')).toMatch(/HttpOnly; Secure; SameSite=Lax$/);
});

describe('is not fooled by', () => {
  test('a state that is forged, missing, or of another browser', async () => {
    const { page, cookie } = await begin();
    const back = await allow(page);
    const before = site.exchanges.length;
    const other = await begin();
    for (const [state, cookies] of [
      ['forged', cookie],
      ['', cookie],
      [back.searchParams.get('state')!, ''],
      [back.searchParams.get('state')!, other.cookie],
      [other.page.searchParams.get('state')!, cookie],
      [back.searchParams.get('state')!, cookie.replace(/=.*/, '=')],
      [back.searchParams.get('state')!, cookie.replace(/\..*/, '.')],
    ] as const) {
      const url = new URL(back);
      url.searchParams.set('state', state);
      const response = await get(url.href, cookies);
      expect(response.status).toBe(403);
      expect(await resultOf(response)).toBeNull();
    }
    expect(site.exchanges).toHaveLength(before);
  });

  test('a code that is replayed, or belongs to another sign-in', async () => {
    const { page, cookie } = await begin();
    const back = await allow(page);
    expect(await resultOf(await get(back.href, cookie))).toMatchObject({ isOk: true });
    expect(await resultOf(await get(back.href, cookie))).toMatchObject({ isOk: false });
    // PKCE: a code that was stolen from one sign-in doesn't work in another.
    const [victim, thief] = [await begin(), await begin()];
    const url = await allow(thief.page);
    url.searchParams.set('code', (await allow(victim.page)).searchParams.get('code')!);
    expect(await resultOf(await get(url.href, thief.cookie))).toMatchObject({
      isOk: false,
      content: { error: 'The code is wrong.' },
    });
  });

  test('other sites, providers and scopes', async () => {
    expect((await get(`${address}/auth?site_id=evil.example`)).status).toBe(403);
    expect((await get(`${address}/auth?site_id=signpost.example.com.evil.example`)).status).toBe(
      403,
    );
    expect((await get(`${address}/auth?provider=gitlab`)).status).toBe(400);
    const { page } = await begin('?scope=repo,delete_repo%20admin:org');
    expect(page.searchParams.get('scope')).toBe('repo');
  });

  test('addresses to be sent to, and lines of headers', async () => {
    for (const query of [
      '?redirect_uri=https://evil.example&next=https://evil.example',
      '?scope=repo%0d%0aset-cookie:%20a=b',
      '?site_id=signpost.example.com%0d%0alocation:%20https://evil.example',
    ]) {
      const response = await get(`${address}/auth${query}`);
      const to = response.headers.get('location');
      if (to !== null) {
        expect(new URL(to).origin).toBe(site.address);
        expect(new URL(to).searchParams.get('redirect_uri')).toBe(`${address}/callback`);
      }
      expect(response.headers.get('set-cookie') ?? '').not.toContain('a=b');
    }
    // A forged Host decides nothing.
    const answer = await new Promise<IncomingMessage>((done, failed) => {
      const options = { headers: { host: 'evil.example' } };
      send(`${address}/auth`, options, done).on('error', failed).end();
    });
    expect(answer.headers.location).not.toContain('evil');
  });

  test('markup in what GitHub says', async () => {
    const { page, cookie } = await begin();
    const back = await allow(page);
    const error = '</script><script>alert(1)</script>';
    site.instead = { status: 200, body: JSON.stringify({ error_description: error }) };
    const response = await get(back.href, cookie);
    const text = await response.clone().text();
    expect(text).not.toContain('<script>alert');
    expect(await resultOf(response)).toMatchObject({ isOk: false, content: { error } });
  });
});

test.each([
  [500, 'down', 'can’t be reached'],
  [200, '{}', 'sent no token'],
  [200, '{"access_token": 12}', 'sent no token'],
  [200, '<html>', 'can’t be reached'],
])('GitHub answers %i “%s”: the person is told', async (status, body, words) => {
  const { page, cookie } = await begin();
  const back = await allow(page);
  site.instead = { status, body };
  const result = await resultOf(await get(back.href, cookie));
  expect(result?.isOk).toBe(false);
  expect(result?.content.error).toContain(words);
});

test('who denies access, and what is not set up', async () => {
  const { page, cookie } = await begin();
  const url = new URL(`${address}/callback`);
  url.searchParams.set('state', page.searchParams.get('state')!);
  url.searchParams.set('error', 'access_denied');
  url.searchParams.set('error_description', 'The user has denied access.');
  expect(await resultOf(await get(url.href, cookie))).toMatchObject({
    isOk: false,
    content: { error: 'The user has denied access.' },
  });
  const bare = await relay(new Request('https://auth.example.com/auth'), {});
  expect(await bare.text()).toContain('GITHUB_CLIENT_ID, GITHUB_CLIENT_SECRET, ALLOWED_ORIGINS');
  const post = await fetch(`${address}/auth`, { method: 'POST' });
  expect([post.status, (await get(`${address}/other`)).status]).toEqual([405, 404]);
});
