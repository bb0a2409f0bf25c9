/*
 * What shows of the sidebar. Which groups stand open depends on the page that
 * is read and on what the reader has opened and closed. Only counts are worked out for all rows; a row that shows is
 * made when it is asked for, so that a list of 23,000 pages costs the part of it that is on the screen.
 */
import type { NodeId } from '../model/node.ts';
import type { Looking } from './looking.ts';
import type { SidebarItem } from './row.ts';
import type { Part, Trail, SiteLocation } from './location.ts';

export type { SidebarItem } from './row.ts';

/** A row that shows, and where. */
export interface Shown {
  readonly row: SidebarItem;
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

/** The rows that show, in order; made when asked for. A row that is the same as last time is the same object. */
export interface Rows {
  readonly length: number;
  /** Of the page that is read; -1 where it has no row that shows. */
  readonly currentIndex: number;
  readonly slice: (from: number, to: number) => readonly Shown[];
  /** The first row of an element; -1 where none shows. */
  readonly indexOf: (id: NodeId) => number;
}

/** By what a reader has opened (true) and closed, by `Row.fold`. */
export type Toggled = ReadonlyMap<NodeId | string, boolean>;

const PARTS: Readonly<Record<SidebarItem['is'], Part>> = {
  page: 'entry',
  endpoint: 'entry',
  group: 'root',
  generated: 'generated',
  closed: 'none',
  lost: 'none',
};
/** Made from a specification: its id is that of the element whose pages are generated. */
export const isGenerated = (row: SidebarItem) =>
  (row.fold !== row.id && row.is !== 'lost') || row.is === 'generated';

/** The way to what a row holds. */
export const wayInto = (row: SidebarItem, above: Trail): Trail =>
  isGenerated(row) ? above : [...above, row.id];

/**
 * The rows that show at a visit. A nested group is open when the reader opened it, else when it is expanded or holds
 * the page.
 */
export function visibleRows(
  rows: readonly SidebarItem[],
  above: Trail,
  location: SiteLocation,
  toggled: Toggled,
  looking: Looking = {},
): Rows {
  const standing = { location, toggled, looking, sizes: new Map<SidebarItem, number>() };
  const length = countOf(rows, 0, above.length, standing);
  const walk = { rows, above, depth: 0 };
  return {
    length,
    get currentIndex() {
      return find(walk, standing, (row) => isRead(row, location));
    },
    slice(from, to) {
      const out: Shown[] = [];
      collect(walk, standing, { from, to: Math.min(to, length), at: 0, out });
      return out;
    },
    indexOf: (id) => find(walk, standing, (row) => row.id === id),
  };
}

interface Standing {
  readonly location: SiteLocation;
  readonly toggled: Toggled;
  readonly looking: Looking;
  /** Of open groups: how many rows show of them, themselves included. */
  readonly sizes: Map<SidebarItem, number>;
}
interface List {
  readonly rows: readonly SidebarItem[];
  readonly above: Trail;
  readonly depth: number;
}

/** The page that is read is this row, or stands below it; `way` is how long the way to its list is. */
export function holdsPage(row: SidebarItem, location: SiteLocation, way: number): boolean {
  if (!isGenerated(row)) return location.trail[way] === row.id;
  if (
    location.part !== 'generated' ||
    location.trail.length !== way ||
    location.trail[way - 1] !== row.id
  )
    return false;
  return row.is === 'group'
    ? row.rows.some(({ operation }) => operation === location.operation)
    : row.operation === location.operation;
}

/** A group without a page of its own whose pages are all hidden: a heading would stay with nothing below it. */
const isEmptied = (row: SidebarItem): boolean =>
  row.is === 'group' &&
  row.path === undefined &&
  row.rows.length > 0 &&
  row.rows.every((inner) => inner.lost === undefined && (inner.hidden || isEmptied(inner)));

const shows = (row: SidebarItem, way: number, { location, looking }: Standing): boolean =>
  row.lost === undefined
    ? !(row.hidden || isEmptied(row)) || looking.hidden === true || holdsPage(row, location, way)
    : looking.lost === true;

const isOpen = (
  row: SidebarItem,
  depth: number,
  way: number,
  { location, toggled }: Standing,
): boolean =>
  row.is === 'group' &&
  (depth === 0 || (toggled.get(row.fold) ?? (row.expanded || holdsPage(row, location, way))));

/** How many rows show of a list; remembers it of each open group. */
function countOf(
  rows: readonly SidebarItem[],
  depth: number,
  way: number,
  standing: Standing,
): number {
  let count = 0;
  for (const row of rows) {
    if (!shows(row, way, standing)) continue;
    count++;
    if (!isOpen(row, depth, way, standing)) continue;
    const inside = countOf(row.rows, depth + 1, way + (isGenerated(row) ? 0 : 1), standing);
    if (inside > 0) standing.sizes.set(row, inside + 1);
    count += inside;
  }
  return count;
}

interface Window {
  readonly from: number;
  readonly to: number;
  at: number;
  readonly out: Shown[];
}

function collect({ rows, above, depth }: List, standing: Standing, window: Window): void {
  const place = above.join('.');
  const way = above.length;
  for (const row of rows) {
    if (window.at >= window.to) return;
    if (!shows(row, way, standing)) continue;
    const size = standing.sizes.get(row) ?? 1;
    if (window.at + size <= window.from) {
      window.at += size;
      continue;
    }
    if (window.at >= window.from) {
      const open = isOpen(row, depth, way, standing);
      const key = `${place}/${row.is === 'generated' ? '' : row.fold}`;
      const current = isRead(row, standing.location);
      window.out.push(asBefore({ row, depth, open, current, above, key }));
    }
    window.at++;
    if (size > 1)
      collect({ rows: row.rows, above: wayInto(row, above), depth: depth + 1 }, standing, window);
  }
}

/** The place of the first row that shows and is meant; -1 where none is. */
function find(
  { rows, above, depth }: List,
  standing: Standing,
  isMeant: (row: SidebarItem) => boolean,
): number {
  let at = 0;
  for (const row of rows) {
    if (!shows(row, above.length, standing)) continue;
    if (isMeant(row)) return at;
    at++;
    const size = standing.sizes.get(row) ?? 1;
    if (size === 1) continue;
    const below = { rows: row.rows, above: wayInto(row, above), depth: depth + 1 };
    const inside = find(below, standing, isMeant);
    if (inside >= 0) return at + inside;
    at += size - 1;
  }
  return -1;
}

const shown = new WeakMap<SidebarItem, Shown>();

function asBefore(now: Shown): Shown {
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

export const isRead = (row: SidebarItem, { trail, part, operation }: SiteLocation): boolean =>
  trail.at(-1) === row.id &&
  part !== 'none' &&
  (row.operation === undefined
    ? PARTS[row.is] === part && !(isGenerated(row) && row.is === 'group')
    : part === 'generated' && row.operation === operation);

/** Where a click on a row's title leads. A group without a root leads to its first page. */
export function locationTo({ row, above }: Pick<Shown, 'row' | 'above'>): SiteLocation {
  if (!isGenerated(row)) return { trail: [...above, row.id], part: PARTS[row.is] };
  const operation = row.operation ?? row.rows[0]?.operation;
  return { trail: above, part: 'generated', ...(operation !== undefined && { operation }) };
}
