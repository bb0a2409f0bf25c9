/* The list of redirects as stories open and read it. */
import type { Locator, Page } from '@playwright/test';
import * as m from '../src/lib/features/redirects/messages';
import { openFolder, pageFile } from './folders';
import { fileText } from './make-document';
import { button, region } from './screen-parts';
import { runCommand } from './screens';
import { expect } from './story';

export type Rule = readonly [source: string, destination: string];
export const folder = (...rules: readonly Rule[]) => {
  const pages = ['start', 'guides/install', 'guides/keys'];
  const redirects = rules.map(([source, destination]) => ({ source, destination }));
  const docs = { name: 'Acme', navigation: { pages }, ...(rules.length > 0 && { redirects }) };
  return {
    'docs.json': fileText(docs),
    ...Object.fromEntries(pages.map((page) => [`${page}.mdx`, pageFile(page)])),
    'start.mdx': `${pageFile('start')}\n[How to install](/install)\n`,
  };
};
export const RULES: readonly Rule[] = [
  ['/install', '/guides/install'],
  ['/setup', '/install'],
  ['/loop', '/loop/'],
  ['/v1/:slug*', '/guides/:slug*'],
  ['/guides/keys', '/start'],
];

export const stage = (page: Page): Locator => region(page, m.redirects);
export const table = (page: Page): Locator => stage(page).getByRole('grid', { name: m.redirects });
/** The rows below the head, as "source destination state". */
export const shown = (page: Page): Promise<string[]> =>
  table(page)
    .locator('[data-row][tabindex]')
    .evaluateAll((rows) =>
      rows.map((row) =>
        [0, 1, 4].map((i) => row.children[i]!.textContent.replace('→', '').trim()).join(' '),
      ),
    );
export const row = (page: Page, source: string): Locator =>
  table(page)
    .getByRole('row')
    .filter({ has: page.getByRole('gridcell', { name: source, exact: true }) });
export async function openRedirects(page: Page, ...rules: readonly Rule[]): Promise<void> {
  await openFolder(page, folder(...rules));
  await runCommand(page, m.redirects);
  await expect(stage(page)).toBeVisible();
}
/** Chooses an entry of the menu that is next to “Add a redirect”. */
export async function chooseMore(page: Page, name: string): Promise<void> {
  await button(page, m.more).click();
  await page.getByRole('menuitem', { name, exact: true }).click();
}
