/* Many page files deleted as one step: those of selected pages, and files outside the navigation. */
import { openWritableFolder, pageFile, textInBrowser } from './folders';
import {
  confirmDelete,
  announced,
  button,
  properties,
  region,
  saveState,
  undo,
} from './screen-parts';
import { ACME_FOLDER } from './sites';
import { expect, row, test } from './story';
import * as orphans from '../src/lib/features/orphans/messages';

test('several pages are deleted with their files from the properties', async ({ page }) => {
  await openWritableFolder(page, ACME_FOLDER, 'acme');
  await row(page, 'Welcome aboard').click();
  await row(page, 'Deploy a site').click({ modifiers: ['Shift'] });
  await properties(page).getByRole('button', { name: 'Delete with files' }).click();
  await confirmDelete(page);
  await expect(row(page, 'Deploy a site')).toHaveCount(0);
  await page.keyboard.press('Control+s');
  await expect(saveState(page)).toHaveText('Saved');
  expect(await textInBrowser(page, 'acme', 'welcome.mdx')).toBe('no file');
});

test('files outside the navigation are deleted in one step, and reviewed', async ({ page }) => {
  const more = { 'old/a.mdx': pageFile('Old A'), 'old/b.mdx': pageFile('Old B') };
  await openWritableFolder(page, { ...ACME_FOLDER, ...more }, 'acme');
  await page.getByRole('button', { name: /not in navigation/i }).click();
  const list = page.getByRole('tree', { name: orphans.pageFiles });
  await list.focus();
  await page.keyboard.press('Control+a');
  await button(page, orphans.deleteFiles(2)).press('Enter');
  await confirmDelete(page);
  await announced(page, orphans.deleted(2));
  await button(page, 'Review changes').click();
  await expect(region(page, 'Review changes')).toContainText('old/a.mdx');
  await expect(region(page, 'Review changes')).toContainText('old/b.mdx');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+s');
  await expect(saveState(page)).toHaveText('Saved');
  expect(await textInBrowser(page, 'acme', 'old/a.mdx')).toBe('no file');
  await undo(page).click();
  await page.keyboard.press('Control+s');
  await expect.poll(() => textInBrowser(page, 'acme', 'old/b.mdx')).toBe(more['old/b.mdx']);
});
