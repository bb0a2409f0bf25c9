import { expect, test } from 'vitest';
import { elementAt } from './elements.ts';
import { parsePointer } from './walk.ts';
import { idsAt, pointersAbove, pointersOf } from './pointers.ts';
import { docFromText, makeDoc } from '../../../../tests/make-document.ts';

const doc = makeDoc({
  navigation: {
    tabs: [
      { tab: 'A', groups: [{ group: 'G', pages: ['a', { group: 'H', pages: ['b'] }] }] },
      { tab: 'B', pages: ['c'] },
    ],
    global: { anchors: [{ anchor: 'X', href: 'https://x.example' }] },
  },
});
const ALL = [
  '/navigation/tabs/0',
  '/navigation/tabs/1',
  '/navigation/global',
  '/navigation/tabs/0/groups/0',
  '/navigation/tabs/1/pages/0',
  '/navigation/global/anchors/0',
  '/navigation/tabs/0/groups/0/pages/0',
  '/navigation/tabs/0/groups/0/pages/1',
  '/navigation/tabs/0/groups/0/pages/1/pages/0',
];
const idOf = (pointer: string) => elementAt(doc, parsePointer(pointer)!)!.node.id;

test('finds every element by its pointer, and its pointer by its id', () => {
  const ids = idsAt(doc, ALL);
  expect(ids).toEqual(ALL.map(idOf));
  expect([...pointersOf(doc, new Set(ids)).values()]).toEqual(ALL);
});

test('keeps the outermost of too many', () => {
  const ids = new Set(idsAt(doc, [...ALL].reverse()));
  expect([...pointersOf(doc, ids, 3).values()]).toEqual(ALL.slice(0, 3));
});

test('omits pointers and ids without an element', () => {
  const gone = [
    '',
    '/',
    '/name',
    '/navigation/tabs',
    '/navigation/tabs/2',
    '/navigation/tabs/-1',
    '/navigation/tabs/x',
    '/navigation/tabs/0/global',
    '/navigation/tabs/0/tab/0',
    '/navigation/tabs/0/groups/0/pages/0/pages/0',
    '/navigation/__proto__/0',
  ];
  expect(idsAt(doc, gone)).toEqual([]);
  expect(idsAt(doc, [gone[3]!, ALL[1]!, gone[4]!])).toEqual([idOf(ALL[1]!)]);
  expect(pointersOf(doc, new Set([-1])).size).toBe(0);
});

test('finds no pointers in a document without navigation', () => {
  const empty = docFromText('{}');
  expect(idsAt(empty, ALL)).toEqual([]);
  expect(pointersOf(empty, new Set([1])).size).toBe(0);
});

test('lists the ancestors from the inside out', () => {
  expect(pointersAbove(ALL[8]!)).toEqual([ALL[7], ALL[3], ALL[0], '/navigation']);
  expect(pointersAbove(ALL[5]!)).toEqual([ALL[2], '/navigation']);
  expect(pointersAbove('/navigation')).toEqual([]);
});
