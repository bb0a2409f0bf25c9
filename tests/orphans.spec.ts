/* Longer than 300 lines, because its stories share one folder, with a page file of each kind. */
import type { Locator, Page } from '@playwright/test';
import { dropNote, ghost, grab, moveOver, type Over } from './drop-row';
import {
  countsOf,
  folderOnDisk,
  openFolder,
  pageFile,
  realFolder,
  type FolderFiles,
} from './folders';
import { expect, openSample, row, test, tree } from './story';
import { fileText } from './make-document';
import { openSite } from './open-site';
import { downloadText } from './screen-parts';
import * as m from '../src/lib/features/tree/drag/messages';
import * as orphansMessages from '../src/lib/features/orphans/messages';
import * as menuMessages from '../src/lib/features/tree/commands/menu-messages';

const DOCS = `{
  "name": "Acme",
  "navigation": {
    "groups": [
      { "group": "Start", "pages": ["welcome"] },
      {
        "group": "Guides",
        "pages": [
          "guides/deploy"
        ]
      }
    ]
  }
}
`;
const FOLDER: FolderFiles = {
  'docs.json': DOCS,
  'welcome.mdx': pageFile('Welcome aboard'),
  'guides/deploy.mdx': pageFile('Deploy a site'),
  'guides/rollback.mdx': pageFile('Roll back'),
  'guides/scale.md': pageFile('Scale up'),
  'reference/index.mdx': pageFile('Reference'),
  'reference/limits.mdx': pageFile('Limits'),
  'reference/errors/codes.mdx': pageFile('Error codes'),
  'reference/errors/retries.mdx': pageFile('Retries'),
  'snippets/hint.mdx': 'A hint.',
  'README.md': '# For us',
  '_drafts/idea.mdx': pageFile('An idea'),
};
/** Files the builder always ignores. */
const IGNORED = /(^|\/)(README|LICENSE|CHANGELOG|CONTRIBUTING)\.md$|(^|\/)\.[^/]+\/.*\.mdx?$/;
const panel = (page: Page): Locator => page.getByRole('region', { name: 'Not in navigation' });
const files = (page: Page): Locator => panel(page).getByRole('tree', { name: 'Page files' });
const file = (page: Page, name: string): Locator =>
  files(page).getByRole('treeitem', { name: new RegExp(`^${name},`) });

async function showPanel(page: Page): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByRole('combobox').fill('unlisted pages');
  await page.getByRole('option', { name: /Not in navigation/ }).click();
  await expect(panel(page)).toBeVisible();
}
async function open(page: Page): Promise<void> {
  await openFolder(page, FOLDER);
  await expect(row(page, 'Welcome aboard')).toBeVisible();
  await showPanel(page);
}
/** Waits until titles are read. Until then a line above the list says so, and the list moves up when it disappears. */
const titlesRead = (page: Page): Promise<void> =>
  expect(panel(page).getByText('Loading titles')).toHaveCount(0);
const lines = (page: Page): Promise<(string | null)[]> =>
  files(page)
    .getByRole('treeitem')
    .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')));

test('lists pages without an entry by folder, with likely non-pages separately', async ({
  page,
}) => {
  await open(page);
  await expect
    .poll(() => lines(page))
    .toEqual([
      'guides, 2 files',
      'Roll back, guides/rollback',
      'Scale up, guides/scale',
      'reference, 4 files',
      'Reference, reference/index',
      'Limits, reference/limits',
      'errors, 2 files',
      'Error codes, reference/errors/codes',
      'Retries, reference/errors/retries',
      'Probably not pages, 2 files',
    ]);
  // The folders above show where it is.
  await expect(file(page, 'Error codes').locator('.file')).toHaveText('codes');
  await file(page, 'Probably not pages').click();
  await file(page, 'Snippets').click();
  await expect(file(page, 'Hint')).toBeVisible();
  await expect(file(page, 'Snippets')).toHaveAttribute('title', orphansMessages.aboutSnippets);
});

test('adds a page to the selection in the navigation, and the list updates', async ({ page }) => {
  await open(page);
  await row(page, 'Guides').click();
  await showPanel(page);
  await file(page, 'Roll back').click();
  await panel(page).getByRole('button', { name: 'Add “Roll back” to “Guides”' }).click();
  await expect(row(page, 'Roll back')).toHaveAttribute('aria-selected', 'true');
  await expect(file(page, 'Roll back')).toHaveCount(0);
  const after = DOCS.replace('"guides/deploy"', '"guides/deploy",\n          "guides/rollback"');
  await expect.poll(() => downloadText(page)).toBe(after);
  await page.keyboard.press('Control+z');
  await expect(file(page, 'Roll back')).toBeVisible();
  await expect.poll(() => downloadText(page)).toBe(DOCS);
});

test('several are selected and added by keyboard only, in one step', async ({ page }) => {
  await open(page);
  await row(page, 'Guides').click();
  await showPanel(page);
  await panel(page).getByRole('searchbox').focus();
  await page.keyboard.press('ArrowDown');
  await expect(files(page)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Shift+ArrowDown');
  await expect(panel(page).getByText('2 pages selected')).toBeVisible();
  await page.keyboard.press('Control+End');
  await page.keyboard.press('Control+ArrowUp');
  await page.keyboard.press(' ');
  await expect(panel(page).getByText('3 pages selected')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(row(page, 'Retries')).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByText('Added 3 pages to “Guides”').first()).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect.poll(() => downloadText(page)).toBe(DOCS);
});

test('a folder becomes a group, or its pages', { tag: '@long' }, async ({ page }) => {
  await open(page);
  await row(page, 'Guides').click();
  await showPanel(page);
  await file(page, 'reference').click();
  const asGroups = panel(page).getByLabel(orphansMessages.foldersAsGroups);
  await asGroups.uncheck();
  await expect(panel(page).getByRole('button', { name: 'Add 4 pages to “Guides”' })).toBeVisible();
  await asGroups.check();
  await panel(page).getByRole('button', { name: 'Add the group “Reference” to “Guides”' }).click();
  const { navigation } = JSON.parse(await downloadText(page)) as {
    navigation: { groups: { pages: unknown[] }[] };
  };
  expect(navigation.groups[1]!.pages).toEqual([
    'guides/deploy',
    {
      group: 'Reference',
      pages: [
        'reference/index',
        'reference/limits',
        { group: 'Errors', pages: ['reference/errors/codes', 'reference/errors/retries'] },
      ],
    },
  ]);
});

test('a search matches title and path and tolerates a typo', async ({ page }) => {
  await open(page);
  const field = panel(page).getByRole('searchbox', { name: orphansMessages.search });
  await field.fill('retires');
  await expect.poll(() => lines(page)).toEqual(['Retries, reference/errors/retries']);
  await field.fill('nothing of that kind');
  await expect(panel(page)).toContainText('No pages match');
  await page.keyboard.press('Escape');
  await expect(field).toHaveValue('');
});

/** Drags a file over a row in the navigation, with the button still down. */
async function dragTo(page: Page, from: Locator, over: Over): Promise<void> {
  await expect(from).toBeVisible();
  await titlesRead(page);
  await grab(page, from);
  await moveOver(page, over);
}

test('a page is dragged into the navigation: the line shows where, Escape cancels', async ({
  page,
}) => {
  await open(page);
  await dragTo(page, file(page, 'Roll back'), { above: row(page, 'Deploy a site') });
  await expect(ghost(page)).toContainText('Roll back');
  await expect(dropNote(page)).toContainText(m.intoAs('“Guides”', 'first'));
  await page.keyboard.press('Escape');
  await expect(ghost(page)).toHaveCount(0);
  await page.mouse.up();
  await expect.poll(() => downloadText(page)).toBe(DOCS);

  await dragTo(page, file(page, 'Roll back'), { above: row(page, 'Deploy a site') });
  await expect(dropNote(page)).toContainText(m.intoAs('“Guides”', 'first'));
  await page.mouse.up();
  await expect(row(page, 'Roll back')).toHaveAttribute('aria-selected', 'true');
  await expect
    .poll(() => downloadText(page))
    .toBe(DOCS.replace('"guides/deploy"', '"guides/rollback",\n          "guides/deploy"'));
  await expect(file(page, 'Roll back')).toHaveCount(0);
});

test(
  'several are dragged in one step; dropped outside the navigation, nothing happens',
  { tag: '@long' },
  async ({ page }) => {
    await open(page);
    await file(page, 'Roll back').click();
    await file(page, 'Limits').click({ modifiers: ['Control'] });
    await dragTo(page, file(page, 'Limits'), { below: row(page, 'Welcome aboard') });
    await expect(ghost(page)).toContainText('2 pages');
    await expect(dropNote(page)).toContainText(m.intoAsLast('“Start”'));
    const preview = (await page.getByRole('region', { name: 'Preview' }).boundingBox())!;
    await page.mouse.move(preview.x + 300, preview.y + 300, { steps: 4 });
    await expect(dropNote(page)).toContainText(m.notThereYet);
    await page.mouse.up();
    await expect.poll(() => downloadText(page)).toBe(DOCS);

    await dragTo(page, file(page, 'Limits'), { below: row(page, 'Welcome aboard') });
    await expect(dropNote(page)).toContainText(m.intoAsLast('“Start”'));
    await page.mouse.up();
    await expect
      .poll(() => downloadText(page))
      .toBe(DOCS.replace('["welcome"]', '["welcome", "guides/rollback", "reference/limits"]'));
    await page.keyboard.press('Control+z');
    await expect.poll(() => downloadText(page)).toBe(DOCS);
  },
);

test(
  'a dragged folder becomes a group; a drop that is not allowed says why',
  { tag: '@long' },
  async ({ page }) => {
    await open(page);
    await dragTo(page, file(page, 'errors'), { above: row(page, 'Start') });
    await expect(ghost(page)).toContainText('Errors');
    await expect(dropNote(page)).toContainText(m.intoAs(m.theNavigation, 'first'));
    await page.mouse.up();
    await expect(row(page, 'Errors')).toHaveAttribute('aria-level', '1');
    await dragTo(page, file(page, 'Limits'), { above: row(page, 'Errors') });
    await expect(dropNote(page)).toHaveText('The navigation contains groups, not pages');
    await page.keyboard.press('Escape');
    await page.mouse.up();
  },
);

test('a docs.json opened alone can get its folder later', { tag: '@long' }, async ({ page }) => {
  await openSite(page, DOCS);
  await expect(tree(page).getByRole('treeitem', { name: /^welcome/i })).toBeVisible();
  await showPanel(page);
  await expect(panel(page)).toContainText('Only docs.json is open');
  const field = panel(page).getByLabel('Choose folder');
  await field.setInputFiles(folderOnDisk('pictures', { 'a.png': '' }));
  await expect(panel(page)).toContainText('“pictures” doesn’t contain one');
  const deep = Object.entries(FOLDER).map(([path, text]) => [`site/${path}`, text] as const);
  await field.setInputFiles(
    folderOnDisk('monorepo', { 'other/docs.json': '{}', ...Object.fromEntries(deep) }),
  );
  await expect(row(page, 'Welcome aboard')).toBeVisible();
  await expect(file(page, 'Roll back')).toBeVisible();
});

test(
  'the sample shows its unlisted pages, linked from the footer',
  { tag: '@long' },
  async ({ page }) => {
    await openSample(page);
    await page.getByRole('button', { name: '3 not in navigation' }).click();
    await expect(file(page, 'Regions')).toBeVisible();
    await expect
      .poll(() => lines(page))
      .toEqual([
        'guides, 1 file',
        'Comment on a preview, guides/comment-on-a-preview',
        'reference, 2 files',
        'Limits, reference/limits',
        'Regions, reference/regions',
        'Probably not pages, 1 file',
      ]);
  },
);

test('the add menu opens the list, and so does the hint', { tag: '@long' }, async ({ page }) => {
  await openSample(page);
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByRole('menuitem', { name: menuMessages.pagesNotListed }).click();
  await expect(file(page, 'Limits')).toBeVisible();
  await page.getByRole('button', { name: 'Problems' }).click();
  const problems = page.getByRole('region', { name: 'Problems' });
  await problems.getByLabel('Show hints').check();
  await problems.getByRole('button', { name: /3 page files aren’t in the navigation/ }).click();
  await expect(file(page, 'Limits')).toBeVisible();
});

test(
  'a long list can be dragged from smoothly into 10,000 rows',
  { tag: '@long' },
  async ({ page }) => {
    const groups = Array.from({ length: 200 }, (_, g) => ({
      group: `Group ${g}`,
      pages: Array.from({ length: 50 }, (_, p) => `g${g}/page-${p}`),
    }));
    await openFolder(
      page,
      {
        'docs.json': fileText({ navigation: { groups } }),
        'loose.mdx': pageFile('A loose page'),
      },
      'large',
    );
    await row(page, 'Group 0').focus();
    await page.keyboard.press('*');
    await expect(row(page, 'g0/page-0')).toBeVisible();
    await page.getByRole('button', { name: '1 not in navigation' }).click();
    await expect(file(page, 'A loose page')).toBeVisible();
    await titlesRead(page);
    const a = (await file(page, 'A loose page').boundingBox())!;
    const b = (await tree(page).boundingBox())!;
    await page.mouse.move(a.x + 60, a.y + 12);
    await page.mouse.down();
    await page.mouse.move(b.x + 120, b.y + 60, { steps: 6 });
    await expect(dropNote(page)).toContainText('Into “Group 0”');
    for (let i = 0; i < 40; i++) await page.mouse.move(b.x + 120 + (i % 5), b.y + 60 + i * 8);
    // It scrolls by itself at the lower edge.
    await page.mouse.move(b.x + 120, b.y + b.height - 6, { steps: 4 });
    await expect.poll(() => tree(page).evaluate((list) => list.scrollTop)).toBeGreaterThan(1500);
    await page.mouse.move(b.x + 120, b.y + b.height / 2, { steps: 4 });
    await expect(dropNote(page)).toContainText(/Into “Group \d+”/);
    await page.mouse.up();
    await expect(row(page, 'A loose page')).toHaveAttribute('aria-selected', 'true');
  },
);

for (const name of ['mintlify__docs', 'upstash__docs', 'Comfy-Org__docs'])
  test(
    `a real folder: ${name}`,
    { tag: name === 'mintlify__docs' ? [] : '@long' },
    async ({ page }) => {
      const real = realFolder(name);
      test.skip(!real, 'the corpus is not here');
      if (!real) return;
      const counts = countsOf(name);
      await openFolder(page, real, name);
      await showPanel(page);
      await expect(panel(page).locator('header .tally')).toHaveText(
        counts.not_in_nav_less_junk!.toLocaleString('en'),
      );
      const ignored = Object.keys(real).filter((path) => IGNORED.test(path)).length;
      const apart = counts.page_files_not_in_nav! - counts.not_in_nav_less_junk! - ignored;
      await files(page).focus();
      await page.keyboard.press('End');
      await expect(file(page, 'Probably not pages')).toHaveAccessibleName(
        `Probably not pages, ${apart.toLocaleString('en')} files`,
      );
      // Adding a page to a group adds exactly one entry.
      const before = real['docs.json']!;
      const group = groupIn(JSON.parse(before) as Json)!;
      await page.getByRole('searchbox', { name: 'Search navigation' }).fill(group);
      await row(page, group).click();
      await showPanel(page);
      await files(page).focus();
      await page.keyboard.press('Home');
      while (!(await files(page).locator('.at.page').count()))
        await page.keyboard.press('ArrowRight');
      await page.keyboard.press('Enter');
      await expect(panel(page).locator('header .tally')).toHaveText(
        (counts.not_in_nav_less_junk! - 1).toLocaleString('en'),
      );
      const added = addedTo(before, await downloadText(page));
      expect(added.match(/"[^"]+"/g)).toHaveLength(1);
      await page.keyboard.press('Control+z');
      await expect.poll(() => downloadText(page)).toBe(before);
    },
  );

type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

/** The label of the first group with only pages, and more than one. */
function groupIn(value: Json): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  if (!Array.isArray(value) && typeof value.group === 'string' && Array.isArray(value.pages))
    if (value.pages.length > 1 && value.pages.every((page) => typeof page === 'string'))
      return value.group;
  for (const below of Object.values(value)) {
    const found = groupIn(below);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Returns the added text, and checks that everything else is the same. */
function addedTo(before: string, after: string): string {
  let start = 0;
  while (start < before.length && before[start] === after[start]) start++;
  const rest = before.length - start;
  const end = after.length - rest;
  expect(after.slice(end)).toBe(before.slice(start));
  return after.slice(start, end);
}
