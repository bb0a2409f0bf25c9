import { expect, test } from 'vitest';
import { ignoredBy } from './ignored.ts';

test('files that the builder ignores by default', () => {
  const why = ignoredBy(undefined);
  for (const path of ['README.md', 'a/CONTRIBUTING.md', 'node_modules/x/a.md', '.github/a.md'])
    expect(why(path), path).toBe('always');
  for (const path of ['README.mdx', 'changelog.md', 'start.mdx', 'build/a.mdx', '.mintignore'])
    expect(why(path), path).toBeUndefined();
});

test('files that .mintignore names, as in .gitignore', () => {
  const why = ignoredBy(
    '# notes\n\ndrafts/\n*.draft.mdx\n/private.md\n!keep.draft.mdx\n!README.md\n',
  );
  for (const path of ['drafts/a.mdx', 'a/drafts/b.mdx', 'a/b.draft.mdx', 'private.md'])
    expect(why(path), path).toBe('mintignore');
  for (const path of ['a/private.md', 'keep.draft.mdx', 'README.md', 'drafts.mdx'])
    expect(why(path), path).toBeUndefined();
  expect(why('LICENSE.md')).toBe('always');
});

test('a path outside the folder is not ignored', () => {
  expect(ignoredBy('a/')('../a/b.mdx')).toBeUndefined();
});
