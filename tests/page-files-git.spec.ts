/* Created and deleted pages in a repository of this machine: saved first and committed later, or committed at once. */
import { confirmDelete, button, field, properties, saveState } from './screen-parts';
import { expect, row, test, treeReady } from './command-story';
import * as review from '../src/lib/core/review/messages';
import * as reviewing from '../src/lib/features/review/messages';
import * as committing from '../src/lib/features/review/commit/messages';
import * as moving from '../src/lib/features/shell/move-messages';
import * as menu from '../src/lib/features/tree/commands/menu-messages';
import * as inspector from '../src/lib/features/inspector/page-messages';
import * as files from '../src/lib/features/tree/commands/page-file-messages';
import * as naming from '../src/lib/features/tree/naming-messages';

test.beforeEach(async ({ page, command }) => {
  await page.goto(command.address);
  await treeReady(page);
});

test('pages that were saved, created and deleted are one commit, and nothing else is', async ({
  page,
  folder,
}) => {
  folder.put('notes.md', 'Not committed.\n');
  await row(page, 'Deploy').click();
  await properties(page).getByRole('button', { name: inspector.createPage }).click();
  await field(page, 'Tag').fill('NEW');
  await row(page, 'Quickstart').click();
  await page.keyboard.press('Shift+F10');
  await page.getByRole('menuitem', { name: files.deleteWithFiles }).click();
  await confirmDelete(page);
  await expect(row(page, 'Quickstart')).toHaveCount(0);
  await page.keyboard.press('Control+s');
  await expect(saveState(page)).toHaveText('Saved');
  await row(page, 'Rotate').click();
  await page.keyboard.press('Insert');
  await page.getByLabel(naming.titleOf).fill('Revoke');
  await page.keyboard.press('Enter');
  await expect(field(page, 'Title')).toHaveValue('Revoke');

  await button(page, 'Review changes').click();
  await button(page, 'Commit').click();
  const form = page.getByRole('region', { name: /^Commit to / });
  await expect(form.getByLabel('Message')).toBeVisible();
  // A save in between changes nothing about the commit.
  await page.keyboard.press('Control+s');
  await expect(saveState(page)).toHaveText('Saved');
  await form.getByRole('button', { name: 'Commit to main' }).click();
  await expect(page.getByRole('region', { name: 'Committed to main' })).toBeVisible();
  const shown = folder.git('show', '--name-status', '--no-renames', '--format=', 'HEAD');
  expect(shown.split('\n').sort()).toEqual([
    'A\tguides/deploy.mdx',
    'A\tguides/revoke.mdx',
    'D\tquickstart.mdx',
    'M\tdocs.json',
  ]);
  expect(folder.git('show', 'HEAD:guides/deploy.mdx')).toBe('---\ntitle: Deploy\ntag: NEW\n---');
  expect(folder.git('status', '--porcelain')).toBe('?? notes.md');
});

test('a page that moved is a rename for git, also if Enter comes before its file is read', async ({
  page,
  folder,
}) => {
  // The file arrives after Enter.
  let answer: (() => void) | undefined;
  const pressed = new Promise<void>((resolve) => (answer = resolve));
  await row(page, 'Quickstart').click();
  await page.keyboard.press('Shift+F10');
  await page.getByRole('menuitem', { name: menu.more }).press('ArrowRight');
  await page.route('**/file?path=quickstart.mdx', async (route) => {
    await pressed;
    await route.continue();
  });
  await page.getByRole('menuitem', { name: files.moveFile }).press('Enter');
  await page.getByLabel(moving.newPath).fill('start/first-steps');
  await page.keyboard.press('Enter');
  answer?.();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('Control+s');
  await expect(saveState(page)).toHaveText('Saved');
  folder.git('add', '-A');
  expect(folder.git('status', '--porcelain').split('\n').sort()).toEqual([
    'M  docs.json',
    'R  quickstart.mdx -> start/first-steps.mdx',
  ]);
});

test('a specification that names a moved page is saved and committed with it', async ({
  page,
  folder,
}) => {
  const shop = 'openapi: 3.1.0\ninfo:\n  description: "See [first](/quickstart)."\npaths: {}\n';
  folder.put('api/shop.yaml', shop);
  folder.git('add', '-A');
  folder.git('commit', '-qm', 'Describe the API');
  await row(page, 'Quickstart').click();
  await page.keyboard.press('Shift+F10');
  await page.getByRole('menuitem', { name: menu.more }).press('ArrowRight');
  await page.getByRole('menuitem', { name: files.moveFile }).press('Enter');
  await page.getByLabel(moving.newPath).fill('start/');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('Control+s');
  await expect(saveState(page)).toHaveText('Saved');
  expect(folder.git('diff', '--name-only')).toContain('api/shop.yaml');
  await button(page, 'Review changes').click();
  await button(page, 'Commit').click();
  const form = page.getByRole('region', { name: /^Commit to / });
  // The message says what was saved, too.
  await expect(form.getByLabel('Message')).toHaveValue(
    'Move quickstart.mdx to start/quickstart.mdx',
  );
  await expect(form.getByLabel(committing.description, { exact: true })).toHaveValue(
    /Path of “Quickstart” changed from “quickstart” to “start\/quickstart”, with its file/,
  );
  await form.getByRole('button', { name: 'Commit to main' }).click();
  await expect(page.getByRole('region', { name: 'Committed to main' })).toBeVisible();
  expect(folder.git('show', '--format=%b', '--no-patch')).toContain('- api/shop.yaml changed');
  expect(folder.git('show', 'HEAD:api/shop.yaml')).toContain('[first](/start/quickstart)');
  expect(folder.git('status', '--porcelain')).toBe('');
});

test('files that the navigation uses and git does not have are committed, unless they are left out', async ({
  page,
  folder,
}) => {
  folder.put('api/pets.yaml', 'openapi: 3.1.0\ninfo: {}\npaths: { /pets: { get: {} } }\n');
  folder.put('guides/deploy.mdx', '---\ntitle: Deploy\n---\n');
  folder.put('notes.mdx', 'Not listed.\n');
  await row(page, 'Guides').click();
  await field(page, 'OpenAPI').fill('api/pets.yaml');
  await page.keyboard.press('Enter');
  await button(page, 'Review changes').click();
  await button(page, 'Commit').click();
  const form = page.getByRole('region', { name: /^Commit to / });
  const both = form.getByLabel(committing.alsoCommit(['', '']), { exact: true });
  await expect(both).toBeChecked();
  await expect(both).toHaveAccessibleDescription(committing.alsoCommitHelp(2));
  await expect(form.getByRole('listitem')).toHaveText(['api/pets.yaml', 'guides/deploy.mdx']);
  await both.uncheck();
  await form.getByRole('button', { name: 'Commit to main' }).click();
  const done = page.getByRole('region', { name: 'Committed to main' });
  await expect(done).toBeVisible();
  expect(folder.git('show', '--name-only', '--format=', 'HEAD')).toBe('docs.json');

  // The next commit offers them again, although nothing else has changed.
  await done.getByRole('button', { name: 'Done' }).click();
  await button(page, 'Review changes').click();
  await button(page, 'Commit').click();
  await expect(both).toBeChecked();
  await both.uncheck();
  const submit = form.getByRole('button', { name: 'Commit to main' });
  await expect(submit).toBeDisabled();
  await both.check();
  await expect(form.getByLabel('Message')).toHaveValue('Add 2 files');
  await submit.click();
  await expect(done).toBeVisible();
  expect(folder.git('show', '--name-status', '--format=', 'HEAD')).toBe(
    'A\tapi/pets.yaml\nA\tguides/deploy.mdx',
  );
  expect(folder.git('status', '--porcelain')).toBe('?? notes.mdx');
});

test('the description of a commit names the links that it breaks', async ({ page, folder }) => {
  folder.put('more.mdx', '[First](/quickstart) and [none](/none)\n');
  folder.git('add', '-A');
  folder.git('commit', '-qm', 'Link to the first steps');
  await row(page, 'Quickstart').click();
  await page.keyboard.press('Shift+F10');
  await page.getByRole('menuitem', { name: files.deleteWithFiles }).click();
  await expect(page.getByRole('dialog')).toContainText('More');
  await confirmDelete(page);
  await expect(row(page, 'Quickstart')).toHaveCount(0);
  await button(page, 'Review changes').click();
  await expect(page.getByRole('list', { name: reviewing.linksBroken(1) })).toContainText(
    reviewing.lineOf('more.mdx', 1),
  );
  await button(page, 'Commit').click();
  const description = page.getByLabel(committing.description, { exact: true });
  await expect(description).toHaveValue(/more\.mdx, line 1: .*\/quickstart/);
  await expect(description).toHaveValue(new RegExp(`\n${review.linksBroken}\n`));
  await expect(description).not.toHaveValue(/\/none/);
});
