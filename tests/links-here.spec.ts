/* A page's properties list the links of other pages that lead to it. */
import type { Page } from '@playwright/test';
import { changeInBrowser, openWritableFolder, pageFile } from './folders';
import { confirmDelete, announced, properties } from './screen-parts';
import { ACME_FOLDER } from './sites';
import { expect, row, test } from './story';
import { saidOfDeleted } from '../src/lib/editor/files/follow-messages';
import { deleteWithFiles } from '../src/lib/features/tree/commands/page-file-messages';
import * as m from '../src/lib/features/inspector/page-messages';

const FOLDER = {
  ...ACME_FOLDER,
  'welcome.mdx': `${pageFile('Welcome aboard')}Then [deploy](/guides/deploy) it, and [deploy](guides/deploy#again) again.\n`,
  'snippets/note.mdx': '<Card href="/guides/deploy">\n  Deploy\n</Card>\n',
};

test('links to a page are counted and listed, and lead to the pages that they are on', async ({
  page,
}) => {
  await openWritableFolder(page, FOLDER);
  await row(page, 'Deploy a site').click();
  await properties(page).getByText(m.linkedFrom(3, 2)).click();
  const items = properties(page).getByRole('listitem');
  await expect(items).toHaveCount(3);
  await expect(items.nth(1)).toContainText('Then [deploy](/guides/deploy) it');
  await expect(items.first()).toContainText(m.atLine('snippets/note.mdx', 1));
  await items.last().getByRole('button', { name: 'Welcome aboard' }).click();
  await expect(row(page, 'Welcome aboard')).toHaveAttribute('aria-selected', 'true');
  await expect(properties(page)).toContainText(m.noLinks);
});

test('they follow what changes', async ({ page }) => {
  await openWritableFolder(page, FOLDER);
  await row(page, 'Deploy a site').click();
  await expect(properties(page)).toContainText(m.linkedFrom(3, 2));
  await remove(page, 'snippets/note.mdx');
  await expect(properties(page)).toContainText(m.linkedFrom(2, 1));
});

test('deleting a page says how many links lead nowhere then', async ({ page }) => {
  await openWritableFolder(page, FOLDER);
  await row(page, 'Deploy a site').click();
  await properties(page).getByRole('button', { name: deleteWithFiles }).click();
  await confirmDelete(page);
  await announced(page, saidOfDeleted('Deleted “Deploy a site” with its file', 3, undefined));
});

async function remove(page: Page, path: string): Promise<void> {
  await changeInBrowser(page, 'acme', path, undefined);
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
}
