import { expect, test } from 'vitest';
import { reread } from '$lib/core/document/read';
import { difference } from '$lib/core/text/edit';
import { changesOf } from '$lib/core/compare/changes';
import { differenceOf } from '$lib/core/text/line-difference';
import type { LineCount } from '$lib/core/review/summary';
import { linesTouchedBy, sumOf } from './touched';
import { whereaboutsOf } from './change-location';
import { docFromText, makeDocOfFiles, textOf } from '../../../../tests/make-document';

const FILE = 'docs.json';
const said = ({ added, removed }: LineCount) => `+${added} −${removed}`;

/** The sentences about a replaced text, each with the added and removed lines that belong to it. */
function lines(before: unknown, after: unknown, lineEnd = '\n'): [string, string][] {
  const print = (value: unknown) => JSON.stringify(value, null, 2).replaceAll('\n', lineEnd);
  const base = docFromText(print(before));
  const doc = reread(base, difference(FILE, print(before), print(after)));
  const changes = changesOf(base, doc);
  const whereabouts = whereaboutsOf(base, doc, changes);
  const shown = differenceOf(print(before), print(after));
  const differences = [{ file: 'docs.json', difference: shown }];
  const touched = linesTouchedBy(base, doc, differences, whereabouts, changes);
  const { added, removed } = sumOf(changes.map(touched));
  expect({ added, removed }).toEqual({ added: shown.added, removed: shown.removed });
  return changes.map((change) => [change.text, said(touched(change))]);
}

test('a renamed group touches its line before and after', () => {
  const site = (group: string) => ({ navigation: { groups: [{ group, pages: ['a', 'b'] }] } });
  const expected = [['Group “Old” renamed to “New”', '+1 −1']];
  expect(lines(site('Old'), site('New'))).toEqual(expected);
  expect(lines(site('Old'), site('New'), '\r\n')).toEqual(expected);
});

test('an added page touches its own line, and a setting the line of its key', () => {
  const site = (name: string, pages: string[]) => ({ name, navigation: { pages } });
  expect(lines(site('A', ['a', 'b', 'c']), site('B', ['a', 'x', 'b', 'c']))).toEqual([
    ['Page “X” added to the top level, second in the list', '+1 −0'],
    ['Site name changed from “A” to “B”', '+1 −1'],
  ]);
});

test('a removed group touches all of its lines', () => {
  const group = { group: 'G', pages: ['x', 'y'] };
  const site = (pages: unknown[]) => ({ navigation: { pages } });
  expect(lines(site(['a', group, 'b']), site(['a', 'b']))).toEqual([
    ['Group “G” with 2 pages removed from the top level', '+0 −7'],
  ]);
});

test('an element moved within its list touches the differing lines, even if they belong to what it passed', () => {
  const group = (name: string) => ({ group: name, pages: [`${name}/one`] });
  const site = (pages: readonly unknown[]) => ({ navigation: { pages } });
  const moves = [
    [
      ['a', 'b', 'c'],
      ['b', 'a', 'c'],
    ],
    [
      ['a', 'b', 'c', 'd'],
      ['a', 'c', 'b', 'd'],
    ],
    [
      ['a', group('G'), 'b'],
      [group('G'), 'a', 'b'],
    ],
    [
      ['a', 'b', group('G'), 'c'],
      ['a', group('G'), 'b', 'c'],
    ],
    [
      ['z', group('G'), 'b', 'c', 'd'],
      ['z', 'b', 'c', group('G'), 'd'],
    ],
    [
      ['z', group('G'), group('H'), 'y'],
      ['z', group('H'), group('G'), 'y'],
    ],
  ];
  for (const [before, after] of moves)
    for (const [text, count] of lines(site(before!), site(after!)))
      expect(count, text).not.toBe('+0 −0');
});

test('a wrapper touches the lines of what it was added around, and of what else changed its own', () => {
  const group = (name: string, pages: number) => ({
    group: name,
    pages: Array.from({ length: pages }, (_, i) => `${name}/${i}`),
  });
  const groups = [group('a', 20), group('b', 20)];
  const before = { navigation: { groups } };
  const renamed = [{ ...groups[0]!, group: 'A' }, groups[1]];
  const after = { navigation: { languages: [{ language: 'en', groups: renamed }] } };
  const [[wrapped, all], [changed, own]] = lines(before, after) as [
    [string, string],
    [string, string],
  ];
  expect(wrapped).toBe('2 elements of the top level wrapped in language “en”');
  expect(changed).toBe('Group “a” renamed to “A”');
  expect(own).toBe('+1 −1');
  expect(Number(/−(\d+)/.exec(all)![1])).toBeGreaterThan(40);
});

test('commas and brackets belong to a change next to them', () => {
  const site = (name: string, pages: string[]) => ({ name, navigation: { pages } });
  expect(lines(site('A', ['a']), site('A', ['a', 'b']))).toEqual([
    ['Page “B” added to the top level, second in the list', '+2 −1'],
  ]);
});

test('a setting in a file of its own touches the lines of that file', () => {
  const files = (expanded: boolean, count: number) => ({
    'docs.json': {
      navigation: { groups: [{ group: 'G', expanded, pages: ['p'] }] },
      redirects: { $ref: 'redirects.json' },
    },
    'redirects.json': Array.from({ length: count }, (_, i) => ({ source: `/${i}` })),
  });
  const [was, is] = [makeDocOfFiles(files(false, 1)), makeDocOfFiles(files(true, 2))];
  const edits = ['docs.json', 'redirects.json'].map(
    (file) => [file, textOf(was, file), textOf(is, file)] as const,
  );
  const doc = reread(
    was,
    edits.flatMap((edit) => difference(...edit)),
  );
  const changes = changesOf(was, doc);
  const differences = edits.map(([file, before, after]) => ({
    file,
    difference: differenceOf(before, after),
  }));
  const where = whereaboutsOf(was, doc, changes);
  const touched = linesTouchedBy(was, doc, differences, where, changes);
  expect(changes.map((change) => said(touched(change)))).toEqual(['+1 −1', '+3 −0']);
});
