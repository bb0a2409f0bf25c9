import type { Locator, Page } from '@playwright/test';
import { expect, openSample, row, test } from './story';
import { openSite } from './open-site';
import { preview, sidebar } from './screen-parts';

const SITE = {
  name: 'Signal',
  banner: { content: 'New: **2.0** <b>now</b>, [see](/fr/guides/a)', dismissible: true },
  styling: { eyebrows: 'breadcrumbs' },
  navbar: { links: [{ label: 'Bad', href: 'javascript:alert(1)' }] },
  navigation: {
    languages: [
      {
        language: 'en',
        versions: [
          {
            version: 'v2',
            tag: 'Latest',
            tabs: [
              {
                tab: 'Docs',
                groups: [
                  {
                    group: 'Start',
                    pages: ['guides/a', { group: 'More', pages: ['guides/b', 'guides/c'] }],
                  },
                  { group: 'Secret', hidden: true, pages: ['guides/secret'] },
                ],
              },
              { tab: 'API', pages: ['GET /things', 'api/errors'] },
              { tab: 'Out', href: 'https://elsewhere.example.com/' },
            ],
          },
          { version: 'v1', tabs: [{ tab: 'Docs', pages: ['v1/home', 'v1/guides/a'] }] },
        ],
      },
      { language: 'fr', pages: ['fr/home', 'fr/guides/a'] },
    ],
    global: { anchors: [{ anchor: 'Status', href: 'https://status.example.com' }] },
  },
};
const inSidebar = (page: Page, name: string): Locator =>
  sidebar(page).getByRole('link', { name, exact: true });
const title = (page: Page, name: string): Locator =>
  preview(page).getByRole('article').getByRole('heading', { name });
const tab = (page: Page, name: string): Locator =>
  preview(page).getByRole('tab', { name, exact: true });

async function choose(page: Page, switcher: string, entry: RegExp): Promise<void> {
  await preview(page).getByRole('button', { name: switcher, exact: true }).click();
  await page.getByRole('menuitem', { name: entry }).click();
}

async function openPreview(page: Page, site: object = SITE): Promise<void> {
  await openSite(page, site);
  await sidebar(page).waitFor();
}

test(
  'a reader switches tabs, and an endpoint shows its method',
  { tag: '@main' },
  async ({ page }) => {
    await openPreview(page);
    await expect(title(page, 'A')).toBeVisible();
    await expect(tab(page, 'Docs')).toHaveAttribute('aria-selected', 'true');
    await tab(page, 'API').click();
    await expect(title(page, 'Things')).toBeVisible();
    await expect(preview(page).getByRole('article')).toContainText('GET/things');
    await expect(tab(page, 'API')).toHaveAttribute('aria-selected', 'true');
    await expect(inSidebar(page, 'Errors')).toBeVisible();
  },
);

test('switching version or language keeps the page', async ({ page }) => {
  await openPreview(page);
  await choose(page, 'Version', /^v1/);
  await expect(inSidebar(page, 'A')).toHaveAttribute('aria-current', 'page');
  await expect(tab(page, 'API')).toHaveCount(0);
  await choose(page, 'Version', /^v2/);
  await choose(page, 'Language', /^Français/);
  await expect(inSidebar(page, 'A')).toHaveAttribute('aria-current', 'page');
  await expect(preview(page).getByRole('button', { name: 'Version', exact: true })).toHaveCount(0);
});

test('the banner is text with working links, and can be dismissed', async ({ page }) => {
  await openPreview(page);
  const banner = preview(page).getByRole('note', { name: 'Banner' });
  await expect(banner).toContainText('New: 2.0 <b>now</b>, see');
  await banner.getByRole('link', { name: 'see' }).click();
  await expect(inSidebar(page, 'Home')).toBeVisible();
  await expect(inSidebar(page, 'A')).toHaveAttribute('aria-current', 'page');
  await banner.getByRole('button', { name: 'Dismiss banner' }).click();
  await expect(banner).toHaveCount(0);
});

test('a nested group expands and collapses, and expands for the page inside it', async ({
  page,
}) => {
  await openPreview(page);
  const more = sidebar(page).getByRole('button', { name: 'More', exact: true });
  await expect(more).toHaveAttribute('aria-expanded', 'false');
  await more.click();
  await expect(inSidebar(page, 'B')).toBeVisible();
  await more.click();
  await expect(inSidebar(page, 'B')).toHaveCount(0);
  await preview(page).getByRole('link', { name: 'Next: B' }).click();
  await expect(inSidebar(page, 'B')).toHaveCount(0); // collapsed by hand, so it stays collapsed
  await more.click();
  await expect(inSidebar(page, 'B')).toHaveAttribute('aria-current', 'page');
});

test('with drilldown, a nested group opens its first page', { tag: '@long' }, async ({ page }) => {
  await openPreview(page, { ...SITE, interaction: { drilldown: true } });
  await inSidebar(page, 'More').click();
  await expect(title(page, 'B')).toBeVisible();
  await expect(inSidebar(page, 'C')).toBeVisible();
  await sidebar(page).getByRole('button', { name: 'Pages in More' }).click();
  await expect(inSidebar(page, 'C')).toHaveCount(0);
});

test('the breadcrumb shows the path and links back', async ({ page }) => {
  await openPreview(page);
  await sidebar(page).getByRole('button', { name: 'More', exact: true }).click();
  await inSidebar(page, 'C').click();
  const way = preview(page).getByRole('navigation', { name: 'Breadcrumb' });
  await expect(way.getByRole('link')).toHaveText(['Docs', 'Start', 'More']);
  await way.getByRole('link', { name: 'Docs' }).click();
  await expect(title(page, 'A')).toBeVisible();
});

test('external links are shown, never opened', { tag: '@long' }, async ({ page }) => {
  await openPreview(page);
  const note = preview(page).getByRole('status', { name: 'Preview note' });
  await preview(page).getByRole('tab', { name: /^Out/ }).click();
  await expect(note).toContainText('https://elsewhere.example.com/');
  await sidebar(page)
    .getByRole('link', { name: /^Status/ })
    .click();
  await expect(note).toContainText('https://status.example.com');
  await preview(page).getByRole('link', { name: 'Bad' }).click();
  await expect(note).toContainText('isn’t a link');
  expect(page.context().pages()).toHaveLength(1);
});

test('a hidden element appears once it is selected in the tree, with a ring', async ({ page }) => {
  await openPreview(page);
  await expect(sidebar(page).getByText('Secret')).toHaveCount(0);
  await row(page, 'Secret').click();
  await expect(sidebar(page).getByRole('heading', { name: 'Secret' })).toBeVisible();
  await expect(sidebar(page).locator('li.selected')).toHaveText(/Secret/);
  await expect(inSidebar(page, 'Secret')).toHaveAttribute('aria-current', 'page');
});

test('selecting a tab in the tree opens it in the preview', async ({ page }) => {
  await openPreview(page);
  await row(page, 'API').click();
  await expect(title(page, 'Things')).toBeVisible();
});

test('Edit selects an element of the preview in the tree', { tag: '@main' }, async ({ page }) => {
  await openPreview(page);
  await inSidebar(page, 'A').hover();
  await preview(page).getByRole('button', { name: 'Edit “A”' }).click();
  await expect(row(page, 'guides/a')).toHaveAttribute('aria-selected', 'true');
  await tab(page, 'API').click({ modifiers: ['Alt'] });
  await expect(row(page, 'API')).toHaveAttribute('aria-selected', 'true');
});

test('a rename appears in the preview', { tag: '@main' }, async ({ page }) => {
  await openSample(page);
  await row(page, 'Guides').click();
  const label = page
    .getByRole('region', { name: 'Properties' })
    .getByLabel('Label', { exact: true });
  await label.fill('Handbook');
  await label.press('Enter');
  await expect(sidebar(page).getByRole('heading', { name: 'Handbook' })).toBeVisible();
});

test('a list that the builder drops is reported, with a link to the cause', async ({ page }) => {
  const tabs = [{ tab: 'T', groups: [{ group: 'G', pages: ['a'] }, { pages: ['b'] }] }];
  await openPreview(page, { navigation: { tabs } });
  await expect(preview(page)).toContainText('The groups in tab “T” won’t appear on the site');
  await preview(page).getByRole('button', { name: 'Show', exact: true }).click();
  await expect(page.locator('[role=treeitem][aria-selected=true]')).toHaveAttribute(
    'aria-level',
    '2',
  );
});

test('at phone width the sidebar is behind a button', { tag: '@long' }, async ({ page }) => {
  await openPreview(page);
  await preview(page).getByRole('radio', { name: 'Phone width' }).click();
  await expect(sidebar(page)).toBeHidden();
  await preview(page).getByRole('button', { name: 'Menu', exact: true }).click();
  await inSidebar(page, 'A').click();
  await expect(sidebar(page)).toBeHidden();
});

test('a tab that only links elsewhere says where it takes readers', async ({ page }) => {
  await openSite(page, {
    name: 'Acme',
    navigation: {
      tabs: [
        { tab: 'Guides', pages: ['a'] },
        { tab: 'Status', href: 'https://example.com/status' },
      ],
    },
  });
  await row(page, 'Status').click();
  const article = preview(page).getByRole('article');
  await expect(article).toContainText('Opens https://example.com/status in a new tab');
  await expect(article).not.toContainText('Add a page');
  const link = article.getByRole('link', { name: 'https://example.com/status' });
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('rel', /noopener/);
  await preview(page).getByRole('tab', { name: 'Guides' }).click();
  await preview(page).getByRole('tab', { name: 'Status' }).click();
  await expect(preview(page).getByRole('status', { name: 'Preview note' })).toContainText(
    'in a new tab',
  );
});

test('the preview is one Tab stop, whose links the arrow keys walk', async ({ page }) => {
  await openSample(page);
  const frame = preview(page).locator('.frame');
  await expect(sidebar(page).getByRole('link', { name: 'Quickstart' })).toBeVisible();
  await expect(frame.locator('a[href], button').and(frame.locator('[tabindex="0"]'))).toHaveCount(
    1,
  );

  await preview(page).getByRole('button', { name: 'Preview options' }).focus();
  await page.keyboard.press('Tab');
  const current = sidebar(page).locator('[aria-current=page]');
  await expect(current).toBeFocused();
  await page.keyboard.press('ArrowDown');
  const next = sidebar(page).getByRole('link', { name: 'Quickstart' });
  await expect(next).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(next).toHaveAttribute('aria-current', 'page');
  await expect(preview(page).getByRole('article')).toContainText('Quickstart');
  await expect(next).toBeFocused();
  await page.keyboard.press('Home');
  await expect(next).not.toBeFocused();
  await expect(frame.locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Tab');
  await expect(frame.locator(':focus')).toHaveCount(0);
  await page.keyboard.press('Shift+Tab');
  await expect(frame.locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Shift+Tab');
  await expect(preview(page).getByRole('button', { name: 'Preview options' })).toBeFocused();
});
