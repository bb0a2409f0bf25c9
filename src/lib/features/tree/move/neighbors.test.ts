import { expect, test } from 'vitest';
import type { NodeId } from '$lib/core/document/node';
import { plan } from '$lib/core/operations/plan';
import { faceOf } from '$lib/core/tree/row-face';
import { outlineOf, type TreeItem } from '$lib/core/tree/rows';
import { makeDoc } from '../../../../../tests/make-document';
import { neighbors } from './neighbors';

/** A page is named by its path. */
const nameOf = (row: TreeItem): string => faceOf(row).path ?? faceOf(row).name;

const SITE = makeDoc({
  navigation: {
    groups: [
      { group: 'Start', pages: ['intro', 'quick'] },
      { group: 'Guides', pages: ['deploy', 'rotate', { group: 'More', pages: ['deeper'] }] },
    ],
  },
});

function rows(...names: string[]): readonly TreeItem[] {
  const open = new Set<NodeId>();
  for (;;) {
    const all = outlineOf(SITE, open).rows;
    const next = all.filter((row) => row.expandable && !row.expanded);
    if (!next.length) return all.filter((row) => names.includes(nameOf(row)));
    for (const row of next) open.add(row.id);
  }
}

const places = (query: string, ...names: string[]) =>
  neighbors(SITE, rows(...names), query, (operation) => plan(SITE, operation)).map(
    ({ name, path, to }) => `${name} in ${path}: ${to().parent}/${to().key} ${to().index}`,
  );

test('an entry has a place before and after it', () => {
  expect(places('rotate', 'intro')).toEqual([
    'Before “Rotate” in Guides: /navigation/groups/1/pages 1',
    'After “Rotate” in Guides: /navigation/groups/1/pages 2',
  ]);
});

test('places that the rules forbid, or where it already is, are left out', () => {
  // A page can't be next to groups.
  expect(places('guides', 'intro')).toEqual([]);
  expect(places('rotate', 'deploy')).toEqual([
    'After “Rotate” in Guides: /navigation/groups/1/pages 2',
  ]);
});

test('what moves, and what is in it, is no place', () => {
  expect(places('more', 'More')).toEqual([]);
  expect(places('deeper', 'More')).toEqual([]);
});

test('without a name, nothing is offered', () => {
  expect(places(' ', 'intro')).toEqual([]);
});
