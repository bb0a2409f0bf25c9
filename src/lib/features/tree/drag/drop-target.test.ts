import { describe, expect, test } from 'vitest';
import type { NodeId } from '$lib/core/document/node';
import { plan } from '$lib/core/operations/plan';
import { faceOf } from '$lib/core/tree/row-face';
import { outermost, outlineOf, rowPointer, type Outline, type TreeItem } from '$lib/core/tree/rows';
import {
  dragItemsOf,
  dropTargetAt,
  intoLast,
  isStaying,
  kindsOf,
  placementOf,
  type DragItems,
  type DropTarget,
} from './drop-target';
import { landing } from './can-land';
import { whereTo } from './drop-words';
import { docFromText, makeDoc } from '../../../../../tests/make-document';
import * as m from './messages';
const nameOf = (row: TreeItem): string => faceOf(row).path ?? faceOf(row).name;

const SITE = makeDoc({
  navigation: {
    tabs: [
      {
        tab: 'Docs',
        groups: [
          { group: 'Start', pages: ['a', 'b', { group: 'Inner', pages: ['c'] }] },
          { group: 'Guides', pages: ['d', 'e'] },
          { group: 'Bare' },
        ],
      },
      { tab: 'Other', groups: [{ group: 'Last', pages: ['f', { group: 'Deep', pages: ['g'] }] }] },
      { tab: 'Empty' },
    ],
    global: { anchors: [{ anchor: 'Status', href: 'https://s.example' }] },
  },
});

/** The outline with everything open except the named rows. */
function site(...closed: string[]): Outline {
  const open = new Set<NodeId>();
  for (;;) {
    const outline = outlineOf(SITE, open);
    const next = outline.rows.filter(
      (row) => row.expandable && !row.expanded && !closed.includes(nameOf(row)),
    );
    if (!next.length) return outline;
    for (const row of next) open.add(row.id);
  }
}
const find = (outline: Outline, ...names: string[]) =>
  outline.rows.filter((row) => names.includes(nameOf(row)));
const ids = (rows: readonly TreeItem[]) => new Set(rows.map((row) => row.id));
const grab = (outline: Outline, ...names: string[]): DragItems => {
  const rows = find(outline, ...names);
  return dragItemsOf(outline.rows, ids(rows), rows[0]!.id, outline.rows.length);
};

interface Over {
  readonly closed?: readonly string[];
  readonly springLoaded?: string;
  readonly outdents?: number;
}

/** Where a drop goes at a height of a row, or below all rows if no row is named. */
function target(
  names: string,
  over: string | undefined,
  y: number,
  { closed = [], springLoaded, outdents = 0 }: Over = {},
): DropTarget | undefined {
  const outline = site(...closed);
  const taken = grab(outline, ...names.split(' '));
  const nodes = taken.rows.map(rowPointer);
  const at = over ? outline.rows.findIndex((row) => nameOf(row) === over) : 999;
  return dropTargetAt(outline, { at, y, outdents }, taken, {
    canHold: (row) => {
      const into = intoLast(row, taken.kinds);
      return !!into && plan(SITE, { op: 'move', nodes, to: placementOf(into) }).ok;
    },
    springLoaded: (row) => nameOf(row) === springLoaded,
  });
}

/** In words: "first in Docs groups, line 1", or with the row tinted instead of a line: "3 in Start pages". */
function where(...given: Parameters<typeof target>): string {
  const found = target(...given);
  if (!found) return 'nowhere';
  const { parent, key, index, line } = found;
  const holder = parent.parent ? nameOf(parent) : 'navigation';
  return `${index} in ${holder} ${key}${line ? `, line at depth ${line.depth}` : ''}`;
}

describe('over a row that can hold what is dragged', () => {
  test.each([
    [0, '1 in Docs groups, line at depth 1'],
    [0.24, '1 in Docs groups, line at depth 1'],
    [0.25, '2 in Guides pages'],
    [0.5, '2 in Guides pages'],
    [0.75, '2 in Guides pages'],
    [0.76, '2 in Docs groups, line at depth 1'],
    [0.99, '2 in Docs groups, line at depth 1'],
  ])('a closed one at %d: %s', (y, place) => {
    expect(where('Inner', 'Guides', y, { closed: ['Guides'] })).toBe(place);
  });

  test.each([
    [0.2, '1 in Docs groups, line at depth 1'],
    [0.5, '2 in Guides pages'],
    [0.8, '0 in Guides pages, line at depth 2'],
  ])('an open one at %d: %s', (y, place) => {
    expect(where('Inner', 'Guides', y)).toBe(place);
  });

  test.each([
    [0.2, '2 in Docs groups, line at depth 1'],
    [0.5, '0 in Bare pages'],
    [0.8, '3 in Docs groups, line at depth 1'],
  ])('an empty one at %d: %s', (y, place) => {
    expect(where('Inner', 'Bare', y)).toBe(place);
  });

  test.each([
    [0.2, '1 in Docs groups, line at depth 1'],
    [0.5, '2 in Guides pages'],
    [0.8, '2 in Docs groups, line at depth 1'],
  ])('one that this drag opened at %d: %s, as if it were closed', (y, place) => {
    expect(where('Inner', 'Guides', y, { springLoaded: 'Guides' })).toBe(place);
  });

  test('an open row’s line after it is below everything in it', () => {
    const { line } = target('Inner', 'Guides', 0.8, { springLoaded: 'Guides' })!;
    const { rows } = site();
    expect(nameOf(rows[line!.gap]!)).toBe('Bare');
    expect(nameOf(rows[line!.from]!)).toBe('Guides');
  });
});

describe('over a row that cannot hold it', () => {
  test.each([
    ['d', 'a', 0, '0 in Start pages, line at depth 2'],
    ['d', 'a', 0.49, '0 in Start pages, line at depth 2'],
    ['d', 'a', 0.5, '1 in Start pages, line at depth 2'],
    ['d', 'a', 0.99, '1 in Start pages, line at depth 2'],
    // A tab holds no tabs, however open it is.
    ['Empty', 'Docs', 0.3, '0 in navigation tabs, line at depth 0'],
    ['Empty', 'Docs', 0.6, '1 in navigation tabs, line at depth 0'],
    // A tab with groups holds no pages: the place is next to it, allowed or not.
    ['d', 'Docs', 0.4, '0 in navigation tabs, line at depth 0'],
    ['d', 'Docs', 0.9, '1 in navigation tabs, line at depth 0'],
  ])('%s over %s at %d: %s', (dragged, over, y, place) => {
    expect(where(dragged, over, y)).toBe(place);
  });
});

describe('after the last entry of a list', () => {
  test.each([
    [0, '1 in Deep pages, line at depth 3'],
    [1, '2 in Last pages, line at depth 2'],
    [2, '1 in Other groups, line at depth 1'],
    [3, '2 in navigation tabs, line at depth 0'],
    [4, '2 in navigation tabs, line at depth 0'],
  ])('%d indents to the left: %s', (outdents, place) => {
    expect(where('d', 'g', 0.8, { outdents })).toBe(place);
  });
  test('goes no further than the lists that end there', () => {
    expect(where('d', 'c', 0.8, { outdents: 1 })).toBe('3 in Start pages, line at depth 2');
    expect(where('d', 'c', 0.8, { outdents: 2 })).toBe('1 in Docs groups, line at depth 1');
    expect(where('d', 'c', 0.8, { outdents: 9 })).toBe('1 in Docs groups, line at depth 1');
  });
  test('is not meant before it, nor after other entries', () => {
    expect(where('d', 'g', 0.2, { outdents: 2 })).toBe('0 in Deep pages, line at depth 3');
    expect(where('d', 'a', 0.8, { outdents: 2 })).toBe('1 in Start pages, line at depth 2');
  });
  test('stays in the section “Global links”', () => {
    expect(where('d', 'Status', 0.8, { outdents: 2 })).toBe(
      '1 in Global links anchors, line at depth 1',
    );
  });
});

describe('a drop', () => {
  test('in the space below means the end of the outermost list', () => {
    expect(where('Other', undefined, 0.5)).toBe('3 in navigation tabs, line at depth 0');
    expect(where('a', undefined, 0.5)).toBe('3 in navigation tabs, line at depth 0');
  });
  test('next to the section “Global links” means the same, above it', () => {
    expect(where('a', 'Global links', 0.2)).toBe('3 in navigation tabs, line at depth 0');
    expect(where('a', 'Global links', 0.8)).toBe('3 in navigation tabs, line at depth 0');
    const { rows } = site();
    expect(nameOf(rows[target('a', undefined, 0.5)!.line!.gap]!)).toBe('Global links');
  });
  test('in an empty navigation is possible', () => {
    const doc = docFromText('{"navigation": {}}');
    const found = dropTargetAt(
      outlineOf(doc, new Set()),
      { at: 0, y: 0.5, outdents: 0 },
      grab(site(), 'a'),
      { canHold: () => false, springLoaded: () => false },
    );
    expect(found && placementOf(found)).toEqual({ parent: '/navigation', key: 'pages', index: 0 });
  });
  test('on a dragged row or inside it goes nowhere', () => {
    expect(where('Start', 'Start', 0.5)).toBe('nowhere');
    expect(where('Start', 'c', 0.5)).toBe('nowhere');
    expect(where('a e', 'e', 0.1)).toBe('nowhere');
    // To the left of the last row, it goes out of its list, unless that is dragged.
    expect(where('c', 'c', 0.9, { outdents: 2 })).toBe('1 in Docs groups, line at depth 1');
    for (const drag of ['a a', 'Start c'].map((one) => one.split(' ')))
      expect(where(drag[0]!, drag[1], 0.9, { outdents: 1 })).toBe('nowhere');
  });
  test('goes to the same place whatever is dragged with it', () => {
    for (const dragged of ['d', 'd e', 'e f'])
      expect(where(dragged, 'b', 0.9)).toBe('2 in Start pages, line at depth 2');
  });
  test('on either side of the row itself changes nothing', () => {
    const outline = site();
    const stays = (over: string, y: number, ...names: string[]) =>
      isStaying(target(names.join(' '), over, y)!, find(outline, ...names));
    expect(stays('a', 0.9, 'b')).toBe(true);
    expect(stays('Inner', 0.1, 'b')).toBe(true);
    expect(stays('Inner', 0.9, 'b')).toBe(false);
    expect(stays('Inner', 0.1, 'a', 'b')).toBe(true);
    expect(stays('b', 0.9, 'a', 'Inner')).toBe(false);
    expect(isStaying(target('d', 'a', 0.1)!, [])).toBe(false);
  });
});

describe('a drag', () => {
  const names = (outline: Outline, wanted: ReadonlySet<NodeId>) =>
    outline.rows.filter((row) => wanted.has(row.id)).map((row) => nameOf(row));
  const takes = (bottom: number, grabbed: string, ...selected: string[]) => {
    const outline = site();
    const chosen = ids(find(outline, ...selected));
    const taken = dragItemsOf(outline.rows, chosen, find(outline, grabbed)[0]!.id, bottom);
    return { along: names(outline, taken.ids), away: names(outline, taken.away) };
  };

  test('keeps a row open if its end is in view, and takes all of it along', () => {
    const along = ['Start', 'a', 'b', 'Inner', 'c'];
    expect(takes(20, 'Start', 'Start')).toEqual({ along, away: [] });
  });
  test('hides what is out of view, so that the pointer gets past it', () => {
    const along = ['Start', 'a', 'b', 'Inner', 'c'];
    expect(takes(4, 'Start', 'Start')).toEqual({ along, away: ['c'] });
  });
  test('keeps the grabbed row', () => {
    expect(takes(0, 'a', 'Start', 'a', 'd')).toEqual({
      along: ['Start', 'a', 'b', 'Inner', 'c', 'd'],
      away: ['b', 'Inner', 'c'],
    });
  });
});

describe('rows that can take what is dragged', () => {
  const open = (outline: Outline, ...taken: string[]) => {
    const lands = landing(SITE, find(outline, ...taken));
    return outline.rows.filter(lands).map((row) => nameOf(row));
  };
  test('are known: inside them or next to them', () => {
    expect(open(site('Other'), 'Guides')).toEqual([
      'Docs', // it contains groups
      ...['Start', 'a', 'b', 'Inner', 'c', 'Guides', 'd', 'e', 'Bare'],
      ...['Other', 'Empty'],
    ]);
    expect(open(site(), 'Docs')).toEqual(['Docs', 'Other', 'Empty', 'Global links']);
  });
  test('accept all of a selection', () => {
    expect(open(site(), 'Docs', 'a')).toEqual([]);
  });
});

test('only the outermost rows of a selection move', () => {
  const outline = site();
  expect(
    outermost(outline.rows, ids(find(outline, 'Start', 'a', 'e'))).map((r) => nameOf(r)),
  ).toEqual(['Start', 'e']);
});

describe('the line at the foot', () => {
  const say = (dragged: string, over: string, y: number) =>
    whereTo(target(dragged, over, y)!, grab(site(), ...dragged.split(' ')));
  test('names the parent and the new place', () => {
    expect(say('c', 'a', 0.9)).toBe(m.intoAs('“Start”', 'second'));
    expect(say('a', 'b', 0.9)).toBe(m.intoAs('“Start”', 'second'));
    expect(say('a', 'Guides', 0.5)).toBe(m.intoAsLast('“Guides”'));
    expect(say('Guides', 'Empty', 0.5)).toBe('Into “Empty”');
    expect(say('Docs', 'Empty', 0.9)).toBe(m.intoAsLast('the navigation'));
  });
});

test('kinds are named once', () => {
  expect(kindsOf(find(site(), 'a', 'b', 'Inner'))).toEqual(['page', 'group']);
});
