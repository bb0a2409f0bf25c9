/*
 * Requests to a git host, the same for all of them. Each has a time limit, a response is read to its end before it
 * counts, it counts only if it has the documented shape, and every failure becomes a refusal in words (`failures.ts`).
 * A page of something in between, or half a response, never passes for one of the host's. No response is taken from the
 * browser's cache without asking the host whether it is still valid, unless the host says otherwise: hosts let it be
 * cached for a minute, and a head may have moved in the meantime.
 */
import type { Allowance } from '../../core/limits.ts';
import { ok, type Refusal, type Result } from '../../core/result.ts';
import * as z from '../../core/schema/zod.ts';
import { refusalOf, type Failure } from './failures.ts';
import type { Access, Pace } from './host.ts';
import { requestQueue, type RequestQueue } from './request-queue.ts';

/** Default time limit for one response, in milliseconds. */
export const PATIENCE = 30_000;

/** A host's API. */
export interface Api extends Pace {
  /** The host, as sentences name it. */
  readonly host: string;
  /** Without a slash at the end: "https://gitlab.com/api/v4". */
  readonly address: string;
  readonly headers: (token: string | undefined) => Readonly<Record<string, string>>;
  readonly cache?: (token: string | undefined) => RequestCache;
  /** What a failed response means at this host, whatever was asked for. */
  readonly means?: Means;
}

/** What a failed response means, if that differs from its general meaning. `said`: the host's own words. */
export type Means = (
  status: number,
  said: string,
) => { readonly ok: false; readonly refusal: Refusal } | undefined;

type Query = Readonly<Record<string, string | number | undefined>>;

export interface HttpRequest {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Relative to the API's address, with a leading slash. */
  readonly path: string;
  /** What is undefined or empty is left out. */
  readonly query?: Query;
  /** Sent as JSON. */
  readonly body?: unknown;
  /** Checked before `Api.means`. */
  readonly means?: Means;
}

type Header = (name: string) => string | undefined;

/** The pages of a list. `next`: the query of the page after these, or undefined if they are enough. */
export interface Paging<T> extends HttpRequest {
  readonly most: number;
  readonly next: (pages: readonly T[], header: Header) => Query | undefined;
}

export interface Http {
  /** What the last response to these credentials said about the host's limit. Undefined if it said nothing. */
  readonly allowance: (access: Access) => Allowance | undefined;
  /** The value of the JSON, or the bytes if the shape is `BYTES`. */
  readonly ask: <T>(
    access: Access,
    request: HttpRequest | string,
    shape: z.ZodMiniType<T>,
  ) => Promise<Result<T>>;
  /** Pages of a list, in order. `isTruncated`: there are more than `most`. */
  readonly pages: <T>(
    access: Access,
    request: Paging<T>,
    shape: z.ZodMiniType<T>,
  ) => Promise<Result<{ readonly pages: readonly T[]; readonly isTruncated: boolean }>>;
}

/** The shape of a response that is no JSON. */
export const BYTES: z.ZodMiniType<Uint8Array> = z.instanceof(Uint8Array);

export function http(api: Api): Http {
  const allowances: Allowances = new Map();
  const queues = new Map<string | undefined, RequestQueue>();
  const send = <T>(access: Access, request: HttpRequest, shape: z.ZodMiniType<T>) => {
    const queue = queues.get(access.token) ?? requestQueue();
    queues.set(access.token, queue);
    const isChange = request.method !== undefined && request.method !== 'GET';
    return queue(() => sendTo(api, allowances, access, request, shape), isChange);
  };
  return {
    allowance: ({ token }) => allowances.get(token),
    ask: async (access, request, shape) => {
      const answer = await send(
        access,
        typeof request === 'string' ? { path: request } : request,
        shape,
      );
      return answer.ok ? ok(answer.value.value) : answer;
    },
    pages: async <T>(
      access: Access,
      { most, next, ...request }: Paging<T>,
      shape: z.ZodMiniType<T>,
    ) => {
      const pages: T[] = [];
      let at: Query | undefined = {};
      while (at && pages.length < most) {
        const query: Query = { ...request.query, ...at };
        const answer = await send(access, { ...request, query }, shape);
        if (!answer.ok) return answer;
        pages.push(answer.value.value);
        at = next(pages, answer.value.header);
      }
      return ok({ pages, isTruncated: at !== undefined });
    },
  };
}

/** By token. */
type Allowances = Map<string | undefined, Allowance>;

async function sendTo<T>(
  api: Api,
  allowances: Allowances,
  access: Access,
  { method = 'GET', path, query = {}, body, means }: HttpRequest,
  shape: z.ZodMiniType<T>,
): Promise<Result<{ readonly value: T; readonly header: Header }>> {
  const { token } = access;
  const refused = (failure: Failure) =>
    ({
      ok: false,
      refusal: refusalOf(failure, { host: api.host, isSignedIn: token !== undefined }),
    }) as const;
  const target = path + inQuery(query);
  const { patience = PATIENCE } = api;
  const limit = typeof patience === 'number' ? patience : patience(`${method} ${target}`);
  try {
    const ask = (by: string | undefined) =>
      fetch(api.address + target, {
        method,
        headers: {
          ...api.headers(by),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        cache: api.cache?.(by) ?? 'no-cache',
        credentials: 'omit',
        signal: AbortSignal.timeout(limit),
      });
    let response = await ask(token);
    // A token has expired when the host says so. The clock of this computer may be wrong.
    if (response.status === 401 && token !== undefined && access.renew) {
      const renewed = await access.renew(token);
      if (!renewed.ok) return renewed;
      if (renewed.value !== undefined) response = await ask(renewed.value);
    }
    const header: Header = (name) => response.headers.get(name) ?? undefined;
    const allowance = allowanceIn(header);
    if (allowance) allowances.set(access.token, allowance);
    const bytes = new Uint8Array(await response.arrayBuffer());
    const isBytes = response.ok && (shape as unknown) === BYTES;
    const value = isBytes ? bytes : parsed(new TextDecoder().decode(bytes));
    if (response.ok) {
      const read = shape.safeParse(value);
      return read.success
        ? ok({ value: read.data, header })
        : refused({ kind: isPage(value, header('content-type')) ? 'foreign' : 'cut' });
    }
    const { status } = response;
    const message = wordsOf(value);
    return (
      means?.(status, message) ??
      api.means?.(status, message) ??
      refused({ kind: 'status', status, message, header })
    );
  } catch (error) {
    return refused(failureOf(error));
  }
}

/** GitHub's headers, then GitLab's, as far as a page may read them. */
function allowanceIn(header: Header): Allowance | undefined {
  const numberIn = (name: string) => header(`x-ratelimit-${name}`) ?? header(`ratelimit-${name}`);
  const [left, of] = [numberIn('remaining'), numberIn('limit')];
  return left === undefined || of === undefined
    ? undefined
    : { left: Number(left), of: Number(of) };
}

/** The failure that made `fetch` throw. Rethrows errors of our own. */
function failureOf(error: unknown): Failure {
  const name = error instanceof Error || error instanceof DOMException ? error.name : '';
  if (name === 'TimeoutError') return { kind: 'slow' };
  if (name === 'AbortError') return { kind: 'stopped' };
  if (error instanceof TypeError) return { kind: 'unreachable' };
  throw error; // Not a network error: a bug of ours.
}

const isPage = (value: unknown, type = ''): boolean =>
  typeof value === 'string' && (type.includes('html') || /^\s*</.test(value));

/** The value of a JSON text, or the text itself if it isn't JSON. Undefined if it is empty. */
function parsed(text: string): unknown {
  if (text === '') return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}

/** The message in a host's failed response. */
function wordsOf(body: unknown): string {
  if (typeof body !== 'object' || body === null) return '';
  const { message, error, errors } = body as Readonly<Record<string, unknown>>;
  const details = Array.isArray(errors) ? (errors as readonly unknown[]).map(wordsOf) : [];
  return [message ?? error, ...details]
    .filter((part) => typeof part === 'string' && part)
    .join(': ');
}

function inQuery(query: Query): string {
  const given = Object.entries(query).flatMap(([key, value]) =>
    value === undefined || value === '' ? [] : [[key, String(value)]],
  );
  return given.length === 0 ? '' : `?${new URLSearchParams(given).toString()}`;
}

/** A path in an address: each part is encoded, the slashes stay. */
export const inAddress = (path: string): string =>
  path.split('/').map(encodeURIComponent).join('/');
