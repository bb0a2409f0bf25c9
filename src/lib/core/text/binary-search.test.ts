import { expect, test } from 'vitest';
import { countBelow, countUpTo, countWhile } from './binary-search.ts';

test('counts ascending values below and up to a limit', () => {
  const values = [1, 3, 3, 8];
  expect([0, 1, 3, 4, 9].map((limit) => countBelow(values, limit))).toEqual([0, 0, 1, 3, 4]);
  expect([0, 1, 3, 4, 9].map((limit) => countUpTo(values, limit))).toEqual([0, 1, 3, 3, 4]);
  expect(countBelow([], 1)).toBe(0);
});

test('counts the indexes for which a test holds', () => {
  for (let length = 0; length < 6; length++)
    for (let end = 0; end <= length; end++)
      expect(countWhile(length, (index) => index < end)).toBe(end);
});
