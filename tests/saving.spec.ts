import type { Page } from '@playwright/test';
import { textOnDisk, openFromDisk, changeOnDisk } from './disk-file';
import { expect, grabDownload, test, tree } from './story';
import { openSite } from './open-site';
import { saveState } from './screen-parts';
import * as m from '../src/lib/features/shell/notice-messages';

const TEXT = '\ufeff{\r\n  "name": "Old",\r\n  "navigation": { "pages": ["a", "b"] }\r\n}';

/** Makes a change: any will do, so the site's name. */
async function rename(page: Page, name: string): Promise<void> {
  const region = page.getByRole('region', { name: 'Properties' });
  if (!(await region.getByLabel('Name', { exact: true }).isVisible()))
    await page.getByRole('button', { name: 'Site settings', exact: true }).click();
  await region.getByLabel('Name', { exact: true }).fill(name);
}
const bytes = (text: string) => [...Buffer.from(text)];

test(
  'writes the file in place with every other byte unchanged, and keeps undo',
  { tag: '@main' },
  async ({ page }) => {
    await openFromDisk(page, TEXT);
    await rename(page, 'New');
    await page.keyboard.press('ControlOrMeta+s');
    await expect(saveState(page)).toHaveText('Saved');
    expect(await textOnDisk(page)).toBe(TEXT.replace('Old', 'New'));

    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect(saveState(page)).toHaveText('Draft saved');
    await page.keyboard.press('ControlOrMeta+s');
    await expect(saveState(page)).toHaveText('Saved');
    expect(await textOnDisk(page)).toBe(TEXT);
  },
);

test(
  'writes nothing when the file has changed on disk; after a reload the work can be restored',
  { tag: '@main' },
  async ({ page }) => {
    await openFromDisk(page, TEXT);
    await rename(page, 'Mine');
    const theirs = TEXT.replace('"b"', '"b", "c"');
    await changeOnDisk(page, theirs);
    await page.keyboard.press('ControlOrMeta+s');
    const dialog = page.getByRole('dialog', { name: m.conflict });
    const mine = await grabDownload(page, () =>
      dialog.getByRole('button', { name: 'Download my version' }).click(),
    );
    expect([...mine.bytes]).toEqual(bytes(TEXT.replace('Old', 'Mine')));
    expect(await textOnDisk(page)).toBe(theirs);

    await page.keyboard.press('ControlOrMeta+s');
    await dialog.getByRole('button', { name: 'Reload' }).click();
    await expect(tree(page).getByRole('treeitem', { name: /^c/i })).toBeVisible();
    await expect(page.getByText(/draft from .*, based on an earlier version/)).toBeVisible();
    await page.getByRole('button', { name: 'Restore' }).click();
    await expect(saveState(page)).toHaveText('Draft saved');
    await expect(tree(page).getByRole('treeitem', { name: /^c/i })).toBeVisible();
    expect(await textOnDisk(page)).toBe(theirs);
    await page.keyboard.press('ControlOrMeta+s');
    await expect(saveState(page)).toHaveText('Saved');
    expect(await textOnDisk(page)).toBe(theirs.replace('Old', 'Mine'));
  },
);

test('restores work onto the current file, straight from the start screen', async ({ page }) => {
  await openFromDisk(page, TEXT);
  await rename(page, 'Mine');
  await expect(saveState(page)).toHaveText('Draft saved');
  await page.reload();
  const theirs = TEXT.replace('"b"', '"b", "c"');
  await changeOnDisk(page, theirs);
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(tree(page).getByRole('treeitem', { name: /^c/i })).toBeVisible();
  await expect(saveState(page)).toHaveText('Draft saved');
  await expect(page.getByText(/You have a draft/)).toBeHidden();
  await page.keyboard.press('ControlOrMeta+s');
  await expect(saveState(page)).toHaveText('Saved');
  expect(await textOnDisk(page)).toBe(theirs.replace('Old', 'Mine'));
});

test('opens a recent file again without asking for it', async ({ page }) => {
  await openFromDisk(page, TEXT);
  await page.getByRole('link', { name: 'Back to start' }).click();
  await page
    .getByRole('list', { name: 'Recent' })
    .getByRole('button', { name: /^docs\.json/ })
    .click();
  await rename(page, 'Again');
  await page.keyboard.press('ControlOrMeta+s');
  await expect(saveState(page)).toHaveText('Saved');
  expect(await textOnDisk(page)).toBe(TEXT.replace('Old', 'Again'));
});

test(
  'downloads when it cannot write, byte for byte, and stays a draft',
  { tag: '@main' },
  async ({ page }) => {
    await openSite(page, TEXT);
    const unchanged = await grabDownload(page, () => page.keyboard.press('ControlOrMeta+s'));
    expect(unchanged.name).toBe('docs.json');
    expect([...unchanged.bytes]).toEqual(bytes(TEXT));

    await rename(page, 'New');
    await expect(saveState(page)).toHaveText('Draft saved');
    const changed = await grabDownload(page, () => page.keyboard.press('ControlOrMeta+s'));
    expect([...changed.bytes]).toEqual(bytes(TEXT.replace('Old', 'New')));
    await expect(saveState(page)).toHaveText('Draft saved');
  },
);

test('shares one undo between the properties and the keys', { tag: '@long' }, async ({ page }) => {
  await openSite(page, TEXT);
  const undo = page.getByRole('button', { name: 'Undo', exact: true });
  await expect(undo).toBeDisabled();
  await rename(page, 'New');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Old');
  await expect(undo).toBeDisabled();
  await expect(saveState(page)).toHaveText('No changes');
  await page.keyboard.press('ControlOrMeta+Shift+z');
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('New');
});

test('stays on the screen and offers the work when something breaks', async ({ page }) => {
  await openSite(page, TEXT);
  await rename(page, 'New');
  await page.evaluate(() =>
    window.dispatchEvent(new ErrorEvent('error', { error: new Error('A gear broke') })),
  );
  const notice = page.getByRole('alert').filter({ hasText: 'A gear broke.' });
  const work = await grabDownload(page, () =>
    notice.getByRole('button', { name: 'Download my work' }).click(),
  );
  expect([...work.bytes]).toEqual(bytes(TEXT.replace('Old', 'New')));
  await expect(tree(page)).toBeVisible();
});
