/* One element is removed, or deleted with its files, from its properties. */
import type { Page } from '@playwright/test';
import { openWritableFolder, textInBrowser, treeInBrowser } from './folders';
import { confirmDelete, announced, properties, saveState, undo } from './screen-parts';
import { ACME_FOLDER } from './sites';
import { expect, row, test } from './story';
import * as files from '../src/lib/features/tree/commands/page-file-messages';
import * as m from '../src/lib/features/tree/commands/messages';

const act = (page: Page, name: string) =>
  properties(page).getByRole('button', { name, exact: true });

async function save(page: Page): Promise<void> {
  await page.keyboard.press('Control+s');
  await expect(saveState(page)).toHaveText('Saved');
}

test('a page is removed from the navigation, and its file stays', async ({ page }) => {
  await openWritableFolder(page, ACME_FOLDER);
  await row(page, 'Deploy a site').click();
  await act(page, m.remove).click();
  await expect(row(page, 'Deploy a site')).toHaveCount(0);
  await expect(row(page, 'Welcome aboard')).toBeFocused();
  await save(page);
  expect(await textInBrowser(page, 'acme', 'guides/deploy.mdx')).toBe(
    ACME_FOLDER['guides/deploy.mdx'],
  );
  await undo(page).click();
  await save(page);
  expect(await treeInBrowser(page, 'acme')).toEqual(ACME_FOLDER);
});

test(
  'a page is deleted with its file by keyboard, also while another row has the focus',
  { tag: '@main' },
  async ({ page }) => {
    await openWritableFolder(page, ACME_FOLDER);
    await row(page, 'Deploy a site').click();
    await page.keyboard.press('Control+ArrowUp');
    await expect(row(page, 'Welcome aboard')).toBeFocused();
    await act(page, files.deleteWithFiles).focus();
    await page.keyboard.press('Enter');
    await confirmDelete(page);
    await announced(page, 'Deleted “Deploy a site” with its file');
    await expect(row(page, 'Welcome aboard')).toHaveCount(1);
    await save(page);
    expect(await textInBrowser(page, 'acme', 'welcome.mdx')).toBe(ACME_FOLDER['welcome.mdx']);
    expect(Object.keys(await treeInBrowser(page, 'acme'))).not.toContain('guides/deploy.mdx');
  },
);

test('a group has both, and a page without a file only the first', async ({ page }) => {
  const docs = ACME_FOLDER['docs.json'].replace('"welcome",', '"welcome", "missing",');
  await openWritableFolder(page, { ...ACME_FOLDER, 'docs.json': docs });
  await row(page, 'Start').click();
  await expect(act(page, files.deleteWithFiles)).toBeEnabled();
  await row(page, 'Missing').click();
  await expect(act(page, m.remove)).toBeEnabled();
  await expect(act(page, files.deleteWithFiles)).toHaveCount(0);
});

test('on a phone, an element is removed from its properties, too', async ({ page }) => {
  await openWritableFolder(page, ACME_FOLDER);
  await row(page, 'Deploy a site').click();
  await page.setViewportSize({ width: 390, height: 800 });
  await page.getByRole('button', { name: 'Properties', exact: true }).click();
  await act(page, m.remove).click();
  await announced(page, 'Removed “Deploy a site”');
  await page.getByRole('button', { name: 'Navigation', exact: true }).click();
  await expect(row(page, 'Deploy a site')).toHaveCount(0);
});
