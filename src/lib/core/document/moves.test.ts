import { expect, test } from 'vitest';
import { movedBetween, pointersOfMoves, withMoves, withMovesAt } from './moves.ts';
import { elementAt } from './elements.ts';
import { docFromText, fileText } from '../../../../tests/make-document.ts';

const open = () =>
  docFromText(fileText({ navigation: { groups: [{ group: 'A', pages: ['a', 'b', 'c'] }] } }));
const page = (index: number) => `/navigation/groups/0/pages/${index}`;
const idOf = (index: number) =>
  elementAt(doc, ['navigation', 'groups', 0, 'pages', index])!.node.id;
const doc = open();

test('tells a later move of the same element from an earlier one', () => {
  const once = withMoves(doc, [idOf(0)]);
  const twice = withMoves(once, [idOf(0)]);
  expect([...movedBetween(once.moved, twice.moved).keys()]).toEqual([idOf(0)]);
  expect([...movedBetween(twice.moved, doc.moved).keys()]).toEqual([idOf(0)]);
  expect(movedBetween(once.moved, once.moved).size).toBe(0);
});

test('lists the elements in the order of their last moves', () => {
  const moved = withMoves(withMoves(doc, [idOf(0), idOf(1)]), [idOf(0)]);
  expect(pointersOfMoves(doc, moved)).toEqual([page(1), page(0)]);
});

test('knows them again by pointer in a text that is read again', () => {
  const again = open();
  const known = withMovesAt(again, [page(2), page(0)]);
  expect(pointersOfMoves(again, known)).toEqual([page(2), page(0)]);
});

test('ignores what a damaged draft names', () => {
  expect(withMovesAt(doc, ['/nowhere', '', page(9)])).toBe(doc);
});
