/*
 * An image moves with everything that shows it: in a repository of this machine and in a folder of the browser. At a
 * host: page-files-github.spec.ts.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, treeReady } from './command-story';
import { changeInBrowser, openWritableFolder, textInBrowser } from './folders';
import { ask, group, option } from './palette-story';
import { button, region, saveState, undo } from './screen-parts';
import { ACME_FOLDER } from './sites';
import type { Page } from '@playwright/test';
import * as stage from '../src/lib/editor/commands/stage-messages';
import { updates } from '../src/lib/editor/files/follow-messages';
import * as palette from '../src/lib/features/palette/messages';
import * as moving from '../src/lib/features/shell/move-messages';

/** No text, as in any image. */
const PNG = '\u0000PNG\u0001\u00e9';
const SHOWN = '![A shot](/images/shot.png)\n';

/** Chooses the image in the palette's dialog, and types its new path. */
async function move(page: Page, to: string, links: number): Promise<void> {
  await ask(page, 'image');
  await option(page, stage.moveFile).click();
  const choose = page.getByRole('dialog', { name: moving.moveOther });
  await expect(choose.getByLabel(moving.file)).toBeFocused();
  await choose.getByLabel(moving.file).pressSequentially('shot');
  await page.getByRole('option', { name: /images\/shot\.png/ }).click();
  const dialog = page.getByRole('dialog', { name: moving.moveFile('images/shot.png') });
  await dialog.getByLabel(moving.newPath).fill(to);
  await expect(dialog).toContainText(
    links === 0 ? moving.nothingShows : updates({ links, pages: 1, redirects: 0 }),
  );
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

/** Holds the list of files back until the returned function is called. */
async function holdList(page: Page): Promise<() => void> {
  let list: (() => void) | undefined;
  const asked = new Promise<void>((resolve) => (list = resolve));
  await page.route('**/api/2/list', async (route) => {
    await asked;
    await route.continue();
  });
  return () => list?.();
}

test('an image is saved, undone, and committed as a rename, with the link to it', async ({
  page,
  folder,
  command,
}) => {
  folder.put('images/shot.png', PNG);
  folder.put('more.mdx', SHOWN);
  folder.git('add', '-A');
  folder.git('commit', '-qm', 'Show it');
  const bytes = readFileSync(join(folder.root, 'images/shot.png'));
  const isAt = (path: string) =>
    existsSync(join(folder.root, path)) && readFileSync(join(folder.root, path)).equals(bytes);
  const more = () => readFileSync(join(folder.root, 'more.mdx'), 'utf8');
  await page.goto(command.address);
  await treeReady(page);
  await move(page, 'img/', 1);
  await button(page, 'Review changes').click();
  await expect(region(page, 'Review changes')).toContainText('images/shot.png');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+s');
  await expect(saveState(page)).toHaveText('Saved');
  expect([isAt('img/shot.png'), isAt('images/shot.png')]).toEqual([true, false]);
  expect(more()).toBe(SHOWN.replace('images', 'img'));

  await undo(page).click();
  await page.keyboard.press('Control+s');
  await expect(saveState(page)).toHaveText('Saved');
  expect([isAt('img/shot.png'), isAt('images/shot.png')]).toEqual([false, true]);
  expect(more()).toBe(SHOWN);

  await page.keyboard.press('ControlOrMeta+Shift+z');
  await page.keyboard.press('Control+s');
  await expect(saveState(page)).toHaveText('Saved');
  await button(page, 'Review changes').click();
  await button(page, 'Commit').click();
  await page
    .getByRole('region', { name: /^Commit to / })
    .getByRole('button', { name: 'Commit to main' })
    .click();
  await expect(region(page, 'Committed to main')).toBeVisible();
  const shown = folder.git('show', '--name-status', '--find-renames', '--format=', 'HEAD');
  expect(shown.split('\n').sort()).toEqual(['M\tmore.mdx', 'R100\timages/shot.png\timg/shot.png']);
  expect(folder.git('status', '--porcelain')).toBe('');
});

test('an image of a folder in the browser moves, after a reload too, as it is by then', async ({
  page,
}) => {
  const site = { ...ACME_FOLDER, 'welcome.mdx': SHOWN, 'images/shot.png': PNG };
  await openWritableFolder(page, site, 'acme');
  await move(page, 'img/shot', 1);
  await expect(saveState(page)).toHaveText('Draft saved');
  await page.reload();
  await changeInBrowser(page, 'acme', 'images/shot.png', `${PNG}newer`);
  await button(page, 'Restore').click();
  await treeReady(page);
  await button(page, 'Review changes').click();
  await expect(region(page, 'Review changes')).toContainText('img/shot.png');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+s');
  await expect(saveState(page)).toHaveText('Saved');
  expect(await textInBrowser(page, 'acme', 'img/shot.png')).toBe(`${PNG}newer`);
  expect(await textInBrowser(page, 'acme', 'welcome.mdx')).toBe(SHOWN.replace('images', 'img'));
  const old = textInBrowser(page, 'acme', 'images/shot.png');
  expect(await old).toBe('no file');
});

test('the palette can be open, and a file asked for, before the files are listed', async ({
  page,
  folder,
  command,
}) => {
  folder.put('images/shot.png', PNG);
  const list = await holdList(page);
  await page.goto(command.address);
  await treeReady(page);
  await ask(page, 'image');
  await option(page, stage.moveFile).click();
  const choose = page.getByRole('dialog', { name: moving.moveOther });
  await expect(choose).toContainText(moving.loadingFiles);
  list();
  await expect(choose).toContainText(moving.chooseFile);
  await choose.getByLabel(moving.file).pressSequentially('shot');
  await expect(page.getByRole('option', { name: /images\/shot\.png/ })).toBeVisible();
});

test('the palette knows which actions are possible once the files are listed', async ({
  page,
  command,
}) => {
  const list = await holdList(page);
  await page.goto(command.address);
  await treeReady(page);
  await ask(page, 'image');
  await expect(option(page, stage.moveFile)).toBeVisible();
  list();
  await expect(group(page, palette.notPossible)).toContainText(stage.moveFile);
});
