import { expect, test } from 'vitest';
import type { Draft } from '../../core/storage.ts';
import { isWorthKeeping, surplus, thinned } from './versions.ts';

const MINUTE = 60_000;
const draft = (after: string, time: number): Draft => ({
  id: 'a',
  place: 'file:1',
  name: 'This computer',
  path: 'docs.json',
  before: '',
  after,
  time,
});

test('keeps the state before a pause, and none during quick work', () => {
  expect(isWorthKeeping(draft('a', 0), draft('b', 400), 0)).toBe(false);
  expect(isWorthKeeping(draft('a', 0), draft('b', 2 * MINUTE), 0)).toBe(true);
  expect(isWorthKeeping(draft('a', 0), draft('a', 2 * MINUTE), 0)).toBe(false);
});

test('keeps a state from time to time if there is no pause at all', () => {
  const last = draft('a', 10 * MINUTE - 400);
  expect(isWorthKeeping(last, draft('b', 10 * MINUTE), 0)).toBe(true);
  expect(isWorthKeeping(last, draft('b', 10 * MINUTE), 5 * MINUTE)).toBe(false);
});

test('keeps the state before a big change', () => {
  const long = 'x'.repeat(5000);
  expect(isWorthKeeping(draft(long, 0), draft('', 400), 0)).toBe(true);
  expect(isWorthKeeping(draft(long, 0), draft(`${long}y`, 400), 0)).toBe(false);
});

test('thins out where states are close together, and keeps the first and the last', () => {
  const times = [0, 100, 101, 102, 200, 300].map((time) => ({ time }));
  expect(thinned(times, 4).map(({ time }) => time)).toEqual([0, 100, 200, 300]);
  expect(thinned(times, 6)).toEqual(times);
});

test('drops the oldest drafts, but never the only one of a document', () => {
  const sized = (id: string, place: string, time: number, units = 10) => ({
    id,
    place,
    path: 'docs.json',
    time,
    units,
  });
  const all = [
    sized('new', 'one', 5),
    sized('old', 'one', 1),
    sized('only', 'two', 0),
    sized('middle', 'one', 3),
  ];
  expect(surplus(all, 3, 1000)).toEqual(['old']);
  expect(surplus(all, 1, 1000)).toEqual(['old', 'middle']);
  expect(surplus(all, 50, 25)).toEqual(['old', 'middle']);
  expect(surplus(all, 50, 1000)).toEqual([]);
});
