/*
 * Which rows of a long list are made: those in view, some beyond both edges, and a few that must exist
 * wherever they stand (the focused one, the dragged one). All rows are of one height.
 */

/** Rows beyond each edge; the window moves in steps of STEP rows, so that most scrolling changes nothing. */
const BEYOND = 12;
const STEP = 8;

export interface Span {
  readonly from: number;
  readonly to: number;
}

export function spanOf(count: number, top: number, height: number, rowHeight: number): Span {
  const first = Math.floor(top / rowHeight / STEP) * STEP;
  const shown = Math.ceil((height || 600) / rowHeight / STEP) * STEP + STEP;
  const from = Math.max(0, Math.min(first, count - 1) - BEYOND);
  return { from, to: Math.min(count, Math.max(0, first) + shown + BEYOND) };
}

/** The indexes to make, in order. */
export function indexesOf({ from, to }: Span, pinned: readonly number[]): readonly number[] {
  const within = Array.from({ length: Math.max(0, to - from) }, (_, i) => from + i);
  const outside = pinned.filter((index) => index >= 0 && (index < from || index >= to));
  return outside.length ? [...new Set([...outside, ...within])].sort((a, b) => a - b) : within;
}

/**
 * Where the list must be scrolled to so that a row is in view with a little room; as it is when it is. `covered`:
 * how much of the top is taken by what stands there whatever is scrolled.
 */
export function scrollFor(
  index: number,
  top: number,
  height: number,
  rowHeight: number,
  covered = 0,
): number {
  const room = Math.min(rowHeight, Math.max(0, (height - covered - rowHeight) / 2));
  const start = index * rowHeight;
  if (start - room - covered < top) return Math.max(0, start - room - covered);
  if (start + rowHeight + room > top + height) return start + rowHeight + room - height;
  return top;
}
