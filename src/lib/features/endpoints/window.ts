/* Which rows of a long list are rendered: those in view and some beyond both edges. Row heights vary. */

/** Overscan at each edge, in pixels. */
const BEYOND = 300;

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
  const from = Math.max(0, firstAfter(starts, top - BEYOND) - 1);
  const to = Math.min(starts.length - 1, firstAfter(starts, top + (height || 600) + BEYOND));
  return { from, to };
}

/** Index of the first row that begins after an offset. */
function firstAfter(starts: readonly number[], offset: number): number {
  let low = 0;
  let high = starts.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (starts[middle]! <= offset) low = middle + 1;
    else high = middle;
  }
  return low;
}
