import type { Locator, Page } from '@playwright/test';
import { expect, row, test } from './story';
import { openSite } from './open-site';
import { preview } from './screen-parts';
import * as m from '../src/lib/features/preview/findability/messages';

const SITE = {
  name: 'Signal',
  banner: { content: 'Hello', dismissible: true },
  navigation: {
    tabs: [
      {
        tab: 'Docs',
        groups: [
          { group: 'Start', pages: ['home', 'setup'] },
          {
            group: 'More',
            pages: ['more', { group: 'Keys', pages: ['keys/make', 'keys/rotate'] }],
          },
        ],
      },
      { tab: 'API', pages: ['errors'] },
    ],
  },
};
const trial = (page: Page): Locator => page.getByRole('dialog', { name: 'Findability test' });
const results = (page: Page): Locator => page.getByRole('region', { name: 'Results' });

async function choose(page: Page, entry: string): Promise<void> {
  await preview(page).getByRole('button', { name: 'Preview options' }).click();
  await page.getByRole('menuitem', { name: entry }).click();
}

test('the first look shows the site as to a new reader, and Escape returns', async ({ page }) => {
  await openSite(page, SITE);
  await preview(page).getByRole('button', { name: 'Dismiss banner' }).click();
  await preview(page).getByRole('tab', { name: 'API' }).click();
  await page.getByRole('button', { name: 'First look', exact: true }).click();
  const look = page.getByRole('region', { name: 'First look' });
  await expect(look.getByRole('article').getByRole('heading', { name: 'Home' })).toBeVisible();
  await expect(look.getByRole('note', { name: 'Banner' })).toBeVisible();
  await expect(look.getByRole('button', { name: /^Edit/ })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(preview(page).getByRole('tab', { name: 'API' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await expect(preview(page).getByRole('note', { name: 'Banner' })).toHaveCount(0);
});

test('a task is tested on the site before and after, and the results are copied', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openSite(page, SITE);
  await row(page, 'Keys').click();
  await page.keyboard.press('Alt+ArrowLeft');
  await choose(page, 'Test findability');
  await expect(page.getByRole('button', { name: 'Start test' })).toBeDisabled();
  await page.getByRole('textbox', { name: 'Task' }).fill('Rotate a key');
  await page.getByLabel(m.targets).fill('rotate');
  await page.getByRole('option', { name: /rotate/i }).click();
  await page.getByRole('button', { name: 'Start test' }).click();
  const sidebar = trial(page).getByRole('navigation', { name: 'Sidebar' });
  await sidebar.getByRole('link', { name: 'Rotate' }).click();
  await expect(trial(page)).toHaveCount(0);
  const line = (name: string) => results(page).getByRole('row').filter({ hasText: name });
  await expect(line('After')).toContainText('1 of 1');

  await page.getByRole('button', { name: m.testAgain('Rotate a key', 'before') }).click();
  await trial(page).getByRole('tab', { name: 'API' }).click();
  await trial(page).getByRole('button', { name: 'Back', exact: true }).click();
  await sidebar.getByRole('button', { name: 'Keys' }).click();
  await sidebar.getByRole('link', { name: 'Rotate' }).click();
  await expect(line('Before').getByRole('cell')).toContainText(['1 of 1', ' s', '4', '1', '2']);

  await page.getByRole('button', { name: m.testAgain('Rotate a key', 'after') }).click();
  await trial(page).getByRole('button', { name: 'I give up' }).click();
  await expect(line('After')).toContainText('1 of 2');
  await expect(results(page)).toContainText('API › Back › Keys › Rotate');
  await results(page).getByRole('button', { name: 'Copy results' }).click();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toMatch(/\| Rotate a key \| 1 of 1 → 1 of 2 \|/);
});

test(
  'a stopped test leaves nothing, and tasks are kept for the session',
  { tag: '@long' },
  async ({ page }) => {
    await openSite(page, SITE);
    await choose(page, 'Test findability');
    await page.getByRole('textbox', { name: 'Task' }).fill('Rotate a key');
    await page.getByLabel(m.targets).fill('home');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Start test' }).click();
    await expect(page.getByText(m.isFirstPage)).toBeVisible();
    await page.getByRole('button', { name: /^Remove/ }).click();
    await page.getByLabel(m.targets).fill('rotate');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Start test' }).click();
    await expect(trial(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(trial(page)).toHaveCount(0);
    await expect(results(page)).toHaveCount(0);
    await page.keyboard.press('Escape');
    await choose(page, 'Test findability');
    await expect(page.getByRole('textbox', { name: 'Task' })).toHaveValue('Rotate a key');
  },
);
