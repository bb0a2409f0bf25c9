import { readFileSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { compress } from '../scripts/compress.mjs';
import { HEADERS, headersFile, headersFor } from '../scripts/headers.mjs';
import { serve } from '../scripts/serve.mjs';
import { startServer } from '../src/cli/serve/server.ts';
import { temporaryFolder } from './test-server';

const WORKER = '/_app/immutable/workers/one.js';
const FILES = ['/', WORKER, '/service-worker.js', '/_app/immutable/chunks/a.js'];
const PATHS = [...FILES, '/signed-in'];

let folder = '';
beforeAll(async () => {
  const files = FILES.map((path) => [path === '/' ? 'index.html' : path.slice(1), 'text']);
  folder = await temporaryFolder(Object.fromEntries(files) as Record<string, string>);
});
afterAll(() => rm(folder, { recursive: true }));

/** Each server of the app: its address, and how to close it. */
const SERVERS = {
  'npm start': (files: string) => serve([0], files),
  'the command': async (files: string) => {
    const ground = { root: files, only: undefined };
    const { origin, close } = await startServer({ ground, app: files, ports: [0] });
    return { url: origin, close };
  },
};

describe.each(Object.entries(SERVERS))('%s', (_, start) => {
  test.each([...PATHS, '/missing.js'])('sends the headers with %s', async (path) => {
    const { url, close } = await start(folder);
    const { headers } = await fetch(url + path);
    const expected = path === '/missing.js' ? HEADERS : headersFor(path);
    for (const [name, value] of Object.entries(expected)) expect(headers.get(name)).toBe(value);
    await close();
  });
});

describe.each(Object.entries(SERVERS))('%s, with compressed copies', (_, start) => {
  const CODE = '/_app/immutable/chunks/long.js';
  const TEXT = 'export const text = 1;\n'.repeat(500);
  const PAGE = `<!doctype html>${'<p>text</p>'.repeat(500)}`;
  let url = '';
  let home = '';
  let close: () => Promise<unknown>;
  beforeAll(async () => {
    home = await temporaryFolder({ [CODE.slice(1)]: TEXT, 'index.html': PAGE, 'short.js': 'x' });
    const sizes = await compress(home);
    expect(sizes.br).toBeLessThan(sizes.files / 10);
    ({ url, close } = await start(home));
  });
  afterAll(async () => {
    await close();
    await rm(home, { recursive: true });
  });

  /** Requests without fetch, which would decompress the body. */
  const asked = async (path: string, headers: Readonly<Record<string, string>>) => {
    const message = await new Promise<IncomingMessage>((done, failed) => {
      get(url + path, { headers }, done).on('error', failed);
    });
    const parts: Buffer[] = [];
    for await (const part of message) parts.push(part as Buffer);
    return { status: message.statusCode, headers: message.headers, body: Buffer.concat(parts) };
  };

  test.each([
    ['br', 'gzip, deflate, br, zstd', brotliDecompressSync],
    ['gzip', 'gzip, deflate', gunzipSync],
    ['gzip', 'br;q=0, gzip;q=0.5', gunzipSync],
    [undefined, 'identity', (body: Buffer) => body],
    [undefined, '', (body: Buffer) => body],
  ])(
    'sends %s for “%s”, with the headers of the original file',
    async (encoding, accepts, open) => {
      for (const [path, text] of [
        [CODE, TEXT],
        ['/edit', PAGE],
      ] as const) {
        const { status, headers, body } = await asked(path, { 'Accept-Encoding': accepts });
        expect([status, headers['content-encoding']]).toEqual([200, encoding]);
        expect(open(body).toString()).toBe(text);
        expect(headers).toMatchObject({
          'content-type': path === CODE ? 'text/javascript' : 'text/html;charset=utf-8',
          'content-length': String(body.length),
          vary: 'Accept-Encoding',
          'cache-control': headersFor(path)['Cache-Control'],
          'x-content-type-options': 'nosniff',
        });
      }
    },
  );

  test('a short file has no copies', async () => {
    const { headers, body } = await asked('/short.js', { 'Accept-Encoding': 'br, gzip' });
    expect([headers['content-encoding'], body.toString()]).toEqual([undefined, 'x']);
  });

  test('an unchanged file is not sent again, and each encoding has its own tag', async () => {
    const tags = new Set<string>();
    for (const encoding of ['br', 'gzip', 'identity']) {
      const accepts = { 'Accept-Encoding': encoding };
      const first = await asked(CODE, accepts);
      const tag = first.headers.etag!;
      tags.add(tag);
      const again = await asked(CODE, { ...accepts, 'If-None-Match': tag });
      expect([again.status, again.body.length]).toEqual([304, 0]);
      const { vary, etag, 'cache-control': kept } = first.headers;
      expect(again.headers).toMatchObject({ vary, etag, 'cache-control': kept });
      const other = await asked(CODE, { ...accepts, 'If-None-Match': 'W/"1-1"' });
      expect([other.status, other.headers.etag]).toEqual([200, tag]);
    }
    expect(tags.size).toBe(3);
    const lost = await asked('/_app/immutable/lost.js', { 'If-None-Match': 'W/"1-1"' });
    expect([lost.status, lost.headers.etag, lost.headers['cache-control']]).toEqual([
      ...[404, undefined, undefined],
    ]);
  });
});

test('hosts get the same headers', () => {
  const file = readFileSync('static/_headers', 'utf8');
  expect(file, 'npm run docs').toBe(headersFile());
  for (const path of PATHS)
    for (const [name, value] of Object.entries(headersFor(path)))
      if (value !== 'no-cache') expect(saidBy(file, path)[name]).toContain(value);
});

test('no other site frames the app, and a worker contacts only our server', () => {
  for (const path of PATHS)
    expect(headersFor(path)['Content-Security-Policy']).toContain("frame-ancestors 'none'");
  expect(headersFor(WORKER)['Content-Security-Policy']).toBe(
    "default-src 'none'; script-src 'self'; connect-src 'self'; frame-ancestors 'none'",
  );
});

test('the page that hosts send people back to stays connected to the page that opened it', () => {
  const opener = (path: string) => headersFor(path)['Cross-Origin-Opener-Policy'];
  expect([opener('/'), opener('/signed-in')]).toEqual(['same-origin-allow-popups', 'unsafe-none']);
});

test('only our own pages may frame the embedded editor', () => {
  const { 'Content-Security-Policy': policy, 'X-Frame-Options': options } = headersFor('/embed/');
  expect([policy, options]).toEqual(["frame-ancestors 'self'", 'SAMEORIGIN']);
});

/** The headers that `_headers` sets for a path, as hosts interpret it. */
function saidBy(file: string, path: string): Readonly<Record<string, string>> {
  const said: Record<string, string> = {};
  let holds = false;
  for (const line of file.split('\n')) {
    const [, name, value] = /^ {2}([^:]+): (.+)$/.exec(line) ?? [];
    if (!name || !value)
      holds = line.endsWith('*') ? path.startsWith(line.slice(0, -1)) : line === path;
    else if (holds) said[name] = name in said ? `${said[name]}, ${value}` : value;
  }
  return said;
}
