/* The palette in stories. */
import { expect, type Locator, type Page } from '@playwright/test';
import * as paletteMessages from '../src/lib/features/palette/messages';

export const palette = (page: Page): Locator =>
  page.getByRole('dialog', { name: paletteMessages.find });
export const field = (page: Page): Locator => palette(page).getByRole('combobox');
export const option = (page: Page, name: string): Locator =>
  palette(page).getByRole('option', { name, exact: true });
export const group = (page: Page, name: string): Locator =>
  palette(page).getByRole('group', { name });

export async function ask(page: Page, query: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await field(page).fill(query);
}
