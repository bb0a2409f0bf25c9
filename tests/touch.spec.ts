import type { Locator, Page } from '@playwright/test';
import { atRest, dropNote, ghost } from './drop-row';
import { expect, row, test, tree } from './story';
import { openSite } from './open-site';
import { rowNames } from './screen-parts';
import * as m from '../src/lib/features/tree/drag/messages';
import * as commandMessages from '../src/lib/features/tree/commands/messages';
import * as inspectorMessages from '../src/lib/features/inspector/messages';
import * as paneMessages from '../src/lib/features/tree/pane-messages';
import * as placeMessages from '../src/lib/core/operations/place-messages';
import { inPast } from '../src/lib/editor/past-tense';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const SITE = {
  name: 'Signal',
  navigation: {
    groups: [
      { group: 'Start', pages: ['introduction', 'quickstart'] },
      { group: 'Guides', pages: ['deploy', 'rotate', { group: 'Keys', pages: ['one', 'two'] }] },
      { group: 'Many', pages: Array.from({ length: 60 }, (_, i) => `many/page-${i + 1}`) },
    ],
  },
};

/** A single finger. */
interface Finger {
  readonly down: (x: number, y: number) => Promise<void>;
  readonly move: (x: number, y: number) => Promise<void>;
  readonly up: () => Promise<void>;
}
async function finger(page: Page): Promise<Finger> {
  const client = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number, y?: number) =>
    client
      .send('Input.dispatchTouchEvent', {
        type,
        touchPoints: x === undefined || y === undefined ? [] : [{ x, y }],
      })
      .then(() => undefined);
  return {
    down: (x, y) => send('touchStart', x, y),
    move: (x, y) => send('touchMove', x, y),
    up: () => send('touchEnd'),
  };
}
const middle = async (of: Locator) => {
  await atRest(of.page());
  const { x, y, width, height } = (await of.boundingBox())!;
  return { x: x + width / 2, y: y + height / 2, below: y + height - 4 };
};
/** Waits until the drag has started: the row follows the finger only from the next frame on. */
const taken = async (page: Page) => {
  await expect(ghost(page)).toBeVisible();
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
};
const scrolled = (page: Page) => tree(page).evaluate((element) => element.scrollTop);
/** Expands “Many”, so that there is something to scroll. */
const openMany = async (page: Page) => {
  await row(page, 'Many').locator('[data-chevron]').tap();
  await expect(row(page, 'Many')).toHaveAttribute('aria-expanded', 'true');
};

test(
  'a tap selects, a tap on the arrow expands and collapses',
  { tag: '@main' },
  async ({ page }) => {
    await openSite(page, SITE);
    await row(page, 'quickstart').tap();
    await expect(row(page, 'quickstart')).toHaveAttribute('aria-selected', 'true');
    await row(page, 'Start').locator('[data-chevron]').tap();
    await expect(row(page, 'Start')).toHaveAttribute('aria-expanded', 'false');
    await row(page, 'Start').locator('[data-chevron]').tap();
    await expect(row(page, 'quickstart')).toBeVisible();
  },
);

test('a swipe scrolls and drags nothing', { tag: '@main' }, async ({ page }) => {
  await openSite(page, SITE);
  await openMany(page);
  await page.evaluate(() => {
    document.addEventListener('consider', () => (document.title = 'dragged'), true);
  });
  const { down, move, up } = await finger(page);
  const { x, y } = await middle(row(page, 'many/page-2'));
  // All events together, because a finger doesn't wait for answers.
  const swipe = [down(x, y)];
  for (let by = 20; by <= 300; by += 20) swipe.push(move(x, y - by));
  swipe.push(up());
  await Promise.all(swipe);
  await expect.poll(() => scrolled(page)).toBeGreaterThan(200);
  await expect(ghost(page)).toHaveCount(0);
  await expect.poll(() => page.title()).not.toBe('dragged');
  await expect(page.getByRole('button', { name: 'Undo' })).toBeDisabled();
});

test(
  'a row that is held is dragged, and a toast says where it went',
  { tag: '@main' },
  async ({ page }) => {
    await openSite(page, SITE);
    const { down, move, up } = await finger(page);
    const from = await middle(row(page, 'deploy'));
    await down(from.x, from.y);
    await taken(page);
    const to = await middle(row(page, 'introduction'));
    await move(from.x, to.below + 8);
    await move(from.x, to.below);
    await expect(dropNote(page)).toHaveText(m.intoAs('“Start”', 'second'));
    await up();
    await expect(ghost(page)).toHaveCount(0);
    await expect
      .poll(async () => (await rowNames(page)).slice(0, 4))
      .toEqual(['Start', 'introduction', 'deploy', 'quickstart']);
    await expect(row(page, 'deploy')).toHaveAttribute('aria-selected', 'true');
    const toast = page.locator('.toast');
    await expect(toast).toContainText(inPast(placeMessages.moveTo('“Deploy”', '“Start”')));
    await toast.getByRole('button').first().tap();
    await expect.poll(async () => (await rowNames(page)).slice(3, 5)).toEqual(['Guides', 'deploy']);
  },
);

test('holding at the edge keeps scrolling', async ({ page }) => {
  await openSite(page, SITE);
  await openMany(page);
  const { down, move, up } = await finger(page);
  const from = await middle(row(page, 'deploy'));
  await down(from.x, from.y);
  await taken(page);
  const box = (await tree(page).boundingBox())!;
  await move(from.x, box.y + box.height - 60);
  await move(from.x, box.y + box.height - 6);
  await expect.poll(() => scrolled(page)).toBeGreaterThan(150);
  await up();
  await expect(row(page, 'deploy')).toHaveAttribute('aria-selected', 'true');
  await expect(row(page, 'deploy')).toBeInViewport();
  const above = async () => {
    const all = await rowNames(page);
    return all[all.indexOf('deploy') - 1];
  };
  await expect.poll(above).toMatch(/^many\/page-/);
});

test(
  'a long press without movement opens nothing and moves nothing',
  { tag: '@long' },
  async ({ page }) => {
    await openSite(page, SITE);
    await page.evaluate(() => {
      const seen: boolean[] = [];
      window.addEventListener('contextmenu', (event) => seen.push(event.defaultPrevented));
      Object.assign(window, { seen });
    });
    const { down, up } = await finger(page);
    const at = await middle(row(page, 'rotate'));
    await down(at.x, at.y);
    await taken(page);
    await expect(dropNote(page)).toHaveText(m.stays);
    await page.evaluate(() => {
      const at = document.querySelector('.ghost')!;
      at.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true }));
    });
    await up();
    await expect(ghost(page)).toHaveCount(0);
    await expect(row(page, 'rotate')).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('menu')).toHaveCount(0);
    // The drag stops and prevents the event, so nothing else sees it.
    await expect
      .poll(() => page.evaluate(() => (window as unknown as { seen: boolean[] }).seen))
      .toEqual([]);
    await expect(page.getByRole('button', { name: 'Undo' })).toBeDisabled();
  },
);

test('rows below a dragged expanded row stay in place', async ({ page }) => {
  await openSite(page, SITE);
  await openMany(page);
  const { down, up } = await finger(page);
  const before = (await row(page, 'many/page-3').boundingBox())!;
  const at = await middle(row(page, 'Many'));
  await down(at.x, at.y);
  await taken(page);
  await expect.poll(() => row(page, 'many/page-3').boundingBox()).toEqual(before);
  await up();
  await expect(ghost(page)).toHaveCount(0);
  await expect.poll(() => row(page, 'many/page-3').boundingBox()).toEqual(before);
});

test(
  'a toast covers the list, and every row can be scrolled out from under it',
  { tag: '@long' },
  async ({ page }) => {
    await openSite(page, SITE);
    await openMany(page);
    const before = (await tree(page).boundingBox())!;
    await row(page, 'introduction').tap();
    await row(page, 'introduction').getByRole('button', { name: 'Actions' }).tap();
    await page.getByRole('menuitem', { name: 'Remove' }).tap();
    const toast = page.locator('.toast');
    await expect(toast).toBeVisible();
    await expect.poll(() => scrolled(page)).toBe(0);
    await expect.poll(() => tree(page).boundingBox()).toEqual(before);
    await tree(page).evaluate((element) => element.scrollTo(0, element.scrollHeight));
    const last = (await row(page, 'many/page-60').boundingBox())!;
    expect(last.y + last.height).toBeLessThanOrEqual((await toast.boundingBox())!.y);
  },
);

test('the focused row is not under a toast', { tag: '@long' }, async ({ page }) => {
  await openSite(page, SITE);
  await openMany(page);
  await tree(page).evaluate((element) => element.scrollTo(0, element.scrollHeight));
  await row(page, 'many/page-59').tap();
  await row(page, 'many/page-59').getByRole('button', { name: 'Actions' }).tap();
  await page.getByRole('menuitem', { name: 'Remove' }).tap();
  const toast = page.locator('.toast');
  await expect(toast).toBeVisible();
  await expect(row(page, 'many/page-60')).toHaveAttribute('aria-selected', 'true');
  const hidden = async () => {
    const { y, height } = (await row(page, 'many/page-60').boundingBox())!;
    return y + height - (await toast.boundingBox())!.y;
  };
  await expect.poll(hidden).toBeLessThanOrEqual(0);
});

test(
  'controls next to the list are large enough for a finger',
  { tag: '@long' },
  async ({ page }) => {
    await openSite(page, SITE);
    await expect(page.locator('.search kbd')).toBeHidden();
    for (const name of ['Filter', 'Expand and collapse']) {
      const { width, height } = (await page
        .getByRole('button', { name, exact: true })
        .boundingBox())!;
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(40);
    }
  },
);

test('several rows are selected one by one, and nothing shifts', async ({ page }) => {
  await openSite(page, SITE);
  const height = () => tree(page).evaluate((element) => element.clientHeight);
  await row(page, 'introduction').tap();
  const before = await height();
  await row(page, 'introduction').getByRole('button', { name: 'Actions' }).tap();
  await page.getByRole('menuitem', { name: commandMessages.selectSeveral }).tap();
  const bar = page.getByRole('group', { name: paneMessages.selectingSeveral });
  const selected = bar.getByRole('status');
  await expect(selected).toHaveText('1 selected');
  expect(await height()).toBe(before);
  await row(page, 'deploy').tap();
  await row(page, 'rotate').tap();
  await expect(selected).toHaveText('3 selected');
  await row(page, 'rotate').tap();
  await expect(selected).toHaveText('2 selected');
  await bar.getByRole('button', { name: paneMessages.moveTo }).tap();
  await expect(page.getByRole('dialog', { name: 'Move to' })).toBeVisible();
  await page.keyboard.press('Escape');
  await bar.getByRole('button', { name: paneMessages.done }).tap();
  await expect(bar).toHaveCount(0);
  await row(page, 'quickstart').tap();
  await expect(row(page, 'deploy')).toHaveAttribute('aria-selected', 'false');
});

test('an empty tab offers what it can begin with in its properties', async ({ page }) => {
  await openSite(page, {
    navigation: { tabs: [{ tab: 'Guides', pages: ['index'] }, { tab: 'Blog' }] },
  });
  await row(page, 'Blog').tap();
  await page.getByRole('button', { name: 'Properties', exact: true }).tap();
  await page.getByRole('button', { name: inspectorMessages.addA('group') }).tap();
  await page.getByRole('textbox', { name: 'Name of the group' }).fill('Posts');
  await page.keyboard.press('Enter');
  await expect(row(page, 'Posts')).toHaveAttribute('aria-level', '2');
});
