import { describe, expect, test } from 'vitest';
import { elementAt } from '../document/elements.ts';
import { read } from '../document/read.ts';
import { parsePointer } from '../document/walk.ts';
import type { Operation } from '../operation.ts';
import { pathsAlong } from './paths-along.ts';
import { plan } from './plan.ts';

const DOCS = {
  navigation: {
    groups: [
      { group: 'Guides', pages: ['guides/a', 'guides/b', 'guides/c', '/guides/index'] },
      { group: 'API', pages: ['api/x', 'api/y', 'https://acme.example'] },
      { group: 'Mixed', pages: ['one/a', 'two/b', 'guides/z'] },
      { group: 'Empty', pages: [] },
      { group: 'Alone', pages: ['alone/d'] },
      { group: 'Groups', pages: [{ group: 'More', pages: ['api/m'] }] },
      { group: 'SDKs', pages: ['sdk/start', 'sdk/js/a', 'sdk/go/a', 'sdk/py/a'] },
      { group: 'Places', pages: ['places', 'places/one'] },
      { group: 'Tools', pages: ['tools/start', { group: 'CLI', pages: ['tools/cli/a'] }, 'mcp'] },
    ],
  },
};
const page = (group: number, index: number) => `/navigation/groups/${group}/pages/${index}`;
const move = (nodes: readonly string[], group: number): Operation => ({
  op: 'move',
  nodes,
  to: { parent: `/navigation/groups/${group}`, key: 'pages', index: 0 },
});

function along(operation: Operation, site: object = DOCS): Record<string, string> {
  const before = read(new Map([['docs.json', JSON.stringify(site)]]), 'docs.json');
  const planned = plan(before, operation);
  if (!planned.ok) throw new Error(planned.refusal.sentence);
  const { after, landed } = planned.value;
  const elements = landed.flatMap((one) => elementAt(after, parsePointer(one) ?? []) ?? []);
  return Object.fromEntries(pathsAlong({ operation, before, landed: elements }));
}

describe('where the file of a moved page belongs', () => {
  test.each<[string, Operation, Record<string, string>]>([
    ['in the folder of its new neighbors', move([page(0, 0)], 1), { 'guides/a': 'api/a' }],
    [
      'several pages',
      move([page(0, 0), page(0, 1)], 1),
      { 'guides/a': 'api/a', 'guides/b': 'api/b' },
    ],
    ['the only page of a group', move([page(4, 0)], 1), { 'alone/d': 'api/d' }],
    ['where neighbors share no folder', move([page(0, 0)], 2), {}],
    [
      'in the folder around the groups of its new group, where its neighbors share none',
      move([page(0, 0)], 8),
      { 'guides/a': 'tools/a' },
    ],
    ['in the folder of a page next to it', move([page(0, 0)], 7), { 'guides/a': 'places/a' }],
    ['where no page is', move([page(0, 0)], 3), {}],
    [
      'in the folder of groups, where no page is listed directly',
      move([page(0, 0)], 5),
      { 'guides/a': 'api/a' },
    ],
    [
      'a page in a folder inside that of its neighbors',
      move(['/navigation/groups/6/pages/0'], 1),
      { 'sdk/start': 'api/start' },
    ],
    ['a page that wasn’t among pages of its folder', move([page(2, 2)], 1), {}],
    ['the page of a folder', move([page(0, 3)], 1), {}],
    ['within its own group', move([page(0, 2)], 0), {}],
    ['another site', move([page(1, 2)], 0), {}],
    ['a group', move(['/navigation/groups/1'], 0), {}],
  ])('%s', (_, operation, expected) => expect(along(operation)).toEqual(expected));
});

describe('where the files of a moved group belong', () => {
  const TABS = {
    navigation: {
      tabs: [
        {
          tab: 'Docs',
          groups: [
            { group: 'Start', pages: ['docs/start/a', 'docs/start/b', 'other/c'] },
            { group: 'Guides', pages: ['docs/guides/a', 'docs/guides/more/b'] },
          ],
        },
        { tab: 'API', groups: [{ group: 'Calls', pages: ['api/x', 'api/v2/y'] }] },
        { tab: 'Empty', groups: [] },
        { tab: 'Same', groups: [{ group: 'More', pages: ['docs/m', 'docs/n'] }] },
      ],
    },
  };
  const toTab = (tab: number): Operation => ({
    op: 'move',
    nodes: ['/navigation/tabs/0/groups/0'],
    to: { parent: `/navigation/tabs/${tab}`, key: 'groups', index: 0 },
  });
  test.each<[string, Operation, Record<string, string>]>([
    [
      'in the folder of the other tab, as deep as before',
      toTab(1),
      { 'docs/start/a': 'api/start/a', 'docs/start/b': 'api/start/b' },
    ],
    ['a tab without pages', toTab(2), {}],
    ['a tab in the same folder', toTab(3), {}],
    [
      'within its tab',
      { ...toTab(0), to: { parent: '/navigation/tabs/0', key: 'groups', index: 1 } } as Operation,
      {},
    ],
  ])('%s', (_, operation, expected) => {
    expect(along(operation, TABS)).toEqual(expected);
  });
});

test('an entry that gets another path names where its file belongs', () => {
  const set = (value: string): Operation => ({
    ...{ op: 'set', node: page(0, 3), field: 'path', value },
  });
  expect(along(set('guides/start'))).toEqual({ 'guides/index': 'guides/start' });
  expect(along(set('guides/index'))).toEqual({});
});
