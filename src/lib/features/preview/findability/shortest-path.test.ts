import { expect, test } from 'vitest';
import { elementAt } from '$lib/core/document/elements';
import { shortestPath } from './shortest-path.ts';
import { locationOf } from '$lib/core/site/location';
import { makeDoc } from '../../../../../tests/make-document.ts';

const NAVIGATION = {
  versions: [
    {
      version: 'v2',
      default: true,
      tabs: [
        {
          tab: 'Docs',
          groups: [
            {
              group: 'Start',
              pages: ['home', 'setup', { group: 'Keys', pages: ['keys/make', 'keys/rotate'] }],
            },
            { group: 'Secret', hidden: true, pages: ['secret'] },
          ],
        },
        {
          tab: 'Tools',
          menu: [
            { item: 'CLI', pages: ['cli'] },
            { item: 'SDK', pages: ['sdk', 'sdk/python'] },
          ],
        },
        {
          tab: 'API',
          dropdowns: [
            { dropdown: 'REST', pages: ['GET /a', 'rest'] },
            { dropdown: 'RPC', pages: ['rpc', 'rpc/call'] },
          ],
        },
      ],
    },
    { version: 'v1', pages: ['v1/home', 'v1/old'] },
  ],
};
const doc = makeDoc({ navigation: NAVIGATION });
const wayTo = (...path: (string | number)[]) =>
  shortestPath(doc, {}, locationOf(elementAt(doc, ['navigation', 'versions', ...path])!));

const DOCS = [0, 'tabs', 0, 'groups', 0, 'pages'] as const;

test.each([
  ['the first page needs none', [...DOCS, 0], []],
  ['a page next to it, one', [...DOCS, 1], ['Setup']],
  ['a closed group is opened', [...DOCS, 2, 'pages', 1], ['Keys', 'Rotate']],
  ['a tab that opens with its first page', [0, 'tabs', 2, 'dropdowns', 0, 'pages', 0], ['API']],
  ['a menu of a tab', [0, 'tabs', 1, 'menu', 1, 'pages', 1], ['Tools', 'SDK', 'Python']],
  [
    'a dropdown in another tab',
    [0, 'tabs', 2, 'dropdowns', 1, 'pages', 1],
    ['API', 'REST', 'RPC', 'Call'],
  ],
  ['another version', [1, 'pages', 1], ['v2', 'v1', 'Old']],
  ['a hidden page is not reached', [0, 'tabs', 0, 'groups', 1, 'pages', 0], undefined],
])('%s', (_, path, clicks) => {
  expect(wayTo(...path)).toEqual(clicks);
});
