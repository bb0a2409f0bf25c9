/*
 * The pictures in README.md and docs/: the file, how the app gets there, and which part of the window is shown.
 * Pictures for guide text about the sample show the sample.
 */
import { breakText, button, carry, openSample, region, row } from '../screens/acts.mjs';
import { screenOf } from '../screens/table.mjs';

/** @typedef {import('playwright').Page} Page */
/** @typedef {import('playwright').Locator} Locator */

/**
 * @typedef {object} Picture
 * @property {string} file
 * @property {(page: Page, token: string) => Promise<unknown>} reach
 * @property {(page: Page) => readonly Locator[]} [part] the part shown; by default the whole window
 * @property {readonly [width: number, height: number]} [size] of the window
 * @property {boolean} [hosted] needs GitHub's emulator
 * @property {boolean} [holds] the mouse is dragging; otherwise it moves away, so that nothing is hovered by chance
 */

/** @param {string} name @param {Omit<Picture, 'file'>} rest @returns {Picture} */
const picture = (name, rest) => ({ file: `docs/guide/pictures/${name}.png`, ...rest });

/** @param {Page} page */
const dialog = (page) => [page.getByRole('dialog')];

/** Moves a page into another group, renames a group, and reorders another page. @param {Page} page */
async function rearrange(page) {
  await openSample(page);
  await carry(page, 'Install the CLI', 'Guides', 0.88);
  await page.mouse.up();
  await row(page, 'Concepts').click();
  await page.getByRole('textbox', { name: 'Label', exact: true }).fill('How it works');
  await row(page, 'How it works').waitFor();
  await row(page, 'Quickstart').click();
  await page.keyboard.press('Alt+ArrowUp');
}

/** The animation at the top of README.md (tour.mjs). */
export const TOUR = 'docs/tour.png';

/** @type {readonly Picture[]} */
export const pictures = [
  { file: 'docs/screenshot.png', reach: screenOf('visual').reach, size: [1280, 800] },
  picture('start', { reach: screenOf('start').reach, size: [1000, 620] }),
  picture('menu', {
    size: [1000, 700],
    async reach(page) {
      await openSample(page);
      await row(page, 'Guides').click({ button: 'right', position: { x: 200, y: 14 } });
      await page.getByRole('menuitem', { name: 'Rename' }).waitFor();
    },
    part: (page) => [region(page, 'Navigation'), page.getByRole('menu')],
  }),
  picture('drag', {
    holds: true,
    size: [1280, 560],
    reach: screenOf('dropping').reach,
    part: (page) => [region(page, 'Navigation'), page.locator('.drop-note')],
  }),
  picture('refused', {
    size: [1100, 560],
    async reach(page) {
      await openSample(page);
      await row(page, 'API reference').press('Alt+Shift+Digit2');
      await row(page, 'Changelog').click();
      await page.keyboard.press('ArrowRight');
      await row(page, 'Earlier').waitFor();
      await carry(page, 'Earlier', 'Community');
      await page.mouse.up();
      await region(page, 'Instead, you can').waitFor();
    },
    part: (page) => [region(page, 'Navigation')],
  }),
  picture('move-to', { reach: screenOf('move-to').reach, size: [1100, 760], part: dialog }),
  picture('icons', {
    reach: screenOf('icon-picker').reach,
    size: [1100, 760],
    part: (page) => [region(page, 'Properties'), ...dialog(page)],
  }),
  picture('endpoints', {
    reach: screenOf('endpoints').reach,
    size: [1280, 660],
    part: (page) => [region(page, 'Endpoints')],
  }),
  picture('orphans', {
    reach: screenOf('orphans').reach,
    size: [1280, 470],
    part: (page) => [region(page, 'Not in navigation')],
  }),
  picture('preview', {
    reach: screenOf('preview-options').reach,
    size: [1360, 760],
    part: (page) => [region(page, 'Preview'), page.getByRole('menu')],
  }),
  picture('compare', {
    size: [1280, 760],
    async reach(page) {
      await rearrange(page);
      await button(page, 'Before and after').click();
      await region(page, 'Before and after').getByRole('article').last().waitFor();
    },
  }),
  picture('split', { reach: screenOf('split').reach, size: [1280, 720] }),
  picture('broken', {
    size: [1100, 620],
    async reach(page) {
      await breakText(page);
      await page.getByRole('group', { name: 'Fixes' }).getByRole('button').first().click();
    },
    part: (page) => [region(page, 'JSON')],
  }),
  picture('problems', {
    reach: screenOf('problems').reach,
    size: [1280, 560],
    part: (page) => [region(page, 'Problems')],
  }),
  picture('review', {
    size: [1100, 900],
    async reach(page) {
      await rearrange(page);
      await button(page, 'Review changes').click();
      await page.locator('.monaco-diff-editor .view-line').first().waitFor();
    },
  }),
  picture('sign-in', {
    hosted: true,
    reach: screenOf('sign-in').reach,
    size: [1000, 860],
    part: dialog,
  }),
  picture('commit', {
    hosted: true,
    reach: screenOf('commit').reach,
    size: [1000, 1060],
    part: (page) => [page.getByRole('region', { name: /^Commit to/ })],
  }),
  picture('parity', { reach: screenOf('parity').reach, size: [1280, 720] }),
  picture('help', {
    size: [1280, 620],
    reach: screenOf('help').reach,
    part: (page) => [region(page, 'Help')],
  }),
];
