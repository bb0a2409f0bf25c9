/* Which rows of a long list are rendered: those in view and some beyond both edges. Row heights vary. */
import { countUpTo } from '$lib/core/text/binary-search';

/** Usual overscan at each edge, in pixels. */
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
  beyond = BEYOND,
): { readonly from: number; readonly to: number } {
  const from = Math.max(0, countUpTo(starts, top - beyond) - 1);
  const to = Math.min(starts.length - 1, countUpTo(starts, top + (height || 600) + beyond));
  return { from, to };
}

/** The scroll offset that brings a row into view. Returns `top` if the row is already in view. */
export function scrollTo(
  starts: readonly number[],
  index: number,
  top: number,
  height: number,
): number {
  const [start, end] = [starts[index]!, starts[index + 1]!];
  if (start < top) return start;
  return end > top + height ? end - height : top;
}
