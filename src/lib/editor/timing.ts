/*
 * User Timing for what a person waits for, under the names of the design, so that any profiler shows them.
 * Something is painted when the second frame after it begins: the first one draws it.
 */

/** Measures from `start` (by `performance.now()`) until what is on its way to the screen is painted. */
export function painted(name: 'signpost:open' | 'signpost:paint', start: number): void {
  requestAnimationFrame(() =>
    requestAnimationFrame(() => performance.measure(name, { start, end: performance.now() })),
  );
}

/** When the gesture that is being handled happened; now, outside of an event. */
export function gestureTime(): number {
  const now = performance.now();
  // `window.event` is the event under way; a stale one would make a lie of the measure.
  const at = typeof window === 'undefined' ? undefined : window.event?.timeStamp;
  return at !== undefined && at <= now && now - at < 1000 ? at : now;
}
