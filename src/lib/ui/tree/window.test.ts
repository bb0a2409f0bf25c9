import { describe, expect, test } from 'vitest';
import { indexesOf, scrollFor, spanOf } from './window';

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
