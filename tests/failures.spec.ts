import type { Page } from '@playwright/test';
import { expect, grabDownload, treeReady, test, tree } from './story';
import { openSite } from './open-site';
import { TWO_PAGES } from './sites';
import * as m from '../src/lib/editor/messages';

const NEW = TWO_PAGES.replace('Old', 'New');
/** The editor route's code, built and in development. */
const EDITOR = /\/(nodes\/3\.[^/]+\.js|routes\/edit\/\+page\.svelte)/;

async function rename(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Site settings', exact: true }).click();
  await page.getByLabel('Name', { exact: true }).fill('New');
  await expect(page.getByRole('status', { name: 'Save state' })).toHaveText('Draft saved');
}

const work = async (page: Page) =>
  (
    await grabDownload(page, () => page.getByRole('button', { name: 'Download my work' }).click())
  ).bytes.toString();

test('offers the latest work when the editor cannot be loaded', async ({ page, trouble }) => {
  await openSite(page, TWO_PAGES);
  await rename(page);
  await page.route(EDITOR, (route) => route.abort());
  await page.goto('/');
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(page.getByText(m.notLoaded)).toBeVisible();
  expect(await work(page)).toBe(NEW);

  await page.unroute(EDITOR);
  await page.getByRole('link', { name: 'Back to start' }).click();
  await page.getByRole('button', { name: 'Restore' }).click();
  await treeReady(page);
  trouble.length = 0;
});

test('stays usable when a pane or a dialog cannot be loaded, and loads it later', async ({
  page,
  trouble,
}) => {
  // Routed before the page loads, because requests made right after routing a running page can slip through.
  let isCutOff = false;
  await page.route(/\/(immutable\/chunks\/|src\/lib\/ui\/)/, (route) =>
    isCutOff ? route.abort() : route.continue(),
  );
  await openSite(page, TWO_PAGES);
  await rename(page);
  isCutOff = true;
  await page.keyboard.press('ControlOrMeta+k');
  await expect(page.getByRole('alert').filter({ hasText: 'couldn’t be loaded' })).toBeVisible();
  await expect(tree(page)).toBeVisible();
  expect(await work(page)).toBe(NEW);
  await page.getByRole('button', { name: 'Review changes' }).click();
  await expect(page.getByText(/Couldn’t load the review\. Your work is safe/)).toBeVisible();

  isCutOff = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('region', { name: 'Review changes' })).toBeVisible();
  trouble.length = 0;
});

test('keeps the work available when the screen itself breaks, and can continue', async ({
  page,
  trouble,
}) => {
  await openSite(page, TWO_PAGES);
  await rename(page);
  // Wait until the review and its diff are drawn before breaking anything.
  const review = page.getByRole('button', { name: 'Review changes' });
  await review.click();
  const pane = page.getByRole('region', { name: 'Review changes' });
  await expect(pane.getByRole('region', { name: /^Difference in / })).toContainText('"New"');
  await page.evaluate(() => {
    const sound = Object.getOwnPropertyDescriptor(ResizeObserver.prototype, 'observe')!;
    const restoreObserver = () => Object.defineProperty(ResizeObserver.prototype, 'observe', sound);
    Object.assign(window, { restoreObserver });
    ResizeObserver.prototype.observe = () => {
      throw new Error('A gear broke');
    };
  });
  // The middle pane returns, and measures itself again.
  await review.click();
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
  expect(await work(page)).toBe(NEW);

  await page.evaluate(() =>
    (window as unknown as { restoreObserver: () => void }).restoreObserver(),
  );
  await page.getByRole('button', { name: 'Try again' }).click();
  await treeReady(page);
  trouble.length = 0;
});

test(
  'keeps a review whose diff cannot be drawn, and draws it later',
  { tag: '@long' },
  async ({ page, trouble }) => {
    await openSite(page, TWO_PAGES);
    await rename(page);
    await page.evaluate(() => {
      const sound = Object.getOwnPropertyDescriptor(ResizeObserver.prototype, 'observe')!;
      const restoreObserver = () =>
        Object.defineProperty(ResizeObserver.prototype, 'observe', sound);
      Object.assign(window, { restoreObserver });
      // Breaks only what measures itself inside the diff.
      ResizeObserver.prototype.observe = function (target, options) {
        if (target.closest('[aria-label^="Difference in "]')) throw new Error('A gear broke');
        (sound.value as typeof ResizeObserver.prototype.observe).call(this, target, options);
      };
    });
    await page.getByRole('button', { name: 'Review changes' }).click();
    const pane = page.getByRole('region', { name: 'Review changes' });
    const difference = pane.getByRole('region', { name: /^Difference in / });
    await expect(difference.getByRole('alert')).toContainText(/Something went wrong/);
    await expect(pane.getByRole('list', { name: 'Changes' })).toContainText('“New”');

    await page.evaluate(() =>
      (window as unknown as { restoreObserver: () => void }).restoreObserver(),
    );
    await difference.getByRole('button', { name: 'Try again' }).click();
    await expect(difference).toContainText('"New"');
    trouble.length = 0;
  },
);
