/*
 * A local server that answers as a host's documentation says, and records the requests. It isn't the real host: a
 * passing test is checked only against the documentation.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Store } from './repositories.ts';

export interface Request {
  readonly method: string;
  /** The request path, without the API prefix. As it is if it has another one. */
  readonly path: string;
  /** The path segments, decoded. */
  readonly parts: readonly string[];
  readonly query: URLSearchParams;
  readonly body: unknown;
  readonly user: string | undefined;
}

export interface Answer {
  readonly status: number;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

export const answer = (
  status: number,
  body?: unknown,
  headers: Answer['headers'] = {},
): Answer => ({ status, body, headers });

/** Cross-origin headers of GitLab, and of Gitea where the server allows them. */
const CORS = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'Link, X-Next-Page, X-Total-Count',
};

/** A fault for one request: a replacement answer, or a connection failure. */
export type Fault = Answer | 'reset' | 'silence' | 'cut' | 'lost';

export interface DocumentedServer {
  readonly site: string;
  readonly asked: string[];
  /** The request bodies, in the order of `asked`. */
  readonly bodies: unknown[];
  /** Returns the next fault, and decides which request gets it. */
  fault: ((request: Request) => Fault | undefined) | undefined;
  readonly close: () => Promise<void>;
}

export async function startDocumentedServer(
  store: Store,
  api: string,
  handle: (request: Request) => Answer,
): Promise<DocumentedServer> {
  const asked: string[] = [];
  const bodies: unknown[] = [];
  const respond = async (incoming: IncomingMessage, response: ServerResponse) => {
    const url = new URL(incoming.url ?? '/', 'http://localhost');
    const { pathname } = url;
    const path = pathname.startsWith(`${api}/`) ? pathname.slice(api.length) : pathname;
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk as Buffer);
    const text = Buffer.concat(chunks).toString();
    const token = /^(?:Bearer|token) (.+)$/.exec(incoming.headers.authorization ?? '')?.[1];
    const user = store.users.get(token ?? '');
    const request: Request = {
      method: incoming.method ?? 'GET',
      path,
      parts: path.split('/').filter(Boolean).map(decodeURIComponent),
      query: url.searchParams,
      body: text ? (JSON.parse(text) as unknown) : undefined,
      user,
    };
    asked.push(`${request.method} ${path}${url.search}`);
    bodies.push(request.body);
    const fault = server.fault?.(request);
    if (fault === 'reset') return incoming.socket.destroy();
    if (fault === 'silence') return undefined;
    if (typeof fault === 'object') return send(response, fault);
    const given =
      token !== undefined && user === undefined
        ? answer(401, { message: '401 Unauthorized' })
        : handle(request);
    if (fault === 'lost') return incoming.socket.destroy();
    return send(response, given, fault === 'cut');
  };
  const http = createServer((incoming, response) => {
    respond(incoming, response).catch((error: unknown) => {
      response.writeHead(599).end(String(error));
    });
  });
  await new Promise<void>((done) => http.listen(0, '127.0.0.1', done));
  const site = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
  const server: DocumentedServer = {
    site,
    asked,
    bodies,
    fault: undefined,
    close: () =>
      new Promise((done) => {
        http.close(() => done());
        http.closeAllConnections();
      }),
  };
  return server;
}

function send(response: ServerResponse, { status, body, headers }: Answer, isCut = false): void {
  const isPlain = typeof body === 'string' || body instanceof Uint8Array;
  const bytes =
    body === undefined ? Buffer.alloc(0) : Buffer.from(isPlain ? body : JSON.stringify(body));
  response.writeHead(status, { 'content-type': 'application/json', ...CORS, ...headers });
  response.end(isCut ? bytes.subarray(0, bytes.length / 2) : bytes);
}
