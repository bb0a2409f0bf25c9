import { expect, test } from 'vitest';
import { addressOf } from './push.ts';

test.each([
  ['https://github.com/acme/docs.git', 'https://github.com/acme/docs/commit/c1'],
  ['https://ada:secret@github.com/acme/docs', 'https://github.com/acme/docs/commit/c1'],
  ['git@github.com:acme/docs.git', 'https://github.com/acme/docs/commit/c1'],
  ['ssh://git@gitlab.com:22/acme/web/docs.git', 'https://gitlab.com/acme/web/docs/-/commit/c1'],
  ['https://codeberg.org/acme/docs/', 'https://codeberg.org/acme/docs/commit/c1'],
  ['https://git.example.com/acme/docs.git', undefined],
  ['/srv/git/docs.git', undefined],
  ['C:\\docs', undefined],
])('a commit pushed to %s has the web address %s', (url, address) => {
  expect(addressOf(url, 'c1')).toBe(address);
});
