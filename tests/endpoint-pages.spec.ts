/* Pages for endpoints of an API specification, created with their files from the endpoints panel. */
import type { Page } from '@playwright/test';
import { box, choose, panel, select } from './endpoint-panel';
import { openWritableFolder, pageFile, textInBrowser } from './folders';
import { announced, button, region, rowNames, saveState, undo } from './screen-parts';
import { expect, openSample, row, test } from './story';
import * as filesMessages from '../src/lib/editor/files/messages';
import { inPast } from '../src/lib/editor/past-tense';
import * as specifications from '../src/lib/ui/specification-messages';
import { unlistedEndpoints } from '../src/lib/features/tree/naming-messages';
import * as m from '../src/lib/features/endpoints/messages';

const paths = {
  '/users': { get: { summary: 'List users' }, post: { summary: 'Add a user' } },
  '/users/{id}': { get: {}, delete: { summary: 'Delete a user' } },
};
const FILES = {
  'docs.json': `{
  "name": "Acme",
  "navigation": {
    "groups": [{ "group": "API", "openapi": "openapi.json", "pages": ["api/start", "GET /users"] }]
  }
}
`,
  'openapi.json': JSON.stringify({ openapi: '3.1.0', info: { title: 'Acme' }, paths }),
  'api/start.mdx': pageFile('Start here'),
};
const textOf = (page: Page, path: string) => textInBrowser(page, 'acme', path);

async function save(page: Page): Promise<void> {
  await page.keyboard.press('Control+s');
  await expect(saveState(page)).toHaveText('Saved');
}

async function open(page: Page): Promise<void> {
  await openWritableFolder(page, FILES);
  await select(page, 'API');
  await choose(page);
}

test('two endpoints become pages in one step, reviewed, undone, redone, and saved', async ({
  page,
}) => {
  await open(page);
  await box(page, 'DELETE /users/{id}').check();
  await panel(page)
    .getByRole('button', { name: m.turnIntoPages(2) })
    .click();
  await announced(page, filesMessages.created(['List users', 'Delete a user']));
  await expect
    .poll(() => rowNames(page))
    .toEqual(['API', 'Start here', 'api/list-users', 'api/delete-a-user']);
  await expect(box(page, 'GET /users')).toBeChecked();
  await expect(box(page, 'DELETE /users/{id}')).toBeChecked();
  await expect(panel(page).getByRole('button', { name: m.turnIntoPages(2) })).toHaveCount(0);
  await expect(panel(page).getByRole('option', { name: 'Added (2)' })).toHaveCount(1);

  await button(page, 'Review changes').click();
  await expect(region(page, 'Review changes')).toContainText('api/list-users.mdx');
  await expect(region(page, 'Review changes')).toContainText('api/delete-a-user.mdx');
  await page.keyboard.press('Escape');
  await undo(page).click();
  await expect.poll(() => rowNames(page)).toContain('DELETE /users/{id}');
  await button(page, 'Redo').click();
  await save(page);
  expect(await textOf(page, 'api/list-users.mdx')).toBe(
    '---\ntitle: "List users"\nopenapi: "GET /users"\n---\n',
  );
  expect(await textOf(page, 'api/delete-a-user.mdx')).toBe(
    '---\ntitle: "Delete a user"\nopenapi: "DELETE /users/{id}"\n---\n',
  );
  expect(await textOf(page, 'docs.json')).toBe(
    FILES['docs.json'].replace('"GET /users"', '"api/list-users", "api/delete-a-user"'),
  );
});

test('an endpoint that isn’t listed gets its page by keyboard, next to its neighbor', async ({
  page,
}) => {
  await open(page);
  await box(page, 'POST /users').focus();
  await page.keyboard.press('Tab');
  await expect(
    panel(page).getByRole('button', { name: m.createPage('POST /users') }),
  ).toBeFocused();
  await page.keyboard.press('Enter');
  await announced(page, filesMessages.created(['Add a user']));
  await expect(box(page, 'POST /users')).toBeChecked();
  await save(page);
  expect(await textOf(page, 'api/add-a-user.mdx')).toContain('openapi: "POST /users"');
  expect(await textOf(page, 'docs.json')).toBe(
    FILES['docs.json'].replace('"GET /users"', '"GET /users", "api/add-a-user"'),
  );
});

test('where page files can’t be changed, the panel offers to create none', async ({ page }) => {
  await openSample(page);
  await select(page, 'API reference', 'Keys');
  await choose(page);
  await expect(panel(page).getByRole('checkbox').first()).toBeVisible();
  await expect(panel(page).getByRole('button', { name: m.turnIntoPages(3) })).toHaveCount(0);
});

test('a new endpoint is chosen from those that are not listed yet', async ({ page }) => {
  await openSample(page);
  await select(page, 'API reference', 'Keys');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Endpoint' }).click();
  const list = page.getByRole('listbox', { name: unlistedEndpoints });
  await expect(list.getByRole('option')).toHaveCount(4);
  await page.keyboard.type('rotate');
  await list.getByRole('option', { name: /keys\/\{key\}\/rotate/ }).click();
  await announced(page, 'Added “POST /keys/{key}/rotate” to “Keys”');
});

test('an endpoint that two specifications describe is suggested once', async ({ page }) => {
  const docs = FILES['docs.json'].replace('"openapi.json"', '["openapi.json", "admin.json"]');
  const admin = FILES['openapi.json'].replace('Delete a user', 'Ban a user');
  await openWritableFolder(page, { ...FILES, 'docs.json': docs, 'admin.json': admin });
  await row(page, 'API').click();
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Endpoint' }).click();
  const list = page.getByRole('listbox', { name: unlistedEndpoints });
  await page.keyboard.type('user');
  await expect(list.getByRole('option')).toHaveText([/POST/, /Delete a user/, /GET/]);
});

test('a click anywhere in its row ticks an endpoint', async ({ page }) => {
  await openSample(page);
  await select(page, 'API reference', 'Keys');
  await choose(page);
  await panel(page).getByText('/keys/{key}/rotate').click();
  await expect(box(page, 'POST /keys/{key}/rotate')).toBeChecked();
  await expect(row(page, 'Keys')).toContainText('4');
});

test('a chosen specification that is missing in the folder is added to it', async ({ page }) => {
  const { 'openapi.json': openapi, ...rest } = FILES;
  await openWritableFolder(page, rest, 'acme');
  await row(page, 'API').click();
  const name = 'openapi.json';
  const choose = (file: string, text: string) =>
    page
      .getByLabel(specifications.fileFor(name))
      .setInputFiles({ name: file, mimeType: 'application/json', buffer: Buffer.from(text) });
  // A wrong file isn't added, and another one can be chosen.
  await choose('other.json', '{ "hello": 1 }');
  await expect(region(page, 'Properties')).toContainText(specifications.unusable(name));
  await choose('shop.json', openapi);
  await announced(page, inPast(filesMessages.addToFolder(`“${name}”`)));
  await expect(region(page, 'Properties')).toContainText('4 endpoints');
  await expect(region(page, 'Properties')).not.toContainText('until you close');
  await save(page);
  expect(await textOf(page, name)).toBe(openapi);
  await undo(page).click();
  await save(page);
  expect(await textOf(page, name)).toBe('no file');
});
