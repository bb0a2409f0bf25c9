import { expect, test } from 'vitest';
import { read } from '../document/read.ts';
import { closedNavigation } from './closed-navigation.ts';

const ref = ($ref: string) => ({ $ref });
const partsOf = (docs: unknown, others: Readonly<Record<string, unknown>> = {}) =>
  closedNavigation(
    read(
      new Map(
        Object.entries({ 'docs.json': docs, ...others }).map(([path, value]) => [
          path,
          JSON.stringify(value),
        ]),
      ),
      'docs.json',
    ),
  ).map(({ list, name, file }) => [list, name, file]);

test.each([
  [
    'the navigation',
    { navigation: ref('./config/nav.json') },
    [[undefined, 'config/nav.json', 'config/nav.json']],
  ],
  ['one list', { navigation: { tabs: ref('./tabs.json') } }, [['tabs', 'tabs.json', 'tabs.json']]],
  [
    'two lists',
    { navigation: { groups: ref('a.json'), pages: ref('b.json') } },
    [
      ['groups', 'a.json', 'a.json'],
      ['pages', 'b.json', 'b.json'],
    ],
  ],
  ['all of docs.json', ref('./all.json'), [[undefined, 'all.json', 'all.json']]],
  [
    'a path that points outside the folder',
    { navigation: ref('../nav.json') },
    [[undefined, '../nav.json', undefined]],
  ],
  [
    'a list next to global entries',
    {
      navigation: {
        global: { anchors: [{ anchor: 'Blog', href: 'https://example.com' }] },
        tabs: ref('tabs.json'),
      },
    },
    [['tabs', 'tabs.json', 'tabs.json']],
  ],
])('%s can be in a file that is not open', (_, docs, parts) => {
  expect(partsOf(docs)).toEqual(parts);
});

test.each([
  ['an empty navigation', { navigation: {} }],
  ['no navigation', { name: 'x' }],
  ['an entry of a list, which has a row', { navigation: { tabs: [ref('tab.json')] } }],
  [
    'a list next to another that has entries',
    { navigation: { groups: ref('a.json'), pages: ['b'] } },
  ],
  ['a setting', { navigation: {}, colors: ref('colors.json') }],
  [
    'a file for all of docs.json, which has its own navigation,',
    { ...ref('all.json'), navigation: {} },
  ],
])('%s does not count', (_, docs) => {
  expect(partsOf(docs)).toEqual([]);
});

test('an open file does not count', () => {
  const docs = { navigation: ref('nav.json') };
  expect(partsOf(docs, { 'nav.json': { pages: ['a'] } })).toEqual([]);
  expect(partsOf(docs, { 'nav.json': {} })).toEqual([]);
});
