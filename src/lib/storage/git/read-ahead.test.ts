/* Many files of a repository are read with few requests, and are what they are one by one. */
import { afterEach, describe, expect, test } from 'vitest';
import { startGitHub } from '../../../../tests/emulator/github.ts';
import {
  answer,
  type DocumentedServer,
} from '../../../../tests/documented-hosts/documented-server.ts';
import { startGitea } from '../../../../tests/documented-hosts/gitea.ts';
import { startGitLab } from '../../../../tests/documented-hosts/gitlab.ts';
import { emptyStore, fill, type Store } from '../../../../tests/documented-hosts/repositories.ts';
import type { DocumentStorage } from '../../core/storage.ts';
import { gitea } from './gitea/gitea.ts';
import { github } from './github/github.ts';
import { gitlab } from './gitlab/gitlab.ts';
import type { Host, Server } from './host.ts';
import { repositoryAt } from './repository.ts';

const NAME = 'acme/docs';
const TEXTS = Object.fromEntries(
  Array.from({ length: 230 }, (_, i) => [`pages/p${i}.mdx`, `---\ntitle: "Ü ${i}"\n---\n`]),
);
const PATHS = [...Object.keys(TEXTS), 'none.mdx'];

let close: () => Promise<void>;
afterEach(() => close());

async function atGitHub() {
  const hub = await startGitHub([{ name: NAME, writers: ['ada'], files: TEXTS }]);
  close = hub.close;
  const host = github({ address: hub.address, pause: 1 });
  const place = repositoryAt(host, { token: hub.tokens.ada }, { name: NAME, branch: 'main' });
  await place.list!();
  hub.proxy.forget();
  const asked = () => hub.proxy.asked.map(({ method, path }) => `${method} ${path}`);
  return { hub, place, asked };
}

/** A host as documented. `asked`: the requests since the files were listed, without queries. */
async function documented(
  start: (store: Store) => Promise<DocumentedServer>,
  make: (server: Server) => Host,
  files: Readonly<Record<string, string | Uint8Array>> = TEXTS,
) {
  const bytes = Object.entries(files).map(([path, text]) => [path, Buffer.from(text)] as const);
  const server = await start(fill(emptyStore(), Object.fromEntries(bytes)));
  close = server.close;
  const host = make({ name: 'The host', site: server.site, pause: 1 });
  const place = repositoryAt(host, { token: 'ada-token' }, { name: NAME, branch: 'main' });
  await place.list!();
  const before = server.asked.length;
  const asked = () => server.asked.slice(before).map((one) => one.replace(/\?.*/, ''));
  return { server, place, asked };
}
const atForgejo = (store: Store) => startGitea(store, true);

async function textOf(place: DocumentStorage, path: string): Promise<string | undefined> {
  const read = await place.bytes!(path);
  return read.ok ? new TextDecoder().decode(read.value) : undefined;
}

describe.each([
  ['GitHub', atGitHub, Array<string>(3).fill('POST /graphql')],
  ['GitLab', () => documented(startGitLab, gitlab), Array<string>(3).fill('POST /api/graphql')],
  // The server sends 20 files in a response: 20 and 10 of the first 30, and so on.
  [
    'Gitea',
    () => documented(startGitea, gitea),
    Array<string>(12).fill(`GET /repos/${NAME}/file-contents`),
  ],
] as const)('at %s', (_, open, requests) => {
  test('many files are few requests', async () => {
    const { place, asked } = await open();
    const told: number[] = [];
    const read = await place.readAhead!(PATHS, (done) => told.push(done));
    expect(read).toMatchObject({ ok: true });
    expect(told).toEqual([100, 200, 230]);
    expect(asked()).toEqual(requests);
    for (const [path, text] of Object.entries(TEXTS)) expect(await textOf(place, path)).toBe(text);
    await place.readAhead!(PATHS);
    expect(asked()).toEqual(requests);
  });
});

test('a failure is refused, and the files are read one by one', async () => {
  const { hub, place } = await atGitHub();
  hub.proxy.faults.add({ kind: 502, method: 'POST', path: /graphql/ });
  expect(await place.readAhead!(Object.keys(TEXTS))).toMatchObject({ ok: false });
  expect(await textOf(place, 'pages/p1.mdx')).toBe(TEXTS['pages/p1.mdx']);
});

test('files that are no UTF-8 text are read one by one', async () => {
  const odd = { 'a.png': Uint8Array.of(1, 0, 255), 'b.md': Uint8Array.of(65, 228, 66) };
  const { place, asked } = await documented(startGitLab, gitlab, { ...odd, ...TEXTS });
  expect(await place.readAhead!([...Object.keys(odd), 'pages/p1.mdx'])).toMatchObject({ ok: true });
  for (const [path, bytes] of Object.entries(odd)) {
    const read = await place.bytes!(path);
    expect(read.ok && Buffer.from(read.value).equals(bytes)).toBe(true);
  }
  expect(asked()).toHaveLength(3);
});

describe('a server that can’t send files together', () => {
  test('is asked once', async () => {
    const { place, asked } = await documented(atForgejo, gitea);
    const read = await place.readAhead!(PATHS);
    expect(read).toMatchObject({ ok: false, refusal: { code: 'one-by-one' } });
    expect(place.readAhead).toBeUndefined();
    expect(asked()).toEqual([`GET /repos/${NAME}/file-contents`]);
    expect(await textOf(place, 'pages/p1.mdx')).toBe(TEXTS['pages/p1.mdx']);
  });

  test.each([
    ['an older GitLab', answer(200, { errors: [{ message: 'Field ‘blobs’ doesn’t exist' }] })],
    ['one without GraphQL', answer(404, { message: '404 Not Found' })],
  ])('%s', async (_, fault) => {
    const { server, place } = await documented(startGitLab, gitlab);
    server.fault = ({ path }) => (path === '/api/graphql' ? fault : undefined);
    const read = await place.readAhead!(PATHS);
    expect(read).toMatchObject({ ok: false, refusal: { code: 'one-by-one' } });
  });
});

describe('what is too much for GitLab', () => {
  test('is asked for in halves', async () => {
    const { server, place, asked } = await documented(startGitLab, gitlab);
    server.fault = ({ path, body }) => {
      const { paths = [] } =
        (body as { variables: { paths?: string[] } } | undefined)?.variables ?? {};
      return path === '/api/graphql' && paths.length > 40
        ? answer(200, {
            errors: [
              { message: 'Query has complexity of 400, which exceeds max complexity of 250' },
            ],
          })
        : undefined;
    };
    expect(await place.readAhead!(PATHS)).toMatchObject({ ok: true });
    expect(await textOf(place, 'pages/p229.mdx')).toBe(TEXTS['pages/p229.mdx']);
    // A hundred is asked for as 100, 50, 25, 25, 50, 25, 25, and the last thirty as such.
    expect(asked()).toEqual(Array<string>(15).fill('POST /api/graphql'));
  });

  test('is read one by one if only large files are left', async () => {
    const large = { 'a.md': 'a'.repeat(11_000_000), 'b.md': 'b'.repeat(11_000_000) };
    const { place } = await documented(startGitLab, gitlab, large);
    expect(await place.readAhead!(Object.keys(large))).toMatchObject({ ok: true });
    expect(place.readAhead).toBeDefined();
    expect((await textOf(place, 'a.md'))?.length).toBe(11_000_000);
  });
});
