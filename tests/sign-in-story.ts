/*
 * Stories in which people sign in with their account. The app is served as by the container: with the git hosts of its
 * environment, the real headers, and the relay for GitHub. The hosts are servers on this machine.
 */
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, Page, Route } from '@playwright/test';
import { writeHosts } from '../scripts/page-hosts.mjs';
import { root, serve } from '../scripts/serve.mjs';
import { forNode } from '../scripts/sign-in-relay.mjs';
import type { DocumentedServer } from './documented-hosts/documented-server.ts';
import { startGitea } from './documented-hosts/gitea.ts';
import { startGitLab } from './documented-hosts/gitlab.ts';
import { startSignIn, type SignInServer } from './documented-hosts/oauth.ts';
import { emptyStore, fill, type Store } from './documented-hosts/repositories.ts';
import { startGitHub, type GitHub } from './emulator/github.ts';
import { DOCS, REPOSITORIES } from './emulator/seeds.ts';
import { APPLICATION, startSite, type Site } from './emulator/site.ts';
import { dialog } from './github-story.ts';
import { test as base } from './story.ts';
import * as m from '../src/lib/ui/sign-in-messages.ts';

export const CLIENT_ID = 'signpost-client';

/** GitLab or Codeberg. */
export interface DocumentedHost {
  readonly name: string;
  readonly site: string;
  readonly store: Store;
  readonly api: DocumentedServer;
  readonly signIn: SignInServer;
}

export interface SignInApp {
  readonly url: string;
  readonly gitlab: DocumentedHost;
  readonly codeberg: DocumentedHost;
  readonly github: GitHub;
  readonly site: Site;
}

/** Requests to the hosts and to the emulator's pages, and what the browser logs for each that is refused. */
const KNOWN =
  /^foreign request: (https:\/\/(api\.github\.com|gitlab\.com|codeberg\.org)\/|http:\/\/127\.0\.0\.1:\d+\/(login\/oauth|_emulate)\/)|^console: (Failed to load resource|Access to fetch at '[^']*access_token')/;

export const test = base.extend<{ forwarded: undefined }, { app: SignInApp }>({
  known: KNOWN,
  app: [
    async ({}, use) => {
      const { app, close } = await startApp();
      await use(app);
      await close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ app }, use) => use(app.url),
  forwarded: [
    async ({ context, app }, use) => {
      for (const { store, signIn, api } of [app.gitlab, app.codeberg]) {
        fill(store, FILES);
        signIn.forget();
        signIn.sent.length = 0;
        signIn.allowsOthers = true;
        api.fault = undefined;
      }
      await app.github.restart();
      await forwardHosts(context, app);
      await use(undefined);
    },
    { auto: true },
  ],
});

const FILES = Object.fromEntries(
  ['docs.json', 'index.mdx', 'quickstart.mdx', 'guides/install.mdx', 'guides/deploy.mdx'].map(
    (path) => [path, Buffer.from(path === 'docs.json' ? DOCS : `# ${path}\n`)],
  ),
);

async function startApp() {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const redirect = `${url}/signed-in`;
  const callback = `${url}/sign-in/callback`;
  const host = async (
    kind: 'gitlab' | 'gitea',
    name: string,
    site: string,
    start: (store: Store) => Promise<DocumentedServer>,
  ): Promise<DocumentedHost> => {
    const store = fill(emptyStore(), FILES);
    const signIn = await startSignIn(kind, store, { clientId: CLIENT_ID, redirect });
    return { name, site, store, api: await start(store), signIn };
  };
  const gitlab = await host('gitlab', 'GitLab', 'https://gitlab.com', startGitLab);
  const codeberg = await host('gitea', 'Codeberg', 'https://codeberg.org', (store) =>
    startGitea(store, true),
  );
  const github = await startGitHub(REPOSITORIES, [callback]);
  const site = await startSite(github.upstream, github.accept);

  const folder = await mkdtemp(join(tmpdir(), 'signpost-app-'));
  await cp(join(root, 'build'), folder, { recursive: true });
  process.env.SIGNPOST_SIGN_IN = `github=${url}/sign-in gitlab=${CLIENT_ID} codeberg=${CLIENT_ID}`;
  writeHosts(folder);
  delete process.env.SIGNPOST_SIGN_IN;
  const relay = forNode({
    GITHUB_CLIENT_ID: APPLICATION.client_id,
    GITHUB_CLIENT_SECRET: APPLICATION.client_secret,
    GITHUB_SITE: site.address,
    ALLOWED_ORIGINS: url,
    CALLBACK: callback,
  });
  const served = await serve([port], folder, '127.0.0.1', (request, response) => {
    if (!request.url?.startsWith('/sign-in/')) return false;
    void relay(request, response);
    return true;
  });
  return {
    app: { url, gitlab, codeberg, github, site },
    close: async () => {
      await served.close();
      for (const { api, signIn } of [gitlab, codeberg]) {
        await api.close();
        await signIn.close();
      }
      await site.close();
      await github.close();
      await rm(folder, { recursive: true });
    },
  };
}

/** Requests to the hosts go to the servers on this machine, from every window. The relay knows its own address of GitHub. */
async function forwardHosts(context: BrowserContext, app: SignInApp): Promise<void> {
  for (const { site, api, signIn } of [app.gitlab, app.codeberg])
    await context.route(`${site}/**`, (route) =>
      forward(
        route,
        new URL(route.request().url()).pathname.startsWith('/api/') ? api.site : signIn.site,
      ),
    );
  await context.route('https://api.github.com/**', (route) => forward(route, app.github.address));
}

const SENT = /^(authorization|accept|content-type|cookie|if-none-match|x-github-.*)$/i;

async function forward(route: Route, to: string): Promise<void> {
  const request = route.request();
  const { pathname, search } = new URL(request.url());
  const sent = Object.entries(await request.allHeaders()).filter(([name]) => SENT.test(name));
  const response = await fetch(to + pathname + search, {
    method: request.method(),
    headers: Object.fromEntries(sent),
    body: request.postData(),
    redirect: 'manual',
  });
  const body = Buffer.from(await response.arrayBuffer());
  // Playwright would let the page read an answer without this header.
  const barred = { 'access-control-allow-origin': 'https://another-site.example' };
  const headers = { ...barred, ...Object.fromEntries(response.headers) };
  await route.fulfill({ status: response.status, headers, body });
}

/** Opens the dialog at a host. */
export async function atHost(page: Page, name: string): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: 'Open repository' }).click();
  const hosts = dialog(page).getByRole('radiogroup', { name: 'Git host' });
  await hosts.getByText(name, { exact: true }).click();
}

/** Signs in with an account in the host's window. */
export async function signInAs(page: Page, name: string, login: string): Promise<void> {
  const opening = page.waitForEvent('popup');
  await dialog(page)
    .getByRole('button', { name: m.signInWith(name) })
    .click();
  await allow(await opening, login);
}

/** Chooses an account in the host's window, and allows the access. */
export async function allow(popup: Page, login: string): Promise<void> {
  const choice = popup.getByRole('link', { name: login, exact: true });
  await choice.or(popup.getByRole('button', { name: new RegExp(`\\b${login}\\b`) })).click();
}

/** A port that isn't in use, below those that systems give out by themselves: nobody else takes it before the app. */
async function freePort(): Promise<number> {
  for (let port = 20_000 + (process.pid % 10_000); ; port++) {
    const server = createServer();
    const isFree = await new Promise<boolean>((done) => {
      server.once('error', () => done(false));
      server.listen(port, '127.0.0.1', () => done(true));
    });
    await new Promise((done) => server.close(done));
    if (isFree) return port;
  }
}
