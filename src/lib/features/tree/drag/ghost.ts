/* Positions of the drag's copy next to the pointer, and of what a drop would do at the same height. */
import type { Point } from '$lib/editor/external-drag.svelte';

/** Distance from the pointer, in pixels. */
const CLEAR = 12;

interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * To the right of and below the pointer, or on the other side at the right edge and at the floor.
 */
export function ghostPlace({ x, y }: Point, { width, height }: Size, right: number, floor: number) {
  return {
    left: x + CLEAR + width > right ? x - CLEAR - width : x + CLEAR,
    top: y + CLEAR + height > floor ? Math.min(y - CLEAR, floor) - height : y + CLEAR,
  };
}

/** Moves the copy without rendering. `floor`: the bottom of what it may cover. */
export function placeGhost(ghost: HTMLElement, point: Point, floor = innerHeight): void {
  const { left, top } = ghostPlace(point, ghost.getBoundingClientRect(), innerWidth, floor);
  ghost.style.transform = `translate(${left}px, ${top}px)`;
}

/** Puts the note to the right of `edge`, at the pointer's height. Its style reads the variables. */
export function placeNote(note: HTMLElement, y: number, edge: number): void {
  note.style.setProperty('--left', `${edge + CLEAR}px`);
  note.style.setProperty('--middle', `${y}px`);
}
