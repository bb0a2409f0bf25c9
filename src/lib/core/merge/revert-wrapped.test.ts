import { expect, test } from 'vitest';
import { changesOf } from '../compare/changes.ts';
import { plan } from '../operations/plan.ts';
import type { Operation } from '../operation.ts';
import type { Doc } from '../document/node.ts';
import { revert } from './revert.ts';
import { docFromText, fileText, textOf } from '../../../../tests/make-document.ts';
import { retyped } from '../../../../tests/changed-documents.ts';

const tab = (name: string) => ({ tab: name, groups: [{ group: name, pages: [name] }] });
const BASE = docFromText(fileText({ navigation: { tabs: [tab('a'), tab('b')] } }));

function done(doc: Doc, operation: Operation): Doc {
  const planned = plan(doc, operation);
  if (!planned.ok) throw new Error(planned.refusal.sentence);
  return planned.value.after;
}
const added = done(BASE, {
  op: 'insert',
  to: { parent: '/navigation', key: 'tabs', index: 1 },
  value: tab('new'),
});
const wrapped = done(added, {
  op: 'wrap',
  nodes: [0, 1, 2].map((i) => `/navigation/tabs/${i}`),
  kind: 'language',
  label: 'en',
});
const navigation = (doc: Doc) =>
  (JSON.parse(textOf(doc)) as { navigation: Record<string, { tabs?: unknown[] }[]> }).navigation;
const rows = (doc: Doc) => changesOf(BASE, doc);
const without = (doc: Doc, index: number) => {
  const taken = revert(BASE, doc, rows(doc)[index]!);
  if (!taken.ok) throw new Error(taken.refusal.sentence);
  return taken.value;
};

test('a tab that was added before all were wrapped has its own row', () => {
  expect(rows(wrapped).map(({ text }) => text)).toEqual([
    '2 elements of the top level wrapped in language “en”',
    'Tab “new” with 1 page added to “en”, second in the list',
  ]);
});

test('without the wrapper, it stays where it is among the others', () => {
  const { after, also } = without(wrapped, 0);
  expect(also).toEqual([]);
  expect(navigation(after)).toEqual({ tabs: [tab('a'), tab('new'), tab('b')] });
  expect(rows(after).map(({ text }) => text)).toEqual([
    'Tab “new” with 1 page added to the top level, second in the list',
  ]);
  expect(textOf(without(after, 0).after)).toBe(textOf(BASE));
});

test('without it, the wrapper stays', () => {
  const { after, also } = without(wrapped, 1);
  expect(also).toEqual([]);
  expect(navigation(after).languages![0]!.tabs).toEqual([tab('a'), tab('b')]);
  expect(textOf(without(after, 0).after)).toBe(textOf(BASE));
});

test('a page that is outside the wrapper keeps its old place when the wrapper is reverted', () => {
  const pages = ['a', 'b', 'c', 'd'];
  const base = docFromText(fileText({ navigation: { groups: [{ group: 'G', pages }] } }));
  const around = done(base, {
    op: 'wrap',
    nodes: [0, 2, 3].map((i) => `/navigation/groups/0/pages/${i}`),
    kind: 'group',
    label: 'H',
  });
  const [row, ...others] = changesOf(base, around);
  expect(others).toEqual([]);
  const taken = revert(base, around, row!);
  expect(taken.ok && textOf(taken.value.after)).toBe(textOf(base));
});

const MANY = docFromText(
  fileText({ navigation: { tabs: ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map(tab) } }),
);
const swap = (doc: Doc, node: string, list: string, index: number) =>
  done(doc, { op: 'move', nodes: [node], to: { parent: list, key: 'tabs', index } });
const wrapAll = (doc: Doc) =>
  done(doc, {
    op: 'wrap',
    nodes: Array.from('abcdefgh').map((_, i) => `/navigation/tabs/${i}`),
    kind: 'version',
    label: 'v1',
  });
const FIRST_LAST = Array.from('bcdefgha').map(tab);

test.each([
  ['before', wrapAll(swap(MANY, '/navigation/tabs/0', '/navigation', 8))],
  ['after', swap(wrapAll(MANY), '/navigation/versions/0/tabs/0', '/navigation/versions/0', 8)],
])('a tab that was moved %s all were wrapped has its own row', (_, doc) => {
  expect(changesOf(MANY, doc).map(({ text }) => text)).toEqual([
    '8 elements of the top level wrapped in version “v1”',
    '“a” moved within “v1”, now eighth in the list',
  ]);
  const [wrap, move] = changesOf(MANY, doc);
  const bare = revert(MANY, doc, wrap!);
  if (!bare.ok) throw new Error(bare.refusal.sentence);
  expect(bare.value.also).toEqual([]);
  expect(navigation(bare.value.after)).toEqual({ tabs: FIRST_LAST });
  const ordered = revert(MANY, doc, move!);
  if (!ordered.ok) throw new Error(ordered.refusal.sentence);
  expect(ordered.value.also).toEqual([]);
  expect(navigation(ordered.value.after)).toEqual({
    versions: [{ version: 'v1', tabs: Array.from('abcdefgh').map(tab) }],
  });
  for (const one of [bare, ordered]) {
    const [rest] = changesOf(MANY, one.value.after);
    const last = revert(MANY, one.value.after, rest!);
    expect(last.ok && textOf(last.value.after)).toBe(textOf(MANY));
  }
});

test('a tab that was moved when the wrapper was removed has its own row', () => {
  const base = wrapAll(MANY);
  const bare = done(base, { op: 'unwrap', node: '/navigation/versions/0' });
  const doc = swap(bare, '/navigation/tabs/0', '/navigation', 8);
  const [unwrap, move, ...others] = changesOf(base, doc);
  expect(others).toEqual([]);
  expect(move!.text).toBe('“a” moved within the top level, now eighth in the list');
  const wrappedAgain = revert(base, doc, unwrap!);
  if (!wrappedAgain.ok) throw new Error(wrappedAgain.refusal.sentence);
  expect(wrappedAgain.value.also).toEqual([]);
  expect(navigation(wrappedAgain.value.after).versions![0]!.tabs).toEqual(FIRST_LAST);
  const ordered = revert(base, doc, move!);
  expect(ordered.ok && navigation(ordered.value.after)).toEqual(navigation(bare));
  expect(ordered.ok && ordered.value.also).toEqual([]);
});

test('a new order of many tabs is one row, whether they were wrapped or not', () => {
  const tabs = Array.from('hgfedcba').map(tab);
  const doc = retyped(
    MANY,
    docFromText(fileText({ navigation: { versions: [{ version: 'v1', tabs }] } })),
  );
  expect(changesOf(MANY, doc).map(({ text }) => text)).toEqual([
    '8 elements of the top level wrapped in version “v1”',
    'Order changed in “v1” (7 elements moved)',
  ]);
});
