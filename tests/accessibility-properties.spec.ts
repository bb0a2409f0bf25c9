/*
 * Axe finds nothing in the properties, for each kind of element and for what opens next to them, in light and dark
 * mode.
 */
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { THEMES, expect, row, test } from './story';
import { openSite } from './open-site';
import { properties } from './screen-parts';
import * as m from '../src/lib/features/inspector/controls/messages';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const API = { openapi: 'openapi.json' };
const SITE = {
  name: 'Acme',
  theme: 'mint',
  colors: { primary: '#0d9373' },
  icons: { library: 'lucide' },
  banner: { content: '**New:** [see it](/changelog), `fast`', dismissible: true, type: 'warning' },
  navigation: {
    global: { anchors: [{ anchor: 'Status', icon: 'activity', href: 'https://status.example' }] },
    products: [
      {
        product: 'Payments',
        icon: 'wallet',
        description: 'Take payments',
        color: { light: '#0a7a55', dark: '#5fe0b0' },
        versions: [
          {
            version: 'v2',
            tag: 'Latest',
            default: true,
            languages: [
              {
                language: 'en',
                banner: { content: 'Hello [there](/x), [you](javascript:1)', dismissible: true },
                tabs: [
                  {
                    tab: 'Guides',
                    icon: 'book',
                    dropdowns: [
                      {
                        dropdown: 'Start',
                        icon: 'no-such-icon',
                        anchors: [
                          {
                            anchor: 'Basics',
                            groups: [
                              {
                                group: 'First steps',
                                ...API,
                                tag: 'Somewhat too long for a tag',
                                pages: [
                                  'intro',
                                  'GET /users',
                                  { group: 'Nested', expanded: true, pages: ['deep/one'] },
                                ],
                              },
                            ],
                          },
                        ],
                      },
                      { dropdown: 'Forum', href: 'forum' },
                    ],
                  },
                  {
                    tab: 'Resources',
                    menu: [{ item: 'Cookbook', groups: [{ group: 'Soups', pages: ['onion'] }] }],
                  },
                ],
              },
              { language: 'de', pages: ['de/intro'] },
            ],
          },
          { version: 'v1', pages: ['v1/intro'] },
        ],
      },
      { product: 'Terminal', unheard: { of: 1 }, pages: ['terminal/intro'] },
    ],
  },
};
const heading = (page: Page) => properties(page).getByRole('heading').first();

async function found(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).withTags(TAGS).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}\n${failureSummary}`),
  );
}
async function nothingIsFound(page: Page, what: string): Promise<void> {
  for (const colorScheme of THEMES) {
    await page.emulateMedia({ colorScheme });
    expect.soft(await found(page), `${what}, ${colorScheme}`).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: 'light' });
}

// axe checks every element of a screen, which is slow on a slow machine.
test.describe.configure({ timeout: 300_000 });
// Colors would be measured in mid-transition.
test.use({
  contextOptions: { reducedMotion: 'reduce' },
  viewport: { width: 1440, height: 1300 },
});

test.beforeEach(async ({ page }) => {
  await openSite(page, SITE);
  await row(page, 'Payments').press('Alt+Shift+ArrowRight');
  await expect(row(page, 'onion')).toBeVisible();
});

const ELEMENTS: readonly (readonly [kind: string, label: string])[] = [
  ['a product', 'Payments'],
  ['a product with an unknown field', 'Terminal'],
  ['a version', 'v2'],
  ['a language with a banner', 'en'],
  ['a tab', 'Guides'],
  ['a dropdown with an unknown icon', 'Start'],
  ['a dropdown with a broken link', 'Forum'],
  ['an anchor', 'Basics'],
  ['a group with a specification', 'First steps'],
  ['a nested group', 'Nested'],
  ['a menu item', 'Cookbook'],
  ['a page', 'Intro'],
  ['an endpoint', 'GET /users'],
  ['the links on every page', 'Global links'],
  ['a link on every page', 'Status'],
];
for (const [kind, label] of ELEMENTS)
  test(`axe finds nothing in the properties of ${kind}`, { tag: '@long' }, async ({ page }) => {
    await row(page, label).click();
    await expect(heading(page)).toHaveText(label);
    const more = properties(page).getByText('More fields');
    if (await more.isVisible()) await more.click();
    await nothingIsFound(page, kind);
  });

test(
  'axe finds nothing while several are selected, of one kind and mixed',
  { tag: '@long' },
  async ({ page }) => {
    await row(page, 'First steps').click();
    await row(page, 'Soups').click({ modifiers: ['ControlOrMeta'] });
    await expect(heading(page)).toHaveText('2 groups selected');
    await nothingIsFound(page, 'of a kind');
    await row(page, 'Cookbook').click({ modifiers: ['ControlOrMeta'] });
    await expect(heading(page)).toHaveText('2 groups and 1 menu item selected');
    await nothingIsFound(page, 'mixed');
  },
);

test('axe finds nothing in the site’s settings', { tag: '@long' }, async ({ page }) => {
  await page.getByRole('button', { name: 'Site settings', exact: true }).click();
  await expect(heading(page)).toHaveText('Site settings');
  await expect(properties(page).getByRole('figure', { name: m.bannerLook })).toBeVisible();
  await nothingIsFound(page, 'the top');
  await properties(page).getByRole('button', { name: 'Done' }).scrollIntoViewIfNeeded();
  await nothingIsFound(page, 'the end');
});

test(
  'axe finds nothing while the list of languages is open, also without a match',
  { tag: '@long' },
  async ({ page }) => {
    await row(page, 'en').click();
    const code = properties(page).getByLabel('Language code', { exact: true });
    await code.click();
    await expect(page.getByRole('option', { name: /Deutsch/ })).toBeVisible();
    await nothingIsFound(page, 'open');
    await code.fill('Klingon');
    await expect(page.getByText(m.noLanguage('Klingon'))).toBeVisible();
    await nothingIsFound(page, 'none fits');
  },
);

test('axe finds nothing in the question about the icons', { tag: '@long' }, async ({ page }) => {
  await page.getByRole('button', { name: 'Site settings', exact: true }).click();
  await properties(page).getByLabel('Icon library', { exact: true }).selectOption('fontawesome');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('no-such-icon').first()).toBeVisible();
  await nothingIsFound(page, 'asked');
});
