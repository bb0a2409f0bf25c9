import { describe, expect, test } from 'vitest';
import { indexesOf, scrollFor, spanOf } from '$lib/ui/visible-span';
import { mostSticky, shiftOf, stickyAt } from './window';

describe('the window', () => {
  test('contains what is in view at any scroll position', () => {
    for (let top = 0; top < 28 * 1000; top += 37) {
      const { from, to } = spanOf(1000, top, 700, 28);
      expect(from).toBeLessThanOrEqual(Math.floor(top / 28));
      expect(to).toBeGreaterThanOrEqual(Math.min(1000, Math.ceil((top + 700) / 28)));
      expect(to - from).toBeLessThan(70);
    }
  });
  test('stays within the list', () => {
    expect(spanOf(3, 0, 700, 28)).toEqual({ from: 0, to: 3 });
    expect(spanOf(0, 0, 700, 28)).toEqual({ from: 0, to: 0 });
    expect(spanOf(10, 99_999, 700, 28).to).toBe(10);
  });
  test('includes pinned rows, in order', () => {
    expect(indexesOf({ from: 5, to: 8 }, [2, 6, -1, 20])).toEqual([2, 5, 6, 7, 20]);
  });
});

describe('scrolling to a row', () => {
  test('does nothing if it is in view', () => expect(scrollFor(5, 0, 280, 28)).toBe(0));
  test('goes as far as necessary, with a row of room', () => {
    expect(scrollFor(20, 0, 280, 28)).toBe(20 * 28 + 56 - 280);
    expect(scrollFor(5, 900, 280, 28)).toBe(4 * 28);
  });
  test('leaves a row at the edge where it is, if no room around it is asked for', () => {
    expect(scrollFor(9, 0, 280, 28)).toBe(28);
    expect(scrollFor(9, 0, 280, 28, 0, 0)).toBe(0);
    expect(scrollFor(9, 0, 270, 28, 0, 0)).toBe(10);
  });
  test('never goes above the first row', () => expect(scrollFor(0, 900, 280, 28)).toBe(0));
});

interface Line {
  readonly id: number;
  readonly depth: number;
  readonly parent: Line | undefined;
}

/** Rows with these depths. */
function lines(...depths: readonly number[]): readonly Line[] {
  const way: Line[] = [];
  return depths.map((depth, id) => {
    const line = { id, depth, parent: way[depth - 1] };
    way[depth] = line;
    return line;
  });
}
const stickyIds = (rows: readonly Line[], top: number) =>
  stickyAt(rows, top, 10).map(({ id }) => id);

test('scrolled-past ancestors of the first rows stick above them', () => {
  const rows = lines(0, 1, 2, 2, 2, 1, 0, 0);
  expect(stickyIds(rows, 0)).toEqual([]);
  expect(stickyIds(rows, 4)).toEqual([0, 1]);
  expect(stickyIds(rows, 10)).toEqual([0, 1]);
  expect(stickyIds(rows, 20)).toEqual([0, 1]);
  // The last row below the second group: only the outer one contains what follows.
  expect(stickyIds(rows, 40)).toEqual([0]);
  expect(stickyIds(rows, 50)).toEqual([]);
  expect(stickyIds(rows, 70)).toEqual([]);
});

test('at the end of an element, its own row goes first', () => {
  const rows = lines(0, 1, 2, 3, 3, 2, 3, 3, 3);
  expect(stickyIds(rows, 10)).toEqual([0, 1, 2]);
  expect(stickyIds(rows, 20)).toEqual([0, 1]);
  expect(stickyIds(rows, 30)).toEqual([0, 1, 5]);
});

test('the outermost two and the innermost three of many ancestors stick', () => {
  const rows = lines(0, 1, 2, 3, 4, 5, 6, 6, 6, 6, 6, 6, 6);
  expect(stickyIds(rows, 70)).toEqual([0, 1, 3, 4, 5]);
  expect(stickyAt(rows, 70, 10, 3).map(({ id }) => id)).toEqual([0, 4, 5]);
});

test('a row that would be covered is scrolled below the cover', () => {
  expect(scrollFor(20, 200, 100, 10)).toBe(190);
  expect(scrollFor(20, 200, 100, 10, 20)).toBe(170);
  expect(scrollFor(24, 200, 100, 10, 20)).toBe(200);
});

test('rows added or removed above shift the view, but a row that moved does not', () => {
  const rows = Array.from({ length: 30 }, (_, id) => ({ id }));
  const view = { scrollTop: 100, clientHeight: 50 };
  expect(shiftOf(rows, (id) => id + 2, view, 10)).toBe(2);
  expect(shiftOf(rows, (id) => (id === 10 ? 29 : id), view, 10)).toBe(0);
  expect(shiftOf(rows, (id) => (id === 10 ? -1 : id - 1), view, 10)).toBe(-1);
  expect(shiftOf(rows, (id) => id + 2, { ...view, scrollTop: 4 }, 10)).toBe(0);
});

test('a row removed in view shifts only what is below it', () => {
  const rows = Array.from({ length: 30 }, (_, id) => ({ id }));
  const view = { scrollTop: 100, clientHeight: 50 };
  for (const removed of [10, 11, 12, 13, 14]) {
    const indexOf = (id: number) => (id === removed ? -1 : id > removed ? id - 1 : id);
    expect(shiftOf(rows, indexOf, view, 10)).toBe(0);
    // Put back, too.
    const after = rows.filter(({ id }) => id !== removed);
    expect(shiftOf(after, (id) => id, view, 10)).toBe(removed === 10 ? 1 : 0);
  }
});

test('if everything around the upper edge is gone, the rest stays in view', () => {
  const rows = Array.from({ length: 30 }, (_, id) => ({ id }));
  const indexOf = (id: number) => (id < 5 ? id : id < 13 ? -1 : id - 8);
  expect(shiftOf(rows, indexOf, { scrollTop: 100, clientHeight: 50 }, 10)).toBe(-8);
});

test('sticky rows cover a fifth of the view at most', () => {
  expect(mostSticky(570, 44)).toBe(2);
  expect(mostSticky(200, 44)).toBe(0);
  expect(mostSticky(720, 28)).toBe(5);
  expect(mostSticky(1600, 28)).toBe(5);
});
