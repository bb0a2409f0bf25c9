/* Position of the drag's copy next to the pointer. */
import type { Point } from '$lib/editor/external-drag.svelte';

/** Distance from the pointer, in pixels. */
const CLEAR = 12;

/** Puts the copy to the right of and below the pointer, or on the other side at the window's edge, without rendering. */
export function placeGhost(ghost: HTMLElement, { x, y }: Point): void {
  const { width, height } = ghost.getBoundingClientRect();
  const left = x + CLEAR + width > innerWidth ? x - CLEAR - width : x + CLEAR;
  const top = y + CLEAR + height > innerHeight ? y - CLEAR - height : y + CLEAR;
  ghost.style.transform = `translate(${left}px, ${top}px)`;
}
