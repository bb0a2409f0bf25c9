import { expect, test } from 'vitest';
import { fileCopies, possibleCopies } from './copy-files.ts';

const FILES = ['index.mdx', 'start.mdx', 'guides/index.md', 'DE/Keys.mdx', 'keys.mdx'];

const copies = (moved: Readonly<Record<string, string>>, files = FILES) =>
  fileCopies(new Map(Object.entries(moved)), files, (page) =>
    files.find((file) =>
      [page, page ? `${page}/index` : 'index'].includes(file.replace(/\.mdx?$/, '')),
    ),
  );

test('each page’s file is copied under the new path with its extension', () => {
  const found = copies({ start: 'de/start', index: 'de/index', guides: 'de/guides', '': 'de' });
  expect([...found.copies]).toEqual([
    ['start.mdx', 'de/start.mdx'],
    ['index.mdx', 'de/index.mdx'],
    ['guides/index.md', 'de/guides/index.md'],
  ]);
});

test('a page without a file gets none, and a file that exists stays, whatever its case', () => {
  const found = copies({ keys: 'de/keys', start: 'guides', gone: 'de/gone' });
  expect(found).toEqual({ copies: new Map(), existing: 2, pages: new Set() });
});

test('refuses a path that leaves the folder', () => {
  const refused = possibleCopies(copies({ start: '../start' }));
  expect(refused.ok ? '' : refused.refusal.code).toBe('page-path');
  expect(possibleCopies(copies({ start: 'de/start' })).ok).toBe(true);
});
