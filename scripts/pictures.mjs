/*
 * `npm run pictures`: regenerates the pictures in README.md and docs/, in light mode. Two runs on the same build
 * produce the same files, except for an occasional faint pixel in the text editor.
 *   --url ADDRESS   of a running app; by default the built app is served
 *   --only a,b      only these pictures
 *   --out FOLDER    output folder, instead of this repository
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { openBrowser } from './browser.mjs';
import { smaller } from './pictures/png.mjs';
import { pictures } from './pictures/table.mjs';
import { githubEmulator } from './screens/emulator.mjs';
import { STILL, contextOf, hold, painted, show } from './screens/view.mjs';
import { root, serveApp } from './serve.mjs';

/** @typedef {import('./pictures/table.mjs').Picture} Picture */
/** @typedef {import('playwright').Page} Page */
/** @typedef {import('playwright').Locator} Locator */

const SCALE = 1.5;
const MOST_BYTES = 122_880;
const MOST_LOOKS = 60;

const { values: given } = parseArgs({
  options: {
    url: { type: 'string' },
    only: { type: 'string' },
    out: { type: 'string', default: root },
  },
});
const chosen = given.only?.split(',');

const browser = await openBrowser();
const server = await serveApp(given.url);
const github = githubEmulator();
let total = 0;

/** The smallest rectangle of the window that contains all the parts. @param {readonly Locator[]} parts */
async function around(parts) {
  const boxes = await Promise.all(parts.map((part) => part.first().boundingBox()));
  /** @param {(box: { x: number, y: number, width: number, height: number }) => number} edge */
  const edges = (edge) => boxes.flatMap((box) => (box ? [edge(box)] : []));
  const x = Math.floor(Math.min(...edges((box) => box.x)));
  const y = Math.floor(Math.min(...edges((box) => box.y)));
  const right = Math.ceil(Math.max(...edges((box) => box.x + box.width)));
  const bottom = Math.ceil(Math.max(...edges((box) => box.y + box.height)));
  return { x, y, width: right - x, height: bottom - y };
}

/** Waits until two consecutive screenshots are equal, because icons and text load asynchronously. @param {Page} page */
async function still(page) {
  await painted(page);
  /** @type {Buffer | undefined} */
  let before;
  for (let look = 0; look < MOST_LOOKS; look++) {
    const now = await page.screenshot({ animations: 'disabled', style: STILL });
    if (before?.equals(now)) return;
    before = now;
    await page.waitForLoadState('networkidle');
  }
  throw new Error(`${page.url()} does not come to rest.`);
}

/** @param {Picture} picture */
async function take({ file, reach, part, size: [width, height] = [1280, 800], hosted, holds }) {
  const context = await browser.newContext({
    ...contextOf(1440),
    viewport: { width, height },
    deviceScaleFactor: SCALE,
    baseURL: server.url,
  });
  const page = await context.newPage();
  await hold(page);
  await show(page, 'light');
  await reach(page, hosted ? await github.forward(page) : '');
  if (!holds) await page.mouse.move(0, 0);
  await still(page);
  for (const one of part?.(page) ?? []) await one.first().scrollIntoViewIfNeeded();
  await still(page);
  const clip = part ? { clip: await around(part(page)) } : {};
  const png = smaller(await page.screenshot({ animations: 'disabled', style: STILL, ...clip }));
  await context.close();
  if (png.length > MOST_BYTES) throw new Error(`${file} weighs ${png.length} bytes.`);
  const path = join(given.out, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, png);
  total += png.length;
  console.log(`${file}  ${Math.round(png.length / 1000)} KB`);
}

for (const picture of pictures)
  if (!chosen || chosen.some((name) => picture.file.endsWith(`/${name}.png`))) await take(picture);
await browser.close();
await github.close();
await server.close();
console.log(`${Math.round(total / 1000)} KB together.`);
