/* Pages created, changed and deleted in a repository at GitHub: one commit, and undo before it. */
import { blobSha } from './documented-hosts/repositories';
import { askToCommit, expect, form, openRepository, pageRow, test } from './github-story';
import { ask, option } from './palette-story';
import { confirmDelete, field, region, saveState, undo } from './screen-parts';
import * as stage from '../src/lib/editor/commands/stage-messages';
import { updates } from '../src/lib/editor/files/follow-messages';
import * as reviewing from '../src/lib/features/review/messages';
import * as deletion from '../src/lib/features/shell/delete-messages';
import * as matching from '../src/lib/features/shell/match-messages';
import * as moving from '../src/lib/features/shell/move-messages';
import * as menu from '../src/lib/features/tree/commands/menu-messages';
import * as files from '../src/lib/features/tree/commands/page-file-messages';
import * as naming from '../src/lib/features/tree/naming-messages';
import * as linking from '../src/lib/ui/link-messages';

test('a new page, a tag and a deleted page are one commit with docs.json', async ({
  page,
  github,
}) => {
  await openRepository(page, github.tokens.ada, 'acme/docs');
  await pageRow(page, /^install/i).click();
  await page.keyboard.press('Insert');
  await page.getByLabel(naming.titleOf).fill('Roll back');
  await page.keyboard.press('Enter');
  await expect(field(page, 'Title')).toHaveValue('Roll back');
  await pageRow(page, /^quickstart/i).click();
  await field(page, 'Tag').fill('NEW');
  await field(page, 'Tag').press('Enter');
  await pageRow(page, /^deploy/i).click();
  await page.keyboard.press('Shift+F10');
  await page.getByRole('menuitem', { name: files.deleteWithFiles }).press('Enter');
  await confirmDelete(page);
  await expect(pageRow(page, /^deploy/i)).toHaveCount(0);
  await undo(page).click();
  await expect(pageRow(page, /^deploy/i)).toBeVisible();
  await page.keyboard.press('ControlOrMeta+Shift+z');
  await expect(pageRow(page, /^deploy/i)).toHaveCount(0);
  await expect(saveState(page)).toHaveText('Draft saved');

  await askToCommit(page);
  for (const path of ['guides/roll-back.mdx', 'quickstart.mdx', 'guides/deploy.mdx'])
    await expect(region(page, 'Review changes')).toContainText(path);
  await form(page).getByRole('button', { name: 'Commit to main' }).click();
  await expect(region(page, 'Committed to main')).toBeVisible();

  const [commit] = await github.commits('acme/docs', 'main');
  expect([...commit!.paths].sort()).toEqual([
    'docs.json',
    'guides/deploy.mdx',
    'guides/roll-back.mdx',
    'quickstart.mdx',
  ]);
  const text = (path: string) => github.text('acme/docs', 'main', path);
  expect(await text('guides/roll-back.mdx')).toBe('---\ntitle: Roll back\n---\n');
  expect(await text('quickstart.mdx')).toBe(
    '---\ntitle: Quickstart\ntag: NEW\n---\n\nAbout Quickstart.\n',
  );
  expect(await text('guides/deploy.mdx')).toBeUndefined();
  expect(await text('docs.json')).toContain('["guides/install", "guides/roll-back"]');
});

test('a page moves with the links to it, whose pages are read together', async ({
  page,
  github,
}) => {
  const link = '---\ntitle: Quickstart\n---\n\n[Deploy](/guides/deploy)\n';
  await github.push('acme/docs', 'main', { 'quickstart.mdx': link });
  await openRepository(page, github.tokens.ada, 'acme/docs');
  // The files of the repository are listed by then.
  await expect(page.getByText('1 not in navigation')).toBeVisible();
  await pageRow(page, /^deploy/i).click();
  await page.keyboard.press('Shift+F10');
  await page.getByRole('menuitem', { name: menu.more }).press('ArrowRight');
  await page.getByRole('menuitem', { name: files.moveFile }).press('Enter');
  await page.getByLabel(moving.newPath).fill('ship/deploy');
  await expect(page.getByRole('dialog')).toContainText(
    updates({ links: 1, pages: 1, redirects: 1 }),
  );
  // For the titles in view, and for the pages that weren't.
  const requests = github.proxy.asked.filter(({ path }) => path === '/graphql').length;
  expect([1, 2]).toContain(requests);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(saveState(page)).toHaveText('Draft saved');
  await askToCommit(page);
  await form(page).getByRole('button', { name: 'Commit to main' }).click();
  await expect(region(page, 'Committed to main')).toBeVisible();
  const text = (path: string) => github.text('acme/docs', 'main', path);
  expect(await text('quickstart.mdx')).toBe(link.replace('/guides/deploy', '/ship/deploy'));
  expect(await text('guides/deploy.mdx')).toBeUndefined();
  expect(await text('ship/deploy.mdx')).toContain('title:');
  expect(await text('docs.json')).toContain('"ship/deploy"');
});

test('an image moves without being read, with the links to it', async ({ page, github }) => {
  const shown = '---\ntitle: Quickstart\n---\n\n![A shot](/images/shot.svg)\n';
  const image = '<svg xmlns="http://www.w3.org/2000/svg"/>\n';
  await github.push('acme/docs', 'main', { 'quickstart.mdx': shown, 'images/shot.svg': image });
  await openRepository(page, github.tokens.ada, 'acme/docs');
  await ask(page, 'image');
  await option(page, stage.moveFile).click();
  await page.getByRole('combobox', { name: moving.file }).pressSequentially('shot');
  await page.keyboard.press('Enter');
  await page.getByLabel(moving.newPath).fill('img/first');
  await expect(page.getByRole('dialog')).toContainText(
    updates({ links: 1, pages: 1, redirects: 0 }),
  );
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await askToCommit(page);
  await form(page).getByRole('button', { name: 'Commit to main' }).click();
  await expect(region(page, 'Committed to main')).toBeVisible();
  const text = (path: string) => github.text('acme/docs', 'main', path);
  expect(await text('img/first.svg')).toBe(image);
  expect(await text('images/shot.svg')).toBeUndefined();
  expect(await text('quickstart.mdx')).toBe(shown.replace('images/shot', 'img/first'));
  const blob = blobSha(Buffer.from(image));
  expect(github.proxy.asked.filter(({ path }) => path.includes(blob))).toEqual([]);
});

test('links that a deleted page breaks are known once one has all pages read', async ({
  page,
  github,
}) => {
  const link = '---\ntitle: Quickstart\n---\n\n[Deploy](/guides/deploy)\n';
  await github.push('acme/docs', 'main', { 'quickstart.mdx': link });
  await openRepository(page, github.tokens.ada, 'acme/docs');
  await pageRow(page, /^deploy/i).click();
  await page.keyboard.press('Shift+F10');
  await page.getByRole('menuitem', { name: files.deleteWithFiles }).press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(linking.linksUnchecked(6));
  await expect(dialog).not.toContainText(deletion.noLinks);
  await confirmDelete(page);
  await expect(pageRow(page, /^deploy/i)).toHaveCount(0);

  // The review doesn't say that all links work before they were checked.
  await askToCommit(page);
  const review = region(page, 'Review changes');
  await expect(form(page)).toContainText(linking.linksUnchecked(5));
  await form(page).getByRole('button', { name: linking.checkLinks }).click();
  await expect(review).toContainText(reviewing.linksBroken(1));
  await expect(review.getByRole('button', { name: linking.checkLinks })).toHaveCount(0);
  // So does the commit's description.
  await expect(form(page).getByLabel('Description')).toHaveValue(/quickstart\.mdx/);

  await undo(page).click();
  await pageRow(page, /^deploy/i).click();
  await page.keyboard.press('Shift+F10');
  await page.getByRole('menuitem', { name: files.deleteWithFiles }).press('Enter');
  await expect(dialog).toContainText(deletion.linked(1, 1));
});

test('a page’s links are checked from the dialog that deletes it', async ({ page, github }) => {
  const link = '---\ntitle: Quickstart\n---\n\n[Deploy](/guides/deploy)\n';
  await github.push('acme/docs', 'main', { 'quickstart.mdx': link });
  await openRepository(page, github.tokens.ada, 'acme/docs');
  await pageRow(page, /^deploy/i).click();
  await page.keyboard.press('Shift+F10');
  await page.getByRole('menuitem', { name: files.deleteWithFiles }).press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: linking.checkLinks }).click();
  await expect(dialog).toContainText(deletion.linked(1, 1));
  await expect(dialog.getByLabel(deletion.sendTo)).toBeFocused();
});

test('a folder moves with its images', async ({ page, github }) => {
  const image = '<svg xmlns="http://www.w3.org/2000/svg"/>\n';
  await github.push('acme/docs', 'main', {
    'guides/img/shot.svg': image,
    'guides/unlisted.mdx': null,
  });
  await openRepository(page, github.tokens.ada, 'acme/docs');
  await pageRow(page, /^guides/i).click();
  await page.keyboard.press('Shift+F10');
  await page.getByRole('menuitem', { name: menu.more }).press('ArrowRight');
  await page.getByRole('menuitem', { name: files.matchFiles }).press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(matching.folder).fill('learn');
  await expect(dialog.getByRole('checkbox', { name: matching.moveOthers(1) })).toBeChecked();
  await dialog.getByRole('button', { name: matching.move(3) }).click();
  await expect(dialog).toHaveCount(0);
  await askToCommit(page);
  await form(page).getByRole('button', { name: 'Commit to main' }).click();
  await expect(region(page, 'Committed to main')).toBeVisible();
  const text = (path: string) => github.text('acme/docs', 'main', path);
  expect(await text('learn/img/shot.svg')).toBe(image);
  expect(await text('guides/img/shot.svg')).toBeUndefined();
  expect(await text('learn/deploy.mdx')).toContain('title:');
  const blob = blobSha(Buffer.from(image));
  expect(github.proxy.asked.filter(({ path }) => path.includes(blob))).toEqual([]);
});
