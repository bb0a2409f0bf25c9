import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { siteValues, layOut } from '../../../../tests/generated-documents.ts';
import { CATALOGUE } from '../check/codes/catalogue.ts';
import { check } from '../check/check.ts';
import type { Code } from '../check/codes/codes.ts';
import type { World } from '../check/diagnostic.ts';
import { exampleText } from '../check/codes/manual.ts';
import { fixLossless } from './lossless.ts';
import { docFromText } from '../../../../tests/make-document.ts';

/** Fixes every problem, of all codes or of one. */
function fixed(text: string, world: World = {}, code?: string) {
  const { after, count } = fixLossless(docFromText(text), (doc) =>
    check(doc, world).filter((problem) => code === undefined || problem.code === code),
  );
  return { text: after.files.get('docs.json')!.text, count };
}
const inNavigation = (members: string) => `{ "navigation": { ${members} } }`;

describe('fixes what has a single lossless fix', () => {
  test.each([
    ['a slash and an extension', '"pages": ["/a.mdx", "b"]', '"pages": ["a", "b"]', 2],
    ['an extra comma', '"pages": ["a", ]', '"pages": ["a" ]', 1],
    ['an empty entry', '"pages": ["a", ""]', '"pages": ["a"]', 1],
    [
      'a misspelled list',
      '"tabs": [{ "tab": "T", "group": [{ "group": "G", "pages": ["a"] }] }]',
      '"tabs": [{ "tab": "T", "groups": [{ "group": "G", "pages": ["a"] }] }]',
      1,
    ],
    [
      'an empty list next to content',
      '"tabs": [{ "tab": "T", "pages": ["a"], "anchors": [] }]',
      '"tabs": [{ "tab": "T", "pages": ["a"] }]',
      1,
    ],
  ])('%s', (_, before, after, count) => {
    const result = fixed(inNavigation(before));
    expect(result.text.replace(/\s*$/, '')).toBe(inNavigation(after));
    expect(result.count).toBeGreaterThanOrEqual(count);
  });
  test('a page whose file differs in letter case', () =>
    expect(fixed(inNavigation('"pages": ["A"]'), { pages: new Set(['a']) }).text).toBe(
      inNavigation('"pages": ["a"]'),
    ));
  test('hundreds together', () => {
    const pages = Array.from({ length: 300 }, (_, i) => `"/p${i}.mdx"`).join(', ');
    const { text, count } = fixed(inNavigation(`"pages": [${pages}]`));
    expect(text).toBe(
      inNavigation(`"pages": [${pages.replaceAll('/', '').replaceAll('.mdx', '')}]`),
    );
    expect(count).toBeGreaterThanOrEqual(300);
  });
});

describe('leaves what could lose something, or is a choice', () => {
  test.each([
    ['a comment', '/* keep */ "pages": ["a"]'],
    ['a page that may mean another one', '"pages": ["instal"]'],
    ['a link without a scheme', '"tabs": [{ "tab": "T", "href": "docs.example.com" }]'],
    ['a key that hides another', '"pages": ["a"], "pages": ["b"]'],
    [
      'content next to a link',
      '"tabs": [{ "tab": "T", "href": "https://example.com", "pages": ["a"] }]',
    ],
    [
      'two defaults',
      '"versions": [{ "version": "1", "default": true, "pages": ["a"] }, { "version": "2", "default": true, "pages": ["b"] }]',
    ],
    ['unknown fields', '"pages": ["a"], "colour": "red"'],
  ])('%s', (_, members) => {
    const text = inNavigation(members);
    expect(fixed(text, { pages: new Set(['a', 'b', 'install']) }).text).toBe(text);
  });
  test('broken JSON', () => {
    const text = '{ "navigation": { "pages": ["a" "b"] } }';
    expect(fixed(text)).toEqual({ text, count: 0 });
  });
});

test('each example of the rules keeps its values', () => {
  let count = 0;
  for (const [code, rule] of Object.entries(CATALOGUE)) {
    const text = exampleText(CATALOGUE[code as Code]);
    if (!text || code === 'json') continue;
    const result = fixed(text, rule.world, code);
    count += result.count;
    if (result.count) expect([code, valuesIn(result.text)]).toEqual([code, valuesIn(text)]);
  }
  expect(count).toBeGreaterThanOrEqual(15);
});

test('fixing keeps all values, and fixing again changes nothing', () => {
  fc.assert(
    fc.property(siteValues, (document) => {
      const text = layOut(document, 'two', () => 0.5);
      const once = fixed(text);
      expect(valuesIn(once.text)).toEqual(valuesIn(text));
      expect(fixed(once.text)).toEqual({ text: once.text, count: 0 });
    }),
    { seed: 7, numRuns: 25 },
  );
});

/** All non-empty values, sorted, normalized so that two spellings of one value are equal. */
function valuesIn(text: string): readonly string[] {
  const values: string[] = [];
  JSON.parse(text.replace(/,(\s*[\]}])/g, '$1'), (_, value: unknown) => {
    if (typeof value === 'string') values.push(value);
    else if (typeof value === 'number' || typeof value === 'boolean') values.push(`${value}`);
    return value;
  });
  return values
    .map((value) => value.toLowerCase().replace(/\.mdx?$|[\s_-]|^\/+|\/+$|\/index$/g, ''))
    .filter(Boolean)
    .sort();
}
