/* Stories with GitHub repositories: the page asks api.github.com, as built, and an emulator on this machine answers. */
import type { Locator, Page } from '@playwright/test';
import { drop, grab } from './drop-row.ts';
import { startGitHub, forwardGitHub, type GitHub } from './emulator/github.ts';
import { expect, row, treeReady, test as base, tree } from './story';

export { expect, forwardGitHub, row, treeReady, tree };

/** What the browser logs for each refused request, and our own note of requests to the emulator. */
const KNOWN = /^console: Failed to load resource|^foreign request: https:\/\/api\.github\.com\//;

export const test = base.extend<{ forwarded: undefined }, { github: GitHub }>({
  known: KNOWN,
  github: [
    async ({}, use) => {
      const github = await startGitHub();
      await use(github);
      await github.close();
    },
    { scope: 'worker' },
  ],
  forwarded: [
    async ({ page, github }, use) => {
      await github.restart();
      await forwardGitHub(page, github);
      await use(undefined);
    },
    { auto: true },
  ],
});

export const dialog = (page: Page) => page.getByRole('dialog', { name: 'Open repository' });
export const form = (page: Page) => page.getByRole('region', { name: /^Commit to / });

/** Signs in with a token. */
export async function signIn(page: Page, token: string, within = dialog(page)): Promise<void> {
  await within.getByLabel('Token', { exact: true }).fill(token);
  await within.getByRole('button', { name: 'Sign in', exact: true }).click();
}

/** Goes from the start screen to the open document. */
export async function openRepository(page: Page, token: string, name: string): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: 'Open repository' }).click();
  await signIn(page, token);
  await dialog(page)
    .getByRole('button', { name: new RegExp(`^${name}`) })
    .click();
  await dialog(page).getByRole('button', { name: 'Open', exact: true }).click();
  await treeReady(page);
}

/** The row of a page by its path or title, since the title may not be loaded. */
export const pageRow = (page: Page, name: RegExp): Locator =>
  tree(page).getByRole('treeitem', { name }).first();

/** Drags the page “Quickstart” from its group into the next one, below “Install it”. */
export async function rearrange(page: Page): Promise<void> {
  await grab(page, pageRow(page, /^quickstart/i));
  await drop(page, { below: pageRow(page, /install/i) }, 'Into ');
  await expect(pageRow(page, /^quickstart/i)).toHaveAttribute('aria-setsize', '3');
}

export async function askToCommit(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Review changes' }).click();
  await page
    .getByRole('region', { name: 'Review changes' })
    .getByRole('button', { name: 'Commit', exact: true })
    .click();
}
