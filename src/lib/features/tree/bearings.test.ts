import { expect, test } from 'vitest';
import { parsePointer } from '$lib/core/document/walk';
import { elementAt, labelOf, navigationOf, elementOf } from '$lib/core/document/elements';
import { levelsBelow } from './levels';
import { openTo } from './show-levels';
import { commonParent, shorten, wayTo } from './selected-path';
import { makeDoc } from '../../../../tests/make-document';

const doc = makeDoc({
  navigation: {
    tabs: [
      {
        tab: 'A',
        groups: [
          { group: 'G', pages: ['a', { group: 'H', pages: ['b', 'c'] }] },
          { group: 'I', pages: ['d'] },
        ],
      },
      { tab: 'B', pages: ['e'] },
      { tab: 'C', href: 'https://c.example' },
    ],
  },
});
const at = (pointer: string) => elementAt(doc, parsePointer(`/navigation/tabs${pointer}`)!)!;
const deep = at('/0/groups/0/pages/1/pages/0');
const root = navigationOf(doc)!.node;
const open = (levels: number) =>
  [...openTo(root, levels)].map((id) => labelOf(elementOf(doc, id)!)).sort();

test('the path to an element starts at the outermost ancestor', () => {
  expect(wayTo(deep).map(labelOf)).toEqual(['A', 'G', 'H', 'b']);
  expect(wayTo(at('/1')).map(labelOf)).toEqual(['B']);
});

test('a long path is shortened in the middle', () => {
  const named = () => 7;
  const words = shorten(wayTo(deep), 167, named).map((part) =>
    'left' in part ? part.left.map(labelOf) : labelOf(part.element),
  );
  expect(words).toEqual(['A', ['G'], 'H', 'b']);
  const [above, last] = shorten(wayTo(deep), 60, named);
  expect(above && 'left' in above && above.left.map(labelOf)).toEqual(['A', 'G', 'H']);
  expect(last && 'element' in last && labelOf(last.element)).toBe('b');
  expect(shorten(wayTo(deep).slice(0, 3), 167, named).every((part) => 'element' in part)).toBe(
    true,
  );
  const cut = shorten(wayTo(deep), 167, () => 80);
  expect(cut.map((part) => 'element' in part && labelOf(part.element))).toEqual([false, 'b']);
  const wide = shorten(wayTo(deep), 260, () => 80);
  expect(wide.map((part) => 'element' in part && labelOf(part.element))).toEqual([false, 'H', 'b']);
});

test('the common parent of several elements contains all of them', () => {
  const common = (...pointers: readonly string[]) => {
    const found = commonParent(pointers.map(at));
    return found && labelOf(found);
  };
  expect(common('/0/groups/0/pages/1/pages/0', '/0/groups/0/pages/1/pages/1')).toBe('H');
  expect(common('/0/groups/0/pages/0', '/0/groups/0/pages/1/pages/0')).toBe('G');
  expect(common('/0/groups/0/pages/0', '/0/groups/1/pages/0')).toBe('A');
  expect(common('/0/groups/0', '/1')).toBeUndefined();
});

test('opening levels makes the last of them visible', () => {
  expect(levelsBelow(root)).toBe(4);
  expect(open(1)).toEqual([]);
  expect(open(2)).toEqual(['A', 'B']);
  expect(open(3)).toEqual(['A', 'B', 'G', 'I']);
  expect(open(Infinity)).toEqual(['A', 'B', 'G', 'H', 'I']);
});
