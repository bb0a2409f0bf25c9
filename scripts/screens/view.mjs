/* How a screen is photographed: its width and mode, at a fixed time, once everything is painted. */

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** @typedef {import('playwright').Page} Page */

export const WIDTHS = /** @type {const} */ ([390, 900, 1440, 2560]);
const HEIGHTS = { 390: 844, 900: 900, 1440: 900, 2560: 1440 };
export const MODES = /** @type {const} */ (['light', 'dark', 'contrast', 'forced']);

/** @typedef {(typeof WIDTHS)[number]} Width */
/** @typedef {(typeof MODES)[number]} Mode */

/**
 * Browser context options. Below 900 pixels it is a phone with touch, which is wide until the screen is reached unless
 * `isDirect`.
 * @param {Width} width
 */
export const contextOf = (width, isDirect = false) => ({
  viewport:
    width < 900 && !isDirect
      ? { width: 1440, height: HEIGHTS[1440] }
      : { width, height: HEIGHTS[width] },
  deviceScaleFactor: 1,
  hasTouch: width < 900,
  isMobile: width < 900,
  locale: 'en-GB',
  timezoneId: 'UTC',
  serviceWorkers: /** @type {const} */ ('block'),
  reducedMotion: /** @type {const} */ ('reduce'),
});

/**
 * Prepares a page before anything opens: fixes the clock and marks all hints as seen.
 * @param {Page} page
 */
export async function hold(page) {
  await page.clock.setFixedTime('2026-03-02T10:00:00Z');
  await page.addInitScript(() =>
    localStorage.setItem('signpost-hints', 'preview move refused json downloaded'),
  );
}

/** @param {Page} page @param {Mode} mode */
export const show = (page, mode) =>
  page.emulateMedia({
    colorScheme: mode === 'dark' ? 'dark' : 'light',
    contrast: mode === 'contrast' ? 'more' : 'no-preference',
    forcedColors: mode === 'forced' ? 'active' : 'none',
    reducedMotion: 'reduce',
  });

/** @param {Page} page @param {Width} width @param {string} [pane] */
export async function widen(page, width, pane) {
  await page.setViewportSize({ width, height: HEIGHTS[width] });
  const panes = page.getByRole('navigation', { name: 'Panes' });
  if (!pane || width >= 900) return;
  // The last one is named after the panel that it shows.
  const button =
    pane === 'Properties'
      ? panes.getByRole('button').last()
      : panes.getByRole('button', { name: pane });
  // A click would close a panel that is shown there.
  if ((await button.getAttribute('aria-current')) !== 'true') await button.click();
}

/** Style sheet that hides blinking and hover-dependent parts. */
export const STILL_FILE = fileURLToPath(new URL('still.css', import.meta.url));
export const STILL = readFileSync(STILL_FILE, 'utf8');

/**
 * Waits until the fonts are loaded, nothing is busy, every picture is decoded, and the page is the same in several
 * consecutive frames.
 * @param {Page} page
 */
export async function painted(page) {
  await page.locator('[aria-busy=true]').first().waitFor({ state: 'detached' });
  await page.evaluate(async () => {
    await document.fonts.ready;
    const pictures = [...document.images].filter(({ loading }) => loading !== 'lazy');
    await Promise.allSettled(pictures.map((picture) => picture.decode()));
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    for (let before = '', same = 0; same < 3;) {
      await frame();
      const now = `${document.body.innerHTML.length}`;
      same = now === before ? same + 1 : 0;
      before = now;
    }
  });
}
