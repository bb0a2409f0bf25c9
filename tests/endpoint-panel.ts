/* The endpoints panel as a user operates it. */
import type { Locator, Page } from '@playwright/test';
import { expect, grabDownload, row } from './story';

export const panel = (page: Page) => page.getByRole('region', { name: 'Endpoints' });
export const properties = (page: Page) => page.getByRole('region', { name: 'Properties' });
export const field = (page: Page, name: string) =>
  properties(page).getByLabel(name, { exact: true });
export const box = (page: Page, name: string): Locator =>
  panel(page).getByRole('checkbox', { name, exact: true });
export const undo = (page: Page) => page.getByRole('button', { name: 'Undo', exact: true });

/** The text that a download would contain now. */
export async function text(page: Page): Promise<string> {
  const { bytes } = await grabDownload(page, () => page.keyboard.press('ControlOrMeta+s'));
  return bytes.toString('utf8');
}

/** The removed and added lines, including repetitions. */
export function difference(before: string, after: string) {
  const minus = (from: string[], other: string[]) => {
    const left = [...other];
    return from.flatMap((line) => {
      const at = left.indexOf(line);
      if (at < 0) return [line.trim()];
      left.splice(at, 1);
      return [];
    });
  };
  const [old, fresh] = [before.split('\n'), after.split('\n')];
  return { gone: minus(old, fresh), fresh: minus(fresh, old) };
}

/** Expands the ancestors, then selects. */
export async function select(page: Page, ...labels: string[]): Promise<void> {
  for (const label of labels.slice(0, -1)) {
    const above = row(page, label);
    await above.click();
    if ((await above.getAttribute('aria-expanded')) === 'false')
      await page.keyboard.press('ArrowRight');
    await expect(above).toHaveAttribute('aria-expanded', 'true');
  }
  await row(page, labels.at(-1)!).click();
}

/** Opens the panel from the properties of the selection. */
export async function choose(page: Page): Promise<void> {
  await properties(page).getByRole('button', { name: 'Choose endpoints' }).click();
  await panel(page).getByRole('list').waitFor();
}
