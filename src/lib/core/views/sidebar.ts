/*
 * The sidebar: rows made of the entries of one list, remembered per node, so that an edit makes anew only
 * the rows above what it changed. Which rows show, and which groups stand open, depends on the page that is
 * read and on what the reader has opened and closed.
 */
import type { Node, NodeId } from '../model/node.ts';
import { labelOf, textOf, type Child } from '../rules/elements.ts';
import { parseEndpoint } from '../rules/kinds.ts';
import {
  contentOf,
  generatedFrom,
  isExpanded,
  isHidden,
  rootOf,
  specificationBelow,
} from './content.ts';
import { iconOf, type Icon } from './icon.ts';
import { endpointTitle, pageTitle } from './titles.ts';
import { entriesOf, type Part, type Trail, type Visit } from './visit.ts';

export interface Row {
  readonly id: NodeId;
  /** `generated`: stands for the pages made from a specification; `closed`: a `$ref` that was not opened along. */
  readonly is: 'page' | 'endpoint' | 'group' | 'generated' | 'closed';
  /** A page's title, a group's label, the specification's or the file's name. */
  readonly label: string;
  readonly icon: Icon | undefined;
  readonly tag: string | undefined;
  /** Upper case; of endpoints only. */
  readonly method: string | undefined;
  /** As written: the entry, or the group's root page. */
  readonly path: string | undefined;
  readonly hidden: boolean;
  readonly expanded: boolean;
  readonly rows: readonly Row[];
}

export type Titles = ReadonlyMap<string, string> | undefined;

interface Known {
  readonly titles: Titles;
  readonly inherited: string | undefined;
  readonly kind: string;
  readonly row: Row;
}
const remembered = new WeakMap<Node, Known>();

/** The rows of a list's owner: a division, or the navigation. */
export function rowsOf(
  owner: Pick<Child, 'node' | 'kind'>,
  inherited: string | undefined,
  titles: Titles,
): readonly Row[] {
  const { node, kind } = owner;
  const content = contentOf(node, kind);
  if (content.is === 'closed') return [row(node, 'closed', content.file)];
  const generated = generatedFrom(node, kind, inherited);
  if (generated !== undefined) return [row(node, 'generated', generated)];
  if (content.is !== 'list' || (content.key !== 'groups' && content.key !== 'pages')) return [];
  const below = specificationBelow(node, inherited);
  return entriesOf(node, kind).map((entry) => rowOf(entry, below, titles));
}

function rowOf(child: Child, inherited: string | undefined, titles: Titles): Row {
  const { node, kind } = child;
  const known = remembered.get(node);
  if (known && known.titles === titles && known.inherited === inherited && known.kind === kind)
    return known.row;
  const made = makeRow(child, inherited, titles);
  remembered.set(node, { titles, inherited, kind, row: made });
  return made;
}

function makeRow({ node, kind }: Child, inherited: string | undefined, titles: Titles): Row {
  if (node.type === 'string') {
    const endpoint = kind === 'endpoint' ? parseEndpoint(node.value) : undefined;
    if (!endpoint) return row(node, 'page', pageTitle(node.value, titles), node.value);
    const method = endpoint.method.toUpperCase();
    return row(node, 'endpoint', endpointTitle(endpoint.path), node.value, method);
  }
  const isClosed = contentOf(node, kind).is === 'closed';
  return {
    ...row(node, isClosed ? 'closed' : 'group', labelOf({ node, kind }), rootOf(node)),
    icon: iconOf(node),
    tag: textOf(node, 'tag') || undefined,
    hidden: isHidden(node),
    expanded: isExpanded(node),
    rows: isClosed ? [] : rowsOf({ node, kind }, inherited, titles),
  };
}

const row = ({ id }: Node, is: Row['is'], label: string, path?: string, method?: string): Row => ({
  id,
  is,
  label,
  icon: undefined,
  tag: undefined,
  method,
  path,
  hidden: false,
  expanded: false,
  rows: NONE,
});
const NONE: readonly Row[] = [];

/** A row that shows, and where. */
export interface Shown {
  readonly row: Row;
  /** 0 for what stands in the sidebar's own list: groups there are headings, always open. */
  readonly depth: number;
  readonly open: boolean;
  /** This is the page that is read. */
  readonly current: boolean;
  /** The way to the list that it stands in. */
  readonly above: Trail;
  /** Its place in the site: two rows never have the same. */
  readonly key: string;
}

const shown = new WeakMap<Row, Shown>();

/**
 * The rows that show, in order. A nested group is open when the reader opened it, else when it is expanded
 * or holds the page. A row that is the same as last time is the same object.
 */
export function visibleRows(
  rows: readonly Row[],
  above: Trail,
  visit: Visit,
  toggled: ReadonlyMap<NodeId, boolean>,
): readonly Shown[] {
  const out: Shown[] = [];
  const onWay = new Set(visit.trail);
  const add = (list: readonly Row[], way: Trail, depth: number) => {
    const place = way.join('.');
    for (const row of list) {
      if (row.hidden && !onWay.has(row.id)) continue;
      const open =
        row.is === 'group' &&
        (depth === 0 || (toggled.get(row.id) ?? (row.expanded || onWay.has(row.id))));
      const key = `${place}/${row.is === 'generated' ? '' : row.id}`;
      out.push(standing({ row, depth, open, current: isRead(row, visit), above: way, key }));
      if (open && row.rows.length) add(row.rows, [...way, row.id], depth + 1);
    }
  };
  add(rows, above, 0);
  return out;
}

function standing(now: Shown): Shown {
  const last = shown.get(now.row);
  const isSame =
    last?.key === now.key &&
    last.depth === now.depth &&
    last.open === now.open &&
    last.current === now.current;
  if (isSame) return last;
  shown.set(now.row, now);
  return now;
}

const PARTS: Readonly<Record<Row['is'], Part>> = {
  page: 'entry',
  endpoint: 'entry',
  group: 'root',
  generated: 'generated',
  closed: 'none',
};

const isRead = (row: Row, { trail, part }: Visit) =>
  trail.at(-1) === row.id && part !== 'none' && PARTS[row.is] === part;

/** Where a click on a row's title leads. A group without a root leads to its first page. */
export function visitTo({ row, above }: Pick<Shown, 'row' | 'above'>): Visit {
  return { trail: row.is === 'generated' ? above : [...above, row.id], part: PARTS[row.is] };
}

/** A page of the sidebar, as previous and next name it. */
export interface Neighbour extends Visit {
  readonly id: NodeId;
  readonly label: string;
}

/** The pages before and after the one that is read, in the order of the sidebar; hidden ones are passed over. */
export function neighboursOf(
  rows: readonly Row[],
  above: Trail,
  visit: Visit,
): { readonly previous: Neighbour | undefined; readonly next: Neighbour | undefined } {
  let previous: Neighbour | undefined;
  let passed = false;
  for (const page of pagesOf(rows, above, new Set(visit.trail))) {
    if (passed) return { previous, next: page };
    passed = page.part === visit.part && page.id === visit.trail.at(-1);
    if (!passed) previous = page;
  }
  return { previous: passed ? previous : undefined, next: undefined };
}

function* pagesOf(
  rows: readonly Row[],
  above: Trail,
  onWay: ReadonlySet<NodeId>,
): Generator<Neighbour> {
  for (const row of rows) {
    if (row.is === 'closed' || (row.hidden && !onWay.has(row.id))) continue;
    const { id, label } = row;
    const visit = visitTo({ row, above });
    if (row.is !== 'group' || row.path !== undefined) yield { id, label, ...visit };
    if (row.is === 'group') yield* pagesOf(row.rows, visit.trail, onWay);
  }
}
