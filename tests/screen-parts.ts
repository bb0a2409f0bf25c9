/* The parts of the screen that stories use most, by role and name, and what they show. */
import * as deletion from '../src/lib/features/shell/delete-messages';
import type { Locator, Page } from '@playwright/test';
import { pageName } from '../src/lib/core/document/page-name';
import { expect, grabDownload, tree } from './story';

export const region = (page: Page, name: string): Locator =>
  page.getByRole('region', { name, exact: true });
export const button = (page: Page, name: string): Locator =>
  page.getByRole('button', { name, exact: true });

export const properties = (page: Page): Locator => region(page, 'Properties');
/** A labelled control in the properties. */
export const field = (page: Page, name: string): Locator =>
  properties(page).getByLabel(name, { exact: true });

export const preview = (page: Page): Locator => region(page, 'Preview');
/** The sidebar of the site, in the preview. */
export const sidebar = (page: Page): Locator =>
  preview(page).getByRole('navigation', { name: 'Sidebar' });

/** Confirms that page files are deleted. `to`: the path of the page that readers are sent to. */
export async function confirmDelete(page: Page, to?: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: /^Delete / });
  if (to !== undefined) await dialog.getByLabel(deletion.sendTo).fill(to);
  await dialog.getByRole('button', { name: deletion.remove, exact: true }).click();
}

export const undo = (page: Page): Locator => button(page, 'Undo');
export const saveState = (page: Page): Locator => page.getByRole('status', { name: 'Save state' });

/** Expects that the words are announced. */
export const announced = (page: Page, words: string | RegExp): Promise<void> =>
  expect(page.locator('[aria-live]').filter({ hasText: words })).toHaveCount(1);

interface Which {
  readonly selected?: boolean;
}

interface RowInView {
  readonly name: string;
  readonly path: string | null;
  readonly level: number;
}

const rowsInView = (page: Page, which: Which = {}): Promise<RowInView[]> =>
  tree(page)
    .getByRole('treeitem', which)
    .evaluateAll((rows) =>
      rows.map((one) => ({
        name: one.getAttribute('aria-label') ?? '',
        path: one.getAttribute('title'),
        level: Number(one.getAttribute('aria-level')),
      })),
    );

/** A page that is named by its path is listed with its path, which is what its story wrote. */
const shownName = ({ name, path }: RowInView): string =>
  path !== null && pageName(path) === name ? path : name;

/** The names of the rows in view. A page without a title is listed with its path. */
export const rowNames = async (page: Page, which?: Which): Promise<string[]> =>
  (await rowsInView(page, which)).map(shownName);

/** The rows in view as an outline, indented two spaces per level. Names as in `rowNames`. */
export const outline = async (page: Page): Promise<string[]> =>
  (await rowsInView(page)).map((row) => '  '.repeat(row.level - 1) + shownName(row));

/** The text of docs.json that a download would contain now. */
export const downloadText = async (page: Page): Promise<string> =>
  (await grabDownload(page, () => page.keyboard.press('ControlOrMeta+s'))).bytes.toString('utf8');

/** Scrolls the tree to a row once that many are open and have come to rest, which takes until the next frame. */
export async function scrollTreeTo(page: Page, rows: number): Promise<void> {
  const top = rows * 28;
  await expect
    .poll(() => tree(page).evaluate((view) => view.scrollHeight - view.clientHeight))
    .toBeGreaterThanOrEqual(top);
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
  await tree(page).evaluate((view, top) => (view.scrollTop = top), top);
}
