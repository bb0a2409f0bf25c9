/* Axe finds nothing in the panels next to the tree, and in the dialogs before large changes. */
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { folderOnDisk, pageFile } from './folders';
import { expect, openSample, row, test } from './story';
import { openSite } from './open-site';
import { properties } from './screen-parts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe finds, one line per element. */
async function found(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).withTags(TAGS).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}\n${failureSummary}`),
  );
}
const panel = (page: Page, name: string) => page.getByRole('region', { name });

async function show(page: Page, words: string) {
  await page.keyboard.press('Control+k');
  const field = page.getByRole('dialog').getByRole('combobox');
  await expect(field).toBeFocused();
  await field.fill(words);
  await page.getByRole('option', { name: new RegExp(`^${words}`) }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

type State = readonly [name: string, reach: (page: Page) => Promise<void>];
const STATES: readonly State[] = [
  [
    'endpoints of a tab, some of them listed',
    async (page) => {
      await openSample(page);
      await row(page, 'API reference').click();
      await properties(page).getByRole('button', { name: 'Choose endpoints' }).click();
      await panel(page, 'Endpoints').getByRole('list').waitFor();
    },
  ],
  [
    'endpoints without a known specification',
    async (page) => {
      await openSite(page, '{ "navigation": { "pages": ["a"] } }');
      await show(page, 'Endpoints');
      await expect(panel(page, 'Endpoints')).toContainText('There’s no API specification');
    },
  ],
  [
    'going back to generated endpoints, previewed',
    async (page) => {
      await openSample(page);
      await row(page, 'API reference').click();
      await properties(page).getByRole('button', { name: 'Choose endpoints' }).click();
      await panel(page, 'Endpoints')
        .getByRole('button', { name: /Reset to all endpoints/ })
        .click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  ],
  [
    'the history, with undone and replaced steps',
    async (page) => {
      await openSample(page);
      const first = row(page, 'Get started');
      for (const keys of [
        'ControlOrMeta+d',
        'ControlOrMeta+z',
        'ControlOrMeta+d',
        'ControlOrMeta+z',
      ]) {
        await first.focus();
        await page.keyboard.press(keys);
      }
      await page.getByRole('button', { name: 'History', exact: true }).click();
      await expect(
        panel(page, 'History').getByRole('button', { name: 'Restore 1 step' }),
      ).toBeVisible();
    },
  ],
  [
    'pages not in the navigation, some of them selected',
    async (page) => {
      await openSample(page);
      await show(page, 'Not in navigation');
      const files = page.getByRole('tree', { name: 'Page files' });
      await files.getByRole('treeitem', { name: /^Probably not pages/ }).click();
      await files.getByRole('treeitem', { name: /^Limits/ }).click();
      await expect(panel(page, 'Not in navigation')).toContainText('1 page selected');
    },
  ],
  [
    'pages not in the navigation, without a folder',
    async (page) => {
      await openSite(page, '{ "navigation": { "pages": ["a"] } }');
      await show(page, 'Not in navigation');
      await expect(panel(page, 'Not in navigation')).toBeVisible();
    },
  ],
  [
    'differences between versions',
    async (page) => {
      await openSample(page);
      await row(page, 'v2').click();
      await properties(page)
        .getByRole('button', { name: /^Missing in v1/ })
        .waitFor();
      expect(await found(page)).toEqual([]);
      await properties(page)
        .getByRole('button', { name: /^Missing in v1/ })
        .click();
      await panel(page, 'Parity').getByRole('button', { name: 'Add here' }).waitFor();
    },
  ],
  [
    'missing pages, previewed before they are added',
    async (page) => {
      await openSample(page);
      await show(page, 'Compare versions');
      await panel(page, 'Parity')
        .getByRole('button', { name: /^Add 39 missing/ })
        .click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  ],
  [
    'a new language',
    async (page) => {
      const languages = [{ language: 'en', pages: ['start'] }];
      await openSite(page, { navigation: { languages } });
      await row(page, 'en').click();
      await properties(page)
        .getByRole('button', { name: /^Create a language/ })
        .click();
      await page.getByRole('dialog').getByLabel('Language').selectOption('de');
      await expect(page.getByRole('dialog')).toContainText('de/start');
    },
  ],
];
// axe checks every element of a screen, which is slow on a slow machine.
test.describe.configure({ timeout: 300_000 });

for (const scheme of ['light', 'dark'] as const) {
  for (const [name, reach] of STATES)
    test(`axe finds nothing, ${scheme}: ${name}`, { tag: '@long' }, async ({ page }) => {
      await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
      await reach(page);
      expect(await found(page)).toEqual([]);
    });

  test(
    `axe finds nothing, ${scheme}: asking which of several docs.json to open`,
    { tag: '@long' },
    async ({ page }) => {
      await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
      const site = '{ "navigation": { "pages": ["a"] } }';
      const files = { 'a/docs.json': site, 'a/a.mdx': pageFile('A'), 'b/docs.json': site };
      await page.goto('/');
      await page.getByLabel('Choose folder').setInputFiles(folderOnDisk('several', files));
      await expect(page.getByRole('region', { name: /^Choose a docs.json/ })).toBeVisible();
      expect(await found(page)).toEqual([]);
    },
  );
}
