/*
 * What of the tree stays in view: the rows there when others come or go above them, and what they stand in. All
 * rows are of one height (which of them are made: `ui/parts/span.ts`).
 */

/**
 * By how many rows what is in view was shifted by a change: as two of three rows in view were, so that one that
 * was itself moved does not count. Nothing at the very top, where what is new is to be seen.
 */
export function shiftOf(
  before: readonly { readonly id: number }[],
  indexOf: (id: number) => number,
  { scrollTop, clientHeight }: { readonly scrollTop: number; readonly clientHeight: number },
  rowHeight: number,
): number {
  const first = Math.floor(scrollTop / rowHeight);
  if (first < 1) return 0;
  const last = Math.min(before.length, Math.ceil((scrollTop + clientHeight) / rowHeight)) - 1;
  const shifts = [first, (first + last) >> 1, last].flatMap((at) => {
    const row = before[at];
    const now = row ? indexOf(row.id) : -1;
    return now < 0 ? [] : [now - at];
  });
  return shifts.find((shift, i) => shifts.indexOf(shift) !== i) ?? 0;
}

/** At most this many rows stand above what is scrolled, and never more than half of what is in view. */
const MOST_STICKY = 5;

export const mostSticky = (height: number, rowHeight: number): number =>
  height ? Math.min(MOST_STICKY, Math.floor(height / rowHeight / 2)) : MOST_STICKY;

interface Placed<T> {
  readonly id: number;
  readonly depth: number;
  readonly parent: T | undefined;
}

/**
 * What stands above the first rows in view and has been scrolled past, the outermost first: so many that the row
 * right below them is one that they hold. Where there are more, those in the middle are left out: the outermost
 * two say in which part of the site one is.
 */
export function stickyAt<T extends Placed<T>>(
  rows: readonly T[],
  top: number,
  rowHeight: number,
  most = MOST_STICKY,
): readonly T[] {
  const first = Math.floor(top / rowHeight);
  for (let count = most; count > 0; count--) {
    const below = rows[first + count];
    if (!below || below.depth < count) continue;
    const above: T[] = [];
    for (let up = below.parent; up; up = up.parent) above.unshift(up);
    // The rows of the first level stand below the navigation, which is no row.
    const way = above.slice(-below.depth);
    // The first of them stands in its own place: nothing has been scrolled past.
    if (way[0] === rows[first] && top % rowHeight === 0) return [];
    const outer = Math.min(2, count >> 1);
    return way.length > count ? [...way.slice(0, outer), ...way.slice(outer - count)] : way;
  }
  return [];
}
