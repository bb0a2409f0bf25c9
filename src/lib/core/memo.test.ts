import { expect, test } from 'vitest';
import { memo, memoByKey, memoLast } from './memo.ts';

test('answers once for each object, also with nothing', () => {
  let asked = 0;
  const answer = memo((about: { of: string | undefined }) => (asked++, about.of));
  const [one, none] = [{ of: 'a' }, { of: undefined }];
  expect([answer(one), answer(one), answer(none), answer(none)]).toEqual([
    'a',
    'a',
    undefined,
    undefined,
  ]);
  expect(asked).toBe(2);
});

test('answers once for each object and key', () => {
  let asked = 0;
  const answer = memoByKey((about: object, key: string, more: number) => [++asked, key, more]);
  const one = {};
  expect(answer(one, 'a', 1)).toBe(answer(one, 'a', 1));
  expect(answer(one, 'b', 2)).toEqual([2, 'b', 2]);
  expect(answer({}, 'a', 1)).toEqual([3, 'a', 1]);
});

test('keeps the last answer of each object only', () => {
  let asked = 0;
  const answer = memoLast((about: object, other: string) => `${other}${++asked}`);
  const one = {};
  expect([answer(one, 'a'), answer(one, 'a'), answer({}, 'b'), answer(one, 'a')]).toEqual([
    'a1',
    'a1',
    'b2',
    'a1',
  ]);
  expect([answer(one, 'c'), answer(one, 'a')]).toEqual(['c3', 'a4']);
});
