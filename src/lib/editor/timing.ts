/*
 * User Timing for what a person waits for, under the names of the design, so that any profiler shows them.
 * Something is painted when the second frame after it begins: the first one draws it.
 */

/** Measures from `start` (by `performance.now()`) until what is on its way to the screen is painted. */
export function painted(
  name: 'signpost:open' | 'signpost:paint' | 'signpost:type',
  start: number,
): void {
  requestAnimationFrame(() =>
    requestAnimationFrame(() => performance.measure(name, { start, end: performance.now() })),
  );
}

/** After the frame that follows the next one: what stood ready now has been painted, and that frame is not held up. */
export const afterPaint = (): Promise<void> =>
  new Promise((done) =>
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 0))),
  );

/** What a change can begin with. */
const GESTURES = ['keydown', 'input', 'pointerdown', 'pointerup', 'click', 'drop'] as const;

/** A change later than this many milliseconds after a gesture did not come from it. */
const SAME = 250;

/** Remembers when the last gesture happened; `time` answers with it, or with now when there was none. */
export function watchGestures(): { readonly time: () => number; readonly end: () => void } {
  let last = -Infinity;
  const note = (event: Event) => (last = event.timeStamp);
  for (const name of GESTURES)
    window.addEventListener(name, note, { capture: true, passive: true });
  return {
    time: () => {
      const now = performance.now();
      return now - last < SAME ? last : now;
    },
    end: () => {
      for (const name of GESTURES) window.removeEventListener(name, note, { capture: true });
    },
  };
}
