/*
 * Rows glide to their new places after a change. All rows have the same height, so where a row was and is follows from
 * its index, and nothing is measured. Only what is drawn moves: the rows are in their new places immediately.
 */
import type { NodeId } from '$lib/core/document/node';

/** The rendered rows at one moment, and where the list was scrolled to. */
export interface Shown {
  readonly slots: readonly { readonly row: { readonly id: NodeId }; readonly at: number }[];
  readonly top: number;
  readonly height: number;
}

/**
 * By how many pixels each row that moved is away from its new place. Empty if the list was scrolled, too: then the eye
 * has nothing to hold on to. Rows that come from outside the view just appear.
 */
export function glidesOf(before: Shown, after: Shown, rowHeight: number): Map<NodeId, number> {
  const glides = new Map<NodeId, number>();
  if (before.top !== after.top) return glides;
  const was = new Map(before.slots.map(({ row, at }) => [row.id, at]));
  const isInView = (at: number) =>
    (at + 1) * rowHeight > after.top && at * rowHeight < after.top + after.height;
  for (const { row, at } of after.slots) {
    const from = was.get(row.id);
    if (from === undefined || from === at || !isInView(from)) continue;
    glides.set(row.id, (from - at) * rowHeight);
  }
  return glides;
}

/** As long as the other motions (`--motion`). */
const GLIDE = { duration: 140, easing: 'ease-out' };

/** Starts the motion of a row, unless the person doesn't want any. */
export const glide = (row: Element | null, from: number): unknown =>
  row?.animate([{ transform: `translateY(${from}px)` }, { transform: 'none' }], GLIDE);

export const wantsMotion = (): boolean => !matchMedia('(prefers-reduced-motion: reduce)').matches;
