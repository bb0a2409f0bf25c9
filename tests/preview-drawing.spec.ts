/* How the site is drawn: layouts, widths, its own light and dark mode, the page's own headings, and long sidebars. */
import type { Locator, Page } from '@playwright/test';
import { expect, openSample, row, test } from './story';
import { openFolder } from './folders';
import { openSite } from './open-site';
import { preview, sidebar } from './screen-parts';
import * as m from '../src/lib/core/site/dropped-messages';
import { opens } from '../src/lib/features/preview/site/messages';
const article = (page: Page): Locator => preview(page).getByRole('article');

async function openPreview(page: Page, site: object): Promise<void> {
  await openSite(page, site);
  await sidebar(page).waitFor();
}

const flat = (count: number) => ({
  name: 'Flat',
  navigation: { pages: Array.from({ length: count }, (_, i) => `docs/page-${i}`) },
});
const drawn = (page: Page): Promise<number> => preview(page).locator('*').count();

const TABBED = {
  name: 'Tabbed',
  navigation: {
    versions: [
      {
        version: 'v2',
        tag: 'Latest',
        tabs: [
          { tab: 'Guides', groups: [{ group: 'Start', pages: ['a', 'b'] }] },
          { tab: 'API', pages: ['GET /users'] },
        ],
      },
      { version: 'v1', pages: ['v1/a'] },
    ],
  },
};

test('of 10,000 pages only those in view are rendered, and a rename repaints one row', async ({
  page,
}) => {
  await openPreview(page, flat(10_000));
  await expect.poll(() => drawn(page)).toBeLessThan(2_000);
  await row(page, 'docs/page-7').click();
  const chosen = sidebar(page).getByRole('link', { name: 'Page 7', exact: true });
  await expect(chosen).toHaveAttribute('aria-current', 'page');
  await sidebar(page).evaluate((nav) => {
    const touched = new Set<string>();
    const told = nav as HTMLElement & { touched?: Set<string> };
    told.touched = touched;
    new MutationObserver((records) => {
      for (const { target } of records) {
        const element = target instanceof Element ? target : target.parentElement;
        touched.add(element?.closest('li')?.textContent.trim() ?? element?.tagName ?? '');
      }
    }).observe(nav, { subtree: true, childList: true, characterData: true, attributes: true });
  });
  const path = page
    .getByRole('region', { name: 'Properties' })
    .getByLabel('Page path', { exact: true });
  await path.fill('docs/renamed');
  await path.press('Enter');
  await expect(sidebar(page).getByRole('link', { name: 'Renamed', exact: true })).toBeVisible();
  const touched = await sidebar(page).evaluate((nav) => [
    ...((nav as HTMLElement & { touched?: Set<string> }).touched ?? []),
  ]);
  expect(touched.filter((text) => text !== 'Page 7')).toEqual(['Renamed']);
});

test('the current page stays in view when endpoints above it load', async ({ page }) => {
  let go: (() => void) | undefined;
  const released = new Promise<void>((done) => (go = done));
  await page.route('**/workers/specification-worker-*', async (route) => {
    await released;
    await route.continue();
  });
  const ways = Array.from({ length: 20 }, (_, i) => `/way-${i}`);
  const summary = 'Way to name an endpoint so that its name takes several lines in a sidebar';
  const api = {
    ...{ openapi: '3.1.0', info: { title: 'API', version: '1' } },
    paths: Object.fromEntries(ways.map((path) => [path, { get: { summary } }])),
  };
  const groups = [
    { group: 'Ways', openapi: 'api.json', pages: ways.map((path) => `GET ${path}`) },
    { group: 'Reference', pages: ['glossary'] },
  ];
  await openFolder(page, {
    'docs.json': JSON.stringify({ name: 'Acme', navigation: { groups } }),
    'api.json': JSON.stringify(api),
    'glossary.mdx': '---\ntitle: Glossary\n---\n',
  });
  await row(page, 'Glossary').click();
  const current = sidebar(page).getByRole('link', { name: 'Glossary' });
  await expect(current).toBeInViewport();
  go?.();
  await expect(
    sidebar(page)
      .getByRole('link', { name: /Way to name/ })
      .first(),
  ).toBeAttached();
  await expect(current).toBeInViewport();
});

test('a page shows the headings of its file, and “On this page” goes to one', async ({ page }) => {
  await openSample(page);
  await expect(article(page).getByRole('heading', { name: 'What Signal is' })).toBeVisible();
  await expect(article(page)).toContainText('Every branch of your project gets an address');
  await expect(article(page).getByRole('heading', { name: 'Who it is for' })).toBeVisible();
  const here = preview(page).getByRole('navigation', { name: 'On this page' });
  await here.getByRole('link', { name: 'Where to go next' }).click();
  await expect(article(page).getByRole('heading', { name: 'Where to go next' })).toBeFocused();
});

test(
  'a page shows its text, follows its links, and opens nothing',
  { tag: '@main' },
  async ({ page }) => {
    const text = [
      '---\ntitle: Start\n---\n\nSome **bold** text with a [page](./next#part) and [more](https://e.com/x).',
      '## Part\n\n- one\n- two\n\n| A | B |\n|---|---|\n| 1 | 2 |',
      '<Tabs>\n<Tab title="First">one</Tab>\n<Tab title="Second">two</Tab>\n</Tabs>',
      '<Note>Noted</Note>\n\n<Strange>kept {run()}</Strange>\n\n<iframe src="https://e.com/f" />',
      '![far](https://e.com/i.png)\n\n![near](/near.svg)',
    ].join('\n\n');
    await openFolder(page, {
      'docs.json': JSON.stringify({
        name: 'Text',
        navigation: { pages: ['start', 'next', 'bad'] },
      }),
      'start.mdx': text,
      'next.mdx': '---\ntitle: Next\n---\n\nThe next page',
      'bad.mdx': '---\ntitle: Bad\n---\n\nBroken <b',
      'near.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
    });
    const start = article(page);
    await expect(start.getByText('Some bold text')).toBeVisible();
    await expect(start.getByRole('cell', { name: '2', exact: true })).toBeVisible();
    await expect(start.locator('iframe, a, script')).toHaveCount(0);
    await expect(start.getByRole('img', { name: 'near' })).toHaveAttribute('src', /^blob:/);
    await expect(start.locator('img')).toHaveCount(1);
    await expect(start.getByText('run()', { exact: true })).toBeVisible();

    await start.getByRole('tab', { name: 'Second' }).click();
    await expect(start.getByRole('tabpanel')).toHaveText('two');
    await start.getByRole('link', { name: 'more' }).click();
    await expect(preview(page).getByText(opens('more', 'https://e.com/x'))).toBeVisible();
    expect(page.context().pages()).toHaveLength(1);

    await start.getByRole('link', { name: 'page', exact: true }).press('Enter');
    await expect(start.getByText('The next page')).toBeVisible();
    await sidebar(page).getByRole('link', { name: 'Bad' }).click();
    await expect(start.getByText(/line 5/)).toBeVisible();
  },
);

test('the site has its own light and dark mode', async ({ page }) => {
  await openPreview(page, {
    ...TABBED,
    appearance: { default: 'dark' },
    colors: { primary: '#fe0' },
  });
  const frame = preview(page).locator('.frame');
  await expect(frame).toHaveCSS('color-scheme', 'dark');
  await expect(frame).toHaveCSS('background-color', 'rgb(28, 27, 24)');
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(246, 245, 242)');
});

test('on a phone, tabs and switchers are in the menu, which Escape closes', async ({ page }) => {
  await openPreview(page, TABBED);
  await preview(page).getByRole('radio', { name: 'Phone width' }).click();
  await expect(preview(page).getByRole('tab', { name: 'API' })).toHaveCount(0);
  const menu = preview(page).getByRole('button', { name: 'Menu', exact: true });
  await menu.click();
  await expect(preview(page).getByRole('button', { name: 'Close menu' })).toBeFocused();
  await expect(sidebar(page).getByRole('button', { name: 'Version', exact: true })).toBeVisible();
  await sidebar(page).getByRole('tab', { name: 'API' }).click();
  await sidebar(page).getByRole('link', { name: 'Users' }).press('Escape');
  await expect(sidebar(page)).toBeHidden();
  await expect(menu).toBeFocused();
  await expect(article(page)).toContainText('GET/users');
});

test('an element the builder drops is struck through and says why', async ({ page }) => {
  const tabs = [{ tab: 'T', groups: [{ group: 'Fine', pages: ['a'] }, { pages: ['b'] }] }];
  await openPreview(page, { navigation: { tabs } });
  const lost = sidebar(page).getByRole('button', { name: /Fine/ });
  await expect(lost.locator('del')).toBeVisible();
  await lost.focus();
  await expect(lost).toContainText(m.hasNoLabel('a group'));
});

test('each theme family has its own layout, and says what is approximate', async ({ page }) => {
  await openPreview(page, { ...TABBED, theme: 'maple' });
  await expect(sidebar(page).getByRole('tab', { name: 'API' })).toBeVisible();
  const head = preview(page).locator('header');
  await expect(head).toBeHidden();
  await preview(page).getByText('Approximate', { exact: true }).click();
  await expect(preview(page)).toContainText('Approximates the theme “maple”');
  await openPreview(page, { ...TABBED, theme: 'sequoia' });
  await expect(head.getByRole('tab', { name: 'API' })).toBeVisible();
  await openPreview(page, TABBED);
  await expect(sidebar(page).getByRole('tab')).toHaveCount(0);
  await expect(head.getByRole('tab')).toHaveCount(0);
  await expect(preview(page).getByRole('tab', { name: 'API' })).toBeVisible();
});

test(
  'among 23,000 pages the current one is scrolled into view, and arrows continue past the rendered rows',
  { tag: '@long' },
  async ({ page }) => {
    await openPreview(page, flat(23_000));
    await sidebar(page).evaluate((nav) => (nav.scrollTop = nav.scrollHeight));
    const last = sidebar(page).getByRole('link', { name: 'Page 22999', exact: true });
    await expect(last).toBeInViewport();
    await last.click();
    await expect(last).toHaveAttribute('aria-current', 'page');
    await row(page, 'docs/page-3').click();
    await expect(sidebar(page).getByRole('link', { name: 'Page 3', exact: true })).toBeInViewport();
    await sidebar(page).getByRole('link', { name: 'Page 38', exact: true }).focus();
    for (let i = 0; i < 90; i++) await page.keyboard.press('ArrowDown');
    await expect(sidebar(page).getByRole('link', { name: 'Page 128', exact: true })).toBeFocused();
    await expect.poll(() => drawn(page)).toBeLessThan(2_000);
  },
);

test('hidden elements are shown on request, and marked', { tag: '@long' }, async ({ page }) => {
  const groups = [
    { group: 'Seen', pages: ['a'] },
    { group: 'Unseen', hidden: true, pages: ['b'] },
  ];
  await openPreview(page, { navigation: { groups } });
  await expect(sidebar(page).getByText('Unseen')).toHaveCount(0);
  await preview(page).getByRole('button', { name: 'Preview options' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Show hidden elements' }).click();
  await expect(sidebar(page).getByRole('heading', { name: 'Unseen hidden' })).toBeVisible();
});

test(
  '“Desktop” is a desktop layout however little space there is, and scrolls sideways',
  { tag: '@long' },
  async ({ page }) => {
    await page.setViewportSize({ width: 900, height: 700 });
    await openSample(page);
    // A wider tree leaves too little for a desktop layout.
    const border = page.getByRole('separator', { name: 'Navigation width' });
    for (let step = 0; step < 6; step++) await border.press('ArrowRight');
    await expect(preview(page).getByRole('tab', { name: 'API reference' })).toBeHidden();
    await preview(page).getByRole('radio', { name: 'Desktop width' }).click();
    await expect(preview(page).getByRole('navigation', { name: 'On this page' })).toBeVisible();
    await expect(preview(page).getByRole('tab', { name: 'API reference' })).toBeVisible();
    const beyond = () =>
      preview(page)
        .locator('.view')
        .evaluate((view) => view.scrollWidth - view.clientWidth);
    await expect.poll(beyond).toBeGreaterThan(0);
    await preview(page).getByRole('radio', { name: 'Fit to pane' }).click();
    await expect.poll(beyond).toBe(0);
  },
);

test(
  'a page keeps its scroll position while the document changes',
  { tag: '@long' },
  async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 500 });
    await openSample(page);
    await row(page, 'Guides').click();
    await expect(article(page)).toContainText('Deploy a preview');
    const top = () => article(page).evaluate((element) => element.scrollTop);
    await article(page).evaluate((element) => element.scrollTo(0, 60));
    expect(await top()).toBe(60);
    await page.getByRole('textbox', { name: 'Label', exact: true }).fill('Handbook');
    await expect(sidebar(page)).toContainText('Handbook');
    expect(await top()).toBe(60);
    await sidebar(page).getByRole('link', { name: 'Rotate a key' }).click();
    await expect(article(page)).toContainText('Rotate a key');
    await expect.poll(top).toBe(0);
  },
);
