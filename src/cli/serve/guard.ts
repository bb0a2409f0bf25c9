/*
 * Decides which requests are allowed. Any page in the user's browser can send requests to this address, under any name
 * that resolves to it. Any program on this computer can, with any headers. So a request must name this server exactly,
 * must not come from another origin, and for anything but the app itself must carry the secret of the address.
 */
import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { API, TOKEN_HEADER } from '../../lib/storage/server-api.ts';
import * as m from './messages.ts';

export interface Denied {
  readonly status: number;
  readonly code: string;
  readonly sentence: string;
}

export interface Gate {
  /** "127.0.0.1:4180" */
  readonly host: string;
  readonly token: string;
}

const LONGEST_ADDRESS = 16 * 1024;
/** Headers that identify the sender or the content must not be repeated. */
const ONCE = ['host', 'origin', 'sec-fetch-site', TOKEN_HEADER, 'content-type', 'content-length'];

/** Why a request is refused, or undefined if it is allowed. */
export function denied(request: IncomingMessage, { host, token }: Gate): Denied | undefined {
  const { headers, url = '', method = '' } = request;
  const names = request.rawHeaders.filter((_, i) => i % 2 === 0).map((name) => name.toLowerCase());
  const isTwice = ONCE.some((name) => names.filter((other) => other === name).length > 1);
  // Guard: deciding headers appear only once
  if (isTwice) return deny(400, 'bad-request', m.headerTwice);
  // Guard: the Host header is this server’s name
  if (host === '' || headers.host !== host) return deny(421, 'wrong-host', m.wrongHost(host));
  if (!url.startsWith('/') || url.startsWith('//')) return deny(400, 'bad-request', m.noAddress);
  if (url.length > LONGEST_ADDRESS) return deny(414, 'bad-request', m.longAddress);

  const { origin } = headers;
  const site = headers['sec-fetch-site'];
  const isApi = isOfApi(url);
  const isReading = method === 'GET' || method === 'HEAD';
  // Guard: the Origin header is this page’s
  // Guard: a write says where it comes from
  if (origin !== undefined ? origin !== `http://${host}` : isApi && !isReading)
    return deny(403, 'wrong-origin', m.otherOrigin);
  if (!isApi) {
    // People arrive from anywhere by a link. Other requests from another site have no business here.
    const isVisit =
      headers['sec-fetch-mode'] === 'navigate' && headers['sec-fetch-dest'] === 'document';
    if (site !== undefined && !['same-origin', 'none'].includes(site) && !isVisit)
      return deny(403, 'wrong-origin', m.otherOrigin);
    return isReading ? undefined : deny(405, 'bad-method', m.appIsRead);
  }
  // Guard: no other site’s page may ask (Sec-Fetch-Site)
  if (site !== undefined && site !== 'same-origin') return deny(403, 'wrong-origin', m.otherOrigin);
  // Guard: the secret of the address
  if (!isEqual(String(headers[TOKEN_HEADER] ?? ''), token))
    return deny(401, 'offline', m.restarted);
  return undefined;
}

/** Whether a path belongs to the API, in this version or another one. */
export const isOfApi = (url: string): boolean =>
  /^\/+api(\/|$|\?)/i.test(url) || url.startsWith(API);

const deny = (status: number, code: string, sentence: string): Denied => ({
  status,
  code,
  sentence,
});

/** Takes the same time wherever the first difference is. */
function isEqual(a: string, b: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(a), digest(b));
}
