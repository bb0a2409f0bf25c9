import type { Page } from '@playwright/test';
import { dropLine, grab, moveOver, type Over } from './drop-row';
import { expect, row, test, tree, inputFocused } from './story';
import { openSite } from './open-site';
import { rowNames, scrollTreeTo } from './screen-parts';
import * as m from '../src/lib/features/tree/messages';

const group = (name: string, pages: readonly unknown[]) => ({ group: name, pages });
const pages = (path: string, count: number) =>
  Array.from({ length: count }, (_, i) => `${path}/page-${i}`);

const SITE = {
  name: 'Acme',
  navigation: {
    tabs: [
      {
        tab: 'Documentation',
        groups: [
          group('Get started', ['introduction', 'quickstart']),
          group('Guides', [
            ...pages('guides', 20),
            group('Advanced', [...pages('advanced', 30), group('Deep', pages('deep', 30))]),
          ]),
        ],
      },
      { tab: 'API', groups: [group('Users', ['GET /users', 'DELETE /users/{id}', 'OPTIONS /x'])] },
      { tab: 'Blog', href: 'https://blog.example' },
    ],
  },
};

const DEEP = {
  navigation: {
    languages: ['en', 'fr'].map((language) => ({
      language,
      tabs: [
        {
          tab: 'Guides',
          groups: [
            group('Part', [
              group('One', [group('Two', [group('Three', pages(`${language}/deep`, 40))])]),
            ]),
          ],
        },
      ],
    })),
  },
};

const path = (page: Page) => page.getByRole('navigation', { name: 'Selected element' });
const sticky = (page: Page) => tree(page).locator('.sticky .row');
const openAll = (page: Page) => row(page, 'Documentation').press('Alt+Shift+ArrowRight');

test('the path to the selected element is shown, and each step selects its element', async ({
  page,
}) => {
  await openSite(page, SITE);
  await expect(path(page)).toContainText('Nothing selected');
  await openAll(page);
  await scrollTreeTo(page, 60);
  await row(page, 'deep/page-2').click();
  const steps = path(page).getByRole('button');
  await expect(steps).toHaveText(['…', 'Deep', 'Page 2']);
  await expect(steps.last()).toHaveAttribute('aria-current', 'true');
  const width = page.getByRole('separator', { name: 'Navigation width' });
  await width.press('Home');
  const beyond = async () => {
    const [shown, last] = [(await path(page).boundingBox())!, (await steps.last().boundingBox())!];
    return last.x + last.width - (shown.x + shown.width);
  };
  // A browser may round a width up by a fraction of a pixel.
  await expect.poll(beyond).toBeLessThan(0.5);

  await steps.first().click();
  await page.getByRole('menuitem', { name: 'Guides' }).click();
  await expect(row(page, 'Guides')).toBeFocused();
  await expect(row(page, 'Guides')).toHaveAttribute('aria-selected', 'true');
  await expect(row(page, 'Guides')).toBeInViewport();
  await expect(steps).toHaveText(['…', 'Guides']);
  await width.press('End');
  await expect(steps).toHaveText(['Documentation', 'Guides']);
});

test(
  'for several selected elements it shows their number and their common ancestors',
  { tag: '@long' },
  async ({ page }) => {
    await openSite(page, SITE);
    await row(page, 'introduction').click();
    await row(page, 'quickstart').click({ modifiers: ['ControlOrMeta'] });
    await expect(path(page)).toContainText('2 pages');
    await expect(path(page).getByRole('button')).toHaveText(['…', /Get started/]);
    await row(page, 'API').click({ modifiers: ['ControlOrMeta'] });
    await expect(path(page)).toContainText('3 selected');
    await expect(path(page).getByRole('button')).toHaveCount(0);
  },
);

test('ancestors scrolled out of view stay above the rows, and a click selects them', async ({
  page,
}) => {
  await openSite(page, SITE);
  await openAll(page);
  await expect(sticky(page)).toHaveCount(0);
  await scrollTreeTo(page, 62);
  await expect(sticky(page)).toHaveText(['Documentation', 'Guides', 'Advanced', 'Deep']);
  await sticky(page).nth(2).click();
  await expect(row(page, 'Advanced')).toBeFocused();
  await expect(row(page, 'Advanced')).toHaveAttribute('aria-selected', 'true');
  await scrollTreeTo(page, 62);
  await sticky(page).nth(1).click({ button: 'right' });
  await page.getByRole('menuitem', { name: 'Rename' }).click();
  await expect(tree(page).getByRole('textbox')).toHaveValue('Guides');
});

test('far down, the language and the tab are still visible', { tag: '@long' }, async ({ page }) => {
  await openSite(page, DEEP);
  await row(page, 'en').press('Alt+Shift+ArrowRight');
  await scrollTreeTo(page, 20);
  await expect(sticky(page)).toHaveText(['en', 'Guides', 'One', 'Two', 'Three']);
  await expect(tree(page).locator('.sticky .after-more')).toHaveText('One');
  await row(page, 'en/deep/page-25').click();
  for (let i = 0; i < 24; i++) await page.keyboard.press('ArrowUp');
  await expect(row(page, 'en/deep/page-1')).toBeFocused();
  await expectFocusUncovered(page);
});

async function expectFocusUncovered(page: Page) {
  const isHidden = () =>
    tree(page).evaluate((view) => {
      const focused = document.activeElement!.getBoundingClientRect();
      const cover = view.querySelector('.sticky .rows')?.getBoundingClientRect();
      return cover !== undefined && focused.top < cover.bottom - 1.5;
    });
  await expect.poll(isHidden).toBe(false);
}

test('the focused row is never under the sticky rows', { tag: '@long' }, async ({ page }) => {
  await openSite(page, SITE);
  await openAll(page);
  await row(page, 'Documentation').press('End');
  for (let i = 0; i < 60; i++) {
    await page.keyboard.press('ArrowUp');
    await expectFocusUncovered(page);
  }
});

test('the sticky rows make way for the rows while something is dragged', async ({ page }) => {
  await openSite(page, SITE);
  await openAll(page);
  await scrollTreeTo(page, 62);
  await expect(sticky(page)).toHaveCount(4);
  const before = await row(page, 'deep/page-20').boundingBox();
  await grab(page, row(page, 'deep/page-20'));
  await expect(sticky(page)).toHaveCount(0);
  expect(await row(page, 'deep/page-20').boundingBox()).toEqual(before);
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await expect(sticky(page)).toHaveCount(4);
  await expect(page.getByRole('button', { name: 'Undo', exact: true })).toBeDisabled();
});

test(
  'rows that expanded during a drag collapse after it, unless the drop went into them',
  { tag: '@long' },
  async ({ page }) => {
    await openSite(page, SITE);
    await row(page, 'Documentation').press('Alt+Shift+Digit2');
    const dragPast = async (over: Over) => {
      await grab(page, row(page, 'Users'));
      await moveOver(page, { onto: row(page, 'Guides') });
      await expect(row(page, 'Guides')).toHaveAttribute('aria-expanded', 'true');
      await moveOver(page, over);
      await expect(dropLine(page)).toBeVisible();
      await page.mouse.up();
    };
    await dragPast({ above: row(page, 'Guides') });
    await expect(row(page, 'Users')).toHaveAttribute('aria-posinset', '2');
    await expect(row(page, 'Guides')).toHaveAttribute('aria-expanded', 'false');
    await page.keyboard.press('Control+z');
    await dragPast({ below: row(page, 'guides/page-1') });
    await expect(row(page, 'Users')).toBeFocused();
    await expect(row(page, 'Guides')).toHaveAttribute('aria-expanded', 'true');
  },
);

test('everything collapses, and expands to a level, by keyboard and from the menu', async ({
  page,
}) => {
  await openSite(page, SITE);
  await row(page, 'quickstart').click();
  await page.keyboard.press('Alt+Shift+ArrowLeft');
  await expect.poll(() => rowNames(page)).toEqual(['Documentation', 'API', 'Blog']);
  await expect(row(page, 'Documentation')).toBeFocused();
  await expect(row(page, 'Documentation')).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Alt+Shift+ArrowRight');
  await expect(row(page, 'quickstart')).toBeFocused();
  await expect(tree(page).getByRole('treeitem', { selected: true })).toHaveAttribute(
    'aria-label',
    'Quickstart',
  );
  await page.getByRole('button', { name: 'Expand and collapse' }).click();
  await page.getByRole('menuitem', { name: 'Collapse all' }).click();
  await expect(row(page, 'Documentation')).toBeFocused();
  await expect(row(page, 'Documentation')).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Alt+Shift+Digit2');
  await expect
    .poll(() => rowNames(page))
    .toEqual(['Documentation', 'Get started', 'Guides', 'API', 'Users', 'Blog']);
  await page.getByRole('button', { name: 'Expand and collapse' }).click();
  await expect(page.getByRole('menuitem')).toHaveText([
    /Collapse all/,
    /Expand to level 2/,
    /Expand to level 3/,
    /Expand to level 4/,
    /Expand to level 5/,
    /Expand all/,
  ]);
  await page.getByRole('menuitem', { name: 'Expand to level 3' }).click();
  await expect(row(page, 'GET /users')).toBeVisible();
  await expect(row(page, 'Advanced')).toHaveAttribute('aria-expanded', 'false');
  // Keys keep working in the tree.
  await expect(row(page, 'quickstart')).toBeFocused();
  await page.keyboard.press('Alt+Shift+ArrowLeft');
  await expect.poll(() => rowNames(page)).toEqual(['Documentation', 'API', 'Blog']);
});

test('changes since opening are marked, and so are their collapsed ancestors', async ({ page }) => {
  await openSite(page, SITE);
  await row(page, 'Get started').press('F2');
  await inputFocused(page);
  await page.keyboard.type('First steps');
  await page.keyboard.press('Enter');
  const renamed = row(page, 'First steps');
  await expect(renamed.locator('.change')).toHaveAttribute('title', m.changed);
  await expect(renamed).toHaveAttribute('aria-description', new RegExp(m.changedSpoken));
  await row(page, 'quickstart').press('Alt+ArrowUp');
  await expect(row(page, 'quickstart').locator('.change')).toHaveAttribute('title', 'Moved');
  await row(page, 'introduction').press('ControlOrMeta+d');
  await expect(tree(page).locator('.change[title=New]')).toHaveCount(1);

  const tab = row(page, 'Documentation');
  await expect(tab.locator('.change')).toHaveCount(0);
  await tab.press('ArrowLeft');
  await expect(tab.locator('.change.hollow')).toBeVisible();
  await expect(tab).toHaveAttribute('aria-description', /contains changes/);
  for (let i = 0; i < 3; i++) await page.keyboard.press('ControlOrMeta+z');
  await expect(tree(page).locator('.change')).toHaveCount(0);
});

test('badges yield to the name when the tree is narrow', { tag: '@long' }, async ({ page }) => {
  await openSite(page, {
    navigation: {
      groups: [{ group: 'A name of some length', tag: 'New', openapi: 'o.json', pages: ['a'] }],
    },
  });
  const name = () =>
    row(page, 'A name')
      .locator('.name')
      .evaluate((one) => one.scrollWidth > one.clientWidth + 60);
  await page.getByRole('separator', { name: 'Navigation width' }).press('Home');
  await expect.poll(() => name()).toBe(false);
  await expect(row(page, 'A name').getByText('OpenAPI')).toBeHidden();
});

test('F4 goes from the tree to the text, and from the text back to the tree', async ({ page }) => {
  await openSite(page, SITE);
  await row(page, 'quickstart').click();
  await page.keyboard.press('F4');
  const code = page.getByRole('region', { name: 'JSON', exact: true });
  await expect(code.locator('.signpost-range, .signpost-lines').first()).toBeVisible();
  await expect(code.locator('.selected-text').first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'Preview' })).toBeVisible();

  await row(page, 'Documentation').press('ArrowLeft');
  await code.locator('.view-line', { hasText: 'quickstart' }).click();
  await page.keyboard.press('F4');
  await expect(row(page, 'quickstart')).toBeFocused();
  await expect(row(page, 'quickstart')).toHaveAttribute('aria-selected', 'true');
});

test(
  'Shift+F4 brings the preview back to the selection after reading on',
  { tag: '@long' },
  async ({ page }) => {
    await openSite(page, SITE);
    await row(page, 'quickstart').click();
    const sidebar = page
      .getByRole('region', { name: 'Preview' })
      .getByRole('navigation', { name: 'Sidebar' });
    const shown = sidebar.locator('[aria-current=page]');
    await expect(shown).toHaveText('Quickstart');
    await sidebar.getByRole('link', { name: 'Introduction' }).click();
    await expect(shown).toHaveText('Introduction');
    await row(page, 'quickstart').press('Shift+F4');
    await expect(shown).toHaveText('Quickstart');
    await expect(row(page, 'quickstart')).toHaveAttribute('aria-selected', 'true');
  },
);
