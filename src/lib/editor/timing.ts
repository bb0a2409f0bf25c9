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

/** What comes later than this many milliseconds after a key was heard is not its doing. */
const SAME_KEY = 2000;

/**
 * Remembers when the last gesture happened; `time` answers with it, or with now when there was none. `clock`, in
 * milliseconds since 1970, stands still at a key until that has been answered: keys that are heard late make no pause.
 */
export function watchGestures(): {
  readonly time: () => number;
  readonly clock: () => number;
  readonly end: () => void;
} {
  let last = -Infinity;
  let key = { pressed: -Infinity, heard: -Infinity };
  const noteKey = ({ timeStamp }: Event) =>
    (key = { pressed: timeStamp, heard: performance.now() });
  window.addEventListener('keydown', noteKey, { capture: true, passive: true });
  const note = (event: Event) => (last = event.timeStamp);
  for (const name of GESTURES)
    window.addEventListener(name, note, { capture: true, passive: true });
  return {
    time: () => {
      const now = performance.now();
      return now - last < SAME ? last : now;
    },
    clock: () => {
      const now = performance.now();
      return Date.now() - (now - key.heard < SAME_KEY ? now - key.pressed : 0);
    },
    end: () => {
      window.removeEventListener('keydown', noteKey, { capture: true });
      for (const name of GESTURES) window.removeEventListener(name, note, { capture: true });
    },
  };
}
