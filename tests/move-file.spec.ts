/* The file of a page gets another path: one that isn't in the navigation, and one that is, whose entry follows. */
import type { Locator, Page } from '@playwright/test';
import { openWritableFolder, pageFile, textInBrowser, treeInBrowser } from './folders';
import { announced, button, region, saveState, undo } from './screen-parts';
import { ACME_FOLDER } from './sites';
import { expect, row, test } from './story';
import { onlyCase } from '../src/lib/core/file-step-messages';
import { exists, impossiblePath } from '../src/lib/core/operations/page-messages';
import { updated } from '../src/lib/editor/files/follow-messages';
import { fileMoved } from '../src/lib/core/compare/messages';
import * as orphans from '../src/lib/features/orphans/messages';
import * as m from '../src/lib/features/shell/move-messages';
import * as commands from '../src/lib/features/tree/commands/page-file-messages';
import * as menu from '../src/lib/features/tree/commands/menu-messages';

const FOLDER = {
  ...ACME_FOLDER,
  'guides/rollback.mdx': pageFile('Roll back'),
  'guides/scale.md': pageFile('Scale up'),
};
const panel = (page: Page): Locator => region(page, orphans.heading);
const line = (page: Page, name: string): Locator =>
  panel(page).getByRole('treeitem', { name: new RegExp(`^${name},`) });
const path = (page: Page): Locator => page.getByLabel(m.newPath);
const move = (page: Page): Locator =>
  page.getByRole('dialog').getByRole('button', { name: m.move, exact: true });
const selection = (field: Locator): Promise<string> =>
  field.evaluate((input: HTMLInputElement) =>
    input.value.slice(input.selectionStart ?? 0, input.selectionEnd ?? 0),
  );

const moved = (title: string, to: string): string =>
  `Moved page “${title}” to “${to}”. ${updated({ links: 0, pages: 0, redirects: 1 })}`;
/** docs.json with a redirect. */
const redirecting = (docs: string, source: string, destination: string): string =>
  docs.replace(
    '"Acme",\n',
    `"Acme",\n  "redirects": [\n    {\n      "source": "/${source}",\n      "destination": "/${destination}"\n    }\n  ],\n`,
  );

async function choose(page: Page, action: string, words: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByRole('combobox').fill(words);
  await page.getByRole('option', { name: new RegExp(action) }).click();
}

async function save(page: Page): Promise<void> {
  await page.keyboard.press('Control+s');
  await expect(saveState(page)).toHaveText('Saved');
}

test('a page that isn’t in the navigation moves, and is reviewed, saved and moved back', async ({
  page,
}) => {
  await openWritableFolder(page, FOLDER);
  await choose(page, orphans.heading, 'unlisted pages');
  await line(page, 'Roll back').click();
  await panel(page).getByRole('button', { name: orphans.moveFile }).click();
  await expect(path(page)).toBeFocused();
  await expect(path(page)).toHaveValue('guides/rollback');
  expect(await selection(path(page))).toBe('rollback');
  await expect(move(page)).toBeDisabled();
  await path(page).fill('operations/undo');
  await move(page).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await announced(page, moved('Roll back', 'operations/undo'));
  await expect(line(page, 'Roll back')).toHaveAccessibleName('Roll back, operations/undo');
  await expect(line(page, 'Roll back')).toHaveAttribute('aria-selected', 'true');
  await button(page, 'Review changes').click();
  await expect(region(page, 'Review changes')).toContainText(
    fileMoved('guides/rollback.mdx', 'operations/undo.mdx'),
  );
  await page.keyboard.press('Escape');
  await save(page);
  const { 'guides/rollback.mdx': text, ...others } = FOLDER;
  expect(await treeInBrowser(page, 'acme')).toEqual({
    ...others,
    'operations/undo.mdx': text,
    'docs.json': redirecting(FOLDER['docs.json'], 'guides/rollback', 'operations/undo'),
  });
  await undo(page).click();
  await expect(undo(page)).toBeDisabled();
  await save(page);
  expect(await treeInBrowser(page, 'acme')).toEqual(FOLDER);
});

test('a path that can’t be given is refused while it is typed, and Escape returns', async ({
  page,
}) => {
  await openWritableFolder(page, FOLDER);
  await choose(page, orphans.heading, 'unlisted pages');
  await line(page, 'Roll back').click();
  const opener = panel(page).getByRole('button', { name: orphans.moveFile });
  await opener.focus();
  await page.keyboard.press('Enter');
  for (const [typed, reason] of [
    ['', m.enterPath],
    ['guides/scale', exists('guides/scale.md')],
    ['guides/Deploy', onlyCase('guides/Deploy.mdx', 'guides/deploy.mdx')],
    ['guides/roll back', impossiblePath('guides/roll back')],
    ['../rollback', impossiblePath('../rollback')],
    ['guides//', impossiblePath('guides//rollback')],
  ] as const) {
    await path(page).fill(typed);
    await expect(path(page)).toHaveAccessibleDescription(reason);
    await expect(move(page)).toBeDisabled();
    await path(page).press('Enter');
    await expect(page.getByRole('dialog')).toBeVisible();
  }
  await path(page).fill('guides/Rollback');
  await expect(move(page)).toBeEnabled();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(opener).toBeFocused();
  await expect(undo(page)).toBeDisabled();
});

test('a folder is enough for a file that keeps its name', async ({ page }) => {
  await openWritableFolder(page, FOLDER);
  await row(page, 'Deploy a site').click();
  await choose(page, commands.moveFile, 'move file');
  await path(page).fill('guides/');
  await expect(path(page)).toHaveAccessibleDescription(new RegExp(m.unchanged));
  await path(page).fill('operations/');
  await expect(path(page)).toHaveAccessibleDescription(
    new RegExp(m.intoFolder('operations/deploy')),
  );
  await page.keyboard.press('Enter');
  await announced(page, moved('Deploy a site', 'operations/deploy'));
});

test('a listed page moves by keyboard, its entry follows, and both are one step', async ({
  page,
}) => {
  await openWritableFolder(page, FOLDER);
  await row(page, 'Deploy a site').click();
  await page.keyboard.press('Shift+F10');
  await page.getByRole('menuitem', { name: menu.more }).press('ArrowRight');
  await page.getByRole('menuitem', { name: commands.moveFile }).press('Enter');
  await expect(path(page)).toHaveValue('guides/deploy');
  await expect(path(page)).toBeFocused();
  await page.keyboard.type('ship');
  await page.keyboard.press('Enter');
  await announced(page, moved('Deploy a site', 'guides/ship'));
  await expect(row(page, 'Deploy a site')).toBeFocused();
  await save(page);
  expect(await textInBrowser(page, 'acme', 'guides/ship.mdx')).toBe(FOLDER['guides/deploy.mdx']);
  expect(await textInBrowser(page, 'acme', 'docs.json')).toBe(
    redirecting(FOLDER['docs.json'], 'guides/deploy', 'guides/ship').replace(
      '"guides/deploy"',
      '"guides/ship"',
    ),
  );
  await button(page, 'History').click();
  await expect(region(page, 'History')).toContainText(
    'Moved page “Deploy a site” to “guides/ship”',
  );
  await undo(page).click();
  await expect(undo(page)).toBeDisabled();
  await save(page);
  expect(await treeInBrowser(page, 'acme')).toEqual(FOLDER);
});

test('the palette has it for a selected page, not for a group', async ({ page }) => {
  await openWritableFolder(page, FOLDER);
  await row(page, 'Welcome aboard').click();
  await choose(page, commands.moveFile, 'rename file');
  await expect(path(page)).toHaveValue('welcome');
  await path(page).fill('start/welcome.mdx');
  await page.keyboard.press('Enter');
  await announced(page, moved('Welcome aboard', 'start/welcome'));
  await row(page, 'Start').click();
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByRole('combobox').fill('move file');
  await expect(page.getByRole('option', { name: new RegExp(commands.moveFile) })).toContainText(
    commands.noFileToMove,
  );
});
