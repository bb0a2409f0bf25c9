import { expect, test } from 'vitest';
import { reread } from '../document/read.ts';
import { difference } from '../text/edit.ts';
import { changesOf } from '../compare/changes.ts';
import { pageChanges } from '../compare/page-changes.ts';
import { NO_PAGES } from '../page-files.ts';
import { stepOf, withPages } from '../page-plans.ts';
import * as m from './messages.ts';
import { countOf, reviewOf, type ReviewRow } from './review.ts';
import { docFromText } from '../../../../tests/make-document.ts';

const FILE = 'docs.json';
const print = (value: unknown) => JSON.stringify(value, null, 2);

/**
 * The rows for a replaced text, under the names of their sections, with the number of rows in each fold in
 * brackets.
 */
function review(before: unknown, after: unknown): string[] {
  const base = docFromText(print(before));
  const doc = reread(base, difference(FILE, print(before), print(after)));
  const changes = changesOf(base, doc);
  const sections = reviewOf(changes);
  const told = sections.flatMap(({ rows }) => rows.flatMap((row) => row.changes));
  expect(new Set(told)).toEqual(new Set(changes));
  expect(told).toHaveLength(changes.length);
  return sections.flatMap(({ name, count, rows }) => [`${name}: ${count}`, ...rows.map(shown)]);
}
const shown = ({ text, rows }: ReviewRow) => (rows.length > 0 ? `${text} [${rows.length}]` : text);

const pages = (folder: string, count: number) =>
  Array.from({ length: count }, (_, i) => `${folder}/page-${i}`);
const group = (name: string, ...entries: unknown[]) => ({ group: name, pages: entries });
const site = (...tabs: [string, ...unknown[]][]) => ({
  navigation: { tabs: tabs.map(([tab, ...groups]) => ({ tab, groups })) },
});

test('a single change is shown as is', () => {
  expect(review(site(['Guides', group('Old', 'a')]), site(['Guides', group('New', 'a')]))).toEqual([
    'Guides: 1',
    'Group “Old” renamed to “New”',
  ]);
});

test('pages removed from one list are one row', () => {
  const left = pages('left', 12);
  expect(
    review(site(['v1', group('A', 'stays', ...left)]), site(['v1', group('A', 'stays')])),
  ).toEqual(['v1: 12', '12 pages removed from “A” [12]']);
});

test('pages removed from many lists of one part are one row with the number of places', () => {
  const groups = (count: number) =>
    Array.from({ length: 4 }, (_, g) => group(`G${g}`, `s${g}`, ...pages(`g${g}`, count)));
  expect(review(site(['v1', ...groups(2)]), site(['v1', ...groups(0)]))).toEqual([
    'v1: 8',
    '8 pages removed from “v1” (4 places) [8]',
  ]);
});

test('two alike changes stay where they are in the navigation', () => {
  const before = site(['Guides', group('A', 'a', 'b'), group('B', 'c', 'd'), group('C', 'e')]);
  const after = site(['Guides', group('A2', 'a', 'b'), group('B', 'd', 'c'), group('C2', 'e')]);
  expect(review(before, after)).toEqual([
    'Guides: 3',
    'Group “A” renamed to “A2”',
    '“D” moved within “B”, now first in the list',
    'Group “C” renamed to “C2”',
  ]);
});

test('entries moved between the same two places are one row', () => {
  const moved = pages('m', 5);
  expect(
    review(
      site(['T', group('A', 'a', ...moved), group('B', 'b')]),
      site(['T', group('A', 'a'), group('B', 'b', ...moved)]),
    ),
  ).toEqual(['T: 5', '5 pages moved from “A” to “B” [5]']);
});

test('groups that became tabs are one row', () => {
  const groups = ['A', 'B', 'C', 'D'].map((name) => group(name, `${name}/1`));
  expect(
    review(
      { navigation: { groups } },
      {
        navigation: {
          tabs: groups.map(({ group, pages }) => ({ tab: group, pages })),
        },
      },
    ),
  ).toEqual(['Navigation: 4', '4 groups are now tabs [4]']);
});

test('the same value on elements of several parts is one row for the whole site', () => {
  const tabs = (more: object): [string, ...unknown[]][] =>
    ['One', 'Two', 'Three'].map((tab) => [tab, { ...group(`${tab} group`, tab), ...more }]);
  expect(review(site(...tabs({})), site(...tabs({ expanded: true })))).toEqual([
    'Whole site: 3',
    '“Expanded by default” turned on for 3 groups [3]',
  ]);
});

test('another icon library is one row with the icons that changed with it', () => {
  const of = (library: string, icon: string) => ({
    icons: { library },
    ...site(
      ...['One', 'Two', 'Three'].map((tab, i): [string, unknown] => [
        tab,
        { ...group(`${tab} group`, tab), icon: `${icon}-${i}` },
      ]),
    ),
  });
  expect(review(of('fontawesome', 'old'), of('lucide', 'new'))).toEqual([
    'Whole site: 4',
    'Icon library changed from “fontawesome” to “lucide”, including 3 icons [4]',
  ]);
});

test('a renamed folder is one row', () => {
  expect(
    review(
      site(['T', group('A', 'docs/a', 'docs/b/c', 'docs/d')]),
      site(['T', group('A', 'guides/a', 'guides/b/c', 'guides/d')]),
    ),
  ).toEqual(['T: 3', 'Paths of 3 pages changed from “docs” to “guides” [3]']);
});

test('a new version is one row, and so are settings of one subject', () => {
  const version = (name: string) => ({ version: name, pages: pages(name, 9) });
  expect(
    review(
      { navigation: { versions: [version('v1')] } },
      {
        colors: { primary: '#111111', light: '#222222', dark: '#333333' },
        navigation: { versions: [version('v1'), version('v2')] },
      },
    ),
  ).toEqual([
    'Navigation: 1',
    'Version “v2” with 9 pages added to the top level, second in the list',
    'Site settings: 1',
    'Setting “colors” added',
  ]);
});

test('one type of change in many parts of the site is one row that unfolds to the parts', () => {
  const tabs = (after: string): [string, unknown][] =>
    Array.from({ length: 20 }, (_, t) => [
      `T${t}`,
      group(`G${t}`, `t${t}/stays`, `t${t}/a${after}`, `t${t}/b${after}`),
    ]);
  expect(review(site(...tabs('')), site(...tabs('-new')))).toEqual([
    'Whole site: 40',
    'Paths of 40 pages in the site changed [20]',
  ]);
});

test('the file of a page is in the row of its path, and many files are one row', () => {
  const [before, after] = [
    { navigation: { groups: [{ group: 'A', pages: ['a/one', 'b'] }] } },
    { navigation: { groups: [{ group: 'A', pages: ['c/one', 'b'] }] } },
  ].map((site) => JSON.stringify(site)) as [string, string];
  const base = docFromText(before);
  const doc = reread(base, difference('docs.json', before, after));
  const others = Array.from({ length: 7 }, (_, i) => ({ path: `docs/${i}.mdx`, text: 'Old' }));
  const files = [{ path: 'docs/a/one.mdx', text: '---\ntitle: One\n---\n' }, ...others];
  const [old] = withPages(NO_PAGES, NO_PAGES, files);
  const { after: now } = stepOf(old, {
    files: [{ from: 'docs/a/one.mdx', to: 'docs/c/one.mdx' }],
    edits: [
      { file: 'docs/c/one.mdx', at: 11, remove: 3, insert: 'Two' },
      ...others.map(({ path }) => ({ file: path, at: 0, remove: 3, insert: 'New' })),
    ],
  });
  const changes = [...changesOf(base, doc), ...pageChanges(old, now)];
  const sections = reviewOf(changes);
  expect(sections.map(({ name, count }) => [name, count])).toEqual([
    [m.navigation, 1],
    [m.pageFiles, 7],
  ]);
  expect([changes.length, countOf(changes)]).toEqual([9, 8]);
  expect(
    sections.flatMap(({ rows }) => rows.map(({ text, changes }) => [text, changes.length])),
  ).toEqual([
    [m.withItsFile('Path of “One” changed from “a/one” to “c/one”', ['Title']), 2],
    [m.manyFiles.changed(7), 7],
  ]);
});
