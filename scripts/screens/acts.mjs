/* Actions that bring the app to a screen as a user would, using visible names. Each waits for its result. */

/** @typedef {import('playwright').Page} Page */

/** @param {Page} page @param {string} name */
export const button = (page, name) => page.getByRole('button', { name, exact: true });

/** @param {Page} page @param {string | RegExp} name */
export const region = (page, name) => page.getByRole('region', { name });

/** A tree row by the start of its name. @param {Page} page @param {string} label */
export const row = (page, label) =>
  page
    .getByRole('tree', { name: 'Navigation' })
    .getByRole('treeitem', { name: new RegExp(`^${label}`) })
    .first();

/** @param {Page} page */
export const settled = (page) => page.locator('[role=tree][aria-busy=false]').waitFor();

/** @param {Page} page */
export async function openSample(page) {
  await page.goto('/');
  await button(page, 'Try the sample').click();
  await settled(page);
}

/** @param {Page} page @param {string} text */
export async function choose(page, text) {
  await page.goto('/');
  await page
    .getByLabel('Choose docs.json')
    .setInputFiles({ name: 'docs.json', mimeType: 'application/json', buffer: Buffer.from(text) });
}

/** @param {Page} page @param {unknown} site */
export async function openSite(page, site) {
  await choose(page, `${JSON.stringify(site, null, 2)}\n`);
  await settled(page);
}

/** Opens the sample and selects a row. @param {Page} page @param {string} label */
export async function select(page, label) {
  await openSample(page);
  await row(page, label).click();
  await region(page, 'Properties').getByRole('heading', { name: label }).first().waitFor();
}

/** Shows a pane where there is room for only one. @param {Page} page @param {string} pane */
export async function goTo(page, pane) {
  const panes = page.getByRole('navigation', { name: 'Panes' });
  if (await panes.isVisible()) await panes.getByRole('button', { name: pane }).click();
}

/** Runs an action from the palette. @param {Page} page @param {string} words */
export async function act(page, words) {
  await page.keyboard.press('Control+k');
  const field = page.getByRole('dialog').getByRole('combobox');
  await field.and(page.locator(':focus')).waitFor();
  await field.fill(words);
  await page
    .getByRole('option', { name: new RegExp(`^${words}`) })
    .first()
    .click();
  await page.getByRole('dialog', { name: 'Find an action' }).waitFor({ state: 'detached' });
}

/** Makes one change of each kind to the sample. @param {Page} page */
export async function change(page) {
  await row(page, 'Quickstart').click();
  await page.keyboard.press('Alt+ArrowUp');
  await row(page, 'Concepts').click();
  await page.getByRole('textbox', { name: 'Label', exact: true }).fill('Ideas');
  await row(page, 'Ideas').waitFor();
  await row(page, 'Install the CLI').click();
  await page.keyboard.press('Delete');
  await row(page, 'Install the CLI').waitFor({ state: 'detached' });
}

/**
 * Drags a row over another one without dropping it: over its middle, or at another height from 0 to 1.
 * @param {Page} page @param {string} from @param {string} to
 */
export async function carry(page, from, to, part = 0.5) {
  const start = /** @type {{ x: number, y: number, height: number }} */ (
    await row(page, from).boundingBox()
  );
  const end = /** @type {{ y: number, height: number }} */ (await row(page, to).boundingBox());
  const x = start.x + 120;
  await page.mouse.move(x, start.y + start.height / 2);
  await page.mouse.down();
  await page.mouse.move(x + 3, start.y + start.height / 2 + 6);
  await page.mouse.move(x, end.y + end.height * part);
  await page.locator('.ghost').waitFor();
}

/** Waits for the diff in the review, with its colors, which a worker computes. @param {Page} page */
export const compared = (page) =>
  page.locator('.monaco-diff-editor :is(.line-insert, .line-delete)').first().waitFor();

/** Shows the JSON text, alone or next to the tree. @param {Page} page @param {'Split' | 'JSON'} mode */
export async function showMode(page, mode) {
  await page.getByRole('radio', { name: mode, exact: true }).check();
  await region(page, 'JSON').locator('.view-line').first().waitFor();
}

/** Opens the sample's text and deletes the comma after the name. @param {Page} page */
export async function breakText(page) {
  await openSample(page);
  await showMode(page, 'JSON');
  await region(page, 'JSON').getByRole('textbox').first().focus();
  await page.keyboard.press('Control+Home');
  for (let line = 0; line < 3; line++) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('End');
  await page.keyboard.press('Backspace');
  await region(page, 'JSON').getByText('Go to error').waitFor();
}
