/*
 * What GitLab and Gitea have in common: servers that many teams host themselves, called with plain `fetch`. A response
 * counts only if it has the documented shape. A page of something in between, or half a response, never passes for one.
 */
import { ok, refuse, type Refusal, type Result } from '../../core/result.ts';
import type { ZodMiniType } from '../../core/schema/zod.ts';
import { refusalOf } from './failures.ts';
import type { Access, Blob } from './host.ts';
import { ask, type Asking } from './http.ts';
import * as m from './messages.ts';

export interface Server {
  /** "GitLab", "Codeberg", "git.example.com" */
  readonly name: string;
  /** Its address, without a slash at the end: "https://gitlab.com". */
  readonly site: string;
  /** Time limit for one response, and the pause between two checks of a new fork, in milliseconds. */
  readonly patience?: number;
  readonly pause?: number;
}

/** A request to such a server. Without a shape, the response is bytes. */
export interface Call {
  <T>(access: Access, asked: Asked, shape: ZodMiniType<T>): Promise<Result<ServerReply<T>>>;
  (access: Access, asked: Asked): Promise<Result<ServerReply<Uint8Array>>>;
}

export interface Asked extends Pick<Asking, 'body' | 'means'> {
  readonly method?: Asking['method'];
  /** Relative to the API's address, with a leading slash. */
  readonly path: string;
  readonly query?: Readonly<Record<string, string | number | undefined>>;
}

export interface ServerReply<T> {
  readonly value: T;
  readonly header: (name: string) => string | undefined;
}

/** Returns a function that calls a server whose API is at `api`. `authorization`: the header value for a token. */
export function callServer(
  { name: host, site, patience }: Server,
  api: string,
  authorization: (token: string) => string,
): Call {
  return async <T>(access: Access, asked: Asked, shape?: ZodMiniType<T>) => {
    const { token } = access;
    const { method = 'GET', path, query = {}, ...more } = asked;
    const asker = { host, isSignedIn: token !== undefined };
    const answer = await ask({
      ...asker,
      ...more,
      method,
      url: site + api + path + inQuery(query),
      headers: token === undefined ? {} : { authorization: authorization(token) },
      as: shape ? 'json' : 'bytes',
      ...(patience === undefined ? {} : { patience }),
    });
    if (!answer.ok) return answer;
    const { body, header } = answer.value;
    const read = shape ? shape.safeParse(body) : { success: true as const, data: body as T };
    return read.success
      ? ok({ value: read.data, header })
      : { ok: false as const, refusal: refusalOf({ kind: 'cut' }, asker) };
  };
}

function inQuery(query: NonNullable<Asked['query']>): string {
  const given = Object.entries(query).flatMap(([key, value]) =>
    value === undefined || value === '' ? [] : [[key, String(value)]],
  );
  return given.length === 0 ? '' : `?${new URLSearchParams(given).toString()}`;
}

/** A path in an address: each part is encoded, the slashes stay. */
export const inAddress = (path: string): string =>
  path.split('/').map(encodeURIComponent).join('/');

/** The files among the entries of a tree, without folders and other repositories in it. */
export const blobsOf = (entries: readonly TreeEntry[]): readonly Blob[] =>
  entries.flatMap(({ path, type, mode, sha }) =>
    type === 'blob' ? [{ path, sha, ...(mode === '100644' ? {} : { mode }) }] : [],
  );
export type TreeEntry = Blob & { readonly type: string; readonly mode: string };

export function toBase64(bytes: Uint8Array): string {
  let letters = '';
  for (let i = 0; i < bytes.length; i += 8192)
    letters += String.fromCharCode(...bytes.subarray(i, i + 8192));
  return btoa(letters);
}

/** A pause that ends early when it is aborted. */
export const after = (milliseconds: number, signal: AbortSignal | undefined): Promise<void> =>
  new Promise((done) => {
    const timer = setTimeout(done, milliseconds);
    signal?.addEventListener('abort', () => (clearTimeout(timer), done()), { once: true });
  });

export const signedOut = (host: string) => refuse('signed-out', m.signInToList(host));

export const movedOn = (branch: string): Refusal => refuse('changed', m.movedOn(branch)).refusal;

export const taken = (branch: string): Refusal => refuse('taken', m.branchTaken(branch)).refusal;

export const notAllowed = (branch: string): Refusal =>
  refuse('no-right', m.notAllowed(branch)).refusal;

export const nameTaken = (host: string, name: string): Refusal =>
  refuse('refused', m.forkNameTaken(host, name)).refusal;

export const stopped = (host: string) => refuse('stopped', m.forkStopped(host));

export const stillForking = (host: string) => refuse('unanswered', m.stillForking(host));
