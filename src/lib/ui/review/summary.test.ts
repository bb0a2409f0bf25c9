import { expect, test } from 'vitest';
import { differenceOf } from '$lib/ui/parts/difference';
import { summaryOf } from './summary';

test('the summary counts changes and lines', () => {
  const difference = differenceOf('a\nb\nc\n', 'a\nB\nc\n');
  expect(summaryOf(1, [{ file: 'docs.json', difference }])).toBe(
    '1 change · 2 of 3 lines in docs.json · nothing else in the file is touched',
  );
});

test('more changed lines than the file has are not said to be part of them', () => {
  const difference = differenceOf('a\nb\nc\n', 'x\n');
  expect(summaryOf(2, [{ file: 'docs.json', difference }])).toBe(
    '2 changes · 4 lines in docs.json · nothing else in the file is touched',
  );
});
