import { expect, test } from 'vitest';
import { docFromText } from '../../../../tests/make-document.ts';
import type { ArrayNode } from '../document/node.ts';
import { valueOf } from '../document/walk.ts';
import { mergeItems } from './list-items.ts';

const list = (items: readonly unknown[]): ArrayNode =>
  docFromText(JSON.stringify(items)).files.get('docs.json')!.root as ArrayNode;

function merged(base: readonly unknown[], ours: readonly unknown[], theirs: readonly unknown[]) {
  const [a, b] = [list(ours), list(theirs)];
  const items = mergeItems(list(base).items, a, b);
  const of = (side: 'ours' | 'theirs') =>
    items?.keeping(side).map((one) => valueOf((one.side === 'ours' ? a : b).items[one.index]!));
  return { ours: of('ours'), theirs: of('theirs'), isConflicting: items?.isConflicting };
}
const clean = (value: readonly unknown[]) => ({ ours: value, theirs: value, isConflicting: false });

test('entries that both inserted at one place are all kept, ours first', () => {
  expect(merged([1, 2], [1, 2, 3], [1, 2, 4])).toEqual(clean([1, 2, 3, 4]));
  expect(merged([], [3], [4])).toEqual(clean([3, 4]));
});

test('an entry that both inserted is there once', () => {
  expect(merged([1], [1, 3], [1, 3])).toEqual(clean([1, 3]));
  expect(merged([1, 2], [0, 1, 2], [1, 2, 0, 5])).toEqual(clean([0, 1, 2, 5]));
});

test('removals of both sides are applied', () => {
  expect(merged([1, 2, 3, 4], [1, 4], [1, 2, 5])).toEqual({
    ours: [1, 4],
    theirs: [1, 2, 5],
    isConflicting: true,
  });
  expect(merged([1, 2, 3, 4], [1, 4], [2, 3, 4])).toEqual(clean([4]));
  expect(merged([1, 2, 3, 4], [2, 3, 4], [1, 2, 3, 5, 4])).toEqual(clean([2, 3, 5, 4]));
});

test('two changes of one entry exclude each other, and the rest is merged', () => {
  expect(merged([1, 2, 3, 4], [1, 20, 3, 4, 5], [0, 1, 21, 3])).toEqual({
    ours: [0, 1, 20, 3, 5],
    theirs: [0, 1, 21, 3, 5],
    isConflicting: true,
  });
});

test('two redirects from one source exclude each other', () => {
  const to = (destination: string) => ({ source: '/a', destination });
  expect(merged([], [to('/b')], [to('/c')])).toEqual({
    ours: [to('/b')],
    theirs: [to('/c')],
    isConflicting: true,
  });
  expect(merged([1, 2], [to('/b'), 1, 2], [1, 2, to('/c')]).ours).toBeUndefined();
});

test('moved here and removed there can’t be decided', () => {
  expect(merged([1, 2, 3], [2, 3, 1], [2, 3]).ours).toBeUndefined();
});
