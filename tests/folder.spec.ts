import type { Page } from '@playwright/test';
import { textInBrowser, folderOnDisk, openFolder, pageFile, openWritableFolder } from './folders';
import { expect, row, treeReady, test, inputFocused } from './story';
import { ACME_FOLDER } from './sites';
import * as m from '../src/lib/ui/open-messages';

const DOCS = ACME_FOLDER['docs.json'];
const FOLDER = { ...ACME_FOLDER, 'guides/rollback.mdx': pageFile('Roll back') };
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });

test(
  'a picked folder opens its docs.json, shows titles, and is saved in place',
  { tag: '@main' },
  async ({ page }) => {
    await openWritableFolder(page, { ...FOLDER, 'node_modules/kit/docs.json': '{}' });
    await expect(heading(page, 'docs.json')).toBeVisible();
    await expect(row(page, 'Welcome aboard')).toBeVisible();
    await row(page, 'Start').click();
    await page.keyboard.press('F2');
    await inputFocused(page);
    await page.keyboard.type('Begin');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Control+s');
    await expect
      .poll(() => textInBrowser(page, 'acme', 'docs.json'))
      .toBe(DOCS.replace('"Start"', '"Begin"'));
  },
);

test('a folder reopens with one click, even with docs.json in a subfolder', async ({ page }) => {
  const files = Object.fromEntries(
    Object.entries(FOLDER).map(([path, text]) => [`site/docs/${path}`, text]),
  );
  await openWritableFolder(page, { 'README.md': '# All of it', ...files }, 'monorepo');
  await expect(row(page, 'Deploy a site')).toBeVisible();
  await page.getByRole('link', { name: 'Back to start' }).click();
  const recent = page.getByRole('list', { name: 'Recent' });
  await expect(recent.getByRole('listitem')).toHaveCount(1);
  await recent.getByRole('button', { name: /site\/docs\/docs\.json.*monorepo/ }).click();
  await treeReady(page);
  await expect(row(page, 'Deploy a site')).toBeVisible();
});

test('one of several docs.json is chosen, by mouse or keyboard', async ({ page }) => {
  const root = folderOnDisk('many', {
    ...FOLDER,
    'api/docs.json': DOCS.replace('Start', 'Endpoints'),
    '.cache/docs.json': '{}',
  });
  await page.goto('/');
  await page.getByLabel('Choose folder').setInputFiles(root);
  const choice = page.getByRole('region', { name: m.whichDocument('many') });
  await expect(choice.getByRole('listitem')).toHaveCount(2);
  await expect(choice.getByRole('button', { name: m.atTop })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await treeReady(page);
  await expect(row(page, 'Endpoints')).toBeVisible();
});

test('a folder without a docs.json says so, and what to do', { tag: '@main' }, async ({ page }) => {
  await page.goto('/');
  const field = page.getByLabel('Choose folder');
  await field.setInputFiles(folderOnDisk('pictures', { 'a.png': 'no', 'b/c.txt': 'no' }));
  await expect(page.getByRole('alert')).toContainText('There’s no docs.json in');
  await expect(page.getByRole('alert')).toContainText(
    'Choose the folder that contains your docs.json',
  );
  await field.setInputFiles(folderOnDisk('older', { 'mint.json': '{}' }));
  await expect(page.getByRole('alert')).toContainText('the old format of docs.json');
  await expect(page).toHaveURL(/\/$/);
});

test('a chosen folder is read completely: titles, missing files, and files with similar names', async ({
  page,
}) => {
  const root = folderOnDisk('docs', { ...FOLDER, 'docs.json': DOCS.replace('deploy', 'Deploy') });
  await openFolder(page, root);
  await expect(row(page, 'Welcome aboard')).toBeVisible();
  await page.getByRole('button', { name: 'Problems' }).click();
  const problems = page.getByRole('region', { name: 'Problems' });
  await expect(problems).toContainText('has no file. There’s one named “guides/deploy”');
});
