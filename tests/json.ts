/* The JSON pane for stories: opening it, and putting the cursor into its text. */
import type { Locator, Page } from '@playwright/test';
import { expect, grabDownload } from './story';

export const region = (page: Page): Locator =>
  page.getByRole('region', { name: 'JSON', exact: true });
export const mode = (page: Page, name: string): Promise<void> =>
  page.getByRole('radio', { name, exact: true }).click();
/** The line below the text. */
export const bar = (page: Page): Locator => region(page).locator('.bar');
/** What is offered to put in; empty while nothing is. */
export const suggested = (page: Page): Locator => page.getByRole('listbox', { name: 'Suggest' });
/** The suggestion that Enter takes. */
export const chosen = (page: Page): Locator => suggested(page).locator('.focused');

export async function openJson(page: Page, name = 'JSON'): Promise<void> {
  await mode(page, name);
  await region(page).locator('.view-line').first().waitFor();
}

/**
 * Puts the cursor where `|` stands in a part of the text, by Monaco's “Go to line”. `text`: what the pane shows now,
 * its line ends LF.
 */
export async function cursorIn(page: Page, text: string, marked: string): Promise<void> {
  const at = text.indexOf(marked.replace('|', '')) + marked.indexOf('|');
  const before = text.slice(0, at).split('\n');
  await region(page).locator('.code').click();
  await page.keyboard.press('Control+g');
  const field = page.locator('.quick-input-widget input');
  await expect(field).toBeFocused();
  await field.fill(`:${before.length}:${before.at(-1)!.length + 1}`);
  await field.press('Enter');
  await expect(field).toBeHidden();
  await expect(region(page).locator('.monaco-editor.focused')).toBeVisible();
}

/**
 * Rests the pointer on a word of the text until what is said of it shows. As a person does it: the lines may be drawn
 * anew just then, and who sees nothing moves the pointer once more.
 */
export async function restOn(page: Page, word: string, said: Locator): Promise<void> {
  const there = region(page).locator('.view-lines').getByText(word, { exact: true }).first();
  await expect(async () => {
    await page.mouse.move(0, 0);
    await there.hover();
    await expect(said).toBeVisible({ timeout: 4000 });
  }).toPass();
}

/**
 * Types as one stretch, which is one step: no key waits for the answer to the one before, which on a slow machine would
 * be a pause.
 */
export async function typeAtOnce(page: Page, text: string): Promise<void> {
  await Promise.all([...text].map((key) => page.keyboard.press(key)));
}

/** The bytes that a person would get. */
export const bytesNow = async (page: Page): Promise<string> =>
  (await grabDownload(page, () => page.keyboard.press('ControlOrMeta+s'))).bytes.toString('utf8');
