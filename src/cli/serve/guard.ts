/*
 * Decides which requests are allowed. Any page in the user's browser can send requests to this address, under any name
 * that resolves to it. Any program on this computer can, with any headers. So a request must name this server exactly,
 * must not come from another origin, and for anything but the app itself must carry the secret of the address.
 */
import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { API, TOKEN_HEADER } from '../../lib/storage/server-api.ts';

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
  if (isTwice) return deny(400, 'bad-request', 'A header is there twice.');
  if (host === '' || headers.host !== host)
    return deny(421, 'wrong-host', `This server is ${host}, and nothing else.`);
  if (!url.startsWith('/') || url.startsWith('//'))
    return deny(400, 'bad-request', 'The address is none.');
  if (url.length > LONGEST_ADDRESS) return deny(414, 'bad-request', 'The address is too long.');

  const { origin } = headers;
  const site = headers['sec-fetch-site'];
  const isApi = isOfApi(url);
  const isReading = method === 'GET' || method === 'HEAD';
  if (origin !== undefined ? origin !== `http://${host}` : isApi && !isReading)
    return deny(403, 'wrong-origin', 'Only the page of this server may ask that.');
  if (!isApi) {
    // People arrive from anywhere by a link. Other requests from another site have no business here.
    const isVisit =
      headers['sec-fetch-mode'] === 'navigate' && headers['sec-fetch-dest'] === 'document';
    if (site !== undefined && !['same-origin', 'none'].includes(site) && !isVisit)
      return deny(403, 'wrong-origin', 'Only the page of this server may ask that.');
    return isReading ? undefined : deny(405, 'bad-method', 'The app can only be read.');
  }
  if (site !== undefined && site !== 'same-origin')
    return deny(403, 'wrong-origin', 'Only the page of this server may ask that.');
  if (!isEqual(String(headers[TOKEN_HEADER] ?? ''), token))
    return deny(
      401,
      'offline',
      'The signpost command was started anew and does not know this window any more. Open the address that it shows in the terminal; your work is kept as a draft in this browser.',
    );
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
