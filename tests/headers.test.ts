import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { HEADERS, headersFile, headersFor } from '../scripts/headers.mjs';
import { serve } from '../scripts/serve.mjs';
import { app } from '../src/cli/serve/app.ts';
import { folderOf } from './served';

const WORKER = '/_app/immutable/workers/one.js';
const PATHS = ['/', WORKER, '/service-worker.js', '/_app/immutable/chunks/a.js'];

let folder = '';
beforeAll(async () => {
  const files = PATHS.map((path) => [path === '/' ? 'index.html' : path.slice(1), 'text']);
  folder = await folderOf(Object.fromEntries(files) as Record<string, string>);
});
afterAll(() => rm(folder, { recursive: true }));

/** Each server of the app: its address, and its end. */
const SERVERS = {
  'npm start': () => serve([0], folder),
  'the command': async () => {
    const server = createServer(app(folder)).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    return { url: `http://127.0.0.1:${port}`, close: () => Promise.resolve(server.close()) };
  },
};

describe.each(Object.entries(SERVERS))('%s', (_, start) => {
  test.each([...PATHS, '/missing.js'])('sends the headers with %s', async (path) => {
    const { url, close } = await start();
    const { headers } = await fetch(url + path);
    const expected = path === '/missing.js' ? HEADERS : headersFor(path);
    for (const [name, value] of Object.entries(expected)) expect(headers.get(name)).toBe(value);
    await close();
  });
});

test('hosts are told the same', () => {
  const file = readFileSync('static/_headers', 'utf8');
  expect(file, 'npm run docs').toBe(headersFile());
  for (const path of PATHS)
    for (const [name, value] of Object.entries(headersFor(path)))
      if (value !== 'no-cache') expect(saidBy(file, path)[name]).toContain(value);
});

test('nobody shows the app in a frame, and a worker asks nobody but us', () => {
  for (const path of PATHS)
    expect(headersFor(path)['Content-Security-Policy']).toContain("frame-ancestors 'none'");
  expect(headersFor(WORKER)['Content-Security-Policy']).toBe(
    "default-src 'none'; script-src 'self'; connect-src 'self'; frame-ancestors 'none'",
  );
});

test('only our own pages show the editor in a frame that is made for it', () => {
  const { 'Content-Security-Policy': policy, 'X-Frame-Options': options } = headersFor('/embed/');
  expect([policy, options]).toEqual(["frame-ancestors 'self'", 'SAMEORIGIN']);
});

/** What the rules of `_headers` say for a path, as hosts read them. */
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
