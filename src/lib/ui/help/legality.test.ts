import { expect, test } from 'vitest';
import { plan } from '$lib/core/operations/plan';
import type { Json } from '$lib/core/operation';
import { listsOf } from '$lib/core/check/placement/allow';
import { KINDS, LIST_KEYS, type Kind, type ListKey } from '$lib/core/schema/kinds';
import { ABOUT_PARTS } from './parts';
import { holdsOf, KINDS_IN_ORDER, shownFirst, allowedIn } from './legality';
import { TASKS } from './tasks';
import { docFromText } from '../../../../tests/make-document';

const value = (kind: Kind): Json => {
  const { nameKey } = KINDS[kind];
  if (kind === 'endpoint') return 'GET /users';
  return nameKey ? { [nameKey]: kind === 'language' ? 'en' : 'One', pages: ['index'] } : 'index';
};

/** A site with an empty element of this kind, and the pointer to it. */
function standing(kind: Kind): readonly [Json, string] {
  const { nameKey, list } = KINDS[kind];
  if (kind === 'navigation') return [{}, '/navigation'];
  if (!nameKey || !list) return [{ pages: [value(kind)] }, '/navigation/pages/0'];
  const empty = { [nameKey]: kind === 'language' ? 'en' : 'One' };
  if (kind === 'item')
    return [{ tabs: [{ tab: 'One', menu: [empty] }] }, '/navigation/tabs/0/menu/0'];
  return [{ [list]: [empty] }, `/navigation/${list}/0`];
}

function takes(parent: Kind, key: ListKey, child: Kind): boolean {
  const [navigation, at] = standing(parent);
  const text = JSON.stringify({ navigation });
  const to = { parent: at, key, index: 0 };
  const doc = docFromText(text);
  return plan(doc, { op: 'insert', value: value(child), to }).ok;
}

const inserted = KINDS_IN_ORDER.filter((kind) => kind !== 'navigation' && kind !== 'global');

test('knows every kind', () => {
  expect([...KINDS_IN_ORDER].sort()).toEqual(Object.keys(KINDS).sort());
  for (const kind of KINDS_IN_ORDER) expect(ABOUT_PARTS[kind].is).toMatch(/\.$/);
});

test('says that a kind can contain another exactly if it can be inserted there', () => {
  for (const parent of KINDS_IN_ORDER.filter((kind) => kind !== 'global'))
    for (const child of inserted) {
      const { spec, builder } = holdsOf(parent);
      const told = spec.includes(child) || builder.includes(child);
      const can = LIST_KEYS.some(
        (key) => listsOf(child).includes(key) && takes(parent, key, child),
      );
      expect([parent, child, told]).toEqual([parent, child, can]);
    }
});

test('says the same from both sides', () => {
  for (const parent of KINDS_IN_ORDER)
    for (const child of inserted)
      for (const standing of ['spec', 'builder'] as const)
        expect(allowedIn(child)[standing].includes(parent)).toBe(
          holdsOf(parent)[standing].includes(child),
        );
});

test('names what readers see first', () => {
  expect(shownFirst()).toMatch(/^products, languages, .* or pages$/);
});

test('answers in sentences, and lists each wish once', () => {
  expect(new Set(TASKS.map(({ wish }) => wish)).size).toBe(TASKS.length);
  for (const { acts } of TASKS) for (const act of acts) expect(act).toMatch(/^[A-Z“].*\.$/);
});
