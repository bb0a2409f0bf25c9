import { describe, expect, test } from 'vitest';
import { FIRST, queryOf, repositoryLocationIn } from './repository-location';

describe('a link', () => {
  test('names a document and survives a round trip', () => {
    for (const where of [
      { host: FIRST, repository: 'acme/docs' },
      { host: FIRST, repository: 'acme/docs', branch: 'feature/é & more', path: 'a b/docs.json' },
      { host: 'https://gitlab.com', repository: 'acme/web/docs', branch: 'main' },
    ])
      expect(repositoryLocationIn(new URLSearchParams(queryOf(where)))).toEqual(where);
  });
  test('is short and readable', () => {
    expect(queryOf({ host: FIRST, repository: 'acme/docs', branch: 'fix/a' })).toBe(
      '?repo=acme/docs&branch=fix/a',
    );
  });
  test('without a repository has no location', () => {
    for (const query of [
      '',
      'repo=',
      'repo=acme',
      'repo=../..',
      'repo=acme/..',
      'repo=acme/docs%3Fa',
      'branch=main',
    ])
      expect(repositoryLocationIn(new URLSearchParams(query))).toBeUndefined();
  });
});
