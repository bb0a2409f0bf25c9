import type { Locator, Page } from '@playwright/test';
import { expect, openSample, row, treeReady, test, tree } from './story';
import { type Site, openSite, chooseSite } from './open-site';

/** Four tabs of ten groups of ten pages: more than fits on the screen. */
const site = (name = 'Acme') => ({
  name,
  navigation: {
    tabs: ['One', 'Two', 'Three', 'Four'].map((tab) => ({
      tab,
      groups: Array.from({ length: 10 }, (_, g) => ({
        group: `${tab} ${g}`,
        pages: Array.from({ length: 10 }, (_, p) => `${tab.toLowerCase()}/${g}/page-${p}`),
      })),
    })),
  },
});

/** Expands some rows in the middle, selects one and scrolls there. */
async function arrange(page: Page): Promise<void> {
  for (const name of ['Two 7', 'Two 8']) await row(page, name).locator('[data-chevron]').click();
  await row(page, 'two/8/page-3').click();
  await scrollTo(page, 12 * 28 + 10);
}

/** Scrolls, and waits two frames until the page has handled it. */
const scrollTo = (page: Page, top: number): Promise<void> =>
  tree(page).evaluate(
    (view, to) =>
      new Promise<void>((done) => {
        view.scrollTop = to;
        requestAnimationFrame(() => requestAnimationFrame(() => done()));
      }),
    top,
  );

/** The rows in view, from the first one. */
const inView = (page: Page): Promise<string[]> =>
  tree(page).evaluate((view) => {
    const { top, bottom } = view.getBoundingClientRect();
    return [...view.querySelectorAll('[role=treeitem]')]
      .filter((one) => {
        const box = one.getBoundingClientRect();
        return box.bottom > top + 1 && box.top < bottom - 1;
      })
      .map((one) => one.getAttribute('aria-label')!);
  });

const scrollTop = (page: Page): Promise<number> => tree(page).evaluate((view) => view.scrollTop);

/** Chooses the file on the start screen, which must already be open. */
async function choose(page: Page, chosen: Site): Promise<void> {
  await chooseSite(page, chosen);
  await treeReady(page);
}

const mode = (page: Page, name: string): Locator => page.getByRole('radio', { name });

test('a document restores its view after a reload', async ({ page }) => {
  await openSite(page, site());
  await arrange(page);
  const before = await inView(page);
  expect(before).toContain('Page 3');
  await page.reload();
  await choose(page, site());
  await expect(row(page, 'two/8/page-3')).toHaveAttribute('aria-selected', 'true');
  await expect.poll(async () => (await inView(page))[0]).toBe(before[0]);
  await expect(row(page, 'Two 8')).toHaveAttribute('aria-expanded', 'true');
  await expect(row(page, 'Two 6')).toHaveAttribute('aria-expanded', 'false');
});

test('also when the browser is slow to return it', { tag: '@long' }, async ({ page }) => {
  await page.addInitScript(() => {
    const { get } = Object.getOwnPropertyDescriptors(IDBObjectStore.prototype);
    const read = get.value as (this: IDBObjectStore, key: IDBValidKey) => IDBRequest;
    IDBObjectStore.prototype.get = function (key: IDBValidKey) {
      for (let i = 0; this.name === 'views' && i < 3000; i++) read.call(this, key);
      return read.call(this, key);
    };
  });
  await openSite(page, site());
  await arrange(page);
  const before = await inView(page);
  await page.reload();
  await choose(page, site());
  await expect(row(page, 'two/8/page-3')).toHaveAttribute('aria-selected', 'true');
  await expect.poll(async () => (await inView(page))[0]).toBe(before[0]);
});

test(
  'a document with everything collapsed by hand stays collapsed',
  { tag: '@long' },
  async ({ page }) => {
    await openSite(page, site());
    await expect(row(page, 'One')).toHaveAttribute('aria-expanded', 'true');
    await row(page, 'One').locator('[data-chevron]').click();
    await page.reload();
    await choose(page, site());
    await expect(row(page, 'One')).toHaveAttribute('aria-expanded', 'false');
  },
);

test('a restored draft restores its view, including the mode', async ({ page }) => {
  await openSite(page, site());
  await row(page, 'One').press('Alt+ArrowDown');
  await row(page, 'Three').locator('[data-chevron]').click();
  await mode(page, 'Split').click();
  await expect(page.getByRole('status', { name: 'Save state' })).toHaveText('Draft saved');
  await page.reload();
  await page.getByRole('button', { name: 'Restore' }).click();
  await treeReady(page);
  await expect(mode(page, 'Split')).toBeChecked();
  await expect(row(page, 'Three')).toHaveAttribute('aria-expanded', 'true');
  await expect(row(page, 'Two')).toHaveAttribute('aria-posinset', '1');
  await expect(row(page, 'One')).toHaveAttribute('aria-selected', 'true');
});

test('the sample restores its view from Recent', { tag: '@long' }, async ({ page }) => {
  await openSample(page);
  const first = tree(page).getByRole('treeitem').first();
  await first.press('ArrowLeft');
  await expect(first).toHaveAttribute('aria-expanded', 'false');
  await page.getByRole('link', { name: 'Back to start' }).click();
  await page.getByRole('list', { name: 'Recent' }).getByRole('button').first().click();
  await treeReady(page);
  await expect(tree(page).getByRole('treeitem').first()).toHaveAttribute('aria-expanded', 'false');
});

test('another docs.json with the same name starts fresh', { tag: '@long' }, async ({ page }) => {
  await openSite(page, site());
  await row(page, 'One').locator('[data-chevron]').click();
  await page.reload();
  await choose(page, site('Other'));
  await expect(row(page, 'One')).toHaveAttribute('aria-expanded', 'true');
});

test('no text of the document is stored', { tag: '@main' }, async ({ page }) => {
  await openSite(page, site());
  await arrange(page);
  await page.reload();
  const kept = await page.evaluate(
    () =>
      new Promise<string>((done, fail) => {
        const opening = indexedDB.open('signpost');
        opening.onerror = () => fail(new Error('The database does not open.'));
        opening.onsuccess = () => {
          const all = opening.result.transaction('views').objectStore('views').getAll();
          all.onsuccess = () => done(JSON.stringify(all.result));
        };
      }),
  );
  expect(kept).toContain('/navigation/tabs/1/groups/8/pages/3');
  expect(kept).not.toMatch(/Acme|Two|page-/);
});

test('scroll, expansion and selection survive modes and the review', async ({ page }) => {
  await openSite(page, site());
  await arrange(page);
  const before = await inView(page);
  for (const name of ['JSON', 'Split', 'Visual']) {
    await mode(page, name).click();
    await expect.poll(() => inView(page)).toEqual(before);
  }
  await page.getByRole('button', { name: 'Review changes' }).click();
  await expect(page.getByRole('region', { name: 'Review changes' })).toBeVisible();
  await expect.poll(() => inView(page)).toEqual(before);
  await page.keyboard.press('Escape');
  await expect.poll(() => inView(page)).toEqual(before);
});

test(
  'the visible rows stay in place when rows above them are added or removed',
  { tag: '@long' },
  async ({ page }) => {
    await openSite(page, site());
    await arrange(page);
    await row(page, 'One 3').press('Delete');
    await scrollTo(page, 12 * 28 + 10);
    const before = await inView(page);
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect(page.getByText('Undone').first()).toBeVisible();
    await expect.poll(() => inView(page)).toEqual(before);
    await page.getByRole('button', { name: 'Redo', exact: true }).click();
    await expect(page.getByText('Redone').first()).toBeVisible();
    await expect.poll(() => inView(page)).toEqual(before);
  },
);

test('on a phone the tree restores its view', { tag: '@long' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openSite(page, site());
  await row(page, 'Three').locator('[data-chevron]').click();
  await scrollTo(page, 8 * 28);
  const [before, top] = [await inView(page), await scrollTop(page)];
  await page.getByRole('button', { name: 'Preview' }).click();
  await expect(tree(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Navigation' }).click();
  await treeReady(page);
  await expect.poll(() => inView(page)).toEqual(before);
  await expect.poll(() => scrollTop(page)).toBe(top);
});

test('the panes keep their widths', async ({ page }) => {
  await openSite(page, site());
  const border = page.getByRole('separator', { name: 'Navigation width' });
  await border.press('ArrowRight');
  await border.press('ArrowRight');
  const wide = (await tree(page).boundingBox())!.width;
  await page.reload();
  await choose(page, site());
  await expect.poll(async () => (await tree(page).boundingBox())!.width).toBe(wide);
  expect(wide).toBeGreaterThan(330);
});
