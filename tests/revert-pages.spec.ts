/* Reverting one row of a page that moved, was deleted or is new: its entry, file, links and redirects go back together. */
import type { Page } from '@playwright/test';
import { openWritableFolder, pageFile, treeInBrowser } from './folders';
import { announced, button, confirmDelete, region, saveState, undo } from './screen-parts';
import { ACME_FOLDER } from './sites';
import { expect, row, test } from './story';
import { pathChanged } from '../src/lib/core/compare/field-messages';
import { fileCreated } from '../src/lib/core/compare/messages';
import { addressesLed, leadsTo, withItsFile } from '../src/lib/core/review/messages';
import * as review from '../src/lib/features/review/messages';
import * as move from '../src/lib/features/shell/move-messages';
import * as menu from '../src/lib/features/tree/commands/menu-messages';
import * as commands from '../src/lib/features/tree/commands/page-file-messages';

const FOLDER = {
  ...ACME_FOLDER,
  'welcome.mdx': `${pageFile('Welcome aboard')}[deploy](/guides/deploy#top)\n`,
  'guides/deploy.mdx': `${pageFile('Deploy a site')}[home](../welcome)\n`,
};
const panel = (page: Page) => region(page, review.reviewChanges);
const change = (page: Page, text: string | RegExp) =>
  panel(page).getByRole('listitem').filter({ hasText: text }).last();

async function openReview(page: Page): Promise<void> {
  await button(page, review.reviewChanges).click();
  await expect(panel(page)).toBeVisible();
}
async function revert(page: Page, text: string | RegExp): Promise<void> {
  await change(page, text).getByRole('button', { name: review.revert }).click();
}
async function save(page: Page): Promise<void> {
  await page.keyboard.press('Control+s');
  await expect(saveState(page)).toHaveText('Saved');
}

test('reverting the row of a moved page reverts all of the move', async ({ page }) => {
  await openWritableFolder(page, FOLDER);
  await row(page, 'Deploy a site').click();
  await page.keyboard.press('Shift+F10');
  await page.getByRole('menuitem', { name: menu.more }).press('ArrowRight');
  await page.getByRole('menuitem', { name: commands.moveFile }).press('Enter');
  await page.getByLabel(move.newPath).fill('operations/ship');
  await page.keyboard.press('Enter');
  await announced(page, /Moved page “Deploy a site” to “operations\/ship”/);
  await openReview(page);
  await expect(panel(page)).toContainText(addressesLed(1));
  await expect(panel(page)).toContainText(leadsTo('/guides/deploy', '/operations/ship'));
  await expect(panel(page)).toContainText(review.nothingLost);
  const changed = pathChanged('Deploy a site', 'guides/deploy', 'operations/ship');
  await revert(page, withItsFile(changed, []));
  await expect(panel(page)).toContainText(review.nothingChanged('docs.json'));
  await undo(page).click();
  await expect(panel(page)).toContainText(leadsTo('/guides/deploy', '/operations/ship'));
  await undo(page).click();
  await expect(undo(page)).toBeDisabled();
  await expect(saveState(page)).toHaveText('No changes');
});

test('the review claims that links work only once they are checked', async ({ page }) => {
  let go: (() => void) | undefined;
  const released = new Promise<void>((done) => (go = done));
  await page.route('**/workers/link-worker-*', async (route) => {
    await released;
    await route.continue();
  });
  await openWritableFolder(page, FOLDER);
  await row(page, 'Start').press('F2');
  await page.keyboard.type('Begin');
  await page.keyboard.press('Enter');
  await openReview(page);
  await expect(panel(page)).toContainText(review.checkingLinks);
  await expect(panel(page)).not.toContainText(review.nothingLost);
  go?.();
  await expect(panel(page)).toContainText(review.nothingLost);
  await expect(panel(page)).not.toContainText(review.checkingLinks);
});

test('a reverted deletion brings the file back, and its address leads to it again', async ({
  page,
}) => {
  await openWritableFolder(page, FOLDER);
  await row(page, 'Deploy a site').click();
  await page.keyboard.press('Shift+F10');
  await page.getByRole('menuitem', { name: commands.deleteWithFiles }).press('Enter');
  await confirmDelete(page, 'welcome');
  await announced(page, /Deleted “Deploy a site” with its file/);
  await openReview(page);
  await expect(panel(page)).toContainText(leadsTo('/guides/deploy', '/welcome'));
  await revert(page, 'Deploy a site');
  await expect(panel(page)).not.toContainText(leadsTo('/guides/deploy', '/welcome'));
  await save(page);
  const saved = await treeInBrowser(page, 'acme');
  // The links that lead elsewhere now are changes of their own.
  expect(saved).toEqual({ ...FOLDER, 'welcome.mdx': saved['welcome.mdx'] });
});

for (const what of ['entry', 'file'])
  test(`reverting the ${what} of a new page takes back both`, async ({ page }) => {
    await openWritableFolder(page, FOLDER);
    await row(page, 'Deploy a site').click();
    await page.keyboard.press('Shift+F10');
    await page.getByRole('menuitem', { name: commands.duplicateWithFiles }).press('Enter');
    await announced(page, 'Duplicated “Deploy a site” with its file');
    await openReview(page);
    await revert(
      page,
      what === 'file' ? fileCreated('guides/deploy-copy.mdx') : /Page “Deploy a site” added/,
    );
    await expect(panel(page)).toContainText(review.nothingChanged('docs.json'));
  });
