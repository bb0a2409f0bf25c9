/* Deleting pages with their files: what leads there, and where it leads then. */
import type { Page } from '@playwright/test';
import { ACME_FOLDER } from './sites';
import { openWritableFolder, treeInBrowser } from './folders';
import { announced, button, confirmDelete, region, saveState, undo } from './screen-parts';
import { expect, row, test } from './story';
import * as m from '../src/lib/features/shell/delete-messages';
import { saidOfDeleted } from '../src/lib/editor/files/follow-messages';
import * as files from '../src/lib/features/tree/commands/page-file-messages';

const FOLDER = {
  ...ACME_FOLDER,
  'guides/index.mdx':
    '---\ntitle: Guides\n---\n\nSee [deploying](./deploy#now) and [this](/guides/deploy).\n',
};
const DELETED = 'Deleted “Deploy a site” with its file';

async function ask(page: Page) {
  await row(page, 'Deploy a site').click();
  await page.keyboard.press('Shift+F10');
  await page.getByRole('menuitem', { name: files.deleteWithFiles }).press('Enter');
  return page.getByRole('dialog', { name: m.deleteFile('Deploy a site') });
}

test(
  'links and old addresses lead to the page that is chosen, and undo takes all of it back',
  { tag: '@main' },
  async ({ page }) => {
    await openWritableFolder(page, FOLDER);
    const dialog = await ask(page);
    await expect(dialog).toContainText(m.linked(2, 1));
    await expect(dialog.getByRole('listitem').first()).toContainText('deploying');
    const to = dialog.getByLabel(m.sendTo);
    await expect(to).toBeFocused();
    await expect(dialog).toContainText(m.withoutTarget(2));
    await page.keyboard.press('ArrowDown');
    // The first other page of its group is the most likely.
    await expect(dialog.getByRole('option').first()).toContainText('Welcome aboard');
    await page.keyboard.press('Enter');
    await expect(to).toHaveValue('welcome');
    await expect(dialog).toContainText(m.withTarget('Welcome aboard', 2));
    await page.keyboard.press('Enter');
    await announced(page, saidOfDeleted(DELETED, 2, 'welcome'));
    await expect(row(page, 'Welcome aboard')).toBeFocused();

    await page.keyboard.press('Control+s');
    await expect(saveState(page)).toHaveText('Saved');
    const saved = await treeInBrowser(page, 'acme');
    expect(Object.keys(saved)).not.toContain('guides/deploy.mdx');
    expect(saved['guides/index.mdx']).toContain('[deploying](../welcome) and [this](/welcome)');
    expect(JSON.parse(saved['docs.json']!)).toMatchObject({
      redirects: [{ source: '/guides/deploy', destination: '/welcome' }],
    });
    await undo(page).click();
    await page.keyboard.press('Control+s');
    await expect(saveState(page)).toHaveText('Saved');
    expect(await treeInBrowser(page, 'acme')).toEqual(FOLDER);
  },
);

test('addresses can end on purpose, which the site’s config remembers', async ({ page }) => {
  await openWritableFolder(page, FOLDER);
  const dialog = await ask(page);
  await dialog.getByLabel(m.sendTo).fill('welcome');
  await expect(dialog.getByLabel(m.onPurpose)).toBeDisabled();
  await dialog.getByLabel(m.sendTo).fill('');
  await dialog.getByLabel(m.sendTo).press('Tab');
  await dialog.getByLabel(m.onPurpose).check();
  await confirmDelete(page);
  await announced(page, saidOfDeleted(DELETED, 2, undefined));
  await page.keyboard.press('Control+s');
  await expect(saveState(page)).toHaveText('Saved');
  const saved = await treeInBrowser(page, 'acme');
  expect(saved['signpost.config.json']).toBe('{\n  "gone": [\n    "/guides/deploy"\n  ]\n}\n');
  await undo(page).click();
  await page.keyboard.press('Control+s');
  await expect(saveState(page)).toHaveText('Saved');
  expect(await treeInBrowser(page, 'acme')).toEqual(FOLDER);
});

test('a path without a page is refused, and Escape deletes nothing', async ({ page }) => {
  await openWritableFolder(page, FOLDER);
  const dialog = await ask(page);
  const to = dialog.getByLabel(m.sendTo);
  for (const [path, why] of [
    ['nowhere', m.choosePage],
    ['guides/deploy', m.isDeletedToo],
  ] as const) {
    await to.fill(path);
    await expect(dialog).toContainText(why);
    await expect(button(page, m.remove)).toBeDisabled();
  }
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(row(page, 'Deploy a site')).toBeFocused();
});

test('without a target, links are left as they are', async ({ page }) => {
  await openWritableFolder(page, FOLDER);
  await ask(page);
  await confirmDelete(page);
  await announced(page, saidOfDeleted(DELETED, 2, undefined));
  await button(page, 'Review changes').click();
  const review = region(page, 'Review changes');
  await expect(review).toContainText('2 links in page files will no longer work');
  const difference = (file: string) =>
    review.getByRole('region', { name: `Difference in ${file}`, exact: true });
  await expect(difference('guides/deploy.mdx')).toBeVisible();
  await expect(difference('guides/index.mdx')).toHaveCount(0);
});
