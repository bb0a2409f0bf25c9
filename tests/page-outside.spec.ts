/* A page file that somebody else changes while it is worked on: undo takes back the own change and nothing else. */
import type { Page } from '@playwright/test';
import { changeInBrowser, openWritableFolder, textInBrowser } from './folders';
import { announced, button, field, properties, saveState, undo } from './screen-parts';
import { ACME_FOLDER } from './sites';
import { expect, row, test } from './story';
import * as editor from '../src/lib/editor/messages';
import * as merging from '../src/lib/editor/merge/messages';
import * as m from '../src/lib/features/inspector/page-messages';
import * as notice from '../src/lib/features/shell/notice-messages';

const BEFORE = ACME_FOLDER['welcome.mdx'];
const textOf = (page: Page) => textInBrowser(page, 'acme', 'welcome.mdx');

async function save(page: Page): Promise<void> {
  await page.keyboard.press('Control+s');
  await expect(saveState(page)).toHaveText('Saved');
}

/** Opens a page, sets its title, saves, and lets another program write the file. */
async function changeOutside(page: Page, change: (text: string) => string): Promise<void> {
  await openWritableFolder(page, ACME_FOLDER, 'acme');
  await row(page, 'Welcome aboard').click();
  await expect(properties(page)).toContainText(m.keptIn('welcome.mdx'));
  await field(page, 'Title').fill('Hello there');
  await expect(row(page, 'Hello there')).toBeVisible();
  await save(page);
  await changeInBrowser(page, 'acme', 'welcome.mdx', change(await textOf(page)));
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await button(page, notice.showNewer).click();
}

test('undo keeps lines that were added outside, and redo brings the own change back', async ({
  page,
}) => {
  await changeOutside(page, (text) => `${text}\nWritten outside.\n`);
  await announced(page, merging.tookOutside(['“welcome.mdx”']));
  await undo(page).click();
  await expect(row(page, 'Welcome aboard')).toBeVisible();
  await save(page);
  expect(await textOf(page)).toBe(`${BEFORE}\nWritten outside.\n`);
  await button(page, 'Redo').click();
  await save(page);
  expect(await textOf(page)).toBe(
    `${BEFORE.replace('Welcome aboard', 'Hello there')}\nWritten outside.\n`,
  );
});

test('undo asks before it replaces a line that was changed outside', async ({ page }) => {
  await changeOutside(page, (text) => text.replace('Hello there', 'Written outside'));
  await expect(row(page, 'Written outside')).toBeVisible();
  await undo(page).click();
  await announced(page, editor.replacesOutside('undo', ['welcome.mdx']));
  await expect(row(page, 'Written outside')).toBeVisible();
  await button(page, editor.anyway('undo')).click();
  await expect(row(page, 'Welcome aboard')).toBeVisible();
  await save(page);
  expect(await textOf(page)).toBe(BEFORE);
});

test('a page that was only looked at shows what others write, now or when it is shown again', async ({
  page,
}) => {
  const writeOutside = async (title: string) => {
    const text = BEFORE.replace('Welcome aboard', title);
    await changeInBrowser(page, 'acme', 'welcome.mdx', text);
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  };
  await openWritableFolder(page, ACME_FOLDER, 'acme');
  await row(page, 'Welcome aboard').click();
  await expect(field(page, 'Title')).toHaveValue('Welcome aboard');
  await writeOutside('Written outside');
  await expect(field(page, 'Title')).toHaveValue('Written outside');
  await row(page, 'Deploy a site').click();
  await expect(field(page, 'Title')).toHaveValue('Deploy a site');
  await writeOutside('Written again');
  await row(page, 'Written again').click();
  await page.keyboard.press('Shift+ArrowDown');
  await field(page, 'Tag').fill('NEW');
  await save(page);
  expect(await textOf(page)).toBe(BEFORE.replace('Welcome aboard"', 'Written again"\ntag: "NEW"'));
  await expect(button(page, notice.showNewer)).toHaveCount(0);
});
