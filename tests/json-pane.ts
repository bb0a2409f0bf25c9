/* The JSON pane for stories: opening it, and placing the cursor in its text. */
import type { Locator, Page } from '@playwright/test';
import { expect } from './story';

export const jsonRegion = (page: Page): Locator =>
  page.getByRole('region', { name: 'JSON', exact: true });
export const chooseMode = (page: Page, name: string): Promise<void> =>
  page.getByRole('radio', { name, exact: true }).click();
/** The bar below the text. */
export const statusBar = (page: Page): Locator => jsonRegion(page).locator('.bar');
/** The suggestion list; empty while nothing is suggested. */
export const suggestions = (page: Page): Locator => page.getByRole('listbox', { name: 'Suggest' });
/** The suggestion that Enter would insert. */
export const focusedSuggestion = (page: Page): Locator => suggestions(page).locator('.focused');

export async function openJson(page: Page, name = 'JSON'): Promise<void> {
  await chooseMode(page, name);
  await jsonRegion(page).locator('.view-line').first().waitFor();
}

/**
 * Places the cursor at the `|` in a part of the text, with Monaco's “Go to line”. `text` is the text the pane shows,
 * with LF line endings.
 */
export async function cursorIn(page: Page, text: string, marked: string): Promise<void> {
  const at = text.indexOf(marked.replace('|', '')) + marked.indexOf('|');
  const before = text.slice(0, at).split('\n');
  await jsonRegion(page).locator('.code').click();
  await page.keyboard.press('Control+g');
  const field = page.locator('.quick-input-widget input');
  await expect(field).toBeFocused();
  await field.fill(`:${before.length}:${before.at(-1)!.length + 1}`);
  await field.press('Enter');
  await expect(field).toBeHidden();
  // The editor counts as focused while its “Go to line” is, too.
  await expect(jsonRegion(page).locator('.native-edit-context:focus')).toBeAttached();
  // It still takes keys until its blur was handled, in a task of its own.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
}

/**
 * Hovers over a word of the text until its description appears. Retries as a user would, because the lines may be
 * redrawn at that moment.
 */
export async function hoverWord(page: Page, word: string, said: Locator): Promise<void> {
  const there = jsonRegion(page).locator('.view-lines').getByText(word, { exact: true }).first();
  await expect(async () => {
    await page.mouse.move(0, 0);
    await there.hover();
    await expect(said).toBeVisible({ timeout: 4000 });
  }).toPass();
}

/**
 * Types without pauses, so that it becomes one undo step. Waiting for each key's result would be a pause on a slow
 * machine.
 */
export async function typeAtOnce(page: Page, text: string): Promise<void> {
  await Promise.all([...text].map((key) => page.keyboard.press(key)));
}
