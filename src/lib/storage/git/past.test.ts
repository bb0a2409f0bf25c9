/* The pages that a site at GitHub once had. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startGitHub, type GitHub } from '../../../../tests/emulator/github.ts';
import { refusalOf, valueOf } from '../../../../tests/test-server.ts';
import { github } from './github/github.ts';
import * as m from './github/messages.ts';
import { repositoryAt } from './repository.ts';

const NAME = 'acme/docs';
const docs = (pages: readonly string[]) => JSON.stringify({ navigation: { pages } });

let hub: GitHub;
beforeAll(async () => {
  const files = { 'README.md': 'A', 'site/a.mdx': 'A', 'site/b.mdx': 'B', 'site/c.mdx': 'C' };
  hub = await startGitHub([{ name: NAME, writers: ['ada'], files }]);
  const push = (change: Readonly<Record<string, string | null>>, message: string) =>
    hub.push(NAME, 'main', change, message);
  await push({ 'site/early.mdx': 'E' }, 'Before the site');
  await push({ 'site/early.mdx': null }, 'Remove it');
  await push({ 'site/docs.json': docs(['a', 'b', 'c']) }, 'Begin the site');
  await push(
    { 'site/docs.json': docs(['x/a', 'b']), 'site/a.mdx': null, 'site/x/a.mdx': 'A' },
    'Move a',
  );
  await push({ 'site/docs.json': docs(['x/a']), 'site/b.mdx': null }, 'Remove b\n\nIt was old.');
  await push({ 'site/c.mdx': null }, 'Remove c');
});
afterAll(() => hub.close());

const placeAs = (token: string | undefined) =>
  repositoryAt(
    github({ address: hub.address, patience: 60_000 }),
    { token },
    { name: NAME, branch: 'main' },
  );

test('pages that moved and were removed since the site began, with the texts of those removed', async () => {
  const { pages, texts, isWhole } = valueOf(
    await placeAs(hub.tokens.ada).git!.past!('site/docs.json'),
  );
  expect(
    pages.map(({ file, now, ended, blob }) => [file, now, ended.subject, texts.get(blob!)]),
  ).toEqual([
    ['c.mdx', undefined, 'Remove c', 'C'],
    ['b.mdx', undefined, 'Remove b', 'B'],
    ['a.mdx', 'x/a.mdx', 'Move a', undefined],
  ]);
  expect(pages[0]!.ended.date).toMatch(/^\d{4}-\d\d-\d\d$/);
  expect(isWhole).toBe(true);
});

test('without a token, the history isn’t read', async () => {
  const asked = await placeAs(undefined).git!.past!('site/docs.json');
  expect(refusalOf(asked)).toMatchObject({ code: 'signed-out', sentence: m.signInForPast });
});
