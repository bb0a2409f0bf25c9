/* Steps over many files: what they make of a folder, what is refused, and that the inverse restores every file. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { FileChange } from './file-change.ts';
import {
  applied,
  caseClash,
  folderMoves,
  inverted,
  isInside,
  outcomesIn,
  outcomesOf,
} from './file-step.ts';

const RUNS = process.env.SIGNPOST_RUNS === 'full' ? 20_000 : 1000;

/** The mark of a text: the same for equal texts, and never a text itself. */
const markOf = (text: string) => `#${text}`;
const filesOf = (texts: Readonly<Record<string, string>>) => new Map(Object.entries(texts));
const codeOf = (files: Readonly<Record<string, string>>, changes: readonly FileChange[]) => {
  const done = applied(filesOf(files), changes, markOf);
  return done.ok ? Object.fromEntries(done.value) : done.refusal.code;
};

const NAMES = ['a.mdx', 'b.mdx', 'A.mdx', 'c/a.mdx', 'c/d/b.mdx', 'c', 'docs.json', 'e.md'];
const anyFiles = fc
  .dictionary(fc.constantFrom(...NAMES), fc.constantFrom('', 'x', 'y', 'z'))
  .filter((files) => !('c' in files && Object.keys(files).some((path) => path.startsWith('c/'))));
const anyName = fc.constantFrom(...NAMES);

/** Often possible changes: each file is moved or deleted at most once, and what is expected is there. */
const anyChanges = (files: ReadonlyMap<string, string>): fc.Arbitrary<readonly FileChange[]> => {
  const expected = (path: string) => markOf(files.get(path) ?? 'missing');
  return fc
    .record({
      sources: fc.shuffledSubarray([...files.keys()]),
      targets: fc.shuffledSubarray(NAMES),
      written: fc.dictionary(anyName, fc.string(), { maxKeys: 2 }),
    })
    .map(({ sources, targets, written }) => [
      ...sources.map((path, i) => {
        const to = targets[i];
        return to === undefined
          ? { deleted: path, expected: expected(path) }
          : { from: path, to, expected: expected(path) };
      }),
      ...Object.entries(written).map(([path, text]) => {
        const before = sources[targets.indexOf(path)] ?? path;
        return { path, text, ...(files.has(before) && { expected: expected(before) }) };
      }),
    ]);
};
const anyStep = anyFiles
  .map(filesOf)
  .chain((files) => fc.record({ files: fc.constant(files), changes: anyChanges(files) }));

test('a step and its inverse restore every file', () => {
  let made = 0;
  fc.assert(
    fc.property(anyStep, ({ files, changes }) => {
      const after = applied(files, changes, markOf);
      if (!after.ok) return;
      made++;
      const back = applied(after.value, inverted(files, changes, markOf), markOf);
      expect(back.ok && new Map([...back.value].sort())).toEqual(new Map([...files].sort()));
    }),
    { numRuns: RUNS },
  );
  expect(made).toBeGreaterThan(RUNS / 10);
});

test('any permutation of names is one step: swaps, cycles and chains', () => {
  const permutation = fc.shuffledSubarray(['1', '2', '3', '4', '5', '6'], { minLength: 6 });
  fc.assert(
    fc.property(permutation, (names) => {
      const files = filesOf(Object.fromEntries(names.map((name) => [name, `text ${name}`])));
      const targets = [...names].sort();
      const changes = names.flatMap((from, i) =>
        from === targets[i] ? [] : [{ from, to: targets[i]!, expected: markOf(`text ${from}`) }],
      );
      const after = applied(files, changes, markOf);
      expect(after.ok && names.map((_, i) => after.value.get(targets[i]!))).toEqual(
        names.map((name) => `text ${name}`),
      );
      const back = after.ok && applied(after.value, inverted(files, changes, markOf), markOf);
      expect(back && back.ok && [...back.value].sort()).toEqual([...files].sort());
    }),
    { numRuns: RUNS },
  );
});

describe('a step', () => {
  const files = { a: 'x', b: 'y', 'c/d': '' };
  const move = (from: string, to: string) => ({
    ...{ from, to },
    expected: markOf((files as Record<string, string>)[from] ?? ''),
  });
  test.each<[string, readonly FileChange[], object]>([
    ['swaps', [move('a', 'b'), move('b', 'a')], { a: 'y', b: 'x', 'c/d': '' }],
    [
      'writes a moved file at its new path',
      [move('a', 'n'), { path: 'n', text: 'new', expected: '#x' }],
      { b: 'y', 'c/d': '', n: 'new' },
    ],
    [
      'moves onto a file that is deleted',
      [move('a', 'b'), { deleted: 'b', expected: '#y' }],
      { b: 'x', 'c/d': '' },
    ],
    [
      'creates a file where one moved away',
      [move('a', 'n'), { path: 'a', text: '' }],
      { a: '', b: 'y', 'c/d': '', n: 'x' },
    ],
    ['renames only the case', [move('a', 'A')], { A: 'x', b: 'y', 'c/d': '' }],
    ['puts a file where a folder was', [move('c/d', 'c')], { a: 'x', b: 'y', c: '' }],
    [
      'knows an empty file from a missing one',
      [{ deleted: 'c/d', expected: '#' }],
      { a: 'x', b: 'y' },
    ],
  ])('%s', (_what, changes, after) => expect(codeOf(files, changes)).toEqual(after));

  test.each<[string, readonly FileChange[], string]>([
    ['moves one file twice', [move('a', 'n'), move('a', 'o')], 'twice'],
    ['moves two files to one path', [move('a', 'n'), move('b', 'n')], 'twice'],
    ['moves and deletes a file', [move('a', 'n'), { deleted: 'a', expected: '#x' }], 'twice'],
    ['writes at the old path', [move('a', 'n'), { path: 'a', text: '', expected: '#x' }], 'twice'],
    ['moves onto a file that exists', [move('a', 'b')], 'changed'],
    ['creates a file that exists', [{ path: 'a', text: '' }], 'changed'],
    ['moves a missing file', [move('n', 'o')], 'missing'],
    ['expects another content', [{ path: 'a', text: '', expected: '#y' }], 'changed'],
    ['puts a file into a file', [move('a', 'b/a')], 'taken'],
    ['puts a file into itself', [{ path: 'a/n', text: '' }], 'taken'],
    ['puts a file where a folder is', [move('a', 'c')], 'taken'],
    ['leads up', [move('a', '../a')], 'outside'],
    ['leads to the root', [{ path: '/a', text: '' }], 'outside'],
  ])('that %s is refused', (_what, changes, code) => expect(codeOf(files, changes)).toBe(code));
});

test('new names that differ only in case are found', () => {
  const clash = (files: readonly string[], changes: readonly FileChange[]) => {
    const made = outcomesOf(changes);
    return made.ok && caseClash(new Set(files), made.value)?.refusal.code;
  };
  const move = (from: string, to: string) => ({ from, to, expected: '' });
  expect(clash(['a', 'b'], [move('a', 'B')])).toBe('taken');
  expect(clash(['a'], [move('a', 'n'), { path: 'N', text: '' }])).toBe('taken');
  expect(clash(['a', 'b'], [move('a', 'A'), move('b', 'a')])).toBe('taken');
  // A rename to the same name in capitals, and a trade of names that are there already.
  expect(clash(['a', 'b'], [move('a', 'A')])).toBeUndefined();
  expect(clash(['a', 'A'], [move('a', 'A'), move('A', 'a')])).toBeUndefined();
});

test('paths that leave the folder, on any system', () => {
  for (const path of [
    '',
    '/',
    'a/',
    'a//b',
    '.',
    '..',
    'a/../b',
    './a',
    'a\\b',
    'a\u0000',
    '\ud800',
  ])
    expect(isInside(path), path).toBe(false);
  for (const path of ['a', 'a b/ü.mdx', '...', '.mintignore']) expect(isInside(path)).toBe(true);
});

test('a folder moves with all its files, but not into itself', () => {
  const marks = filesOf({ 'a/x': '1', 'a/b/y': '2', 'ab/z': '3' });
  const moved = folderMoves(marks, 'a/', 'c/d/');
  expect(moved.ok && moved.value.map(({ from, to }) => `${from} ${to}`)).toEqual([
    'a/x c/d/x',
    'a/b/y c/d/b/y',
  ]);
  for (const to of ['a/', 'a/b/'])
    expect(folderMoves(marks, 'a/', to)).toMatchObject({ refusal: { code: 'into-itself' } });
});

test('outcomes of a list and of a folder agree', () => {
  const changes = [{ from: 'a', to: 'b', expected: '1' }];
  expect(outcomesIn(new Set(['a']), changes)).toEqual(outcomesOf(changes));
});
