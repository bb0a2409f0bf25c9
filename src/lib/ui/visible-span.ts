/*
 * Which rows of a long list are rendered: those in view, some beyond both edges, and a few that are needed wherever
 * they are (the focused one, the dragged one). All rows have the same height.
 */

/** Overscan at each edge, in rows. The window moves in steps of STEP rows, so most scrolling changes nothing. */
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

/** Indexes to render, in order. */
export function indexesOf({ from, to }: Span, pinned: readonly number[]): readonly number[] {
  const within = Array.from({ length: Math.max(0, to - from) }, (_, i) => from + i);
  const outside = pinned.filter((index) => index >= 0 && (index < from || index >= to));
  return outside.length ? [...new Set([...outside, ...within])].sort((a, b) => a - b) : within;
}

/**
 * The scroll offset that brings a row into view with a little room, by default a row's height. Returns `top` if the row is already in view.
 * `covered` is the height at the top that sticky content covers.
 */
export function scrollFor(
  index: number,
  top: number,
  height: number,
  rowHeight: number,
  covered = 0,
  wanted = rowHeight,
): number {
  const room = Math.min(wanted, Math.max(0, (height - covered - rowHeight) / 2));
  const start = index * rowHeight;
  if (start - room - covered < top) return Math.max(0, start - room - covered);
  if (start + rowHeight + room > top + height) return start + rowHeight + room - height;
  return top;
}
