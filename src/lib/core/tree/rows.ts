/*
 * The navigation as a flat list: one row for each visible element, in tree order. A row contains only data
 * that depends on its position. What it displays (label, count, badges) depends on its node and comes from
 * `faceOf`, for the few rows in view. This makes the list cheap to rebuild after every edit.
 */
import type { Doc, Node, NodeId } from '../document/node.ts';
import { childrenOf, navigationOf, type Child } from '../document/elements.ts';
import type { Kind, ListKey } from '../schema/kinds.ts';

export interface TreeItem {
  readonly id: NodeId;
  readonly kind: Kind;
  readonly node: Node;
  /** The list that contains it and its index there; 'global' and 0 for the section "Global links". */
  readonly key: ListKey | 'global';
  readonly index: number;
  /** Absent for the row of `navigation` itself, which is not in the list. */
  readonly parent: TreeItem | undefined;
  /** 0 for the navigation's own children, -1 for the navigation. */
  readonly depth: number;
  /** Counted from 1, among all children of the parent. */
  readonly position: number;
  readonly setSize: number;
  readonly expandable: boolean;
  readonly expanded: boolean;
}

/** A search. The matching rows are shown, with their ancestors. */
export interface Filter {
  readonly matches: ReadonlySet<NodeId>;
  /** Rows opened during the search; they show all their children. */
  readonly opened: ReadonlySet<NodeId>;
  /** Rows closed during the search, although something below them matches. */
  readonly closed: ReadonlySet<NodeId>;
}

export interface Outline {
  /** The navigation itself; undefined if the document has none. */
  readonly root: TreeItem | undefined;
  readonly rows: readonly TreeItem[];
}

/**
 * Returns the visible rows of a document. `along` is the path to one element that is shown alone, with its
 * content and everything above it. Its siblings are left out but still counted.
 */
export function outlineOf(
  doc: Doc,
  expanded: ReadonlySet<NodeId>,
  { filter, along }: { readonly filter?: Filter; readonly along?: ReadonlySet<NodeId> } = {},
): Outline {
  const navigation = navigationOf(doc);
  if (!navigation) return { root: undefined, rows: [] };
  const root: TreeItem = {
    id: navigation.node.id,
    kind: 'navigation',
    node: navigation.node,
    key: 'global',
    index: 0,
    parent: undefined,
    depth: -1,
    position: 1,
    setSize: 1,
    expandable: true,
    expanded: true,
  };
  const rows: TreeItem[] = [];
  if (filter) fillMatching(rows, root, filter, along);
  else fill(rows, root, expanded, along);
  return { root, rows };
}

/** The index of each row in the list, by id. */
export const indexById = (rows: readonly TreeItem[]): ReadonlyMap<NodeId, number> =>
  new Map(rows.map((row, index) => [row.id, index]));

/** The children as the tree shows them: in text order, with the section "Global links" last. */
export function shownChildren(node: Node): readonly Child[] {
  const children = childrenOf(node);
  const at = children.findIndex((child) => child.key === 'global');
  return at < 0 || at === children.length - 1
    ? children
    : [...children.slice(0, at), ...children.slice(at + 1), children[at]!];
}

function fill(
  rows: TreeItem[],
  parent: TreeItem,
  expanded: ReadonlySet<NodeId>,
  along?: ReadonlySet<NodeId>,
): void {
  const children = shownChildren(parent.node);
  const alone = onlyOf(children, along);
  for (let i = 0; i < children.length; i++) {
    if (alone && children[i] !== alone) continue;
    const { node, kind, key, index } = children[i]!;
    const expandable = node.type === 'object' && childrenOf(node).length > 0;
    const row: TreeItem = {
      id: node.id,
      kind,
      node,
      key,
      index,
      parent,
      depth: parent.depth + 1,
      position: i + 1,
      setSize: children.length,
      expandable,
      expanded: expandable && expanded.has(node.id),
    };
    rows.push(row);
    if (row.expanded) fill(rows, row, expanded, alone && along);
  }
}

const onlyOf = (children: readonly Child[], along: ReadonlySet<NodeId> | undefined) =>
  along && children.find(({ node }) => along.has(node.id));

/** Adds the rows that match and their ancestors. Returns whether there were any. */
function fillMatching(
  rows: TreeItem[],
  parent: TreeItem,
  filter: Filter,
  along?: ReadonlySet<NodeId>,
): boolean {
  const { matches, opened, closed } = filter;
  const children = shownChildren(parent.node);
  const alone = onlyOf(children, along);
  let any = false;
  for (let i = 0; i < children.length; i++) {
    const { node, kind, key, index } = children[i]!;
    const isMatch = matches.has(node.id);
    if ((!isMatch && node.type !== 'object') || (alone && children[i] !== alone)) continue;
    const at = rows.length;
    const expandable = node.type === 'object' && childrenOf(node).length > 0;
    const row = {
      id: node.id,
      kind,
      node,
      key,
      index,
      parent,
      depth: parent.depth + 1,
      position: i + 1,
      setSize: children.length,
      expandable,
      expanded: false,
    };
    rows.push(row);
    const holds = expandable && fillMatching(rows, row, filter, alone && along);
    row.expanded = holds && !closed.has(node.id);
    if (holds && !row.expanded) rows.length = at + 1;
    if (isMatch && expandable && !holds && opened.has(node.id)) {
      row.expanded = true;
      fill(rows, row, opened);
    }
    if (isMatch || holds) any = true;
    else rows.length = at;
  }
  return any;
}

/** "/navigation/tabs/0/groups/1" */
export function rowPointer(row: TreeItem): string {
  if (!row.parent) return '/navigation';
  const above = rowPointer(row.parent);
  return row.key === 'global' ? `${above}/global` : `${above}/${row.key}/${row.index}`;
}

/** The rows of an element's children, whether or not it is open. They are closed themselves. */
export function rowsBelow(parent: TreeItem): readonly TreeItem[] {
  const rows: TreeItem[] = [];
  fill(rows, parent, NO_NODES);
  return rows;
}
const NO_NODES: ReadonlySet<NodeId> = new Set();

/** Whether `row` is `other` or below it. */
export function isWithin(row: TreeItem, other: TreeItem): boolean {
  for (let up: TreeItem | undefined = row; up; up = up.parent) if (up.id === other.id) return true;
  return false;
}

/** Approximate number of rows shown at first. */
const FIRST_ROWS = 30;

/**
 * Returns what is open at first: level after level as long as that shows about FIRST_ROWS rows, and in any
 * case the first of the divisions (languages, versions, tabs, …) down to the groups and pages.
 */
export function openAtFirst(doc: Doc): ReadonlySet<NodeId> {
  const navigation = navigationOf(doc);
  const open = new Set<NodeId>();
  if (!navigation) return open;
  let level: readonly Child[] = shownChildren(navigation.node);
  let count = level.length;
  while (level.length) {
    const next: Child[] = [];
    for (const { node } of level) {
      const below = shownChildren(node);
      if (!below.length || count + below.length > FIRST_ROWS) continue;
      open.add(node.id);
      count += below.length;
      next.push(...below);
    }
    level = next;
  }
  let first: Child | undefined = shownChildren(navigation.node)[0];
  while (first && first.node.type === 'object' && first.kind !== 'group') {
    open.add(first.node.id);
    first = shownChildren(first.node)[0];
  }
  return open;
}

/** The rows of a selection that are not below another one of it. */
export const outermost = (
  rows: readonly TreeItem[],
  ids: ReadonlySet<NodeId>,
): readonly TreeItem[] =>
  rows.filter((row) => {
    if (!ids.has(row.id)) return false;
    for (let up = row.parent; up; up = up.parent) if (ids.has(up.id)) return false;
    return true;
  });
