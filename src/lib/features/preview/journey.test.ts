import { expect, test } from 'vitest';
import type { SiteLocation } from '$lib/core/site/location';
import { isSameVisit, SET_OUT, turned, wentOn } from './journey';

const at = (...trail: number[]): SiteLocation => ({ trail, part: 'entry' });

test('back and forward retrace the same pages', () => {
  const gone = wentOn(wentOn(SET_OUT, undefined), at(1));
  const back = turned(gone, 'back', at(2))!;
  expect(back.to).toEqual(at(1));
  const first = turned(back.journey, 'back', at(1))!;
  expect(first.to).toBeUndefined();
  expect(turned(first.journey, 'back', undefined)).toBeUndefined();
  const forth = turned(first.journey, 'forward', undefined)!;
  expect(forth.to).toEqual(at(1));
  expect(turned(forth.journey, 'forward', at(1))!.to).toEqual(at(2));
});

test('going to a page clears the forward history', () => {
  const back = turned(wentOn(SET_OUT, at(1)), 'back', at(2))!;
  expect(wentOn(back.journey, at(1)).ahead).toEqual([]);
});

test('a long journey forgets its beginning', () => {
  let journey = SET_OUT;
  for (let step = 0; step < 1000; step++) journey = wentOn(journey, at(step));
  expect(journey.behind).toHaveLength(200);
  expect(journey.behind.at(-1)).toEqual(at(999));
});

test('visits with the same trail and part are equal', () => {
  expect(isSameVisit(at(1, 2), at(1, 2))).toBe(true);
  expect(isSameVisit(at(1, 2), { trail: [1, 2], part: 'root' })).toBe(false);
  expect(isSameVisit(at(1, 2), at(1))).toBe(false);
  expect(isSameVisit(undefined, undefined)).toBe(true);
  expect(isSameVisit(undefined, at(1))).toBe(false);
});
