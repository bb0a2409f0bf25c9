import { expect, test } from 'vitest';
import { changesOf } from '../compare/changes.ts';
import { plan } from '../operations/plan.ts';
import type { Operation } from '../operation.ts';
import type { Doc } from '../document/node.ts';
import { revert } from './revert.ts';
import { docFromText, fileText, textOf } from '../../../../tests/make-document.ts';

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
    'Tab “new” with 1 page added to en, second in the list',
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
