import { expect, test } from 'vitest';
import type { Operation } from '../operation.ts';
import { plan } from './plan.ts';
import { docFromText } from '../../../../tests/make-document.ts';
import * as m from './messages.ts';
import * as restructureMessages from './restructure-messages.ts';

const FILE = 'docs.json';
const write = (navigation: unknown) => JSON.stringify({ navigation }, null, 2);
const planned = (operation: Operation, navigation: unknown) =>
  plan(docFromText(write(navigation)), operation);
function made(operation: Operation, navigation: unknown): unknown {
  const answer = planned(operation, navigation);
  if (!answer.ok) return answer.refusal.sentence;
  const text = answer.value.after.files.get(FILE)!.text;
  return (JSON.parse(text) as { navigation: unknown }).navigation;
}
const G = (group: string, ...pages: unknown[]) => ({ group, pages });
const at = (...indexes: number[]) => indexes.map((i) => `/navigation/groups/${i}`);

test.each<[string, Operation, unknown, unknown]>([
  [
    'merging groups keeps the first and the order',
    { op: 'merge', nodes: at(0, 2) },
    { groups: [G('A', 'a'), G('B', 'b'), G('C', 'c', G('D', 'd'))] },
    { groups: [G('A', 'a', 'c', G('D', 'd')), G('B', 'b')] },
  ],
  [
    'merging into an empty group',
    { op: 'merge', nodes: at(1, 0) },
    { groups: [G('A', 'a'), G('B')] },
    { groups: [G('B', 'a')] },
  ],
  [
    'merging tabs that contain groups',
    { op: 'merge', nodes: ['/navigation/tabs/0', '/navigation/tabs/1'] },
    {
      tabs: [
        { tab: 'A', groups: [G('G', 'g')] },
        { tab: 'B', icon: 'x', groups: [G('H', 'h')] },
      ].map((t, i) => (i ? { tab: t.tab, groups: t.groups } : t)),
    },
    { tabs: [{ tab: 'A', groups: [G('G', 'g'), G('H', 'h')] }] },
  ],
  [
    'equal fields are not a loss',
    { op: 'merge', nodes: at(0, 1) },
    {
      groups: [
        { group: 'A', icon: 'x', pages: ['a'] },
        { group: 'B', icon: 'x', pages: ['b'] },
      ],
    },
    { groups: [{ group: 'A', icon: 'x', pages: ['a', 'b'] }] },
  ],
  [
    'splitting makes a group for each folder, at the position of its first page',
    { op: 'split', node: '/navigation/groups/0', by: 'path' },
    {
      groups: [
        G('API', 'api/intro', 'api/users/list', 'api/api-keys/new', 'api/users/get', G('Old', 'x')),
      ],
    },
    {
      groups: [
        G(
          'API',
          'api/intro',
          G('Users', 'api/users/list', 'api/users/get'),
          G('Api keys', 'api/api-keys/new'),
          G('Old', 'x'),
        ),
      ],
    },
  ],
  [
    'splitting leaves pages in a folder with the name of the group',
    { op: 'split', node: '/navigation/groups/0', by: 'path' },
    { groups: [G('Users', 'users/list', 'teams/list', 'users/get')] },
    { groups: [G('Users', 'users/list', G('Teams', 'teams/list'), 'users/get')] },
  ],
  [
    'splitting endpoints by the start of their paths',
    { op: 'split', node: '/navigation/groups/0', by: 'path' },
    {
      openapi: 'o.json',
      groups: [G('API', 'GET /v1/users/{id}', 'POST /v1/users', 'GET /v1/teams')],
    },
    {
      openapi: 'o.json',
      groups: [
        G('API', G('Users', 'GET /v1/users/{id}', 'POST /v1/users'), G('Teams', 'GET /v1/teams')),
      ],
    },
  ],
  [
    'dissolving groups among pages',
    { op: 'flatten', node: '/navigation/groups/0' },
    { groups: [G('A', 'a', G('B', 'b', G('C', 'c')), 'd')] },
    { groups: [G('A', 'a', 'b', G('C', 'c'), 'd')] },
  ],
  [
    'dissolving the groups of a tab turns its list into a list of pages',
    { op: 'flatten', node: '/navigation/tabs/0' },
    { tabs: [{ tab: 'T', pages: [], groups: [G('A', 'a'), G('B', 'b', G('C', 'c'))] }] },
    { tabs: [{ tab: 'T', pages: ['a', 'b', G('C', 'c')] }] },
  ],
  [
    'expanding affects only nested groups',
    { op: 'expand', node: '/navigation', expanded: true },
    { groups: [G('A', G('B', G('C', 'c'), 'b'), { group: 'D', expanded: false, pages: ['d'] })] },
    {
      groups: [
        G(
          'A',
          {
            group: 'B',
            expanded: true,
            pages: [{ group: 'C', expanded: true, pages: ['c'] }, 'b'],
          },
          { group: 'D', expanded: true, pages: ['d'] },
        ),
      ],
    },
  ],
  [
    'expanding without a value clears the field',
    { op: 'expand', node: '/navigation/groups/0' },
    { groups: [G('A', { group: 'D', expanded: false, pages: ['d'] })] },
    { groups: [G('A', G('D', 'd'))] },
  ],
])('%s', (_, operation, before, after) => {
  expect(made(operation, before)).toEqual(after);
});

test.each<[Operation, unknown, string]>([
  [{ op: 'merge', nodes: at(0) }, { groups: [G('A', 'a')] }, restructureMessages.selectSeveral],
  [
    { op: 'merge', nodes: ['/navigation/groups/0', '/navigation/groups/0/pages/0'] },
    { groups: [G('A', G('B', 'b'))] },
    restructureMessages.selectSeveral,
  ],
  [
    { op: 'merge', nodes: ['/navigation/pages/0', '/navigation/pages/1'] },
    { pages: ['a', 'b'] },
    restructureMessages.onlyOneKind,
  ],
  [
    { op: 'merge', nodes: at(0, 1) },
    { groups: [G('A', 'a'), { group: 'B', tag: 'new', pages: ['b'] }] },
    m.wouldLose('“B”', ['tag'], restructureMessages.keepsItsFields('“A”')),
  ],
  [
    { op: 'merge', nodes: ['/navigation/tabs/0', '/navigation/tabs/1'] },
    {
      tabs: [
        { tab: 'A', pages: ['a'] },
        { tab: 'B', groups: [G('G', 'g')] },
      ],
    },
    restructureMessages.unlikeEntries(['pages', 'groups']),
  ],
  [
    { op: 'split', node: '/navigation/groups/0', by: 'path' },
    { groups: [G('A', 'x/a', 'x/b')] },
    restructureMessages.pagesInOneFolder('“A”'),
  ],
  [
    { op: 'split', node: '/navigation/groups/0', by: 'path' },
    { groups: [G('A')] },
    restructureMessages.noPagesToSplit('“A”'),
  ],
  [
    { op: 'flatten', node: '/navigation/groups/0' },
    { groups: [G('A', 'a')] },
    restructureMessages.noGroups('“A”'),
  ],
  [
    { op: 'flatten', node: '/navigation/groups/0' },
    { groups: [G('A', { group: 'B', icon: 'x', pages: ['b'] })] },
    m.wouldLose('“B”', ['icon'], restructureMessages.onlyPagesStay),
  ],
  [
    { op: 'expand', node: '/navigation', expanded: true },
    { groups: [G('A', 'a')] },
    restructureMessages.noNestedGroups('The navigation'),
  ],
])('%j on %j: %s', (operation, navigation, sentence) => {
  expect(made(operation, navigation)).toBe(sentence);
});

test('reports comments inside dissolved groups', () => {
  const text = `{"navigation": {"groups": [{"group": "A", "pages": ["a", {
    // why
    "group": "B", "pages": ["b" /* how */]
  }]}]}}`;
  const answer = plan(docFromText(text), {
    op: 'flatten',
    node: '/navigation/groups/0',
  });
  expect(answer.ok && answer.value.lost).toEqual([m.commentsGo(2)]);
});
