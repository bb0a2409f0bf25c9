import { expect, test } from 'vitest';
import type { Operation } from '../operation.ts';
import { plan } from './plan.ts';
import { docFromText } from '../../../../tests/make-document.ts';
import * as placementMessages from '../check/placement/messages.ts';
import * as operationsMessages from './messages.ts';
import * as m from './convert-messages.ts';

const FILE = 'docs.json';
const T0 = '/navigation/tabs/0';
const write = (navigation: unknown) => JSON.stringify({ navigation }, null, 2);
const planned = (operation: Operation, navigation: unknown) =>
  plan(docFromText(write(navigation)), operation);
/** The navigation afterwards, or the refusal. */
function turned(operation: Operation, navigation: unknown): unknown {
  const answer = planned(operation, navigation);
  if (!answer.ok) return answer.refusal.sentence;
  const text = answer.value.after.files.get(FILE)!.text;
  return (JSON.parse(text) as { navigation: unknown }).navigation;
}
const into = (node: string, kind: string, more: object = {}) =>
  ({ op: 'convert', node, kind, ...more }) as Operation;

test.each<[string, Operation, unknown, unknown]>([
  [
    'converts a single tab and its list to dropdowns',
    into(T0, 'dropdown'),
    { tabs: [{ tab: 'A', icon: 'x', pages: ['p'] }] },
    { dropdowns: [{ dropdown: 'A', icon: 'x', pages: ['p'] }] },
  ],
  [
    'converts all tabs to products',
    into(T0, 'product', { siblings: true }),
    {
      tabs: [
        { tab: 'A', pages: ['p'] },
        { tab: 'B', groups: [{ group: 'G', pages: ['q'] }] },
      ],
    },
    {
      products: [
        { product: 'A', pages: ['p'] },
        { product: 'B', groups: [{ group: 'G', pages: ['q'] }] },
      ],
    },
  ],
  [
    'converts groups to tabs and keeps nested groups',
    into('/navigation/groups/1', 'tab', { siblings: true }),
    {
      groups: [
        { group: 'A', pages: ['p'] },
        { group: 'B', pages: ['q', { group: 'C', pages: ['r'] }] },
      ],
    },
    {
      tabs: [
        { tab: 'A', pages: ['p'] },
        { tab: 'B', pages: ['q', { group: 'C', pages: ['r'] }] },
      ],
    },
  ],
  [
    'converts groups among pages to tabs, with one extra tab for the loose pages',
    into('/navigation/pages/1', 'tab', { siblings: true, label: 'Home' }),
    { pages: ['a', { group: 'B', pages: ['q'] }, 'c'] },
    {
      tabs: [
        { tab: 'Home', pages: ['a', 'c'] },
        { tab: 'B', pages: ['q'] },
      ],
    },
  ],
  [
    'converts a tab with groups to a group with those among its pages',
    into(T0, 'group'),
    { tabs: [{ tab: 'A', groups: [{ group: 'G', pages: ['q'] }] }] },
    { groups: [{ group: 'A', pages: [{ group: 'G', pages: ['q'] }] }] },
  ],
  [
    'labels a version with its code when it becomes a language',
    into('/navigation/versions/0', 'language', { siblings: true }),
    {
      versions: [
        { version: 'English', pages: ['p'] },
        { version: 'fr', pages: ['q'] },
      ],
    },
    {
      languages: [
        { language: 'en', pages: ['p'] },
        { language: 'fr', pages: ['q'] },
      ],
    },
  ],
  [
    'removes an empty list of the new kind',
    into(T0, 'anchor'),
    { anchors: [], tabs: [{ tab: 'A', pages: ['p'] }] },
    { anchors: [{ anchor: 'A', pages: ['p'] }] },
  ],
  [
    'converts a page to a group that contains it',
    into('/navigation/pages/0', 'group'),
    { pages: ['guides/first-steps', 'b'] },
    { pages: [{ group: 'First steps', pages: ['guides/first-steps'] }, 'b'] },
  ],
  [
    'converts a group with one page to that page',
    into('/navigation/pages/0', 'page'),
    { pages: [{ group: 'G', pages: ['a'] }, 'b'] },
    { pages: ['a', 'b'] },
  ],
  [
    'converts a web address among pages to an anchor next to its own',
    into('/navigation/anchors/0/pages/1', 'anchor'),
    {
      anchors: [
        { anchor: 'A', pages: ['p', 'https://www.e.com/x'] },
        { anchor: 'B', pages: ['q'] },
      ],
    },
    {
      anchors: [
        { anchor: 'A', pages: ['p'] },
        { anchor: 'e.com', href: 'https://www.e.com/x' },
        { anchor: 'B', pages: ['q'] },
      ],
    },
  ],
  [
    'converts a web address without an anchor above it to one on every page',
    into('/navigation/pages/1', 'anchor'),
    { pages: ['p', 'https://e.com'] },
    { pages: ['p'], global: { anchors: [{ anchor: 'e.com', href: 'https://e.com' }] } },
  ],
  [
    'adds it to existing anchors on every page',
    into('/navigation/pages/1', 'anchor'),
    {
      global: { anchors: [{ anchor: 'S', href: 'https://s.com' }] },
      pages: ['p', 'https://e.com'],
    },
    {
      global: {
        anchors: [
          { anchor: 'S', href: 'https://s.com' },
          { anchor: 'e.com', href: 'https://e.com' },
        ],
      },
      pages: ['p'],
    },
  ],
  [
    'drops fields only with `drop`',
    into('/navigation/groups/0', 'tab', { drop: true }),
    { groups: [{ group: 'A', tag: 'new', x: 1, pages: ['p'] }] },
    { tabs: [{ tab: 'A', x: 1, pages: ['p'] }] },
  ],
  [
    'keeps the position of the label key and the order of other keys',
    into(T0, 'anchor'),
    { tabs: [{ icon: 'x', tab: 'A', pages: ['p'] }] },
    { anchors: [{ icon: 'x', anchor: 'A', pages: ['p'] }] },
  ],
])('%s', (_, operation, before, after) => {
  expect(turned(operation, before)).toEqual(after);
});

test.each<[Operation, unknown, string]>([
  [into(T0, 'tab'), { tabs: [{ tab: 'A', pages: [] }] }, m.isAlready('“A”', 'a tab')],
  [
    into(T0, 'dropdown'),
    {
      tabs: [
        { tab: 'A', pages: ['p'] },
        { tab: 'B', pages: ['q'] },
      ],
    },
    m.onlyTogether('the navigation', 'tabs', 'dropdowns'),
  ],
  [
    into(T0, 'group'),
    { tabs: [{ tab: 'A', anchors: [{ anchor: 'N', pages: ['p'] }] }] },
    m.cannotHold('“A”', 'anchors', 'a group'),
  ],
  [
    into(T0, 'dropdown'),
    { tabs: [{ tab: 'A', dropdowns: [{ dropdown: 'N', pages: ['p'] }] }] },
    m.cannotHold('“A”', 'dropdowns', 'a dropdown'),
  ],
  [
    into('/navigation/groups/0', 'tab'),
    { groups: [{ group: 'A', tag: 'new', expanded: true, pages: ['p'] }] },
    operationsMessages.wouldLose('“A”', ['tag', '“Expanded by default”'], m.noRoom('a tab', 2)),
  ],
  [
    into('/navigation/tabs/0/groups/0', 'tab'),
    { tabs: [{ tab: 'T', groups: [{ group: 'A', pages: [] }] }] },
    placementMessages.holdsOwnKind('tab', ['product', 'language', 'version', 'dropdown', 'anchor']),
  ],
  [into(T0, 'language'), { tabs: [{ tab: 'Guides', pages: ['p'] }] }, m.noLanguageCode('Guides')],
  [into(T0, 'page'), { tabs: [{ tab: 'A', pages: ['p'] }] }, m.onlyGroupBecomesPage('“A”')],
  [
    into('/navigation/pages/0', 'page'),
    { pages: [{ group: 'A', pages: ['p', 'q'] }] },
    m.severalPages('“A”'),
  ],
  [into('/navigation/pages/0', 'tab'), { pages: ['a'] }, m.onlyByGroup('“A”', 'a page', 'a tab')],
  [
    into(T0, 'group'),
    { tabs: [{ $ref: './a.json' }] },
    placementMessages.inAnotherFile('“./a.json”', './a.json'),
  ],
])('%j on %j: %s', (operation, navigation, sentence) => {
  expect(turned(operation, navigation)).toBe(sentence);
});

test('refusals offer to convert all entries, and to drop what does not fit', () => {
  const all = planned(into(T0, 'dropdown'), {
    tabs: [
      { tab: 'A', pages: ['p'] },
      { tab: 'B', pages: ['q'] },
    ],
  });
  expect(!all.ok && all.refusal.fixes).toEqual([
    {
      label: m.turnAll(2, 'tabs', 'dropdowns'),
      operations: [into(T0, 'dropdown', { siblings: true })],
    },
  ]);
  const loss = planned(into('/navigation/groups/0', 'tab'), {
    groups: [{ group: 'A', tag: 'new', pages: ['p'] }],
  });
  expect(!loss.ok && loss.refusal.code).toBe('fields-lost');
  const yes = planned(into('/navigation/groups/0', 'tab', { drop: true }), {
    groups: [{ group: 'A', tag: 'new', pages: ['p'] }],
  });
  expect(yes.ok && yes.value.lost).toEqual([
    operationsMessages.loses('“A”', [operationsMessages.fieldWithValue('tag', '“new”')]),
  ]);
  expect(yes.ok && yes.value.landed).toEqual([T0]);
});

test('only keys change; layout, comments and content stay byte for byte', () => {
  const text = `{"navigation": {
  "tabs" : [ // all
    { "icon": "x", "tab":"A", /* why */ "groups": [{"group": "G","pages":[ "p" ]}] },
    { "tab": "B", "pages": ["\\u0071"] }
  ]
}}`;
  const answer = plan(docFromText(text), into(T0, 'product', { siblings: true }));
  expect(answer.ok && answer.value.after.files.get(FILE)!.text).toBe(
    text.replace('"tabs"', '"products"').replaceAll('"tab"', '"product"'),
  );
});
