/*
 * Faults that can happen to a request on its way to a host and back. A fault applies to the requests it matches, a
 * number of times or until it is cleared.
 */
import type { ServerResponse } from 'node:http';

export type FaultKind =
  | 401
  | 403
  | 'limit'
  | 'abuse'
  | 'sso'
  | 404
  | 409
  | 422
  | 429
  | 500
  | 502
  /** No answer arrives. */
  | 'time-out'
  /** The connection drops before the request is processed. */
  | 'reset'
  /** The request is processed, then the connection drops, or no answer arrives. */
  | 'lost'
  | 'lost-slowly'
  /** The request is processed, and the answer breaks off in the middle. */
  | 'truncated'
  /** A page from an intermediary, instead of an answer. */
  | 'login-page'
  /** The token expires with this request. */
  | 'expiry';

export interface Fault {
  readonly kind: FaultKind;
  /** The requests it matches; all by default. */
  readonly method?: string;
  readonly path?: RegExp;
  /** How many times; by default until it is cleared. */
  readonly times?: number;
}

/** Whether the host processes the request despite this fault. */
export const isDone = (kind: FaultKind): boolean =>
  kind === 'lost' || kind === 'lost-slowly' || kind === 'truncated';

export interface Faults {
  readonly add: (fault: Fault) => void;
  readonly clear: () => void;
  /** Returns the fault that matches this request, and counts it. */
  readonly meet: (method: string, path: string) => FaultKind | undefined;
  /** How many requests were hit by a fault. */
  readonly met: () => number;
}

export function faults(): Faults {
  let waiting: { readonly fault: Fault; left: number }[] = [];
  let met = 0;
  return {
    add: (fault) => waiting.push({ fault, left: fault.times ?? Infinity }),
    clear: () => {
      waiting = [];
    },
    met: () => met,
    meet: (method, path) => {
      const first = waiting.find(
        ({ fault, left }) =>
          left > 0 &&
          (fault.method === undefined || fault.method === method) &&
          (fault.path?.test(path) ?? true),
      );
      if (!first) return undefined;
      first.left--;
      met++;
      return first.fault.kind;
    },
  };
}

export interface Reply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

const json = (
  status: number,
  message: string,
  headers: Readonly<Record<string, string>> = {},
): Reply => ({
  status,
  headers: { 'content-type': 'application/json; charset=utf-8', ...headers },
  body: JSON.stringify({ message, documentation_url: 'https://docs.github.com/rest' }),
});

/** When the rate limit resets: twelve minutes from now, in seconds since 1970. */
export const reset = (): string => String(Math.floor(Date.now() / 1000) + 12 * 60);

/** The answer a fault gives, or undefined if it gives none. */
export function replyOf(kind: FaultKind): Reply | undefined {
  switch (kind) {
    case 401:
    case 'expiry':
      return json(401, 'Bad credentials');
    case 403:
      return json(403, 'Resource not accessible by personal access token');
    case 'limit':
      return json(403, 'API rate limit exceeded for user ID 1.', {
        'x-ratelimit-limit': '5000',
        'x-ratelimit-remaining': '0',
        'x-ratelimit-reset': reset(),
      });
    case 'abuse':
      return json(403, 'You have exceeded a secondary rate limit. Please wait a few minutes.', {
        'retry-after': '60',
      });
    case 'sso':
      return json(403, 'Resource protected by organization SAML enforcement.', {
        'x-github-sso': 'required; url=https://github.com/orgs/acme/sso',
      });
    case 404:
      return json(404, 'Not Found');
    case 409:
      return json(409, 'Reference cannot be updated');
    case 422:
      return json(422, 'Validation Failed');
    case 429:
      return json(429, 'Too many requests', { 'retry-after': '90' });
    case 500:
      return json(500, 'Server Error');
    case 502:
      return {
        status: 502,
        headers: { 'content-type': 'text/html' },
        body: '<html><body><h1>502 Bad Gateway</h1></body></html>',
      };
    case 'login-page':
      return {
        status: 200,
        headers: { 'content-type': 'text/html; charset=utf-8' },
        body: '<!doctype html><title>Sign in to the guest network</title><form></form>',
      };
    case 'time-out':
    case 'reset':
    case 'lost':
    case 'lost-slowly':
    case 'truncated':
      return undefined;
  }
}

/** Sends what the fault leaves of the host's answer. */
export function spoil(kind: FaultKind, response: ServerResponse, reply: Reply | undefined): void {
  if (kind === 'reset' || kind === 'lost') response.destroy();
  else if (kind === 'truncated' && reply) {
    response.writeHead(reply.status, reply.headers);
    response.end(reply.body.slice(0, Math.max(1, Math.floor(reply.body.length / 2))));
  }
  // Otherwise no answer is sent: the client gives up, and the connection closes with the server.
}
