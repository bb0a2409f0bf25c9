/*
 * The visible part of the sidebar. Which groups are open depends on the current page and on what the reader
 * has opened and closed. Only counts are computed for all rows. A visible row is created when requested, so a
 * list of 23,000 pages costs only the part that is on screen.
 */
import type { NodeId } from '../document/node.ts';
import type { Looking } from './view-options.ts';
import type { SidebarItem } from './item.ts';
import type { Part, Trail, SiteLocation } from './location.ts';

export type { SidebarItem } from './item.ts';

/** A visible row and its position. */
export interface Shown {
  readonly row: SidebarItem;
  /** 0 for entries of the sidebar's own list. Groups there are headings and always open. */
  readonly depth: number;
  readonly open: boolean;
  /** This is the current page. */
  readonly current: boolean;
  /** The path to the list that contains it. */
  readonly above: Trail;
  /** Its position on the site, unique among the rows. */
  readonly key: string;
}

/** The visible rows in order, created when requested. A row that is the same as last time is the same object. */
export interface Rows {
  readonly length: number;
  /** Index of the current page; -1 if it has no visible row. */
  readonly currentIndex: number;
  readonly slice: (from: number, to: number) => readonly Shown[];
  /** The first row of an element; -1 if none is visible. */
  readonly indexOf: (id: NodeId) => number;
}

/** What a reader has opened (true) and closed (false), by `SidebarItem.fold`. */
export type Toggled = ReadonlyMap<NodeId | string, boolean>;

const PART_OF_ITEM: Readonly<Record<SidebarItem['is'], Part>> = {
  page: 'entry',
  endpoint: 'entry',
  group: 'root',
  generated: 'generated',
  closed: 'none',
  lost: 'none',
};
/** Whether a row is created from a specification. Its id is that of the element whose pages are generated. */
export const isGenerated = (row: SidebarItem) =>
  (row.fold !== row.id && row.is !== 'lost') || row.is === 'generated';

/** The path to the content of a row. */
export const wayInto = (row: SidebarItem, above: Trail): Trail =>
  isGenerated(row) ? above : [...above, row.id];

/**
 * Returns the rows visible at a location. A nested group is open if the reader opened it. If the reader did
 * not toggle it, it is open if it is expanded or contains the page.
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
  /** The number of visible rows of each open group, including itself. */
  readonly sizes: Map<SidebarItem, number>;
}
interface List {
  readonly rows: readonly SidebarItem[];
  readonly above: Trail;
  readonly depth: number;
}

/** Whether the current page is this row or below it. `way` is the length of the path to the row's list. */
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

/**
 * Whether all pages of a group without its own page are hidden, which would leave a heading with nothing
 * below it.
 */
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

/** Counts the visible rows of a list, and records the count of each open group. */
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

/** The index of the first visible row that `isMeant` accepts; -1 if there is none. */
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
    ? PART_OF_ITEM[row.is] === part && !(isGenerated(row) && row.is === 'group')
    : part === 'generated' && row.operation === operation);

/** The target of a click on a row's title. A group without a root goes to its first page. */
export function locationTo({ row, above }: Pick<Shown, 'row' | 'above'>): SiteLocation {
  if (!isGenerated(row)) return { trail: [...above, row.id], part: PART_OF_ITEM[row.is] };
  const operation = row.operation ?? row.rows[0]?.operation;
  return { trail: above, part: 'generated', ...(operation !== undefined && { operation }) };
}
