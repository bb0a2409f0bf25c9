/* The screen at every width: what folds away, what stays readable, and that nothing is cut. */
import type { Page } from '@playwright/test';
import { chooseMode, jsonRegion } from './json-pane';
import { openSite } from './open-site';
import { button, field, preview, properties } from './screen-parts';
import { expect, openSample, row, test } from './story';

const panel = (page: Page) => button(page, 'Right panel');
const boxOf = async (page: Page, name: string) =>
  (await page.getByRole('region', { name, exact: true }).boundingBox())!;
/** The scale at which the site is drawn. */
const scale = (page: Page): Promise<number> =>
  preview(page)
    .locator('.stage')
    .evaluate((stage) => stage.getBoundingClientRect().width / (stage as HTMLElement).offsetWidth);

test('at 900 pixels the properties fold away until something is selected, and cover nothing', async ({
  page,
}) => {
  await page.setViewportSize({ width: 900, height: 800 });
  await openSample(page);
  await expect(preview(page).getByRole('article')).toBeVisible();
  await expect(properties(page)).toHaveCount(0);
  expect(await scale(page)).toBeGreaterThanOrEqual(0.7);
  expect((await boxOf(page, 'Preview')).width).toBeGreaterThan(500);
  const tree = await page.getByRole('tree').boundingBox();

  await row(page, 'Guides').click();
  await expect(field(page, 'Label')).toBeVisible();
  expect(await page.getByRole('tree').boundingBox()).toEqual(tree);
  const site = await boxOf(page, 'Preview');
  expect(site.width).toBeGreaterThan(240);
  expect(site.x + site.width).toBeLessThanOrEqual((await boxOf(page, 'Properties')).x);
  expect(await scale(page)).toBeGreaterThanOrEqual(0.7);
  await panel(page).click();
  await expect(properties(page)).toHaveCount(0);
  await row(page, 'Quickstart').click();
  await expect(row(page, 'Quickstart')).toHaveAttribute('aria-selected', 'true');
  await expect(properties(page)).toHaveCount(0);

  await button(page, 'Problems').click();
  await expect(page.getByRole('region', { name: 'Problems' })).toBeVisible();
  // Its own button closes it, and the properties stay folded away.
  await page
    .getByRole('region', { name: 'Problems' })
    .getByRole('button', { name: /^Close/ })
    .click();
  await expect(page.getByRole('region', { name: 'Problems' })).toHaveCount(0);
  await expect(properties(page)).toHaveCount(0);
  await panel(page).click();
  await expect(field(page, 'Page path')).toBeVisible();
});

test('in Split, preview and code have equal room until the properties are asked for', async ({
  page,
}) => {
  await openSample(page);
  await row(page, 'Quickstart').click();
  await chooseMode(page, 'Split');
  await expect(jsonRegion(page).locator('.view-line').first()).toBeVisible();
  await expect(properties(page)).toHaveCount(0);
  expect((await boxOf(page, 'Preview')).width).toBeGreaterThan(500);
  expect((await boxOf(page, 'JSON')).width).toBeGreaterThan(500);
  expect(await scale(page)).toBeGreaterThanOrEqual(0.7);
  await panel(page).click();
  await expect(field(page, 'Page path')).toBeVisible();
  // Next to the code, not over it.
  const json = await boxOf(page, 'JSON');
  expect(json.x + json.width).toBeLessThanOrEqual((await boxOf(page, 'Properties')).x);
});

test('at 2,560 pixels the site keeps its own measure, in the middle', async ({ page }) => {
  await page.setViewportSize({ width: 2560, height: 1200 });
  await openSite(page, {
    name: 'Wide',
    navigation: { tabs: [{ tab: 'Guides', groups: [{ group: 'Start', pages: ['a', 'b'] }] }] },
  });
  const stage = (await preview(page).locator('.stage').boundingBox())!;
  const tab = (await preview(page).getByRole('tab', { name: 'Guides' }).boundingBox())!;
  const link = (await preview(page).getByRole('link', { name: 'A', exact: true }).boundingBox())!;
  const edge = (stage.width - 1470) / 2;
  expect(tab.x - stage.x - edge).toBeGreaterThanOrEqual(0);
  expect(tab.x - stage.x - edge).toBeLessThan(40);
  expect(link.x - stage.x - edge).toBeLessThan(40);
});

for (const [hand, hasTouch] of [
  ['with a mouse', false],
  ['by touch', true],
] as const)
  test.describe(() => {
    test.use({ hasTouch, isMobile: hasTouch });
    test(`no width from 360 to 2,560 pixels scrolls the screen sideways or shrinks the site out of reach, ${hand}`, async ({
      page,
    }) => {
      await openSample(page);
      await row(page, 'Quickstart').press('Alt+ArrowDown');
      for (const width of [
        360, 390, 640, 899, 900, 1199, 1200, 1239, 1240, 1440, 1699, 1700, 2560,
      ]) {
        await page.setViewportSize({ width, height: 900 });
        const sideways = () =>
          page.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          );
        await expect.poll(sideways, `${width} px`).toBe(0);
        if (width >= 900) await expect.poll(() => scale(page)).toBeGreaterThanOrEqual(0.699);
        for (const name of ['Undo', 'Redo', 'Review changes', 'Problems', 'Site settings'])
          await expect(button(page, name), `${name} at ${width} px`).toBeInViewport({ ratio: 1 });
        if (width < 900) continue;
        const mode = (await page.getByRole('radiogroup', { name: 'Mode' }).boundingBox())!;
        const undo = (await button(page, 'Undo').boundingBox())!;
        expect(undo.x, `Undo at ${width} px`).toBeGreaterThanOrEqual(mode.x + mode.width);
      }
    });
  });
