import { expect, test } from 'vitest';
import { folderFiles } from './folder-files.ts';

const ALL = [
  ...['guides/a.mdx', 'guides/deep/b.md', 'guides/index.mdx', 'api/x.mdx', 'images/logo.png'],
  ...['guides/a.png', 'guides/img/b.svg', 'guides/deep/c.gif', 'guides/data.json', 'api/x.png'],
];
const isImage = (file: string) => /\.(png|svg|gif)$/.test(file);
const along = (moves: Record<string, string>, all: readonly string[] = ALL) => {
  const found = folderFiles(new Map(Object.entries(moves)), all, isImage);
  return { moves: Object.fromEntries(found.moves), staying: found.staying };
};
const WHOLE = {
  'guides/a.mdx': 'docs/start/a',
  'guides/deep/b.md': 'docs/start/deep/b',
  'guides/index.mdx': 'docs/start/index',
};
const NOTHING = { moves: {}, staying: [] };

test('images go along where all pages of their folder move together', () =>
  expect(along(WHOLE)).toEqual({
    moves: {
      'guides/a.png': 'docs/start/a',
      'guides/img/b.svg': 'docs/start/img/b',
      'guides/deep/c.gif': 'docs/start/deep/c',
    },
    staying: ['guides/data.json'],
  }));

test('those of a folder inside go along with its pages alone', () =>
  expect(along({ 'guides/deep/b.md': 'deep/b' }).moves).toEqual({ 'guides/deep/c.gif': 'deep/c' }));

test('and stay where a folder around it moves without its pages', () =>
  expect(along({ ...WHOLE, 'guides/deep/b.md': 'other/b' }).moves).toEqual({
    'guides/deep/c.gif': 'other/c',
  }));

test.each<[string, Record<string, string>]>([
  ['one of the pages stays', { 'guides/a.mdx': 'new/a', 'guides/index.mdx': 'new/index' }],
  ['a page gets another name', { 'api/x.mdx': 'new/y' }],
  ['a page only gets a longer name', { 'api/x.mdx': 'new/box' }],
  ['no page moves', {}],
])('everything stays where %s', (_why, moves) => expect(along(moves)).toEqual(NOTHING));

test('a folder may move to the top', () =>
  expect(along({ 'api/x.mdx': 'x' }).moves).toEqual({ 'api/x.png': 'x' }));

test('two folders may trade names', () =>
  expect(
    along({ 'a/x.mdx': 'b/x', 'b/x.mdx': 'a/x' }, ['a/x.mdx', 'b/x.mdx', 'a/i.png', 'b/i.png']),
  ).toEqual({ moves: { 'a/i.png': 'b/i', 'b/i.png': 'a/i' }, staying: [] }));

test('a file stays if its new path is taken, on disks that ignore case too', () =>
  expect(along({ 'api/x.mdx': 'new/x' }, [...ALL, 'new/X.PNG'])).toEqual({
    moves: {},
    staying: ['api/x.png'],
  }));
