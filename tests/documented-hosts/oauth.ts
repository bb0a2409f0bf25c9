/*
 * A server that people sign in to, as GitLab (https://docs.gitlab.com/api/oauth2/) and Gitea
 * (https://docs.gitea.com/development/oauth2-provider) document it for applications without a secret: the authorization
 * code flow with PKCE, and refresh tokens that can be used once.
 */
import { createHash, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Store } from './repositories.ts';

/** The endpoints of a kind of host. */
export const ENDPOINTS = {
  gitlab: { authorize: '/oauth/authorize', token: '/oauth/token', revoke: '/oauth/revoke' },
  gitea: {
    authorize: '/login/oauth/authorize',
    token: '/login/oauth/access_token',
    revoke: undefined,
  },
} as const;

export interface Application {
  readonly clientId: string;
  readonly redirect: string;
}

export interface SignInServer {
  readonly site: string;
  /** What was sent to the token and revocation endpoints. */
  readonly sent: URLSearchParams[];
  /** Whether other sites may read its answers. */
  allowsOthers: boolean;
  /** Ends all access tokens that it gave, as time does. Refresh tokens stay. */
  readonly expire: () => void;
  /** Ends everything that it gave. */
  readonly forget: () => void;
  readonly close: () => Promise<void>;
}

interface Asked {
  readonly login: string;
  readonly challenge: string;
  readonly redirect: string;
}

export async function startSignIn(
  kind: keyof typeof ENDPOINTS,
  { users }: Pick<Store, 'users'>,
  application: Application,
): Promise<SignInServer> {
  const { authorize, token, revoke } = ENDPOINTS[kind];
  const codes = new Map<string, Asked>();
  const refreshes = new Map<string, string>();
  const given = new Set<string>();
  const sent: URLSearchParams[] = [];
  const random = () => randomBytes(20).toString('hex');

  const grant = (login: string) => {
    const tokens = { access_token: `oauth-${random()}`, refresh_token: `refresh-${random()}` };
    users.set(tokens.access_token, login);
    given.add(tokens.access_token);
    refreshes.set(tokens.refresh_token, login);
    return { status: 200, body: { ...tokens, token_type: 'Bearer', expires_in: 7200 } };
  };
  const refused = (error: string, status = 400) => ({
    status,
    body: { error, error_description: `Refused: ${error}.` },
  });

  function exchange(form: URLSearchParams) {
    if (form.get('client_id') !== application.clientId) return refused('invalid_client', 401);
    if (form.get('grant_type') === 'refresh_token') {
      const refresh = form.get('refresh_token') ?? '';
      const login = refreshes.get(refresh);
      refreshes.delete(refresh);
      return login === undefined ? refused('invalid_grant') : grant(login);
    }
    if (form.get('grant_type') !== 'authorization_code') return refused('unsupported_grant_type');
    const code = form.get('code') ?? '';
    const asked = codes.get(code);
    codes.delete(code);
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    return asked?.challenge === challenge && asked.redirect === form.get('redirect_uri')
      ? grant(asked.login)
      : refused('invalid_grant');
  }

  /** The page that asks the person, or where it leads when they have answered. */
  function ask(query: URLSearchParams, response: ServerResponse): void {
    const redirect = query.get('redirect_uri') ?? '';
    const challenge = query.get('code_challenge') ?? '';
    const isValid =
      query.get('client_id') === application.clientId &&
      redirect === application.redirect &&
      query.get('response_type') === 'code' &&
      query.get('code_challenge_method') === 'S256' &&
      /^[\w-]{43}$/.test(challenge);
    if (!isValid) return void response.writeHead(400).end('The request is not valid.');
    const login = query.get('login');
    const back = new URL(redirect);
    back.searchParams.set('state', query.get('state') ?? '');
    if (login === null) {
      const link = (who: string) => {
        const next = new URLSearchParams(query);
        next.set('login', who);
        return `<a href="?${next.toString().replaceAll('&', '&amp;')}">${who || 'Deny'}</a>`;
      };
      response.writeHead(200, { 'content-type': 'text/html' });
      return void response.end(
        `<h1>Authorize Signpost</h1>${['ada', 'eve', ''].map(link).join(' ')}`,
      );
    }
    if (login === '') {
      back.searchParams.set('error', 'access_denied');
      back.searchParams.set('error_description', 'The resource owner denied the request.');
    } else {
      const code = `code-${random()}`;
      codes.set(code, { login, challenge, redirect });
      back.searchParams.set('code', code);
    }
    response.writeHead(302, { location: back.href }).end();
  }

  const respond = async (request: IncomingMessage, response: ServerResponse) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    if (request.method === 'GET' && url.pathname === authorize)
      return ask(url.searchParams, response);
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const form = new URLSearchParams(Buffer.concat(chunks).toString());
    const cors = server.allowsOthers ? { 'access-control-allow-origin': '*' } : {};
    const headers = { 'content-type': 'application/json', ...cors };
    const isForm = request.headers['content-type']?.startsWith('application/x-www-form-urlencoded');
    if (request.method !== 'POST' || !isForm || ![token, revoke].includes(url.pathname as never))
      return void response.writeHead(404, headers).end('{}');
    sent.push(form);
    if (url.pathname === revoke) {
      users.delete(form.get('token') ?? '');
      return void response.writeHead(200, headers).end('{}');
    }
    const { status, body } = exchange(form);
    return void response.writeHead(status, headers).end(JSON.stringify(body));
  };

  const http = createServer((request, response) => {
    respond(request, response).catch((error: unknown) => {
      response.writeHead(599).end(String(error));
    });
  });
  await new Promise<void>((done) => http.listen(0, '127.0.0.1', done));
  const expire = () => {
    for (const one of given) users.delete(one);
    given.clear();
  };
  const server: SignInServer = {
    site: `http://127.0.0.1:${(http.address() as AddressInfo).port}`,
    sent,
    allowsOthers: true,
    expire,
    forget: () => {
      expire();
      refreshes.clear();
      codes.clear();
    },
    close: () =>
      new Promise((done) => {
        http.close(() => done());
        http.closeAllConnections();
      }),
  };
  return server;
}
