import { expect, test } from 'vitest';
import { read } from '$lib/core/document/read';
import { nearestPage } from './nearest-page.ts';

const text = JSON.stringify({
  navigation: {
    groups: [
      { group: 'Start', root: 'start/overview', pages: ['start/install', 'start/keys'] },
      { group: 'Guides', pages: ['guides/install', 'guides/deploy', 'GET /keys'] },
    ],
  },
});
const doc = read(new Map([['docs.json', text]]), 'docs.json');

test.each([
  ['the same name in another folder', '/old/deploy', 'guides/deploy'],
  [
    'of two with that name, the one that shares more of the path',
    'guides/more/install',
    'guides/install',
  ],
  ['a typo', '/start/instal', 'start/install'],
  ['a root page', 'overveiw', 'start/overview'],
  ['the same folder', '/guides/unheard-of', 'guides/install'],
  ['nothing in common', '/zzz', undefined],
])('%s', (_, said, nearest) => {
  expect(nearestPage(doc, said)).toBe(nearest);
});

test('does not offer a page of a list that the builder drops', () => {
  const dropped = read(
    new Map([
      [
        'docs.json',
        JSON.stringify({
          navigation: { pages: ['p/one'], groups: [{ group: 'G', pages: ['g/one'] }] },
        }),
      ],
    ]),
    'docs.json',
  );
  expect(nearestPage(dropped, 'p/two')).toBeUndefined();
});
