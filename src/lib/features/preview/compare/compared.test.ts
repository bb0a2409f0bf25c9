import { expect, test } from 'vitest';
import type { Doc } from '$lib/core/document/node';
import { reread } from '$lib/core/document/read';
import { difference } from '$lib/core/text/edit';
import { elementAt } from '$lib/core/document/elements';
import { comparedIn, counterpartOf } from './compared.ts';
import { resolveLocation, locationOf } from '$lib/core/site/location';
import { docFromText } from '../../../../../tests/make-document.ts';

const file = (navigation: object) => JSON.stringify({ navigation }, null, 2);
const opened = (navigation: object): Doc => docFromText(file(navigation));
const changed = (base: Doc, navigation: object): Doc =>
  reread(base, difference('docs.json', base.files.get('docs.json')!.text, file(navigation)));
const idAt = (doc: Doc, ...path: (string | number)[]) =>
  elementAt(doc, ['navigation', ...path])!.node.id;
const readAt = (doc: Doc, ...path: (string | number)[]) =>
  resolveLocation(doc, locationOf(elementAt(doc, ['navigation', ...path])!))!;

const BASE = {
  groups: [
    { group: 'Start', pages: ['a', 'b', 'c'] },
    { group: 'Old', pages: ['d', 'e'] },
  ],
};

test('removed elements show before, added ones after, and moved ones in both', () => {
  const base = opened(BASE);
  const doc = changed(base, {
    groups: [
      { group: 'Start', pages: ['a', 'b', 'new'] },
      { group: 'More', pages: ['c'] },
    ],
  });
  const { before, after } = comparedIn(base, doc);
  expect(before.get(idAt(base, 'groups', 1, 'pages', 0))).toBe('removed');
  expect(before.get(idAt(base, 'groups', 0, 'pages', 2))).toBe('moved');
  expect(after.get(idAt(doc, 'groups', 0, 'pages', 2))).toBe('added');
  expect(after.get(idAt(doc, 'groups', 1, 'pages', 0))).toBe('moved');
  expect(before.get(idAt(base, 'groups', 0, 'pages', 0))).toBeUndefined();
});

test('what contained a removed element has no mark', () => {
  const base = opened(BASE);
  const doc = changed(base, { groups: [{ ...BASE.groups[0], pages: ['a', 'c'] }, BASE.groups[1]] });
  const { before, after } = comparedIn(base, doc);
  expect([...before]).toEqual([[idAt(base, 'groups', 0, 'pages', 1), 'removed']]);
  expect(after.size).toBe(0);
});

test('an endpoint whose page is generated now isn’t removed', () => {
  const api = (pages: string[]) => ({ groups: [{ group: 'API', openapi: 'api.json', pages }] });
  const base = opened(api(['GET /users', 'POST /users']));
  const doc = changed(base, api([]));
  const operations = new Map([['api.json', new Set(['GET /users'])]]);
  expect([...comparedIn(base, doc, { operations }).before]).toEqual([
    [idAt(base, 'groups', 0, 'pages', 1), 'removed'],
  ]);
});

test('nothing differs between a document and itself', () => {
  const base = opened(BASE);
  const { before, after } = comparedIn(base, base);
  expect([before.size, after.size]).toEqual([0, 0]);
});

test('finds a page that moved, but not one that was removed', () => {
  const base = opened(BASE);
  const doc = changed(base, { groups: [{ group: 'Start', pages: ['a', 'e'] }] });
  const there = counterpartOf(readAt(doc, 'groups', 0, 'pages', 1), 'after', base, doc)!;
  expect(there.trail.at(-1)).toBe(idAt(base, 'groups', 1, 'pages', 1));
  expect(counterpartOf(readAt(base, 'groups', 1, 'pages', 0), 'before', base, doc)).toBeUndefined();
});

test('documents that were read separately are matched by path', () => {
  const base = opened({ pages: ['x/one', 'x/two'] });
  const doc = opened({ tabs: [{ tab: 'T', groups: [{ group: 'G', pages: ['zero', 'x/two'] }] }] });
  const at = readAt(doc, 'tabs', 0, 'groups', 0, 'pages', 1);
  const found = resolveLocation(base, counterpartOf(at, 'after', base, doc))!;
  expect(found.stops.at(-1)!.node).toMatchObject({ value: 'x/two' });
});
