import type { Page } from '@playwright/test';
import { drop, grab } from './drop-row';
import { folderOnDisk, openFolder, type FolderFiles } from './folders';
import {
  panel,
  properties,
  field,
  box,
  undo,
  text,
  difference,
  select,
  choose,
} from './endpoint-panel';
import { expect, openSample, row, test } from './story';
import * as m from '../src/lib/features/endpoints/messages';

test(
  'checking an endpoint adds one line, unchecking removes it',
  { tag: '@main' },
  async ({ page }) => {
    await openSample(page);
    const before = await text(page);
    await select(page, 'API reference', 'Keys');
    await expect(properties(page)).toContainText('17 endpoints in 4 tags');
    await choose(page);
    await box(page, 'POST /keys/{key}/rotate').check();
    await expect(row(page, 'Keys')).toContainText('4');
    const after = await text(page);
    expect(difference(before, after)).toEqual({
      gone: ['"pages": ["GET /keys", "POST /keys", "DELETE /keys/{key}"]'],
      fresh: [
        '"pages": ["GET /keys", "POST /keys", "DELETE /keys/{key}", "POST /keys/{key}/rotate"]',
      ],
    });
    await box(page, 'POST /keys/{key}/rotate').uncheck();
    await expect.poll(() => text(page)).toBe(before);
    await undo(page).click();
    await undo(page).click();
    await expect.poll(() => text(page)).toBe(before);
  },
);

test(
  'among entries on separate lines it is one line, next to its neighbor',
  { tag: '@long' },
  async ({ page }) => {
    await openSample(page);
    const before = await text(page);
    await select(page, 'API reference', 'Projects');
    await choose(page);
    await box(page, 'GET /keys').check();
    const after = await text(page);
    expect(difference(before, after)).toEqual({
      gone: ['"DELETE /projects/{project}"'],
      fresh: ['"DELETE /projects/{project}",', '"GET /keys"'],
    });
    await box(page, 'DELETE /projects/{project}').uncheck();
    await box(page, 'DELETE /projects/{project}').check();
    await expect.poll(() => text(page)).toBe(after);
  },
);

test(
  'the panel says where an endpoint is listed, and links there',
  { tag: '@long' },
  async ({ page }) => {
    await openSample(page);
    await select(page, 'API reference', 'Projects');
    await choose(page);
    await expect(box(page, 'GET /projects')).toBeChecked();
    await expect(box(page, 'GET /keys')).not.toBeChecked();
    await panel(page).getByRole('button', { name: 'Go to GET /keys in Keys' }).click();
    await expect(row(page, 'GET /keys')).toHaveAttribute('aria-selected', 'true');
    await expect(box(page, 'GET /keys')).toBeChecked();
    await expect(panel(page)).toContainText(m.goesInto('“Keys”'));
  },
);

test('search and the filter narrow the list, and keys move through it', async ({ page }) => {
  await openSample(page);
  await select(page, 'API reference', 'Keys');
  await choose(page);
  await panel(page).getByLabel(m.show).selectOption('Not in navigation (4)');
  await expect(panel(page).getByRole('checkbox')).toHaveCount(6);
  const search = panel(page).getByRole('searchbox', { name: 'Search endpoints' });
  await search.fill('add domain');
  await expect(panel(page).getByRole('checkbox')).toHaveCount(2);
  await search.press('ArrowDown');
  await expect(box(page, 'All of Domains')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(box(page, 'POST /projects/{project}/domains')).toBeFocused();
  await page.keyboard.press('Space');
  await expect(row(page, 'POST /projects/{project}/domains')).toHaveCount(0);
  await expect(panel(page)).toContainText(m.noMatches('add domain'));
  await search.press('Escape');
  await expect(panel(page).getByRole('checkbox')).toHaveCount(5);
  await search.press('Escape');
  await expect(panel(page)).toHaveCount(0);
});

test('a whole tag is checked in one step, and listed as a group', async ({ page }) => {
  await openSample(page);
  const before = await text(page);
  await select(page, 'API reference', 'Keys');
  await choose(page);
  await box(page, 'All of Projects').press('End');
  await box(page, 'All of Domains').check();
  await expect(row(page, 'Keys')).toContainText('6');
  await undo(page).click();
  await expect.poll(() => text(page)).toBe(before);

  await select(page, 'v2', 'API reference');
  await panel(page).getByRole('button', { name: 'Add Domains as a group' }).click();
  await expect(row(page, 'Domains')).toContainText('3');
  const { gone, fresh } = difference(before, await text(page));
  expect(gone).toEqual([]);
  expect(fresh.join(' ')).toMatch(
    /"group": "Domains",? "pages": \[ ?"GET \/projects\/\{project\}\/domains", "POST \/projects\/\{project\}\/domains", "DELETE \/domains\/\{domain\}" ?\]/,
  );
});

test(
  'going back to all generated shows what is lost; listing all writes them out',
  { tag: '@long' },
  async ({ page }) => {
    await openSample(page);
    const before = await text(page);
    await select(page, 'v2', 'API reference');
    await choose(page);
    await panel(page).getByRole('button', { name: 'Reset to all endpoints…' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toHaveAccessibleName('Show all endpoints in “API reference”');
    await expect(dialog.getByRole('list', { name: 'What you would lose' })).toContainText(
      'The group “Keys”, with “icon” and “tag”.',
    );
    await dialog.getByRole('button', { name: 'Show all' }).click();
    await expect(row(page, 'Signal API')).toBeVisible();
    await expect(row(page, 'Using the API')).toBeVisible();
    await expect(row(page, 'Keys')).toHaveCount(0);

    await row(page, 'Signal API').click();
    await expect(panel(page)).toContainText('readers see all 17 endpoints');
    const generated = await text(page);
    await panel(page).getByRole('button', { name: 'Add all to navigation…' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Add all' }).click();
    await expect(row(page, 'Domains')).toBeVisible();
    const listed = JSON.stringify(JSON.parse(await text(page)));
    expect(listed).toContain('{"group":"Keys","pages":["GET /keys","POST /keys",');
    await undo(page).click();
    await expect.poll(() => text(page)).toBe(generated);
    await undo(page).click();
    await expect.poll(() => text(page)).toBe(before);
  },
);

/** Starts dragging an endpoint from the panel. Hovering waits until its row no longer moves. */
async function take(page: Page, path: string): Promise<void> {
  const place = panel(page).getByText(path);
  await place.hover({ position: { x: 20, y: 6 } });
  await grab(page, place);
}

test('an endpoint is dragged from the panel into the tree', async ({ page }) => {
  await openSample(page);
  await select(page, 'API reference', 'Keys');
  await page.keyboard.press('ArrowRight');
  await choose(page);
  await panel(page).getByLabel(m.show).selectOption('Not in navigation (4)');
  await take(page, '/domains/{domain}');
  await drop(page, { below: row(page, 'POST /keys') }, 'Into “Keys”, third in the list');
  await expect(row(page, 'DELETE /domains/{domain}')).toBeVisible();
  await expect.poll(() => text(page)).toContain('"DELETE /domains/{domain}"');
});

test(
  'dragged to where another specification applies, it names its own',
  { tag: '@long' },
  async ({ page }) => {
    const specification = (title: string, ...paths: string[]) =>
      JSON.stringify({
        openapi: '3.1.0',
        info: { title, version: '1' },
        paths: Object.fromEntries(paths.map((path) => [path, { get: { summary: title } }])),
      });
    const tab = (name: string, openapi: string, ...pages: string[]) => ({
      tab: name,
      openapi,
      groups: [{ group: `In ${name}`, pages }],
    });
    const tabs = [
      tab('Users', 'users.json', 'GET /users', 'GET /teams'),
      tab('Billing', 'billing.json', 'GET /invoices'),
    ];
    const files: FolderFiles = {
      'docs.json': `${JSON.stringify({ name: 'Acme', navigation: { tabs } }, null, 2)}\n`,
      'users.json': specification('Users', '/users', '/teams', '/roles'),
      'billing.json': specification('Billing', '/invoices'),
    };
    await openFolder(page, folderOnDisk('two', files));
    const before = await text(page);
    await row(page, 'In Billing').click();
    await page.keyboard.press('ArrowRight');
    await select(page, 'Users', 'In Users');
    await choose(page);
    await take(page, '/roles');
    await drop(page, { below: row(page, 'GET /invoices') }, 'Into “In Billing”');
    await expect(row(page, 'In Billing')).toContainText('2');
    await expect
      .poll(async () => difference(before, await text(page)).fresh)
      .toEqual(['"GET /invoices",', '"users.json GET /roles"']);
  },
);

test(
  'an inherited specification links to the element that names it',
  { tag: '@long' },
  async ({ page }) => {
    await openSample(page);
    await select(page, 'API reference', 'Keys');
    await expect(field(page, 'OpenAPI')).toHaveAttribute('placeholder', 'Inherits openapi.json');
    await properties(page).getByRole('button', { name: 'from “API reference”' }).click();
    await expect(row(page, 'API reference')).toHaveAttribute('aria-selected', 'true');
  },
);

test("an endpoint's path is chosen with its method, and the path's other methods are offered", async ({
  page,
}) => {
  await openSample(page);
  const before = await text(page);
  await select(page, 'API reference', 'Keys', 'POST /keys');
  await expect(properties(page)).toContainText('Create a key');
  await field(page, 'Endpoint path').fill('rotate');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(row(page, 'POST /keys/{key}/rotate')).toBeVisible();
  await expect(properties(page)).toContainText('Rotate a key');
  await field(page, 'Endpoint path').fill('/keys');
  await page.keyboard.press('Escape');
  await properties(page).getByRole('button', { name: 'Change to GET /keys' }).click();
  await expect
    .poll(async () => difference(before, await text(page)).fresh)
    .toEqual(['"pages": ["GET /keys", "GET /keys", "DELETE /keys/{key}"]']);
});

test(
  'a path missing from the specification is reported, with the closest match',
  { tag: '@long' },
  async ({ page }) => {
    await openSample(page);
    await select(page, 'API reference', 'Keys', 'GET /keys');
    await field(page, 'Endpoint path').fill('/keyss');
    await expect(properties(page)).toContainText('“GET /keyss” isn’t in “openapi.json”');
    await properties(page).getByRole('button', { name: 'Change to “GET /keys”' }).click();
    await expect(field(page, 'Endpoint path')).toHaveValue('/keys');
  },
);

test('pages that name an endpoint count as listed, and what a row cuts is in its title', async ({
  page,
}) => {
  const long = `/organizations/{organization}/projects/{project}/environments/{environment}/variables`;
  const paths = {
    '/users': { get: { summary: 'List users' }, post: { summary: 'Add a user' } },
    [long]: { get: { summary: 'List all variables that an environment of a project has' } },
  };
  const files: FolderFiles = {
    'docs.json': JSON.stringify({
      name: 'Site',
      navigation: {
        groups: [{ group: 'API', openapi: 'openapi.json', pages: ['users', 'GET /x'] }],
      },
    }),
    'openapi.json': JSON.stringify({ openapi: '3.1.0', info: { title: 'A' }, paths }),
    'users.mdx': '---\ntitle: Users\nopenapi: GET /users\n---\n',
    'draft.mdx': '---\ntitle: Draft\nopenapi: POST /users\n---\n',
  };
  await openFolder(page, folderOnDisk('page-endpoints', files));
  await select(page, 'API');
  await choose(page);
  await expect(panel(page).getByRole('option', { name: 'Added (1)' })).toHaveCount(1);
  await expect(panel(page).getByRole('option', { name: 'Not in navigation (2)' })).toHaveCount(1);
  await expect(box(page, 'GET /users')).toBeChecked();
  await expect(box(page, 'POST /users')).not.toBeChecked();
  // Only the entry that names no operation is unknown, not the page.
  await expect(panel(page).getByRole('button', { name: /^Remove / })).toHaveCount(1);

  const list = panel(page).getByRole('list', { name: m.allEndpoints });
  const cut = await list.evaluate((list) => {
    const isCut = (one: Element) => one.scrollWidth > one.clientWidth + 1 && one.clientWidth > 0;
    const all = [list, ...list.querySelectorAll(':not([title], [title] *)')];
    return all.filter(isCut).map((one) => one.outerHTML);
  });
  expect(cut).toEqual([]);
  const rows = panel(page).getByRole('listitem');
  const boxes = await Promise.all((await rows.all()).map((one) => one.boundingBox()));
  for (const [i, one] of boxes.entries())
    expect(one!.y).toBeGreaterThanOrEqual(i === 0 ? 0 : boxes[i - 1]!.y + boxes[i - 1]!.height - 1);
});
