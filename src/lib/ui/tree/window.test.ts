import { describe, expect, test } from 'vitest';
import { indexesOf, scrollFor, spanOf } from '$lib/ui/parts/span';
import { shiftOf, stickyAt } from './window';

describe('the window', () => {
  test('holds what is in view, whatever the scrolling', () => {
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
  test('holds pinned rows too, in order', () => {
    expect(indexesOf({ from: 5, to: 8 }, [2, 6, -1, 20])).toEqual([2, 5, 6, 7, 20]);
  });
});

describe('scrolling to a row', () => {
  test('does nothing when it is in view', () => expect(scrollFor(5, 0, 280, 28)).toBe(0));
  test('goes as far as it must, with a row of room', () => {
    expect(scrollFor(20, 0, 280, 28)).toBe(20 * 28 + 56 - 280);
    expect(scrollFor(5, 900, 280, 28)).toBe(4 * 28);
  });
  test('never above the first row', () => expect(scrollFor(0, 900, 280, 28)).toBe(0));
});

interface Line {
  readonly id: number;
  readonly depth: number;
  readonly parent: Line | undefined;
}

/** Rows by their depths. */
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

test('what was scrolled past and holds the first rows stands above them', () => {
  const rows = lines(0, 1, 2, 2, 2, 1, 0, 0);
  expect(stickyIds(rows, 0)).toEqual([]);
  expect(stickyIds(rows, 4)).toEqual([0, 1]);
  expect(stickyIds(rows, 10)).toEqual([0, 1]);
  expect(stickyIds(rows, 20)).toEqual([0, 1]);
  // The last row below the second group: only the outer one holds what comes.
  expect(stickyIds(rows, 40)).toEqual([0]);
  expect(stickyIds(rows, 50)).toEqual([]);
  expect(stickyIds(rows, 70)).toEqual([]);
});

test('of many ancestors the outermost two and the innermost three stand there', () => {
  const rows = lines(0, 1, 2, 3, 4, 5, 6, 6, 6, 6, 6, 6, 6);
  expect(stickyIds(rows, 70)).toEqual([0, 1, 3, 4, 5]);
  expect(stickyAt(rows, 70, 10, 3).map(({ id }) => id)).toEqual([0, 4, 5]);
});

test('a row that would be covered is scrolled below what covers it', () => {
  expect(scrollFor(20, 200, 100, 10)).toBe(190);
  expect(scrollFor(20, 200, 100, 10, 20)).toBe(170);
  expect(scrollFor(24, 200, 100, 10, 20)).toBe(200);
});

test('rows that come or go above shift what is in view, one that moved itself does not', () => {
  const rows = Array.from({ length: 30 }, (_, id) => ({ id }));
  const view = { scrollTop: 100, clientHeight: 50 };
  expect(shiftOf(rows, (id) => id + 2, view, 10)).toBe(2);
  expect(shiftOf(rows, (id) => (id === 10 ? 29 : id), view, 10)).toBe(0);
  expect(shiftOf(rows, (id) => (id === 10 ? -1 : id - 1), view, 10)).toBe(-1);
  expect(shiftOf(rows, (id) => id + 2, { ...view, scrollTop: 4 }, 10)).toBe(0);
});
