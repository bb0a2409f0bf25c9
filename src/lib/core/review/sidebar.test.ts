import { expect, test } from 'vitest';
import { docFromText } from '../../../../tests/make-document.ts';
import { reread } from '../document/read.ts';
import { difference } from '../text/edit.ts';
import { sidebarChanges, sidebarSides, type SidebarRow } from './sidebar.ts';

const print = (value: unknown) => JSON.stringify(value, null, 2);
const group = (name: string, ...pages: unknown[]) => ({ group: name, pages });
const site = (...groups: unknown[]) => ({ navigation: { groups } });

function versions(before: unknown, after: unknown) {
  const base = docFromText(print(before));
  const doc = reread(base, difference('docs.json', print(before), print(after)));
  return { base, doc };
}
const SIGNS = { added: '+', removed: '-', moved: '>', changed: '~' };
const shown = (rows: readonly SidebarRow[]) =>
  rows.map(({ depth, name, mark, note }) =>
    [mark ? SIGNS[mark] : ' ', '  '.repeat(depth), name, ...(note ? [` (${note})`] : [])].join(''),
  );
const changes = (before: unknown, after: unknown, most = 100) => {
  const { base, doc } = versions(before, after);
  return shown(sidebarChanges(base, doc, {}, most));
};
const pages = (folder: string, count: number) =>
  Array.from({ length: count }, (_, i) => `${folder}/page-${i}`);

const BEFORE = site(
  group('Start', 'index', 'install', 'setup', 'old'),
  group('Guides', 'a', 'b', group('Deep', 'c', 'd')),
  group('Same', 'e', 'f'),
);
const AFTER = site(
  group('Start', 'index', 'install', 'new'),
  group('How-tos', 'a', 'b', group('Deep', 'c', 'setup', 'd')),
  group('More', 'g', 'h', 'i'),
  group('Same', 'e', 'f'),
);

test('shows what changed where it is, with what contains it, and nothing else', () => {
  expect(changes(BEFORE, AFTER)).toEqual([
    ' Start',
    '-  Old',
    '+  New',
    '~How-tos (was “Guides”)',
    '   Deep',
    '>    Setup (from “Start”)',
    '+More (3 pages)',
  ]);
});

test('nothing differs between a document and itself', () => {
  expect(changes(BEFORE, BEFORE)).toEqual([]);
});

test('the two sides show whole lists, and each what is only there', () => {
  const { base, doc } = versions(BEFORE, AFTER);
  const { before, after } = sidebarSides(base, doc, {}, 100);
  expect(shown(before)).toEqual([
    ' Start',
    '   Index',
    '   Install',
    '>  Setup (to “Deep”)',
    '-  Old',
    '~Guides (now “How-tos”)',
    '   A',
    '   B',
    '   Deep',
    '     C',
    '     D',
    ' Same',
  ]);
  expect(shown(after)).toEqual([
    ' Start',
    '   Index',
    '   Install',
    '+  New',
    '~How-tos (was “Guides”)',
    '   A',
    '   B',
    '   Deep',
    '     C',
    '>    Setup (from “Start”)',
    '     D',
    '+More (3 pages)',
    ' Same',
  ]);
});

test('alike elements next to each other are one row, and so is everything beyond the limit', () => {
  const before = site(group('A', 'a', ...pages('old', 9)), group('B', 'b'), group('C', 'c'));
  const after = site(group('A', 'a'), group('B', 'b', ...pages('new', 400)), group('C', 'c', 'd'));
  expect(changes(before, after)).toEqual([
    ' A',
    ...['-  Page 0', '-  Page 1', '-  Page 2', '-  and 6 more'],
    ' B',
    ...['+  Page 0', '+  Page 1', '+  Page 2', '+  and 397 more'],
    ' C',
    '+  D',
  ]);
  expect(changes(before, after, 3)).toEqual([' A', '-  Page 0', '-  Page 1', ' and 9 more rows']);
});

test('a removed first entry is before the entries that are left', () => {
  expect(changes(site(group('A', 'x', 'y', 'z')), site(group('A', 'y', 'z')))).toEqual([
    ' A',
    '-  X',
  ]);
  expect(changes(site(group('A', 'x'), group('B', 'y')), site(group('B', 'y', 'w')))).toEqual([
    '-A (1 page)',
    ' B',
    '+  W',
  ]);
});

test('in a new element, what moved there differs from what is new', () => {
  const before = site(group('A', 'x', 'y', 'z'));
  const after = site(group('A', 'x'), group('N', 'y', 'v', 'z'));
  const { base, doc } = versions(before, after);
  expect(shown(sidebarSides(base, doc, {}, 100).after)).toEqual([
    ...[' A', '   X', '+N (1 page)', '>  Y (from “A”)', '+  V', '>  Z (from “A”)'],
  ]);
  expect(changes(before, after)).toEqual(['+N (1 page)', '>  Y (from “A”)', '>  Z (from “A”)']);
});
