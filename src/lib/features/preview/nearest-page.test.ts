import { expect, test } from 'vitest';
import { nearestPage } from './nearest-page.ts';
import { docFromText, makeDoc } from '../../../../tests/make-document.ts';

const text = JSON.stringify({
  navigation: {
    groups: [
      { group: 'Start', root: 'start/overview', pages: ['start/install', 'start/keys'] },
      { group: 'Guides', pages: ['guides/install', 'guides/deploy', 'GET /keys'] },
    ],
  },
});
const doc = docFromText(text);

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
  const dropped = makeDoc({
    navigation: { pages: ['p/one'], groups: [{ group: 'G', pages: ['g/one'] }] },
  });
  expect(nearestPage(dropped, 'p/two')).toBeUndefined();
});
