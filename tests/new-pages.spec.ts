/* Pages made from others and from pasted titles, with their files. */
import type { BrowserContext, Page } from '@playwright/test';
import { openSite } from './open-site';
import { openWritableFolder, textInBrowser } from './folders';
import { announced, button, region, rowNames, saveState, undo } from './screen-parts';
import { ACME_FOLDER } from './sites';
import { expect, row, test, tree } from './story';
import { openFolder as openFolderFirst } from '../src/lib/editor/files/messages';
import * as naming from '../src/lib/features/tree/naming-messages';
import * as files from '../src/lib/features/tree/commands/page-file-messages';

const open = (page: Page, more: Record<string, string> = {}) =>
  openWritableFolder(page, { ...ACME_FOLDER, ...more }, 'acme');
const textOf = (page: Page, path: string) => textInBrowser(page, 'acme', path);

async function save(page: Page): Promise<void> {
  await page.keyboard.press('Control+s');
  await expect(saveState(page)).toHaveText('Saved');
}

test('a page is duplicated with its file by keyboard, reviewed, and undone', async ({ page }) => {
  const deploy = '---\r\ntitle: "Deploy a site"\r\n---\r\n\r\nText without a last line';
  await open(page, { 'guides/deploy.mdx': deploy });
  await row(page, 'Deploy a site').click();
  await page.keyboard.press('Shift+F10');
  await page.getByRole('menuitem', { name: files.duplicateWithFiles }).press('Enter');
  await expect
    .poll(() => rowNames(page))
    .toEqual(['Start', 'Welcome aboard', 'Deploy a site', 'Deploy a site']);
  await expect(page.getByRole('treeitem', { name: /^Deploy a site/ }).nth(1)).toBeFocused();
  await announced(page, 'Duplicated “Deploy a site” with its file');
  await button(page, 'Review changes').click();
  await expect(region(page, 'Review changes')).toContainText('guides/deploy-copy.mdx');
  await page.keyboard.press('Escape');
  await save(page);
  expect(await textOf(page, 'guides/deploy-copy.mdx')).toBe(deploy);
  expect(await textOf(page, 'docs.json')).toContain('"guides/deploy", "guides/deploy-copy"]');
  await undo(page).click();
  await expect(undo(page)).toBeDisabled();
  await save(page);
  expect(await textOf(page, 'guides/deploy-copy.mdx')).toBe('no file');
  expect(await textOf(page, 'guides/deploy.mdx')).toBe(deploy);
  expect(await textOf(page, 'docs.json')).toBe(ACME_FOLDER['docs.json']);
});

test('a group is duplicated with its files, each once and under a free path', async ({ page }) => {
  const docs = ACME_FOLDER['docs.json'].replace(
    '"guides/deploy"]',
    '"guides/deploy", "no-file", { "group": "More", "root": "welcome", "pages": ["guides/deploy"] }]',
  );
  await open(page, { 'docs.json': docs, 'welcome-copy.md': 'Taken' });
  await row(page, 'Start').click();
  await page.keyboard.press('Shift+F10');
  await page.getByRole('menuitem', { name: files.duplicateWithFiles }).click();

  await announced(page, 'Duplicated “Start” with 2 files');
  await save(page);
  expect(await textOf(page, 'welcome-copy.md')).toBe('Taken');
  expect(await textOf(page, 'welcome-copy-2.mdx')).toBe(ACME_FOLDER['welcome.mdx']);
  expect(await textOf(page, 'guides/deploy-copy.mdx')).toBe(ACME_FOLDER['guides/deploy.mdx']);
  const saved = JSON.parse(await textOf(page, 'docs.json')) as {
    navigation: { groups: readonly unknown[] };
  };
  const more = { group: 'More', root: 'welcome-copy-2', pages: ['guides/deploy-copy'] };
  expect(saved.navigation.groups[1]).toEqual({
    group: 'Start',
    pages: ['welcome-copy-2', 'guides/deploy-copy', 'no-file', more],
  });
  await undo(page).click();
  await save(page);
  expect(await textOf(page, 'docs.json')).toBe(docs);
  expect(await textOf(page, 'welcome-copy-2.mdx')).toBe('no file');
});

/** Copies text in another program. */
async function copyText(page: Page, context: BrowserContext, text: string): Promise<void> {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate((text) => navigator.clipboard.writeText(text), text);
}
const TITLES = '- Own domain\n- Install the CLI\n- api/keys\n- welcome.mdx\n';

test('titles pasted in the tree become pages with files, as one step', async ({
  page,
  context,
}) => {
  await open(page);
  await copyText(page, context, TITLES);
  await row(page, 'Deploy a site').click();
  await page.keyboard.press('Control+v');
  await announced(page, 'Added 4 pages to “Start”');
  await expect(row(page, 'Install the CLI')).toHaveAttribute('aria-selected', 'true');
  await expect
    .poll(() => rowNames(page))
    .toEqual([
      ...['Start', 'Welcome aboard', 'Deploy a site'],
      ...['guides/own-domain', 'Install the CLI', 'api/keys', 'Welcome aboard'],
    ]);
  await button(page, 'Review changes').click();
  await expect(region(page, 'Review changes')).toContainText('guides/own-domain.mdx');
  await page.keyboard.press('Escape');
  await save(page);
  expect(await textOf(page, 'guides/own-domain.mdx')).toBe('---\ntitle: "Own domain"\n---\n');
  expect(await textOf(page, 'guides/install-the-cli.mdx')).toBe(
    '---\ntitle: "Install the CLI"\n---\n',
  );
  expect(await textOf(page, 'api/keys.mdx')).toBe('no file');
  expect(await textOf(page, 'welcome.mdx')).toBe(ACME_FOLDER['welcome.mdx']);
  await undo(page).click();
  await expect(undo(page)).toBeDisabled();
  await save(page);
  expect(await textOf(page, 'docs.json')).toBe(ACME_FOLDER['docs.json']);
  expect(await textOf(page, 'guides/own-domain.mdx')).toBe('no file');
});

test('titles pasted as the title of a new page take its place', async ({ page, context }) => {
  await open(page);
  await copyText(page, context, '1. setup\n2. Own domain\n');
  await row(page, 'Deploy a site').click();
  await page.keyboard.press('Insert');
  await expect(page.getByLabel(naming.titleOf)).toBeFocused();
  await page.keyboard.press('Control+v');
  await announced(page, 'Added 2 pages to “Start”');
  await expect
    .poll(() => rowNames(page))
    .toEqual(['Start', 'Welcome aboard', 'Deploy a site', 'setup', 'guides/own-domain']);
  await save(page);
  expect(await textOf(page, 'guides/setup.mdx')).toBe('---\ntitle: "setup"\n---\n');
  await undo(page).click();
  await expect(undo(page)).toBeDisabled();
});

test('titles become entries where files can’t be created, and that is said', async ({
  page,
  context,
}) => {
  await openSite(page, ACME_FOLDER['docs.json']);
  await copyText(page, context, 'Own domain\nInstall the CLI');
  await row(page, 'guides/deploy').click();
  await page.keyboard.press('Control+v');
  await announced(page, `Added 2 pages to “Start”. ${openFolderFirst}`);
  await expect
    .poll(async () => (await rowNames(page)).slice(3))
    .toEqual(['guides/own-domain', 'guides/install-the-cli']);
});

test('the list of unlisted pages changes sides when its field is scrolled to the edge', async ({
  page,
}) => {
  const listed = Array.from({ length: 40 }, (_, i) => `"no-file-${i}"`);
  const files = Array.from({ length: 70 }, (_, i) => [`guides/step-${i}.mdx`, 'Text'] as const);
  const docs = ACME_FOLDER['docs.json'].replace('deploy"]', `deploy", ${listed.join(', ')}]`);
  await open(page, { ...Object.fromEntries(files), 'docs.json': docs });
  await row(page, 'Start').press('ArrowRight');
  await tree(page).hover();
  await page.mouse.wheel(0, 300);
  await row(page, 'no-file-15').click();
  await page.keyboard.press('Insert');
  const field = page.getByLabel(naming.titleOf);
  const list = page.getByRole('listbox');
  const isBelow = async () => (await list.boundingBox())!.y > (await field.boundingBox())!.y;
  await expect.poll(isBelow).toBe(true);
  const { height } = (await list.boundingBox())!;
  await tree(page).hover({ position: { x: 90, y: 20 } });
  await page.mouse.wheel(0, -250);
  await expect.poll(isBelow).toBe(false);
  expect((await list.boundingBox())!.height).toBe(height);
});
