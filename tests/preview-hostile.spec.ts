import type { Locator, Page } from '@playwright/test';
import { activeContent, pressEverything } from './attacks/press-everything';
import { exportPreview } from './exported-preview';
import { openFolder } from './folders';
import { HOSTILE } from './hostile-site';
import { expect, test } from './story';

/** How many pixels the page, or the site in it, overflows its width. */
const burst = (site: Locator): Promise<number> =>
  site.evaluate((root) =>
    Math.max(
      ...[document.documentElement, document.body, root].map(
        (part) => part.scrollWidth - part.clientWidth,
      ),
    ),
  );

async function staysHarmless(
  page: Page,
  site: Locator,
  onPhone: () => Promise<void>,
): Promise<void> {
  const before = page.url().replace(/#.*/, '');
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    if (width === 390) await onPhone();
    await expect.poll(() => burst(site)).toBeLessThanOrEqual(0);
    expect(await pressEverything(site)).toBeGreaterThan(12);
    expect(await activeContent(site)).toEqual([]);
    await expect.poll(() => burst(site)).toBeLessThanOrEqual(0);
  }
  expect(dialogs).toEqual([]);
  expect(page.url().replace(/#.*/, '')).toBe(before);
  expect(page.context().pages()).toHaveLength(1);
  expect(await page.evaluate(() => 'ran' in window || 'ran' in {})).toBe(false);
}

test(
  'a hostile site runs nothing and requests nothing, in the preview and in the exported file',
  { tag: '@main' },
  async ({ page, trouble }, info) => {
    await openFolder(page, HOSTILE, 'evil');
    const preview = page.getByRole('region', { name: 'Preview' });
    await expect(preview.getByRole('navigation', { name: 'Sidebar' })).toBeVisible();
    const { name, url } = await exportPreview(page, info);
    expect(name).toMatch(/^evil-[\w-]+-preview\.html$/);
    await staysHarmless(page, preview.locator('.frame'), () =>
      page.getByRole('button', { name: 'Preview', exact: true }).click(),
    );

    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(url);
    const site = page.locator('main');
    await expect(site.getByRole('navigation', { name: 'Sidebar' })).toBeVisible();
    await staysHarmless(page, site, () => Promise.resolve());
    expect(trouble).toEqual([]);
  },
);
