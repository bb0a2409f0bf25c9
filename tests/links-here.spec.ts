/* A page's properties list the links of other pages that lead to it. */
import type { Page } from '@playwright/test';
import { changeInBrowser, openWritableFolder, pageFile } from './folders';
import { announced, button, confirmDelete, properties, undo } from './screen-parts';
import { ACME_FOLDER } from './sites';
import { expect, row, test } from './story';
import { saidOfDeleted } from '../src/lib/editor/files/follow-messages';
import { showLinks, stillLinked } from '../src/lib/editor/files/linked-messages';
import { hide } from '../src/lib/features/tree/commands/messages';
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
  await expect(items.nth(1)).toContainText('Then deploy it');
  await expect(items.first()).toContainText(m.atLine('snippets/note.mdx', 1));
  await items.last().getByRole('button', { name: 'Welcome aboard' }).click();
  await expect(row(page, 'Welcome aboard')).toHaveAttribute('aria-selected', 'true');
  await expect(properties(page)).toContainText(m.noLinks);
});

test('links in API specifications are listed, too', async ({ page }) => {
  const yaml = (link: string) =>
    `openapi: 3.1.0\ninfo: { title: A, version: '1' }\npaths:\n  /a:\n    get:\n      x-mint:\n        content: Then [deploy](${link}).\n`;
  await openWritableFolder(page, {
    ...FOLDER,
    'api/openapi.yaml': yaml('/guides/deploy'),
    'data.json': '{ "href": "/guides/deploy" }',
  });
  await row(page, 'Deploy a site').click();
  await properties(page)
    .getByText(m.linkedFrom(4, 2, 1))
    .click();
  const items = properties(page).getByRole('listitem');
  await expect(items).toHaveCount(4);
  await expect(items.first()).toContainText('content: Then deploy.');
  await expect(items.first()).toContainText(m.atLine('api/openapi.yaml', 7));
  await changeInBrowser(page, 'acme', 'api/openapi.yaml', yaml('/welcome'));
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(properties(page)).toContainText(m.linkedFrom(3, 2));
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

test('hiding a page says how many pages still link to it, and shows the links', async ({
  page,
}) => {
  await openWritableFolder(page, FOLDER);
  await row(page, 'Deploy a site').click();
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByRole('combobox').fill(hide);
  await page.getByRole('option', { name: hide }).first().click();
  await announced(page, `Hid “Deploy a site” from readers. ${stillLinked(2, 1)}`);
  await row(page, 'Welcome aboard').click();
  await button(page, showLinks).click();
  await expect(row(page, 'Deploy a site')).toHaveAttribute('aria-selected', 'true');
  await expect(properties(page).getByRole('listitem')).toHaveCount(3);
  await expect(properties(page).getByText(m.linkedFrom(3, 2))).toBeFocused();
  await undo(page).click();
  await properties(page).getByRole('switch', { name: 'Hidden' }).check();
  await announced(page, stillLinked(2, 1));
});

test('hiding a page that no other one links to says only that', async ({ page }) => {
  await openWritableFolder(page, FOLDER);
  await row(page, 'Welcome aboard').click();
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByRole('combobox').fill(hide);
  await page.getByRole('option', { name: hide }).first().click();
  await announced(page, 'Hid “Welcome aboard” from readers');
  await expect(button(page, showLinks)).toHaveCount(0);
});

async function remove(page: Page, path: string): Promise<void> {
  await changeInBrowser(page, 'acme', path, undefined);
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
}
