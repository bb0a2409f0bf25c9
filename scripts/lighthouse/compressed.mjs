/*
 * A proxy that compresses text, as static file hosts do. The server behind it sees requests as if they were addressed
 * to it.
 */
import { createServer, request } from 'node:http';
import { createGzip } from 'node:zlib';

const TEXT = /^(text\/(?!event-stream)|application\/(json|javascript|manifest)|image\/svg)/;

/** @param {string} origin @returns {Promise<{ url: string, close: () => Promise<unknown> }>} */
export async function compressed(origin) {
  const behind = new URL(origin);
  const server = createServer((asked, answer) => {
    const headers = { ...asked.headers, host: behind.host };
    if (headers.origin) headers.origin = origin;
    if (headers.referer) headers.referer = `${origin}/`;
    const passed = request(
      new URL(asked.url ?? '/', origin),
      { method: asked.method, headers },
      (given) => {
        const rest = { ...given.headers };
        delete rest['content-length'];
        if (!TEXT.test(given.headers['content-type'] ?? '')) {
          answer.writeHead(given.statusCode ?? 502, given.headers);
          given.pipe(answer);
          return;
        }
        answer.writeHead(given.statusCode ?? 502, { ...rest, 'content-encoding': 'gzip' });
        given.pipe(createGzip({ level: 9 })).pipe(answer);
      },
    );
    passed.on('error', () => answer.destroy());
    answer.on('close', () => passed.destroy());
    asked.pipe(passed);
  });
  await new Promise((listening) => server.listen(0, '127.0.0.1', () => listening(undefined)));
  const address = server.address();
  if (!address || typeof address !== 'object') throw new Error('The server has no address.');
  return {
    url: `http://127.0.0.1:${address.port}`,
    close: () =>
      new Promise((closed) => {
        server.close(closed);
        server.closeAllConnections();
      }),
  };
}
