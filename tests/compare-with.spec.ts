/* Comparing the document with another version, and reverting single changes since then. */
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, row, SITE, test, treeReady } from './command-story';
import { region } from './screen-parts';
import { runCommand } from './screens';
import { noRevision } from '../src/cli/serve/git/messages';
import * as commands from '../src/lib/editor/commands/stage-messages';
import * as m from '../src/lib/features/review/against-messages';
import { revert } from '../src/lib/features/review/messages';

// The browser logs that a revision doesn't exist.
test.use({ known: /^console: Failed to load resource: .* 409/ });

const pane = (page: Page) => region(page, m.compareWith);

async function compareWith(page: Page, revision: string): Promise<void> {
  await pane(page).getByLabel(m.revision).fill(revision);
  await page.keyboard.press('Enter');
}

test('a branch, a tag or a commit is compared, and a change since then is reverted', async ({
  page,
  folder,
  command,
}) => {
  const first = folder.git('rev-parse', 'HEAD');
  folder.git('tag', 'v1');
  const renamed = SITE.replace('"Guides"', '"In depth"').replace('"Start"', '"Begin here"');
  folder.put('docs.json', renamed);
  folder.git('commit', '-aqm', 'Rename');
  await page.goto(command.address);
  await treeReady(page);
  await runCommand(page, commands.against);
  await expect(pane(page)).toContainText(m.about);

  await compareWith(page, 'nowhere');
  await expect(pane(page)).toContainText(noRevision('nowhere'));
  await compareWith(page, 'main');
  await expect(pane(page)).toContainText(m.sameWithPages('“main”'));
  await compareWith(page, first.slice(0, 10));
  await expect(pane(page)).toContainText(m.since(`“${first.slice(0, 10)}”`));
  await compareWith(page, 'v1');
  await expect(pane(page)).toContainText(m.since('“v1”'));
  const change = pane(page).getByRole('listitem').filter({ hasText: 'In depth' }).last();
  await change.getByRole('button', { name: revert }).click();
  await expect(row(page, 'Guides')).toBeVisible();
  await expect(pane(page).getByRole('listitem').filter({ hasText: 'In depth' })).toHaveCount(0);
  await expect(pane(page)).toContainText('Begin here');
  await page.keyboard.press('Control+s');
  await expect.poll(folder.text).toBe(SITE.replace('"Start"', '"Begin here"'));
});

test('a file is compared, and one that isn’t a document is refused', async ({ page, command }) => {
  const file = join(mkdtempSync(join(tmpdir(), 'signpost-story-')), 'old.json');
  writeFileSync(file, SITE.replace('"Guides"', '"Older guides"'));
  await page.goto(command.address);
  await treeReady(page);
  await runCommand(page, commands.against);
  const choose = async () => {
    const picker = page.waitForEvent('filechooser');
    await pane(page).getByRole('button', { name: m.chooseFile }).click();
    await (await picker).setFiles(file);
  };
  await choose();
  await expect(pane(page)).toContainText(m.since('“old.json”'));
  await expect(pane(page)).toContainText('Older guides');
  writeFileSync(file, '{ "navigation": ');
  await choose();
  await expect(pane(page).getByRole('alert')).toContainText('“old.json”');
  await page.keyboard.press('Escape');
  await expect(pane(page)).toHaveCount(0);
});
