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
import { animated } from './pictures/animation.mjs';
import { smaller } from './pictures/png.mjs';
import { TOUR, pictures } from './pictures/table.mjs';
import { tour } from './pictures/tour.mjs';
import { githubEmulator } from './screens/emulator.mjs';
import { STILL, contextOf, hold, painted, show } from './screens/view.mjs';
import { root, serveApp } from './serve.mjs';

/** @typedef {import('./pictures/table.mjs').Picture} Picture */
/** @typedef {import('playwright').Page} Page */
/** @typedef {import('playwright').Locator} Locator */

const SCALE = 1.5;
const MOST_BYTES = 122_880;
const MOST_LOOKS = 60;
const TOUR_SIZE = /** @type {const} */ ([1200, 720]);
const MOST_TOUR_BYTES = 1_000_000;

const { values: given } = parseArgs({
  options: {
    url: { type: 'string' },
    only: { type: 'string' },
    out: { type: 'string', default: root },
  },
});
const chosen = given.only?.split(',');
/** @param {string} file */
const isChosen = (file) => !chosen || chosen.some((name) => file.endsWith(`/${name}.png`));

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

/** A page on which nothing moves by itself. @param {readonly [number, number]} size @param {number} scale */
async function pageOf([width, height], scale) {
  const context = await browser.newContext({
    ...contextOf(1440),
    viewport: { width, height },
    deviceScaleFactor: scale,
    baseURL: server.url,
  });
  const page = await context.newPage();
  await hold(page);
  await show(page, 'light');
  return page;
}

/** @param {Picture} picture */
async function take({ file, reach, part, size: [width, height] = [1280, 800], hosted, holds }) {
  const page = await pageOf([width, height], SCALE);
  await reach(page, hosted ? await github.forward(page) : '');
  if (!holds) await page.mouse.move(0, 0);
  await still(page);
  for (const one of part?.(page) ?? []) await one.first().scrollIntoViewIfNeeded();
  await still(page);
  const clip = part ? { clip: await around(part(page)) } : {};
  const full = await page.screenshot({ animations: 'disabled', style: STILL, ...clip });
  await page.context().close();
  const png = smaller(full);
  // Half of the colors make it smaller, and are hard to tell from all of them.
  keep(file, png.length > MOST_BYTES ? smaller(full, 128) : png, MOST_BYTES);
}

/** The animation of README.md. */
async function film() {
  const page = await pageOf(TOUR_SIZE, 1);
  /** @type {import('./pictures/animation.mjs').Frame[]} */
  const frames = [];
  await tour(page, async (shown) => {
    await still(page);
    const png = await page.screenshot({ animations: 'disabled', style: STILL });
    frames.push({ png, shown });
  });
  await page.context().close();
  keep(TOUR, animated(frames), MOST_TOUR_BYTES);
}

/** @param {string} file @param {Buffer} png @param {number} most */
function keep(file, png, most) {
  if (png.length > most) throw new Error(`${file} weighs ${png.length} bytes.`);
  const path = join(given.out, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, png);
  total += png.length;
  console.log(`${file}  ${Math.round(png.length / 1000)} KB`);
}

for (const picture of pictures) if (isChosen(picture.file)) await take(picture);
if (isChosen(TOUR)) await film();
await browser.close();
await github.close();
await server.close();
console.log(`${Math.round(total / 1000)} KB together.`);
