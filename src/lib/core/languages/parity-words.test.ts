import { expect, test } from 'vitest';
import type { Counts } from './parity.ts';
import { missingInWords, remainderInWords } from './parity-words.ts';
import * as m from './messages.ts';

const counts = (some: Partial<Counts>): Counts => ({
  there: 9,
  missing: 0,
  extra: 0,
  absent: 0,
  moved: 0,
  same: 0,
  other: 0,
  ...some,
});

test('says which division is missing what, and compared to which one', () => {
  expect(missingInWords('v1', counts({ missing: 39 }))).toBe(m.lacks('v1', 39, undefined));
  expect(missingInWords('v1', counts({ missing: 1_200 }), 'v2')).toBe(
    'Missing in v1 compared with v2: 1,200.',
  );
  expect(missingInWords('v1', counts({ moved: 1 }))).toBe(m.hasAll('v1', undefined));
  expect(missingInWords('v1', counts({}), 'v2')).toBe(m.hasTheSame('v1', 'v2'));
});

test('lists the other differences, or none', () => {
  expect(remainderInWords(counts({ missing: 39 }))).toBe('');
  expect(remainderInWords(counts({ extra: 2, moved: 1, other: 2 }))).toBe(
    'Extra: 2. Moved: 1. Different file: 2.',
  );
});
