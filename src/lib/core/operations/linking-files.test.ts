import { expect, test } from 'vitest';
import { linkParser } from '../links/link-parser.ts';
import { filesMoved } from './files-moved.ts';
import { linkingFiles } from './follow-links.ts';

const NOTHING = { instead: new Map<string, string>(), silent: new Set<string>() };

/** The files that have to be known before `a.mdx` moves to `b.mdx`. */
function asked(files: Readonly<Record<string, string>>): readonly string[] {
  const at = new Map(Object.keys(files).map((path) => [path, path]));
  const pages = { at, texts: new Map(Object.entries(files)), count: 0 };
  const moved = filesMoved([{ from: 'a.mdx', to: 'b.mdx' }], '', NOTHING);
  const linked = { paths: new Set(at.keys()), linksOf: linkParser(new Map()) };
  return linkingFiles(pages, moved, linked)
    .map(({ file }) => file)
    .sort();
}

test('a page that moves, and each page that links to it', () => {
  const files = { 'a.mdx': '', 'c.mdx': '[a](/a)', 'd.mdx': '`[a](/a)`', 'e.mdx': '[c](/c)' };
  expect(asked(files)).toEqual(['a.mdx', 'c.mdx']);
});

test('a specification that links to it, no other data, and .mintignore', () => {
  const files = {
    'a.mdx': '',
    'shop.yaml': 'openapi: 3.1.0\ninfo:\n  description: "[a](/a)"\n',
    'users.json': '{ "openapi": "3.1.0", "x-mint": { "href": "/c" } }',
    'data.json': '{ "description": "[a](/a)" }',
    '.mintignore': 'drafts/\n',
  };
  expect(asked(files)).toEqual(['.mintignore', 'a.mdx', 'shop.yaml']);
});
