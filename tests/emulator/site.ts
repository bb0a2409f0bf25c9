/*
 * github.com on this machine, as far as signing in needs it: the emulator's pages, with the check of PKCE that it doesn't
 * make. https://docs.github.com/apps/oauth-apps/building-oauth-apps/authorizing-oauth-apps
 */
import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The OAuth app that the emulator knows. */
export const APPLICATION = { client_id: 'Iv1.signpost', client_secret: 'not-a-real-secret' };

export interface Site {
  readonly address: string;
  /** The bodies of requests for a token. */
  readonly exchanges: Readonly<Record<string, string>>[];
  /** The answer to the next request for a token, instead of the real one. */
  instead: { readonly status: number; readonly body: string } | undefined;
  readonly close: () => Promise<void>;
}

/** `accept`: makes the API accept a token. */
export async function startSite(
  upstream: string,
  accept: (token: string, login: string) => void,
): Promise<Site> {
  /** The challenges of sign-ins by their state, then by their code. */
  const challenges = new Map<string, string>();
  const exchanges: Record<string, string>[] = [];

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://localhost');
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks).toString();
    const { accept: wanted = '*/*', 'content-type': type, cookie } = request.headers;
    const isExchange = url.pathname === '/login/oauth/access_token';
    if (url.pathname === '/login/oauth/authorize')
      challenges.set(url.searchParams.get('state') ?? '', url.searchParams.get('code_challenge')!);
    if (isExchange) {
      const sent = JSON.parse(body) as Record<string, string>;
      exchanges.push(sent);
      const { instead } = site;
      site.instead = undefined;
      if (instead) return void response.writeHead(instead.status).end(instead.body);
      const { code = '', code_verifier: verifier = '' } = sent;
      const challenge = createHash('sha256').update(verifier).digest('base64url');
      if (challenges.get(code) !== challenge) {
        const refusal = { error: 'bad_verification_code', error_description: 'The code is wrong.' };
        return void response.writeHead(200).end(JSON.stringify(refusal));
      }
    }
    const answer = await fetch(upstream + url.pathname + url.search, {
      method: request.method ?? 'GET',
      headers: { accept: wanted, ...(type && { 'content-type': type }), ...(cookie && { cookie }) },
      ...(body && { body }),
      redirect: 'manual',
    });
    const text = await answer.text();
    const location = answer.headers.get('location');
    if (location) {
      const { searchParams } = new URL(location, 'https://github.com');
      const challenge = challenges.get(searchParams.get('state') ?? '');
      if (challenge) challenges.set(searchParams.get('code') ?? '', challenge);
    }
    if (isExchange) {
      const { access_token: token } = JSON.parse(text) as { access_token?: string };
      if (token) accept(token, await loginOf(token));
    }
    response.writeHead(answer.status, {
      'content-type': answer.headers.get('content-type') ?? 'text/plain',
      ...(location && { location }),
    });
    response.end(text);
  }
  const loginOf = async (token: string) => {
    const headers = { authorization: `Bearer ${token}` };
    const user = await fetch(`${upstream}/user`, { headers });
    return ((await user.json()) as { login: string }).login;
  };

  const server = createServer((request, response) => {
    respond(request, response).catch((error: unknown) => {
      response.writeHead(599).end(String(error));
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const site: Site = {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    exchanges,
    instead: undefined,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
  return site;
}
