/* The built command on a folder: it opens directly, saves in place, and commits with the machine's own git. */
import { chmodSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { COMMAND, expect, MOVED, row, SITE, test, treeReady } from './command-story';
import { startCommand, stopCommand } from './command-process';
import { saveState } from './screen-parts';

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true });

/** Swaps the first group with the second. */
async function rearrange(page: Page): Promise<void> {
  await row(page, 'Start').click();
  await page.keyboard.press('Alt+ArrowDown');
  await expect(saveState(page)).toHaveText('Draft saved');
}

test(
  'signpost FOLDER opens directly; a change is committed with git, and nothing else is',
  { tag: '@main' },
  async ({ page, folder, command }) => {
    folder.put('quickstart.mdx', '---\ntitle: Begin here\n---\n');
    folder.put('staged.mdx', '');
    folder.git('add', 'staged.mdx');
    await page.goto(command.address);
    await treeReady(page);
    expect(page.url()).not.toContain(command.token);
    await expect(row(page, 'Begin here')).toBeVisible();
    await page.reload();
    await treeReady(page);

    await rearrange(page);
    await button(page, 'Review changes').click();
    await button(page, 'Commit').click();
    const form = page.getByRole('region', { name: /^Commit to / });
    await expect(form.getByLabel('Message')).toHaveValue(/^Move “/);
    await form.getByRole('button', { name: 'Commit to main' }).click();
    await expect(page.getByRole('region', { name: 'Committed to main' })).toBeVisible();
    await expect(saveState(page)).toHaveText('Committed to main');

    expect(folder.git('show', '--stat', '--format=%an', 'HEAD')).toMatch(
      /^Ada\n\n docs\.json \| \d \+.*\n 1 file changed/,
    );
    expect(folder.text()).toBe(MOVED);
    expect(folder.git('show', 'HEAD:docs.json')).toBe(MOVED.trim());
    expect(folder.git('status', '--porcelain').split('\n')).toEqual([
      'M quickstart.mdx',
      'A  staged.mdx',
    ]);
    expect(folder.git('fsck', '--strict')).toBe('');
  },
);

test("the folder's signpost.config.json is used in the editor, and reloaded", async ({
  page,
  folder,
  command,
}) => {
  folder.put('signpost.config.json', '{ "ignore": { "paths": ["guides"] } }');
  await page.goto(command.address);
  await treeReady(page);
  await button(page, 'Problems').click();
  const problems = page.getByRole('region', { name: 'Problems' });
  await expect(problems).toContainText('“index”');
  await expect(problems).not.toContainText('guides/deploy');
  folder.put('signpost.config.json', '{ "ignore": { "paths": ["index"] } }');
  await expect(problems).toContainText('guides/deploy');
  await expect(problems).not.toContainText('“index”');
});

test.describe('when the command ends', () => {
  // The browser logs every unanswered request, and one that reaches the new command before its page loads.
  test.use({ known: /^console: Failed to load resource: (net::ERR_|.* 401 )/ });

  test('it saves in place, and keeps the work without the command until it runs again', async ({
    page,
    folder,
    command,
  }) => {
    await page.goto(command.address);
    await treeReady(page);
    await rearrange(page);
    await page.keyboard.press('ControlOrMeta+s');
    await expect(saveState(page)).toHaveText('Saved');
    expect(folder.text()).toBe(MOVED);

    await page.keyboard.press('ControlOrMeta+z');
    await expect(saveState(page)).toHaveText('Draft saved');
    expect(await stopCommand(command, 'SIGINT')).toBe(0);
    await page.keyboard.press('ControlOrMeta+s');
    await expect(
      page.getByRole('alert').filter({ hasText: /command stopped.*Start it again/ }),
    ).toBeVisible();
    expect(folder.text()).toBe(MOVED);

    const again = await startCommand(COMMAND, [
      folder.root,
      '--port',
      new URL(command.origin).port,
    ]);
    try {
      await page.goto(again.address);
      await treeReady(page);
      await button(page, 'Restore').click();
      await expect(saveState(page)).toHaveText('Draft saved');
      await page.keyboard.press('ControlOrMeta+s');
      await expect(saveState(page)).toHaveText('Saved');
      expect(folder.text()).toBe(SITE);
    } finally {
      await stopCommand(again, 'SIGINT');
    }
  });
});

test('commits saved changes', { tag: '@long' }, async ({ page, folder, command }) => {
  await page.goto(command.address);
  await treeReady(page);
  await rearrange(page);
  await page.keyboard.press('ControlOrMeta+s');
  await expect(saveState(page)).toHaveText('Saved');
  await button(page, 'Review changes').click();
  await button(page, 'Commit').click();
  await page.getByRole('textbox', { name: 'Message' }).fill('Guides first');
  await button(page, 'Commit to main').click();
  await expect(page.getByRole('region', { name: 'Committed to main' })).toBeVisible();
  expect(folder.git('log', '--format=%s', '--name-only', '-1')).toBe('Guides first\n\ndocs.json');
  expect(folder.git('status', '--porcelain')).toBe('');
});

test('a hook that formats the file: the editor shows its version, and nothing is left to commit', async ({
  page,
  folder,
  command,
}) => {
  folder.put(
    '.git/hooks/pre-commit',
    '#!/bin/sh\nsed -i "s/{ \\"group\\"/{\\"group\\"/" docs.json && git add docs.json\n',
  );
  chmodSync(join(folder.root, '.git/hooks/pre-commit'), 0o755);
  await page.goto(command.address);
  await treeReady(page);
  await rearrange(page);
  await button(page, 'Review changes').click();
  await button(page, 'Commit').click();
  await button(page, 'Commit to main').click();
  const result = page.getByRole('region', { name: 'Committed to main' });
  await expect(result).toContainText('A git hook changed docs.json. The editor now shows that');
  await expect(saveState(page)).toHaveText('Committed to main');
  const formatted = MOVED.replaceAll('{ "group"', '{"group"');
  expect(folder.text()).toBe(formatted);
  expect(folder.git('show', 'HEAD:docs.json')).toBe(formatted.trim());
  expect(folder.git('status', '--porcelain')).toBe('');

  // The next change builds on the hook's version.
  await result.getByRole('button', { name: 'Done' }).click();
  await row(page, 'Start').click();
  await page.keyboard.press('Alt+ArrowUp');
  await page.keyboard.press('ControlOrMeta+s');
  await expect(saveState(page)).toHaveText('Saved');
  expect(folder.text()).toBe(SITE.replaceAll('{ "group"', '{"group"'));
});
