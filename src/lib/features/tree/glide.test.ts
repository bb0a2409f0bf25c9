import { describe, expect, test } from 'vitest';
import { glidesOf } from './glide';

/** Rows with these ids from the top, in a list that shows five of them. */
const shown = (ids: string, top = 0) => ({
  slots: [...ids].map((id, at) => ({ row: { id: id.charCodeAt(0) }, at })),
  top,
  height: 5 * 28,
});
const named = (glides: ReadonlyMap<number, number>) =>
  Object.fromEntries([...glides].map(([id, from]) => [String.fromCharCode(id), from / 28]));

describe('rows glide', () => {
  test('that a move put in another place', () => {
    expect(named(glidesOf(shown('abcde'), shown('acdbe'), 28))).toEqual({ c: 1, d: 1, b: -2 });
  });
  test('that close a gap or make room for others', () => {
    expect(named(glidesOf(shown('abcd'), shown('acd'), 28))).toEqual({ c: 1, d: 1 });
    expect(named(glidesOf(shown('abc'), shown('axbc'), 28))).toEqual({ b: -1, c: -1 });
  });
  test('unless they were not in view before', () => {
    expect(named(glidesOf(shown('abcdefghz'), shown('azbcdefgh'), 28))).toEqual({
      b: -1,
      c: -1,
      d: -1,
      e: -1,
    });
  });
  test('unless the list was scrolled, too', () => {
    expect(glidesOf(shown('abcd'), shown('bacd', 28), 28).size).toBe(0);
  });
});
