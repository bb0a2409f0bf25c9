import { expect, test } from 'vitest';
import { reread } from '../document/read.ts';
import type { World } from '../check/diagnostic.ts';
import { difference } from '../text/edit.ts';
import { lossesOf } from './losses.ts';
import { docFromText } from '../../../../tests/make-document.ts';
import * as m from './messages.ts';

const FILE = 'docs.json';
const print = (value: unknown) => JSON.stringify(value, null, 2);

function losses(before: unknown, after: unknown, world?: World): string[] {
  const base = docFromText(print(before));
  const doc = reread(base, difference(FILE, print(before), print(after)));
  return lossesOf(base, doc, world).flatMap(({ title, note, items }) => [
    note ? `${title}. ${note}` : title,
    ...items.map(({ text, place }) => (place ? `· ${text} (${place})` : `· ${text}`)),
  ]);
}

const group = (name: string, pages: unknown[], more = {}) => ({ group: name, ...more, pages });
const tabs = (...all: [string, ...unknown[]][]) => ({
  tabs: all.map(([tab, ...groups]) => ({ tab, groups })),
});
const site = (navigation: object, more = {}) => ({ ...more, navigation });

test('a move, a renamed group, or a new page loses nothing', () => {
  const before = site(tabs(['T', group('A', ['a', 'b']), group('B', ['c'])]));
  const after = site(tabs(['T', group('New', ['a']), group('B', ['c', 'b', 'd'])]));
  expect(losses(before, after)).toEqual([]);
});

test('reports a page in no list with its title, but not one that is still listed elsewhere', () => {
  const before = site(tabs(['T', group('A', ['a', 'b', 'c'])], ['U', group('B', ['c'])]));
  const after = site(tabs(['T', group('A', ['a'])], ['U', group('B', ['c'])]));
  expect(losses(before, after, { titles: new Map([['b', 'Bees']]) })).toEqual([
    m.pagesGone(1),
    '· “Bees” (b) (Was in T › A)',
  ]);
});

test('reports a new page that has no file, where the files are known', () => {
  const before = site(tabs(['T', group('A', ['a', 'b'])]));
  const after = site(tabs(['T', group('A', ['a', 'b', 'c', 'new/d', 'GET /x'])]));
  expect(losses(before, after, { pages: new Set(['a', 'c/index']) })).toEqual([
    m.withoutFile(1),
    '· “D” (new/d) (T › A)',
  ]);
  expect(losses(before, after)).toEqual([]);
});

test('reports an old address that opens another page now', () => {
  const redirects = (...all: [string, string][]) =>
    all.map(([source, destination]) => ({ source, destination }));
  const site = (pages: string[], ...all: [string, string][]) => ({
    navigation: { groups: [group('A', pages)] },
    redirects: redirects(...all),
  });
  const before = site(['a', 'b/x', 'c/x'], ['/d/x', '/a']);
  expect(losses(before, site(['a', 'b/x', 'd/x'], ['/c/x', '/d/x']))).toEqual([
    m.addressesTaken(1),
    `· ${m.opensNow('/d/x', 'X')} (${m.redirectedTo('/a')})`,
  ]);
  // The page that it led to is back.
  expect(losses(before, site(['d/x', 'b/x', 'c/x'], ['/a', '/d/x']))).toEqual([]);
});

test('reports a changed address that no redirect covers', () => {
  const before = site({ groups: [group('A', ['a', 'old/b', 'old/c'])] });
  const after = (sources: string[]) =>
    site(
      { groups: [group('A', ['a', 'new/b', 'new/c'])] },
      { redirects: sources.map((source) => ({ source, destination: '/x' })) },
    );
  const [one, two] = ['· /old/b → /new/b (No redirect)', '· /old/c → /new/c (No redirect)'];
  expect(losses(before, after(['/old/b']))).toEqual([
    `${m.pathsChanged(1)}. ${m.addressesLost(1)}`,
    two,
  ]);
  expect(losses(before, after(['/old/:slug*']))).toEqual([]);
  expect(losses(before, after(['/old/:page']))).toEqual([]);
  expect(losses(before, after(['/:page', '/older/*']))).toEqual([
    `${m.pathsChanged(2)}. ${m.addressesLost(2)}`,
    one,
    two,
  ]);
});

test('reports hidden pages by what hides them', () => {
  const before = site({ groups: [group('A', ['a', 'b']), group('H', ['c'], { hidden: true })] });
  const hide = site({
    groups: [group('A', ['a', 'b'], { hidden: true }), group('H', ['c'], { hidden: true })],
  });
  expect(losses(before, hide)).toEqual([
    m.pagesHidden(2),
    '· Group “A” is now hidden, including 2 pages (Top level)',
    m.landingsChanged(1),
    '· The site no longer has a first page (was “A”)',
  ]);
});

test('says that pages are now in an element that was hidden all along', () => {
  const before = site({ groups: [group('A', ['a', 'b']), group('H', ['c'], { hidden: true })] });
  const moved = site({ groups: [group('A', ['a']), group('H', ['c', 'b'], { hidden: true })] });
  expect(losses(before, moved)).toEqual([
    m.pagesHidden(1),
    '· 1 page is now in the group “H”, which is hidden (Top level)',
  ]);
});

test('reports another first page of a tab once, at the outermost part', () => {
  const before = site(tabs(['T', group('A', ['a', 'b'])], ['U', group('B', ['c', 'd'])]));
  const first = site(tabs(['T', group('A', ['b', 'a'])], ['U', group('B', ['c', 'd'])]));
  expect(losses(before, first)).toEqual([
    m.landingsChanged(1),
    '· The site now starts with “B” instead of “A”',
  ]);
  const second = site(tabs(['T', group('A', ['a', 'b'])], ['U', group('B', ['d', 'c'])]));
  expect(losses(before, second)).toEqual([
    m.landingsChanged(1),
    '· Tab “U” now starts with “D” instead of “C” (U)',
  ]);
});

test('a renamed first page is a changed address, not another first page', () => {
  const before = site({ groups: [group('A', ['a', 'b'])] });
  const after = site({ groups: [group('A', ['start', 'b'])] });
  expect(losses(before, after)).toEqual([
    '1 page path changed. Add a redirect to docs.json. Without it, 1 old URL stops working.',
    '· /a → /start (No redirect)',
  ]);
});

test('makes no firm claim about a file that was not opened', () => {
  const before = site({ groups: [group('A', ['a'])] });
  expect(losses(before, site({ $ref: './navigation.json' }))).toEqual([
    '1 page is no longer in the navigation. Some may be in ./navigation.json, which isn’t open.',
    '· “A” (a) (Was in A)',
  ]);
});
