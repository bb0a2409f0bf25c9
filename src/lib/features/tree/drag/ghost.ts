/* Position of the drag's copy next to the pointer. */
import type { Point } from '$lib/editor/external-drag.svelte';

/**
 * Distance from the pointer, in pixels. Keeps the line, which is at most half a row away, in view. A finger hides more.
 */
const CLEAR = 22;
const CLEAR_OF_FINGER = 44;

/** Puts the copy near the pointer and inside the window, without rendering. */
export function placeGhost(ghost: HTMLElement, { x, y }: Point, byFinger: boolean): void {
  const { offsetWidth: width, offsetHeight: height } = ghost;
  const left = byFinger ? x - width / 2 : x + 14;
  const right = Math.max(8, Math.min(left, innerWidth - width - 8));
  const clear = byFinger ? CLEAR_OF_FINGER : CLEAR;
  const above = y - height - clear;
  const below = y + clear;
  const hasRoom = byFinger ? above < 8 : below + height < innerHeight - 8;
  const top = Math.max(8, hasRoom ? below : above);
  ghost.style.transform = `translate(${right}px, ${top}px)`;
}
