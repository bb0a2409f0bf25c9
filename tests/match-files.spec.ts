/* The files of a whole part of the navigation move to mirror it, and links follow, as one step. */
import type { Locator, Page } from '@playwright/test';
import { openWritableFolder, pageFile, treeInBrowser } from './folders';
import { openSite } from './open-site';
import { ask, option } from './palette-story';
import { announced, saveState, undo } from './screen-parts';
import { ACME } from './sites';
import { expect, row, test } from './story';
import { exists } from '../src/lib/core/operations/page-messages';
import { updated, updates } from '../src/lib/editor/files/follow-messages';
import { openFolder } from '../src/lib/editor/files/messages';
import * as m from '../src/lib/features/shell/match-messages';
import * as commands from '../src/lib/features/tree/commands/page-file-messages';
import * as menu from '../src/lib/features/tree/commands/menu-messages';

const GUIDES = '"guides/deploy", "guides/scale", "guides/logs", "setup", "api/keys", "faq"';
const FOLDER = {
  'docs.json': `{
  "name": "Acme",
  "navigation": {
    "groups": [
      { "group": "Guides", "pages": [${GUIDES}] },
      { "group": "API", "pages": ["api/users", "api/orders", "faq"] }
    ]
  }
}
`,
  'guides/deploy.mdx': `${pageFile('Deploy')}[keys](/api/keys) [setup](/setup)\n`,
  'guides/scale.mdx': pageFile('Scale'),
  'guides/logs.mdx': pageFile('Logs'),
  'setup.mdx': `${pageFile('Set up')}[deploy](./guides/deploy)\n`,
  'api/keys.mdx': `${pageFile('Keys')}[users](./users) [orders](/api/orders)\n`,
  'api/users.mdx': pageFile('Users'),
  'api/orders.mdx': `${pageFile('Orders')}[keys](/api/keys#top)\n`,
  'faq.mdx': pageFile('FAQ'),
  'old.mdx': '{ [keys](/api/keys)\n',
};
const FOLLOWING = { links: 5, pages: 4, redirects: 2 };
const redirect = (from: string, to: string): string =>
  `    {\n      "source": "/${from}",\n      "destination": "/${to}"\n    }`;

const dialog = (page: Page): Locator => page.getByRole('dialog');
const box = (page: Page, name: string): Locator =>
  dialog(page).getByRole('checkbox', { name, exact: true });
const move = (page: Page, count: number): Locator =>
  dialog(page).getByRole('button', { name: m.move(count), exact: true });

async function openMore(page: Page, name: string): Promise<Locator> {
  await row(page, name).click();
  await page.keyboard.press('Shift+F10');
  await page.getByRole('menuitem', { name: menu.more }).press('ArrowRight');
  return page.getByRole('menuitem', { name: commands.matchFiles });
}

test('files go to the folder of their group with their links, and undo takes all back', async ({
  page,
}) => {
  await openWritableFolder(page, FOLDER);
  await (await openMore(page, 'Guides')).press('Enter');
  await expect(dialog(page)).toHaveAccessibleName(m.matchFiles('Guides'));
  await expect(dialog(page)).toContainText(m.moving(2, 6));
  await expect(box(page, 'Set up')).toHaveAccessibleDescription(`setup ${m.becomes} guides/setup`);
  await expect(dialog(page)).toContainText(updates(FOLLOWING));
  await expect(dialog(page)).toContainText('old.mdx, line 2');

  await box(page, 'Set up').uncheck();
  await expect(dialog(page)).toContainText(m.moving(1, 6));
  await expect(box(page, m.allPages)).toBeChecked({ indeterminate: true });
  await expect(dialog(page)).toContainText(updates({ links: 3, pages: 3, redirects: 1 }));
  await box(page, m.allPages).check();
  await box(page, m.allPages).uncheck();
  await expect(dialog(page)).toContainText(m.chooseOne);
  await expect(move(page, 0)).toBeDisabled();
  await box(page, m.allPages).check();
  await expect(dialog(page)).toContainText(updates(FOLLOWING));
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toHaveCount(0);
  await announced(page, `Moved 2 files to match “Guides”. ${updated(FOLLOWING)}`);
  await expect(row(page, 'Guides')).toBeFocused();

  await page.keyboard.press('Control+s');
  await expect(saveState(page)).toHaveText('Saved');
  const { 'setup.mdx': setup, 'api/keys.mdx': keys, ...others } = FOLDER;
  const redirects = `  "redirects": [\n${redirect('setup', 'guides/setup')},\n${redirect('api/keys', 'guides/keys')}\n  ],\n`;
  expect(await treeInBrowser(page, 'acme')).toEqual({
    ...others,
    'docs.json': FOLDER['docs.json']
      .replace('"setup", "api/keys"', '"guides/setup", "guides/keys"')
      .replace('"Acme",\n', `"Acme",\n${redirects}`),
    'guides/deploy.mdx': FOLDER['guides/deploy.mdx']
      .replace('(/api/keys)', '(/guides/keys)')
      .replace('(/setup)', '(/guides/setup)'),
    'api/orders.mdx': FOLDER['api/orders.mdx'].replace('/api/keys#', '/guides/keys#'),
    'guides/setup.mdx': setup.replace('./guides/deploy', './deploy'),
    'guides/keys.mdx': keys.replace('./users', '../api/users'),
  });

  await undo(page).click();
  await expect(undo(page)).toBeDisabled();
  await page.keyboard.press('Control+s');
  await expect(saveState(page)).toHaveText('Saved');
  expect(await treeInBrowser(page, 'acme')).toEqual(FOLDER);
});

test('pages of the whole navigation trade places, and a group whose files match says so', async ({
  page,
}) => {
  const docs = FOLDER['docs.json'].replace('"api/users"', '"api/users", "guides/keys"');
  await openWritableFolder(page, {
    ...FOLDER,
    'docs.json': docs,
    'guides/keys.mdx': pageFile('All keys'),
  });
  await ask(page, commands.matchAllFiles);
  await option(page, commands.matchAllFiles).click();
  await expect(dialog(page)).toHaveAccessibleName(m.matchFiles(undefined));
  await expect(dialog(page)).toContainText(m.moving(3, 9));
  await expect(move(page, 3)).toBeEnabled();
  // One page can't take the place of another that stays.
  await box(page, 'All keys').uncheck();
  await expect(dialog(page)).toContainText(exists('guides/keys.mdx'));
  await expect(move(page, 2)).toBeDisabled();
  await box(page, 'All keys').check();
  await move(page, 3).click();
  await announced(page, /Moved 3 files to match the navigation/);

  await (await openMore(page, 'API')).press('Enter');
  await expect(dialog(page)).toContainText(m.alreadyMatch);
  await dialog(page).getByRole('button', { name: m.close, exact: true }).last().click();
  await expect(row(page, 'API')).toBeFocused();
});

test('the pages of a group go to a folder that one types', async ({ page }) => {
  await openWritableFolder(page, FOLDER);
  await (await openMore(page, 'API')).press('Enter');
  await expect(dialog(page)).toContainText(m.alreadyMatch);
  const folder = dialog(page).getByLabel(m.folder);
  await expect(folder).toHaveValue('api');
  await folder.fill('reference/api');
  await expect(box(page, 'Users')).toHaveAccessibleDescription(
    `api/users ${m.becomes} reference/api/users`,
  );
  await expect(move(page, 2)).toBeEnabled();
  await page.keyboard.press('Enter');
  await announced(page, /Moved 2 files to match “API”/);
  await page.keyboard.press('Control+s');
  await expect(saveState(page)).toHaveText('Saved');
  const files = await treeInBrowser(page, 'acme');
  expect(files['reference/api/users.mdx']).toBe(FOLDER['api/users.mdx']);
  expect(files['api/keys.mdx']).toContain('[users](../reference/api/users)');
});

test('a folder that moves with all its pages takes its images along', async ({ page }) => {
  const site = {
    'docs.json': FOLDER['docs.json'].replace('"setup", "api/keys"', '"setup"'),
    'api/users.mdx': `${pageFile('Users')}![i](img/users.png)\n`,
    'api/orders.mdx': pageFile('Orders'),
    'api/img/users.png': '\u0000PNG',
    'api/notes.yaml': 'a: 1\n',
    'faq.mdx': `${pageFile('FAQ')}![i](/api/img/users.png) [n](/api/notes.yaml)\n`,
  };
  await openWritableFolder(page, site);
  await (await openMore(page, 'API')).press('Enter');
  await dialog(page).getByLabel(m.folder).fill('reference');
  await expect(box(page, m.moveOthers(1))).toBeChecked();
  await expect(box(page, m.moveOthers(1))).toHaveAccessibleDescription(/api\/img\/users\.png/);
  await expect(dialog(page)).toContainText(m.othersStay(['api/notes.yaml']));
  // The folder stays if one of its pages does.
  await box(page, 'Users').uncheck();
  await expect(box(page, m.moveOthers(1))).toHaveCount(0);
  await box(page, 'Users').check();
  await box(page, m.moveOthers(1)).uncheck();
  await expect(move(page, 2)).toBeEnabled();
  await box(page, m.moveOthers(1)).check();
  await move(page, 3).click();
  await announced(page, /Moved 3 files to match “API”/);
  await page.keyboard.press('Control+s');
  await expect(saveState(page)).toHaveText('Saved');
  const files = await treeInBrowser(page, 'acme');
  expect(Object.keys(files).sort()).toEqual([
    ...['api/notes.yaml', 'docs.json', 'faq.mdx'],
    ...['reference/img/users.png', 'reference/orders.mdx', 'reference/users.mdx'],
  ]);
  expect(files['reference/img/users.png']).toBe(site['api/img/users.png']);
  expect(files['reference/users.mdx']).toBe(site['api/users.mdx']);
  expect(files['faq.mdx']).toBe(site['faq.mdx'].replace('/api/img', '/reference/img'));

  await undo(page).click();
  await expect(undo(page)).toBeDisabled();
  await page.keyboard.press('Control+s');
  await expect(saveState(page)).toHaveText('Saved');
  expect(await treeInBrowser(page, 'acme')).toEqual(site);
});

test('without the folder, the menu says what is missing', async ({ page }) => {
  await openSite(page, ACME);
  const entry = await openMore(page, 'Guides');
  await expect(entry).toHaveAttribute('aria-disabled', 'true');
  await expect(entry).toContainText(openFolder);
});
