/*
 * GitHub on this machine, as far as Signpost uses it: an emulator that stores repositories, branches, commits and pull
 * requests, behind a proxy that adds what the emulator is missing and any faults. Tests query it for the results.
 */
import { createServer, type AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { createEmulator } from 'emulate';
import { startProxy, type Proxy } from './proxy.ts';
import { APPLICATION } from './site.ts';
import { REPOSITORIES, TOKENS, type Login, type SeededRepository } from './seeds.ts';

export { DOCS, TOKENS } from './seeds.ts';

export interface Commit {
  readonly sha: string;
  readonly message: string;
  readonly parents: readonly string[];
  /** The files it changes. */
  readonly paths: readonly string[];
}
export interface Pull {
  readonly number: number;
  readonly title: string;
  readonly body: string | null;
  /** "bob:fix-menu" */
  readonly head: string;
  readonly base: string;
}

export interface GitHub {
  /** The API's address. */
  readonly address: string;
  readonly proxy: Proxy;
  /** The emulator itself, which also has the pages for signing in. */
  readonly upstream: string;
  /** Accepts a token that the emulator gave. */
  readonly accept: (token: string, login: string) => void;
  readonly tokens: typeof TOKENS;
  /** Commits as another user. `null` deletes a file. */
  readonly push: (
    repository: string,
    branch: string,
    files: Readonly<Record<string, string | null>>,
    message?: string,
  ) => Promise<string>;
  /** Makes an annotated tag. */
  readonly tag: (repository: string, name: string, commit: string) => Promise<void>;
  /** A branch's own commits, newest first. */
  readonly commits: (repository: string, branch: string) => Promise<readonly Commit[]>;
  readonly messages: (repository: string, branch: string) => Promise<readonly string[]>;
  readonly paths: (repository: string, commit: string) => Promise<readonly string[]>;
  readonly branches: (repository: string) => Promise<Readonly<Record<string, string>>>;
  readonly pulls: (repository: string) => Promise<readonly Pull[]>;
  readonly text: (repository: string, branch: string, path: string) => Promise<string | undefined>;
  readonly exists: (repository: string) => Promise<boolean>;
  readonly fork: (repository: string, login: Login) => Promise<string>;
  readonly removeBranch: (repository: string, branch: string) => Promise<void>;
  /** Expires a user's token; `renew` makes it valid again. */
  readonly expire: (login: Login) => void;
  readonly renew: (login: Login) => void;
  /** Restores the initial state. */
  readonly restart: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** The emulator allows each token 5,000 requests, and a restart doesn't reset that, so every user has many. */
const PURSES = Array.from({ length: 100 }, (_, i) => `-${i}`);

export async function startGitHub(
  repositories: readonly SeededRepository[] = REPOSITORIES,
  callbacks: readonly string[] = [],
): Promise<GitHub> {
  const port = await freePort();
  const upstream = `http://127.0.0.1:${port}`;
  const logins = Object.keys(TOKENS) as Login[];
  const emulator = await createEmulator({
    service: 'github',
    port,
    baseUrl: 'https://github.com',
    seed: {
      tokens: Object.fromEntries(
        logins.flatMap((login) => PURSES.map((purse) => [TOKENS[login] + purse, { login }])),
      ),
      github: {
        users: logins.map((login) => ({ login })),
        oauth_apps: [{ ...APPLICATION, name: 'Signpost', redirect_uris: [...callbacks] }],
        orgs: [{ login: 'acme', members: [{ login: 'olga', role: 'admin' }] }],
        repos: repositories.map(({ name, isPrivate }) => ({
          owner: name.split('/')[0],
          name: name.split('/')[1],
          private: isPrivate ?? false,
        })),
      },
    },
  });
  let spent = 0;
  const spend = (token: string): string =>
    token.startsWith('gho_') ? token : token + PURSES[Math.floor(spent++ / 4000)]!;
  const tokens = new Map<string, string>(logins.map((login) => [TOKENS[login], login]));
  const proxy = await startProxy({
    upstream,
    spend,
    tokens,
    canWrite: (login, name) =>
      name.split('/')[0] === login ||
      repositories.some((one) => one.name === name && one.writers.some((who) => who === login)),
    rulesOf: (name) => repositories.find((one) => one.name === name)?.rules ?? [],
    keeper: TOKENS.olga,
  });

  const call = async (method: string, path: string, body?: object, as: Login = 'olga') => {
    const response = await fetch(upstream + path, {
      method,
      headers: { authorization: `Bearer ${spend(TOKENS[as])}` },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const text = await response.text();
    return { status: response.status, value: (text ? JSON.parse(text) : undefined) as unknown };
  };
  const must = async (method: string, path: string, body?: object, as?: Login) => {
    const { status, value } = await call(method, path, body, as);
    if (status >= 300) throw new Error(`${method} ${path}: ${status} ${JSON.stringify(value)}`);
    return value;
  };
  /** A user with full rights in a repository. */
  const master = (repository: string): Login =>
    logins.find((login) => login === repository.split('/')[0]) ?? 'olga';

  const push: GitHub['push'] = async (repository, branch, files, message = 'Change something') => {
    const as = master(repository);
    const at = `/repos/${repository}/git`;
    const head = (await must('GET', `${at}/ref/heads/${branch}`, undefined, as)) as {
      object: { sha: string };
    };
    const parent = head.object.sha;
    const before = (await must('GET', `${at}/commits/${parent}`, undefined, as)) as {
      tree: { sha: string };
    };
    const tree = Object.entries(files).map(([path, content]) => ({
      ...{ path, mode: '100644', type: 'blob' },
      ...(content === null ? { sha: null } : { content }),
    }));
    const made = (await must('POST', `${at}/trees`, { base_tree: before.tree.sha, tree }, as)) as {
      sha: string;
    };
    const commit = (await must(
      'POST',
      `${at}/commits`,
      { message, tree: made.sha, parents: [parent] },
      as,
    )) as { sha: string };
    await must('PATCH', `${at}/refs/heads/${branch}`, { sha: commit.sha }, as);
    return commit.sha;
  };

  const log = async (repository: string, branch: string) => {
    const query = `?sha=${encodeURIComponent(branch)}&per_page=100`;
    return (await must('GET', `/repos/${repository}/commits${query}`)) as readonly {
      readonly sha: string;
      readonly commit: { readonly message: string };
      readonly parents: readonly { readonly sha: string }[];
    }[];
  };
  const paths: GitHub['paths'] = async (repository, commit) => {
    const told = await must('GET', `/repos/${repository}/commits/${commit}`);
    const { files } = told as { files: { filename: string; previous_filename?: string }[] };
    // A rename is one entry with both names.
    return files.flatMap((file) => [file.previous_filename ?? [], file.filename].flat());
  };

  async function seed(): Promise<void> {
    for (const { name, writers, files, isProtected } of repositories) {
      for (const login of writers)
        await must('PUT', `/repos/${name}/collaborators/${login}`, { permission: 'push' });
      await push(name, 'main', files, 'Begin');
      if (isProtected)
        await must('PUT', `/repos/${name}/branches/main/protection`, {
          required_pull_request_reviews: { required_approving_review_count: 1 },
        });
    }
  }
  await seed();

  const restoreTokens = () => {
    for (const login of logins) tokens.set(TOKENS[login], login);
  };
  return {
    address: proxy.address,
    proxy,
    upstream,
    accept: (token, login) => tokens.set(token, login),
    tokens: TOKENS,
    push,
    tag: async (repository, name, commit) => {
      const as = master(repository);
      const at = `/repos/${repository}/git`;
      const body = { tag: name, message: `Release ${name}`, object: commit, type: 'commit' };
      const { sha } = (await must('POST', `${at}/tags`, body, as)) as { sha: string };
      await must('POST', `${at}/refs`, { ref: `refs/tags/${name}`, sha }, as);
    },
    commits: async (repository, branch) =>
      Promise.all(
        (await log(repository, branch)).map(async ({ sha, commit, parents }) => ({
          ...{ sha, message: commit.message, parents: parents.map((one) => one.sha) },
          paths: await paths(repository, sha),
        })),
      ),
    messages: async (repository, branch) =>
      (await log(repository, branch)).map(({ commit }) => commit.message),
    paths,
    branches: async (repository) => {
      const all = (await must('GET', `/repos/${repository}/branches?per_page=100`)) as {
        name: string;
        commit: { sha: string };
      }[];
      return Object.fromEntries(all.map(({ name, commit }) => [name, commit.sha]));
    },
    pulls: async (repository) => {
      const all = (await must('GET', `/repos/${repository}/pulls?state=all&per_page=100`)) as {
        number: number;
        title: string;
        body: string | null;
        head: { label: string };
        base: { ref: string };
      }[];
      return all.map(({ number, title, body, head, base }) => ({
        ...{ number, title, body },
        head: head.label,
        base: base.ref,
      }));
    },
    text: async (repository, branch, path) => {
      const at = `/repos/${repository}/contents/${path}?ref=${encodeURIComponent(branch)}`;
      const { status, value } = await call('GET', at);
      if (status !== 200) return undefined;
      return Buffer.from((value as { content: string }).content, 'base64').toString();
    },
    exists: async (repository) => (await call('GET', `/repos/${repository}`)).status === 200,
    fork: async (repository, login) => {
      const response = await fetch(`${proxy.address}/repos/${repository}/forks`, {
        method: 'POST',
        headers: { authorization: `Bearer ${TOKENS[login]}` },
        body: '{}',
      });
      return ((await response.json()) as { full_name: string }).full_name;
    },
    removeBranch: async (repository, branch) => {
      const at = `/repos/${repository}/git/refs/heads/${branch}`;
      await must('DELETE', at, undefined, master(repository));
    },
    expire: (login) => tokens.delete(TOKENS[login]),
    renew: (login) => tokens.set(TOKENS[login], login),
    restart: async () => {
      emulator.reset();
      proxy.faults.clear();
      proxy.forget();
      restoreTokens();
      await seed();
    },
    close: async () => {
      await proxy.close();
      await emulator.close();
    },
  };
}

/** Redirects a page's requests to GitHub to the emulator. The page itself and its policy stay as built. */
export async function forwardGitHub(
  page: Page,
  { address }: Pick<GitHub, 'address'>,
): Promise<void> {
  await page.route('https://api.github.com/**', async (route) => {
    const request = route.request();
    const url = new URL(request.url());
    const sent = Object.entries(await request.allHeaders()).filter(([name]) => SENT.test(name));
    try {
      const response = await fetch(address + url.pathname + url.search, {
        method: request.method(),
        headers: Object.fromEntries(sent),
        body: request.postData(),
      });
      await route.fulfill({
        status: response.status,
        headers: Object.fromEntries(response.headers),
        body: Buffer.from(await response.arrayBuffer()),
      });
    } catch {
      await route.abort('connectionreset');
    }
  });
}
const SENT = /^(authorization|accept|content-type|if-none-match|x-github-.*)$/i;

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  await new Promise((done) => server.close(done));
  return port;
}
