import type { Locator, Page } from '@playwright/test';
import { expect, row, test } from './story';
import { openSite, type Site } from './open-site';
import { preview, sidebar } from './screen-parts';
import * as m from '../src/lib/features/preview/messages';
import * as siteMessages from '../src/lib/features/preview/site/messages';

const SITE = {
  name: 'Signal',
  navigation: {
    tabs: [
      {
        tab: 'Docs',
        groups: [
          { group: 'Start', pages: ['start/home', 'start/setup'] },
          { group: 'Guides', pages: ['guides/deploy', { group: 'Keys', pages: ['keys/rotate'] }] },
          { group: 'Secret', hidden: true, pages: ['secret'] },
        ],
      },
      { tab: 'API', pages: ['api/errors', 'api/limits'] },
    ],
  },
};
const inSidebar = (page: Page, name: string): Locator =>
  sidebar(page).getByRole('link', { name, exact: true });
const address = (page: Page): Locator => preview(page).getByLabel(m.address);
const part = (page: Page, name: string): Locator =>
  sidebar(page).locator('[data-element]').filter({ hasText: name }).last();

async function opened(page: Page, site: Site = SITE): Promise<void> {
  await openSite(page, site);
  await sidebar(page).waitFor();
}

test('back and forward, by buttons, keys and mouse, and across an edit', async ({ page }) => {
  await opened(page);
  const back = preview(page).getByRole('button', { name: 'Back', exact: true });
  const forward = preview(page).getByRole('button', { name: 'Forward', exact: true });
  await expect(back).toBeDisabled();
  await inSidebar(page, 'Setup').click();
  await inSidebar(page, 'Deploy').click();
  await back.click();
  await expect(address(page)).toHaveValue('/start/setup');
  await page.keyboard.press('Alt+ArrowLeft');
  await expect(address(page)).toHaveValue('/start/home');
  await expect(back).toBeDisabled();
  await forward.focus();
  await page.keyboard.press('Alt+ArrowRight');
  await expect(address(page)).toHaveValue('/start/setup');
  await inSidebar(page, 'Setup').hover();
  await sidebar(page).dispatchEvent('mouseup', { button: 4 });
  await expect(address(page)).toHaveValue('/guides/deploy');
  await row(page, 'Start').click();
  await expect(address(page)).toHaveValue('/start/home');
  await page.keyboard.press('Delete');
  await expect(row(page, 'Start')).toHaveCount(0);
  await back.click();
  await expect(address(page)).toHaveValue('/guides/deploy');
});

test('an address is opened, and a missing one suggests the nearest', async ({ page }) => {
  await opened(page);
  await address(page).fill('/api/limits');
  await address(page).press('Enter');
  await expect(preview(page).getByRole('tab', { name: 'API' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await address(page).fill('https://docs.example.com/keys/rotat');
  await address(page).press('Enter');
  const note = preview(page).getByRole('status', { name: 'Preview note' });
  await expect(note).toHaveText(siteMessages.noPageAt('/keys/rotat', 'keys/rotate'));
  await address(page).press('Escape');
  await expect(address(page)).toHaveValue('/api/limits');
  await address(page).fill('/');
  await address(page).press('Enter');
  await expect(address(page)).toHaveValue('/start/home');
});

test('hovering in the tree marks the element in the preview, and vice versa', async ({ page }) => {
  await opened(page);
  await row(page, 'Guides').hover();
  await expect(part(page, 'Guides')).toHaveAttribute('data-pointed', '');
  await row(page, 'API').hover();
  await expect(preview(page).locator('[data-pointed]').first()).toHaveText(/API/);
  // A search that finds nothing takes away the row under the pointer.
  const search = page.getByRole('searchbox', { name: 'Search navigation' });
  await search.fill('zzzzzz');
  await expect(preview(page).locator('[data-pointed]')).toHaveCount(0);
  await search.fill('');
  await row(page, 'API').hover();
  await expect(preview(page).locator('[data-pointed]').first()).toHaveText(/API/);
  const ring = page.getByRole('tree').locator('.pointed');
  await inSidebar(page, 'Setup').hover();
  await expect(preview(page).locator('[data-pointed]')).toHaveCount(0);
  await row(page, 'Start').click();
  await page.keyboard.press('ArrowRight');
  await inSidebar(page, 'Setup').hover();
  await expect
    .poll(async () => (await ring.boundingBox())?.y)
    .toBe((await row(page, 'start/setup').boundingBox())?.y);
});

test('display choices last while the document is open', async ({ page }) => {
  await opened(page);
  await preview(page).getByRole('button', { name: 'Preview options' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Show hidden elements' }).click();
  await expect(sidebar(page)).toContainText('Secret');
  await preview(page).getByRole('button', { name: m.showDark }).click();
  await page.getByText('JSON', { exact: true }).click();
  await expect(preview(page)).toHaveCount(0);
  await page.getByText('Visual', { exact: true }).click();
  await expect(sidebar(page)).toContainText('Secret');
  await expect(preview(page).getByRole('button', { name: m.showLight })).toBeVisible();
});

test(
  'among 10,000 pages a mark appears within the next frames, and no row is redrawn',
  { tag: '@long' },
  async ({ page }) => {
    const groups = Array.from({ length: 100 }, (_, g) => ({
      group: `Group ${g}`,
      pages: Array.from({ length: 100 }, (__, p) => `g${g}/p${p}`),
    }));
    await opened(page, { navigation: { groups } });
    await row(page, 'Group 0').click();
    await page.keyboard.press('ArrowRight');
    const took: number[] = [];
    for (const name of ['g0/p3', 'g0/p4', 'g0/p5']) {
      const hovered = row(page, name);
      await hovered.waitFor();
      const ms = await hovered.evaluate(async (element) => {
        const site = document.querySelector('section[aria-label=Preview]')!;
        let made = 0;
        const watch = new MutationObserver((records) => {
          for (const { addedNodes } of records) made += addedNodes.length;
        });
        watch.observe(site, { subtree: true, childList: true });
        const start = performance.now();
        element.dispatchEvent(
          new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }),
        );
        await new Promise(requestAnimationFrame);
        const end = performance.now();
        watch.disconnect();
        if (made > 0) throw new Error(`${made} parts were drawn anew`);
        if (!site.querySelector('[data-pointed]')) throw new Error('Nothing is marked.');
        return end - start;
      });
      took.push(ms);
    }
    console.log(`marked after ${took.map((ms) => ms.toFixed(1)).join(', ')} ms`);
  },
);
