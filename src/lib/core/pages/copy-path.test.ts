import { expect, test } from 'vitest';
import { copyPath, entryOfCopy } from './copy-path.ts';

const beside = (...taken: string[]) => {
  const pages = new Set(taken);
  return (page: string) => pages.has(page);
};

test('a copy is next to its original, under the first free name', () => {
  expect(copyPath('guides/setup.mdx', beside())).toBe('guides/setup-copy.mdx');
  expect(copyPath('guides/setup.md', beside('guides/setup-copy'))).toBe('guides/setup-copy-2.md');
  const taken = beside('a-copy', 'a-copy-2');
  expect(copyPath('a.mdx', taken)).toBe('a-copy-3.mdx');
  expect(copyPath('guides/index.mdx', beside())).toBe('guides/index-copy.mdx');
});

test('the entry of a copy is written as the original’s', () => {
  expect(entryOfCopy('guides/setup', 'guides/setup-copy.mdx')).toBe('guides/setup-copy');
  expect(entryOfCopy('/guides', 'guides/index-copy.mdx')).toBe('/guides/index-copy');
  expect(entryOfCopy('setup.mdx', 'setup-copy.mdx')).toBe('setup-copy.mdx');
});
