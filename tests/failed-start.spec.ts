/* A page whose scripts don't load says so, and starts once they are available. */
import type { Page } from '@playwright/test';
import { expect, test } from './story';

/** The scripts needed to start, built and in development. */
const BEGINNING =
  /\/(_app\/immutable\/entry\/|@fs\/.*\/(client\/entry|generated\/client\/app)\.js)/;

const words = (page: Page) => page.getByRole('alert').filter({ hasText: 'couldn’t be loaded' });
const start = (page: Page) => page.getByRole('button', { name: 'Try the sample' });

test(
  'says that the page could not be loaded, and tries again',
  { tag: '@main' },
  async ({ page, trouble }) => {
    await page.route(BEGINNING, (route) => route.abort('internetdisconnected'));
    await page.goto('/');
    await expect(words(page)).toContainText('Check your connection, then try again.');
    await expect(words(page)).toHaveCount(1);
    // There are no policy violations.
    expect(trouble.filter((line) => /CSP|Content Security/.test(line))).toEqual([]);

    await page.unroute(BEGINNING);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(start(page)).toBeVisible();
    await expect(words(page)).toBeHidden();
    trouble.length = 0;
  },
);

test(
  'tries again by itself when the network is back',
  { tag: '@long' },
  async ({ page, trouble }) => {
    await page.route(BEGINNING, (route) => route.abort('internetdisconnected'));
    await page.goto('/');
    await expect(words(page)).toBeVisible();
    await page.unroute(BEGINNING);
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await expect(start(page)).toBeVisible();
    trouble.length = 0;
  },
);

test('does not say so while a slow network is still loading', async ({ page, trouble }) => {
  let go: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (go = resolve));
  await page.route(BEGINNING, async (route) => {
    await held;
    await route.continue();
  });
  // Checks every frame, not only the moments when the story looks.
  await page.addInitScript(() => {
    const look = () => {
      if (document.querySelector('#not-started:not([hidden])')) console.error('a flash of it');
      requestAnimationFrame(look);
    };
    look();
  });
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.locator('#not-started')).toBeAttached();
  await expect(words(page)).toBeHidden();
  go();
  await expect(start(page)).toBeVisible();
  // A promise that rejects later is reported differently.
  await page.evaluate(() => void Promise.reject(new Error('A gear broke')));
  await expect.poll(() => trouble.splice(0).join('\n')).toMatch(/^page: Error: A gear broke[^]*$/);
  await expect(words(page)).toBeHidden();
});
