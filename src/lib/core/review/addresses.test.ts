import { expect, test } from 'vitest';
import { changesOf } from '../compare/changes.ts';
import { pageChanges } from '../compare/page-changes.ts';
import { reread } from '../document/read.ts';
import { NO_PAGES } from '../page-files.ts';
import { stepOf, withPages } from '../page-plans.ts';
import { difference } from '../text/edit.ts';
import { docFromText } from '../../../../tests/make-document.ts';
import { ledAddresses } from './addresses.ts';

const site = (pages: readonly string[], redirects: readonly (readonly [string, string])[] = []) =>
  JSON.stringify({
    redirects: redirects.map(([source, destination]) => ({ source, destination })),
    navigation: { groups: [{ group: 'A', pages }] },
  });

function addresses(before: string, after: string, home = ''): readonly string[] {
  const base = docFromText(before);
  const doc = reread(base, difference('docs.json', before, after));
  const [old] = withPages(NO_PAGES, NO_PAGES, [
    { path: `${home}b/index.mdx`, text: 'B' },
    { path: `${home}c.mdx`, text: 'C' },
    { path: `${home}d.mdx`, text: 'D' },
  ]);
  const { after: now } = stepOf(old, {
    files: [
      { from: `${home}b/index.mdx`, to: `${home}new/b.mdx` },
      { deleted: `${home}c.mdx` },
      { from: `${home}d.mdx`, to: `${home}new/d.mdx` },
      { path: `${home}d.mdx`, text: 'Other' },
    ],
    edits: [],
  });
  const changes = [...changesOf(base, doc), ...pageChanges(old, now)];
  return ledAddresses(doc, changes, home).map(({ from, to }) => `${from} ${to}`);
}

test('lists where old addresses of entries and of files lead, once each', () => {
  const before = site(['a', 'b/index', 'c', 'd']);
  const redirects = [
    ['/a', '/new/a'],
    ['/b', '/new/b'],
    ['/c', 'https://example.com/c'],
    ['/d', '/new/d'],
  ] as const;
  const led = ['/a /new/a', '/b /new/b', '/c https://example.com/c'];
  const after = site(['new/a', 'new/b', 'd'], redirects);
  expect(addresses(before, after)).toEqual(led);
  expect(addresses(before, after, 'docs/')).toEqual(led);
});

test('leaves out addresses that lead nowhere', () => {
  expect(addresses(site(['a', 'b/index']), site(['new/a', 'new/b']))).toEqual([]);
});

test('follows a wildcard', () => {
  const after = site(
    ['new/one'],
    [
      ['/b*', '/x'],
      ['/a/:slug*', '/new/:slug*'],
    ],
  );
  expect(addresses(site(['a/one']), after)).toEqual(['/a/one /new/one', '/b /x']);
});
