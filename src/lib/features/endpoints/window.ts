/* Which rows of a long list are rendered: those in view and some beyond both edges. Row heights vary. */
import { countUpTo } from '$lib/core/text/binary-search';

/** Overscan at each edge, in pixels. */
const BEYOND = 1200;

/** Offset of each row, followed by the end of the list. */
export function startsOf(heights: readonly number[]): readonly number[] {
  const starts = [0];
  for (const height of heights) starts.push(starts.at(-1)! + height);
  return starts;
}

/** Range of the rows to render; `to` is exclusive. */
export function inView(
  starts: readonly number[],
  top: number,
  height: number,
): { readonly from: number; readonly to: number } {
  const from = Math.max(0, countUpTo(starts, top - BEYOND) - 1);
  const to = Math.min(starts.length - 1, countUpTo(starts, top + (height || 600) + BEYOND));
  return { from, to };
}
