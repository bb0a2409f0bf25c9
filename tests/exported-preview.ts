/* The preview as an exported file: made in the app, and opened from disk as a colleague would. */
import { writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { expect, type Locator, type Page, type TestInfo } from '@playwright/test';
import { grabDownload } from './story';
import * as m from '../src/lib/features/preview/export/messages';

/** Exports the current preview. Returns the file's name, address and text. */
export async function exportPreview(
  page: Page,
  info: TestInfo,
): Promise<{ readonly name: string; readonly url: string; readonly text: string }> {
  await page.getByRole('button', { name: 'Preview options' }).click();
  await page.getByRole('menuitem', { name: m.exportAsPage }).click();
  const dialog = page.getByRole('dialog', { name: m.exportAsPage });
  const { name, bytes } = await grabDownload(page, () =>
    dialog.getByRole('button', { name: 'Download' }).click(),
  );
  await expect(dialog).toBeHidden();
  const file = info.outputPath(name);
  writeFileSync(file, bytes);
  return { name, url: pathToFileURL(file).href, text: bytes.toString() };
}

/** Checks that an exported file is self-contained: `act` requests nothing but the file itself. */
export async function expectNoRequests(page: Page, url: string, act: () => Promise<void>) {
  const asked: string[] = [];
  const note = (request: { url: () => string }) => asked.push(request.url());
  page.on('request', note);
  await act();
  page.off('request', note);
  expect(asked.filter((one) => !one.startsWith('data:') && !one.startsWith(url))).toEqual([]);
}

/** Parts of the site that a page shows: the preview in the app, or an exported file. */
export const siteIn = (where: Page | Locator) => ({
  sidebar: where.getByRole('navigation', { name: 'Sidebar' }),
  article: where.getByRole('article'),
  title: where.getByRole('article').getByRole('heading').first(),
});
