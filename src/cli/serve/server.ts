/* The server of the `signpost` command: only on this computer, and only for callers that know its secret. */
import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { refuse } from '../../lib/core/result.ts';
import { answer, send } from './api.ts';
import { said } from './failures.ts';
import { denied, isOfApi } from './guard.ts';
import { HEADERS } from '../../../scripts/headers.mjs';
import { staticFiles } from '../../../scripts/static-files.mjs';
import { listingOf, type Ground } from './listing.ts';
import * as m from './messages.ts';
import { mutex } from './mutex.ts';
import type { Service } from './service.ts';
import { sweep } from './sweep.ts';
import { watching } from './watching.ts';

export interface Start {
  readonly ground: Ground;
  /** The folder of the built app. */
  readonly app: string;
  /** Tried in order until one is free. 0 is any port. */
  readonly ports: readonly number[];
}

export interface Running {
  /** "http://127.0.0.1:4180" */
  readonly origin: string;
  readonly token: string;
  /** Resolves when running tasks are done: a save is not cut off. */
  readonly close: () => Promise<void>;
}

const HOST = '127.0.0.1';
/** Time limit for a request to arrive, in milliseconds. */
const ARRIVAL = 30_000;

/** Cleans up after killed saves, then serves. Throws an Error with a sentence if no port is free. */
export async function startServer({ ground, app, ports }: Start): Promise<Running> {
  // Guard: a start finishes what a killed save left
  await sweep(ground.root, (await listingOf(ground.root)).left, Date.now());
  const service: Service = {
    ground,
    turn: mutex(),
    watching: watching(ground.root),
    saved: new Set(),
    created: new Set(),
  };
  const token = randomBytes(32).toString('base64url');
  const pages = staticFiles(app);
  /** Matches no request until the port is known. */
  let host = '';
  const server = createServer(
    { maxHeaderSize: 32 * 1024, requestTimeout: ARRIVAL, headersTimeout: ARRIVAL },
    (request, response) => {
      const no = denied(request, { host, token });
      if (no) return deny(request, response, no.status, refuse(no.code, no.sentence));
      if (!isOfApi(request.url ?? '')) return pages(request, response);
      answer(service, request, response).catch((thrown: unknown) => {
        if (response.headersSent) response.destroy();
        else send(response, 500, refuse('broken', m.broken(said(thrown))));
      });
    },
  );
  // The server speaks no other protocol, and is not a proxy.
  for (const event of ['upgrade', 'connect'] as const)
    server.on(event, (_request, socket: Duplex) => socket.destroy());
  const port = await listen(server, ports);
  host = `${HOST}:${port}`;
  return {
    origin: `http://${host}`,
    token,
    close: async () => {
      const closed = new Promise((done) => server.close(done));
      service.watching.close();
      await service.turn(() => Promise.resolve());
      server.closeIdleConnections();
      // A response that is being sent may still arrive.
      setTimeout(() => server.closeAllConnections(), 200).unref();
      await closed;
    },
  };
}

function deny(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  refused: ReturnType<typeof refuse>,
): void {
  // The request's body is not read.
  response.setHeader('Connection', 'close');
  if (isOfApi(request.url ?? '')) return send(response, status, refused);
  if (status === 405) response.setHeader('Allow', 'GET, HEAD');
  response
    .writeHead(status, { ...HEADERS, 'Content-Type': 'text/plain; charset=utf-8' })
    .end(`${refused.refusal.sentence}\n`);
}

async function listen(server: Server, ports: readonly number[]): Promise<number> {
  for (const port of ports) {
    const found = await new Promise<number | undefined>((done, fail) => {
      const failed = (error: NodeJS.ErrnoException) =>
        error.code === 'EADDRINUSE' || error.code === 'EACCES' ? done(undefined) : fail(error);
      server.once('error', failed);
      server.listen(port, HOST, () => {
        server.off('error', failed);
        const address = server.address();
        done(typeof address === 'object' ? address?.port : undefined);
      });
    });
    if (found !== undefined) return found;
  }
  throw new Error(ports.length === 1 ? m.portTaken(ports[0]!) : m.noFreePort(ports));
}
