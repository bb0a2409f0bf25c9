import { expect, test } from 'vitest';
import { makeDoc } from '../../../../tests/make-document.ts';
import { likelyTargets } from './likely-targets.ts';

const PAGES = [
  'index',
  'v1/setup',
  'v2/setup',
  'v2/first',
  'v2/overview',
  'guides/install',
  'v2/x/y',
];
const doc = makeDoc({
  navigation: { groups: [{ group: 'V2', pages: ['v2/setup', 'v2/first', 'v2/x/y'] }] },
});
const world = {
  pages: new Set(PAGES),
  titles: new Map([
    ['v2/setup', 'Install'],
    ['guides/install', 'Install'],
  ]),
};

test('the same title comes first, then the same name, the first page of the list, and the folder', () => {
  expect(likelyTargets(doc, world, 'v2/setup', new Set(['v2/setup']))).toEqual([
    'guides/install',
    'v1/setup',
    'v2/first',
    'v2/overview',
    'index',
  ]);
});

test('no page that is deleted too, and none without the folder', () => {
  const deleted = new Set(['v2/setup', 'guides/install', 'v2/first', 'v2/overview']);
  expect(likelyTargets(doc, world, 'v2/setup', deleted)).toEqual(['v1/setup', 'index']);
  expect(likelyTargets(doc, {}, 'v2/setup', new Set())).toEqual([]);
});

test('a page that begins a folder isn’t compared by its name', () => {
  expect(likelyTargets(doc, world, 'v2/overview', new Set(['v2/overview']))).toEqual(['index']);
});
