/*
 * How large a site is laid out, and how large it is drawn. “Desktop” shows the layout of a desktop however narrow
 * the pane is: what has no room is drawn smaller, down to a size at which it can still be told apart.
 */
import type { Width } from './reader.svelte';

export interface ViewportScale {
  /** Pixels in which the site is laid out. */
  readonly width: number;
  readonly height: number;
  readonly scale: number;
}

/** The least and the most pixels of each width. */
const WIDTHS: Readonly<Record<Width, readonly [least: number, most: number]>> = {
  phone: [320, 390],
  tablet: [720, 768],
  desktop: [800, Infinity],
};
const SMALLEST = 0.42;

/** For a pane of so many pixels. */
export function viewportScaleFor(
  chosen: Width,
  pane: { width: number; height: number },
): ViewportScale {
  const [least, most] = WIDTHS[chosen];
  const width = Math.max(least, Math.min(most, pane.width));
  const scale = Math.max(SMALLEST, Math.min(1, pane.width / width));
  return { width, height: pane.height / scale, scale };
}
