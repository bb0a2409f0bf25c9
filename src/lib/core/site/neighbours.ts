/*
 * Finds the pages before and after the current one. Descends to that page and searches from there in both
 * directions, so a long list costs no more than the steps to the next page.
 */
import type { NodeId } from '../document/node.ts';
import { plainPath } from '../document/paths.ts';
import type { SidebarItem } from './item.ts';
import { holdsPage, isGenerated, isRead, locationTo, wayInto } from './sidebar.ts';
import type { Trail, SiteLocation } from './location.ts';

/** A page of the sidebar, as the previous and next links show it. */
export interface Neighbour extends SiteLocation {
  readonly id: NodeId;
  readonly label: string;
}

interface Around {
  readonly previous: Neighbour | undefined;
  readonly next: Neighbour | undefined;
}

/** The pages before and after the current one, in sidebar order. Hidden pages are skipped. */
export const neighboursOf = (
  rows: readonly SidebarItem[],
  above: Trail,
  location: SiteLocation,
): Around =>
  aroundIn(rows, above, location, pathRead(rows, above.length, location)) ?? {
    previous: undefined,
    next: undefined,
  };

/** The path of the current page. A group's root may also be its first entry, and a page is not its own neighbor. */
function pathRead(
  rows: readonly SidebarItem[],
  way: number,
  location: SiteLocation,
): string | undefined {
  for (const row of rows) {
    if (isRead(row, location)) return row.path && plainPath(row.path);
    if (!holdsPage(row, location, way)) continue;
    return pathRead(row.rows, way + (isGenerated(row) ? 0 : 1), location);
  }
  return undefined;
}

/** Descends to the page and searches from there in both directions. Returns undefined if the page is not below. */
function aroundIn(
  rows: readonly SidebarItem[],
  above: Trail,
  location: SiteLocation,
  read: string | undefined,
): Around | undefined {
  const at = rows.findIndex(
    (row) => holdsPage(row, location, above.length) || isRead(row, location),
  );
  const row = rows[at];
  if (!row) return undefined;
  const into = wayInto(row, above);
  const isHere = isRead(row, location);
  const inside = isHere
    ? {
        previous: undefined,
        next: pageIn(row.rows, into, 0, 1, row.is === 'group' ? read : undefined),
      }
    : aroundIn(row.rows, into, location, read);
  if (!inside) return undefined;
  const own = isHere ? undefined : ownPage(row, above, read);
  return {
    previous: inside.previous ?? own ?? pageIn(rows, above, at - 1, -1),
    next: inside.next ?? pageIn(rows, above, at + 1, 1),
  };
}

/** The page of the row itself, unless that is the current page. */
function ownPage(row: SidebarItem, above: Trail, read?: string): Neighbour | undefined {
  if (row.is === 'closed' || row.is === 'lost' || row.link) return undefined;
  if (row.is === 'group' && row.path === undefined) return undefined;
  if (read !== undefined && row.path !== undefined && plainPath(row.path) === read)
    return undefined;
  return { id: row.id, label: row.label, ...locationTo({ row, above }) };
}

/** The first page from here on, in one direction. */
function pageIn(
  rows: readonly SidebarItem[],
  above: Trail,
  from: number,
  step: 1 | -1,
  read?: string,
): Neighbour | undefined {
  for (let i = from; i >= 0 && i < rows.length; i += step) {
    const row = rows[i]!;
    if (row.hidden || row.lost !== undefined) continue;
    const own = ownPage(row, above, read);
    if (own && step === 1) return own;
    const inside = pageIn(
      row.rows,
      wayInto(row, above),
      step === 1 ? 0 : row.rows.length - 1,
      step,
      read,
    );
    if (inside ?? own) return inside ?? own;
  }
  return undefined;
}
