import { expect, test } from 'vitest';
import { countsOf } from './summary.ts';

test('the summary counts changes, and lines as the difference does', () => {
  const files = [{ file: 'docs.json', added: 1200, removed: 1 }];
  expect(countsOf(1, files)).toBe('1 change · +1,200 −1 lines in docs.json');
});

test('the counts name each file', () => {
  const files = ['docs.json', 'a.json'].map((file) => ({ file, added: 0, removed: 2 }));
  expect(countsOf(2, files, (file) => `<${file}>`)).toBe(
    '2 changes · +0 −2 lines in <docs.json> · +0 −2 lines in <a.json>',
  );
});

test('more than three files are counted together', () => {
  const files = ['docs.json', 'a.mdx', 'b.mdx', 'c.mdx'].map((file) => ({
    ...{ file, added: 1, removed: 2 },
  }));
  expect(countsOf(7, files)).toBe('7 changes · +4 −8 lines in 4 files');
});
