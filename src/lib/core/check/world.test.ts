import { expect, test } from 'vitest';
import { worldOf } from './world.ts';

const OPENAPI = JSON.stringify({
  openapi: '3.1.0',
  info: { title: 'Users' },
  paths: { '/users': { get: {} } },
});
const files = (all: Record<string, unknown>) =>
  new Map(
    Object.entries(all).map(([path, text]) => [
      path,
      text === null || typeof text === 'string' ? text : JSON.stringify(text),
    ]),
  );

test('pages, their files and their facts', () => {
  const { pages, paths, pageFiles } = worldOf(
    files({
      'docs.json': { navigation: { pages: ['a'] } },
      'a.mdx': '---\ntitle: A\n---\n',
      'a.md': '# Other',
      'b/index.md': null,
      'logo.svg': null,
    }),
  );
  expect([...pages!]).toEqual(['a', 'b/index']);
  expect([...paths!]).toEqual(['docs.json', 'a.mdx', 'a.md', 'b/index.md', 'logo.svg']);
  expect([...pageFiles!.keys()]).toEqual(['a']);
  expect(pageFiles!.get('a')).toMatchObject({ file: 'a.mdx', title: 'A' });
});

test('ignored files appear only in the list of ignored files', () => {
  const { pages, paths, pageFiles, ignored } = worldOf(
    files({
      'docs.json': {},
      '.mintignore': 'drafts/',
      'README.md': '# Read me',
      'drafts/a.mdx': '# A',
      'b.mdx': '# B',
    }),
  );
  expect([...pages!]).toEqual(['b']);
  expect([...pageFiles!.keys()]).toEqual(['b']);
  expect([...paths!]).toEqual(['docs.json', '.mintignore', 'b.mdx']);
  expect([...ignored!]).toEqual([
    ['README', 'always'],
    ['drafts/a', 'mintignore'],
  ]);
});

test('a page with one ignored file and one that is not ignored is a page', () => {
  const { pages, ignored } = worldOf(files({ 'docs.json': {}, 'README.md': '', 'README.mdx': '' }));
  expect([...pages!]).toEqual(['README']);
  expect(ignored!.size).toBe(0);
});

test('specifications: files that declare themselves as one, and files that are named as one', () => {
  const { operations, unreadable } = worldOf(
    files({
      'docs.json': {
        navigation: {
          groups: [
            { group: 'A', openapi: '/named.json', pages: ['other.yaml GET /x'] },
            { $ref: './part.json' },
          ],
        },
      },
      'part.json': { group: 'B', openapi: 'third.json' },
      'said.json': OPENAPI,
      'named.json': { paths: {} },
      'other.yaml': 'openapi: 3.0.0\npaths:\n  /x:\n   get: [\n',
      'third.json': '{ "openapi": "3.0.0", ',
      'package.json': { name: 'docs' },
      'broken.json': '{',
    }),
  );
  expect([...operations!]).toEqual([['said.json', new Set(['GET /users'])]]);
  expect([...unreadable!.keys()].sort()).toEqual(['named.json', 'other.yaml', 'third.json']);
  expect(unreadable!.get('other.yaml')).toMatch(/line 5/);
});

test('a specification that a page names', () => {
  const { unreadable } = worldOf(
    files({
      'docs.json': {},
      'a.mdx': '---\nopenapi: /api/users.json GET /users\n---\n',
      'api/users.json': '{}',
    }),
  );
  expect([...unreadable!.keys()]).toEqual(['api/users.json']);
});

test('texts that a `$ref` could name, even if they cannot be read', () => {
  const { files: json } = worldOf(files({ 'docs.json': {}, 'a.json': '[]', 'b.json': null }));
  expect([...json!]).toEqual([
    ['a.json', '[]'],
    ['b.json', '\ufffd'],
  ]);
});
