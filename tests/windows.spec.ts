import { Worker } from 'node:worker_threads';
import type { Page } from '@playwright/test';
import { expect, row, treeReady, test } from './story';
import { TWO_PAGES } from './sites';
import { openSite } from './open-site';
import { saveState, downloadText } from './screen-parts';
import * as m from '../src/lib/features/shell/notice-messages';
import * as windowMessages from '../src/lib/editor/saving/messages';

const takeOver = (page: Page) => page.getByRole('button', { name: 'Edit here' });
const looking = (page: Page) => page.locator('.notice').filter({ hasText: 'another window' });

async function rename(page: Page, name: string): Promise<void> {
  const field = page.getByLabel('Name', { exact: true });
  if (!(await field.isVisible()))
    await page.getByRole('button', { name: 'Site settings', exact: true }).click();
  await field.fill(name);
  await expect(saveState(page)).toHaveText('Draft saved');
}

test('lets one window write a document, and another take over with all the work', async ({
  page,
  context,
}) => {
  await openSite(page, TWO_PAGES);
  await rename(page, 'First');
  const other = await context.newPage();
  await openSite(other, TWO_PAGES);
  await expect(looking(other)).toContainText(m.openElsewhere);
  await expect(other.getByRole('button', { name: 'Restore' })).toBeHidden();
  await row(other, 'a').press('Delete');
  await expect(other.getByText(windowMessages.writtenElsewhere).first()).toBeVisible();
  await expect(row(other, 'a')).toBeVisible();

  await other.getByRole('radio', { name: 'JSON' }).click();
  const code = other.getByRole('region', { name: 'JSON' }).getByRole('textbox').first();
  await code.press('x');
  await expect(other.locator('.monaco-editor-overlaymessage')).toContainText('another window');
  await expect(other.locator('.view-lines')).not.toContainText('x');
  await other.getByRole('radio', { name: 'Visual' }).click();

  await takeOver(other).click();
  await expect(looking(other)).toBeHidden();
  await expect(saveState(other)).toHaveText('Draft saved');
  await rename(other, 'Second');
  await expect(looking(page)).toContainText(m.takenOver);
  await expect(saveState(page)).toHaveText('Read-only');
  await page.bringToFront();
  await row(page, 'a').press('Delete');
  await expect(row(page, 'a')).toBeVisible();

  await takeOver(page).click();
  await expect(looking(page)).toBeHidden();
  await expect(saveState(page)).toHaveText('Draft saved');
  expect(await downloadText(page)).toBe(TWO_PAGES.replace('Old', 'Second'));
});

test('says when the writing window has crashed, and offers its work', async ({ page, context }) => {
  const first = await context.newPage();
  await openSite(first, TWO_PAGES);
  await rename(first, 'First');
  await openSite(page, TWO_PAGES);
  await expect(looking(page)).toBeVisible();
  const devtools = await context.newCDPSession(first);
  const crashed = first.waitForEvent('crash');
  void devtools.send('Page.crash').catch(() => undefined);
  await crashed;
  await expect(page.getByText(m.otherClosed)).toBeVisible();
  await page.getByRole('button', { name: 'Restore' }).click();
  await treeReady(page);
  await expect(saveState(page)).toHaveText('Draft saved');
  expect(await downloadText(page)).toBe(TWO_PAGES.replace('Old', 'First'));
});

test(
  'takes over from a stuck window, and merges its work when it responds again',
  { tag: '@long' },
  async ({ page, context }) => {
    await openSite(page, TWO_PAGES);
    await rename(page, 'First');
    const other = await context.newPage();
    await openSite(other, TWO_PAGES);
    await expect(looking(other)).toBeVisible();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Debugger.enable');
    const stuck = new Promise((done) => devtools.once('Debugger.paused', done));
    const released = page.evaluate('debugger');
    await stuck;
    await takeOver(other).click();
    await expect(looking(other)).toBeHidden();
    await row(other, 'b').press('Delete');
    await expect(row(other, 'b')).toBeHidden();
    await devtools.send('Debugger.resume');
    await released;
    await expect(looking(page)).toContainText(m.takenOver);
    await expect(saveState(page)).toHaveText('Read-only');
    await expect(other.getByText(/from your draft/).first()).toBeVisible();
    const both = TWO_PAGES.replace('Old', 'First').replace('"a", "b"', '"a"');
    expect(await downloadText(other)).toBe(both);
  },
);

test(
  'passes work from window to window, and back, under load',
  { tag: '@long' },
  async ({ page, context }) => {
    test.setTimeout(600_000);
    const loads = [0, 1].map(() => new Worker('for (;;);', { eval: true }));
    try {
      await openSite(page, TWO_PAGES);
      await rename(page, 'Name 0');
      const windows = [page, await context.newPage(), await context.newPage()];
      for (const one of windows.slice(1)) await openSite(one, TWO_PAGES);
      for (let turn = 1; turn <= 20; turn++) {
        const mine = windows[turn % 3]!;
        await mine.bringToFront();
        await takeOver(mine).click();
        await expect(looking(mine)).toBeHidden();
        expect(await downloadText(mine)).toBe(TWO_PAGES.replace('Old', `Name ${turn - 1}`));
        await rename(mine, `Name ${turn}`);
        for (const one of windows) if (one !== mine) await expect(looking(one)).toBeVisible();
      }
    } finally {
      await Promise.all(loads.map((load) => load.terminate()));
    }
    console.log('20 times one of 3 windows took a document over, with 2 busy threads beside');
  },
);

test('treats different documents with the same name as different', async ({ page, context }) => {
  await openSite(page, TWO_PAGES);
  await rename(page, 'First');
  const other = await context.newPage();
  await openSite(other, TWO_PAGES.replace('"b"', '"c"'));
  await rename(other, 'Second');
  await expect(looking(other)).toBeHidden();
  await expect(looking(page)).toBeHidden();
  expect(await downloadText(other)).toContain('Second');
});
