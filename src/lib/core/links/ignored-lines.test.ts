import { expect, test } from 'vitest';
import { apply } from '../text/edit.ts';
import { ignoredLines } from './ignored-lines.ts';

const PATHS = new Set(['a.mdx', 'guides/b.mdx', 'guides/c.mdx', 'drafts/d.mdx']);

function after(text: string, moves: Readonly<Record<string, string>>) {
  const { edits, shown, hidden } = ignoredLines(text, PATHS, new Map(Object.entries(moves)));
  return { text: apply(text, edits), shown, hidden };
}

test('a line that names a file follows it, and so does an exception', () => {
  const moves = { 'guides/b.mdx': 'api/b.mdx' };
  expect(after('guides/b.mdx\n!/guides/b.mdx\n# guides/b.mdx\n', moves)).toEqual({
    text: 'api/b.mdx\n!/api/b.mdx\n# guides/b.mdx\n',
    ...{ shown: [], hidden: [] },
  });
});

test('a line that names a folder follows if all of its files go to one', () => {
  const moves = { 'guides/b.mdx': 'api/b.mdx', 'guides/c.mdx': 'api/c.mdx' };
  expect(after('guides/\n', moves).text).toBe('api/\n');
  const one = { 'guides/b.mdx': 'api/b.mdx' };
  expect(after('guides/\n', one)).toEqual({ text: 'guides/\n', shown: ['api/b.mdx'], hidden: [] });
});

test('a file that goes where others are ignored is named', () => {
  expect(after('drafts/\n', { 'a.mdx': 'drafts/a.mdx' })).toEqual({
    text: 'drafts/\n',
    ...{ shown: [], hidden: ['drafts/a.mdx'] },
  });
});
