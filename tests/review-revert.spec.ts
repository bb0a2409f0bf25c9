/*
 * Review: reverting one change, or many in one row; what readers lose; the difference in both layouts; and the review
 * as Markdown.
 */
import type { Locator, Page } from '@playwright/test';
import { corpusFile, expect, grabDownload, openFile, row, test, textFile } from './story';

/** A site with some of the changes below. */
type Part = 'moved' | 'renamed' | 'added' | 'removed' | 'icon' | 'setting';
function site(...parts: readonly Part[]): string {
  const has = (part: Part) => parts.includes(part);
  const pages = (...paths: (string | false)[]) => paths.filter((path) => path !== false);
  const group = (label: string, list: string[], more: object = {}) => ({
    group: label,
    ...more,
    pages: list,
  });
  const text = JSON.stringify(
    {
      name: has('setting') ? 'Acme docs' : 'Acme',
      navigation: {
        tabs: [
          {
            tab: 'Guides',
            groups: [
              group('Start', pages('index', !has('moved') && 'quickstart', 'install')),
              group(has('renamed') ? 'In depth' : 'Advanced', pages('cache', 'scale')),
              ...(has('removed') ? [] : [group('Old', ['old/a', 'old/b'])]),
            ],
          },
          {
            tab: 'API',
            groups: [
              group(
                'Calls',
                pages('api/list', has('moved') && 'quickstart', has('added') && 'api/new'),
                has('icon') ? { icon: 'bolt' } : {},
              ),
            ],
          },
        ],
      },
    },
    null,
    '\t',
  );
  return `\uFEFF${text.replaceAll('\n', '\r\n')}`;
}
const ALL: readonly Part[] = ['moved', 'renamed', 'added', 'removed', 'icon', 'setting'];

const review = (page: Page) => page.getByRole('region', { name: 'Review changes', exact: true });
const changes = (page: Page) => review(page).getByRole('list', { name: 'Changes', exact: true });
const button = (page: Page, name: string) =>
  review(page).getByRole('button', { name, exact: true });
const change = (page: Page, text: string): Locator =>
  changes(page).getByRole('listitem').filter({ hasText: text });
const revert = (of: Locator) => of.getByRole('button', { name: 'Revert' }).first();
const openReview = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: 'Review changes', exact: true }).click();
const bytes = async (page: Page): Promise<string> =>
  (await grabDownload(page, () => button(page, 'Download').click())).bytes.toString('utf8');

/** Opens the file and replaces its text, like a user who edits it elsewhere and pastes it. */
async function openChanged(page: Page, before: string, after: string): Promise<void> {
  await openFile(page, textFile(before));
  await page.getByRole('radio', { name: 'JSON', exact: true }).click();
  const json = page.getByRole('region', { name: 'JSON', exact: true });
  await json.locator('.view-line').first().click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.evaluate(
    (text) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', text);
      const paste = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
      document.activeElement!.dispatchEvent(paste);
    },
    after.replace(/^\uFEFF/, ''),
  );
  await openReview(page);
  await expect(button(page, 'Download')).toBeVisible();
}

const SENTENCES: readonly (readonly [Part, string])[] = [
  ['moved', '“Quickstart” moved from “Start” to “Calls”, now second in the list'],
  ['renamed', 'Group “Advanced” renamed to “In depth”'],
  ['added', 'Page “New” added to “Calls”, third in the list'],
  ['removed', 'Group “Old” with 2 pages removed from “Guides”'],
  ['icon', 'Icon of “Calls” set to “bolt”'],
  ['setting', 'Site name changed from “Acme” to “Acme docs”'],
];

test('each change is reverted separately, and the others stay to the byte', async ({ page }) => {
  await openChanged(page, site(), site(...ALL));
  for (const [part, sentence] of SENTENCES) {
    await revert(change(page, sentence)).click();
    await expect(change(page, sentence)).toHaveCount(0);
    expect(await bytes(page)).toBe(site(...ALL.filter((other) => other !== part)));
    await page.getByRole('banner').getByRole('button', { name: 'Undo', exact: true }).click();
    await expect(change(page, sentence)).toHaveCount(1);
  }
});

test('a double click reverts one change, not the next one too', async ({ page }) => {
  await openChanged(page, site(), site('moved', 'renamed', 'setting'));
  await revert(changes(page)).dblclick();
  await expect(changes(page).getByRole('listitem')).toHaveCount(2);
  await page.getByRole('banner').getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(changes(page).getByRole('listitem')).toHaveCount(3);
});

test(
  'reverting by keyboard moves to the next row and ends at the old file',
  { tag: '@long' },
  async ({ page }) => {
    await openChanged(page, site(), site('moved', 'renamed', 'setting'));
    await revert(changes(page)).focus();
    for (const left of [2, 1]) {
      await page.keyboard.press('Enter');
      await expect(changes(page).getByRole('listitem')).toHaveCount(left);
      await expect(revert(changes(page))).toBeFocused();
    }
    await expect(page.getByRole('button', { name: 'Undo', exact: true }).first()).toBeEnabled();
    await page.keyboard.press('Enter');
    await expect(review(page)).toContainText('No changes to docs.json yet');
    await expect(review(page).getByRole('heading', { level: 1 })).toBeFocused();
    expect(await bytes(page)).toBe(site());
  },
);

test(
  'a restructure is one row, can be expanded, and is reverted as a whole',
  { tag: '@long' },
  async ({ page }) => {
    const file = corpusFile('browser-use__browser-use__docs__at_3b78ffc50c.json');
    test.skip(!file.isReal, 'The corpus is missing: SIGNPOST_CORPUS');
    const before = file.buffer.toString('utf8');
    const value = JSON.parse(before) as { navigation: { groups: { group: string }[] } };
    const { groups, ...rest } = value.navigation;
    const count = groups.length;
    const tabs = groups.map(({ group, ...more }) => ({ tab: group, ...more }));
    const after = JSON.stringify({ ...value, navigation: { tabs, ...rest } }, null, 2);
    await openChanged(page, before, after);
    const whole = change(page, `${count} groups are now tabs`);
    await expect(whole).toHaveCount(1);
    const fold = whole.getByRole('button', { name: `${count} groups are now tabs` });
    await fold.press('Enter');
    await expect(fold).toHaveAttribute('aria-expanded', 'true');
    await expect(whole.getByRole('listitem')).toHaveCount(count);
    await revert(whole).click();
    await expect(review(page)).toContainText('No changes to docs.json yet');
    expect(await bytes(page)).toBe(before);
  },
);

test('what readers lose is listed, and all of it is in the Markdown', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openChanged(page, site(), site('removed', 'renamed'));
  const lost = review(page).getByRole('region', { name: 'What readers lose' });
  await expect(
    lost.getByRole('list', { name: '2 pages are no longer in the navigation' }),
  ).toContainText('“A” (old/a) Was in Guides › Old');
  await button(page, 'Copy summary').click();
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
  await expect.poll(clipboard).toContain('- Group “Old” with 2 pages removed from “Guides”\n');
  expect(await clipboard()).toContain('### What readers lose\n\n- 2 pages are no longer');
  await lost.getByRole('button', { name: 'Show' }).first().click();
  await expect(row(page, 'Guides')).toHaveAttribute('aria-selected', 'true');
});

test(
  'the difference is shown in one column and in two; Escape closes it',
  { tag: '@long' },
  async ({ page }) => {
    await openChanged(page, site(), site('renamed'));
    const difference = review(page).getByRole('region', { name: 'Difference in docs.json' });
    await expect(difference).toContainText('+1 −1');
    const deleted = difference.locator('.original .line-delete, .inline-deleted-margin-view-zone');
    await expect(difference.locator('.modified .line-insert')).not.toHaveCount(0);
    await expect(deleted).not.toHaveCount(0);
    await expect(difference.locator('.monaco-diff-editor.side-by-side')).toHaveCount(0);
    await difference.getByRole('radio', { name: 'Side by side' }).click();
    await expect(difference.locator('.monaco-diff-editor.side-by-side')).toHaveCount(1);
    await expect(difference.locator('.original .line-delete')).not.toHaveCount(0);
    await expect(difference.locator('.modified .view-lines')).toContainText('In depth');
    await difference.getByRole('button', { name: 'Next difference' }).click();
    await difference.locator('.modified .view-lines').click();
    await page.keyboard.press('Escape');
    await expect(review(page)).toHaveCount(0);
  },
);

test(
  'a change that depends on others says what is reverted with it',
  { tag: '@long' },
  async ({ page }) => {
    const group = (label: string, ...pages: unknown[]) => ({ group: label, pages });
    const print = (...groups: unknown[]) => JSON.stringify({ navigation: { groups } }, null, 2);
    const before = print(group('A', 'a1', 'a2'), group('B', 'b'));
    await openChanged(
      page,
      before,
      print(group('A', 'a1'), group('B', 'b'), group('New', 'n', 'a2')),
    );
    await revert(change(page, 'Group “New” with 1 page added')).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('“A2” moved from “A” to “New”');
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(change(page, 'Group “New” with 1 page added')).toHaveCount(1);
  },
);

test(
  'thousands of changes open collapsed, by part of the site',
  { tag: '@long' },
  async ({ page }) => {
    const tabs = (more: string) =>
      JSON.stringify({
        navigation: {
          tabs: Array.from({ length: 50 }, (_, t) => ({
            tab: `Tab ${t}`,
            groups: Array.from({ length: 10 }, (_, g) => ({
              group: `Group ${t}-${g}`,
              pages: Array.from(
                { length: 20 },
                (_, p) => `t${t}/g${g}/${p % 2 ? more : ''}page-${p}`,
              ),
            })),
          })),
        },
      });
    await openChanged(page, tabs(''), tabs('new-'));
    await expect(review(page)).toContainText('5,000 changes');
    const rows = changes(page).getByRole('button', { name: 'Revert' });
    await expect(rows).not.toHaveCount(0);
    expect(await rows.count()).toBeLessThan(200);
  },
);
