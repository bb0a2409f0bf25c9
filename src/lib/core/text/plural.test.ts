import { expect, test } from 'vitest';
import { counted, plural } from './plural.ts';

test('a word takes the form of its count', () => {
  expect([0, 1, 2].map((n) => plural(n, 'is', 'are'))).toEqual(['are', 'is', 'are']);
});

test('a count has separators', () => {
  expect([0, 1, 1204].map((n) => counted(n, 'page', 'pages'))).toEqual([
    '0 pages',
    '1 page',
    '1,204 pages',
  ]);
});
