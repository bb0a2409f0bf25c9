/* What a row of the tree shows and offers: readable names, own icons, adding, the path of a match. */
import type { Page } from '@playwright/test';
import { openFolder, pageFile } from './folders';
import { openSite } from './open-site';
import { downloadText, properties } from './screen-parts';
import { expect, inputFocused, row, test, tree } from './story';
import * as m from '../src/lib/features/tree/pane-messages';
import * as naming from '../src/lib/features/tree/naming-messages';
import * as inspector from '../src/lib/features/inspector/messages';

const SITE = {
  icons: { library: 'lucide' },
  navigation: {
    tabs: [
      {
        tab: 'Documentation',
        groups: [
          {
            group: 'Guides',
            icon: 'rocket',
            pages: ['guides/generative-ui', 'guides/a-long-folder-name/with-parts/rate_limits'],
          },
          { group: 'Reference of everything that there is', pages: ['reference/errors'] },
        ],
      },
      { tab: 'Empty' },
    ],
  },
};
const named = (page: Page, name: string) => tree(page).getByRole('treeitem', { name, exact: true });

test('a page without a title has a readable name, and its path on hover', async ({ page }) => {
  await openSite(page, SITE);
  const one = named(page, 'Generative ui');
  await expect(one).toHaveAttribute('title', 'guides/generative-ui');
  await expect(one).toHaveAccessibleDescription(/guides\/generative-ui/);
  await one.click();
  await expect(properties(page).getByRole('heading', { level: 2 })).toHaveText('Generative ui');
  // A search shows the path that matches, and cuts it before the name.
  await page.getByRole('searchbox').fill('parts rate');
  const found = named(page, 'Rate limits');
  await expect(found).toContainText('with-parts');
  const name = found.locator('.name');
  expect(await name.evaluate((one) => one.scrollWidth <= one.clientWidth)).toBe(true);
});

test('rows show own icons, of elements and of page files', async ({ page }) => {
  await openFolder(
    page,
    {
      'docs.json': JSON.stringify(SITE),
      'guides/generative-ui.mdx': pageFile('Generate').replace('---\n', '---\nicon: star\n'),
    },
    'site',
  );
  await expect(named(page, 'Guides').locator('[data-icon="lucide/rocket"]')).toBeVisible();
  await expect(named(page, 'Generate').locator('[data-icon="lucide/star"]')).toBeVisible();
});

test('a row offers adding into it, and nothing moves', async ({ page }) => {
  await openSite(page, SITE);
  const guides = named(page, 'Guides');
  const places = () =>
    guides.evaluate((one) =>
      ['.name', '.count'].map((part) => {
        const { left, right } = one.querySelector(part)!.getBoundingClientRect();
        return [left, right];
      }),
    );
  const before = await places();
  await guides.hover();
  const add = guides.getByRole('button', { name: m.addTo('Guides') });
  await expect(add).toBeVisible();
  expect(await places()).toEqual(before);
  await add.click();
  await page.getByRole('menuitem', { name: 'Page', exact: true }).click();
  await inputFocused(page);
  await page.keyboard.type('New things');
  await expect(page.getByLabel(naming.pathOfNew, { exact: true })).toHaveValue(
    'guides/a-long-folder-name/with-parts/new-things',
  );
  await page.keyboard.press('Enter');
  await expect(row(page, 'New things')).toHaveAttribute('aria-level', '3');
  await expect(row(page, 'New things')).toBeFocused();
});

test('an empty element offers a group and a page', async ({ page }) => {
  await openSite(page, SITE);
  await named(page, 'Empty').click();
  await expect(properties(page)).toContainText(inspector.nothingInside('tab'));
  await properties(page)
    .getByRole('button', { name: inspector.addA('group') })
    .click();
  await inputFocused(page);
  await page.keyboard.type('Start here');
  await page.keyboard.press('Enter');
  await expect(named(page, 'Start here')).toHaveAttribute('aria-level', '2');
  await properties(page)
    .getByRole('button', { name: inspector.addA('page') })
    .click();
  await inputFocused(page);
  await page.keyboard.type('Hello');
  await page.keyboard.press('Enter');
  expect(JSON.parse(await downloadText(page))).toMatchObject({
    navigation: { tabs: [{}, { groups: [{ group: 'Start here', pages: ['guides/hello'] }] }] },
  });
});

test('a second click where “Add a group” was adds nothing to the new group', async ({ page }) => {
  await openSite(page, SITE);
  await named(page, 'Empty').click();
  const offer = properties(page).getByRole('button', { name: inspector.addA('group') });
  const { x, y } = (await offer.boundingBox())!;
  await offer.click({ position: { x: 9, y: 9 } });
  await inputFocused(page);
  await page.mouse.click(x + 9, y + 9);
  await expect(properties(page)).toContainText(inspector.nothingInside('group'));
  await expect(page.getByRole('textbox', { name: 'Name of the group' })).toHaveCount(0);
  expect(JSON.parse(await downloadText(page))).toMatchObject({
    navigation: { tabs: [{}, { groups: [{ group: 'New group', pages: [] }] }] },
  });
});

test('a click on “Add a group” ends the name of a new tab and adds the group', async ({ page }) => {
  await openSite(page, SITE);
  await named(page, 'Empty').click();
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Tab', exact: true }).click();
  await inputFocused(page);
  await page.keyboard.type('Learn');
  await properties(page)
    .getByRole('button', { name: inspector.addA('group') })
    .click();
  await page.keyboard.type('Basics');
  await page.keyboard.press('Enter');
  await expect(named(page, 'Basics')).toHaveAttribute('aria-level', '2');
  expect(JSON.parse(await downloadText(page))).toMatchObject({
    navigation: { tabs: [{}, {}, { tab: 'Learn', groups: [{ group: 'Basics' }] }] },
  });
});

test('the path bar of several rows names what they are in', async ({ page }) => {
  const inner = { group: 'Getting started', pages: ['a', 'b', 'c'] };
  const groups = [{ group: 'Managing a program', pages: [inner] }];
  await openSite(page, { navigation: { tabs: [{ tab: 'Help center', groups }] } });
  await named(page, 'Getting started').press('ArrowRight');
  await row(page, 'a').click();
  await row(page, 'c').click({ modifiers: ['Shift'] });
  const path = page.getByRole('navigation', { name: 'Selected element' });
  await expect(path).toContainText('3 pages');
  const end = path.getByRole('button', { name: 'Getting started' });
  const shown = await end
    .locator('> span')
    .last()
    .evaluate((one) => one.clientWidth / one.scrollWidth);
  expect(shown).toBeGreaterThan(0.6);
  await path.getByRole('button', { name: m.moreBetween(2) }).click();
  await page.getByRole('menuitem', { name: 'Help center' }).click();
  await expect(named(page, 'Help center')).toBeFocused();
});

test('the path bar stays one line high, however long the names are', async ({ page }) => {
  await page.setViewportSize({ width: 900, height: 800 });
  const long = 'Everything about the reference of all that there is and will be';
  await openSite(page, {
    navigation: { tabs: [{ tab: long, groups: [{ group: long, pages: ['a'] }] }] },
  });
  const tree = page.getByRole('tree');
  const before = await tree.boundingBox();
  await named(page, long).last().click();
  const path = page.getByRole('navigation', { name: 'Selected element' });
  const current = path.locator('[aria-current]');
  await expect(current).toHaveText(long);
  await expect(current).toHaveAttribute('title', new RegExp(long));
  expect(await tree.boundingBox()).toEqual(before);
});
