/*
 * The rows of the sidebar, created from the entries of one list and cached per node. An edit, or a file read
 * later, recreates only the rows that it changes.
 */
import type { Node, NodeId } from '../document/node.ts';
import { labelOf, stringField, type Child } from '../document/elements.ts';
import { parseEndpoint } from '../schema/kinds.ts';
import {
  contentOf,
  generatedFrom,
  isExpanded,
  isHidden,
  rootOf,
  specificationBelow,
} from './content.ts';
import { iconNamed, iconOf, type Icon } from './icon.ts';
import type { SiteFacts } from './site-facts.ts';
import { linkTo, type Link } from './link.ts';
import { droppedIn, whyDropped } from './dropped-by-builder.ts';
import { generatedOf, operationOf, statedEndpoint, type Named } from './operations.ts';
import { listOfRows } from './item-list.ts';
import type { Source } from './source.ts';
import { pageTitle, saidOf, titleFromPath } from './titles.ts';

export interface SidebarItem {
  /** Id of the element; for a generated row, of the element whose pages are generated. */
  readonly id: NodeId;
  /**
   * `generated`: represents pages from a specification that is not known; `closed`: a `$ref` whose file isn't
   * open; `lost`: the builder drops it.
   */
  readonly is: 'page' | 'endpoint' | 'group' | 'generated' | 'closed' | 'lost';
  /** A page's title, a group's label, or the name of the specification or file. */
  readonly label: string;
  readonly icon: Icon | undefined;
  readonly tag: string | undefined;
  /** Upper case, or "WEBHOOK"; only for endpoints. */
  readonly method: string | undefined;
  /** As written: the entry, or the group's root page. */
  readonly path: string | undefined;
  /** For a generated page, its name in a location: "GET /users". */
  readonly operation: string | undefined;
  /** Where its file sends readers instead of to the page. */
  readonly link: Link | undefined;
  readonly deprecated: boolean;
  readonly hidden: boolean;
  readonly expanded: boolean;
  /** Why the builder drops it, as a sentence. */
  readonly lost: string | undefined;
  /** Key for remembering whether a reader opened or closed it: the id, or a separate name for a generated group. */
  readonly fold: NodeId | string;
  readonly rows: readonly SidebarItem[];
}

interface MadeRow {
  readonly known: SiteFacts;
  readonly source: Source | undefined;
  readonly kind: string;
  readonly row: SidebarItem;
}
const remembered = new WeakMap<Node, MadeRow>();
const NO_ITEMS: readonly SidebarItem[] = [];
const rowsOfList = listOfRows<SidebarItem>();

const rowNamed = (
  id: NodeId,
  is: SidebarItem['is'],
  label: string,
  path?: string,
): SidebarItem => ({
  id,
  is,
  label,
  icon: undefined,
  tag: undefined,
  method: undefined,
  path,
  operation: undefined,
  link: undefined,
  deprecated: false,
  hidden: false,
  expanded: false,
  lost: undefined,
  fold: id,
  rows: NO_ITEMS,
});

/** The rows of a list's owner: a division, a group, or the navigation. */
export function rowsOf(
  owner: Pick<Child, 'node' | 'kind'>,
  inherited: Source | undefined,
  known: SiteFacts,
): readonly SidebarItem[] {
  const { node, kind } = owner;
  const content = contentOf(node, kind);
  if (content.is === 'closed') return [rowNamed(node.id, 'closed', content.file)];
  const source = generatedFrom(node, kind, inherited);
  if (source !== undefined) return generatedRows(node, source, known);
  if (content.is !== 'list' || (content.key !== 'groups' && content.key !== 'pages'))
    return NO_ITEMS;
  const below = specificationBelow(node, inherited);
  const base = { source: below, known };
  const rows = rowsOfList(content.entries, base, (entry, before) =>
    rowOf(entry, below, known, before),
  );
  return content.lost ? inOrder(rows, content.entries, content.lost) : rows;
}

/** Inserts the lost entries of a list at their positions. */
function inOrder(
  rows: readonly SidebarItem[],
  kept: readonly Child[],
  lost: readonly Child[],
): SidebarItem[] {
  const out = kept.map((entry, i): [number, SidebarItem] => [entry.index, rows[i]!]);
  for (const entry of lost) out.push([entry.index, lostEntry(entry)]);
  return out.sort(([a], [b]) => a - b).map(([, row]) => row);
}

const lostEntry = (entry: Child): SidebarItem => ({
  ...rowNamed(entry.node.id, 'lost', labelOf(entry)),
  lost: whyDropped(entry),
});

/** What a group loses as a whole: lists and fields that it cannot have. */
const lostRows = (group: Pick<Child, 'node' | 'kind'>): readonly SidebarItem[] =>
  droppedIn(group).map(({ id, label, why, key }) => ({
    ...rowNamed(id, 'lost', label),
    lost: why,
    fold: `${id} ${key}`,
  }));

function rowOf(
  child: Child,
  source: Source | undefined,
  known: SiteFacts,
  before: SidebarItem | undefined,
): SidebarItem {
  const { node, kind } = child;
  if (node.type === 'string') {
    const row =
      kind === 'endpoint'
        ? endpointRow(node.id, node.value, source, known)
        : pageRow(node.id, node.value, known);
    return before && isSame(before, row) ? before : row;
  }
  const last = remembered.get(node);
  if (last?.known === known && last.source === source && last.kind === kind) return last.row;
  const row = groupRow(child, source, known);
  remembered.set(node, { known, source, kind, row });
  return row;
}

/** Creates a group's content when it is first read, since a closed group shows none of it. */
function groupRow(
  { node, kind }: Child,
  source: Source | undefined,
  known: SiteFacts,
): SidebarItem {
  const isClosed = contentOf(node, kind).is === 'closed';
  let rows: readonly SidebarItem[] | undefined = isClosed ? NO_ITEMS : undefined;
  return {
    ...rowNamed(node.id, isClosed ? 'closed' : 'group', labelOf({ node, kind }), rootOf(node)),
    icon: iconOf(node),
    tag: stringField(node, 'tag') || undefined,
    hidden: isHidden(node),
    expanded: isExpanded(node),
    get rows() {
      return (rows ??= withLost(rowsOf({ node, kind }, source, known), { node, kind }));
    },
  };
}

function withLost(
  rows: readonly SidebarItem[],
  group: Pick<Child, 'node' | 'kind'>,
): readonly SidebarItem[] {
  const lost = lostRows(group);
  return lost.length ? [...rows, ...lost] : rows;
}

function pageRow(id: NodeId, path: string, known: SiteFacts): SidebarItem {
  const front = saidOf(path, known)?.front;
  const row = rowNamed(id, 'page', pageTitle(path, known, front), path);
  if (!front) return row;
  return {
    ...row,
    icon: front.icon ? iconNamed(front.icon) : undefined,
    tag: front.tag,
    method: statedEndpoint(front)?.method.toUpperCase(),
    link: front.url ? linkTo(front.url) : undefined,
    hidden: front.hidden ?? false,
    deprecated: front.deprecated ?? false,
  };
}

function endpointRow(
  id: NodeId,
  entry: string,
  source: Source | undefined,
  known: SiteFacts,
): SidebarItem {
  const { method } = parseEndpoint(entry)!;
  const operation = operationOf(entry, source, known);
  return {
    ...rowNamed(id, 'endpoint', endpointTitle(entry, source, known)),
    method: method.toUpperCase(),
    path: entry,
    deprecated: operation?.deprecated ?? false,
  };
}

/**
 * The title of an entry's endpoint: the summary in its specification, or if that is not known, one made from
 * its path.
 */
export function endpointTitle(entry: string, source: Source | undefined, known: SiteFacts): string {
  const summary = operationOf(entry, source, known)?.summary;
  return summary || known.titles?.get(entry.trim()) || titleFromPath(parseEndpoint(entry)!.path);
}

const generated = new WeakMap<
  Node,
  { known: SiteFacts; source: Source; rows: readonly SidebarItem[] }
>();

/** Creates a group for each tag of the known specifications, and a row for the unknown ones. */
function generatedRows(node: Node, source: Source, known: SiteFacts): readonly SidebarItem[] {
  const last = generated.get(node);
  if (last?.known === known && last.source === source) return last.rows;
  const { sections, unknown } = generatedOf(source, known);
  const rows = [
    ...sections.map(({ heading, operations }) => ({
      ...rowNamed(node.id, 'group', heading),
      hidden: operations.every(({ operation }) => operation.hidden),
      fold: `${node.id} ${heading}`,
      rows: operations.map((named) => generatedRow(node.id, named)),
    })),
    ...unknownRow(node.id, source, unknown),
  ];
  const same = last && isSameList(last.rows, rows) ? last.rows : rows;
  generated.set(node, { known, source, rows: same });
  return same;
}

function generatedRow(id: NodeId, { operation, name }: Named): SidebarItem {
  return {
    ...rowNamed(id, 'endpoint', operation.summary || titleFromPath(operation.path)),
    method: operation.method.toUpperCase(),
    operation: name,
    deprecated: operation.deprecated,
    hidden: operation.hidden,
    fold: `${id} ${name}`,
  };
}

function unknownRow(id: NodeId, source: Source, unknown: readonly string[]): SidebarItem[] {
  if (unknown.length === 0) return [];
  const isAll = unknown.length === source.names.length;
  return [rowNamed(id, 'generated', isAll ? source.label : unknown.join(', '))];
}

function isSame(a: SidebarItem, b: SidebarItem): boolean {
  for (const key of Object.keys(b) as (keyof SidebarItem)[])
    if (key !== 'rows' && key !== 'icon' && key !== 'link' && a[key] !== b[key]) return false;
  return (
    JSON.stringify([a.icon, a.link]) === JSON.stringify([b.icon, b.link]) &&
    isSameList(a.rows, b.rows)
  );
}

const isSameList = (a: readonly SidebarItem[], b: readonly SidebarItem[]): boolean =>
  a.length === b.length && a.every((row, i) => row === b[i] || isSame(row, b[i]!));
