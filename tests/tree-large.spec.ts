import { dropNote, grab } from './drop-row';
import { expect, row, test, tree } from './story';
import { openSite } from './open-site';

// A trace would record every row and link of such a site at every step.
test.use({ trace: 'off' });

test('10,000 pages, all expanded, are dragged smoothly', { tag: '@long' }, async ({ page }) => {
  const tabs = Array.from({ length: 4 }, (_, t) => ({
    tab: `Tab ${t}`,
    groups: Array.from({ length: 50 }, (_, g) => ({
      group: `Group ${t}.${g}`,
      // No name is a prefix of another.
      pages: Array.from({ length: 50 }, (_, p) => `t${t}/g${g}/page-${String(p).padStart(2, '0')}`),
    })),
  }));
  await openSite(page, { navigation: { tabs } });
  await row(page, 'Tab 0').focus();
  await page.keyboard.press('*');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('*');
  await expect(row(page, 't0/g0/page-00')).toBeVisible();
  await expect.poll(() => tree(page).getByRole('treeitem').count()).toBeLessThan(80);

  const drag = row(page, 't0/g0/page-03');
  const box = (await drag.boundingBox())!;
  await grab(page, drag);
  await page.evaluate(() => {
    const frames: number[] = [];
    let last = performance.now();
    const next = (now: number) => {
      frames.push(now - last);
      last = now;
      requestAnimationFrame(next);
    };
    requestAnimationFrame(next);
    Object.assign(globalThis, { frames });
  });
  for (let i = 0; i < 60; i++) await page.mouse.move(box.x + 100 + (i % 7), box.y + 20 + i * 8);
  await expect(dropNote(page)).toContainText('Into “Group 0.0”');
  // Scrolls by itself at the lower edge.
  const view = (await tree(page).boundingBox())!;
  await page.mouse.move(box.x + 100, view.y + view.height - 8, { steps: 3 });
  await expect.poll(() => tree(page).evaluate((element) => element.scrollTop)).toBeGreaterThan(500);
  await page.mouse.move(box.x + 100, view.y + view.height / 2, { steps: 3 });
  await page.mouse.up();
  await expect(row(page, 't0/g0/page-03')).toBeInViewport();
  const measured = await page.evaluate(() => ({
    start: performance.getEntriesByName('signpost:drag-start').at(-1)!.duration,
    frames: (globalThis as unknown as { frames: number[] }).frames.sort((a, b) => a - b),
  }));
  const p95 = measured.frames[Math.floor(measured.frames.length * 0.95)]!;
  console.log(
    `10,000 pages: drag start ${measured.start.toFixed(1)} ms, frames p95 ${p95.toFixed(1)} ms of ${measured.frames.length}`,
  );
  expect(measured.frames.length).toBeGreaterThan(20);
});
