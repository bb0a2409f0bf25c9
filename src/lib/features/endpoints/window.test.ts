import { expect, test } from 'vitest';
import { inView, startsOf } from './window.ts';

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
