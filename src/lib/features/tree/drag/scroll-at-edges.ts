/*
 * Scrolls the tree while something is dragged near its upper or lower edge, or anywhere above or below it: faster the
 * further the pointer is. The drag library would do this too, but only within the tree (scripts/patches.mjs).
 */
import type { Point } from '$lib/editor/external-drag.svelte';

/** Distance from an edge where scrolling begins, in pixels. */
const EDGE = 40;
/** Speed at the very edge and the limit far outside, in pixels per millisecond. */
const AT_EDGE = 0.5;
const FASTEST = 4;
/** Limit on the frame time that counts, in milliseconds. After a slower frame, scrolling continues without a jump. */
const LONGEST_FRAME = 100;
/** How far the pointer moves, in pixels, until what was held scrolls again. */
const HELD_WITHIN = 14;
/** Within the tree and this far from its edge, in pixels, the rows come to rest under a pointer that rests. */
const RESTS_BEYOND = 20;
/** Time after which the pointer rests, in milliseconds, and how far it may tremble, in pixels. */
const RESTS_AFTER = 500;
const TREMBLE = 3;

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** The speed in pixels per millisecond, negative upward; 0 where nothing scrolls. */
export function scrollSpeed({ x, y }: Point, box: Box): number {
  if (x < box.left - EDGE || x > box.right + EDGE) return 0;
  const isWithin = y >= box.top && y <= box.bottom;
  if (isWithin && (x < box.left || x > box.right)) return 0;
  const up = box.top + EDGE - y;
  const down = y - (box.bottom - EDGE);
  const far = Math.max(up, down);
  if (far <= 0) return 0;
  const share = far / EDGE;
  // Within the tree, the rows at the edge hardly move, because something may be dropped on them.
  const speed = Math.min(FASTEST, (share < 1 ? share ** 3 : share) * AT_EDGE);
  return up > down ? -speed : speed;
}

/**
 * Call `check` whenever the pointer has moved. After `hold`, nothing scrolls until it has left the row that it is on.
 * Where scrolling is slow, it ends while the pointer rests, so that a target doesn't change unnoticed.
 */
export function scrollAtEdges(
  list: Pick<HTMLElement, 'scrollTop' | 'getBoundingClientRect'>,
  pointer: () => Point,
): { readonly check: () => void; readonly hold: () => void; readonly stop: () => void } {
  let frame = 0;
  let last = 0;
  /** What is left of a pixel. */
  let rest = 0;
  let held: number | undefined;
  /** Where the pointer came to rest, and since when. */
  let rested = { y: NaN, since: 0 };
  const speed = () => {
    const point = pointer();
    if (held !== undefined && Math.abs(point.y - held) < HELD_WITHIN) return 0;
    held = undefined;
    const now = performance.now();
    if (!(Math.abs(point.y - rested.y) <= TREMBLE)) rested = { y: point.y, since: now };
    const box = list.getBoundingClientRect();
    const isSlow = Math.min(point.y - box.top, box.bottom - point.y) > RESTS_BEYOND;
    return isSlow && now - rested.since > RESTS_AFTER ? 0 : scrollSpeed(point, box);
  };
  const step = (now: number) => {
    frame = 0;
    const passed = Math.max(0, Math.min(now - last, LONGEST_FRAME));
    last = now;
    rest += speed() * passed;
    const by = Math.trunc(rest);
    rest -= by;
    const before = list.scrollTop;
    list.scrollTop += by;
    // At either end, there is nothing to do until the pointer moves.
    if (by === 0 ? speed() !== 0 : list.scrollTop !== before) frame = requestAnimationFrame(step);
  };
  return {
    check() {
      if (frame || speed() === 0) return;
      last = performance.now();
      rest = 0;
      frame = requestAnimationFrame(step);
    },
    hold: () => (held = pointer().y),
    stop: () => cancelAnimationFrame(frame),
  };
}
