/* The pages that a site at a host once had: at GitHub's emulator, and at the others by their documentation. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { DocumentedServer } from '../../../../tests/documented-hosts/documented-server.ts';
import { startGitea } from '../../../../tests/documented-hosts/gitea.ts';
import { startGitLab } from '../../../../tests/documented-hosts/gitlab.ts';
import {
  emptyStore,
  fill,
  push,
  type Store,
} from '../../../../tests/documented-hosts/repositories.ts';
import { startGitHub } from '../../../../tests/emulator/github.ts';
import { refusalOf, valueOf } from '../../../../tests/test-server.ts';
import { gitea } from './gitea/gitea.ts';
import { github } from './github/github.ts';
import { gitlab } from './gitlab/gitlab.ts';
import type { Host, Server } from './host.ts';
import * as m from './messages.ts';
import { repositoryAt } from './repository.ts';

type Changes = Readonly<Record<string, string | null>>;

interface Tried {
  readonly host: Host;
  readonly token: string;
  readonly push: (change: Changes, message: string) => unknown;
  readonly close: () => Promise<void>;
}

const NAME = 'acme/docs';
const SEED = { 'README.md': 'A', 'site/a.mdx': 'A', 'site/b.mdx': 'B', 'site/c.mdx': 'C' };
const docs = (pages: readonly string[]) => JSON.stringify({ navigation: { pages } });

async function atGitHub(): Promise<Tried> {
  const hub = await startGitHub([{ name: NAME, writers: ['ada'], files: SEED }]);
  return {
    host: github({ address: hub.address, patience: 60_000 }),
    token: hub.tokens.ada,
    push: (change, message) => hub.push(NAME, 'main', change, message),
    close: hub.close,
  };
}

const bytesOf = (change: Changes) =>
  Object.fromEntries(
    Object.entries(change).map(([path, text]) => [
      path,
      text === null ? undefined : new TextEncoder().encode(text),
    ]),
  );

async function documented(
  start: (store: Store) => Promise<DocumentedServer>,
  make: (server: Server) => Host,
  seed: Changes = SEED,
): Promise<Tried & { readonly server: DocumentedServer }> {
  const store = fill(emptyStore(), bytesOf(seed) as Record<string, Uint8Array>);
  const server = await start(store);
  return {
    server,
    host: make({ name: 'The host', site: server.site }),
    token: 'ada-token',
    push: (change, message) => push(store.repos.get(NAME)!, 'main', message, bytesOf(change)),
    close: server.close,
  };
}

const pastOf = ({ host, token }: Tried, access: { token: string | undefined } = { token }) =>
  repositoryAt(host, access, { name: NAME, branch: 'main' }).git!.past!('site/docs.json');

describe.each<readonly [string, () => Promise<Tried>]>([
  ['GitHub', atGitHub],
  ['GitLab', () => documented(startGitLab, gitlab)],
  ['Gitea', () => documented(startGitea, gitea)],
  ['Forgejo', () => documented((store) => startGitea(store, true), gitea)],
])('at %s', (_name, start) => {
  let tried: Tried;
  beforeAll(async () => {
    tried = await start();
    await tried.push({ 'site/early.mdx': 'E' }, 'Before the site');
    await tried.push({ 'site/early.mdx': null }, 'Remove it');
    await tried.push({ 'site/docs.json': docs(['a', 'b', 'c']) }, 'Begin the site');
    await tried.push(
      { 'site/docs.json': docs(['x/a', 'b']), 'site/a.mdx': null, 'site/x/a.mdx': 'A' },
      'Move a',
    );
    await tried.push(
      { 'site/docs.json': docs(['x/a']), 'site/b.mdx': null },
      'Remove b\n\nIt was old.',
    );
    await tried.push({ 'site/c.mdx': null }, 'Remove c');
    await tried.push({ 'README.md': 'R' }, 'Elsewhere');
  });
  afterAll(() => tried.close());

  test('pages that moved and were removed since the site began, with the texts of those removed', async () => {
    const { pages, texts, isWhole, extent } = valueOf(await pastOf(tried));
    expect(
      pages.map(({ file, now, ended, blob }) => [file, now, ended.subject, texts.get(blob!)]),
    ).toEqual([
      ['c.mdx', undefined, 'Remove c', 'C'],
      ['b.mdx', undefined, 'Remove b', 'B'],
      ['a.mdx', 'x/a.mdx', 'Move a', undefined],
    ]);
    expect(pages[0]!.ended.date).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect([isWhole, extent]).toEqual([true, undefined]);
  });

  test('without a token, the history isn’t read', async () => {
    const asked = await pastOf(tried, { token: undefined });
    expect(refusalOf(asked)).toMatchObject({
      code: 'signed-out',
      sentence: m.signInForPast(tried.host.name),
    });
  });
});

test('the past of a commit is asked for once, unless that failed', async () => {
  const tried = await documented(startGitLab, gitlab);
  await tried.push({ 'site/docs.json': docs(['a']) }, 'Begin the site');
  await tried.push({ 'site/docs.json': docs([]), 'site/a.mdx': null }, 'Remove a');
  const { server } = tried;
  const place = repositoryAt(tried.host, { token: tried.token }, { name: NAME, branch: 'main' });
  const ask = () => place.git!.past!('site/docs.json');
  server.fault = ({ path }) => (path.endsWith('/commits') ? 'reset' : undefined);
  expect(refusalOf(await ask()).code).toBe('offline');
  server.fault = undefined;
  const [first, second] = await Promise.all([ask(), ask()]);
  const { length: count } = server.asked;
  expect(valueOf(first).pages).toHaveLength(1);
  expect([await ask(), second]).toEqual([first, first]);
  expect(server.asked).toHaveLength(count);
  await tried.close();
});

/** A site with so many pages, and versions of docs.json that each end one of them. */
async function grow(tried: Tried, pages: number, versions: number): Promise<void> {
  const files = Array.from({ length: pages }, (_, i) => [`site/p/${i}.mdx`, `Page ${i}`] as const);
  await tried.push(Object.fromEntries([...files, ['site/docs.json', docs([])]]), 'Begin');
  for (let i = 0; i < versions; i++)
    await tried.push(
      { 'site/docs.json': docs([`${i}`]), [`site/p/${i}.mdx`]: null },
      `Remove ${i}`,
    );
}

const fullPages = (store: Store) => startGitLab(store, 100);
const code = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, i) => [`code/${i}.ts`, `${i}`]));

test('at GitLab, fewer commits of a larger site are read, and which is known', async () => {
  const tried = await documented(fullPages, gitlab, code(300));
  await grow(tried, 1_850, 20);
  const { pages, isWhole, extent } = valueOf(await pastOf(tried));
  const asked = tried.server.asked.filter((line) => line.includes('path=site&recursive'));
  const lists = new Set(asked.map((line) => new URLSearchParams(line.split('?')[1]).get('ref')));
  // A list of 1,832 entries takes 19 requests. Ten lists are 190, and another one would be more than 200.
  expect([lists.size, asked.length]).toEqual([10, 190]);
  const since = '2026-01-02';
  expect([isWhole, extent]).toEqual([false, { read: 11, known: 21, isMore: false, since }]);
  // Each had its file when the site began.
  expect(pages).toHaveLength(20);
  await tried.close();
});

test('of a file with many commits, only the last hundred are known', async () => {
  const tried = await documented(fullPages, gitlab);
  await grow(tried, 105, 101);
  const { isWhole, extent } = valueOf(await pastOf(tried));
  const since = '2026-01-04';
  expect([isWhole, extent]).toEqual([false, { read: 30, known: 100, isMore: true, since }]);
  await tried.close();
});

test('pages that a host doesn’t list aren’t lost', async () => {
  const tried = await documented((store) => startGitLab(store, 1), gitlab, code(200));
  await grow(tried, 3, 2);
  // More than GitLab lists of the repository, but not of the folder.
  expect(valueOf(await pastOf(tried)).pages).toHaveLength(2);
  await grow(tried, 205, 1);
  const { code: why, sentence } = refusalOf(await pastOf(tried));
  expect([why, sentence]).toEqual(['too-large', m.tooManyFilesForPast(NAME, tried.host.name)]);
  await tried.close();
});

test('at GitLab, a commit without the folder of the site has no pages', async () => {
  const tried = await documented(startGitLab, gitlab, { 'README.md': 'A' });
  await tried.push({ 'site/docs.json': docs(['a']), 'site/a.mdx': 'A' }, 'Begin');
  await tried.push({ 'site/docs.json': null, 'site/a.mdx': null }, 'Remove the site');
  await tried.push({ 'site/docs.json': docs(['b']), 'site/b.mdx': 'B' }, 'Begin again');
  const { pages } = valueOf(await pastOf(tried));
  expect(pages.map(({ file }) => file)).toEqual(['a.mdx']);
  await tried.close();
});
