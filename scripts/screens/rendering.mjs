/*
 * Identifies how this machine draws text and lines: the browser's version, and a hash of a small sheet of glyphs.
 * Screenshots are comparable only where both match the machine that made the stored pictures.
 */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../serve.mjs';

/** @typedef {{ readonly browser: string, readonly glyphs: string }} Rendering */

export const PICTURES = join(root, 'tests/pictures');
const KEPT = join(PICTURES, 'rendering.json');

const GLYPHS = 'Hamburgefonstiv 0123456789 “quoted” → › … é ß 日本 🚀 { "key": [] }';
const FAMILIES = ['var(--font)', 'var(--mono)'];
const SIZES = [11, 12, 13, 15, 22];

/** @param {string} fonts the custom properties that define the font families */
const sheet = (fonts) => `<!doctype html><style>:root { ${fonts} } body { margin: 4px; }</style>
${FAMILIES.flatMap((family) =>
  SIZES.flatMap((size) =>
    [400, 600].map(
      (weight) => `<p style="margin:0;font:${weight} ${size}px ${family}">${GLYPHS}</p>`,
    ),
  ),
).join('')}
<svg width="40" height="40" fill="none" stroke="#0b6e5a" stroke-width="1.75"><circle cx="20" cy="20" r="13"/><path d="m9 30 22-20"/></svg>`;

/** @param {import('playwright').Browser} browser @returns {Promise<Rendering>} */
export async function renderingOf(browser) {
  const tokens = readFileSync(join(root, 'src/app.css'), 'utf8');
  const fonts = [...tokens.matchAll(/--(?:font|mono):[^;]+;/g)].map(([line]) => line).join(' ');
  const page = await browser.newPage({
    viewport: { width: 900, height: 600 },
    deviceScaleFactor: 1,
    isMobile: false,
    hasTouch: false,
    locale: 'en-GB',
    colorScheme: 'light',
  });
  await page.setContent(sheet(fonts));
  await page.evaluate(async () => void (await document.fonts.ready));
  const drawn = await page.screenshot({ animations: 'disabled' });
  await page.close();
  return {
    browser: browser.version(),
    glyphs: createHash('sha256').update(drawn).digest('hex').slice(0, 16),
  };
}

/**
 * The rendering the stored pictures were made with, or undefined if there are none.
 * @returns {Rendering | undefined}
 */
export function keptRendering() {
  try {
    return JSON.parse(readFileSync(KEPT, 'utf8'));
  } catch {
    return undefined;
  }
}

/** @param {Rendering} rendering */
export const keepRendering = (rendering) =>
  writeFileSync(KEPT, `${JSON.stringify(rendering, null, 2)}\n`);

/** Returns the reason pictures can't be compared here, or undefined if they can. @param {Rendering} here */
export function whyIncomparable(here) {
  const kept = keptRendering();
  const how = '`npm run screens -- --update` makes new ones.';
  if (!kept) return `There are no pictures to compare with. ${how}`;
  if (kept.browser !== here.browser)
    return `The pictures were drawn by Chromium ${kept.browser}, and this is ${here.browser}: not compared. ${how}`;
  if (kept.glyphs !== here.glyphs)
    return `The pictures were drawn with other fonts than there are here: not compared. ${how}`;
  return undefined;
}
