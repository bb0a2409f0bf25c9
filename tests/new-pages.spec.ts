/* Pages duplicated with their files. */
import type { Page } from '@playwright/test';
import { openWritableFolder, textInBrowser } from './folders';
import { announced, button, region, rowNames, saveState, undo } from './screen-parts';
import { ACME_FOLDER } from './sites';
import { expect, row, test } from './story';
import * as files from '../src/lib/features/tree/commands/page-file-messages';

const open = (page: Page, more: Record<string, string> = {}) =>
  openWritableFolder(page, { ...ACME_FOLDER, ...more }, 'acme');
const textOf = (page: Page, path: string) =>
  textInBrowser(page, 'acme', path).catch(() => 'no file');

async function save(page: Page): Promise<void> {
  await page.keyboard.press('Control+s');
  await expect(saveState(page)).toHaveText('Saved');
}

test('a page is duplicated with its file by keyboard, reviewed, and undone', async ({ page }) => {
  const deploy = '---\r\ntitle: "Deploy a site"\r\n---\r\n\r\nText without a last line';
  await open(page, { 'guides/deploy.mdx': deploy });
  await row(page, 'Deploy a site').click();
  await page.keyboard.press('Shift+F10');
  await page.getByRole('menuitem', { name: files.duplicateWithFiles }).press('Enter');
  await expect
    .poll(() => rowNames(page))
    .toEqual(['Start', 'Welcome aboard', 'Deploy a site', 'Deploy a site']);
  await expect(page.getByRole('treeitem', { name: /^Deploy a site/ }).nth(1)).toBeFocused();
  await announced(page, 'Duplicated “Deploy a site” with its file');
  await button(page, 'Review changes').click();
  await expect(region(page, 'Review changes')).toContainText('guides/deploy-copy.mdx');
  await page.keyboard.press('Escape');
  await save(page);
  expect(await textOf(page, 'guides/deploy-copy.mdx')).toBe(deploy);
  expect(await textOf(page, 'docs.json')).toContain('"guides/deploy", "guides/deploy-copy"]');
  await undo(page).click();
  await expect(undo(page)).toBeDisabled();
  await save(page);
  expect(await textOf(page, 'guides/deploy-copy.mdx')).toBe('no file');
  expect(await textOf(page, 'guides/deploy.mdx')).toBe(deploy);
  expect(await textOf(page, 'docs.json')).toBe(ACME_FOLDER['docs.json']);
});

test('a group is duplicated with its files, each once and under a free path', async ({ page }) => {
  const docs = ACME_FOLDER['docs.json'].replace(
    '"guides/deploy"]',
    '"guides/deploy", "no-file", { "group": "More", "root": "welcome", "pages": ["guides/deploy"] }]',
  );
  await open(page, { 'docs.json': docs, 'welcome-copy.md': 'Taken' });
  await row(page, 'Start').click();
  await page.keyboard.press('Shift+F10');
  await page.getByRole('menuitem', { name: files.duplicateWithFiles }).click();

  await announced(page, 'Duplicated “Start” with 2 files');
  await save(page);
  expect(await textOf(page, 'welcome-copy.md')).toBe('Taken');
  expect(await textOf(page, 'welcome-copy-2.mdx')).toBe(ACME_FOLDER['welcome.mdx']);
  expect(await textOf(page, 'guides/deploy-copy.mdx')).toBe(ACME_FOLDER['guides/deploy.mdx']);
  const saved = JSON.parse(await textOf(page, 'docs.json')) as {
    navigation: { groups: readonly unknown[] };
  };
  const more = { group: 'More', root: 'welcome-copy-2', pages: ['guides/deploy-copy'] };
  expect(saved.navigation.groups[1]).toEqual({
    group: 'Start',
    pages: ['welcome-copy-2', 'guides/deploy-copy', 'no-file', more],
  });
  await undo(page).click();
  await save(page);
  expect(await textOf(page, 'docs.json')).toBe(docs);
  expect(await textOf(page, 'welcome-copy-2.mdx')).toBe('no file');
});
