/*
 * User Timing measures of what a user waits for, with the names from the design, so that any profiler shows them.
 * Something counts as painted when the second frame begins, because the first one draws it.
 */

/** Measures from `start` (by `performance.now()`) until pending screen updates are painted. */
export function painted(
  name: 'signpost:open' | 'signpost:paint' | 'signpost:type',
  start: number,
): void {
  requestAnimationFrame(() =>
    requestAnimationFrame(() => performance.measure(name, { start, end: performance.now() })),
  );
}

/** Resolves after the second frame: whatever is ready now has been painted, and that frame isn't delayed. */
export const afterPaint = (): Promise<void> =>
  new Promise((done) =>
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 0))),
  );

/**
 * Returns a function that runs `follow` once the next frame is painted, however often it is called until then. A hidden
 * page paints no frames.
 */
export function afterFrame(follow: () => void): () => void {
  let isAsked = false;
  const run = () => {
    isAsked = false;
    follow();
  };
  return () => {
    if (isAsked) return;
    isAsked = true;
    if (document.hidden) setTimeout(run);
    else requestAnimationFrame(() => setTimeout(run));
  };
}

/** The events that can start a change. */
const GESTURES = ['keydown', 'input', 'pointerdown', 'pointerup', 'click', 'drop'] as const;

/** Longest delay between a gesture and a change it caused, in milliseconds. */
const SAME = 250;

/** Longest delay between a handled key and its effects, in milliseconds. */
const SAME_KEY = 2000;

/**
 * Tracks the last gesture. `time` returns when it happened, or the current time if there was none. `clock`, in
 * milliseconds since 1970, stays at the time a key was pressed while it is handled, so that keys handled late don't
 * look like a pause.
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
