import { expect, test } from 'vitest';
import { childrenOf, navigationOf } from '../document/elements.ts';
import type { Json, Operation } from '../operation.ts';
import { plan } from './plan.ts';
import { docFromText } from '../../../../tests/make-document.ts';
import * as m from './place-messages.ts';
import * as operationsMessages from './messages.ts';
import * as setMessages from './set-messages.ts';
import * as wrapMessages from './wrap-messages.ts';
import * as textMessages from '../text/messages.ts';

const FILE = 'docs.json';
const TWO = JSON.stringify(
  {
    name: 'Acme',
    navigation: {
      tabs: [
        {
          tab: 'Guides',
          groups: [
            { group: 'Start', pages: ['a', 'b'] },
            { group: 'More', pages: ['c', { group: 'Deep', pages: ['d'] }] },
          ],
        },
        { tab: 'API', icon: 'code', pages: ['x'] },
        { tab: 'Community', href: 'https://example.com' },
      ],
    },
  },
  null,
  2,
);

const run = (operation: Operation, text = TWO) => plan(docFromText(text), operation);
const after = (operation: Operation, text = TWO): string => {
  const planned = run(operation, text);
  if (!planned.ok) throw new Error(planned.refusal.sentence);
  return planned.value.after.files.get(FILE)!.text;
};
const refused = (operation: Operation, text = TWO): string => {
  const planned = run(operation, text);
  return planned.ok ? 'accepted' : planned.refusal.sentence;
};
const small = (list: string) => `{"navigation": {"pages": ${list}}}`;
const listAfter = (operation: Operation, list: string) =>
  after(operation, small(list)).slice('{"navigation": {"pages": '.length, -2);
const NAV = '/navigation';
const gap = (index: number) => ({ parent: NAV, key: 'pages', index }) as const;

test.each<[string, Operation, string]>([
  ['["a", "b", "c"]', { op: 'remove', nodes: [`${NAV}/pages/1`] }, '["a", "c"]'],
  ['["a", "b", "c"]', { op: 'remove', nodes: [`${NAV}/pages/2`] }, '["a", "b"]'],
  ['["a", "b", "c"]', { op: 'remove', nodes: [`${NAV}/pages/0`] }, '["b", "c"]'],
  ['[\n  "a",\n  "b"\n]', { op: 'remove', nodes: [`${NAV}/pages/1`] }, '[\n  "a"\n]'],
  ['[\n  "a",\n  "b" ]', { op: 'remove', nodes: [`${NAV}/pages/1`] }, '[\n  "a" ]'],
  [
    '[\n  "a", // first\n  "b"\n]',
    { op: 'remove', nodes: [`${NAV}/pages/1`] },
    '[\n  "a" // first\n]',
  ],
  [
    '[\n  "a", // first\n  "b"\n]',
    { op: 'insert', value: 'n', to: gap(1) },
    '[\n  "a", // first\n  "n",\n  "b"\n]',
  ],
  [
    '[\n  "a",\n\n  "b",\n  "c"\n]',
    { op: 'remove', nodes: [`${NAV}/pages/1`] },
    '[\n  "a",\n\n  "c"\n]',
  ],
  ['["a","b"]', { op: 'insert', value: 'n', to: gap(1) }, '["a","n","b"]'],
  ['["a"]', { op: 'insert', value: 'n', to: gap(1) }, '["a", "n"]'],
  ['[]', { op: 'insert', value: 'n', to: gap(0) }, '["n"]'],
  [
    '[\n\t"a"\n]',
    { op: 'insert', value: { group: 'G', pages: ['x'] }, to: gap(1) },
    '[\n\t"a",\n\t{\n\t\t"group": "G",\n\t\t"pages": [\n\t\t\t"x"\n\t\t]\n\t}\n]',
  ],
  [
    '[\n  { "group": "A", "pages": ["x"] }\n]',
    { op: 'insert', value: { group: 'G', pages: ['y', 'z'] }, to: gap(1) },
    '[\n  { "group": "A", "pages": ["x"] },\n  { "group": "G", "pages": ["y", "z"] }\n]',
  ],
  [
    '[\n  "a",\n  "b",\n  "c"\n]',
    { op: 'move', nodes: [`${NAV}/pages/2`], to: gap(0) },
    '[\n  "c",\n  "a",\n  "b"\n]',
  ],
  ['["b10", "b9", "a"]', { op: 'sort', node: NAV, by: 'label' }, '["a", "b9", "b10"]'],
  ['["a", "b"]', { op: 'duplicate', nodes: [`${NAV}/pages/0`] }, '["a", "a", "b"]'],
  ['[\n  "a",\n]', { op: 'insert', value: 'n', to: gap(1) }, '[\n  "a",\n  "n",\n]'],
])('%j after %j', (list, operation, expected) => {
  expect(listAfter(operation, list)).toBe(expected);
});

test('a new field goes after the label and adds one line', () => {
  expect(after({ op: 'set', node: `${NAV}/tabs/0`, field: 'icon', value: 'book' })).toContain(
    '"tab": "Guides",\n        "icon": "book",\n        "groups"',
  );
  expect(after({ op: 'set', node: `${NAV}/tabs/2`, field: 'icon', value: 'book' })).toContain(
    '"tab": "Community",\n        "icon": "book",\n        "href"',
  );
});

test('creates missing objects, and removes those left empty', () => {
  const operation: Operation = {
    op: 'set',
    node: '',
    field: ['styling', 'eyebrows'],
    value: 'breadcrumbs',
  };
  const made = after(operation);
  expect(made).toContain('"styling": {\n    "eyebrows": "breadcrumbs"\n  },\n  "navigation"');
  expect(after({ op: 'set', node: '', field: ['styling', 'eyebrows'] }, made)).toBe(TWO);
});

test('sets a child list only if nothing is lost', () => {
  const set = (field: string, members: string, value?: Json) => {
    const text = `{"navigation": {"pages": ["x"], "tabs": [{"tab": "T", ${members}}]}}`;
    const operation: Operation = { op: 'set', node: `${NAV}/tabs/0`, field };
    const planned = run(value === undefined ? operation : { ...operation, value }, text);
    if (!planned.ok) return planned.refusal.code;
    return /"tab": "T"(.*)}]}}$/.exec(planned.value.after.files.get(FILE)!.text)![1];
  };
  expect(set('groups', '"groups": [], "icon": "a"')).toBe(', "icon": "a"');
  expect(set('groups', '"groups": "x", "pages": ["a"]')).toBe(', "pages": ["a"]');
  expect(set('pages', '"pages": "x"', ['x'])).toBe(', "pages": ["x"]');
  expect(set('pages', '"icon": "a"', [])).toBe(', "icon": "a", "pages": []');
  expect(set('groups', '"groups": {"group":  "G", "pages": []}', [{ group: 'G', pages: [] }])).toBe(
    ', "groups": [{"group":  "G", "pages": []}]',
  );
  for (const [members, value] of [
    ['"groups": [{"group": "G", "pages": []}]'],
    ['"groups": [{"group": "G", "pages": []}], "groups": []'],
    ['"groups": {"$ref": "./g.json"}'],
    ['"groups": [ /* why */ ]'],
    ['"groups": []', [{ group: 'G', pages: [] }]],
    ['"icon": "a"', [{ group: 'G', pages: [] }]],
    ['"groups": "x"', 'y'],
  ] as const)
    expect([members, set('groups', members, value)]).toEqual([members, 'child-list']);
});

test('a subtree that moves deeper is re-indented, not reprinted', () => {
  const text = TWO.replace(
    '"pages": [\n              "a",\n              "b"\n            ]',
    '"pages": [ "a",   "b" ]',
  );
  const moved = after(
    {
      op: 'move',
      nodes: [`${NAV}/tabs/0/groups/0`],
      to: { parent: `${NAV}/tabs/0/groups/1`, key: 'pages', index: 0 },
    },
    text,
  );
  expect(moved).toContain(
    '[\n              {\n                "group": "Start",\n                "pages": [ "a",   "b" ]\n              },\n              "c"',
  );
});

test('wrapping in a kind from another list changes the key of the list', () => {
  const wrapped = after({
    op: 'wrap',
    nodes: [0, 1, 2].map((i) => `${NAV}/tabs/${i}`),
    kind: 'version',
    label: 'v1',
  });
  expect(JSON.parse(wrapped)).toMatchObject({
    navigation: { versions: [{ version: 'v1', tabs: [{ tab: 'Guides' }, {}, {}] }] },
  });
  expect(after({ op: 'unwrap', node: `${NAV}/versions/0` }, wrapped)).toBe(TWO);
});

test('neighbors that swap places keep their ids', () => {
  const list = ['a', 'b', { group: 'Deep', pages: ['d'] }, 'c'];
  const text = JSON.stringify({ navigation: { pages: list } }, null, 2);
  const doc = docFromText(text);
  const ids = (of: typeof doc) => childrenOf(navigationOf(of)!.node).map(({ node }) => node.id);
  const before = ids(doc);
  for (let from = 0; from < 4; from++)
    for (let index = 0; index <= 4; index++) {
      const to = { parent: '/navigation', key: 'pages', index } as const;
      const planned = plan(doc, { op: 'move', nodes: [`/navigation/pages/${from}`], to });
      if (!planned.ok) throw new Error(planned.refusal.sentence);
      const expected = before.filter((_, i) => i !== from);
      expected.splice(index > from ? index - 1 : index, 0, before[from]!);
      expect(ids(planned.value.after), `${from} to ${index}`).toEqual(expected);
    }
});

test('reports where moved elements landed', () => {
  const planned = run({
    op: 'move',
    nodes: [`${NAV}/tabs/0/groups/0/pages/1`],
    to: { parent: `${NAV}/tabs/1`, key: 'pages', index: 0 },
  });
  expect(planned).toMatchObject({
    ok: true,
    value: { label: m.moveTo('“B”', '“API”'), landed: [`${NAV}/tabs/1/pages/0`] },
  });
});

test('reports elements moved into a new list, and not the owner of the list', () => {
  const nodes = ['/navigation/tabs/0/pages/0', '/navigation/tabs/0/pages/1'];
  const text = '{"navigation": {"tabs": [{"tab": "A", "pages": ["a", "b"]}, {"tab": "B"}]}}';
  const to = { parent: `${NAV}/tabs/1`, key: 'pages', index: 0 } as const;
  expect(run({ op: 'move', nodes, to }, text)).toMatchObject({
    value: { landed: [`${NAV}/tabs/1/pages/0`, `${NAV}/tabs/1/pages/1`] },
  });
});

test('reports new elements, also when their list is new', () => {
  const value = { tab: 'New', pages: [] };
  const to = { parent: NAV, key: 'tabs', index: 0 } as const;
  for (const text of ['{"navigation": {}}', '{"navigation": {"tabs": [{"tab": "A"}]}}'])
    expect(run({ op: 'insert', value, to }, text)).toMatchObject({
      ok: true,
      value: { landed: [`${NAV}/tabs/0`] },
    });
});

test.each<[Operation, string | RegExp]>([
  [
    {
      op: 'move',
      nodes: [`${NAV}/tabs/0`],
      to: { parent: `${NAV}/tabs/0/groups/0`, key: 'pages', index: 0 },
    },
    /itself/,
  ],
  [
    {
      op: 'move',
      nodes: [`${NAV}/tabs/0/groups/0`],
      to: { parent: `${NAV}/tabs/1`, key: 'groups', index: 0 },
    },
    /contains pages, not groups/,
  ],
  [
    {
      op: 'move',
      nodes: [`${NAV}/tabs/1/pages/0`],
      to: { parent: `${NAV}/tabs/2`, key: 'pages', index: 0 },
    },
    /link/,
  ],
  [
    { op: 'move', nodes: [`${NAV}/tabs/9`], to: { parent: NAV, key: 'tabs', index: 0 } },
    operationsMessages.notFound('/navigation/tabs/9'),
  ],
  [
    { op: 'move', nodes: [`${NAV}/tabs/1`], to: { parent: NAV, key: 'tabs', index: 9 } },
    m.noPlace(9, 3),
  ],
  [
    { op: 'set', node: `${NAV}/tabs/0`, field: 'groups', value: [] },
    setMessages.listOfChildren('groups'),
  ],
  [
    { op: 'set', node: `${NAV}/tabs/0/groups/0/pages/0`, field: 'icon', value: 'x' },
    setMessages.onlyPath,
  ],
  [
    { op: 'unwrap', node: `${NAV}/tabs/1` },
    operationsMessages.wouldLose('“API”', ['icon'], wrapMessages.onlyContentStays),
  ],
  [
    { op: 'wrap', nodes: [`${NAV}/tabs/0`], kind: 'version', label: 'v1' },
    wrapMessages.onlyTogether(m.theNavigation, 'tabs', 'versions'),
  ],
  [
    {
      op: 'insert',
      value: { group: 'G' },
      to: { parent: `${NAV}/tabs/0`, key: 'anchors', index: 0 },
    },
    /./,
  ],
  [{ op: 'remove', nodes: [NAV] }, operationsMessages.navigationStays],
  [{ op: 'set', node: `${NAV}/tabs/0`, field: 'tab', value: '' }, /./],
])('%j is refused with a message', (operation, words) => {
  expect(refused(operation)).toMatch(words);
});

test('plans nothing while the JSON is broken', () => {
  expect(refused({ op: 'remove', nodes: [`${NAV}/tabs/0`] }, TWO.replace('{', '{{'))).toMatch(
    operationsMessages.fixJson(
      textMessages.bracketMissing(['}'], '{', textMessages.position(1, 2)),
    ),
  );
});
