import { describe, expect, test } from 'vitest';
import type { GitHost } from '$lib/editor/repositories';
import { FIRST } from '$lib/editor/repository-location';
import { partRest, readPasted } from './pasted-repository';

const host = (name: string, site: string): GitHost => ({
  name,
  site,
  request: 'pull',
  tokenPage: '',
  tokenRights: [],
});
const HOSTS = [
  host('GitHub', FIRST),
  host('GitLab', 'https://gitlab.com'),
  host('Codeberg', 'https://codeberg.org'),
];
// Malformed addresses don't throw.
test.each(['%zz', 'acme/%', 'acme/docs/tree/%c3%28'])('reads https://github.com/%s', (path) => {
  expect(() => readPasted(`https://github.com/${path}`, HOSTS, FIRST)).not.toThrow();
});

const pasted = (text: string) => readPasted(text, HOSTS, FIRST);

describe('a pasted text', () => {
  test.each([
    'acme/docs',
    ' acme/docs/ ',
    'github.com/acme/docs',
    'https://github.com/acme/docs',
    'https://www.github.com/acme/docs.git',
    'git@github.com:acme/docs.git',
    'ssh://git@github.com/acme/docs.git',
    'https://github.com/acme/docs/pulls?q=1#x',
  ])('%j is a repository', (text) => {
    expect(pasted(text)).toEqual({ host: FIRST, repository: 'acme/docs' });
  });
  test('can point to a branch, a file or another host', () => {
    expect(pasted('https://github.com/acme/docs/tree/fix/a')).toEqual({
      host: FIRST,
      repository: 'acme/docs',
      rest: 'fix/a',
    });
    expect(pasted('https://gitlab.com/acme/web/docs/-/blob/main/docs/docs.json')).toEqual({
      host: 'https://gitlab.com',
      repository: 'acme/web/docs',
      rest: 'main/docs/docs.json',
    });
    expect(pasted('https://codeberg.org/acme/docs/src/branch/main/docs.json')).toEqual({
      host: 'https://codeberg.org',
      repository: 'acme/docs',
      rest: 'main/docs.json',
    });
  });
  test.each([
    ['https://github.com/acme/docs/pull/12', FIRST, 'acme/docs', 12],
    ['https://github.com/acme/docs/pull/12/files#diff-1', FIRST, 'acme/docs', 12],
    ['https://codeberg.org/acme/docs/pulls/3', 'https://codeberg.org', 'acme/docs', 3],
    [
      'https://gitlab.com/acme/web/docs/-/merge_requests/7/diffs',
      'https://gitlab.com',
      ...(['acme/web/docs', 7] as const),
    ],
  ] as const)('can be the request %s', (text, site, repository, request) => {
    expect(pasted(text)).toEqual({ host: site, repository, request });
  });
  test('is refused if it is not a repository of a known host', () => {
    expect(pasted('https://example.com/acme/docs')).toBe('foreign');
    expect(pasted('https://github.com@example.com/acme/docs')).toBe('foreign');
    expect(pasted('https://github.com.example.com/acme/docs')).toBe('foreign');
    for (const text of ['', 'acme', 'two words/x', 'https://github.com/acme'])
      expect(pasted(text)).toBeUndefined();
  });
});

test('the rest of an address is the longest branch and a path', () => {
  const branches = ['main', 'fix', 'fix/a'];
  expect(partRest('fix/a', branches)).toEqual({ branch: 'fix/a' });
  expect(partRest('fix/a/docs.json', branches)).toEqual({ branch: 'fix/a', path: 'docs.json' });
  expect(partRest('main/x/docs.json', branches)).toEqual({ branch: 'main', path: 'x/docs.json' });
  expect(partRest('gone/docs.json', branches)).toBeUndefined();
});
