import { describe, expect, test } from 'vitest';
import type { NodeId } from '$lib/core/document/node';
import { faceOf } from '$lib/core/tree/row-face';
import { outlineOf, type Outline, type TreeItem, outermost } from '$lib/core/tree/rows';
import {
  dropTargetsAt,
  depthAt,
  gapAt,
  isStaying,
  kindsOf,
  placementOf,
  dragItemsOf,
  type DragItems,
} from './drop-target';
import { landing } from './can-land';
import { insteadOf } from './messages';
import { ordinal, whereTo } from './drop-words';
import { docFromText, makeDoc } from '../../../../../tests/make-document';
import * as m from './messages';

const SITE = makeDoc({
  navigation: {
    tabs: [
      {
        tab: 'Docs',
        groups: [
          { group: 'Start', pages: ['a', 'b', { group: 'Inner', pages: ['c'] }] },
          { group: 'Guides', pages: ['d', 'e'] },
        ],
      },
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
      (row) => row.expandable && !row.expanded && !closed.includes(faceOf(row).name),
    );
    if (!next.length) return outline;
    for (const row of next) open.add(row.id);
  }
}
const find = (outline: Outline, ...names: string[]) =>
  outline.rows.filter((row) => names.includes(faceOf(row).name));
const ids = (rows: readonly TreeItem[]) => new Set(rows.map((row) => row.id));
const take = (outline: Outline, ...names: string[]): DragItems => {
  const rows = find(outline, ...names);
  return { rows, kinds: kindsOf(rows), grabbed: rows[0]!.id, ids: ids(rows), away: new Set() };
};

/** What a drop just below a row could mean, as "depth parent key index", in order of preference. */
function below(outline: Outline, name: string, wanted: number, ...taken: string[]): string[] {
  const gap = outline.rows.indexOf(find(outline, name)[0]!) + 1;
  return dropTargetsAt(outline, gap, wanted, take(outline, ...taken)).map((aim) => {
    const { parent, key, index } = placementOf(aim);
    return `${aim.depth} ${parent} ${key} ${index}`;
  });
}

describe('the pointer', () => {
  test('means the nearest gap within the list', () => {
    expect([-50, 0, 13, 15, 28, 9999].map((y) => gapAt(y, 28, 10))).toEqual([0, 0, 0, 1, 1, 10]);
  });
  test('changes the depth by one for each indent that it moves', () => {
    const grip = { x: 100, depth: 3 };
    expect([100, 107, 109, 132, 60].map((x) => depthAt(x, grip, 16))).toEqual([3, 3, 4, 5, 1]);
  });
});

describe('a drop', () => {
  test('between two pages means one place', () => {
    expect(below(site(), 'a', 2, 'd')).toEqual(['2 /navigation/tabs/0/groups/0 pages 1']);
  });
  test('below an open group means its first place', () => {
    expect(below(site(), 'Guides', 2, 'a')).toEqual(['2 /navigation/tabs/0/groups/1 pages 0']);
  });
  test('below a closed group means after it, or its last place', () => {
    const groups = '/navigation/tabs/0';
    expect(below(site('Guides'), 'Guides', 1, 'Inner')[0]).toBe(`1 ${groups} groups 2`);
    expect(below(site('Guides'), 'Guides', 2, 'Inner')[0]).toBe(`2 ${groups}/groups/1 pages 2`);
  });
  test('below the last page of a branch means every depth up to that of the next row', () => {
    expect(below(site(), 'c', 3, 'Guides')).toEqual([
      '3 /navigation/tabs/0/groups/0/pages/2 pages 1',
      '2 /navigation/tabs/0/groups/0 pages 3',
    ]);
    expect(below(site(), 'c', 1, 'd').map((aim) => aim.split(' ')[0])).toEqual(['1', '2', '3']);
  });
  test('into an empty element uses the list that fits', () => {
    expect(below(site(), 'Empty', 1, 'Guides')[0]).toBe('1 /navigation/tabs/1 groups 0');
    expect(below(site(), 'Empty', 1, 'd')[0]).toBe('1 /navigation/tabs/1 pages 0');
    expect(below(site(), 'Empty', 1, 'd', 'Guides')[0]).toBe('1 /navigation/tabs/1 pages 0');
  });
  test('of a page among groups means a list of pages, so that the refusal can name the mixing', () => {
    expect(below(site('Guides'), 'Guides', 1, 'a')).toContain('1 /navigation/tabs/0 pages 0');
  });
  test('ignores the moved rows', () => {
    const only = below(site('Inner'), 'b', 2, 'b', 'Inner');
    expect(only).toContain('2 /navigation/tabs/0/groups/0 pages 1');
  });
  test('into the section “Everywhere” uses its list, and nothing goes after that section', () => {
    const outline = site();
    const last = dropTargetsAt(outline, outline.rows.length, 0, take(outline, 'Empty'));
    expect(last.map((aim) => placementOf(aim).parent)).not.toContain('/navigation');
  });
  test('above everything means the first place', () => {
    expect(dropTargetsAt(site(), 0, 0, take(site(), 'Empty')).map(placementOf)).toEqual([
      { parent: '/navigation', key: 'tabs', index: 0 },
    ]);
  });
  test('in an empty navigation is possible', () => {
    const doc = docFromText('{"navigation": {}}');
    expect(
      dropTargetsAt(outlineOf(doc, new Set()), 0, 0, take(site(), 'a')).map(placementOf),
    ).toEqual([{ parent: '/navigation', key: 'pages', index: 0 }]);
  });
});

test('a drop on either side of the row itself changes nothing', () => {
  const outline = site();
  const moved = find(outline, 'a');
  const at = (gap: number) => dropTargetsAt(outline, gap, 2, take(outline, 'a'))[0]!;
  const index = outline.rows.indexOf(moved[0]!);
  expect([at(index), at(index + 1), at(index + 2)].map((aim) => isStaying(aim, moved))).toEqual([
    true,
    true,
    false,
  ]);
});

describe('a drag', () => {
  const names = (outline: Outline, wanted: ReadonlySet<NodeId>) =>
    outline.rows.filter((row) => wanted.has(row.id)).map((row) => faceOf(row).name);
  const grab = (bottom: number, grabbed: string, ...selected: string[]) => {
    const outline = site();
    const chosen = ids(find(outline, ...selected));
    const taken = dragItemsOf(outline.rows, chosen, find(outline, grabbed)[0]!.id, bottom);
    return { along: names(outline, taken.ids), away: names(outline, taken.away) };
  };

  test('keeps a row open if its end is in view, and takes all of it along', () => {
    expect(grab(20, 'Start', 'Start')).toEqual({
      along: ['Start', 'a', 'b', 'Inner', 'c'],
      away: [],
    });
  });
  test('hides what is out of view, so that the pointer gets past it', () => {
    expect(grab(4, 'Start', 'Start')).toEqual({
      along: ['Start', 'a', 'b', 'Inner', 'c'],
      away: ['c'],
    });
  });
  test('keeps the grabbed row', () => {
    expect(grab(0, 'a', 'Start', 'a', 'd')).toEqual({
      along: ['Start', 'a', 'b', 'Inner', 'c', 'd'],
      away: ['b', 'Inner', 'c'],
    });
  });
  test('keeps the line at the edge of the dragged row while the pointer is over it', () => {
    const outline = site();
    const taken = dragItemsOf(
      outline.rows,
      ids(find(outline, 'Start')),
      find(outline, 'Start')[0]!.id,
      20,
    );
    const top = outline.rows.indexOf(taken.rows[0]!);
    const aims = [2, 3, 4].map((below) => dropTargetsAt(outline, top + below, 1, taken)[0]!);
    expect(aims.map((aim) => aim.gap)).toEqual([top, top, top]);
    expect(aims.every((aim) => isStaying(aim, taken.rows))).toBe(true);
  });
});

describe('drop targets', () => {
  const open = (outline: Outline, ...taken: string[]) => {
    const lands = landing(SITE, find(outline, ...taken));
    return outline.rows.filter(lands).map((row) => faceOf(row).name);
  };
  test('are known for every row: inside it or next to it', () => {
    expect(open(site(), 'Guides')).toEqual([
      'Docs', // it contains groups
      ...['Start', 'a', 'b', 'Inner', 'c', 'Guides', 'd', 'e'],
      'Empty',
    ]);
    expect(open(site(), 'Docs')).toEqual(['Docs', 'Empty', 'Everywhere']);
  });
  test('accept all of a selection', () => {
    expect(open(site(), 'Docs', 'a')).toEqual([]);
  });
});

test('only the outermost rows of a selection move', () => {
  const outline = site();
  expect(
    outermost(outline.rows, ids(find(outline, 'Start', 'a', 'e'))).map((r) => faceOf(r).name),
  ).toEqual(['Start', 'e']);
});

describe('the text at the pointer', () => {
  const say = (name: string, wanted: number, ...taken: string[]) => {
    const outline = site('Guides');
    const moved = take(outline, ...taken);
    const gap = outline.rows.indexOf(find(outline, name)[0]!) + 1;
    return whereTo(dropTargetsAt(outline, gap, wanted, moved)[0]!, moved.ids);
  };
  test('names the parent and the new place', () => {
    expect(say('a', 2, 'c')).toBe(m.intoAs('Start', 'second'));
    expect(say('b', 2, 'a')).toBe(m.intoAs('Start', 'second'));
    expect(say('Guides', 2, 'a')).toBe(m.intoAsLast('Guides'));
    expect(say('Empty', 1, 'Guides')).toBe('Into Empty');
    expect(say('Guides', 0, 'Empty')).toBe(m.intoAsLast('the navigation'));
  });
  test('says what is possible instead, and how many alternatives there are', () => {
    expect(insteadOf('Wrap it in an anchor', 0)).toBe(
      'Instead: wrap it in an anchor. Let go to choose.',
    );
    expect(insteadOf('Wrap it in an anchor', 2)).toMatch(/anchor, or 2 other ways\./);
  });
  test('counts on past ten', () => {
    expect([1, 10, 11, 12, 21, 22, 23, 111].map(ordinal).join(' ')).toBe(
      'first tenth 11th 12th 21st 22nd 23rd 111th',
    );
  });
});
