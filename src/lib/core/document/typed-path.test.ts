import { expect, test } from 'vitest';
import { foreignIn, isPath, isTitle, pathOfNew, slugOf, typedPath } from './typed-path.ts';

test.each([
  ['Getting Started', 'getting-started'],
  ['  What’s new?  ', 'whats-new'],
  ['Keys & tokens', 'keys-and-tokens'],
  ['C++ / Node.js v1.2', 'c-node-js-v1-2'],
  ['Überblick für Städte', 'uberblick-fur-stadte'],
  ['はじめに が', 'はじめに-が'],
  ['Й край', 'й-край'],
  ['हिन्दी पेज', 'हिन्दी-पेज'],
  ['???', ''],
])('the title %j makes the path %j', (title, slug) => {
  expect(slugOf(title)).toBe(slug.normalize('NFC'));
});

test.each([
  ['guides/keys', 'guides/keys'],
  ['guides/Own domain.mdx', 'guides/Own-domain'],
  [' guides\\own  domain ', 'guides/own-domain'],
  ['/guides/keys', '/guides/keys'],
  ['guides/keys/', 'guides/keys'],
  ['guides//keys/../zones', 'guides/zones'],
  ['guides/keys#rotate', 'guides/keys'],
  ['What now? Go', 'What-now-Go'],
  ['a\u0000b\tc', 'a-b-c'],
  ['über/日本語_(v2)', 'über/日本語_(v2)'],
  ['GET /users/{id}', 'GET /users/{id}'],
  ['get started', 'get-started'],
  ['https://example.com/a b', 'https://example.com/a b'],
  ['guides/my--own-', 'guides/my--own-'],
  ['own - domain', 'own-domain'],
  [' ? ', ''],
])('the typed path %j is written as %j', (typed, path) => {
  expect(typedPath(typed)).toBe(path);
});

test('a path that names a file stays as it is', () => {
  const pages = new Set(['guides/own domain', 'changelog']);
  expect(typedPath('guides/own domain', pages)).toBe('guides/own domain');
  expect(pathOfNew('guides/own domain', 'api/', pages)).toBe('guides/own domain');
  expect(pathOfNew('changelog', 'api/', pages)).toBe('changelog');
});

test.each([
  ['Getting Started', 'guides/getting-started'],
  ['Get started', 'guides/get-started'],
  ['CI/CD', 'guides/ci-cd'],
  ['api/errors', 'api/errors'],
  ['/api/errors', '/api/errors'],
  ['Errors.mdx', 'Errors'],
  ['GET /users', 'GET /users'],
  ['???', ''],
])('a new page in guides/ typed as %j gets the path %j', (typed, path) => {
  expect(pathOfNew(typed, 'guides/')).toBe(path);
});

test('names the characters that do not belong in a path', () => {
  expect(foreignIn('guides/keys_(v2).1')).toEqual([]);
  expect(foreignIn('a b: c')).toEqual([' ', ':']);
});

test.each([
  ['Slack agent', true],
  [' agent ', false],
  ['guides/Own domain', false],
  ['GET /users', false],
])('%j is a title: %j', (text, is) => {
  expect(isTitle(text)).toBe(is);
});

test.each([
  ['guides/keys', true],
  ['/keys', true],
  ['keys.mdx', true],
  ['keys', false],
  ['first steps', false],
  ['CI/CD', false],
])('%j is a path: %j', (text, is) => {
  expect(isPath(text)).toBe(is);
});
