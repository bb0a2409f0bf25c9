import { expect, test } from 'vitest';
import type { Doc, NodeId } from '../document/node.ts';
import { reread } from '../document/read.ts';
import { elementOf, labelOf } from '../document/elements.ts';
import { difference } from '../text/edit.ts';
import { listingOf } from '../check/pages/page-listing.ts';
import { changedIds, changedIn, withPageFiles } from './changed.ts';
import { changesOf } from './changes.ts';
import { pageChange } from './page-changes.ts';
import { afterOperations, docFromText, fileText } from '../../../../tests/make-document.ts';

const FILE = 'docs.json';
const SITE = {
  navigation: {
    tabs: [
      {
        tab: 'Docs',
        groups: [
          { group: 'Start', pages: ['intro', 'install'] },
          { group: 'Guides', pages: ['deploy', { group: 'Advanced', pages: ['a', 'b'] }] },
        ],
      },
      { tab: 'API', pages: ['errors'] },
    ],
  },
};

const open = (site: unknown = SITE): Doc => docFromText(fileText(site));

/** "Guides: moved", and "Docs ○" for an element above a change. */
function told(base: Doc, doc: Doc, { kinds, above } = changedIn(base, doc)): string[] {
  const name = (id: NodeId) => labelOf(elementOf(doc, id)!);
  return [
    ...[...kinds].map(([id, kind]) => `${name(id)}: ${kind}`),
    ...[...above].filter((id) => !kinds.has(id)).map((id) => `${name(id)} ○`),
  ].sort();
}

const GUIDES = '/navigation/tabs/0/groups/1';

test('an untouched document has nothing changed', () => {
  const base = open();
  expect(told(base, base)).toEqual([]);
});

test('a renamed element and the elements above it', () => {
  const base = open();
  const doc = afterOperations(base, {
    op: 'set',
    node: GUIDES,
    field: 'group',
    value: 'Tutorials',
  });
  expect(told(base, doc)).toEqual(['Docs ○', 'Navigation ○', 'Tutorials: changed']);
});

test('a new path of a page', () => {
  const base = open();
  const doc = afterOperations(base, {
    op: 'set',
    node: `${GUIDES}/pages/0`,
    field: 'path',
    value: 'ship',
  });
  expect(told(base, doc)).toEqual(['Docs ○', 'Guides ○', 'Navigation ○', 'ship: changed']);
});

test('a moved group is moved, but its content is not', () => {
  const base = open();
  const doc = afterOperations(base, {
    op: 'move',
    nodes: [`${GUIDES}/pages/1`],
    to: { parent: '/navigation/tabs/0/groups/0', key: 'pages', index: 0 },
  });
  expect(told(base, doc)).toEqual(['Advanced: moved', 'Docs ○', 'Navigation ○', 'Start ○']);
});

test('everything in a new group is new, except what was moved into it', () => {
  const base = open();
  const added = afterOperations(base, {
    op: 'insert',
    value: { group: 'New', pages: ['x', 'y'] },
    to: { parent: '/navigation/tabs/0', key: 'groups', index: 0 },
  });
  const doc = afterOperations(added, {
    op: 'move',
    nodes: ['/navigation/tabs/1/pages/0'],
    to: { parent: '/navigation/tabs/0/groups/0', key: 'pages', index: 0 },
  });
  expect(told(base, doc)).toEqual([
    'Docs ○',
    'Navigation ○',
    'New: added',
    'errors: moved',
    'x: added',
    'y: added',
  ]);
});

test('a wrapper is new, but its content is unchanged', () => {
  const base = open();
  const doc = afterOperations(base, {
    op: 'wrap',
    nodes: [`${GUIDES}/pages/0`],
    kind: 'group',
    label: 'More',
  });
  expect(told(base, doc)).toEqual(['Docs ○', 'Guides ○', 'More: added', 'Navigation ○']);
});

test('an element that lost an entry has a mark of its own', () => {
  const base = open();
  const doc = afterOperations(base, { op: 'remove', nodes: [`${GUIDES}/pages/1`] });
  expect(told(base, doc)).toEqual(['Docs ○', 'Guides: lost', 'Navigation ○']);
});

test('a change undone by hand does not count', () => {
  const base = open();
  const doc = afterOperations(
    base,
    { op: 'set', node: GUIDES, field: 'group', value: 'Tutorials' },
    { op: 'set', node: GUIDES, field: 'group', value: 'Guides' },
  );
  expect(told(base, doc)).toEqual([]);
});

test('for many reordered entries, the list is changed, not each entry', () => {
  const pages = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
  const site = (list: readonly string[]) => ({
    navigation: { groups: [{ group: 'G', pages: list }] },
  });
  const base = open(site(pages));
  const before = base.files.get(FILE)!.text;
  const after = `${JSON.stringify(site([...pages].reverse()), null, 2)}\n`;
  const doc = reread(base, difference(FILE, before, after));
  expect(told(base, doc)).toEqual(['G: changed', 'Navigation ○']);
});

test('every entry of a page whose file changed, unless the entry changed itself', () => {
  const site = {
    navigation: {
      groups: [
        { group: 'G', pages: ['a/index', 'b'] },
        { group: 'H', root: 'a', pages: [] },
      ],
    },
  };
  const base = docFromText(fileText(site));
  const doc = afterOperations(base, {
    op: 'move',
    nodes: ['/navigation/groups/0/pages/1'],
    to: { parent: '/navigation/groups/1', key: 'pages', index: 0 },
  });
  const files = ['a/index.mdx', 'b.md', 'unlisted.mdx'].map((path) =>
    pageChange({ before: { path, text: 'old' }, after: { path, text: 'new' } }),
  );
  const changed = withPageFiles(changedIn(base, doc), files, doc, listingOf(doc, {}));
  expect(told(base, doc, changed)).toEqual([
    'G ○',
    'H: changed',
    'Navigation ○',
    'a/index: changed',
    'b: moved',
  ]);
});

test('is cached, and shares its work with the changes in words', () => {
  const base = open();
  const doc = afterOperations(base, {
    op: 'set',
    node: GUIDES,
    field: 'group',
    value: 'Tutorials',
  });
  expect(changesOf(base, doc)).toHaveLength(1);
  expect(changedIn(base, doc)).toBe(changedIn(base, doc));
  expect([...changedIds(base, doc)]).toEqual([...changedIn(base, doc).kinds.keys()]);
});
