/*
 * "Turn into" and "Restructure": converts an element to another kind, or changes several elements at the same time.
 * The whole navigation has the same entries, for its own row.
 */
import type { Operation } from '$lib/core/operation';
import { kindsIn } from '$lib/core/check/placement/allow';
import {
  KINDS,
  KIND_OF_LIST,
  OFFERED,
  isListKey,
  type Kind,
  type ListKey,
} from '$lib/core/schema/kinds';
import { aKind, capital } from '$lib/core/document/kind-words';
import { rowPointer, rowsBelow, type TreeItem } from '$lib/core/tree/rows';
import { planDropping } from './perform';
import { wrap } from './additions';
import { accepted, answerTo, asked, doing, type Doing, type MenuEntry } from './menu-entry';
import * as m from './menu-messages';
import type { Tree } from '../tree.svelte';

/** Kinds that elements can be turned into, usual ones first. */
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

/** Kinds for an entry among pages: a page can become a group, and a web address a link. */
const PAGE_TO: readonly Kind[] = ['group', 'anchor', 'tab', 'dropdown'];

/** Kinds that an element could have instead. */
export function turnEntries(tree: Tree, row: TreeItem): readonly MenuEntry[] {
  const kinds: readonly Kind[] =
    row.node.type === 'string' ? PAGE_TO : row.key === 'pages' ? ['page', ...KINDS_TO] : KINDS_TO;
  return kinds.filter((kind) => kind !== row.kind).map((kind) => turnEntry(tree, row, kind));
}

function turnEntry(tree: Tree, row: TreeItem, kind: Kind): MenuEntry {
  const operation: Operation = { op: 'convert', node: rowPointer(row), kind };
  const look = { label: capital(KINDS[kind].word), kind };
  const how = { origin: 'convert', confirm: m.turnInto(aKind(kind)), shown: true };
  return asked(look, () => {
    const planned = planDropping(tree, operation);
    if (planned.ok) return accepted(tree, look.label, operation, planned.value, how);
    const together = planned.refusal.fixes[0]?.operations[0];
    if (together?.op === 'convert' && together.siblings && row.parent) {
      const label = allTogether(row.parent, row, kind);
      return answerTo(tree, label, together, togetherAs(kind));
    }
    return { reason: planned.refusal.sentence };
  });
}

const togetherAs = (kind: Kind): Doing => ({
  origin: 'convert',
  confirm: m.turnInto(KINDS[kind].plural),
  shown: true,
});

/** For example "All 4 tabs into groups", or "All 6 entries into tabs" if pages and groups are mixed. */
function allTogether(parent: TreeItem, { key, kind }: TreeItem, to: Kind): string {
  const all = rowsBelow(parent).filter((row) => row.key === key);
  const alike = all.every((row) => row.kind === kind);
  return m.allInto(all.length, alike ? KINDS[kind].plural : m.entries, KINDS[to].plural);
}

const isContainer = (row: TreeItem): boolean => row.node.type === 'object' && row.key !== 'global';

/** Whether the restructure menu has anything for these rows. It has nothing for a page. */
export const canRestructure = (rows: readonly TreeItem[]): boolean => rows.some(isContainer);

/** Actions on selected rows and their descendants. */
export function restructureEntries(tree: Tree, rows: readonly TreeItem[]): readonly MenuEntry[] {
  const [row] = rows;
  if (!row || rows.length > 1) return [mergeEntry(tree, rows)];
  const node = rowPointer(row);
  return [
    ...(row.kind === 'group' ? [splitEntry(tree, node)] : []),
    flattenEntry(tree, node),
    intoTabs(tree, row),
    { label: m.wrapAllIn, possibleFirst: true, entries: () => wrapEntries(tree, row) },
    ...sortEntries(tree, node),
    ...expandEntries(tree, node),
  ];
}

/** The same for the whole navigation. */
export function navigationEntries(tree: Tree, root: TreeItem): readonly MenuEntry[] {
  const node = rowPointer(root);
  return [
    {
      label: m.changeStart,
      possibleFirst: true,
      entries: () => patternEntries(tree, root),
    },
    { label: m.wrapAllIn, possibleFirst: true, entries: () => wrapEntries(tree, root) },
    intoTabs(tree, root),
    ...sortEntries(tree, node),
    ...expandEntries(tree, node),
  ];
}

function mergeEntry(tree: Tree, rows: readonly TreeItem[]): MenuEntry {
  const operation: Operation = { op: 'merge', nodes: rows.map(rowPointer) };
  const how = { origin: 'merge', confirm: m.confirmMerge, shown: true };
  return doing(tree, { label: m.merge(rows.length) }, operation, how);
}

const splitEntry = (tree: Tree, node: string): MenuEntry =>
  doing(
    tree,
    { label: m.splitByPath },
    { op: 'split', node, by: 'path' },
    { origin: 'split', confirm: m.confirmSplit, shown: true },
  );

const flattenEntry = (tree: Tree, node: string): MenuEntry =>
  doing(
    tree,
    { label: m.flatten },
    { op: 'flatten', node },
    { origin: 'flatten', confirm: m.confirmFlatten, shown: true },
  );

/** Turns the groups of an element into tabs, whichever list contains them. */
function intoTabs(tree: Tree, row: TreeItem): MenuEntry {
  const label = m.groupsIntoTabs;
  const first = rowsBelow(row).find(({ kind }) => kind === 'group');
  if (!first) return { label, reason: m.noGroups };
  return doing(
    tree,
    { label },
    { op: 'convert', node: rowPointer(first), kind: 'tab', siblings: true },
    togetherAs('tab'),
  );
}

/** What the navigation could start with instead: converts all entries of its list together. */
function patternEntries(tree: Tree, root: TreeItem): readonly MenuEntry[] {
  const entries = rowsBelow(root).filter(({ key }) => key !== 'global');
  const first = entries.find(({ kind }) => kind === 'group') ?? entries[0];
  if (!first) return [{ label: m.nothing, reason: m.navigationIsEmpty }];
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

/** Kinds that could wrap everything in an element. */
function wrapEntries(tree: Tree, row: TreeItem): readonly MenuEntry[] {
  const inside = rowsBelow(row).filter(({ key }) => isListKey(key));
  if (!inside.length) return [{ label: m.nothing, reason: m.holdsNothing }];
  const order: readonly Kind[] = [
    'version',
    'language',
    'product',
    'tab',
    'dropdown',
    'anchor',
    'group',
  ];
  return order.map((kind) => wrapAllEntry(tree, inside, { label: capital(aKind(kind)), kind }));
}

/** The first language or version, which is around everything there is, if the navigation has neither. */
export function firstDivisions(tree: Tree, root: TreeItem | undefined): readonly MenuEntry[] {
  const inside = root ? rowsBelow(root).filter(({ key }) => isListKey(key)) : [];
  const kinds = ['language', 'version'] as const;
  if (!inside.length || inside.some(({ kind }) => kinds.some((one) => one === kind))) return [];
  return kinds.map((kind, i) =>
    wrapAllEntry(tree, inside, {
      label: m.first(KINDS[kind].word),
      kind,
      ...(i === 0 && { apart: true, heading: m.aroundAll }),
    }),
  );
}

const wrapAllEntry = (
  tree: Tree,
  all: readonly TreeItem[],
  look: Pick<MenuEntry, 'label' | 'apart' | 'heading'> & { readonly kind: Kind },
): MenuEntry =>
  doing(tree, look, wrap(all, look.kind), {
    origin: 'wrap',
    confirm: m.wrapIn(aKind(look.kind)),
    shown: true,
    named: true,
  });

function sortEntries(tree: Tree, node: string): readonly MenuEntry[] {
  const how = { origin: 'sort', confirm: m.confirmSort, shown: true };
  return [
    doing(tree, { label: m.sortByLabel, apart: true }, { op: 'sort', node, by: 'label' }, how),
    doing(tree, { label: m.sortByPath }, { op: 'sort', node, by: 'path' }, how),
  ];
}

/** Whether nested groups start expanded for readers. */
function expandEntries(tree: Tree, node: string): readonly MenuEntry[] {
  const how = { origin: 'expand', confirm: m.confirmExpand, shown: true };
  const entry = (label: string, expanded?: boolean): MenuEntry =>
    doing(
      tree,
      { label, apart: expanded === true },
      { op: 'expand', node, ...(expanded === undefined ? {} : { expanded }) },
      how,
    );
  return [entry(m.expandByDefault, true), entry(m.collapseByDefault, false), entry(m.themeDecides)];
}
