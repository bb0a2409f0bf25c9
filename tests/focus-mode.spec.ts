import type { Page } from '@playwright/test';
import { expect, row, test, openMore } from './story';
import { openSite } from './open-site';
import { outline } from './screen-parts';
import * as m from '../src/lib/features/tree/find/command-messages';
import * as barMessages from '../src/lib/features/tree/find/bar-messages';

const version = (path: string, name: string, tabs: readonly string[]) => ({
  version: name,
  tabs: tabs.map((tab) => ({
    tab,
    groups: [{ group: 'Basics', pages: [`${path}/${tab}/start`, `${path}/${tab}/next`] }],
  })),
});
const language = (code: string) => ({
  language: code,
  versions: [
    version(`${code}/v3`, 'v3', ['Guides', 'API']),
    version(`${code}/v2`, 'v2', ['Guides', 'API']),
  ],
});
const SITE = {
  $schema: 'https://mintlify.com/docs.json',
  theme: 'mint',
  name: 'Acme',
  colors: { primary: '#0B6E5A' },
  navigation: { languages: [language('en'), language('fr'), language('de')] },
};
const bar = (page: Page) => page.getByRole('group', { name: 'Showing only' });
const ONLY = 'Control+Shift+Period';

/** Shows only version 3 in English, expanded to the pages of its API. */
async function openApi(page: Page) {
  await openSite(page, SITE);
  await row(page, 'v3').click();
  await page.keyboard.press(ONLY);
  await expect(bar(page)).toBeVisible();
  await row(page, 'Guides').click();
  await page.keyboard.press('ArrowLeft');
  await row(page, 'API').click();
  await page.keyboard.press('ArrowRight');
  await row(page, 'Basics').click();
  await page.keyboard.press('ArrowRight');
}

test('shows one version with its ancestors, at their true positions, and everything again', async ({
  page,
}) => {
  await openSite(page, SITE);
  await row(page, 'v3').click({ button: 'right' });
  await openMore(page);
  await page.getByRole('menuitem', { name: m.onlyThis('version') }).click();
  await expect.poll(async () => (await outline(page)).slice(0, 2)).toEqual(['en', '  v3']);
  await expect.poll(() => outline(page)).not.toContain('fr');
  await expect.poll(() => outline(page)).not.toContain('  v2');
  await expect(row(page, 'en')).toHaveAttribute('aria-setsize', '3');
  await expect(row(page, 'v3')).toHaveAttribute('aria-setsize', '2');
  await expect(bar(page)).toContainText('Showing only');
  await expect(bar(page).getByRole('combobox', { name: 'Language' })).toHaveValue(/./);
  await bar(page).getByRole('button', { name: 'Show all' }).click();
  await expect(bar(page)).toHaveCount(0);
  await expect(row(page, 'fr')).toBeVisible();
  await expect(row(page, 'v3')).toBeFocused();
});

test("a key shows only the selection, or a page's division, and everything again", async ({
  page,
}) => {
  await openApi(page);
  await row(page, 'en/v3/API/start').click();
  await page.keyboard.press(ONLY);
  await expect(bar(page).getByRole('combobox', { name: 'Tab' })).toBeVisible();
  // Everything fits on one line.
  await expect.poll(async () => (await bar(page).boundingBox())!.height).toBeLessThan(40);
  const [tab, end] = [
    (await bar(page).getByRole('combobox', { name: 'Tab' }).boundingBox())!,
    (await bar(page).getByRole('button', { name: 'Show all' }).boundingBox())!,
  ];
  expect(tab.x + tab.width).toBeLessThanOrEqual(end.x);
  expect(tab.width).toBeGreaterThan(20);
  await expect
    .poll(() => outline(page))
    .toEqual([
      'en',
      '  v3',
      '    API',
      '      Basics',
      '        en/v3/API/start',
      '        en/v3/API/next',
    ]);
  await page.keyboard.press(ONLY);
  await expect(bar(page)).toHaveCount(0);
  await expect(row(page, 'fr')).toBeVisible();
});

test(
  'one click leads to the same place in another language or version',
  { tag: '@main' },
  async ({ page }) => {
    await openApi(page);
    await row(page, 'en/v3/API/next').click();
    await bar(page).getByRole('combobox', { name: 'Language' }).selectOption('French');
    await expect
      .poll(() => outline(page))
      .toEqual([
        'fr',
        '  v3',
        '    Guides',
        '      Basics',
        '    API',
        '      Basics',
        '        fr/v3/API/start',
        '        fr/v3/API/next',
      ]);
    await expect(row(page, 'fr/v3/API/next')).toHaveAttribute('aria-selected', 'true');
    await bar(page).getByRole('combobox', { name: 'Version' }).selectOption('v2');
    await expect(row(page, 'fr/v2/API/next')).toHaveAttribute('aria-selected', 'true');
    await expect(row(page, 'v3')).toHaveCount(0);
  },
);

test(
  'a search stays inside it, and can be extended to everything',
  { tag: '@long' },
  async ({ page }) => {
    await openApi(page);
    const field = page.getByRole('searchbox', { name: 'Search navigation' });
    await field.fill('guides start');
    await expect(page.getByRole('status', { name: 'Matches' })).toHaveText('1 match');
    await field.fill('fr/v3');
    await expect(page.getByText(barMessages.nothingMatches('fr/v3', 'v3'))).toBeVisible();
    await page.getByRole('button', { name: 'Search everywhere' }).click();
    await expect(page.getByRole('status', { name: 'Matches' })).toHaveText('4 matches');
    await expect(row(page, 'fr/v3/API/start')).toBeVisible();
  },
);

test(
  'edits continue in it, and a moved element stays in view',
  { tag: '@long' },
  async ({ page }) => {
    await openApi(page);
    await row(page, 'en/v3/API/start').click();
    await page.keyboard.press('Control+d');
    await expect(row(page, 'API')).toHaveAttribute('aria-description', /3 pages/);
    await expect(bar(page)).toBeVisible();
    // Moved to the other version: now only the language is shown.
    await row(page, 'en/v3/API/next').click({ button: 'right' });
    await page.getByRole('menuitem', { name: 'Move to…' }).click();
    await page.getByRole('combobox', { name: 'Find a place' }).fill('en v2 guides basics');
    await page.keyboard.press('Enter');
    await expect(row(page, 'en/v3/API/next')).toBeFocused();
    await expect(row(page, 'v2')).toBeVisible();
    await expect(row(page, 'fr')).toHaveCount(0);
    await expect(bar(page).getByRole('combobox')).toHaveCount(1);
  },
);

test(
  'a site with languages offers to show one of them, and then one of its versions',
  { tag: '@long' },
  async ({ page }) => {
    await openSite(page, SITE);
    const parts = (word: string) =>
      page.getByRole('button', { name: `All ${word}s. Show only one`, exact: true });
    await parts('language').click();
    await page.getByRole('menuitem', { name: 'French' }).click();
    await expect(row(page, 'fr')).toBeVisible();
    await expect(row(page, 'en')).toHaveCount(0);
    await parts('version').click();
    await page.getByRole('menuitem', { name: 'v2' }).click();
    await expect(row(page, 'v2')).toHaveAttribute('aria-level', '2');
    await expect(row(page, 'v3')).toHaveCount(0);
    await expect(parts('version')).toHaveCount(0);
    await bar(page).getByRole('button', { name: 'Show all' }).click();
    await expect(parts('language')).toBeVisible();
    await expect(row(page, 'en')).toBeVisible();
  },
);

test(
  'an element chosen elsewhere is shown even if it was filtered out',
  { tag: '@long' },
  async ({ page }) => {
    await openApi(page);
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog').getByRole('combobox').fill('de/v2/Guides/start');
    await page.keyboard.press('Enter');
    await expect(row(page, 'de/v2/Guides/start')).toHaveAttribute('aria-selected', 'true');
    await expect(bar(page)).toHaveCount(0);
  },
);

test('it survives undo and mode changes', { tag: '@long' }, async ({ page }) => {
  await openApi(page);
  await row(page, 'v3').click();
  await page.keyboard.press('Delete');
  await expect(row(page, 'v2')).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(row(page, 'v3')).toBeVisible();
  await page.getByRole('radio', { name: 'JSON' }).click();
  await page.getByRole('radio', { name: 'Visual' }).click();
  await expect(row(page, 'v3')).toBeVisible();
});
