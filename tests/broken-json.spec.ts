/*
 * Broken JSON as a normal state: the last good state stays on screen and can be viewed, the error is named, and each
 * repair is previewed before it is applied.
 */
import type { Locator, Page } from '@playwright/test';
import { expect, row, test, tree } from './story';
import { openWritableFolder, textInBrowser } from './folders';
import { openSite, chooseSite } from './open-site';
import { announced, downloadText } from './screen-parts';
import { saveAnyway } from '../src/lib/features/review/messages';
import { saved } from '../src/lib/editor/saving/messages';
import { notParsing, pathNotParsing } from '../src/lib/features/inspector/messages';
import * as m from '../src/lib/core/text/repair-messages';
import * as previewMessages from '../src/lib/features/preview/messages';

const SITE = `{
  "name": "Acme",
  "navigation": {
    "groups": [
      { "group": "Get started", "pages": ["introduction", "quickstart"] },
      { "group": "Guides", "pages": ["guides/deploy"] }
    ]
  }
}
`;
const lines = (...all: string[]) => all.join('\n');
const CONFLICT = (withBase: boolean) =>
  lines(
    '{',
    '  "name": "Acme",',
    '  "navigation": {',
    '    "groups": [',
    '<<<<<<< HEAD',
    '      { "group": "Start here", "pages": ["introduction", "quickstart"] },',
    ...(withBase
      ? [
          '||||||| 1a2b3c4',
          '      { "group": "Get started", "pages": ["introduction", "quickstart"] },',
        ]
      : []),
    '=======',
    '      { "group": "Begin", "pages": ["introduction", "install", "quickstart"] },',
    '>>>>>>> feature/install',
    '      { "group": "Guides", "pages": ["guides/deploy"] }',
    '    ]',
    '  }',
    '}',
    '',
  );

const json = (page: Page): Locator => page.getByRole('region', { name: 'JSON', exact: true });
const bar = (page: Page): Locator => json(page).locator('.bar');
interface Site {
  readonly navigation: { readonly groups: readonly unknown[] };
}
const siteOf = (text: string) => JSON.parse(text) as Site;

/** Opens a file that doesn't parse. It never gets a tree, so this waits for the text. */
async function openBroken(page: Page, text: string): Promise<void> {
  await page.goto('/');
  await chooseSite(page, text);
  await json(page).locator('.view-line').first().waitFor();
}

test('only the path of a page with a file waits for it', async ({ page }) => {
  const intro = '---\ntitle: "Intro"\n---\n';
  await openWritableFolder(page, { 'docs.json': SITE, 'introduction.mdx': intro });
  await page.getByRole('radio', { name: 'JSON' }).click();
  await json(page).locator('.view-line').first().click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(']');
  await expect(bar(page)).toBeVisible();
  await page.getByRole('radio', { name: 'Visual' }).click();
  const properties = page.getByRole('region', { name: 'Properties' });
  await row(page, 'Intro').click();
  await expect(properties).toContainText(pathNotParsing);
  await expect(properties.getByLabel('Title', { exact: true })).toBeEnabled();
  await row(page, 'Guides').click();
  await expect(properties).toContainText(notParsing);
  await expect(properties.getByLabel('Label', { exact: true })).toBeDisabled();
});

test('saving it is possible, and says that the site won’t build', async ({ page }) => {
  await openWritableFolder(page, { 'docs.json': SITE });
  await page.getByRole('radio', { name: 'JSON' }).click();
  await json(page).locator('.view-line').first().click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(']');
  await expect(bar(page)).toBeVisible();
  await page.keyboard.press('Control+Shift+e');
  const review = page.getByRole('region', { name: 'Review changes' });
  await expect(review.getByRole('button', { name: saveAnyway })).toBeEnabled();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+s');
  await announced(page, saved('docs.json', true));
  // The repairs below it stay free.
  const gap = async () => {
    const toast = (await page.locator('.toast').boundingBox())!;
    return (await bar(page).boundingBox())!.y - toast.y - toast.height;
  };
  await expect.poll(gap).toBeGreaterThanOrEqual(0);
  expect(await textInBrowser(page, 'acme', 'docs.json')).toBe(`${SITE}]`);
});

test('a file that is broken when opened says why, previews its repair, and is repaired', async ({
  page,
}) => {
  const torn = SITE.replace('"Acme",', '"Acme"');
  await openBroken(page, torn);
  await expect(bar(page)).toContainText('A comma is missing after line 2');
  await expect(page.getByText('Fix the JSON to see the navigation')).toBeVisible();
  const repair = bar(page).getByRole('button', { name: m.insertComma(2) });
  await repair.click();
  const change = bar(page).getByRole('region', { name: /^Changed lines in docs.json/ });
  await expect(change).toContainText('Removed: "name": "Acme"');
  await expect(change).toContainText('Added: "name": "Acme",');
  await expect(page.getByRole('button', { name: 'Undo', exact: true })).toBeDisabled();
  await bar(page).getByRole('button', { name: 'Fix', exact: true }).click();
  await expect(row(page, 'Get started')).toBeVisible();
  await expect(json(page).locator('.monaco-editor.focused')).toBeVisible();
  expect(await downloadText(page)).toBe(SITE);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(bar(page)).toContainText('A comma is missing');
  expect(await downloadText(page)).toBe(torn);
});

for (const isBaseKnown of [true, false])
  test(
    `conflict markers ${isBaseKnown ? 'with' : 'without'} their base: both sides open as one document`,
    isBaseKnown ? {} : { tag: '@long' },
    async ({ page }) => {
      const text = CONFLICT(isBaseKnown);
      await openBroken(page, text);
      await expect(bar(page)).toContainText('Resolve the git conflict');
      const ways = bar(page).getByRole('group', { name: 'Fixes' }).getByRole('button');
      await expect(ways).toHaveText([
        'Keep ours (“HEAD”)…',
        'Keep theirs (“feature/install”)…',
        'Open both sides',
      ]);
      await ways.last().click();
      const stage = page.getByRole('region', { name: 'Merge', exact: true });
      const asked = stage.getByRole('list', { name: 'Conflicts' });
      await expect(asked).toContainText('Start here');
      await expect(asked).toContainText('Begin');
      await asked.getByRole('radio').last().check();
      await stage.getByRole('button', { name: 'Merge', exact: true }).click();
      await expect(row(page, 'Begin')).toBeVisible();
      await expect(row(page, 'install')).toBeVisible();
      const after = await downloadText(page);
      expect(siteOf(after).navigation.groups).toEqual([
        { group: 'Begin', pages: ['introduction', 'install', 'quickstart'] },
        { group: 'Guides', pages: ['guides/deploy'] },
      ]);
      await page.getByRole('button', { name: 'Undo', exact: true }).click();
      await expect(page.getByRole('button', { name: 'Undo', exact: true })).toBeDisabled();
      expect(await downloadText(page)).toBe(text);
    },
  );

test('mixed line endings, tabs, a byte order mark and a missing final newline survive every kind of edit', async ({
  page,
}) => {
  const text =
    '\ufeff{\r\n\t"name": "Acme",\r\t"navigation": {\n\t\t"groups": [\r\n' +
    '\t\t\t{ "group": "Get started", "pages": ["a", "b"] },\r' +
    '\t\t\t{ "group": "Guides", "pages": ["c"] }\r\n\t\t]\n\t}\r\n}';
  await openSite(page, text);
  await page.getByRole('radio', { name: 'Split', exact: true }).click();
  await expect(json(page).locator('.view-lines')).toContainText('"Guides"');

  await json(page).locator('.view-lines').getByText('"c"').first().click();
  await expect(json(page).locator('.monaco-editor.focused')).toBeVisible();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await expect.poll(() => downloadText(page)).toContain('["c"] }\r\n\t\t\t\r\n\t\t]\n');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(page.getByRole('button', { name: 'Undo', exact: true })).toBeDisabled();
  expect(await downloadText(page)).toBe(text);

  await row(page, 'Guides').click();
  await page.getByRole('button', { name: 'Right panel' }).click();
  await page.getByRole('textbox', { name: 'Label', exact: true }).fill('Handbook');
  await row(page, 'b').click();
  await row(page, 'b').press('Alt+ArrowUp');
  await row(page, 'c').dragTo(row(page, 'a'), { steps: 12 });
  const named = text.replace('"Guides"', '"Handbook"');
  await expect.poll(() => downloadText(page)).not.toContain('["c"]');
  const moved = await downloadText(page);
  expect(moved.replaceAll(/[^\r\n\t\ufeff]/g, '')).toBe(named.replaceAll(/[^\r\n\t\ufeff]/g, ''));
  expect(siteOf(moved.slice(1)).navigation.groups[1]).toEqual({ group: 'Handbook', pages: [] });

  const undo = page.getByRole('button', { name: 'Undo', exact: true });
  for (let step = 0; step < 3; step++) await undo.click();
  await expect(undo).toBeDisabled();
  expect(await downloadText(page)).toBe(text);
});

test('while the text is broken, tree and preview stay readable, say so, and link to the error', async ({
  page,
}) => {
  await openSite(page, SITE);
  await page.getByRole('radio', { name: 'Split', exact: true }).click();
  await json(page).locator('.view-lines').getByText('"introduction"').click();
  await expect(json(page).locator('.monaco-editor.focused')).toBeVisible();
  await page.keyboard.type('"');
  await expect(bar(page)).toBeVisible();
  await expect(page.getByText('This is the last valid version').first()).toBeVisible();
  await expect(
    page.getByRole('region', { name: 'Preview' }).getByText(previewMessages.brokenJson),
  ).toBeVisible();

  await row(page, 'Guides').click();
  await expect(row(page, 'Guides')).toHaveAttribute('aria-selected', 'true');
  await row(page, 'Guides').press('ArrowLeft');
  await expect(row(page, 'deploy')).toHaveCount(0);
  await page.getByRole('searchbox', { name: 'Search navigation' }).fill('quick');
  await expect(tree(page).getByRole('treeitem', { name: /quickstart/i })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search navigation' }).fill('');
  await row(page, 'introduction').click();
  await row(page, 'introduction').press('Delete');
  await expect(page.getByText(/Fix the JSON first/).first()).toBeVisible();
  await expect(row(page, 'introduction')).toBeVisible();
  await page.getByRole('button', { name: 'Right panel' }).click();
  await expect(page.getByLabel('Page path', { exact: true })).toBeDisabled();

  await page.getByRole('radio', { name: 'Visual', exact: true }).click();
  await page.getByRole('button', { name: 'Show error' }).click();
  await expect(bar(page)).toBeVisible();
});

const goBack = (page: Page): Locator =>
  page.getByRole('button', { name: 'Restore the last valid version' });

test('a broken text goes back to the last good one in one step, and undo brings back what was typed', async ({
  page,
}) => {
  await openSite(page, SITE);
  await row(page, 'introduction').press('Alt+ArrowDown');
  const good = await downloadText(page);
  expect(good).not.toBe(SITE);
  await page.getByRole('radio', { name: 'JSON', exact: true }).click();
  await json(page).locator('.view-lines').getByText('"quickstart"').click();
  await expect(json(page).locator('.monaco-editor.focused')).toBeVisible();
  await page.keyboard.type('" oops {');
  await expect(bar(page)).toBeVisible();
  const typed = await downloadText(page);
  expect(typed).toContain('oops');

  await json(page).getByRole('button', { name: 'Restore the last valid version' }).click();
  const proposal = page.getByRole('dialog', { name: 'Restore the last valid version' });
  await expect(proposal).toContainText('oops');
  await proposal.getByRole('button', { name: 'Restore the last valid version' }).click();
  await expect(json(page).getByText('Go to error')).toHaveCount(0);
  await expect.poll(() => downloadText(page)).toBe(good);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  expect(await downloadText(page)).toBe(typed);

  // The bar above the tree offers the same where the text isn't shown.
  const inTree = page
    .getByRole('region', { name: 'Navigation' })
    .getByText(/^Fix the JSON to edit/);
  await expect(inTree).toHaveCount(1);
  await page.getByRole('radio', { name: 'Visual' }).click();
  await page
    .getByRole('region', { name: 'Navigation' })
    .getByRole('button', { name: /^Restore the/ })
    .click();
  await proposal.getByRole('button', { name: 'Cancel' }).click();
  expect(await downloadText(page)).toBe(typed);
});

test('repairs are offered even if the screen draws slowly', async ({ page }) => {
  await openSite(page, SITE);
  await page.getByRole('radio', { name: 'JSON' }).click();
  await json(page).locator('.view-line').first().click();
  await page.keyboard.press('Control+Home');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('End');
  // Frames come after the pause that repairs wait for.
  await page.evaluate(() => {
    const draw = requestAnimationFrame.bind(window);
    window.requestAnimationFrame = (run) => Number(setTimeout(() => draw(run), 500));
  });
  await page.keyboard.press('Backspace');
  await expect(bar(page).getByRole('button', { name: m.insertComma(2) })).toBeVisible();
});

test('a file that was broken from the start has no good text to go back to', async ({ page }) => {
  await openBroken(page, SITE.replace('"name": "Acme",', '"name": "Acme'));
  await expect(json(page).getByText('Go to error')).toBeVisible();
  await expect(goBack(page)).toHaveCount(0);
  await expect(page.getByText('last good state')).toHaveCount(0);
});
