/* The file of a page goes along when its entry moves among pages of another folder, or gets another path. */
import type { Page } from '@playwright/test';
import { openWritableFolder, pageFile, treeInBrowser } from './folders';
import { announced, button, field, region, saveState, undo } from './screen-parts';
import { dragRow } from './tree-story';
import { expect, row, test, treeReady } from './story';
import { moveFilesAs, moveFilesToo, withFiles } from '../src/lib/editor/files/moving-messages';
import { updated } from '../src/lib/editor/files/follow-messages';
import { inPast } from '../src/lib/editor/past-tense';
import * as matching from '../src/lib/features/shell/match-messages';
import * as reviewing from '../src/lib/features/review/messages';

const FOLDER = {
  'docs.json': `{
  "navigation": {
    "groups": [
      { "group": "Guides", "pages": ["guides/deploy", "guides/rotate"] },
      { "group": "API", "pages": ["api/keys", "api/limits"] }
    ]
  }
}
`,
  'guides/deploy.mdx': pageFile('Deploy'),
  'guides/rotate.mdx': `${pageFile('Rotate')}[deploy](deploy) [keys](/api/keys)\n`,
  'api/keys.mdx': `${pageFile('Keys')}[rotate](/guides/rotate)\n`,
  'api/limits.mdx': pageFile('Limits'),
};
const AFTER = {
  'docs.json': `{
  "redirects": [
    {
      "source": "/guides/rotate",
      "destination": "/api/rotate"
    }
  ],
  "navigation": {
    "groups": [
      { "group": "Guides", "pages": ["guides/deploy"] },
      { "group": "API", "pages": ["api/rotate", "api/keys", "api/limits"] }
    ]
  }
}
`,
  'guides/deploy.mdx': FOLDER['guides/deploy.mdx'],
  'api/rotate.mdx': FOLDER['guides/rotate.mdx'].replace('(deploy)', '(../guides/deploy)'),
  'api/keys.mdx': FOLDER['api/keys.mdx'].replace('/guides/rotate', '/api/rotate'),
  'api/limits.mdx': FOLDER['api/limits.mdx'],
};
const FOLLOWING = { links: 2, pages: 2, redirects: 1 };

async function save(page: Page): Promise<void> {
  await page.keyboard.press('Control+s');
  await expect(saveState(page)).toHaveText('Saved');
}

async function dropInApi(page: Page): Promise<void> {
  await dragRow(page, 'Rotate', { above: 'Keys' });
  await page.mouse.up();
}

test(
  'a dropped page takes its file along when one says so, as the same step',
  { tag: '@main' },
  async ({ page }) => {
    await openWritableFolder(page, FOLDER);
    await dropInApi(page);
    await button(page, moveFilesToo(1)).click();
    await announced(page, `${withFiles('Moved “Rotate” to “API”', 1)}. ${updated(FOLLOWING)}`);
    await save(page);
    expect(await treeInBrowser(page, 'acme')).toEqual(AFTER);
    await button(page, 'History').click();
    const steps = region(page, 'History').getByRole('listitem');
    await expect(steps.filter({ has: page.getByRole('button') })).toHaveCount(2);
    await undo(page).click();
    await expect(undo(page)).toBeDisabled();
    await save(page);
    expect(await treeInBrowser(page, 'acme')).toEqual(FOLDER);
  },
);

test('of several pages, it says how many files can go along', async ({ page }) => {
  const list = FOLDER['docs.json'].replace('"guides/rotate"', '"guides/rotate", "about"');
  await openWritableFolder(page, { ...FOLDER, 'docs.json': list, 'about.mdx': pageFile('About') });
  await row(page, 'Rotate').click();
  await row(page, 'About').click({ modifiers: ['Shift'] });
  await dropInApi(page);
  await button(page, 'Move 1 file too').click();
  const moved = 'Moved 2 pages to “API” and 1 of their files';
  await announced(page, `${moved}. ${updated(FOLLOWING)}`);
});

test('a page that is cut and pasted has moved, and its file can go along', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openWritableFolder(page, FOLDER);
  await row(page, 'Rotate').click();
  await page.keyboard.press('Control+x');
  await expect(row(page, 'Rotate')).toHaveCount(0);
  await row(page, 'API').click();
  await page.keyboard.press('Control+v');
  await button(page, moveFilesToo(1, 1)).click();
  await announced(page, new RegExp(`with its file. ${updated(FOLLOWING)}`));
  await button(page, 'Review changes').click();
  const changes = region(page, 'Review changes').getByRole('list', { name: 'Changes' });
  await expect(changes).toContainText('moved');
  await expect(changes).not.toContainText('removed');
  await page.keyboard.press('Escape');
  await save(page);
  const pages = AFTER['docs.json'].replace(/"api\/rotate", (.*?)\]/, '$1, "api/rotate"]');
  expect(await treeInBrowser(page, 'acme')).toEqual({ ...AFTER, 'docs.json': pages });
});

test('where the name of its file is taken, another one is proposed', async ({ page }) => {
  await openWritableFolder(page, { ...FOLDER, 'api/rotate.mdx': pageFile('Other') });
  await dropInApi(page);
  await button(page, moveFilesAs(1)).click();
  const dialog = page.getByRole('dialog', { name: matching.moveAlong });
  await expect(dialog.getByRole('checkbox', { name: 'Rotate' })).toHaveAccessibleDescription(
    `guides/rotate ${matching.becomes} api/rotate-2`,
  );
  await dialog.getByRole('button', { name: matching.move(1) }).click();
  await expect(dialog).toHaveCount(0);
  await save(page);
  const files = await treeInBrowser(page, 'acme');
  expect(files['api/rotate.mdx']).toBe(pageFile('Other'));
  expect(files['api/rotate-2.mdx']).toBe(AFTER['api/rotate.mdx']);
});

test('a site can have it always, or never', async ({ page }) => {
  const config = 'signpost.config.json';
  await openWritableFolder(page, { ...FOLDER, [config]: '{ "moveFiles": "always" }' }, 'always');
  await dropInApi(page);
  await announced(page, `${withFiles('Moved “Rotate” to “API”', 1)}. ${updated(FOLLOWING)}`);
  await save(page);
  expect(await treeInBrowser(page, 'always')).toEqual({
    ...AFTER,
    [config]: '{ "moveFiles": "always" }',
  });
  await openWritableFolder(page, { ...FOLDER, [config]: '{ "moveFiles": "never" }' }, 'never');
  await dropInApi(page);
  await announced(page, 'Moved “Rotate” to “API”');
  await expect(button(page, moveFilesToo(1))).toHaveCount(0);
});

test('a path typed in the properties counts once the field is left', async ({ page }) => {
  await openWritableFolder(page, FOLDER);
  await row(page, 'Rotate').click();
  const path = field(page, 'Page path');
  await path.fill('guides/rot');
  await expect(undo(page)).toBeDisabled();
  await path.press('Escape');
  await expect(path).toHaveAttribute('aria-expanded', 'false');
  await path.press('Escape');
  await expect(path).toHaveValue('guides/rotate');
  await path.fill('guides/rot');
  await path.press('Tab');
  await announced(page, /Moved page “Rotate” to “guides\/rot”/);
  await save(page);
  const files = await treeInBrowser(page, 'acme');
  expect(Object.keys(files)).toContain('guides/rot.mdx');
  expect(Object.keys(files)).not.toContain('guides/rotate.mdx');
});

test('and with Enter, which moves the file, or before it is saved', async ({ page }) => {
  await openWritableFolder(page, FOLDER);
  await row(page, 'Rotate').click();
  const path = field(page, 'Page path');
  await path.fill('a b');
  await path.press('Enter');
  await expect(path).toHaveAccessibleDescription(/can’t contain/);
  await path.fill('api/rotate');
  await path.press('Enter');
  await expect(path).toBeFocused();
  await announced(page, /Moved page “Rotate” to “api\/rotate”/);
  await path.fill('api/turn');
  await path.press('Control+s');
  await expect(saveState(page)).toHaveText('Saved');
  expect((await treeInBrowser(page, 'acme'))['docs.json']).toContain('"api/turn"');
});

test('a new path in the row moves the file in the same step', async ({ page }) => {
  await openWritableFolder(page, FOLDER);
  await row(page, 'Rotate').press('F2');
  await page.keyboard.type('api/rotate');
  await page.keyboard.press('Enter');
  await announced(page, `Moved page “Rotate” to “api/rotate”. ${updated(FOLLOWING)}`);
  await save(page);
  const { 'docs.json': docs, ...files } = await treeInBrowser(page, 'acme');
  const { 'docs.json': _, ...expected } = AFTER;
  expect(files).toEqual(expected);
  expect(docs).toContain('"pages": ["guides/deploy", "api/rotate"]');
  await undo(page).click();
  await expect(undo(page)).toBeDisabled();
  await save(page);
  expect(await treeInBrowser(page, 'acme')).toEqual(FOLDER);
});

test('the files of moved pages can be moved later, from the review', async ({ page }) => {
  await openWritableFolder(page, FOLDER);
  await dropInApi(page);
  await expect(button(page, moveFilesToo(1))).toBeVisible();
  await button(page, 'Review changes').click();
  const review = region(page, 'Review changes');
  await expect(review).toContainText(reviewing.filesLeft(1));
  const open = review.getByRole('button', { name: reviewing.moveFiles(1), exact: true });
  const dialog = page.getByRole('dialog', { name: matching.moveAlong });
  await open.click();
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await open.click();
  await expect(dialog.getByRole('checkbox', { name: 'Rotate' })).toHaveAccessibleDescription(
    `guides/rotate ${matching.becomes} api/rotate`,
  );
  await dialog.getByRole('button', { name: matching.move(1) }).click();
  await announced(page, `${inPast(matching.stepAlong(1))}. ${updated(FOLLOWING)}`);
  await expect(review).not.toContainText(reviewing.filesLeft(1));
  await page.keyboard.press('Escape');
  await save(page);
  expect(await treeInBrowser(page, 'acme')).toEqual(AFTER);
});

test('the review offers to move the files of moved pages in a restored draft, too', async ({
  page,
}) => {
  await openWritableFolder(page, FOLDER);
  await dropInApi(page);
  await button(page, 'Review changes').click();
  const review = region(page, 'Review changes');
  await expect(review).toContainText(reviewing.filesLeft(1));
  await expect(saveState(page)).toHaveText('Draft saved');
  await page.goto('/');
  await page.getByRole('button', { name: 'Restore' }).click();
  await treeReady(page);
  await button(page, 'Review changes').click();
  await expect(review).toContainText(reviewing.filesLeft(1));
});

test('a group that moves to another tab offers to take its folder along', async ({ page }) => {
  const group = (name: string, ...pages: string[]) => ({ group: name, pages });
  const tab = (name: string, ...groups: object[]) => ({ tab: name, groups });
  await openWritableFolder(page, {
    'docs.json': JSON.stringify({
      navigation: {
        tabs: [
          tab('Docs', group('Start', 'docs/start/a', 'docs/start/b'), group('More', 'docs/more/c')),
          tab('API', group('Calls', 'api/calls/x')),
        ],
      },
    }),
    'docs/start/a.mdx': `${pageFile('A')}[b](b)\n`,
    'docs/start/b.mdx': `${pageFile('B')}![i](img/b.png)\n`,
    'docs/start/img/b.png': '\u0000PNG',
    'docs/more/c.mdx': `${pageFile('C')}[a](../start/a)\n`,
    'api/calls/x.mdx': pageFile('X'),
  });
  await row(page, 'API').press('ArrowRight');
  await dragRow(page, 'Start', { above: 'Calls' });
  await page.mouse.up();
  await button(page, moveFilesToo(3)).click();
  await announced(page, /Moved .*Start.* with 3 files/);
  await save(page);
  const files = await treeInBrowser(page, 'acme');
  expect(files['api/start/a.mdx']).toContain('[b](b)');
  expect(files['api/start/b.mdx']).toContain('![i](img/b.png)');
  expect(files['api/start/img/b.png']).toBe('\u0000PNG');
  expect(Object.keys(files).filter((path) => path.startsWith('docs/start/'))).toEqual([]);
  expect(files['docs/more/c.mdx']).toContain('[a](../../api/start/a)');
  expect(JSON.parse(files['docs.json']!)).toMatchObject({
    redirects: [
      { source: '/docs/start/a', destination: '/api/start/a' },
      { source: '/docs/start/b', destination: '/api/start/b' },
    ],
  });
});
