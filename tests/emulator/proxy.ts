/*
 * The proxy between Signpost and the emulator. It makes the emulator behave like api.github.com where it doesn't:
 * unknown tokens are refused, rate limits are counted, private repositories are hidden, forking twice returns the same
 * fork, a fork shares objects with its original, and a branch is proposed only once. Faults are injected here too.
 */
import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { reports, type Reports } from './checks.ts';
import { faults, isDone, replyOf, reset, spoil, type Faults, type Reply } from './faults.ts';
import { reviewRefusal } from './reviews.ts';
import { shareObjects } from './sharing.ts';

/** CORS headers of api.github.com. */
const CORS = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET, POST, PATCH, PUT, DELETE',
  'access-control-allow-headers':
    'Authorization, Content-Type, If-Match, If-Modified-Since, If-None-Match, If-Unmodified-Since, Accept-Encoding, X-GitHub-OTP, X-Requested-With, User-Agent, GraphQL-Features, X-GitHub-Api-Version',
  'access-control-expose-headers':
    'ETag, Link, Location, Retry-After, X-RateLimit-Limit, X-RateLimit-Remaining, X-RateLimit-Used, X-RateLimit-Resource, X-RateLimit-Reset, X-GitHub-SSO, X-GitHub-Request-Id',
  'access-control-max-age': '86400',
};

/** Cache lifetime of answers, and what they vary by. */
const CACHED = {
  'cache-control': 'private, max-age=60, s-maxage=60',
  vary: 'Accept, Authorization, Cookie, X-GitHub-OTP',
};

export interface Asked {
  readonly method: string;
  /** Including the query string. */
  readonly path: string;
  readonly token: string | undefined;
  readonly status: number;
}

export interface ProxyRules {
  /** The emulator's address. */
  readonly upstream: string;
  /** The emulator's token for a token. */
  readonly spend: (token: string) => string;
  /** Maps tokens to logins. */
  readonly tokens: Map<string, string>;
  readonly canWrite: (login: string | undefined, repository: string) => boolean;
  /** The rule types of the ruleset for `main`. */
  readonly rulesOf: (repository: string) => readonly string[];
  /** The token with full rights. */
  readonly keeper: string;
}

export interface Proxy {
  readonly address: string;
  readonly faults: Faults;
  /** What apps report about commits. */
  readonly reports: Reports;
  readonly asked: readonly Asked[];
  /** Sets the remaining requests of a token, or of anonymous users. */
  readonly allow: (token: string | undefined, left: number) => void;
  /** Sets how many requests to a new fork fail before it exists. */
  readonly delayForks: (looks: number) => void;
  /** Sets how many files of a tree are listed before it is truncated. */
  readonly truncateTrees: (at: number) => void;
  /** Sets how many requests for a branch still show its state before the last commit. */
  readonly lag: (looks: number) => void;
  /** Clears the recorded requests, counts and settings. */
  readonly forget: () => void;
  readonly close: () => Promise<void>;
}

export async function startProxy(rules: ProxyRules): Promise<Proxy> {
  const broken = faults();
  const reported = reports();
  const asked: Asked[] = [];
  const left = new Map<string, number>();
  const waits = new Map<string, number>();
  /** Maps each fork to its original. */
  const originals = new Map<string, string>();
  let delay = 0;
  let most = Infinity;
  let behind = 0;
  /** The last answer for each branch. */
  const told = new Map<string, Reply>();

  const bodyOf = async (request: IncomingMessage): Promise<string> => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    return Buffer.concat(parts).toString();
  };
  const upstream = async (method: string, path: string, token?: string, body?: string) => {
    const response = await fetch(rules.upstream + path, {
      method,
      headers: token === undefined ? {} : { authorization: `Bearer ${rules.spend(token)}` },
      ...(body ? { body } : {}),
    });
    return { status: response.status, text: await response.text() };
  };

  /** Returns the answer GitHub would give. */
  async function answer(
    method: string,
    path: string,
    token: string | undefined,
    body: string,
  ): Promise<Reply> {
    const login = token === undefined ? undefined : rules.tokens.get(token);
    if (token !== undefined && login === undefined) return replyOf(401)!;
    const key = token ?? '';
    const limit = token === undefined ? 60 : 5000;
    const rest = left.get(key) ?? limit;
    if (rest <= 0) return replyOf('limit')!;
    left.set(key, rest - 1);
    const headers = {
      'content-type': 'application/json; charset=utf-8',
      'x-ratelimit-limit': String(limit),
      'x-ratelimit-remaining': String(rest - 1),
      'x-ratelimit-reset': reset(),
    };
    const [, repository = '', rests = ''] = /^\/repos\/([^/]+\/[^/?]+)([^?]*)/.exec(path) ?? [];
    const reply = (status: number, value: unknown): Reply => ({
      status,
      headers,
      body: JSON.stringify(value),
    });

    const looks = waits.get(repository) ?? 0;
    if (looks > 0) {
      waits.set(repository, looks - 1);
      return reply(404, { message: 'Not Found' });
    }
    const original = originals.get(repository);
    if (original !== undefined && rests.startsWith('/git/') && token !== undefined)
      await shareObjects(original, repository, (verb, at, text) => upstream(verb, at, token, text));
    if (method === 'POST' && rests === '/forks') {
      const own = `${login ?? ''}/${repository.split('/')[1] ?? ''}`;
      const there = await upstream('GET', `/repos/${own}`, rules.keeper);
      if (there.status === 200) return reply(202, JSON.parse(there.text));
    }
    if (method === 'POST' && rests === '/pulls') {
      const { head, base } = JSON.parse(body) as { head: string; base: string };
      const full = head.includes(':') ? head : `${repository.split('/')[0] ?? ''}:${head}`;
      const query = `head=${encodeURIComponent(full)}&base=${encodeURIComponent(base)}`;
      const same = await upstream('GET', `/repos/${repository}/pulls?${query}`, rules.keeper);
      if ((JSON.parse(same.text) as unknown[]).length > 0)
        return reply(422, {
          message: 'Validation Failed',
          errors: [{ message: `A pull request already exists for ${full}.` }],
        });
    }
    if (method === 'POST' && rests.endsWith('/requested_reviewers')) {
      const pull = await upstream('GET', path.replace(/\/\w+$/, ''), rules.keeper);
      const refusal = reviewRefusal(repository, pull.text, body, rules.canWrite);
      if (refusal !== undefined) return reply(422, { message: refusal });
    }
    if (rests === '/rules/branches/main')
      return reply(
        200,
        rules.rulesOf(repository).map((type) => ({ type })),
      );
    if (method === 'POST' && rests === '/merge-upstream') return reply(200, { message: 'done' });
    if (method === 'POST' && path === '/graphql') return reply(200, await textsOf(body, token));
    const report = reported.answer(method, rests, new URLSearchParams(path.split('?')[1]));
    if (report !== undefined) return reply(200, report);

    const before = method === 'GET' && behind > 0 ? told.get(path) : undefined;
    if (before && rests.startsWith('/branches/')) {
      behind--;
      return before;
    }

    const { status, text } = await upstream(method, path, token, body);
    if (method === 'POST' && rests === '/forks' && status === 202) {
      const { full_name: fork } = JSON.parse(text) as { full_name: string };
      waits.set(fork, delay);
      originals.set(fork, repository);
    }
    if (status === 403 && method === 'GET') return reply(404, { message: 'Not Found' });
    if (status === 401 && token === undefined) return reply(404, { message: 'Not Found' });
    if (status === 409 && /protected branch/i.test(text))
      return reply(422, {
        message: 'Repository rule violations found\n\nChanges must be made through a pull request.',
      });
    if (status >= 300 || text === '') return { status, headers, body: text };
    const said: unknown = JSON.parse(text);
    if (method === 'GET' && rests.startsWith('/branches/')) await describe(repository, said);
    if (method === 'GET' && rests.startsWith('/branches') && rules.rulesOf(repository).length > 0)
      for (const branch of Array.isArray(said) ? (said as unknown[]) : [said])
        Object.assign(branch as object, { protected: true, protection: { enabled: false } });
    const now = reply(status, seen(said, login));
    if (rests.startsWith('/branches/')) told.set(path, now);
    return now;
  }

  /** Answers GraphQL's request for the texts of blobs. */
  const textsOf = async (body: string, token: string | undefined): Promise<unknown> => {
    const { query, variables } = JSON.parse(body) as {
      readonly query: string;
      readonly variables: { readonly owner: string; readonly name: string };
    };
    const found: Record<string, unknown> = {};
    for (const [, key = '', sha = ''] of query.matchAll(/(\w+): object\(oid: "(\w+)"\)/g)) {
      const at = `/repos/${variables.owner}/${variables.name}/git/blobs/${sha}`;
      const { status, text } = await upstream('GET', at, token);
      const { content = '' } = status === 200 ? (JSON.parse(text) as { content?: string }) : {};
      found[key] =
        status === 200
          ? { text: Buffer.from(content, 'base64').toString(), isTruncated: false }
          : null;
    }
    return { data: { repository: found } };
  };

  /** Adds a branch's commit to its answer: GitHub sends all of it, not only its hash. */
  const describe = async (repository: string, told: unknown): Promise<void> => {
    const { commit } = told as { readonly commit: { readonly sha: string; commit?: unknown } };
    const at = `/repos/${repository}/git/commits/${commit.sha}`;
    commit.commit = JSON.parse((await upstream('GET', at, rules.keeper)).text);
  };

  /** Adapts an answer to the user: the emulator enforces push rights, and this reports them. */
  const seen = (value: unknown, login: string | undefined): unknown => {
    if (Array.isArray(value)) return value.map((one) => seen(one, login));
    if (typeof value !== 'object' || value === null) return value;
    const told = value as Record<string, unknown>;
    if (typeof told.full_name === 'string') {
      if (login === undefined) delete told.permissions;
      else told.permissions = { push: rules.canWrite(login, told.full_name), pull: true };
    }
    if (Array.isArray(told.tree) && told.tree.length > most) {
      told.tree = told.tree.slice(0, most);
      told.truncated = true;
    }
    return told;
  };

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = 'GET', url: path = '/', headers } = request;
    if (method === 'OPTIONS') {
      response.writeHead(204, CORS).end();
      return;
    }
    const token = /^(?:Bearer|token) (.+)$/i.exec(headers.authorization ?? '')?.[1];
    const body = await bodyOf(request);
    const fault = broken.meet(method, path);
    if (fault === 'expiry' && token !== undefined) rules.tokens.delete(token);
    const instead = fault === undefined ? undefined : replyOf(fault);
    const isHeard = fault === undefined || isDone(fault);
    const reply = isHeard ? await answer(method, path, token, body) : instead;
    const ask = { method, path, token, status: reply?.status ?? 0 };
    asked.push(ask);
    if (fault !== undefined && !instead) {
      spoil(fault, response, reply && { ...reply, headers: { ...CORS, ...reply.headers } });
      return;
    }
    const etag = `"${createHash('sha1').update(reply!.body).digest('hex')}"`;
    const all = { ...CORS, etag, ...CACHED, ...reply!.headers };
    if (method === 'GET' && headers['if-none-match'] === etag && reply!.status === 200) {
      const key = token ?? '';
      left.set(key, (left.get(key) ?? 0) + 1); // An unchanged answer doesn't count against the limit.
      ask.status = 304;
      response.writeHead(304, all).end();
      return;
    }
    response.writeHead(reply!.status, all).end(reply!.body);
  }

  const server = createServer((request, response) => {
    handle(request, response).catch((error: unknown) => {
      response.writeHead(599).end(String(error));
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    faults: broken,
    reports: reported,
    asked,
    allow: (token, count) => left.set(token ?? '', count),
    delayForks: (count) => (delay = count),
    truncateTrees: (at) => (most = at),
    lag: (looks) => (behind = looks),
    forget: () => {
      asked.length = 0;
      left.clear();
      waits.clear();
      originals.clear();
      delay = 0;
      most = Infinity;
      behind = 0;
      told.clear();
      reported.clear();
    },
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}
