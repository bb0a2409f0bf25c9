import { expect, test } from 'vitest';
import type { Operation } from '../lib/core/operations/operation.ts';
import { Unusable } from './io.ts';
import { parseOperations } from './operations.ts';

const to = { parent: '/navigation', key: 'groups', index: 0 } as const;
const EXAMPLES: { readonly [Op in Operation['op']]: Extract<Operation, { op: Op }> } = {
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
};

test.each(Object.values(EXAMPLES))('$op is read as it is written', (operation) => {
  expect(parseOperations(JSON.stringify([operation]), 'file')).toEqual([operation]);
});

test.each(Object.values(EXAMPLES))(
  '$op with a key that it does not have is refused',
  (operation) => {
    const text = JSON.stringify([{ ...operation, colour: 1 }]);
    expect(() => parseOperations(text, 'file')).toThrow(Unusable);
  },
);
