/* The parts of the screen that stories use most, by role and name, and what they show. */
import type { Locator, Page } from '@playwright/test';
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

export const undo = (page: Page): Locator => button(page, 'Undo');
export const saveState = (page: Page): Locator => page.getByRole('status', { name: 'Save state' });

/** Expects that the words are announced. */
export const announced = (page: Page, words: string | RegExp): Promise<void> =>
  expect(page.locator('[aria-live]').filter({ hasText: words })).toHaveCount(1);

/** The names of the rows in view. */
export const rowNames = (page: Page): Promise<string[]> =>
  tree(page)
    .getByRole('treeitem')
    .evaluateAll((rows) => rows.map((one) => one.getAttribute('aria-label') ?? ''));

/** The rows in view as an outline, indented two spaces per level. */
export const outline = (page: Page): Promise<string[]> =>
  tree(page)
    .getByRole('treeitem')
    .evaluateAll((rows) =>
      rows.map(
        (one) =>
          '  '.repeat(Number(one.getAttribute('aria-level')) - 1) +
          (one.getAttribute('aria-label') ?? ''),
      ),
    );

/** The text of docs.json that a download would contain now. */
export const downloadText = async (page: Page): Promise<string> =>
  (await grabDownload(page, () => page.keyboard.press('ControlOrMeta+s'))).bytes.toString('utf8');
