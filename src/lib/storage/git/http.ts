/*
 * Sends requests to a git host. Each request has a time limit, each response is read to its end before it counts, and
 * every failure becomes a refusal in words (`failures.ts`). No response is taken from the browser's cache without
 * asking the host whether it is still valid: hosts let it be cached for a minute, and a head may have moved in the
 * meantime.
 */
import { ok, type Refusal, type Result } from '../../core/result.ts';
import { refusalOf, type Asker, type Failure } from './failures.ts';

/** Default time limit for one response, in milliseconds. */
export const PATIENCE = 30_000;

export interface Asking extends Asker {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Sent as JSON. */
  readonly body?: unknown;
  readonly as?: 'json' | 'bytes';
  readonly patience?: number;
  readonly signal?: AbortSignal;
  /**
   * What a failed response means at this host, if that differs from its general meaning. Checked first. `body` is JSON,
   * or else text.
   */
  readonly means?: (status: number, body: unknown) => Refusal | undefined;
}

export interface HttpAnswer {
  readonly status: number;
  readonly header: (name: string) => string | undefined;
  /** The value of the JSON, or a `Uint8Array`. Undefined for an empty response. */
  readonly body: unknown;
}

/** Sends one request with plain `fetch`. */
export async function ask(asking: Asking): Promise<Result<HttpAnswer>> {
  const { method, url, headers, body, patience, signal, means } = asking;
  try {
    const response = await patiently(
      'no-cache',
      patience,
      signal,
    )(url, {
      method,
      headers: {
        ...headers,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const header = (name: string) => response.headers.get(name) ?? undefined;
    const bytes = new Uint8Array(await response.arrayBuffer());
    if (response.ok && asking.as === 'bytes')
      return ok({ status: response.status, header, body: bytes });
    const told = parsed(new TextDecoder().decode(bytes));
    if (response.ok) {
      const failure = unusable(told, header('content-type'));
      return failure
        ? { ok: false, refusal: refusalOf(failure, asking) }
        : ok({ status: response.status, header, body: told });
    }
    const failure = {
      kind: 'status',
      status: response.status,
      message: said(told),
      header,
    } as const;
    return {
      ok: false,
      refusal: means?.(response.status, told) ?? refusalOf(failure, asking),
    };
  } catch (error) {
    return { ok: false, refusal: refusalOf(failureOf(error), asking) };
  }
}

/** A `fetch` with a time limit, which resolves only when the whole response has arrived. */
export const patiently =
  (cache: RequestCache, patience = PATIENCE, signal?: AbortSignal): typeof fetch =>
  async (input, init) => {
    const limit = AbortSignal.timeout(patience);
    const response = await fetch(input, {
      ...init,
      cache,
      credentials: 'omit',
      signal: signal ? AbortSignal.any([limit, signal]) : limit,
    });
    const bytes = await response.arrayBuffer();
    const { status, statusText, headers } = response;
    const isEmpty = status === 204 || status === 205 || status === 304;
    return new Response(isEmpty ? null : bytes, { status, statusText, headers });
  };

/** The failure that made `fetch` throw. Rethrows errors of our own. */
export function failureOf(error: unknown): Failure {
  const name = error instanceof Error || error instanceof DOMException ? error.name : '';
  if (name === 'TimeoutError') return { kind: 'slow' };
  if (name === 'AbortError') return { kind: 'stopped' };
  if (error instanceof TypeError) return { kind: 'unreachable' };
  throw error; // Not a network error: a bug of ours.
}

/** Why a response that claims success is unusable: all hosts respond with JSON objects and lists. */
export function unusable(body: unknown, type: string | undefined): Failure | undefined {
  if (typeof body === 'object' && body !== null) return undefined;
  if (body === undefined || body === '') return undefined;
  const isPage =
    type?.includes('html') === true || (typeof body === 'string' && /^\s*</.test(body));
  return { kind: isPage ? 'foreign' : 'cut' };
}

/** The value of a JSON text, or the text itself if it isn't JSON. Undefined if it is empty. */
export function parsed(text: string): unknown {
  if (text === '') return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}

/** The message in a host's failed response. */
export function said(body: unknown): string {
  if (typeof body !== 'object' || body === null) return '';
  const { message, error, errors } = body as Readonly<Record<string, unknown>>;
  const details = Array.isArray(errors) ? (errors as readonly unknown[]).map(said) : [];
  return [message ?? error, ...details]
    .filter((part) => typeof part === 'string' && part)
    .join(': ');
}
