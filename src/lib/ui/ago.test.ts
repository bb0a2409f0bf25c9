import { expect, it } from 'vitest';
import { ago, day } from './ago.ts';

const now = Date.UTC(2026, 0, 31, 12);
const MINUTE = 60_000;

it.each([
  [0, 'a moment ago'],
  [-5000, 'a moment ago'],
  [2 * MINUTE, '2 minutes ago'],
  [61 * MINUTE, '1 hour ago'],
  [26 * 60 * MINUTE, 'yesterday'],
  [8 * 24 * 60 * MINUTE, 'last week'],
  [800 * 24 * 60 * MINUTE, '2 years ago'],
])('describes a time %i ms ago', (past, words) => {
  expect(ago(now - past, now)).toBe(words);
});

it('names a day, wherever it is read', () => {
  expect(day('2026-03-09')).toBe('March 9, 2026');
});
