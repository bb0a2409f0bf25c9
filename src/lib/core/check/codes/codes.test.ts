import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CATALOGUE } from './catalogue.ts';
import { SEVERITY, type Code } from './codes.ts';
import { TITLE } from './titles.ts';
import { EXTRA_LANGUAGES, LANGUAGES } from '../../schema/languages.ts';
import { exampleText, problemsOf, rulesManual } from './manual.ts';

const CODES = Object.keys(SEVERITY) as readonly Code[];

test('docs/rules.md matches the rules (npm run docs rewrites it)', () =>
  expect(readFileSync('docs/rules.md', 'utf8')).toBe(rulesManual()));

/** Those of page files are tried in core/links, those of changes in the command. */
const ofDocument = (code: Code) => !['page', 'change'].includes(CATALOGUE[code].of ?? '');

test.each(CODES.filter((code) => ofDocument(code) && exampleText(CATALOGUE[code])))(
  'the example of %s breaks it',
  (code) => expect(problemsOf(code).map((problem) => problem.code)).toContain(code),
);

test('only rules that no short text can break have no example', () =>
  expect(CODES.filter((code) => !exampleText(CATALOGUE[code]))).toEqual(['too-deep']));

test('an example of an error or a warning breaks no other rule with an error or a warning', () => {
  for (const code of CODES.filter(ofDocument)) {
    const loud = problemsOf(code).filter(({ severity }) => severity !== 'hint');
    expect([code, [...new Set(loud.map((problem) => problem.code))]]).toEqual([
      code,
      SEVERITY[code] === 'hint' || !CATALOGUE[code].example ? [] : [code],
    ]);
  }
});

test('titles are short, unique, and not sentences', () => {
  const titles = Object.values(TITLE);
  expect(new Set(titles).size).toBe(titles.length);
  for (const title of titles) expect(title).toMatch(/^[A-Z][^.!?]{5,55}$|\.mdx?$/);
});

test('the specification lists 26 languages, and the builder accepts 15 more', () => {
  expect(Object.keys(LANGUAGES)).toHaveLength(26);
  expect(Object.keys(EXTRA_LANGUAGES)).toHaveLength(15);
});
