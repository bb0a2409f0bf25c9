/*
 * Kills the browser around a step that deletes forty page files and one that changes one: before the save the work is
 * offered as a draft, and during the save the folder ends as before or as after, never in between.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { chromium, type BrowserContext, type Page } from '@playwright/test';
import { browserArgs, findBrowser } from '../scripts/browser.mjs';
import { pageFile, stubPicker, treeInBrowser } from './folders';
import { confirmDelete, button, saveState } from './screen-parts';
import { expect, row, test, treeReady } from './story';
import * as files from '../src/lib/features/tree/commands/page-file-messages';

const OLD = Array.from({ length: 40 }, (_, i) => `old/page-${i}`);
const SITE: Readonly<Record<string, string>> = {
  'docs.json': JSON.stringify({
    name: 'Acme',
    navigation: {
      groups: [
        { group: 'Start', pages: ['index'] },
        { group: 'Old', pages: OLD },
      ],
    },
  }),
  'index.mdx': pageFile('Welcome'),
  ...Object.fromEntries(OLD.map((path) => [`${path}.mdx`, pageFile(path)])),
};

interface Launched {
  readonly context: BrowserContext;
  readonly page: Page;
}

async function launch(profile: string, baseURL: string): Promise<Launched> {
  const executablePath = findBrowser();
  const context = await chromium.launchPersistentContext(profile, {
    ...{ baseURL, args: browserArgs, serviceWorkers: 'block' },
    viewport: { width: 1440, height: 900 },
    ...(executablePath ? { executablePath } : {}),
  });
  return { context, page: context.pages()[0]! };
}

async function kill({ context }: Launched): Promise<void> {
  const devtools = await context.browser()!.newBrowserCDPSession();
  const { processInfo } = await devtools.send('SystemInfo.getProcessInfo');
  const closed = context.waitForEvent('close');
  process.kill(processInfo.find(({ type }) => type === 'browser')!.id, 'SIGKILL');
  await closed;
}

/** Opens the folder as it is, and waits for its navigation. */
async function openAgain(page: Page, name: string): Promise<void> {
  await stubPicker(page, name, {});
  await button(page, 'Open folder').click();
  await treeReady(page);
}

test(
  'forty deleted files survive a kill as a draft, and a save of them is done or not',
  { tag: '@long' },
  async ({ baseURL }) => {
    const rounds = 8;
    test.setTimeout(rounds * 90_000);
    const outcomes = { before: 0, after: 0 };
    const name = 'acme';
    for (let round = 0; round < rounds; round++) {
      const profile = mkdtempSync(join(tmpdir(), 'signpost-crash-'));
      let browser = await launch(profile, baseURL!);
      await stubPicker(browser.page, name, SITE);
      await button(browser.page, 'Open folder').click();
      await treeReady(browser.page);
      await row(browser.page, 'Old').click();
      await browser.page.keyboard.press('Shift+F10');
      await browser.page.getByRole('menuitem', { name: files.deleteWithFiles }).click();
      await confirmDelete(browser.page);
      await expect(row(browser.page, 'Old')).toHaveCount(0);
      await expect(saveState(browser.page)).toHaveText('Draft saved');
      await kill(browser);

      browser = await launch(profile, baseURL!);
      await openAgain(browser.page, name);
      expect(await treeInBrowser(browser.page, name), 'nothing was saved').toEqual(SITE);
      await button(browser.page, 'Restore').click();
      await expect(row(browser.page, 'Old')).toHaveCount(0);
      // Each round kills the browser at another moment of the save, the last ones after it.
      await browser.page.keyboard.press('ControlOrMeta+s');
      const gone = Math.floor((round * (OLD.length + 5)) / rounds);
      await browser.page.waitForFunction(
        async ({ name, most }) => {
          const top = await navigator.storage.getDirectory();
          const root = await top.getDirectoryHandle(name);
          let left = 0;
          try {
            const old = await root.getDirectoryHandle('old');
            for await (const _ of old.keys()) left++;
          } catch {
            left = 0;
          }
          return left <= Math.max(0, most);
        },
        { name, most: OLD.length - gone },
        { polling: 1 },
      );
      await kill(browser);

      browser = await launch(profile, baseURL!);
      await openAgain(browser.page, name);
      const now = await treeInBrowser(browser.page, name);
      const isAfter = Object.keys(now).length === 2;
      outcomes[isAfter ? 'after' : 'before']++;
      if (!isAfter) expect(now, `round ${round}`).toEqual(SITE);
      else expect(now['docs.json'], `round ${round}`).not.toContain('"Old"');
      await browser.context.close();
      rmSync(profile, { recursive: true, force: true });
    }
    console.log(`${2 * rounds} kills around a step of 40 files:`, outcomes);
  },
);
