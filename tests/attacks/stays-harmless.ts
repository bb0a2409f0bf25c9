/*
 * Opens a folder and views it as a user would, in every view that shows it, and checks that nothing harmful happened.
 */
import type { Page, TestInfo, Worker } from '@playwright/test';
import { exportPreview } from '../exported-preview';
import { folderOnDisk, openFolder, type FolderFiles } from '../folders';
import { chooseMode, openJson, jsonRegion } from '../json-pane';
import { expect, grabDownload, tree } from '../story';
import { activeContent, pressEverything } from './press-everything';

/** The property names that all objects inherit, and whether something ran. */
const inherited = (): string => {
  const namesOf = (value: object) => Reflect.ownKeys(value).map(String).sort().join(' ');
  const all = [Object.prototype, Array.prototype, String.prototype, Function.prototype];
  return [...all.map(namesOf), `ran: ${'ran' in globalThis || 'ran' in {}}`].join('\n');
};

/** The same in a worker. Undefined if it ended, such as that of a page that was left. */
async function inheritedIn(page: Page, worker: Worker): Promise<string | undefined> {
  const ended: Worker[] = [];
  worker.once('close', (one) => ended.push(one));
  try {
    return await worker.evaluate(inherited);
  } catch (error) {
    if (ended.length > 0 || !page.workers().includes(worker)) return undefined;
    throw error;
  }
}

/**
 * Opens a folder in the app, and then the exported page. Fails if a script ran, a dialog or another page opened, a
 * prototype changed, or the page is blank.
 */
export async function staysHarmless(page: Page, info: TestInfo, files: FolderFiles): Promise<void> {
  const opened: string[] = [];
  page.on('dialog', (dialog) => {
    opened.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.context().on('page', (other) => opened.push(`page: ${other.url()}`));
  await page.goto('/');
  const before = await page.evaluate(inherited);
  expect(before).toContain('ran: false');
  const isAsBefore = async () => {
    expect(await page.evaluate(inherited)).toBe(before);
    for (const worker of page.workers()) {
      const now = await inheritedIn(page, worker);
      if (now !== undefined) expect(now).toBe(before);
    }
    expect(await page.evaluate(() => document.body.innerText.length)).toBeGreaterThan(20);
    expect(opened).toEqual([]);
  };
  const exported = await lookAtAll(page, info, files);
  await isAsBefore();
  await lookAtExported(page, exported);
  await isAsBefore();
}

/** Number of rows to walk through, each with its properties. */
const ROWS = process.env.SIGNPOST_RUNS === 'full' ? 120 : 25;

/** Visits tree, properties, preview, JSON, review and export. Returns the address of the exported page. */
async function lookAtAll(page: Page, info: TestInfo, files: FolderFiles): Promise<string> {
  await openFolder(page, folderOnDisk('evil', files));
  await walkTree(page);
  const site = page.getByRole('region', { name: 'Preview' }).locator('.frame');
  await pressEverything(site, 2);
  expect(await activeContent(site)).toEqual([]);
  const { url } = await exportPreview(page, info);
  await openJson(page);
  await jsonRegion(page).locator('.code').click();
  await page.keyboard.press('Control+End');
  await chooseMode(page, 'Visual');
  await reviewAndRevert(page);
  const { bytes } = await grabDownload(page, () => page.keyboard.press('ControlOrMeta+s'));
  expect(bytes.toString()).toBe(files['docs.json']);
  return url;
}

/** Walks row by row with the properties shown, then jumps to the last row. */
async function walkTree(page: Page): Promise<void> {
  await tree(page).getByRole('treeitem').first().click();
  await page.keyboard.press('Alt+Shift+ArrowRight');
  for (let i = 0; i < ROWS; i++) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('End');
}

/** Removes the last row, opens the review in words and lines, and undoes the removal. */
async function reviewAndRevert(page: Page): Promise<void> {
  await tree(page).getByRole('treeitem').last().click();
  await page.keyboard.press('Delete');
  const open = page
    .getByRole('banner')
    .getByRole('button', { name: 'Review changes', exact: true });
  await open.click();
  const review = page.getByRole('region', { name: 'Review changes', exact: true });
  await expect(review.locator('.line-delete').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(review).toHaveCount(0);
  await page.keyboard.press('ControlOrMeta+z');
}

/** Opens the exported page from disk. */
async function lookAtExported(page: Page, url: string): Promise<void> {
  await page.goto(url);
  const site = page.locator('main');
  await expect(site).toBeVisible();
  await pressEverything(site, 2);
  expect(await activeContent(site)).toEqual([]);
}
