/* Nothing moves by itself: what is under the pointer stays there when something appears, arrives or is done. */
import type { Page } from '@playwright/test';
import { box, choose, panel, select } from './endpoint-panel';
import { openFolder, pageFile } from './folders';
import { openSite } from './open-site';
import { atRest } from './drop-row';
import { saveState, scrollTreeTo } from './screen-parts';
import { dragRow, open } from './tree-story';
import { expect, openSample, row, test } from './story';
import * as shell from '../src/lib/features/shell/messages';
import * as naming from '../src/lib/features/tree/naming-messages';
import { typeForMore } from '../src/lib/ui/control-messages';
import { addTo, possibleInstead } from '../src/lib/features/tree/pane-messages';
import { addA } from '../src/lib/features/inspector/messages';

const toast = (page: Page) => page.locator('.toast');

test('an error that appears during a drag waits above the tree until the drag ends', async ({
  page,
  trouble,
}) => {
  await open(page);
  await dragRow(page, 'deploy', { above: 'quickstart' });
  const before = await row(page, 'Guides').boundingBox();
  await page.evaluate(() => {
    setTimeout(() => {
      throw new Error('Something unexpected');
    });
  });
  const notice = page.locator('.notice').filter({ hasText: 'Something' });
  await expect(notice).toBeAttached();
  expect(await row(page, 'Guides').boundingBox()).toEqual(before);
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await expect(notice).toBeInViewport();
  trouble.length = 0;
});

for (const width of [900, 1200, 1440])
  test(`at ${width} pixels a toast covers no row of the tree`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    const pages = Array.from({ length: 60 }, (_, i) => `page-${i}`);
    await openSite(page, { navigation: { pages } });
    await row(page, 'page-3').click();
    const others = await row(page, 'page-1').boundingBox();
    await page.keyboard.press('Delete');
    await expect(toast(page)).toBeVisible();
    const tree = (await page.getByRole('tree').boundingBox())!;
    await expect
      .poll(async () => (await toast(page).boundingBox())!.x)
      .toBeGreaterThan(tree.x + tree.width);
    expect(await row(page, 'page-1').boundingBox()).toEqual(others);
  });

test('a tick moves no endpoint, because what it offers is below the list', async ({ page }) => {
  await openSample(page);
  await select(page, 'v2', 'API reference');
  await choose(page);
  const list = panel(page).getByRole('list', { name: 'All endpoints' });
  const other = box(page, 'GET /keys');
  await other.scrollIntoViewIfNeeded();
  const before = await other.boundingBox();
  await box(page, 'POST /keys/{key}/rotate').click();
  await expect(box(page, 'POST /keys/{key}/rotate')).toBeChecked();
  expect(await other.boundingBox()).toEqual(before);
  const { y, height } = (await list.boundingBox())!;
  const offer = panel(page).getByRole('button', { name: 'Reset to all endpoints…' });
  expect((await offer.boundingBox())!.y).toBeGreaterThanOrEqual(y + height);
});

test.describe('a first visit', () => {
  test.use({ hints: true });

  test('a hint that comes and goes moves no row', async ({ page }) => {
    await openSample(page);
    const places = () =>
      page
        .getByRole('treeitem')
        .evaluateAll((rows) => rows.map((one) => one.getBoundingClientRect().top));
    await expect(row(page, 'Guides')).toBeVisible();
    const foot = () =>
      page.getByRole('tree').evaluate((tree) => tree.getBoundingClientRect().bottom);
    const before = { rows: await places(), foot: await foot() };
    await row(page, 'Quickstart').click();
    const hint = page.getByRole('note', { name: 'Hint' });
    await expect(hint.filter({ hasText: 'Drag' })).toBeVisible();
    expect({ rows: await places(), foot: await foot() }).toEqual(before);
    await hint.getByRole('button', { name: 'Got it' }).click();
    await expect(hint.filter({ hasText: 'Drag' })).toHaveCount(0);
    expect({ rows: await places(), foot: await foot() }).toEqual(before);
  });
});

test('the first change moves no tool of the header and of the preview', async ({ page }) => {
  await open(page);
  await page.getByRole('navigation', { name: 'Sidebar' }).waitFor();
  const names = ['Undo', 'History', 'Site settings', 'Problems', 'Review changes'];
  const others = page.getByRole('region', { name: 'Preview' }).getByRole('radiogroup');
  const places = async () => [
    ...(await Promise.all(
      names.map((name) => page.getByRole('banner').getByRole('button', { name }).boundingBox()),
    )),
    await others.first().boundingBox(),
  ];
  const before = await places();
  await row(page, 'deploy').click();
  await page.keyboard.press('Alt+ArrowDown');
  await expect(page.getByRole('button', { name: 'Before and after' })).toBeVisible();
  expect(await places()).toEqual(before);
});

test('neither does a change that counts a thousand more', async ({ page }) => {
  const pages = Array.from({ length: 1200 }, (_, i) => `page-${i}`);
  await openSite(page, { navigation: { pages } });
  const tools = page.getByRole('banner');
  const place = () => tools.getByRole('button', { name: 'Undo' }).boundingBox();
  const count = tools.getByRole('button', { name: 'Review changes' }).locator('.count');
  await row(page, 'page-0').click();
  await page.keyboard.press('Alt+ArrowDown');
  await expect(count).toHaveText('1');
  const before = await place();
  await page.getByRole('radio', { name: 'JSON' }).click();
  await page.getByRole('region', { name: 'JSON' }).locator('.view-line').first().click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText('{ "navigation": { "pages": ["index"] } }');
  await expect(count).toHaveText('999+');
  expect(await place()).toEqual(before);
});

test('a click on the lowest row in full view scrolls nothing', async ({ page }) => {
  const pages = Array.from({ length: 80 }, (_, i) => `page-${i}`);
  await openSite(page, { navigation: { pages } });
  const tree = page.getByRole('tree');
  const at = await tree.evaluate((element) => {
    const { bottom } = element.getBoundingClientRect();
    const rows = [...element.querySelectorAll('[role=treeitem]')];
    return rows.filter((one) => one.getBoundingClientRect().bottom <= bottom).length - 1;
  });
  await tree.getByRole('treeitem').nth(at).click();
  await expect(tree.getByRole('treeitem').nth(at)).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('region', { name: 'Properties' }).getByLabel('Page path').waitFor();
  expect(await tree.evaluate((element) => element.scrollTop)).toBe(0);
});

/** Three levels of pages, scrolled so far that the levels are above the rows in view. */
async function openScrolled(page: Page, rows: number) {
  const pages = Array.from({ length: 60 }, (_, i) => `page-${i}`);
  const few = { group: 'Few', pages: ['x', 'y'] };
  const groups = [
    { group: 'Outer', pages: [{ group: 'Inner', pages: [...pages.slice(0, 20), few] }] },
    { group: 'Last', pages: pages.slice(20) },
  ];
  await openSite(page, { navigation: { tabs: [{ tab: 'Docs', groups }] } });
  for (const name of ['Last', 'Outer', 'Inner', 'Few']) await row(page, name).press('ArrowRight');
  await scrollTreeTo(page, rows);
  return () => page.getByRole('tree').evaluate((element) => element.scrollTop);
}

test('a row dropped in view stays where it was dropped', async ({ page }) => {
  const top = await openScrolled(page, 10);
  const before = await top();
  // The fourth row in view is below its ancestors, which are shown above.
  await dragRow(page, 'page-14', { above: 'page-10' });
  await page.mouse.up();
  await expect(row(page, 'page-14')).toBeFocused();
  await atRest(page);
  expect(await top()).toBe(before);
});

test('an element that is added in view scrolls nothing', async ({ page }) => {
  const top = await openScrolled(page, 16);
  await row(page, 'Few').click();
  const [before, place] = [await top(), await row(page, 'Few').boundingBox()];
  await row(page, 'Few')
    .getByRole('button', { name: addTo('Few') })
    .click();
  await page.getByRole('menuitem', { name: 'Page', exact: true }).click();
  await expect(page.getByLabel(naming.titleOf)).toBeFocused();
  await atRest(page);
  expect(await row(page, 'Few').boundingBox()).toEqual(place);
  await page.keyboard.type('New here');
  await page.keyboard.press('Enter');
  await expect(row(page, 'New here')).toBeFocused();
  expect([await top(), await row(page, 'Few').boundingBox()]).toEqual([before, place]);
});

test('where a row is deleted, the next one comes up', async ({ page }) => {
  const top = await openScrolled(page, 6);
  const before = await top();
  for (const [name, next] of [
    ['page-10', 'page-11'],
    ['page-11', 'page-12'],
    ['page-18', 'page-19'],
  ] as const) {
    await row(page, name).click();
    const place = await row(page, name).boundingBox();
    await page.keyboard.press('Delete');
    await expect(row(page, next)).toBeFocused();
    await atRest(page);
    expect(await row(page, next).boundingBox()).toEqual(place);
    expect(await top()).toBe(before);
  }
});

test('the list of files stays on its side and shows whole ones', async ({ page }) => {
  await page.setViewportSize({ width: 1200, height: 600 });
  const names = Array.from({ length: 14 }, (_, i) => `file-${i}`);
  const listed = names.slice(0, 5);
  await openFolder(page, {
    'docs.json': JSON.stringify({ navigation: { groups: [{ group: 'All', pages: listed }] } }),
    ...Object.fromEntries(names.map((name) => [`${name}.mdx`, pageFile(`File ${name}`)])),
  });
  await row(page, 'File file-4').click();
  for (let i = 0; i < 5; i++) await page.keyboard.press('Control+d');
  await page.keyboard.press('Insert');
  const options = page.getByRole('option');
  await expect(options).toHaveCount(8);
  await expect(page.getByText(typeForMore(1))).toBeVisible();
  const list = page.getByRole('listbox', { name: naming.unlistedPages });
  const cut = () =>
    list.evaluate((box) => {
      const { bottom } = box.getBoundingClientRect();
      const ends = [...box.children].map((one) => one.getBoundingClientRect().bottom);
      return Math.min(...ends.map((end) => Math.abs(end - bottom)));
    });
  expect(await cut()).toBeLessThan(1);
  const title = page.getByLabel(naming.titleOf);
  const path = page.getByLabel(naming.pathOfNew, { exact: true });
  const isAbove = async () => (await path.boundingBox())!.y < (await title.boundingBox())!.y;
  const side = await isAbove();
  for (const typed of ['f', 'file-1', 'zzzz', '']) {
    await title.fill(typed);
    await expect(options).toHaveCount(typed === 'zzzz' ? 0 : typed === 'file-1' ? 4 : 8);
    expect(await isAbove()).toBe(side);
  }
});

test('a press scrolls nothing after a refused drop was dismissed', async ({ page }) => {
  await openSample(page);
  await dragRow(page, 'Install the CLI', { onto: 'Documentation' });
  await page.mouse.up();
  const offer = page.getByRole('region', { name: possibleInstead });
  const covered = (await offer.boundingBox())!;
  await page.keyboard.press('Escape');
  await expect(offer).toHaveCount(0);
  const { x, y } = { x: covered.x + 60, y: covered.y + covered.height / 2 };
  const under = page.getByRole('treeitem').and(page.locator(':hover'));
  await page.mouse.move(x, y);
  const before = await under.boundingBox();
  await page.mouse.down();
  await expect(under).toBeFocused();
  expect(await under.boundingBox()).toEqual(before);
  await page.mouse.up();
});

test('what an empty tab offers is there before it has its name', async ({ page }) => {
  await openSample(page);
  await row(page, 'API reference').click();
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Tab', exact: true }).click();
  await page.getByLabel(naming.nameOf('tab')).fill('Partners');
  const icon = page.getByRole('region', { name: 'Properties' }).getByLabel('Icon', { exact: true });
  await expect(page.getByText(addA('group'))).toBeVisible();
  const before = await icon.boundingBox();
  await icon.click();
  await expect(row(page, 'Partners')).toBeVisible();
  expect(await icon.boundingBox()).toEqual(before);
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('an offered draft that was discarded keeps its place, and undo offers it again', async ({
  page,
}) => {
  const site = { name: 'Acme', navigation: { pages: ['a'] } };
  for (const name of ['First', 'Second']) {
    await openSite(page, site);
    await page.getByRole('button', { name: 'Site settings', exact: true }).click();
    await page.getByLabel('Name', { exact: true }).fill(name);
    await expect(saveState(page)).toHaveText('Draft saved');
  }
  await openSite(page, site);
  const discard = page.getByRole('button', { name: 'Discard', exact: true });
  await expect(discard).toHaveCount(2);
  const second = await discard.nth(1).boundingBox();
  await discard.first().click();
  const discarded = page.getByRole('status').filter({ hasText: shell.discarded });
  await expect(discarded).toBeVisible();
  expect(await discard.boundingBox()).toEqual(second);
  await discarded.getByRole('button', { name: shell.undoDiscard }).click();
  await expect(discard).toHaveCount(2);
  await page.getByRole('button', { name: 'Restore' }).first().click();
  await expect(saveState(page)).toHaveText('Draft saved');
});
