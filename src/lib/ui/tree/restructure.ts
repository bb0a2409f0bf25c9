/*
 * "Turn into…" and "Restructure…": another kind for an element, and what changes several elements at once. For
 * the whole navigation the same, asked of its own row.
 */
import type { Operation } from '$lib/core/operations/operation';
import { kindsIn } from '$lib/core/rules/allow';
import {
  KINDS,
  KIND_OF_LIST,
  OFFERED,
  isListKey,
  type Kind,
  type ListKey,
} from '$lib/core/rules/kinds';
import { aKind, capital } from '$lib/core/rules/words';
import { rowPointer, rowsBelow, type TreeItem } from '$lib/core/views/rows';
import { planDropping } from './acts';
import { wrap } from './additions';
import { accepted, answerTo, asked, doing, type Doing, type MenuEntry } from './entry';
import type { Tree } from './tree.svelte';

/** The kinds that elements can be turned into, the usual ones first. */
const KINDS_TO: readonly Kind[] = [
  'group',
  'tab',
  'anchor',
  'dropdown',
  'product',
  'version',
  'language',
  'item',
];

/** A page can become a group, and a web address among pages a link. */
const PAGE_TO: readonly Kind[] = ['group', 'anchor', 'tab', 'dropdown'];

/** The kinds that an element could have instead. */
export function turnEntries(tree: Tree, row: TreeItem): readonly MenuEntry[] {
  const kinds: readonly Kind[] =
    row.node.type === 'string' ? PAGE_TO : row.key === 'pages' ? ['page', ...KINDS_TO] : KINDS_TO;
  return kinds.filter((kind) => kind !== row.kind).map((kind) => turnEntry(tree, row, kind));
}

function turnEntry(tree: Tree, row: TreeItem, kind: Kind): MenuEntry {
  const operation: Operation = { op: 'convert', node: rowPointer(row), kind };
  const look = { label: capital(KINDS[kind].word), kind };
  const how = { origin: 'convert', confirm: `Turn into ${aKind(kind)}`, shown: true };
  return asked(look, () => {
    const planned = planDropping(tree, operation);
    if (planned.ok) return accepted(tree, look.label, operation, planned.value, how);
    const together = planned.refusal.fixes[0]?.operations[0];
    if (together?.op === 'convert' && together.siblings && row.parent) {
      const label = `All ${countIn(row.parent, row)} into ${KINDS[kind].plural}`;
      return answerTo(tree, label, together, togetherAs(kind));
    }
    return { reason: planned.refusal.sentence };
  });
}

const togetherAs = (kind: Kind): Doing => ({
  origin: 'convert',
  confirm: `Turn into ${KINDS[kind].plural}`,
  shown: true,
});

/** "4 tabs"; "6 entries" where pages and groups stand side by side. */
function countIn(parent: TreeItem, { key, kind }: TreeItem): string {
  const all = rowsBelow(parent).filter((row) => row.key === key);
  const alike = all.every((row) => row.kind === kind);
  return `${all.length} ${alike ? KINDS[kind].plural : 'entries'}`;
}

const holds = (row: TreeItem): boolean => row.node.type === 'object' && row.key !== 'global';

/** There is something in the menu below for these rows: not for a page. */
export const canRestructure = (rows: readonly TreeItem[]): boolean => rows.some(holds);

/** What can be done to selected rows and what stands below them. */
export function restructureEntries(tree: Tree, rows: readonly TreeItem[]): readonly MenuEntry[] {
  const [row] = rows;
  if (!row || rows.length > 1) return [mergeEntry(tree, rows)];
  const node = rowPointer(row);
  return [
    ...(row.kind === 'group' ? [splitEntry(tree, node)] : []),
    flattenEntry(tree, node),
    intoTabs(tree, row),
    { label: 'Wrap everything in', possibleFirst: true, entries: () => wrapEntries(tree, row) },
    ...sortEntries(tree, node),
    ...expandEntries(tree, node),
  ];
}

/** The same for the whole navigation. */
export function navigationEntries(tree: Tree, root: TreeItem): readonly MenuEntry[] {
  const node = rowPointer(root);
  return [
    {
      label: 'Change what it starts with',
      possibleFirst: true,
      entries: () => patternEntries(tree, root),
    },
    { label: 'Wrap everything in', possibleFirst: true, entries: () => wrapEntries(tree, root) },
    intoTabs(tree, root),
    ...sortEntries(tree, node),
    ...expandEntries(tree, node),
  ];
}

function mergeEntry(tree: Tree, rows: readonly TreeItem[]): MenuEntry {
  const operation: Operation = { op: 'merge', nodes: rows.map(rowPointer) };
  const how = { origin: 'merge', confirm: 'Merge into one', shown: true };
  return doing(tree, { label: `Merge ${rows.length} into one` }, operation, how);
}

const splitEntry = (tree: Tree, node: string): MenuEntry =>
  doing(
    tree,
    { label: 'Split by path' },
    { op: 'split', node, by: 'path' },
    { origin: 'split', confirm: 'Split', shown: true },
  );

const flattenEntry = (tree: Tree, node: string): MenuEntry =>
  doing(
    tree,
    { label: 'Flatten one level' },
    { op: 'flatten', node },
    { origin: 'flatten', confirm: 'Flatten', shown: true },
  );

/** The groups of an element, whichever list they stand in, as tabs. */
function intoTabs(tree: Tree, row: TreeItem): MenuEntry {
  const label = 'Groups into tabs';
  const first = rowsBelow(row).find(({ kind }) => kind === 'group');
  if (!first) return { label, reason: 'There are no groups directly in it.' };
  return doing(
    tree,
    { label },
    { op: 'convert', node: rowPointer(first), kind: 'tab', siblings: true },
    togetherAs('tab'),
  );
}

/** What the navigation could start with instead: all that stands in its list together. */
function patternEntries(tree: Tree, root: TreeItem): readonly MenuEntry[] {
  const entries = rowsBelow(root).filter(({ key }) => key !== 'global');
  const first = entries.find(({ kind }) => kind === 'group') ?? entries[0];
  if (!first) return [{ label: 'Nothing', reason: 'The navigation is empty.' }];
  const now = KIND_OF_LIST[first.key as ListKey];
  const kinds = OFFERED.flatMap((key) => kindsIn(key)).filter(
    (kind, i, all) =>
      all.indexOf(kind) === i && KINDS[kind].nameKey && kind !== 'item' && kind !== now,
  );
  return kinds.map((kind) =>
    doing(
      tree,
      { label: capital(KINDS[kind].plural), kind },
      { op: 'convert', node: rowPointer(first), kind, siblings: true },
      togetherAs(kind),
    ),
  );
}

/** The kinds that everything in an element could be put into together. */
function wrapEntries(tree: Tree, row: TreeItem): readonly MenuEntry[] {
  const inside = rowsBelow(row).filter(({ key }) => isListKey(key));
  if (!inside.length) return [{ label: 'Nothing', reason: 'It holds nothing yet.' }];
  const order: readonly Kind[] = [
    'version',
    'language',
    'product',
    'tab',
    'dropdown',
    'anchor',
    'group',
  ];
  return order.map((kind) =>
    doing(tree, { label: capital(aKind(kind)), kind }, wrap(inside, kind), {
      origin: 'wrap',
      confirm: `Wrap in ${aKind(kind)}`,
      shown: true,
      named: true,
    }),
  );
}

function sortEntries(tree: Tree, node: string): readonly MenuEntry[] {
  const how = { origin: 'sort', confirm: 'Sort', shown: true };
  return [
    doing(tree, { label: 'Sort by label', apart: true }, { op: 'sort', node, by: 'label' }, how),
    doing(tree, { label: 'Sort by path' }, { op: 'sort', node, by: 'path' }, how),
  ];
}

/** Whether readers find the groups inside of groups open. */
function expandEntries(tree: Tree, node: string): readonly MenuEntry[] {
  const how = { origin: 'expand', confirm: 'Set', shown: true };
  const entry = (label: string, expanded?: boolean): MenuEntry =>
    doing(
      tree,
      { label, apart: expanded === true },
      { op: 'expand', node, ...(expanded === undefined ? {} : { expanded }) },
      how,
    );
  return [
    entry('Expand all groups by default', true),
    entry('Collapse all groups by default', false),
    entry('Let the theme decide what is expanded'),
  ];
}
