/* The menu of a row on a phone: a sheet at the bottom. */
import type { Locator } from '@playwright/test';
import { expect, row, test } from './story';
import { openSite } from './open-site';
import { fixJson } from '../src/lib/features/tree/commands/messages';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const SITE = {
  name: 'Signal',
  navigation: {
    groups: [
      { group: 'Start', pages: ['introduction', 'quickstart'] },
      { group: 'Guides', pages: ['deploy', 'rotate'] },
    ],
  },
};
const height = async (of: Locator) => (await of.boundingBox())!.height;

test('the button of the selected row opens its menu', async ({ page }) => {
  await openSite(page, SITE);
  await row(page, 'rotate').tap();
  await row(page, 'rotate').getByRole('button', { name: 'Actions' }).tap();
  const menu = page.getByRole('menu', { name: 'Actions' });
  const items = menu.getByRole('menuitem');
  await expect(items.nth(2)).toHaveAccessibleName('Remove');
  for (const label of ['Rename', 'Move to…', 'Remove']) {
    const item = menu.getByRole('menuitem', { name: label, exact: true });
    await expect(item).toBeInViewport({ ratio: 1 });
    await expect.poll(async () => (await item.boundingBox())!.height).toBeGreaterThanOrEqual(40);
  }
  await expect(menu.locator('kbd').first()).toBeHidden();
  await expect
    .poll(() => menu.boundingBox())
    .toMatchObject({ x: 0, width: 390, y: expect.closeTo(844 - (await height(menu)), 0) });
  await menu.getByRole('menuitem', { name: 'Remove' }).tap();
  await expect(row(page, 'rotate')).toHaveCount(0);
});

test('a menu says what it acts on, and closes', async ({ page }) => {
  await openSite(page, SITE);
  await row(page, 'Guides').tap();
  await row(page, 'Guides').getByRole('button', { name: 'Actions' }).tap();
  const menu = page.getByRole('menu', { name: 'Actions' });
  await expect(menu.getByText('Guides', { exact: true })).toBeVisible();
  await menu.getByRole('menuitem', { name: 'Close' }).tap();
  await expect(menu).toHaveCount(0);
  await expect(row(page, 'Guides')).toHaveAttribute('aria-selected', 'true');
});

test('a tap next to an open menu only closes it', async ({ page }) => {
  await openSite(page, SITE);
  await row(page, 'rotate').tap();
  await row(page, 'rotate').getByRole('button', { name: 'Actions' }).tap();
  const menu = page.getByRole('menu', { name: 'Actions' });
  await expect(menu).toBeVisible();
  const json = (await page.getByRole('radio', { name: 'JSON' }).locator('..').boundingBox())!;
  await page.touchscreen.tap(json.x + json.width / 2, json.y + json.height / 2);
  await expect(menu).toHaveCount(0);
  await expect(page.getByRole('radio', { name: 'Visual' })).toBeChecked();
  await expect(row(page, 'rotate')).toHaveAttribute('aria-selected', 'true');
});

test('reasons of a menu fit while the text is broken', async ({ page }) => {
  await openSite(page, SITE);
  await page.getByRole('radio', { name: 'JSON' }).tap();
  const json = page.getByRole('region', { name: 'JSON', exact: true });
  await json.locator('.view-line').first().click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(']');
  await expect(json.locator('.bar')).toBeVisible();
  await page.getByRole('radio', { name: 'Visual' }).tap();
  await page.getByRole('button', { name: 'Navigation', exact: true }).tap();
  await row(page, 'introduction').tap();
  await row(page, 'introduction').getByRole('button', { name: 'Actions' }).tap();
  const menu = page.getByRole('menu', { name: 'Actions' });
  await expect(menu.getByText(fixJson).first()).toBeVisible();
  expect(await menu.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
  expect(await menu.boundingBox()).toMatchObject({ x: 0, width: 390 });
});
