/*
 * The page retains nothing it no longer shows: after many rounds of each action it has as many nodes and listeners as
 * before, including detached ones.
 */
import type { CDPSession, Page } from '@playwright/test';
import { expect, row, test, tree } from './story';
import { openSite } from './open-site';
import { region } from './screen-parts';
import * as m from '../src/lib/features/review/messages';
import * as paletteMessages from '../src/lib/features/palette/messages';

const SITE = {
  $schema: 'https://mintlify.com/docs.json',
  name: 'Site',
  navigation: {
    tabs: Array.from({ length: 3 }, (_, t) => ({
      tab: `Tab ${t}`,
      groups: Array.from({ length: 12 }, (_, g) => ({
        group: `Group ${t}.${g}`,
        expanded: g === 3 ? 'yes' : true,
        pages: Array.from({ length: 8 }, (_, p) => `guides/t${t}/g${g}/page-${p}`),
      })),
    })),
  },
};
const mode = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });
const count = (page: Page) => tree(page).getByRole('treeitem').count();

/** Actions that leave the screen as it was. */
const ACTS: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  async search(page) {
    const all = await count(page);
    await row(page, 'Tab 0').focus();
    await page.keyboard.press('/');
    await expect(page.getByRole('searchbox', { name: 'Search navigation' })).toBeFocused();
    await page.keyboard.type('e-7');
    await expect(row(page, 'guides/t0/g0/page-7')).toBeVisible();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect.poll(() => count(page)).toBe(all);
  },
  async mode(page) {
    await mode(page, 'JSON').click();
    await expect(region(page, 'JSON').locator('.view-line').first()).toBeVisible();
    await mode(page, 'Visual').click();
    await expect(region(page, 'JSON')).toHaveCount(0);
  },
  async review(page) {
    const banner = page.getByRole('banner');
    await banner.getByRole('button', { name: 'Review changes', exact: true }).click();
    const difference = region(page, m.differenceIn('docs.json'));
    await expect(difference.locator('.line-delete').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(region(page, 'Review changes')).toHaveCount(0);
  },
  async icons(page) {
    await row(page, 'Group 0.1').click();
    await region(page, 'Properties').getByRole('button', { name: 'Choose an icon' }).click();
    const picker = page.getByRole('dialog', { name: /^Choose an icon/ });
    const icons = picker.getByRole('listbox', { name: 'Icons' });
    await expect(icons.getByRole('option').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(picker).toHaveCount(0);
  },
  async edits(page) {
    await row(page, 'Group 0.5').click();
    await page.getByRole('textbox', { name: 'Label', exact: true }).fill('Renamed');
    await expect(row(page, 'Renamed')).toBeVisible();
    await row(page, 'Renamed').click();
    await page.keyboard.press('Delete');
    await expect(row(page, 'Renamed')).toHaveCount(0);
    const undo = page.getByRole('button', { name: 'Undo', exact: true });
    await undo.click();
    await undo.click();
    await expect(row(page, 'Group 0.5')).toBeVisible();
  },
  async problems(page) {
    const button = page.getByRole('button', { name: 'Problems', exact: true });
    await button.click();
    await expect(region(page, 'Problems').getByRole('listitem').first()).toBeVisible();
    await button.click();
    await expect(region(page, 'Problems')).toHaveCount(0);
  },
  async menu(page) {
    await row(page, 'Group 0.1').click({ button: 'right' });
    await expect(page.getByRole('menu')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menu')).toHaveCount(0);
  },
  async palette(page) {
    await page.keyboard.press('Control+k');
    const palette = page.getByRole('dialog', { name: paletteMessages.find });
    await palette.getByRole('combobox').fill('page-3');
    await expect(palette.getByRole('option').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(palette).toHaveCount(0);
  },
};

/**
 * Allowed growth per round, as an average. A row has about twelve nodes and a panel hundreds, so anything retained
 * shows. `ONCE` is the allowed growth in total, for what the browser frees at its own pace, such as the listeners of a
 * layout it still observes.
 */
const MAY_COME = { nodes: 2, listeners: 0.3 };
const ONCE = { nodes: 25, listeners: 15 };

const KINDS = ['nodes', 'listeners'] as const;
type Held = Record<(typeof KINDS)[number], number>;

/** The page's nodes and listeners after garbage collection. */
async function held(devtools: CDPSession): Promise<Held> {
  await devtools.send('HeapProfiler.collectGarbage');
  const { metrics } = await devtools.send('Performance.getMetrics');
  const of = (name: string) => metrics.find((metric) => metric.name === name)!.value;
  return { nodes: of('Nodes'), listeners: of('JSEventListeners') };
}

/**
 * Repeats an action, and fails if the page has grown afterward. The browser may keep what was closed last until
 * something else is, so the page is measured after several rounds.
 */
async function repeat(page: Page, devtools: CDPSession, name: string, rounds: number) {
  const act = ACTS[name]!;
  // The first rounds load code, and create menus and measurements that stay.
  for (let i = 0; i < 3; i++) await act(page);
  const before = await held(devtools);
  for (let i = 0; i < 3; i++) {
    await act(page);
    const now = await held(devtools);
    for (const what of KINDS) before[what] = Math.min(before[what], now[what]);
  }
  for (let i = 0; i < rounds; i++) await act(page);
  let after = before;
  await expect
    .poll(
      async () => {
        after = await held(devtools);
        const more = KINDS.filter(
          (what) => after[what] - before[what] > ONCE[what] + MAY_COME[what] * rounds,
        );
        if (more.length > 0) await act(page);
        return more.map((what) => `${before[what]} → ${after[what]} ${what}`);
      },
      { message: `more than before ${rounds} rounds of ${name}` },
    )
    .toEqual([]);
  console.log(
    `${name}, ${rounds} rounds: ${before.nodes} → ${after.nodes} nodes, ${before.listeners} → ${after.listeners} listeners`,
  );
}

/** Opens a site and changes it, so that there is something to review. */
async function open(page: Page): Promise<CDPSession> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable');
  await openSite(page, SITE);
  await row(page, 'Group 0.2').click();
  await page.getByRole('textbox', { name: 'Label', exact: true }).fill('Changed');
  await expect(row(page, 'Changed')).toBeVisible();
  return devtools;
}

test('retains nothing that was searched, opened and closed', { tag: '@long' }, async ({ page }) => {
  // About sixty actions in sequence.
  test.setTimeout(360_000);
  const devtools = await open(page);
  for (const name of Object.keys(ACTS)) await repeat(page, devtools, name, 6);
});

for (const name of Object.keys(ACTS))
  test(`is as large after fifty rounds as before: ${name}`, { tag: '@long' }, async ({ page }) => {
    test.setTimeout(600_000);
    await repeat(page, await open(page), name, 50);
  });
