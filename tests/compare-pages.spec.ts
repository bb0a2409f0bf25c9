/* Comparing page files with another version: what differs, reverting it, and the site before and after. */
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, row, SITE, test, treeReady, type Folder } from './command-story';
import { button, region, undo } from './screen-parts';
import * as files from '../src/lib/core/compare/messages';
import * as preview from '../src/lib/features/preview/compare/messages';
import * as m from '../src/lib/features/review/against-messages';
import * as review from '../src/lib/features/review/messages';

const pane = (page: Page) => region(page, m.compareWith);
const changes = (page: Page) => pane(page).getByRole('listitem');
const revertOf = (page: Page, words: string) =>
  changes(page)
    .filter({ hasText: words })
    .last()
    .getByRole('button', { name: review.revert, exact: true });
const titled = (title: string, text = '') => `---\ntitle: ${title}\n---\n\n${text}\n`;
const LINES = Array.from({ length: 20 }, (_, i) => `Line ${i}.\n`).join('');

/** A tagged state, and a later one: partly committed, partly not known to git. */
function change({ root, git, put }: Folder): void {
  const at = (path: string) => join(root, path);
  put('index.mdx', titled('Welcome', 'Old words.'));
  put('guides/deploy.mdx', titled('Deploy it', LINES));
  put('guides/rotate.mdx', titled('Rotate keys', 'How to rotate.'));
  git('add', '.');
  git('commit', '--quiet', '-m', 'Add pages');
  git('tag', '-a', 'v1', '-m', 'Version 1');
  put('index.mdx', titled('Hello', 'Old words.'));
  git('commit', '--quiet', '-am', 'Greet');
  mkdirSync(at('ship'));
  renameSync(at('guides/deploy.mdx'), at('ship/deploy.mdx'));
  put('ship/deploy.mdx', titled('Deploy it', `${LINES}One more line.`));
  rmSync(at('guides/rotate.mdx'));
  put('guides/fresh.mdx', titled('Fresh', 'New words.'));
  const now = SITE.replace('"guides/deploy", "guides/rotate"', '"ship/deploy", "guides/fresh"');
  put('docs.json', now);
}

async function compareWith(page: Page, address: string, revision: string): Promise<void> {
  await page.goto(address);
  await treeReady(page);
  await button(page, review.reviewChanges).click();
  await region(page, review.reviewChanges)
    .getByRole('button', { name: review.compareWith, exact: true })
    .click();
  await pane(page).getByLabel(m.revision).fill(revision);
  await page.keyboard.press('Enter');
  await expect(pane(page)).toContainText(m.since(`“${revision}”`));
}

test('page files that differ are listed, and reverted as a whole', async ({
  page,
  folder,
  command,
}) => {
  change(folder);
  const { root } = folder;
  await compareWith(page, command.address, 'v1');
  const list = pane(page);
  await expect(list).toContainText(files.fieldsChanged(['Title'], '“Hello”'));
  await expect(list).toContainText('“guides/deploy” to “ship/deploy”, with its file');
  await expect(list).toContainText('Page “Rotate keys” removed from “Guides”');
  await expect(list).toContainText(files.fileDeleted('guides/rotate.mdx'));
  await expect(list).toContainText(files.fileCreated('guides/fresh.mdx'));
  await expect(region(page, review.differenceIn('index.mdx'))).toBeAttached();
  await expect(region(page, review.differenceIn('guides/fresh.mdx'))).toBeAttached();

  await revertOf(page, 'Page “Rotate keys” removed').click();
  await expect(row(page, 'Rotate keys')).toBeVisible();
  await expect(list).not.toContainText('guides/rotate.mdx');
  await revertOf(page, 'with its file').click();
  await expect(list).not.toContainText('with its file');
  await expect(list).not.toContainText('ship/deploy.mdx');
  await revertOf(page, 'index.mdx').click();
  await expect(list).not.toContainText('index.mdx');
  await page.keyboard.press('Control+s');
  await expect.poll(() => existsSync(join(root, 'guides/rotate.mdx'))).toBe(true);
  const text = (path: string) => readFileSync(join(root, path), 'utf8');
  expect(text('guides/rotate.mdx')).toBe(titled('Rotate keys', 'How to rotate.'));
  expect(text('guides/deploy.mdx')).toBe(titled('Deploy it', LINES));
  expect(text('index.mdx')).toBe(titled('Welcome', 'Old words.'));
  expect(existsSync(join(root, 'ship/deploy.mdx'))).toBe(false);
  // Readers may know the address that it had.
  expect(JSON.parse(folder.text())).toMatchObject({
    redirects: [{ source: '/ship/deploy', destination: '/guides/deploy' }],
  });
  // After the save, what is left is the same.
  await expect(list).toContainText(files.fileCreated('guides/fresh.mdx'));
  await expect(list).not.toContainText('guides/rotate.mdx');
});

test('reverting a page is one step', async ({ page, folder, command }) => {
  change(folder);
  await compareWith(page, command.address, 'v1');
  await revertOf(page, 'Page “Rotate keys” removed').click();
  await expect(row(page, 'Rotate keys')).toBeVisible();
  await undo(page).click();
  await expect(row(page, 'Rotate keys')).toHaveCount(0);
  await expect(pane(page)).toContainText(files.fileDeleted('guides/rotate.mdx'));
});

test('the other version is read once, and files that change outside are noticed', async ({
  page,
  folder,
  command,
}) => {
  change(folder);
  await compareWith(page, command.address, 'v1');
  await expect(pane(page)).toContainText(files.fileDeleted('guides/rotate.mdx'));
  const asked: string[] = [];
  page.on('request', (request) => {
    const name = /\/api\/\d+\/(revision|since)/.exec(request.url())?.[1];
    if (name) asked.push(name);
  });
  await revertOf(page, 'Page “Rotate keys” removed').click();
  await undo(page).click();
  await expect(pane(page)).toContainText(files.fileDeleted('guides/rotate.mdx'));
  expect(asked).toEqual([]);
  folder.put('guides/outside.mdx', titled('Outside'));
  await expect(pane(page)).toContainText(files.fileCreated('guides/outside.mdx'));
  expect(asked).not.toContain('revision');
});

test('the site is shown before and after, with the texts of each version', async ({
  page,
  folder,
  command,
}) => {
  change(folder);
  folder.put('index.mdx', titled('Hello', 'Later words.'));
  await compareWith(page, command.address, 'v1');
  await pane(page).getByRole('button', { name: review.beforeAndAfter, exact: true }).click();
  const stage = region(page, preview.beforeAndAfter);
  const side = (name: string) => stage.getByRole('group', { name, exact: true });
  await expect(stage).toContainText(preview.beforeIn('“v1”'));
  await expect(side(preview.before)).toContainText('Old words.');
  await expect(side(preview.after)).toContainText('Later words.');
  await expect(side(preview.before)).toContainText('Rotate keys');
  await expect(side(preview.after)).not.toContainText('Rotate keys');
  await page.keyboard.press('Escape');
  await expect(pane(page)).toContainText(m.since('“v1”'));
});

test('of many files, the differences are loaded on request, and one that isn’t text stays as it is', async ({
  page,
  folder,
  command,
}) => {
  change(folder);
  writeFileSync(join(folder.root, 'broken.mdx'), Buffer.from([0x2d, 0xc3, 0x28, 0x0a]));
  for (let i = 0; i < 220; i++) folder.put(`many/page-${i}.mdx`, titled(`Page ${i}`));
  await compareWith(page, command.address, 'v1');
  const list = pane(page);
  const more = list.getByRole('button', { name: m.readMore, exact: true });
  await more.click();
  await expect(more).toHaveCount(0);
  await expect(list.getByText(/broken\.mdx.*UTF-8/)).toBeVisible();
  await expect(list).toContainText('+1,');
  await list.getByRole('button', { name: /files created/ }).click();
  await list.getByRole('button', { name: /Show more .*rows left/ }).click();
  await revertOf(page, files.fileCreated('broken.mdx')).click();
  await expect(changes(page).filter({ hasText: /UTF-8/ }).last()).toBeVisible();
  expect(existsSync(join(folder.root, 'broken.mdx'))).toBe(true);
});
