/* Positions of the drag's copy next to the pointer, and of what a drop would do, in line with it. */
import type { Point } from '$lib/editor/external-drag.svelte';

/** Distance from the pointer, in pixels. */
const CLEAR = 12;
/** Distance between the copy and the note. */
const GAP = 4;

interface Size {
  readonly width: number;
  readonly height: number;
}

interface Span {
  readonly left: number;
  readonly right: number;
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

/** Where the note starts: after the copy and `edge`, or before the copy if it doesn't fit there. */
export function noteLeft(ghost: Span, width: number, edge: number, right: number): number {
  const after = Math.max(ghost.right, edge) + GAP;
  return after + width > right ? ghost.left - GAP - width : after;
}

/** Puts the note in the row of the copy, to the right of `edge`. Its style reads the variables. */
export function placeNote(note: HTMLElement, ghost: HTMLElement, edge: number): void {
  const box = ghost.getBoundingClientRect();
  const left = noteLeft(box, note.getBoundingClientRect().width, edge, innerWidth);
  note.style.setProperty('--left', `${left}px`);
  note.style.setProperty('--top', `${box.top}px`);
}
