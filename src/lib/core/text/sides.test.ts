import { expect, test } from 'vitest';
import { conflictsIn } from './conflicts.ts';
import { sidesOf } from './sides.ts';

const lines = (...all: string[]) => all.join('\n');
const around = (...middle: string[]) =>
  lines('{', '  "name": "Acme",', '  "pages": [', ...middle, '  ]', '}', '');

test('both versions are read as whole texts, and what they come from as git wrote it down', () => {
  const text = around(
    '<<<<<<< HEAD',
    '    "a", "b"',
    '||||||| 1234567',
    '    "a"',
    '=======',
    '    "a", "c"',
    '>>>>>>> feature/c',
  );
  expect(sidesOf(text)).toEqual({
    ours: around('    "a", "b"'),
    theirs: around('    "a", "c"'),
    base: around('    "a"'),
    isBaseKnown: true,
    names: { ours: 'HEAD', theirs: 'feature/c' },
  });
});

test('without that, what stands outside of the conflicts is what both come from', () => {
  const text = around(
    '    "a",',
    '<<<<<<< HEAD',
    '    "b"',
    '=======',
    '    "c"',
    '>>>>>>> one',
    '    , "d"',
    '<<<<<<< HEAD',
    '    , "e"',
    '=======',
    '>>>>>>> two',
  );
  const sides = sidesOf(text)!;
  expect(sides.ours).toBe(around('    "a",', '    "b"', '    , "d"', '    , "e"'));
  expect(sides.theirs).toBe(around('    "a",', '    "c"', '    , "d"'));
  expect(sides.isBaseKnown).toBe(false);
  expect(JSON.parse(sides.base)).toEqual({ name: 'Acme', pages: ['a', 'd'] });
  expect(sides.names).toEqual({ ours: 'HEAD', theirs: '' });
});

test('a version that is no JSON by itself has its slip mended, or there are no versions', () => {
  const comma = around('    "a"', '<<<<<<<', '    , "b"', '=======', '    "c"', '>>>>>>>');
  expect(sidesOf(comma)?.theirs).toBe(around('    "a",', '    "c"'));
  const deleted = lines('<<<<<<< HEAD', '{"a": 1}', '=======', '>>>>>>> gone', '');
  expect(conflictsIn(deleted).conflicts).toHaveLength(1);
  expect(sidesOf(deleted)).toBeUndefined();
  expect(sidesOf('{"a": 1}')).toBeUndefined();
});

test.each<[string, RegExp]>([
  [
    around('<<<<<<< a', '<<<<<<< b', '=======', '>>>>>>> c'),
    /begins a conflict inside the one from line 4/,
  ],
  [around('=======', '>>>>>>> c'), /Line 4 holds “=======”, but no “<<<<<<<” stands before it/],
  [around('<<<<<<< a', '>>>>>>> c'), /has no “=======” between its two versions/],
  [around('<<<<<<< a', '=======', '======='), /holds “=======” a second time/],
  [around('<<<<<<< a', '======='), /The conflict from line 4 has no “>>>>>>>”/],
  [around('<<<<<<< a'), /The conflict from line 4 has no “=======”/],
])('%# markers that do not fit together are told in words', (text, words) => {
  expect(conflictsIn(text).flaw).toMatch(words);
  expect(conflictsIn(text).conflicts).toEqual([]);
});
