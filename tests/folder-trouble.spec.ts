/* What can happen to an open folder: it is reported plainly, the work is kept, and the next step is named. */
import type { Page } from '@playwright/test';
import { changeInBrowser, textInBrowser, stubPicker, openWritableFolder } from './folders';
import { inputFocused, expect, row, test } from './story';
import { ACME_FOLDER } from './sites';

const DOCS = ACME_FOLDER['docs.json'];
const BEGUN = DOCS.replace('"Start"', '"Begin"');

/** Opens the folder and renames a group. */
async function begin(page: Page): Promise<void> {
  await openWritableFolder(page, ACME_FOLDER);
  await expect(row(page, 'Welcome aboard')).toBeVisible();
  await row(page, 'Start').click();
  await page.keyboard.press('F2');
  await inputFocused(page);
  await page.keyboard.type('Begin');
  await page.keyboard.press('Enter');
  await expect(row(page, 'Begin')).toBeVisible();
}
const save = (page: Page) => page.keyboard.press('Control+s');
const saved = (page: Page) =>
  expect.poll(() => textInBrowser(page, 'acme', 'docs.json')).toBe(BEGUN);

/** Checks that the sentence is shown and the work is kept. */
async function isKept(page: Page, sentence: RegExp): Promise<void> {
  await expect(page.getByText(sentence).first()).toBeVisible();
  await expect(row(page, 'Begin')).toBeVisible();
}

test('a removed docs.json is reported, and the work is kept', async ({ page }) => {
  await begin(page);
  await changeInBrowser(page, 'acme', 'docs.json', undefined);
  await save(page);
  await isKept(page, /“docs\.json” was moved, renamed, or removed.*Your work is safe/);
  await changeInBrowser(page, 'acme', 'docs.json', DOCS);
  await save(page);
  await saved(page);
});

test(
  'revoked write permission is requested again by the next save',
  { tag: '@long' },
  async ({ page }) => {
    await begin(page);
    await page.evaluate(() => {
      const proto = FileSystemHandle.prototype as unknown as Record<string, unknown>;
      const state = { answer: 'denied' };
      Object.assign(window, { leave: state });
      proto.queryPermission = () => Promise.resolve('prompt');
      proto.requestPermission = () => Promise.resolve(state.answer);
    });
    await save(page);
    await isKept(page, /The browser can’t write to “acme”.*allow access.*Your work is safe/);
    await page.evaluate(() => {
      (window as unknown as { leave: { answer: string } }).leave.answer = 'granted';
    });
    await save(page);
    await saved(page);
  },
);

test(
  'a file locked by another program is reported, and saved once it is free',
  { tag: '@long' },
  async ({ page }) => {
    await begin(page);
    await page.evaluate(async () => {
      const top = await navigator.storage.getDirectory();
      const folder = await top.getDirectoryHandle('acme');
      const file = await folder.getFileHandle('docs.json');
      const how = { mode: 'exclusive' } as FileSystemCreateWritableOptions;
      Object.assign(window, { held: await file.createWritable(how) });
    });
    await save(page);
    await isKept(page, /“docs\.json” is read-only or in use by another program/);
    await page.evaluate(() =>
      (window as unknown as { held: FileSystemWritableFileStream }).held.abort(),
    );
    await save(page);
    await saved(page);
  },
);

test(
  'a docs.json that is not UTF-8 is not opened, and not changed',
  { tag: '@long' },
  async ({ page }) => {
    await stubPicker(page, 'acme', ACME_FOLDER);
    await page.evaluate(async () => {
      const top = await navigator.storage.getDirectory();
      const file = await (await top.getDirectoryHandle('acme')).getFileHandle('docs.json');
      const stream = await file.createWritable();
      await stream.write(new Uint8Array([0x7b, 0x22, 0xe9, 0x22, 0x7d]));
      await stream.close();
    });
    await page.getByRole('button', { name: 'Open folder' }).click();
    await expect(page.getByRole('alert')).toContainText('“docs.json” isn’t UTF-8 text');
    await expect(page.getByRole('alert')).toContainText('Save it as UTF-8, then try again');
  },
);
