/* The animation at the top of README.md: a page is dragged, the preview follows, and the review shows the change. */
import { button, openSample, region, row } from '../screens/acts.mjs';

/** @typedef {import('playwright').Page} Page */
/** @typedef {import('playwright').Locator} Locator */
/** @typedef {{ x: number, y: number }} Point */

const STEPS = 9;
const BRIEF = 50;

/**
 * @param {Page} page
 * @param {(shown: number) => Promise<void>} shoot adds a frame that is shown for so many milliseconds
 */
export async function tour(page, shoot) {
  await openSample(page);
  await drawPointer(page);
  let at = { x: 640, y: 420 };
  /** @param {Point} to */
  const glide = async (to) => {
    for (let step = 1; step <= STEPS; step++) {
      const part = (1 - Math.cos((Math.PI * step) / STEPS)) / 2;
      await page.mouse.move(at.x + (to.x - at.x) * part, at.y + (to.y - at.y) * part);
      await shoot(BRIEF);
    }
    at = to;
  };

  await page.mouse.move(at.x, at.y);
  await shoot(900);
  await glide(await pointIn(row(page, 'Install the CLI'), 0.5));
  await shoot(300);
  await page.mouse.down();
  await glide(await pointIn(row(page, 'Quickstart'), 0.15));
  await shoot(700);
  await page.mouse.up();
  await page.locator('.ghost').waitFor({ state: 'detached' });
  await shoot(1200);

  const sidebar = region(page, 'Preview').getByRole('navigation', { name: 'Sidebar' });
  const link = sidebar.getByRole('link', { name: 'Install the CLI' });
  await glide(await pointIn(link, 0.5));
  await page.mouse.down();
  await page.mouse.up();
  await region(page, 'Preview').getByRole('heading', { name: 'Install the CLI' }).waitFor();
  await shoot(1500);

  await glide(await pointIn(button(page, 'Review changes'), 0.5));
  await shoot(200);
  await page.mouse.down();
  await page.mouse.up();
  await region(page, 'Review changes')
    .locator('.monaco-diff-editor .line-insert')
    .first()
    .waitFor();
  await shoot(3500);
}

/** A point in a part of the screen, at a height from 0 to 1. @param {Locator} part @param {number} height */
async function pointIn(part, height) {
  const box = await part.first().boundingBox();
  if (!box) throw new Error('A part of the tour is not on the screen.');
  return {
    x: Math.round(box.x + Math.min(140, box.width / 2)),
    y: Math.round(box.y + box.height * height),
  };
}

/** Draws the pointer, which screenshots leave out. @param {Page} page */
async function drawPointer(page) {
  await page.evaluate(() => {
    const space = 'http://www.w3.org/2000/svg';
    const pointer = document.createElementNS(space, 'svg');
    const shape = document.createElementNS(space, 'path');
    shape.setAttribute('d', 'M2 1v16l4.2-4 2.7 6 2.6-1.2-2.7-5.8H15z');
    shape.setAttribute('fill', '#111');
    shape.setAttribute('stroke', '#fff');
    pointer.append(shape);
    pointer.setAttribute('width', '20');
    pointer.setAttribute('height', '22');
    Object.assign(pointer.style, { position: 'fixed', zIndex: '9999', pointerEvents: 'none' });
    document.body.append(pointer);
    const follow = (/** @type {MouseEvent} */ { clientX, clientY }) =>
      Object.assign(pointer.style, { left: `${clientX - 2}px`, top: `${clientY - 1}px` });
    addEventListener('mousemove', follow, { capture: true });
  });
}
