import { expect, test } from 'vitest';
import type { Operation, PageOperation } from '../operation.ts';
import { parseOperations } from './parse.ts';
import * as m from './parse-messages.ts';

type Refused = Extract<ReturnType<typeof parseOperations>, { ok: false }>;

const to = { parent: '/navigation', key: 'groups', index: 0 } as const;
type Every = Operation | PageOperation;
const EXAMPLES: { readonly [Op in Every['op']]: Extract<Every, { op: Op }> } = {
  move: { op: 'move', nodes: ['/navigation/pages/0'], to },
  insert: {
    op: 'insert',
    value: { group: 'New', pages: [] },
    to,
    source: '{ "group": "New", "pages": [] }',
  },
  remove: { op: 'remove', nodes: ['/navigation/pages/0'] },
  duplicate: { op: 'duplicate', nodes: ['/navigation/pages/0'] },
  sort: { op: 'sort', node: '/navigation', by: 'path' },
  set: { op: 'set', node: '', field: ['styling', 'eyebrows'], value: 'section' },
  wrap: { op: 'wrap', nodes: ['/navigation/pages/0'], kind: 'group', label: 'New' },
  unwrap: { op: 'unwrap', node: '/navigation/groups/0', drop: true },
  convert: {
    op: 'convert',
    node: '/navigation/tabs/0',
    kind: 'anchor',
    siblings: true,
    label: 'a',
  },
  merge: { op: 'merge', nodes: ['/navigation/groups/0', '/navigation/groups/1'], drop: true },
  split: { op: 'split', node: '/navigation/groups/0', by: 'path' },
  flatten: { op: 'flatten', node: '/navigation/tabs/0', drop: true },
  expand: { op: 'expand', node: '/navigation', expanded: true },
  extract: { op: 'extract', node: '/navigation/tabs/0', list: 'groups', file: 'tabs/groups.json' },
  inline: { op: 'inline', node: '/navigation/tabs/0', list: 'groups' },
  'set-frontmatter': { op: 'set-frontmatter', path: 'a', field: 'tag', value: 'NEW' },
  'create-page': {
    ...{ op: 'create-page', path: 'a', title: 'A', extension: 'md', like: 'b' },
    frontmatter: { openapi: 'GET /a', related: ['b'] },
    to: { parent: '/navigation', key: 'pages', index: 0 },
  },
  'rename-page': { op: 'rename-page', from: 'a', to: 'guides/a' },
  'delete-page': { op: 'delete-page', path: 'a' },
};

test.each(Object.values(EXAMPLES))('$op is read unchanged', (operation) => {
  expect(parseOperations([operation])).toEqual({ ok: true, value: [operation] });
});

test.each(Object.values(EXAMPLES))('$op with an unknown key is refused', (operation) => {
  const { refusal } = parseOperations([operation, { ...operation, colour: 1 }]) as Refused;
  expect(refusal.sentence).toMatch(/^Operation 1 is malformed.*colour/);
});

test.each([[{}], [null], ['move'], [undefined]])('%j is not a list', (value) => {
  const { refusal } = parseOperations(value) as Refused;
  expect(refusal.sentence).toBe(m.notAList);
});

test.each([
  [{ op: 'fly' }, m.malformed(0, 'op', m.unknownOperation)],
  [{}, m.malformed(0, 'op', m.unknownOperation)],
  ['move', m.malformed(0, '', m.wrongType(m.anObject))],
  [{ op: 'remove' }, m.malformed(0, 'nodes', m.wrongType(m.aList))],
  [{ op: 'remove', nodes: ['nav'] }, m.malformed(0, 'nodes.0', m.notAPointer)],
  [{ op: 'sort', node: '', by: 'size' }, m.malformed(0, 'by', m.notOneOf(['label', 'path']))],
  [{ op: 'set', node: '', field: [] }, m.malformed(0, 'field', m.emptyList)],
  [{ op: 'set', node: '', field: 1 }, m.malformed(0, 'field', m.typeNotAllowed)],
  [{ op: 'move', nodes: [], to: { ...to, index: -1 } }, m.malformed(0, 'to.index', m.lessThanZero)],
  [
    { op: 'move', nodes: [], to: { ...to, index: 0.5 } },
    m.malformed(0, 'to.index', m.wrongType(m.aWholeNumber)),
  ],
])('%j is refused with a message', (operation, words) => {
  const { refusal } = parseOperations([operation]) as Refused;
  expect(refusal.sentence).toContain(words);
});
