/* A page is renamed in its row: what is typed like a title is its title in its file, anything else is its path. */
import type { Page } from '@playwright/test';
import { moveFilesAs } from '../src/lib/editor/files/moving-messages';
import * as m from '../src/lib/features/tree/naming-messages';
import { openWritableFolder, pageFile, textInBrowser } from './folders';
import { announced, saveState, undo } from './screen-parts';
import { ACME_FOLDER } from './sites';
import { expect, row, test } from './story';
import * as pageMessages from '../src/lib/features/inspector/page-messages';
import * as commands from '../src/lib/features/tree/commands/page-file-messages';

const FILE = 'guides/deploy.mdx';

async function type(page: Page, name: string, text: string): Promise<void> {
  await row(page, name).click();
  await page.keyboard.press('F2');
  await page.getByLabel(m.pathOf('page')).fill(text);
}

for (const [what, file, changed] of [
  ['title', pageFile('First steps'), pageFile('Starting out')],
  [
    'title for the sidebar',
    pageFile('All about the first steps', 'sidebarTitle: First steps\n'),
    pageFile('All about the first steps', 'sidebarTitle: Starting out\n'),
  ],
] as const)
  test(`a page gets another ${what}, and keeps its path`, async ({ page }) => {
    await openWritableFolder(page, { ...ACME_FOLDER, [FILE]: file });
    await type(page, 'First steps', 'Starting out');
    await expect(page.getByText(m.changesTitle)).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(row(page, 'Starting out')).toBeVisible();
    await expect(page.locator('.toast')).toContainText('Renamed “First steps” to “Starting out”');
    await page.keyboard.press('Control+s');
    await expect(saveState(page)).toHaveText('Saved');
    expect(await textInBrowser(page, 'acme', FILE)).toBe(changed);
    await undo(page).click();
    await expect(row(page, 'First steps')).toBeVisible();
  });

test('what is typed like a path is the path', async ({ page }) => {
  await openWritableFolder(page, { ...ACME_FOLDER, [FILE]: pageFile('First steps') });
  await type(page, 'First steps', 'guides/set-up');
  await expect(page.getByText(m.changesTitle)).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Page path', { exact: true })).toHaveValue('guides/set-up');
});

test('while its file moves, no file is offered for its new path', async ({ page }) => {
  let go: (() => void) | undefined;
  const released = new Promise<void>((done) => (go = done));
  await page.route('**/workers/link-worker-*', async (route) => {
    await released;
    await route.continue();
  });
  await openWritableFolder(page, { ...ACME_FOLDER, [FILE]: pageFile('First steps') });
  await type(page, 'First steps', 'guides/set-up');
  await page.keyboard.press('Enter');
  const properties = page.getByRole('region', { name: 'Properties' });
  await expect(properties).toContainText(pageMessages.movingFile);
  await expect(properties.getByRole('button', { name: pageMessages.createPage })).toHaveCount(0);
  await expect(properties).not.toContainText('has no file');
  await expect(row(page, 'First steps')).not.toHaveAccessibleDescription(/warning/);
  await row(page, 'First steps').click({ button: 'right' });
  await expect(page.getByRole('menu')).toBeVisible();
  await expect(page.getByRole('menuitem', { name: commands.createFile })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toHaveCount(0);
  go?.();
  await announced(page, /Moved/);
  await expect(properties).not.toContainText(pageMessages.movingFile);
  await expect(properties.getByLabel('Title', { exact: true })).toHaveValue('First steps');
  await undo(page).click();
  await expect(undo(page)).toBeDisabled();
});

test('the field shows the title, so that a letter of it can be changed', async ({ page }) => {
  await openWritableFolder(page, { ...ACME_FOLDER, [FILE]: pageFile('Self-hosting') });
  await row(page, 'Self-hosting').click();
  await page.keyboard.press('F2');
  const field = page.getByLabel(m.titleOrPathOf);
  await expect(field).toHaveValue('Self-hosting');
  await expect(page.getByRole('listbox', { name: m.unlistedPages })).toHaveCount(0);
  await field.press('End');
  await field.press('Control+Shift+ArrowLeft');
  await field.pressSequentially('managed');
  await expect(page.getByText(m.changesTitle)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(row(page, 'Self-managed')).toBeVisible();
  // One word is a title, too.
  await type(page, 'Self-managed', 'Hosting');
  await page.keyboard.press('Enter');
  await expect(row(page, 'Hosting')).toBeVisible();
  await expect(page.getByLabel('Page path', { exact: true })).toHaveValue('guides/deploy');
});

test('a path that another page has is said to be taken, and moves no file', async ({ page }) => {
  await openWritableFolder(page, { ...ACME_FOLDER, [FILE]: pageFile('First steps') });
  await type(page, 'First steps', 'welcome');
  await expect(page.getByText(m.movesFile)).toHaveCount(0);
  await expect(page.getByText(/has this path/)).toBeVisible();
  await page.keyboard.press('Enter');
  await announced(page, /Changed “First steps” to “welcome”/);
  // Its file stays, under the name that it has.
  await expect(page.getByRole('button', { name: moveFilesAs(1) })).toHaveCount(0);
});
