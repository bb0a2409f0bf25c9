/*
 * The size in which a site is laid out, and the scale at which it is drawn. “Fit” shows what a window of the pane's
 * width would show, and a desktop layout as long as that is legible. “Desktop” always shows a desktop layout: a narrow
 * pane scales it down, to a minimum at which it is still legible, and then scrolls sideways.
 */
import type { Width } from './reader.svelte';

export interface ViewportScale {
  /** Width of the layout, in pixels. */
  readonly width: number;
  readonly height: number;
  readonly scale: number;
}

/** Minimum and maximum of each width, in pixels. */
const WIDTHS: Readonly<Record<Width, readonly [least: number, most: number]>> = {
  fit: [0, Infinity],
  phone: [320, 390],
  tablet: [720, 768],
  desktop: [768, Infinity],
};
const SMALLEST = 0.7;
/** From this width on, a pane shows the site with its sidebar, in a layout that is at least so wide. In pixels. */
const SIDEBAR_FROM = 538;
const WITH_SIDEBAR = 640;

/** The layout size and scale for a pane, whose size is in pixels. */
export function viewportScaleFor(
  chosen: Width,
  pane: { width: number; height: number },
): ViewportScale {
  const [least, most] =
    chosen === 'fit' && pane.width >= SIDEBAR_FROM ? [WITH_SIDEBAR, Infinity] : WIDTHS[chosen];
  const width = Math.max(least, Math.min(most, pane.width));
  const scale = Math.max(SMALLEST, Math.min(1, pane.width / width));
  return { width, height: pane.height / scale, scale };
}
