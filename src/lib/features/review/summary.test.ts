import { expect, test } from 'vitest';
import { differenceOf } from '$lib/ui/difference';
import { summaryOf } from './summary';

test('the summary counts changes and lines', () => {
  const difference = differenceOf('a\nb\nc\n', 'a\nB\nc\n');
  expect(summaryOf(1, [{ file: 'docs.json', difference }])).toBe(
    '1 change · 2 of 3 lines in docs.json · nothing else in the file is touched',
  );
});

test('the total is left out if more lines changed than the file has', () => {
  const difference = differenceOf('a\nb\nc\n', 'x\n');
  expect(summaryOf(2, [{ file: 'docs.json', difference }])).toBe(
    '2 changes · 4 lines in docs.json · nothing else in the file is touched',
  );
});
