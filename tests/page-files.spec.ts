/* Pages created and deleted with their files, as one step with their entries. */
import type { Page } from '@playwright/test';
import { openWritableFolder, textInBrowser } from './folders';
import {
  confirmDelete,
  announced,
  button,
  field,
  properties,
  region,
  saveState,
  undo,
} from './screen-parts';
import { ACME_FOLDER } from './sites';
import { expect, row, test } from './story';
import { created } from '../src/lib/editor/files/messages';
import * as inspector from '../src/lib/features/inspector/page-messages';
import * as files from '../src/lib/features/tree/commands/page-file-messages';
import * as naming from '../src/lib/features/tree/naming-messages';

const open = (page: Page, more: Record<string, string> = {}) =>
  openWritableFolder(page, { ...ACME_FOLDER, ...more }, 'acme');
const textOf = (page: Page, path: string) => textInBrowser(page, 'acme', path);

async function save(page: Page): Promise<void> {
  await page.keyboard.press('Control+s');
  await expect(saveState(page)).toHaveText('Saved');
}

test(
  'a new page is an entry and a file with its title, in one step',
  { tag: '@main' },
  async ({ page }) => {
    await open(page);
    await row(page, 'Deploy a site').click();
    await page.keyboard.press('Insert');
    const title = page.getByLabel(naming.titleOf);
    await title.fill('Own domains');
    await expect(title).toHaveAccessibleDescription(new RegExp(naming.createsFile));
    await title.press('Enter');
    await expect(row(page, 'Own domains')).toBeVisible();
    await expect(properties(page)).toContainText(inspector.keptIn('guides/own-domains.mdx'));
    await expect(field(page, 'Title')).toHaveValue('Own domains');
    await save(page);
    expect(await textOf(page, 'guides/own-domains.mdx')).toBe('---\ntitle: "Own domains"\n---\n');
    expect(await textOf(page, 'docs.json')).toContain('"guides/deploy", "guides/own-domains"');
    await undo(page).click();
    await expect(undo(page)).toBeDisabled();
    await save(page);
    expect(await textOf(page, 'guides/own-domains.mdx')).toBe('no file');
    expect(await textOf(page, 'docs.json')).toBe(ACME_FOLDER['docs.json']);
  },
);

test('the title of a new page is spelled as it was typed, whatever its folder', async ({
  page,
}) => {
  await open(page);
  await row(page, 'Welcome aboard').click();
  for (const [typed, path, title] of [
    ['first steps', 'first-steps', 'first steps'],
    ['npm', 'npm', 'npm'],
    ['guides/set-up', 'guides/set-up', 'Set up'],
  ] as const) {
    await page.keyboard.press('Insert');
    await page.getByLabel(naming.titleOf).fill(typed);
    await page.keyboard.press('Enter');
    await expect(row(page, title)).toBeFocused();
    await expect(field(page, 'Title')).toHaveValue(title);
    await expect(properties(page)).toContainText(inspector.keptIn(`${path}.mdx`));
  }
});

test('the file of a page that has none is created from its properties', async ({ page }) => {
  const docs = ACME_FOLDER['docs.json'].replace('"welcome",', '"welcome", "guides/api-keys",');
  await open(page, { 'docs.json': docs });
  await row(page, 'Api keys').click();
  await expect(properties(page)).toContainText(inspector.noFile('guides/api-keys'));
  await properties(page).getByRole('button', { name: inspector.createPage }).click();
  await expect(field(page, 'Title')).toHaveValue('Api keys');
  await field(page, 'Title').fill('API keys');
  await expect(row(page, 'API keys')).toBeVisible();
  await save(page);
  expect(await textOf(page, 'guides/api-keys.mdx')).toBe('---\ntitle: "API keys"\n---\n');
  expect(await textOf(page, 'docs.json')).toBe(docs);
});

test('on a phone, properties create the file of a page that has none', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  const docs = ACME_FOLDER['docs.json'].replace('"welcome",', '"welcome", "guides/api-keys",');
  await open(page, { 'docs.json': docs });
  await row(page, 'Api keys').click();
  await page.getByRole('button', { name: 'Properties', exact: true }).click();
  await properties(page).getByRole('button', { name: inspector.createPage }).click();
  await announced(page, created(['Api keys']));
  await expect(field(page, 'Title')).toHaveValue('Api keys');
  await expect(properties(page)).toContainText(inspector.keptIn('guides/api-keys.mdx'));
});

test(
  'an entry is deleted with its file by keyboard, reviewed, and brought back',
  { tag: '@main' },
  async ({ page }) => {
    await open(page);
    await row(page, 'Deploy a site').click();
    await page.keyboard.press('Shift+F10');
    await page.getByRole('menuitem', { name: files.deleteWithFiles }).press('Enter');
    await confirmDelete(page);
    await expect(row(page, 'Deploy a site')).toHaveCount(0);
    await expect(row(page, 'Welcome aboard')).toBeFocused();
    await announced(page, 'Deleted “Deploy a site” with its file');
    await button(page, 'Review changes').click();
    await expect(region(page, 'Review changes')).toContainText('guides/deploy.mdx');
    await page.keyboard.press('Escape');
    await save(page);
    expect(await textOf(page, 'guides/deploy.mdx')).toBe('no file');
    await undo(page).click();
    await expect(row(page, 'Deploy a site')).toBeVisible();
    await save(page);
    expect(await textOf(page, 'guides/deploy.mdx')).toBe(ACME_FOLDER['guides/deploy.mdx']);
    expect(await textOf(page, 'docs.json')).toBe(ACME_FOLDER['docs.json']);
  },
);

test('a group is deleted with its files, but not with one that is listed elsewhere', async ({
  page,
}) => {
  const docs = ACME_FOLDER['docs.json'].replace(
    '] }]',
    '] }, { "group": "More", "pages": ["welcome"] }]',
  );
  await open(page, { 'docs.json': docs });
  // Titles come from the files: once one is shown, the menu knows that the group has files.
  await expect(row(page, 'Deploy a site')).toBeVisible();
  await row(page, 'Start').click();
  await page.keyboard.press('Shift+F10');
  await page.getByRole('menuitem', { name: files.deleteWithFiles }).click();
  await confirmDelete(page);
  await expect(row(page, 'Start')).toHaveCount(0);
  await save(page);
  expect(await textOf(page, 'guides/deploy.mdx')).toBe('no file');
  expect(await textOf(page, 'welcome.mdx')).toBe(ACME_FOLDER['welcome.mdx']);
});
