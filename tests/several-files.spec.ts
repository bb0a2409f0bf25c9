import type { Page } from '@playwright/test';
import { textInBrowser, folderOnDisk, pageFile, openWritableFolder } from './folders';
import { inputFocused, expect, row, treeReady, test, tree, openMore } from './story';
import { openSite } from './open-site';
import { saveState } from './screen-parts';
import * as commandsMessages from '../src/lib/features/tree/commands/messages';
import * as reviewMessages from '../src/lib/features/review/messages';
import * as noticeMessages from '../src/lib/features/shell/notice-messages';
import * as inspectorMessages from '../src/lib/features/inspector/messages';

const DOCS = `{
  "name": "Acme",
  "navigation": {
    "tabs": [
      {
        "tab": "Guides",
        "groups": [{ "group": "Start", "pages": ["welcome", "deploy"] }]
      },
      { "$ref": "./tabs/api.json" }
    ]
  }
}
`;
const API = `{
  "tab": "API",
  "groups": [
    { "group": "Basics", "pages": ["api/intro"] },
    { "$ref": "./errors.json" }
  ]
}
`;
const ERRORS = '{ "group": "Errors", "pages": ["api/errors"] }\n';
const FOLDER = {
  'docs.json': DOCS,
  'tabs/api.json': API,
  'tabs/errors.json': ERRORS,
  'welcome.mdx': pageFile('Welcome'),
  'deploy.mdx': pageFile('Deploy'),
  'api/intro.mdx': pageFile('Intro'),
  'api/errors.mdx': pageFile('Errors in detail'),
};
const file = (page: Page, path: string) => textInBrowser(page, 'acme', path);

async function openRow(page: Page, label: string): Promise<void> {
  const one = row(page, label);
  await one.click();
  if ((await one.getAttribute('aria-expanded')) === 'false')
    await page.keyboard.press('ArrowRight');
}

async function rename(page: Page, from: string, to: string): Promise<void> {
  await row(page, from).click();
  await page.keyboard.press('F2');
  await inputFocused(page);
  await page.keyboard.type(to);
  await page.keyboard.press('Enter');
}

test('a folder is one tree; a rename changes only its file', { tag: '@main' }, async ({ page }) => {
  await openWritableFolder(page, FOLDER);
  await expect(row(page, 'API')).toHaveAccessibleDescription(/in api\.json/);
  await openRow(page, 'API');
  await expect(row(page, 'Errors')).toHaveAttribute('aria-level', '2');
  await rename(page, 'Basics', 'First steps');
  await expect(
    page.getByRole('region', { name: 'Properties' }).getByText('In tabs/api.json'),
  ).toBeVisible();
  await page.keyboard.press('ControlOrMeta+s');
  await expect(saveState(page)).toHaveText('Saved');
  expect(await file(page, 'tabs/api.json')).toBe(API.replace('Basics', 'First steps'));
  expect(await file(page, 'docs.json')).toBe(DOCS);
  expect(await file(page, 'tabs/errors.json')).toBe(ERRORS);
  await expect(tree(page).getByRole('treeitem', { name: 'First steps' })).toBeVisible();
});

test('a group moved from one file to another is saved in both, and undo restores both', async ({
  page,
}) => {
  await openWritableFolder(page, FOLDER);
  await openRow(page, 'API');
  await row(page, 'Basics').click();
  await page.keyboard.press('ControlOrMeta+Shift+m');
  const dialog = page.getByRole('dialog', { name: 'Move to' });
  await dialog.getByRole('combobox').fill('Guides');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await page.keyboard.press('ControlOrMeta+s');
  await expect(saveState(page)).toHaveText('Saved');
  expect(await file(page, 'tabs/api.json')).not.toContain('Basics');
  expect(JSON.parse(await file(page, 'docs.json'))).toMatchObject({
    navigation: { tabs: [{ groups: [{ group: 'Start' }, { group: 'Basics' }] }, {}] },
  });
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(saveState(page)).toHaveText('Draft saved');
  await page.keyboard.press('ControlOrMeta+s');
  await expect(saveState(page)).toHaveText('Saved');
  expect(await file(page, 'docs.json')).toBe(DOCS);
  expect(await file(page, 'tabs/api.json')).toBe(API);
});

test('a part is moved to its own file, reviewed, and put back', async ({ page }) => {
  await openWritableFolder(page, FOLDER);
  await row(page, 'Start').click();
  await page.keyboard.press('ControlOrMeta+k');
  await inputFocused(page);
  await page.keyboard.type(commandsMessages.keepInFile);
  await page.getByRole('option', { name: commandsMessages.keepInFile }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('File')).toHaveValue('start.json');
  await dialog.getByLabel('File').fill('tabs/api.json');
  await expect(dialog.getByText('“tabs/api.json” already exists.')).toBeVisible();
  await dialog.getByLabel('File').fill('tabs/start.json');
  await page.keyboard.press('Enter');
  await expect(row(page, 'Start')).toHaveAccessibleDescription(/in start\.json/);

  await page.getByRole('button', { name: 'Review changes' }).click();
  const review = page.getByRole('region', { name: 'Review changes' });
  await expect(
    review.getByRole('region', { name: reviewMessages.differenceIn('tabs/start.json') }),
  ).toBeVisible();
  await expect(
    review.getByRole('region', { name: reviewMessages.differenceIn('docs.json') }),
  ).toBeVisible();
  await page.keyboard.press('ControlOrMeta+s');
  await expect(saveState(page)).toHaveText('Saved');
  expect(JSON.parse(await file(page, 'tabs/start.json'))).toEqual({
    group: 'Start',
    pages: ['welcome', 'deploy'],
  });
  expect(await file(page, 'docs.json')).toContain('{ "$ref": "./tabs/start.json" }');

  await page.keyboard.press('Escape');
  await row(page, 'Start').click({ button: 'right' });
  await openMore(page);
  await page.getByRole('menuitem', { name: commandsMessages.putBack('docs.json') }).click();
  // A menu runs the chosen action only after it has closed.
  await expect(saveState(page)).toHaveText('Draft saved');
  await page.keyboard.press('ControlOrMeta+s');
  await expect(saveState(page)).toHaveText('Saved');
  expect(await file(page, 'docs.json')).toBe(DOCS);
});

test('a draft of two files survives a reload', async ({ page }) => {
  await openWritableFolder(page, FOLDER);
  await rename(page, 'Start', 'Begin');
  await openRow(page, 'API');
  await rename(page, 'Basics', 'First steps');
  await expect(saveState(page)).toHaveText('Draft saved');
  await page.reload();
  await page.getByRole('button', { name: 'Restore' }).click();
  await treeReady(page);
  await expect(saveState(page)).toHaveText('Draft saved');
  await expect(row(page, 'Begin')).toBeVisible();
  expect(await file(page, 'tabs/api.json')).toBe(API);
  await page.keyboard.press('ControlOrMeta+s');
  await expect(saveState(page)).toHaveText('Saved');
  expect(await file(page, 'docs.json')).toBe(DOCS.replace('Start', 'Begin'));
  expect(await file(page, 'tabs/api.json')).toBe(API.replace('Basics', 'First steps'));
});

test('a save that a reload interrupts between two files is finished by the next visit', async ({
  page,
}) => {
  const begun = DOCS.replace('Start', 'Begin');
  const renamed = API.replace('Basics', 'First steps');
  await openWritableFolder(page, FOLDER);
  await rename(page, 'Start', 'Begin');
  await openRow(page, 'API');
  await rename(page, 'Basics', 'First steps');
  await expect(saveState(page)).toHaveText('Draft saved');
  await page.evaluate(() => {
    const own = Object.getOwnPropertyDescriptor(WritableStream.prototype, 'close')!;
    const close = own.value as (this: WritableStream) => Promise<void>;
    let count = 0;
    WritableStream.prototype.close = function () {
      return ++count === 2 ? new Promise<never>(() => undefined) : close.call(this);
    };
  });
  await page.keyboard.press('ControlOrMeta+s');
  await expect.poll(() => file(page, 'docs.json')).toBe(begun);
  expect(await file(page, 'tabs/api.json')).toBe(API);
  await page.reload();
  await page.getByRole('button', { name: 'Restore' }).click();
  await treeReady(page);
  expect(await file(page, 'docs.json')).toBe(begun);
  expect(await file(page, 'tabs/api.json')).toBe(renamed);
  await expect(row(page, 'Begin')).toBeVisible();
  await expect(saveState(page)).toHaveText('No changes');
});

test('another file is edited and broken: it is named, and the tree keeps its old content', async ({
  page,
}) => {
  await openWritableFolder(page, FOLDER);
  await row(page, 'API').click();
  await page.getByRole('radio', { name: 'JSON', exact: true }).click();
  const json = page.getByRole('region', { name: 'JSON' });
  await expect(json.getByLabel('File')).toHaveValue('tabs/api.json');
  await json.getByRole('textbox').first().focus();
  await page.keyboard.press('ControlOrMeta+Home');
  await page.keyboard.type('x');
  await expect(json.getByText('tabs/api.json:')).toBeVisible();
  await expect(row(page, 'API')).toBeVisible();
  await json.getByLabel('File').selectOption('docs.json');
  await expect(json.getByText('tabs/api.json:')).toBeHidden();
  await page.getByRole('button', { name: 'Problems' }).click();
  await page.getByRole('region', { name: 'Problems' }).getByText('tabs/api.json').first().click();
  await expect(json.getByLabel('File')).toHaveValue(/tabs\/api\.json/);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(saveState(page)).toHaveText('No changes');
});

/** Writes a file of the folder as another program would. */
const writtenByOthers = (page: Page, path: string, text: string) =>
  page.evaluate(
    async ({ path, text }) => {
      let folder = await (await navigator.storage.getDirectory()).getDirectoryHandle('acme');
      const parts = path.split('/');
      for (const part of parts.slice(0, -1)) folder = await folder.getDirectoryHandle(part);
      const stream = await (await folder.getFileHandle(parts.at(-1)!)).createWritable();
      await stream.write(text);
      await stream.close();
    },
    { path, text },
  );

test('the save state says that another file was changed elsewhere, until both are merged', async ({
  page,
}) => {
  await openWritableFolder(page, FOLDER);
  await openRow(page, 'API');
  await rename(page, 'Basics', 'First steps');
  await expect(saveState(page)).toHaveText('Draft saved');
  const theirs = API.replace('"api/intro"', '"api/intro", "api/limits"');
  await writtenByOthers(page, 'tabs/api.json', theirs);
  await page.keyboard.press('ControlOrMeta+s');
  const dialog = page.getByRole('dialog', { name: noticeMessages.conflict });
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(saveState(page)).toHaveText('File changed');
  expect(await file(page, 'tabs/api.json')).toBe(theirs);
  await page.getByRole('button', { name: 'Merge', exact: true }).click();
  await expect(saveState(page)).toHaveText('Draft saved');
  await openRow(page, 'First steps');
  await expect(row(page, 'api/limits')).toBeVisible();
  await page.keyboard.press('ControlOrMeta+s');
  await expect(saveState(page)).toHaveText('Saved');
  expect(await file(page, 'tabs/api.json')).toBe(theirs.replace('Basics', 'First steps'));
  expect(await file(page, 'docs.json')).toBe(DOCS);
});

test('a change in another file is reverted separately', { tag: '@long' }, async ({ page }) => {
  await openWritableFolder(page, FOLDER);
  await rename(page, 'Start', 'Begin');
  await openRow(page, 'API');
  await rename(page, 'Basics', 'First steps');
  await page.getByRole('button', { name: 'Review changes' }).click();
  const review = page.getByRole('region', { name: 'Review changes' });
  const change = review.getByRole('listitem').filter({ hasText: 'First steps' });
  await change.getByRole('button', { name: /^Revert/ }).click();
  await expect(
    review.getByRole('region', { name: reviewMessages.differenceIn('tabs/api.json') }),
  ).toBeHidden();
  await expect(
    review.getByRole('region', { name: reviewMessages.differenceIn('docs.json') }),
  ).toBeVisible();
  await page.keyboard.press('ControlOrMeta+s');
  await expect(saveState(page)).toHaveText('Saved');
  expect(await file(page, 'tabs/api.json')).toBe(API);
});

test(
  'a document opened alone shows the files of a folder chosen later, read-only',
  { tag: '@long' },
  async ({ page }) => {
    await openSite(page, DOCS);
    const closed = row(page, './tabs/api.json');
    await closed.click();
    await page.getByLabel('Choose folder').setInputFiles(folderOnDisk('acme', FOLDER));
    await expect(row(page, 'API')).toBeVisible();
    await row(page, 'API').click();
    const properties = page.getByRole('region', { name: 'Properties' });
    await expect(properties.getByText(inspectorMessages.onlyLookedAt)).toBeVisible();
    await rename(page, 'API', 'Interface');
    await expect(page.getByText(/Open the folder to edit “tabs\/api\.json”/).last()).toBeVisible();
    await expect(saveState(page)).toHaveText('No changes');
  },
);

test('a missing file stays closed and says so', { tag: '@long' }, async ({ page }) => {
  const { 'tabs/errors.json': _gone, ...rest } = FOLDER;
  await openWritableFolder(page, rest);
  await openRow(page, 'API');
  await row(page, './errors.json').click();
  const properties = page.getByRole('region', { name: 'Properties' });
  await expect(properties.getByText(/“tabs\/errors\.json” isn’t in the folder/)).toBeVisible();
  await expect(properties.getByRole('button', { name: 'Try again' })).toBeVisible();
});
