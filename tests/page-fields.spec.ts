/* The fields of a page's own file, changed in the properties: shown everywhere, undone, kept as a draft and saved. */
import type { Page } from '@playwright/test';
import { openWritableFolder, textInBrowser } from './folders';
import { field, properties, saveState, sidebar, undo } from './screen-parts';
import { ACME_FOLDER } from './sites';
import { expect, row, test, treeReady } from './story';
import * as m from '../src/lib/features/inspector/page-messages';
import { changed } from '../src/lib/features/tree/messages';

async function openPage(page: Page): Promise<void> {
  await openWritableFolder(page, ACME_FOLDER, 'acme');
  await row(page, 'Welcome aboard').click();
  await expect(properties(page)).toContainText(m.keptIn('welcome.mdx'));
}

test('a title is typed in the properties, and followed by tree, preview and file', async ({
  page,
}) => {
  await openPage(page);
  await field(page, 'Title').fill('Hello: there');
  await expect(row(page, 'Hello: there')).toBeVisible();
  await expect(sidebar(page)).toContainText('Hello: there');
  expect(await textInBrowser(page, 'acme', 'welcome.mdx')).toBe(ACME_FOLDER['welcome.mdx']);
  await page.keyboard.press('Control+s');
  await expect(saveState(page)).toHaveText('Saved');
  const after = ACME_FOLDER['welcome.mdx'].replace('Welcome aboard', 'Hello: there');
  expect(await textInBrowser(page, 'acme', 'welcome.mdx')).toBe(after);
  expect(await textInBrowser(page, 'acme', 'docs.json')).toBe(ACME_FOLDER['docs.json']);
  // Also back again, in the file, too.
  await undo(page).click();
  await expect(row(page, 'Welcome aboard')).toBeVisible();
  await page.keyboard.press('Control+s');
  await expect
    .poll(() => textInBrowser(page, 'acme', 'welcome.mdx'))
    .toBe(ACME_FOLDER['welcome.mdx']);
});

test('hiding a page adds a line to its file, and showing it again removes the line', async ({
  page,
}) => {
  await openPage(page);
  await properties(page).getByRole('switch', { name: 'Hidden' }).click();
  await expect(sidebar(page)).toContainText(/Welcome aboard\s*hidden/);
  await expect(row(page, 'Welcome aboard')).toHaveAccessibleDescription(/, hidden/);
  await page.keyboard.press('Control+s');
  await expect
    .poll(() => textInBrowser(page, 'acme', 'welcome.mdx'))
    .toBe('---\ntitle: "Welcome aboard"\nhidden: true\n---\n\nText.\n');
  await properties(page).getByRole('switch', { name: 'Hidden' }).click();
  await page.keyboard.press('Control+s');
  await expect
    .poll(() => textInBrowser(page, 'acme', 'welcome.mdx'))
    .toBe(ACME_FOLDER['welcome.mdx']);
});

test('a change of a page file survives a reload as a draft', async ({ page }) => {
  await openPage(page);
  await field(page, 'Description').fill('What this is for');
  await expect(saveState(page)).toHaveText('Draft saved');
  await page.reload();
  await page
    .getByRole('button', { name: /Restore|Continue/ })
    .first()
    .click();
  await treeReady(page);
  await row(page, 'Welcome aboard').click();
  await expect(field(page, 'Description')).toHaveValue('What this is for');
  await undo(page).click();
  await expect(field(page, 'Description')).toHaveValue('');
});

test('the review names the file and its field, shows the difference, and reverts it alone', async ({
  page,
}) => {
  await openPage(page);
  await field(page, 'Title').fill('Hello');
  await expect(row(page, 'Hello').locator('.change')).toHaveAttribute('title', changed);
  await row(page, 'Deploy a site').click();
  await expect(properties(page)).toContainText(m.keptIn('guides/deploy.mdx'));
  await field(page, 'Tag').fill('NEW');
  await page.getByRole('button', { name: 'Review changes' }).click();
  const review = page.getByRole('region', { name: 'Review changes' });
  await expect(review).toContainText('2 changes');
  const title = review.getByRole('listitem').filter({ hasText: 'Title of “Hello” changed' });
  await expect(title).toBeVisible();
  await expect(review).toContainText('Tag of “Deploy a site” changed');
  await expect(review.getByRole('region', { name: 'Difference in welcome.mdx' })).toBeVisible();
  await title.getByRole('button', { name: 'Revert' }).click();
  await expect(title).toHaveCount(0);
  await expect(row(page, 'Welcome aboard')).toBeVisible();
  await expect(review).toContainText('1 change');
});
