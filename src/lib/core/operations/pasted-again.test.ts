import { expect, test } from 'vitest';
import { makeDoc } from '../../../../tests/make-document.ts';
import { changesOf } from '../compare/changes.ts';
import { elementAt, elementOf } from '../document/elements.ts';
import type { Doc, Node } from '../document/node.ts';
import { parsePointer } from '../document/walk.ts';
import type { Json } from '../operation.ts';
import { pastedAgain } from './pasted-again.ts';
import { plan, planInserts } from './plan.ts';

const BASE = makeDoc({
  navigation: {
    groups: [
      { group: 'A', pages: ['a', { group: 'In A', pages: ['b', 'c'] }] },
      { group: 'B', pages: ['d'] },
    ],
  },
});
const nodeAt = (doc: Doc, pointer: string): Node => elementAt(doc, parsePointer(pointer)!)!.node;
const A = '/navigation/groups/0/pages';
const B = '/navigation/groups/1';

/** The document after these entries of A were cut, and the same values inserted at the end of B. */
function cutAndPasted(pointers: readonly string[], values: readonly Json[], isCut = true): Doc {
  const nodes = pointers.map((pointer) => nodeAt(BASE, pointer));
  const cut = plan(BASE, { op: 'remove', nodes: pointers });
  if (!cut.ok) throw new Error(cut.refusal.sentence);
  const doc = isCut ? cut.value.after : BASE;
  const newcomers = values.map((value) => ({ value }));
  const planned = planInserts(doc, { parent: B, key: 'pages', index: 1 }, newcomers);
  if (!planned.ok) throw new Error(planned.refusal.sentence);
  const isThere = ({ id }: Node) => elementOf(doc, id) !== undefined;
  return pastedAgain(doc, planned.value, nodes, isThere);
}
const kinds = (doc: Doc) => changesOf(BASE, doc).map(({ kind }) => kind);

test('a page that was cut and is pasted has moved', () => {
  const after = cutAndPasted([`${A}/0`], ['a']);
  expect(nodeAt(after, `${B}/pages/1`).id).toBe(nodeAt(BASE, `${A}/0`).id);
  expect(kinds(after)).toEqual(['moved']);
});

test('so has a group with what is in it', () => {
  const group = { group: 'In A', pages: ['b', 'c'] };
  const after = cutAndPasted([`${A}/1`], [group]);
  expect(nodeAt(after, `${B}/pages/1/pages/1`).id).toBe(nodeAt(BASE, `${A}/1/pages/1`).id);
  expect(kinds(after)).toEqual(['moved']);
});

test('an element that is there still is a copy', () => {
  const after = cutAndPasted([`${A}/0`], ['a'], false);
  expect(nodeAt(after, `${B}/pages/1`).id).not.toBe(nodeAt(BASE, `${A}/0`).id);
  expect(kinds(after)).toEqual(['added']);
});

test('another number of elements are new ones', () => {
  const after = cutAndPasted([`${A}/0`], ['a', 'x']);
  expect(kinds(after)).toContain('added');
});
