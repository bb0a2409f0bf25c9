import { expect, test } from 'vitest';
import { conflictsIn } from './conflicts.ts';
import { sidesOf } from './conflict-sides.ts';
import * as m from './messages.ts';

const lines = (...all: string[]) => all.join('\n');
const around = (...middle: string[]) =>
  lines('{', '  "name": "Acme",', '  "pages": [', ...middle, '  ]', '}', '');

test('reads both versions as whole texts, and the base as git wrote it', () => {
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

test('without a written base, uses the text outside the conflicts', () => {
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

test('repairs a version that is not JSON on its own, or returns no versions', () => {
  const comma = around('    "a"', '<<<<<<<', '    , "b"', '=======', '    "c"', '>>>>>>>');
  expect(sidesOf(comma)?.theirs).toBe(around('    "a",', '    "c"'));
  const deleted = lines('<<<<<<< HEAD', '{"a": 1}', '=======', '>>>>>>> gone', '');
  expect(conflictsIn(deleted).conflicts).toHaveLength(1);
  expect(sidesOf(deleted)).toBeUndefined();
  expect(sidesOf('{"a": 1}')).toBeUndefined();
});

test.each<[string, string]>([
  [around('<<<<<<< a', '<<<<<<< b', '=======', '>>>>>>> c'), m.conflictInConflict(5, 4)],
  [around('=======', '>>>>>>> c'), m.markerWithoutStart(4, '=======', '<<<<<<<')],
  [around('<<<<<<< a', '>>>>>>> c'), m.noMarkerBetween(4, '=======')],
  [around('<<<<<<< a', '=======', '======='), m.markerTwice(6, '=======', 4)],
  [around('<<<<<<< a', '======='), m.noMarker(4, '>>>>>>>')],
  [around('<<<<<<< a'), m.noMarker(4, '=======')],
])('%# markers that do not fit together are explained', (text, words) => {
  expect(conflictsIn(text).flaw).toMatch(words);
  expect(conflictsIn(text).conflicts).toEqual([]);
});
