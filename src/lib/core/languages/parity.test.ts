import { describe, expect, test } from 'vitest';
import { labelOf, navigationOf } from '../document/elements.ts';
import { divisionSets, setName } from './sets.ts';
import { parityOf, type Parity, type ParityRow } from './parity.ts';
import { docFromText, makeDoc } from '../../../../tests/make-document.ts';

type Entry = string | { readonly [group: string]: readonly Entry[] };

/** A group as `{ Name: [its entries] }`. */
const entry = (one: Entry): unknown => {
  if (typeof one === 'string') return one;
  const [[group, pages]] = Object.entries(one) as [[string, readonly Entry[]]];
  return { group, pages: pages.map(entry) };
};
const site = (
  key: string,
  word: string,
  all: Readonly<Record<string, readonly Entry[]>>,
): Parity => {
  const list = Object.entries(all).map(([name, pages]) => ({
    [word]: name,
    pages: pages.map(entry),
  }));
  const text = JSON.stringify({ navigation: { [key]: list } });
  const doc = docFromText(text);
  return parityOf(divisionSets(navigationOf(doc))[0]!);
};
const languages = (all: Readonly<Record<string, readonly Entry[]>>) =>
  site('languages', 'language', all);

/** "guides/a: there missing", with nested rows indented. */
function lines({ root, reference }: Parity): string[] {
  const out: string[] = [];
  const location = (row: ParityRow) => {
    const cell = row.cells[reference] ?? row.cells.find((one) => one)!;
    out.push(`${'  '.repeat(row.depth)}${labelOf(cell)}: ${row.states.join(' ')}`);
    row.children.forEach(location);
  };
  root.children.forEach(location);
  return out;
}

describe('each page of each language', () => {
  test.each<[string, Readonly<Record<string, readonly Entry[]>>, string[]]>([
    ['is there', { en: ['a', 'b'], de: ['de/a', 'de/b'] }, ['a: there there', 'b: there there']],
    [
      'is missing',
      { en: ['a', 'b', 'c'], de: ['de/a', 'de/c'] },
      ['a: there there', 'b: there missing', 'c: there there'],
    ],
    [
      'is only here, after the entry it follows',
      { en: ['a', 'b'], de: ['de/a', 'de/x', 'de/b'] },
      ['a: there there', 'de/x: absent extra', 'b: there there'],
    ],
    [
      'is in another order: the fewest that would have to move are reported',
      { en: ['a', 'b', 'c', 'd'], de: ['de/b', 'de/c', 'de/a', 'de/d'] },
      ['a: there moved', 'b: there there', 'c: there there', 'd: there there'],
    ],
    [
      'is in another group',
      {
        en: [{ One: ['a', 'b'] }, { Two: ['c', 'd'] }],
        de: [{ Eins: ['de/a'] }, { Zwei: ['de/c', 'de/d', 'de/b'] }],
      },
      [
        'One: there there',
        '  a: there there',
        '  b: there moved',
        'Two: there there',
        '  c: there there',
        '  d: there there',
      ],
    ],
    [
      'is the same file in two languages',
      { en: ['a', 'b', 'c'], de: ['de/a', 'b', 'de/c'] },
      ['a: there there', 'b: there same', 'c: there there'],
    ],
    [
      'is a file of another language',
      { en: ['a', 'b', 'd'], de: ['de/a', 'ja/b', 'de/d'], ja: ['ja/a', 'ja/d'] },
      ['a: there there there', 'b: there other missing', 'd: there there there'],
    ],
    [
      'is written in different letter case',
      { en: ['a', 'Big-One'], de: ['de/a', 'de/big-one'] },
      ['a: there there', 'Big-One: there other'],
    ],
    [
      'is an endpoint, by itself',
      { en: ['a', 'GET /x', 'POST /x'], de: ['de/a', 'GET /x'] },
      ['a: there there', 'GET /x: there there', 'POST /x: there missing'],
    ],
    [
      'is listed twice in one and once in the other',
      { en: ['a', 'b', 'a'], de: ['de/a', 'de/b'] },
      ['a: there there', 'b: there there', 'a: there missing'],
    ],
  ])('%s', (_, all, expected) => expect(lines(languages(all))).toEqual(expected));
});

describe('where folders and files are translated, too', () => {
  test.each<[string, Readonly<Record<string, readonly Entry[]>>, string[]]>([
    [
      'groups pair by the names of their files, and pages by theirs',
      {
        en: [{ Guides: ['guides/start', 'guides/keys'] }, { Help: ['help/faq'] }],
        de: [
          { Hilfe: ['de/hilfe/faq'] },
          { Anleitung: ['de/anleitung/start', 'de/anleitung/keys'] },
        ],
      },
      [
        'Guides: there moved',
        '  guides/start: there other',
        '  guides/keys: there other',
        'Help: there there',
        '  help/faq: there other',
      ],
    ],
    [
      'groups and pages pair by position if there are as many and none is the same',
      {
        en: ['index', { Guides: ['guides/start', 'guides/keys'] }, { Help: ['help/faq'] }],
        de: [
          'de/index',
          { Anleitung: ['de/anleitung/beginn', 'de/anleitung/tasten'] },
          { Hilfe: ['de/hilfe/fragen'] },
        ],
      },
      [
        'index: there there',
        'Guides: there there',
        '  guides/start: there other',
        '  guides/keys: there other',
        'Help: there there',
        '  de/hilfe/fragen: absent extra',
        '  help/faq: there missing',
      ],
    ],
    [
      'a page that another took the place of is not the same',
      { en: [{ One: ['a', 'b'] }], de: [{ Eins: ['de/a', 'de/x'] }] },
      ['One: there there', '  a: there there', '  de/x: absent extra', '  b: there missing'],
    ],
  ])('%s', (_, all, expected) => expect(lines(languages(all))).toEqual(expected));

  test('the groups of versions are never paired by position alone', () => {
    const versions = site('versions', 'version', {
      v2: [{ New: ['v2/new'] }, { Next: ['v2/next'] }],
      v1: [{ Old: ['v1/old'] }, { Past: ['v1/past'] }],
    });
    expect(lines(versions).filter((line) => !line.startsWith(' '))).toEqual([
      'Old: absent extra',
      'Past: absent extra',
      'New: there missing',
      'Next: there missing',
    ]);
  });
});

describe('groups are the same', () => {
  test.each<[string, Readonly<Record<string, readonly Entry[]>>, string[]]>([
    [
      'by content, whatever their names and positions',
      {
        en: [{ One: ['a', 'b'] }, { Two: ['c', 'd'] }, { Three: ['e'] }],
        de: [{ Zwei: ['de/c', 'de/d'] }, { Eins: ['de/a', 'de/b'] }, { Drei: ['de/e'] }],
      },
      [
        'One: there moved',
        '  a: there there',
        '  b: there there',
        'Two: there there',
        '  c: there there',
        '  d: there there',
        'Three: there there',
        '  e: there there',
      ],
    ],
    [
      'by label if their content differs',
      { en: ['x', { SDK: ['a'] }], de: ['de/x', { SDK: ['de/b'] }] },
      ['x: there there', 'SDK: there there', '  de/b: absent extra', '  a: there missing'],
    ],
    [
      'by position if one is still empty',
      { en: ['x', { One: ['a'] }], de: ['de/x', { Eins: [] }] },
      ['x: there there', 'One: there there', '  a: there missing'],
    ],
    [
      'not at all if they have nothing in common',
      { en: ['x', { One: ['a'] }], de: ['de/x', { Neu: ['de/n'] }] },
      [
        'x: there there',
        'Neu: absent extra',
        '  de/n: absent extra',
        'One: there missing',
        '  a: there missing',
      ],
    ],
  ])('%s', (_, all, expected) => expect(lines(languages(all))).toEqual(expected));
});

test('versions may share pages, or have them in their own folders', () => {
  const parity = site('versions', 'version', {
    v2: ['start', 'guides/keys', 'news'],
    v1: ['v1/start', 'v1/keys', 'news'],
  });
  expect(lines(parity)).toEqual([
    'start: there there',
    'guides/keys: there other',
    'news: there there',
  ]);
});

test('finds the sets of each version on a site with languages inside versions', () => {
  const languages = [
    { language: 'en', pages: ['v2/en/a'] },
    { language: 'de', pages: ['v2/de/a'] },
  ];
  const navigation = {
    versions: [
      { version: 'v2', languages },
      { version: 'v1', default: true, languages },
    ],
  };
  const doc = makeDoc({ navigation });
  const sets = divisionSets(navigationOf(doc));
  expect(sets.map(setName)).toEqual(['Versions', 'Languages in v2', 'Languages in v1']);
  expect(sets[0]!.first).toBe(1);
  expect(parityOf(sets[1]!).columns.map(({ folder }) => folder.folder)).toEqual(['en', 'de']);
});

test('counts the entries of each column, and those in each row', () => {
  const { root, columns } = languages({
    en: [{ One: ['a', 'b', 'GET /x'] }, 'c'],
    de: [{ Eins: ['de/a', 'de/y'] }],
  });
  expect(root.below[1]).toEqual({
    there: 1,
    missing: 3,
    extra: 1,
    absent: 0,
    moved: 0,
    same: 0,
    other: 0,
  });
  expect(root.children[0]!.below[1]!.missing).toBe(2);
  expect(columns).toMatchObject([
    { pages: 3, endpoints: 1 },
    { pages: 2, endpoints: 0 },
  ]);
});
