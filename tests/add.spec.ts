import type { Page } from '@playwright/test';
import { openFolder, pageFile } from './folders';
import { expect, openSample, row, test, tree, inputFocused } from './story';
import { fileText } from './make-document';
import { openSite } from './open-site';
import { undo, announced, rowNames, downloadText } from './screen-parts';
import * as m from '../src/lib/features/tree/naming-messages';
import * as commandMessages from '../src/lib/features/tree/commands/messages';
import * as menuMessages from '../src/lib/features/tree/commands/menu-messages';

const SITE = {
  name: 'Signal',
  navigation: {
    tabs: [
      {
        tab: 'Documentation',
        groups: [
          { group: 'Get started', pages: ['introduction', 'quickstart'] },
          { group: 'Guides', pages: ['guides/deploy'] },
        ],
      },
    ],
  },
};
const BEFORE = fileText(SITE);
const pathField = (page: Page) => page.getByLabel(m.pathOf('page'));
/** The fields of a page that is being added. */
const titleField = (page: Page) => page.getByLabel(m.titleOf);
const madePath = (page: Page) => page.getByLabel(m.pathOfNew, { exact: true });

test(
  'a page is added by keyboard, named in place, and undone in one step',
  { tag: '@main' },
  async ({ page }) => {
    await openSite(page, BEFORE);
    await row(page, 'introduction').click();
    await page.keyboard.press('Insert');
    await expect(titleField(page)).toBeFocused();
    await page.keyboard.type('install');
    await page.keyboard.press('Enter');
    await expect(row(page, 'install')).toBeFocused();
    await announced(page, 'Added “Install” to “Get started”');
    await expect
      .poll(async () => (await rowNames(page)).slice(2, 5))
      .toEqual(['introduction', 'install', 'quickstart']);
    await page.keyboard.press('Control+z');
    await expect.poll(() => downloadText(page)).toBe(BEFORE);
    await expect(undo(page)).toBeDisabled();
    await page.keyboard.press('Control+Shift+z');
    await expect(row(page, 'install')).toBeVisible();
  },
);

test('the title of a new page makes its path, which can be edited', async ({ page }) => {
  await openSite(page, BEFORE);
  await row(page, 'guides/deploy').click();
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Page', exact: true }).click();
  await expect(titleField(page)).toBeFocused();
  await page.keyboard.type('Own Domain & E-mail?');
  await expect(madePath(page)).toHaveValue('guides/own-domain-and-e-mail');
  await expect(titleField(page)).toHaveAccessibleDescription(
    new RegExp(m.onlyPath('guides/own-domain-and-e-mail')),
  );
  // The mouse goes to the path without ending the addition, and what it becomes is shown.
  await madePath(page).click();
  await madePath(page).fill('guides/own domain');
  await expect(page.getByText(m.writtenAs('guides/own-domain'))).toBeVisible();
  await page.keyboard.press('Shift+Tab');
  await expect(titleField(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(madePath(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await announced(page, 'Added “Own domain” to “Guides”');
  expect(await downloadText(page)).toContain('"guides/own-domain"');
  // A typed path of a page that was there before is written without spaces, too.
  await page.keyboard.press('F2');
  await expect(pathField(page)).toBeFocused();
  await page.keyboard.type('guides/my page');
  await expect(pathField(page)).toHaveAccessibleDescription(m.writtenAs('guides/my-page'));
  await page.keyboard.press('Enter');
  expect(await downloadText(page)).toContain('"guides/my-page"');
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await expect.poll(() => downloadText(page)).toBe(BEFORE);
});

test('Escape while naming cancels the addition', { tag: '@long' }, async ({ page }) => {
  await openSite(page, BEFORE);
  await row(page, 'introduction').click();
  await page.keyboard.press('Insert');
  await inputFocused(page);
  await page.keyboard.type('not-this');
  await page.keyboard.press('Escape');
  await expect(row(page, 'introduction')).toBeFocused();
  await expect.poll(() => rowNames(page)).toHaveLength(6);
  await expect(undo(page)).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Redo' })).toBeDisabled();
  // For a page that existed before, Escape cancels only the new name.
  await page.keyboard.press('F2');
  await expect(pathField(page)).toBeFocused();
  await page.keyboard.type('x');
  await page.keyboard.press('Escape');
  await expect(row(page, 'introduction')).toBeFocused();
  await expect.poll(() => rowNames(page)).toHaveLength(6);
});

test('pages are added one after another by keyboard', async ({ page }) => {
  await openSite(page, BEFORE);
  await row(page, 'quickstart').click();
  await page.keyboard.press('Insert');
  for (const name of ['one', 'two']) {
    await expect(titleField(page)).toHaveValue('New page');
    await page.keyboard.type(name);
    await page.keyboard.press('Control+Enter');
    await expect(row(page, name)).toBeVisible();
  }
  await expect(titleField(page)).toHaveValue('New page');
  await page.keyboard.press('Escape');
  await expect(row(page, 'two')).toBeFocused();
  await expect
    .poll(async () => (await rowNames(page)).slice(3, 6))
    .toEqual(['quickstart', 'one', 'two']);
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await expect.poll(() => downloadText(page)).toBe(BEFORE);
});

test('the keyboard opens the add menu, and letters select in it', async ({ page }) => {
  await openSite(page, BEFORE);
  await row(page, 'Guides').click();
  await page.keyboard.press('Control+Enter');
  const menu = page.getByRole('menu', { name: 'Add' });
  await expect(menu.getByRole('menuitem')).toHaveText([
    ...['Page', 'Endpoint', 'Group', 'Tab'],
    ...['First language…', 'First version…'],
  ]);
  await expect(
    menu
      .getByRole('group', { name: menuMessages.after('tab', 'Documentation') })
      .getByRole('menuitem'),
  ).toHaveText(['Tab']);
  await expect(menu.getByRole('menuitem', { name: 'Page' })).toBeFocused();
  await page.keyboard.press('g');
  await expect(menu.getByRole('menuitem', { name: 'Group' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel(m.nameOf('group'))).toBeFocused();
  await page.keyboard.type('Keys');
  await page.keyboard.press('Enter');
  await expect(row(page, 'Keys')).toHaveAttribute('aria-level', '3');
  await expect(row(page, 'Keys')).toBeFocused();
  await page.keyboard.press('Insert');
  await inputFocused(page);
  await page.keyboard.type('guides/rotate');
  await page.keyboard.press('Enter');
  await expect(row(page, 'guides/rotate')).toHaveAttribute('aria-level', '4');
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await expect.poll(() => downloadText(page)).toBe(BEFORE);
});

test(
  'where no page is allowed, the key says why and offers other places',
  { tag: '@long' },
  async ({ page }) => {
    await openSite(page, BEFORE);
    await row(page, 'Documentation').click();
    await page.keyboard.press('Insert');
    const offer = page.getByRole('region', { name: 'Instead, you can' });
    await expect(offer).toContainText('“Documentation” contains groups');
    await expect(undo(page)).toBeDisabled();
  },
);

test('files not in the navigation are suggested, nearby ones first', async ({ page }) => {
  await openSample(page);
  await row(page, 'Install').click();
  const path = await row(page, 'Install').getAttribute('data-row');
  await page.keyboard.press('Delete');
  await expect(page.locator(`[data-row="${path}"]`)).toHaveCount(0);
  await page.keyboard.press('Insert');
  const field = page.getByRole('combobox', { name: m.titleOf });
  await expect(field).toBeFocused();
  const options = page.getByRole('option');
  await expect(options.first()).toContainText('get-started/install');
  await page.keyboard.type('install cli');
  await expect(options).toHaveCount(1);
  await page.keyboard.press('ArrowDown');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(row(page, 'Install')).toBeFocused();
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await expect(undo(page)).toBeDisabled();
});

test(
  'the note says what becomes of a path, and a path has no problem while it is typed',
  { tag: '@long' },
  async ({ page }) => {
    await openFolder(
      page,
      {
        'docs.json': JSON.stringify({
          navigation: { groups: [{ group: 'Start', pages: ['welcome', 'install'] }] },
        }),
        'welcome.mdx': pageFile('Welcome'),
        'install.mdx': pageFile('Install'),
      },
      'site',
    );
    await expect(row(page, 'Welcome')).toBeVisible();
    const problems = page.getByRole('button', { name: /problem/i }).first();
    const before = await problems.textContent();
    await row(page, 'Install').click();
    await page.keyboard.press('Insert');
    const field = page.getByRole('combobox', { name: m.titleOf });
    await expect(field).toHaveAccessibleDescription(new RegExp(m.createsFile));
    await expect(problems).toHaveText(before!);
    await page.keyboard.type('not-there-yet');
    await page.keyboard.press('Enter');
    await expect(row(page, 'not-there-yet')).toBeVisible();
    await expect(problems).toHaveText(before!);
    await row(page, 'Install').click();
    await page.keyboard.press('Delete');
    await page.keyboard.press('Insert');
    await expect(page.getByRole('option')).toHaveCount(1);
    await page.keyboard.type('zzzz');
    await expect(page.getByRole('option')).toHaveCount(0);
    await expect(page.getByText(m.createsFile)).toBeVisible();
    await madePath(page).fill('install');
    await expect(page.getByText(m.fileIsThere)).toBeVisible();
    await madePath(page).fill('/welcome');
    await expect(page.getByText(m.listedAlready)).toBeVisible();
  },
);

test(
  'a suggestion can be clicked, and any text can be typed',
  { tag: '@long' },
  async ({ page }) => {
    await openSample(page);
    await row(page, 'Install').click();
    await page.keyboard.press('Delete');
    await page.keyboard.press('Insert');
    await page.getByRole('option').first().click();
    await expect(row(page, 'Install')).toBeFocused();
    await page.keyboard.press('Insert');
    await inputFocused(page);
    await page.keyboard.type('guides/brand-new');
    await page.keyboard.press('Enter');
    await expect(row(page, 'guides/brand-new')).toBeFocused();
  },
);

test('lines pasted while naming become pages in one step', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openSite(page, BEFORE);
  await page.evaluate(() =>
    navigator.clipboard.writeText(
      '- /guides/keys.mdx\n- guides/zones\n- "guides/own domain.mdx",\n',
    ),
  );
  await row(page, 'Guides').click();
  await page.keyboard.press('Insert');
  await expect(titleField(page)).toBeFocused();
  await page.keyboard.press('Control+v');
  await announced(page, 'Added 3 pages to “Guides”');
  await announced(page, commandMessages.pathChanged('guides/own domain', 'guides/own-domain', 0));
  await expect
    .poll(async () => (await rowNames(page)).slice(4))
    .toEqual(['Guides', 'guides/deploy', 'guides/keys', 'guides/zones', 'guides/own-domain']);
  await expect(tree(page).getByRole('treeitem', { selected: true })).toHaveCount(3);
  await page.keyboard.press('Control+z');
  await expect.poll(() => downloadText(page)).toBe(BEFORE);
  await expect(undo(page)).toBeDisabled();
});
