import type { Locator, Page } from '@playwright/test';
import { openWritableFolder, pageFile } from './folders';
import { field } from './screen-parts';
import { expect, row, test } from './story';
import { openSite } from './open-site';
import * as m from '../src/lib/features/preview/compare/messages';

const SITE = {
  navigation: {
    groups: [
      { group: 'Start', pages: ['home', 'setup', 'old'] },
      { group: 'Guides', pages: ['deploy', 'rotate'] },
      { group: 'Account', pages: ['members'] },
    ],
  },
};

const stage = (page: Page): Locator => page.getByRole('region', { name: 'Before and after' });
const side = (page: Page, name: 'Before' | 'After'): Locator =>
  stage(page).getByRole('group', { name, exact: true });
const inSide = (page: Page, name: 'Before' | 'After', link: string): Locator =>
  side(page, name).getByRole('navigation', { name: 'Sidebar' }).getByRole('link', { name: link });
const marked = (page: Page, name: 'Before' | 'After', change: string): Locator =>
  side(page, name).getByRole('navigation', { name: 'Sidebar' }).locator(`[data-change=${change}]`);
const title = (page: Page, name: 'Before' | 'After', text: string): Locator =>
  side(page, name).getByRole('article').getByRole('heading', { name: text });

async function compared(page: Page): Promise<void> {
  await openSite(page, SITE);
  const button = page.getByRole('button', { name: 'Before and after', exact: true });
  await page.getByRole('navigation', { name: 'Sidebar' }).waitFor();
  await expect(button).toHaveCount(0);
  await row(page, 'old').click();
  await page.keyboard.press('Delete');
  await row(page, 'Account').click();
  await page.keyboard.press('Alt+ArrowUp');
  await button.click();
  await stage(page).waitFor();
}

test('a page whose file moved has its text on both sides', async ({ page }) => {
  await openWritableFolder(page, {
    'docs.json': JSON.stringify({ navigation: { groups: [{ group: 'Start', pages: ['home'] }] } }),
    'home.mdx': pageFile('Welcome aboard'),
  });
  await row(page, 'Welcome aboard').click();
  await field(page, 'Page path').fill('start/home');
  await page.keyboard.press('Enter');
  await expect(field(page, 'Page path')).toHaveValue('start/home');
  await page.getByRole('button', { name: 'Before and after', exact: true }).click();
  for (const name of ['Before', 'After'] as const)
    await expect(side(page, name).getByRole('article')).toContainText('Text.');
});

test('before and after are side by side, marked and synchronized', async ({ page }) => {
  await compared(page);
  await expect(marked(page, 'Before', 'removed')).toHaveText(/Old/);
  await expect(marked(page, 'Before', 'moved')).toHaveText(/Account/);
  await expect(marked(page, 'After', 'moved')).toHaveText(/Account/);
  await inSide(page, 'After', 'Rotate').click();
  await expect(title(page, 'Before', 'Rotate')).toBeVisible();
  await inSide(page, 'Before', 'Setup').click();
  await expect(title(page, 'After', 'Setup')).toBeVisible();
  const place = await inSide(page, 'Before', 'Old').boundingBox();
  await inSide(page, 'Before', 'Old').click();
  await expect(title(page, 'Before', 'Old')).toBeVisible();
  await expect(title(page, 'After', 'Setup')).toBeVisible();
  await expect(stage(page)).toContainText(m.isGone('Old'));
  expect(await inSide(page, 'Before', 'Old').boundingBox()).toEqual(place);
  await page.keyboard.press('Escape');
  await expect(stage(page)).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Preview' })).toBeVisible();
});

test('a page whose file has another title has its old one before, and is marked', async ({
  page,
}) => {
  await openWritableFolder(page, {
    'docs.json': '{ "navigation": { "groups": [{ "group": "Start", "pages": ["a", "b"] }] } }',
    'a.mdx': pageFile('Welcome'),
    'b.mdx': pageFile('Setup'),
  });
  await row(page, 'Setup').click();
  await field(page, 'Sidebar title').fill('Get set up');
  await page.getByRole('button', { name: 'Before and after', exact: true }).click();
  await expect(marked(page, 'Before', 'changed')).toHaveText(/Setup/);
  await expect(marked(page, 'After', 'changed')).toHaveText(/Get set up/);
  await expect(inSide(page, 'Before', 'Welcome')).not.toHaveAttribute('data-change');
  await expect(stage(page)).not.toContainText(m.nothingDiffers);
});

test('a slider shows one over the other, moved by keys and by mouse', async ({ page }) => {
  await compared(page);
  await stage(page).getByRole('radio', { name: 'Slider' }).click();
  const slider = stage(page).getByRole('slider');
  await slider.focus();
  await page.keyboard.press('Home');
  await expect(slider).toHaveAttribute('aria-valuenow', '0');
  await expect(side(page, 'Before')).toHaveAttribute('inert', '');
  await page.keyboard.press('ArrowRight');
  await expect(slider).toHaveAttribute('aria-valuetext', '2% before, 98% after');
  await page.keyboard.press('End');
  await expect(slider).toHaveAttribute('aria-valuenow', '100');
  await page.keyboard.press('PageDown');
  const from = (await slider.boundingBox())!;
  await page.mouse.move(from.x + from.width / 2, from.y + 60);
  await page.mouse.down();
  await page.mouse.move(from.x - 200, from.y + 60, { steps: 4 });
  await page.mouse.up();
  await expect
    .poll(async () => Number(await slider.getAttribute('aria-valuenow')))
    .toBeLessThan(75);
});

test('on a phone, one side at a time is shown, with the menu open', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await openSite(page, SITE);
  await row(page, 'Account').click();
  await page.keyboard.press('Alt+ArrowUp');
  await page.getByRole('button', { name: 'Preview', exact: true }).click();
  await page.getByRole('button', { name: 'Before and after', exact: true }).click();
  await expect(side(page, 'Before')).toBeHidden();
  // Most of what changes is in the navigation.
  const heads = (name: 'Before' | 'After') =>
    side(page, name)
      .getByRole('navigation', { name: 'Sidebar' })
      .getByText(/^(Guides|Account)$/);
  await expect(heads('After')).toHaveText(['Account', 'Guides']);
  await stage(page).getByRole('radio', { name: 'Before' }).click();
  await expect(heads('Before')).toHaveText(['Guides', 'Account']);
  await expect(heads('Before').first()).toBeInViewport();
  await expect(side(page, 'After')).toBeHidden();
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
    .toBeLessThanOrEqual(390);
});
