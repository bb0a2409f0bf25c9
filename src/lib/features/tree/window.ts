/*
 * What stays in view in the tree: the same rows when others are added or removed above them, and their ancestors. All
 * rows have the same height (`ui/visible-span.ts` decides which are rendered).
 */

/**
 * Number of rows by which a change above the view shifted it. The rows around the upper edge tell: two of them, or else
 * the upper one, because the other moved itself or was removed. If all are gone, the next row in view tells. 0 at the
 * very top, where new rows should be visible.
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
  const shifts: number[] = [];
  for (let at = first - 1; at <= last && (at <= first + 1 || shifts.length === 0); at++) {
    const row = before[at];
    const now = row ? indexOf(row.id) : -1;
    if (now >= 0) shifts.push(now - at);
  }
  return shifts.find((shift, i) => shifts.indexOf(shift) !== i) ?? shifts[0] ?? 0;
}

/** Limit on the sticky rows. They also never cover more than a fifth of the view. */
const MOST_STICKY = 5;

export const mostSticky = (height: number, rowHeight: number): number =>
  height ? Math.min(MOST_STICKY, Math.floor(height / rowHeight / 5)) : MOST_STICKY;

interface Placed<T> {
  readonly id: number;
  readonly depth: number;
  readonly parent: T | undefined;
}

/**
 * The scrolled-past ancestors of the first rows in view, outermost first: as many as make the row right below them one
 * of their descendants. If there are too many, the middle ones are left out. The outermost two show the part of the
 * site.
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
    // Rows of the first level are below the navigation, which is not a row.
    const way = above.slice(-below.depth);
    // The first of them is in its own place, so nothing has been scrolled past.
    if (way[0] === rows[first] && top % rowHeight === 0) return [];
    if (way.length <= count) return way;
    // At the end of an element, one row more would cover all that is left of it.
    if (count < most) return way.slice(0, count);
    const outer = Math.min(2, count >> 1);
    return [...way.slice(0, outer), ...way.slice(outer - count)];
  }
  return [];
}
