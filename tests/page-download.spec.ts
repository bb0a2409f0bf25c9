/* Page files where the folder can only be read: the work is downloaded, and comes back as a draft. */
import { unzipSync, strFromU8 } from 'fflate';
import type { Page } from '@playwright/test';
import { openFolder } from './folders';
import { confirmDelete, announced, button, field, region, saveState } from './screen-parts';
import { ACME_FOLDER } from './sites';
import { expect, grabDownload, row, test, treeReady } from './story';
import * as files from '../src/lib/features/tree/commands/page-file-messages';
import { openFolder as openFolderFirst } from '../src/lib/editor/files/messages';

async function zipFrom(page: Page, act: () => Promise<void>): Promise<Record<string, string>> {
  const { bytes } = await grabDownload(page, act);
  return Object.fromEntries(
    Object.entries(unzipSync(bytes)).map(([path, file]) => [path, strFromU8(file)]),
  );
}

async function changeAndDelete(page: Page): Promise<void> {
  await row(page, 'Welcome aboard').click();
  await field(page, 'Title').fill('Hello');
  await expect(row(page, 'Hello')).toBeVisible();
  await row(page, 'Deploy a site').click({ button: 'right' });
  await page.getByRole('menuitem', { name: files.deleteWithFiles }).click();
  await confirmDelete(page);
  await expect(row(page, 'Deploy a site')).toBeHidden();
}

test('a download has every changed file at its path, and lists what to delete', async ({
  page,
}) => {
  await openFolder(page, ACME_FOLDER);
  await changeAndDelete(page);
  await button(page, 'Review changes').click();
  const zip = await zipFrom(page, () => button(page, 'Download').click());
  expect(Object.keys(zip).sort()).toEqual(['changes.txt', 'docs.json', 'welcome.mdx']);
  expect(zip['welcome.mdx']).toBe(ACME_FOLDER['welcome.mdx'].replace('Welcome aboard', 'Hello'));
  expect(zip['docs.json']).not.toContain('guides/deploy');
  expect(zip['changes.txt']).toContain('\nDelete guides/deploy.mdx\n');
  await announced(
    page,
    'Downloaded docs.json and welcome.mdx. Delete 1 file by hand: see changes.txt.',
  );
  await expect(saveState(page)).toHaveText('Draft saved');
});

test('the work comes back after a reload, and can still be downloaded', async ({ page }) => {
  await openFolder(page, ACME_FOLDER);
  await changeAndDelete(page);
  await expect(saveState(page)).toHaveText('Draft saved');
  await page.goto('/');
  await page
    .getByRole('button', { name: /Restore|Continue/ })
    .first()
    .click();
  await treeReady(page);
  const zip = await zipFrom(page, () => page.keyboard.press('ControlOrMeta+s'));
  expect(Object.keys(zip).sort()).toEqual(['changes.txt', 'docs.json', 'welcome.mdx']);
  expect(zip['changes.txt']).toContain('\nDelete guides/deploy.mdx\n');
});

test('docs.json alone: page files are refused with what to do', async ({ page }) => {
  await page.goto('/');
  await page.getByLabel('Choose docs.json').setInputFiles({
    name: 'docs.json',
    mimeType: 'application/json',
    buffer: Buffer.from(ACME_FOLDER['docs.json']),
  });
  await treeReady(page);
  await row(page, 'Welcome').click();
  for (const name of [files.createFile, files.deleteWithFiles]) {
    await page.keyboard.press('Control+k');
    await page.keyboard.type(name);
    await expect(page.getByRole('option', { name })).toContainText(openFolderFirst);
    await page.keyboard.press('Escape');
  }
  await expect(region(page, 'Properties').getByLabel('Title', { exact: true })).toBeHidden();
});
