/* Opening a document from the start screen, as the benchmark does it. */

/** @typedef {import('playwright').Page} Page */

/** Chooses the file. @param {Page} page @param {{ readonly text: string }} document */
export const choose = (page, { text }) =>
  page
    .getByLabel('Choose docs.json')
    .setInputFiles({ name: 'docs.json', mimeType: 'application/json', buffer: Buffer.from(text) });

/**
 * Opens a document and waits for the app's `signpost:open` measure, which ends when the rows are painted.
 * @param {Page} page
 * @param {{ readonly text: string }} document
 */
export async function open(page, document) {
  await choose(page, document);
  await page.waitForFunction(() => performance.getEntriesByName('signpost:open').length > 0);
}

/** Waits until the tree's commands are there. @param {Page} page */
export const ready = (page) => page.locator('[role=tree][aria-busy=false]').waitFor();

/** Waits for the start screen. @param {Page} page */
export const started = (page) => page.getByRole('button', { name: 'Open file' }).waitFor();
