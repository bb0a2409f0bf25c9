import { expect, test } from 'vitest';
import { inView, scrollTo, startsOf } from './visible-rows.ts';

test('rows in view are rendered, with some beyond both edges', () => {
  const starts = startsOf(Array.from({ length: 1000 }, () => 50));
  expect(starts.at(-1)).toBe(50_000);
  expect(inView(starts, 0, 500)).toEqual({ from: 0, to: 35 });
  expect(inView(starts, 10_000, 500)).toEqual({ from: 176, to: 235 });
  expect(inView(starts, 49_500, 500)).toEqual({ from: 966, to: 1000 });
});

test('an empty list renders none', () => {
  expect(inView(startsOf([]), 0, 500)).toEqual({ from: 0, to: 0 });
});

test('a row is brought into view by its nearer edge', () => {
  const starts = startsOf([50, 50, 120, 50]);
  expect(scrollTo(starts, 0, 60, 100)).toBe(0);
  expect(scrollTo(starts, 1, 40, 100)).toBe(40);
  expect(scrollTo(starts, 2, 0, 150)).toBe(70);
});
