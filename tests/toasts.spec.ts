/*
 * What a step says: one toast in the past tense with titles, also for moves by keys, gone with the view it was about.
 * And the review next to the tree: a click shows a row, Escape goes back to where the focus was.
 */
import type { Page } from '@playwright/test';
import { openRepository, pageRow, rearrange, test as hosted } from './github-story';
import { expect, openSample, row, test } from './story';

const toast = (page: Page) => page.locator('.toast');
const banner = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('button', { name, exact: true });
const review = (page: Page) => page.getByRole('region', { name: 'Review changes', exact: true });
const properties = (page: Page) => page.getByRole('region', { name: 'Properties' });

test('moves by held keys say once where the page went, when the keys are released', async ({
  page,
}) => {
  await openSample(page);
  await row(page, 'Quickstart').click();
  await page.keyboard.down('Alt');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowDown');
  await expect(row(page, 'Quickstart')).toHaveAttribute('aria-posinset', '3');
  await expect(toast(page)).toHaveCount(0);
  await page.keyboard.up('Alt');
  await expect(toast(page)).toHaveCount(1);
  await expect(toast(page)).toContainText('Moved “Quickstart” within “Get started”');
  await toast(page).getByRole('button', { name: 'Revert' }).click();
  await expect(row(page, 'Quickstart')).toHaveAttribute('aria-posinset', '2');
});

test('a toast disappears when another view is opened', async ({ page }) => {
  await openSample(page);
  await row(page, 'Quickstart').click();
  await page.keyboard.press('Delete');
  await expect(toast(page)).toContainText('Removed “Quickstart”');
  await banner(page, 'Review changes').click();
  await expect(review(page)).toBeVisible();
  await expect(toast(page)).toHaveCount(0);
});

test('Undo of a toast disappears with the next step, which it would undo instead', async ({
  page,
}) => {
  await openSample(page);
  await row(page, 'Quickstart').click();
  await page.keyboard.press('Delete');
  await expect(toast(page).getByRole('button', { name: 'Revert' })).toBeVisible();
  await row(page, 'Get started').click();
  await properties(page).getByRole('textbox').first().fill('Begin');
  await expect(row(page, 'Begin')).toBeVisible();
  await expect(toast(page)).toHaveCount(0);
});

test('a click in the tree shows the row of the review, or leaves it', async ({ page }) => {
  await openSample(page);
  await row(page, 'Quickstart').click();
  await page.keyboard.press('Alt+ArrowDown');
  await banner(page, 'Review changes').click();
  await expect(review(page)).toBeVisible();
  await row(page, 'Quickstart').click();
  await expect(review(page).locator('li[aria-current]')).toContainText('“Quickstart” moved');
  await expect(review(page).locator('li[aria-current]')).toBeInViewport();
  await page.keyboard.press('ArrowUp');
  await expect(row(page, 'Install the CLI')).toBeFocused();
  await expect(review(page)).toBeVisible();
  await row(page, 'Install the CLI').click();
  await expect(review(page)).toHaveCount(0);
  await expect(properties(page)).toBeVisible();
});

test('Escape leaves the review for the field that had the focus', async ({ page }) => {
  await openSample(page);
  await row(page, 'Get started').click();
  const label = properties(page).getByLabel('Label', { exact: true });
  await label.focus();
  await label.focus();
  await label.press('End');
  await page.keyboard.type('!');
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
  await page.keyboard.type('Review changes');
  await page.keyboard.press('Enter');
  await expect(review(page).getByRole('heading', { name: 'Review changes' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(label).toBeFocused();
});

test('two fields typed one after the other are two steps, named by what was typed', async ({
  page,
}) => {
  await openSample(page);
  await row(page, 'Get started').click();
  const label = properties(page).getByLabel('Label', { exact: true });
  const tag = properties(page).getByLabel('Tag', { exact: true });
  // Letter by letter, instead of what was there.
  await label.press('ControlOrMeta+a');
  await page.keyboard.type('Begin');
  await tag.fill('Soon');
  await row(page, 'Begin').click();
  await page.keyboard.press('Control+z');
  await expect(toast(page)).toContainText('Undone: Set tag of “Begin” to “Soon”');
  await expect(tag).toHaveValue('');
  await expect(label).toHaveValue('Begin');
  await page.keyboard.press('Control+z');
  await expect(toast(page)).toContainText('Undone: Renamed “Get started” to “Begin”');
  await expect(label).toHaveValue('Get started');
});

hosted('on a phone, a toast covers no action of the review', async ({ page, github }) => {
  await openRepository(page, github.tokens.ada, 'acme/docs');
  await rearrange(page);
  await pageRow(page, /install/i).press('Alt+ArrowUp');
  await page.setViewportSize({ width: 390, height: 844 });
  await banner(page, 'Review changes').click();
  await review(page).getByRole('button', { name: 'Revert' }).first().click();
  const lowest = await toast(page).boundingBox();
  const commit = await review(page).getByRole('button', { name: 'Commit' }).boundingBox();
  expect(lowest!.y + lowest!.height).toBeLessThanOrEqual(commit!.y);
});
