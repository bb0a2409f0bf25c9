import { mkdir, realpath, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { makeRepository, type Repository } from '../../../../tests/git-repository.ts';
import { pastOf } from './past.ts';

let repository: Repository;
beforeEach(async () => {
  repository = await makeRepository();
});
afterEach(() => repository.remove());

const past = async (main = 'docs.json', folder = '') => {
  const found = await pastOf(join(await realpath(repository.folder), folder), main);
  return found.ok ? found.value : found.refusal.code;
};

test('the pages of the folder that is served, and the texts of those that are gone', async () => {
  const { commit, git } = repository;
  await commit({ 'docs/docs.json': '{}', 'docs/a.mdx': 'A', 'docs/b.mdx': 'B', 'other.mdx': 'O' });
  await git('mv', 'docs/a.mdx', 'docs/c.mdx');
  await git('rm', '--quiet', 'docs/b.mdx', 'other.mdx');
  await commit({});
  const found = await past('docs.json', 'docs');
  expect(found).toMatchObject({
    pages: [
      { file: 'b.mdx', blob: expect.stringMatching(/^[0-9a-f]{40}$/) as string },
      { file: 'a.mdx', now: 'c.mdx', ended: { subject: 'Change the site' } },
    ],
    isWhole: true,
  });
  expect(Object.values((found as { texts: object }).texts)).toEqual(['B']);
  expect(await past('docs/docs.json')).toEqual(found);
});

test('a document outside of the folder, or without a repository, is refused', async () => {
  await repository.commit({ 'docs.json': '{}', 'inner/docs.json': '{}' });
  expect(await past('../docs.json', 'inner')).toBe('missing');
  expect(await past('nowhere.json')).toBe('missing');
  await rm(join(repository.folder, '.git'), { recursive: true });
  await mkdir(join(repository.folder, 'x'));
  expect(await past()).toBe('missing');
});
