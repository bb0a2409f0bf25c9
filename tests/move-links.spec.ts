/* A page's file moves, and links, entries and redirects follow, as one step. */
import type { Locator, Page } from '@playwright/test';
import { changeInBrowser, openWritableFolder, pageFile, treeInBrowser } from './folders';
import { announced, button, region, saveState, undo } from './screen-parts';
import { ACME_FOLDER } from './sites';
import { expect, row, test } from './story';
import { fileChanged } from '../src/lib/core/compare/messages';
import { updated, updates } from '../src/lib/editor/files/follow-messages';
import * as m from '../src/lib/features/shell/move-messages';
import * as commands from '../src/lib/features/tree/commands/page-file-messages';
import * as menu from '../src/lib/features/tree/commands/menu-messages';

const FOLDER = {
  ...ACME_FOLDER,
  'docs.json': ACME_FOLDER['docs.json'].replace(
    '"Acme",',
    '"Acme",\n  "redirects": [{ "source": "/old", "destination": "/guides/deploy#top" }],',
  ),
  'welcome.mdx': `${pageFile('Welcome aboard')}[deploy](/guides/deploy?x=1#top) <Card href="guides/deploy.mdx">It</Card>\n\n\`/guides/deploy\`\n`,
  'guides/deploy.mdx': `${pageFile('Deploy a site')}![shot](./shot.png) [home](../welcome) [more](snippets)\n`,
  'guides/shot.png': 'PNG',
  'snippets/note.mdx': '[deploy](/guides/deploy/)\n',
  'broken.mdx': '{ [deploy](/guides/deploy)\n',
};
const FOLLOWING = { links: 4, pages: 3, redirects: 1 };
const path = (page: Page): Locator => page.getByLabel(m.newPath);

async function moveTo(page: Page, name: string, to: string): Promise<void> {
  await row(page, name).click();
  await page.keyboard.press('Shift+F10');
  await page.getByRole('menuitem', { name: menu.more }).press('ArrowRight');
  await page.getByRole('menuitem', { name: commands.moveFile }).press('Enter');
  await path(page).fill(to);
}

async function save(page: Page): Promise<void> {
  await page.keyboard.press('Control+s');
  await expect(saveState(page)).toHaveText('Saved');
}

test('links on other pages, of the page itself and of docs.json follow a page, and undo takes all back', async ({
  page,
}) => {
  await openWritableFolder(page, FOLDER);
  await moveTo(page, 'Deploy a site', 'operations/ship');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(updates(FOLLOWING));
  await expect(dialog).toContainText('broken.mdx, line 2');
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await announced(page, `Moved page “Deploy a site” to “operations/ship”. ${updated(FOLLOWING)}`);
  await expect(row(page, 'Deploy a site')).toBeFocused();
  await button(page, 'Review changes').click();
  await expect(region(page, 'Review changes')).toContainText('welcome.mdx');
  await page.keyboard.press('Escape');
  await save(page);
  const { 'guides/deploy.mdx': moved, ...others } = FOLDER;
  expect(await treeInBrowser(page, 'acme')).toEqual({
    ...others,
    'docs.json': FOLDER['docs.json']
      .replace(
        '[{ "source": "/old", "destination": "/guides/deploy#top" }]',
        '[{ "source": "/old", "destination": "/operations/ship#top" }, { "source": "/guides/deploy", "destination": "/operations/ship" }]',
      )
      .replace('"guides/deploy"', '"operations/ship"'),
    'welcome.mdx': FOLDER['welcome.mdx']
      .replace('(/guides/deploy?', '(/operations/ship?')
      .replace('"guides/deploy.mdx"', '"operations/ship.mdx"'),
    'snippets/note.mdx': '[deploy](/operations/ship/)\n',
    'operations/ship.mdx': moved.replace('./shot.png', '../guides/shot.png'),
  });
  await undo(page).click();
  await expect(undo(page)).toBeDisabled();
  await save(page);
  expect(await treeInBrowser(page, 'acme')).toEqual(FOLDER);
});

test('links in API specifications and lines of .mintignore follow as part of the step', async ({
  page,
}) => {
  const folder = {
    ...FOLDER,
    'api/shop.yaml':
      'openapi: 3.1.0\ninfo:\n  description: See [how to deploy](/guides/deploy#top).\npaths: {}\n',
    'api/data.json': '{ "about": "[deploy](/guides/deploy)" }\n',
    'api/users.json': '{ "openapi": "3.1.0", "x-mint": { "href": "/guides/deploy" } }\n',
    '.mintignore': 'drafts/\n/guides/deploy.mdx\n!/guides/deploy.mdx\n',
  };
  const following = { ...FOLLOWING, links: 6, specifications: 2, isIgnoreFileChanged: true };
  await openWritableFolder(page, folder);
  await moveTo(page, 'Deploy a site', 'operations/ship');
  await expect(page.getByRole('dialog')).toContainText(updates(following));
  await page.keyboard.press('Enter');
  await announced(page, `Moved page “Deploy a site” to “operations/ship”. ${updated(following)}`);
  await button(page, 'Review changes').click();
  const review = region(page, 'Review changes');
  await expect(review).toContainText(fileChanged('api/shop.yaml'));
  await expect(review).toContainText(fileChanged('.mintignore'));
  await page.keyboard.press('Escape');
  await save(page);
  const tree = await treeInBrowser(page, 'acme');
  expect(tree['api/shop.yaml']).toBe(
    folder['api/shop.yaml'].replace('/guides/deploy#', '/operations/ship#'),
  );
  expect(tree['api/data.json']).toBe(folder['api/data.json']);
  expect(tree['.mintignore']).toBe('drafts/\n/operations/ship.mdx\n!/operations/ship.mdx\n');
  await undo(page).click();
  await expect(undo(page)).toBeDisabled();
  await save(page);
  expect(await treeInBrowser(page, 'acme')).toEqual(folder);
});

test('a page moves twice before it is saved, and its links lead to where it is', async ({
  page,
}) => {
  await openWritableFolder(page, FOLDER);
  await moveTo(page, 'Deploy a site', 'ship');
  await page.keyboard.press('Enter');
  await announced(page, /Moved page “Deploy a site” to “ship”/);
  await moveTo(page, 'Welcome aboard', 'start/index');
  await page.keyboard.press('Enter');
  await announced(page, /Moved page “Welcome aboard” to “start\/index”/);
  await moveTo(page, 'Deploy a site', 'start/ship');
  await page.keyboard.press('Enter');
  await announced(page, /Moved page “Deploy a site” to “start\/ship”/);
  await save(page);
  const tree = await treeInBrowser(page, 'acme');
  expect(tree['start/index.mdx']).toContain(
    '[deploy](/start/ship?x=1#top) <Card href="./ship.mdx">',
  );
  expect(tree['start/ship.mdx']).toContain('![shot](../guides/shot.png) [home](../start)');
  expect(tree['snippets/note.mdx']).toBe('[deploy](/start/ship/)\n');
});

test('a link that is added outside while the path is asked for follows, too', async ({ page }) => {
  await openWritableFolder(page, FOLDER);
  await moveTo(page, 'Deploy a site', 'ship');
  await expect(page.getByRole('dialog')).toContainText(updates(FOLLOWING));
  const text = '[deploy](/guides/deploy) [again](/guides/deploy)\n';
  await changeInBrowser(page, 'acme', 'snippets/note.mdx', text);
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  let count = 0;
  await expect(async () => {
    await path(page).fill(`ship-${++count}`);
    const now = updates({ ...FOLLOWING, links: 5 });
    await expect(page.getByRole('dialog')).toContainText(now, { timeout: 2_000 });
  }).toPass();
  await path(page).fill('ship');
  await page.keyboard.press('Enter');
  await announced(page, /Moved page “Deploy a site” to “ship”/);
  await save(page);
  expect((await treeInBrowser(page, 'acme'))['snippets/note.mdx']).toBe(
    '[deploy](/ship) [again](/ship)\n',
  );
});
