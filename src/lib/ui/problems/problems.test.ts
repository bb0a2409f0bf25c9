import { expect, test } from 'vitest';
import { read } from '$lib/core/model/read';
import { check } from '$lib/core/rules/check';
import type { Diagnostic } from '$lib/core/rules/diagnostic';
import { sectionsOf } from './problems';

const problemsOf = (text: string): readonly Diagnostic[] =>
  check(read(new Map([['docs.json', text]]), 'docs.json'));
const told = (problems: readonly Diagnostic[], withHints = false) =>
  sectionsOf(problems, withHints).map(({ title, count, bundles }) => [
    `${title} ${count}`,
    ...bundles.map((bundle) => `${bundle.title || 'alone'}: ${bundle.problems.length}`),
  ]);

const MIXED = JSON.stringify({
  navigation: {
    groups: [
      { group: 'Guides', expanded: true, pages: ['a.mdx', '', 'b.mdx', 'docs/c.md', '/d'] },
      { group: '', pages: ['x', 'GET /users'] },
    ],
  },
});

test('kinds that stand more than once have a heading, after those that stand alone', () => {
  expect(told(problemsOf(MIXED))).toEqual([
    ['Errors 2', 'alone: 2'],
    ['Warnings 4', 'alone: 1', 'Page paths that end in .md or .mdx: 3'],
  ]);
});

test('hints are listed on request', () => {
  expect(told(problemsOf(MIXED), true).at(-1)).toEqual(['Hints 2', 'alone: 2']);
});

test('text that does not parse comes first', () => {
  const broken = problemsOf(MIXED.slice(0, -1));
  const [first] = sectionsOf(broken, true);
  expect(first!.bundles[0]!.problems[0]!.code).toBe('json');
});

test('every problem is listed once', () => {
  const problems = problemsOf(MIXED);
  const listed = sectionsOf(problems, true).flatMap(({ bundles }) =>
    bundles.flatMap((bundle) => bundle.problems),
  );
  expect(new Set(listed)).toEqual(new Set(problems));
  expect(listed).toHaveLength(problems.length);
});

test('without problems there is nothing to list', () => {
  expect(sectionsOf([], true)).toEqual([]);
});
