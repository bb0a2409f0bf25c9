import { expect, test } from 'vitest';
import { withBlock, withoutBlock } from './merge-attributes.ts';

const PATHS = ['docs.json', 'nav/a "b" [c].json'];

test.each([
  undefined,
  '',
  '*.png binary',
  '*.png binary\n',
  '# x\r\n*.png -text\r\n',
  'a\r\nb',
  '\n',
])('the block is added after %j, once, and removed exactly', (before) => {
  const after = withBlock(before, PATHS);
  expect(after.startsWith(before ?? '')).toBe(true);
  expect(withBlock(after, PATHS)).toBe(after);
  expect(withoutBlock(withBlock(after, ['docs.json']))).toBe(before);
  expect(withoutBlock(after)).toBe(before);
});

test('lines that people added after the block stay', () => {
  expect(withoutBlock(`${withBlock(undefined, PATHS)}*.png binary\n`)).toBe('*.png binary\n');
});

test('a path is a pattern for that file alone', () => {
  expect(withBlock(undefined, PATHS).split('\n').slice(1, 3)).toEqual([
    '/docs.json merge=signpost',
    '"/nav/a \\"b\\" \\\\[c].json" merge=signpost',
  ]);
});
