/* The page that `signpost review --html` writes, opened from disk. */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page, TestInfo } from '@playwright/test';
import { activeContent } from './attacks/press-everything';
import { COMMAND, expect, SITE, test, type Folder } from './command-story';
import { expectNoRequests } from './exported-preview';
import { axeViolations } from './screen-checks';
import * as m from '../src/cli/review-page/messages';

const HOSTILE = `</summary><script>top.ran=1</script><img src="https://evil.example/x" onerror="top.ran=1">`;
const LONG = 'x'.repeat(300);

/** Commits a docs.json, and writes the review of that commit. Returns the page's address. */
function reviewed({ root, git, put }: Folder, info: TestInfo, site: string): string {
  put('docs.json', site);
  git('commit', '--quiet', '--all', '--message', 'Change');
  const file = info.outputPath('review.html');
  const args = [join(process.cwd(), COMMAND), 'review', 'HEAD~1', '--html', file];
  execFileSync(process.execPath, args, { cwd: root });
  return pathToFileURL(file).href;
}

/** How many pixels the page overflows its width. */
const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test('the page of a review is readable everywhere, and nothing in it runs or is loaded', async ({
  page,
  folder,
}, info) => {
  const changed = JSON.parse(SITE) as {
    navigation: { groups: { group: string; pages: string[] }[] };
  };
  const [start, guides] = changed.navigation.groups;
  start!.group = HOSTILE;
  start!.pages.pop();
  guides!.pages.push(`guides/${LONG}`);
  const url = reviewed(folder, info, `${JSON.stringify(changed, null, 2)}\n`);

  await expectNoRequests(page, url, async () => {
    await page.goto(url);
    await expect(page.getByRole('heading', { name: m.title('HEAD~1') })).toBeVisible();
    const sides = page.locator('.side');
    await expect(sides.nth(0)).toContainText('Start');
    await expect(sides.nth(1)).toContainText(HOSTILE);
    for (const summary of await page.locator('summary').all()) {
      await summary.click();
      await summary.click();
    }
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await overflow(page)).toBeLessThanOrEqual(0);
    }
  });
  expect(await page.evaluate(() => 'ran' in window)).toBe(false);
  expect(await activeContent(page.locator('body'))).toEqual([]);
});

test('the page of a review is accessible, light and dark', async ({ page, folder }, info) => {
  const site = SITE.replace('"quickstart"', '"new"').replace('Guides', 'How-tos');
  const url = reviewed(folder, info, site);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.goto(url);
    await page.locator('details').evaluateAll((all: HTMLDetailsElement[]) => {
      for (const details of all) details.open = true;
    });
    expect(await axeViolations(page)).toEqual([]);
  }
});
