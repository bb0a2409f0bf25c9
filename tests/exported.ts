/* The preview as a file that is handed out: made in the app, and opened from the disk as a colleague would. */
import { writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { expect, type Locator, type Page, type TestInfo } from '@playwright/test';
import { grabDownload } from './story';

/** Exports the preview that is on the screen; the address of the file, and its text. */
export async function exportPreview(
  page: Page,
  info: TestInfo,
): Promise<{ readonly name: string; readonly url: string; readonly text: string }> {
  await page.getByRole('button', { name: 'Preview options' }).click();
  await page.getByRole('menuitem', { name: 'Export the preview as a page' }).click();
  const dialog = page.getByRole('dialog', { name: 'Export the preview as a page' });
  const { name, bytes } = await grabDownload(page, () =>
    dialog.getByRole('button', { name: 'Download' }).click(),
  );
  await expect(dialog).toBeHidden();
  const file = info.outputPath(name);
  writeFileSync(file, bytes);
  return { name, url: pathToFileURL(file).href, text: bytes.toString() };
}

/** A file is its own world: nothing but itself is asked for while `act` goes on. */
export async function askingNobody(page: Page, url: string, act: () => Promise<void>) {
  const asked: string[] = [];
  const note = (request: { url: () => string }) => asked.push(request.url());
  page.on('request', note);
  await act();
  page.off('request', note);
  expect(asked.filter((one) => !one.startsWith('data:') && !one.startsWith(url))).toEqual([]);
}

/** The site that a page shows: the preview in the app, or a file that was handed out. */
export const siteIn = (where: Page | Locator) => ({
  sidebar: where.getByRole('navigation', { name: 'Sidebar' }),
  article: where.getByRole('article'),
  title: where.getByRole('article').getByRole('heading').first(),
});
