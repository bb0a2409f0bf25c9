import { afterEach, beforeEach, expect, test } from 'vitest';
import { makeEditor, restoreBrowser, stubBrowser } from '../../../../../tests/make-editor';
import type { GitStatus } from '$lib/core/storage';
import { missingFiles } from './missing-files';

beforeEach(stubBrowser);
afterEach(restoreBrowser);

const docs = (navigation: unknown, more: object = {}) => JSON.stringify({ navigation, ...more });

/** What a document needs of these files. */
function missing(text: string, status: Partial<GitStatus>, all: readonly string[] = []) {
  const editor = makeEditor(text);
  return missingFiles({ editor, files: { all } as never }, status);
}
const untracked = (text: string, ...files: readonly string[]) =>
  missing(text, { untracked: files }).untracked;

test('pages that an entry names, by any of their names', () => {
  const text = docs({ groups: [{ group: 'A', root: 'r', pages: ['a', '/b.mdx', 'c'] }] });
  const files = ['a.mdx', 'b.md', 'c/index.mdx', 'r.mdx', 'd.mdx', 'snippets/a.mdx'];
  expect(untracked(text, ...files)).toEqual(['a.mdx', 'b.md', 'c/index.mdx', 'r.mdx']);
});

test('specifications of elements, of entries and of the site, in files and folders', () => {
  const text = docs(
    {
      groups: [
        { group: 'A', openapi: ['/pets.yaml', './more.json'] },
        { group: 'B', asyncapi: { source: 'events.yml', directory: 'events' } },
        { group: 'C', openapi: 'all', pages: ['own.json GET /users'] },
        { group: 'D', openapi: 'https://example.com/remote.yaml' },
      ],
    },
    { api: { openapi: 'site.json', asyncapi: ['site.yml'] } },
  );
  const used = ['pets.yaml', 'more.json', 'events.yml', 'all/one.yaml', 'own.json', 'site.json'];
  const files = [...used, 'site.yml', 'remote.yaml', 'other.yaml', 'all.yaml'];
  expect(untracked(text, ...files)).toEqual([...used, 'site.yml']);
});

test('files that are committed anyway are left out', () => {
  const text = docs({ pages: ['a', 'b'] });
  const status = { untracked: ['a.mdx', 'b.mdx'], uncommitted: ['a.mdx'] };
  expect(missing(text, status)).toEqual({ untracked: ['b.mdx'], leftOut: [] });
});

test('files that git ignores are told, also those in ignored folders', () => {
  const text = docs({ pages: ['a', 'private/b'] });
  const status = { leftOut: ['a.mdx', 'c.mdx', 'private/', 'docs.json'] };
  const all = ['a.mdx', 'c.mdx', 'private/b.mdx', 'private/d.mdx'];
  expect(missing(text, status, all)).toEqual({
    untracked: [],
    leftOut: ['a.mdx', 'private/b.mdx'],
  });
});

test('more than 500 files are added in a terminal', () => {
  const pages = Array.from({ length: 501 }, (_, i) => `p${i}`);
  const files = pages.map((page) => `${page}.mdx`);
  expect(missing(docs({ pages }), { untracked: files })).toEqual({
    untracked: [],
    leftOut: files,
  });
  expect(untracked(docs({ pages }), ...files.slice(1))).toHaveLength(500);
});
