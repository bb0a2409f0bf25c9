/* What the screen does while a row is dragged: rows that open, the label in the hand, scrolling, and what stays as it is. */
import type { Page } from '@playwright/test';
import { dropNote, ghost } from './drop-row';
import { dragRow, moveTo, open, rowsFrom } from './tree-story';
import { expect, row, test, tree } from './story';

test.describe('the middle of a closed row', () => {
  const opens = async (page: Page) => {
    await open(page);
    await row(page, 'Get started').press('ArrowLeft');
    await dragRow(page, 'deploy', { onto: 'Get started' });
    await expect(row(page, 'Get started')).toHaveAttribute('aria-expanded', 'true');
  };

  test('opens it without moving it, and it keeps the zones of a closed row', async ({ page }) => {
    await open(page);
    await row(page, 'Get started').press('ArrowLeft');
    const before = await row(page, 'Get started').boundingBox();
    await dragRow(page, 'deploy', { onto: 'Get started' });
    await expect(dropNote(page)).toHaveText('Into “Get started”, at the end');
    await expect(row(page, 'Get started')).toHaveAttribute('aria-expanded', 'true');
    expect(await row(page, 'Get started').boundingBox()).toEqual(before);
    await expect(dropNote(page)).toHaveText('Into “Get started”, at the end');
    await moveTo(page, { below: 'Get started' });
    await expect(dropNote(page)).toHaveText('“Documentation” contains groups, not pages');
    await moveTo(page, { above: 'quickstart' });
    await expect(dropNote(page)).toHaveText('Into “Get started”, second in the list');
    await page.mouse.up();
    await expect(row(page, 'Get started')).toHaveAttribute('aria-expanded', 'true');
    await expect(row(page, 'deploy')).toHaveAttribute('aria-level', '3');
  });

  test('closes again when the drag ends elsewhere', async ({ page }) => {
    await opens(page);
    await moveTo(page, { below: 'rotate' });
    await expect(row(page, 'Get started')).toHaveAttribute('aria-expanded', 'true');
    await page.mouse.up();
    await expect(row(page, 'Get started')).toHaveAttribute('aria-expanded', 'false');
    await expect
      .poll(() => rowsFrom(page, 'Guides', 4))
      .toEqual(['  Guides', '    rotate', '    deploy', '    migrate']);
  });

  test('closes again when the pointer is above it', async ({ page }) => {
    await opens(page);
    const above = await row(page, 'Documentation').boundingBox();
    await moveTo(page, { onto: 'Documentation' });
    await expect(row(page, 'Get started')).toHaveAttribute('aria-expanded', 'false');
    expect(await row(page, 'Documentation').boundingBox()).toEqual(above);
    await page.keyboard.press('Escape');
    await page.mouse.up();
  });
});

test('what is in the hand is one row high, next to the pointer, and in the window', async ({
  page,
}) => {
  await open(page);
  await dragRow(page, 'deploy', { above: 'quickstart' });
  const box = async () => (await ghost(page).boundingBox())!;
  const from = (await row(page, 'quickstart').boundingBox())!;
  const place = async (x: number, y: number) => {
    await page.mouse.move(x, y);
    const { x: left, y: top, width, height } = await box();
    expect(height).toBe(from.height);
    return { left: left - x, top: top - y, right: x - left - width, bottom: y - top - height };
  };
  expect(await place(from.x + 60, from.y + 4)).toMatchObject({ left: 12, top: 12 });
  expect(await place(1430, from.y)).toMatchObject({ right: 12, top: 12 });
  expect(await place(from.x + 60, 890)).toMatchObject({ left: 12, bottom: 12 });
  await expect(ghost(page)).toHaveCSS('background-color', /\/ 0\.55\)$/);
  await page.keyboard.press('Escape');
  await page.mouse.up();
});

test.describe('a long list', () => {
  const LONG = {
    navigation: {
      groups: [
        { group: 'Top', pages: ['first', 'second'] },
        { group: 'Many', pages: Array.from({ length: 120 }, (_, i) => `many/page-${i + 1}`) },
      ],
    },
  };
  const top = (page: Page) => tree(page).evaluate((element) => element.scrollTop);

  test('scrolls within 40 pixels of its edges and beyond, faster the further', async ({ page }) => {
    await open(page, LONG);
    await row(page, 'Many').press('ArrowRight');
    await dragRow(page, 'first', { below: 'many/page-3' });
    const box = (await tree(page).boundingBox())!;
    const bottom = box.y + box.height;
    await page.mouse.move(box.x + 90, bottom - 45);
    expect(await top(page)).toBe(0);
    /** Pixels scrolled in 20 frames. */
    const speed = async (y: number) => {
      await page.mouse.move(box.x + 90, y);
      return page.evaluate(async () => {
        const list = document.querySelector('[role=tree]')!;
        const frame = () => new Promise((done) => requestAnimationFrame(done));
        await frame();
        const [from, began] = [list.scrollTop, performance.now()];
        for (let i = 0; i < 20; i++) await frame();
        return (list.scrollTop - from) / (performance.now() - began);
      });
    };
    const slow = await speed(bottom - 20);
    const medium = await speed(bottom - 4);
    const fast = await speed(bottom + 60);
    expect(slow).toBeGreaterThan(0);
    expect(medium).toBeGreaterThan(slow);
    expect(fast).toBeGreaterThan(medium);
    expect(await speed(box.y - 60)).toBeLessThan(-medium);
    await page.mouse.move(box.x + 90, box.y + 200);
    const still = await top(page);
    expect(await speed(box.y + 200)).toBe(0);
    expect(await top(page)).toBe(still);
    await page.keyboard.press('Escape');
    await page.mouse.up();
  });

  test('leaves the tree where it scrolled to, also after another view', async ({ page }) => {
    await open(page, LONG);
    await row(page, 'Many').press('ArrowRight');
    await page.keyboard.press('End');
    await dragRow(page, 'many/page-120', { above: 'many/page-118' });
    const box = (await tree(page).boundingBox())!;
    await page.mouse.move(box.x + 90, box.y - 60);
    await expect.poll(() => top(page)).toBe(0);
    await moveTo(page, { below: 'many/page-2' });
    await page.mouse.up();
    await expect(row(page, 'many/page-120')).toBeFocused();
    expect(await top(page)).toBe(0);
    await page.getByRole('button', { name: 'Before and after' }).click();
    await page.getByRole('button', { name: 'Done' }).click();
    await expect(row(page, 'many/page-120')).toBeInViewport();
    expect(await top(page)).toBe(0);
  });

  test('a row at the lower edge that opens stays under the pointer', async ({ page }) => {
    const many = (group: string, count: number) => ({
      group,
      pages: Array.from({ length: count }, (_, i) => `${group}/${i}`),
    });
    const groups = [many('top', 30), many('last', 30)];
    await open(page, { navigation: { groups } });
    await row(page, 'top').press('ArrowRight');
    await page.keyboard.press('End');
    const before = await row(page, 'last').boundingBox();
    const list = (await tree(page).boundingBox())!;
    expect(list.y + list.height - before!.y).toBeLessThan(54);
    await dragRow(page, 'top/25', { onto: 'last' });
    await expect(row(page, 'last')).toHaveAttribute('aria-expanded', 'true');
    const scrolled = await top(page);
    await page.mouse.move(before!.x + 150, before!.y + before!.height / 2 + 1);
    await page.evaluate(async () => {
      for (let i = 0; i < 10; i++) await new Promise((done) => requestAnimationFrame(done));
    });
    expect(await top(page)).toBe(scrolled);
    await expect(dropNote(page)).toHaveText('Into “last”, at the end');
    await page.mouse.up();
    await expect(row(page, 'top/25')).toHaveAttribute('aria-level', '2');
  });

  test('keeps scrolling outside the window', { tag: '@long' }, async ({ page }) => {
    await open(page, LONG);
    await row(page, 'Many').press('ArrowRight');
    await dragRow(page, 'first', { below: 'many/page-3' });
    const box = (await tree(page).boundingBox())!;
    await page.mouse.move(box.x + 90, 1000);
    await expect.poll(() => top(page)).toBeGreaterThan(600);
    await expect(ghost(page)).toHaveCount(1);
    await page.mouse.move(box.x + 90, box.y + box.height / 2);
    await expect(dropNote(page)).toContainText('Into “Many”');
    await page.mouse.up();
    await expect(row(page, 'first')).toHaveAttribute('aria-level', '2');
    await expect(row(page, 'first')).toBeInViewport();
  });
});

test.describe('on a first visit', () => {
  test.use({ hints: true });
  test('no hint, toast or panel appears during a drag', async ({ page }) => {
    await open(page);
    await page.getByRole('button', { name: 'Problems' }).click();
    const hint = page.getByRole('note', { name: 'Hint' });
    const problems = page.getByRole('region', { name: 'Problems' });
    const before = { rows: await tree(page).boundingBox(), hints: await hint.count() };
    await dragRow(page, 'deploy', { above: 'Concepts' });
    await expect(dropNote(page)).toHaveText('Into “Get started”, third in the list');
    expect(await hint.count()).toBe(before.hints);
    expect(await tree(page).boundingBox()).toEqual(before.rows);
    await expect(problems).toBeVisible();
    await page.mouse.up();
    await expect(row(page, 'deploy')).toHaveAttribute('aria-posinset', '3');
  });
});

test('a long reason against a drop is readable to its end, below the rows', async ({ page }) => {
  const groups = [{ group: 'Start', pages: ['a', 'b'] }];
  await open(page, {
    navigation: { tabs: [{ tab: 'Administration Documentation Handbook', groups }] },
  });
  await dragRow(page, 'b', { above: 'Start' });
  await expect(dropNote(page)).toContainText('contains groups, not pages');
  const text = dropNote(page).locator('span');
  const isWhole = await text.evaluate(
    ({ scrollHeight, clientHeight, scrollWidth, clientWidth }) =>
      scrollHeight <= clientHeight && scrollWidth <= clientWidth,
  );
  expect(isWhole).toBe(true);
  const [list, note] = [await tree(page).boundingBox(), await dropNote(page).boundingBox()];
  expect(list!.y + list!.height).toBeLessThanOrEqual(note!.y + 1);
  expect((await text.boundingBox())!.height).toBeLessThan(note!.height);
});
