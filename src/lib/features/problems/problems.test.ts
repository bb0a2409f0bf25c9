import { expect, test } from 'vitest';
import { check } from '$lib/core/check/check';
import type { Diagnostic } from '$lib/core/check/diagnostic';
import { placesOf } from '$lib/core/check/split-places';
import { nextPlaces, sectionsOf, wordsOfPlace } from './problems';
import { docFromText, makeDoc } from '../../../../tests/make-document';

const problemsOf = (text: string): readonly Diagnostic[] => check(docFromText(text));
const told = (problems: readonly Diagnostic[], withHints = false) =>
  sectionsOf(problems, withHints).map(({ title, count, bundles }) => [
    `${title} ${count}`,
    ...bundles.map((bundle) => `${bundle.title || 'alone'}: ${bundle.problems.length}`),
  ]);

const MIXED = JSON.stringify({
  name: 'Acme',
  theme: 'mint',
  colors: { primary: '#0d9373' },
  navigation: {
    groups: [
      { group: 'Guides', expanded: true, pages: ['a.mdx', '', 'b.mdx', 'docs/c.md', '/d'] },
      { group: '', pages: ['x', 'GET /users'] },
    ],
  },
});

test('kinds with several problems have a heading and follow the single problems', () => {
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

test('the places of one finding are named by their labels, and each points to its own text', () => {
  const pages = ['p1', 'p2', 'p3', 'p4', 'p5', 'p6'];
  const groups = ['A', 'B'].map((group) => ({ group, pages }));
  const redirects = pages.flatMap((page) => [
    { source: `/${page}-old`, destination: `/${page}-new` },
    { source: `/${page}-new`, destination: '/p1' },
  ]);
  const doc = makeDoc({ navigation: { groups }, redirects });
  const placesBy = (code: string) =>
    check(doc)
      .filter((one) => one.code === code)
      .flatMap(placesOf);
  const twice = placesBy('page-twice');
  expect(twice).toHaveLength(12);
  expect(twice.slice(5, 8).map((place) => wordsOfPlace(doc, place))).toEqual([
    'A › P6',
    'B › P1',
    'B › P2',
  ]);
  const { text } = doc.files.get('docs.json')!;
  expect(twice.map(({ at, length }) => text.slice(at, at + length))).toEqual(
    [...pages, ...pages].map((page) => `"${page}"`),
  );
  const chains = placesBy('redirect-chain').map((place) => wordsOfPlace(doc, place));
  expect(chains).toHaveLength(6);
  expect(chains[1]).toContain('/p2-old');
});

test('the places of a finding in the settings are named by their settings', () => {
  const doc = makeDoc({
    favicon: { light: '/none.svg', dark: '/none.svg' },
    navigation: { pages: ['a'] },
  });
  const found = check(doc, { paths: new Set(['docs.json', 'a.mdx']) }).find(
    ({ code }) => code === 'file-missing',
  );
  expect(placesOf(found!).map((place) => wordsOfPlace(doc, place))).toEqual([
    'favicon › light',
    'favicon › dark',
  ]);
});

test('the first few places are listed, and then all', () => {
  expect(nextPlaces(4, 3)).toMatchObject({ shown: 4, more: 0 });
  expect(nextPlaces(205, 3)).toEqual({ shown: 3, more: 202, label: 'Show all 205' });
  expect(nextPlaces(205, 205)).toMatchObject({ shown: 205, more: 0 });
  expect(nextPlaces(2003, 3)).toEqual({ shown: 3, more: 500, label: 'Show 500 of 2,000 more' });
});
