import type { Locator, Page } from '@playwright/test';
import { onDisk, openFolder, realFolder, type FolderFiles } from './folders';
import { expect, grabDownload, openFile, openSample, row, test, textFile } from './story';

const panel = (page: Page) => page.getByRole('region', { name: 'Endpoints' });
const properties = (page: Page) => page.getByRole('region', { name: 'Properties' });
const field = (page: Page, name: string) => properties(page).getByLabel(name, { exact: true });
const box = (page: Page, name: string): Locator =>
  panel(page).getByRole('checkbox', { name, exact: true });
const undo = (page: Page) => page.getByRole('button', { name: 'Undo', exact: true });

/** What would be downloaded now. */
async function text(page: Page): Promise<string> {
  const { bytes } = await grabDownload(page, () => page.keyboard.press('ControlOrMeta+s'));
  return bytes.toString('utf8');
}

/** Lines that are gone and that are new, each as often as it is. */
function difference(before: string, after: string) {
  const minus = (from: string[], other: string[]) => {
    const left = [...other];
    return from.flatMap((line) => {
      const at = left.indexOf(line);
      if (at < 0) return [line.trim()];
      left.splice(at, 1);
      return [];
    });
  };
  const [old, fresh] = [before.split('\n'), after.split('\n')];
  return { gone: minus(old, fresh), fresh: minus(fresh, old) };
}

/** Opens what stands above, then selects. */
async function select(page: Page, ...labels: string[]): Promise<void> {
  for (const label of labels.slice(0, -1)) {
    const above = row(page, label);
    await above.click();
    if ((await above.getAttribute('aria-expanded')) === 'false')
      await page.keyboard.press('ArrowRight');
    await expect(above).toHaveAttribute('aria-expanded', 'true');
  }
  await row(page, labels.at(-1)!).click();
}

/** Opens the panel from the properties of what is selected. */
async function choose(page: Page): Promise<void> {
  await properties(page).getByRole('button', { name: 'Choose endpoints' }).click();
  await panel(page).getByRole('list').waitFor();
}

test('ticking an endpoint adds one line, unticking takes it away', async ({ page }) => {
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
});

test(
  'among entries with a line each it is one line, beside its neighbour',
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
  'the panel says where an endpoint is listed, and leads there',
  { tag: '@long' },
  async ({ page }) => {
    await openSample(page);
    await select(page, 'API reference', 'Projects');
    await choose(page);
    await expect(box(page, 'GET /projects')).toBeChecked();
    await expect(box(page, 'GET /keys')).not.toBeChecked();
    await panel(page)
      .getByRole('button', { name: 'GET /keys is listed in Keys: go there' })
      .click();
    await expect(row(page, 'GET /keys')).toHaveAttribute('aria-selected', 'true');
    await expect(box(page, 'GET /keys')).toBeChecked();
    await expect(panel(page)).toContainText('Ticked endpoints go to “Keys”.');
  },
);

test('search and the filter narrow the list, the keys walk it', async ({ page }) => {
  await openSample(page);
  await select(page, 'API reference', 'Keys');
  await choose(page);
  await panel(page).getByText('Not listed').click();
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
  await expect(panel(page)).toContainText('Nothing is called “add domain”.');
  await search.press('Escape');
  await expect(panel(page).getByRole('checkbox')).toHaveCount(5);
  await search.press('Escape');
  await expect(panel(page)).toHaveCount(0);
});

test('a whole tag is ticked as one step, and listed as a group', async ({ page }) => {
  await openSample(page);
  const before = await text(page);
  await select(page, 'API reference', 'Keys');
  await choose(page);
  await box(page, 'All of Domains').check();
  await expect(row(page, 'Keys')).toContainText('6');
  await undo(page).click();
  await expect.poll(() => text(page)).toBe(before);

  await select(page, 'v2', 'API reference');
  await panel(page).getByRole('button', { name: 'List Domains as a group' }).click();
  await expect(row(page, 'Domains')).toContainText('3');
  const { gone, fresh } = difference(before, await text(page));
  expect(gone).toEqual([]);
  expect(fresh.join(' ')).toMatch(
    /"group": "Domains",? "pages": \[ ?"GET \/projects\/\{project\}\/domains", "POST \/projects\/\{project\}\/domains", "DELETE \/domains\/\{domain\}" ?\]/,
  );
});

test(
  'back to all generated shows what is lost; all listed explicitly writes them out',
  { tag: '@long' },
  async ({ page }) => {
    await openSample(page);
    const before = await text(page);
    await select(page, 'v2', 'API reference');
    await choose(page);
    await panel(page).getByRole('button', { name: 'Back to all generated…' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toHaveAccessibleName('Show all endpoints in “API reference”');
    await expect(dialog.getByRole('list', { name: 'Would be lost' })).toContainText(
      'The group “Keys”, with “icon” and “tag”.',
    );
    await dialog.getByRole('button', { name: 'Show all' }).click();
    await expect(row(page, 'Signal API')).toBeVisible();
    await expect(row(page, 'Using the API')).toBeVisible();
    await expect(row(page, 'Keys')).toHaveCount(0);

    await row(page, 'Signal API').click();
    await expect(panel(page)).toContainText('readers see a page for each of the 17 endpoints');
    const generated = await text(page);
    await panel(page).getByRole('button', { name: 'List all explicitly…' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'List all' }).click();
    await expect(row(page, 'Domains')).toBeVisible();
    const listed = JSON.stringify(JSON.parse(await text(page)));
    expect(listed).toContain('{"group":"Keys","pages":["GET /keys","POST /keys",');
    await undo(page).click();
    await expect.poll(() => text(page)).toBe(generated);
    await undo(page).click();
    await expect.poll(() => text(page)).toBe(before);
  },
);

test('an endpoint is dragged from the panel into the tree', async ({ page }) => {
  await openSample(page);
  await select(page, 'API reference', 'Keys');
  await page.keyboard.press('ArrowRight');
  await choose(page);
  await panel(page).getByText('Not listed').click();
  const from = (await panel(page).getByText('/domains/{domain}').boundingBox())!;
  const to = (await row(page, 'POST /keys').boundingBox())!;
  await page.mouse.move(from.x + 20, from.y + 6);
  await page.mouse.down();
  await page.mouse.move(from.x - 40, from.y + 10, { steps: 4 });
  await page.mouse.move(to.x + 90, to.y + to.height - 2, { steps: 8 });
  await page.mouse.up();
  await expect(row(page, 'DELETE /domains/{domain}')).toBeVisible();
  await expect.poll(() => text(page)).toContain('"DELETE /domains/{domain}"');
});

test(
  'dragged to where another specification holds, it names its own',
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
    await openFolder(page, onDisk('two', files));
    const before = await text(page);
    await row(page, 'In Billing').click();
    await page.keyboard.press('ArrowRight');
    await select(page, 'Users', 'In Users');
    await choose(page);
    const from = (await panel(page).getByText('/roles').boundingBox())!;
    const to = (await row(page, 'GET /invoices').boundingBox())!;
    await page.mouse.move(from.x + 20, from.y + 6);
    await page.mouse.down();
    await page.mouse.move(from.x - 40, from.y + 10, { steps: 4 });
    await page.mouse.move(to.x + 90, to.y + to.height - 2, { steps: 8 });
    await page.mouse.up();
    await expect(row(page, 'In Billing')).toContainText('2');
    await expect
      .poll(async () => difference(before, await text(page)).fresh)
      .toEqual(['"GET /invoices",', '"users.json GET /roles"']);
  },
);

test('an inherited specification leads to what names it', { tag: '@long' }, async ({ page }) => {
  await openSample(page);
  await select(page, 'API reference', 'Keys');
  await expect(field(page, 'OpenAPI')).toHaveAttribute('placeholder', 'Inherits openapi.json');
  await properties(page).getByRole('button', { name: 'from “API reference”' }).click();
  await expect(row(page, 'API reference')).toHaveAttribute('aria-selected', 'true');
});

test('an endpoint’s path is chosen with its method; the path’s other methods stand beside it', async ({
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
  'a path that the specification does not have says so, with the near one',
  { tag: '@long' },
  async ({ page }) => {
    await openSample(page);
    await select(page, 'API reference', 'Keys', 'GET /keys');
    await field(page, 'Endpoint path').fill('/keyss');
    await expect(properties(page)).toContainText('“openapi.json” has no “GET /keyss”');
    await properties(page).getByRole('button', { name: 'Write “GET /keys”' }).click();
    await expect(field(page, 'Endpoint path')).toHaveValue('/keys');
  },
);

const SHAPES = `{
  "navigation": {
    "groups": [
      { "group": "Name", "openapi": "a.json", "pages": ["GET /a"] },
      {
        "group": "Object",
        "openapi": { "source": "a.json", "directory": "old" },
        "pages": ["GET /a"]
      },
      { "group": "List", "openapi": ["a.json", "b.yaml"], "pages": ["GET /a"] },
      { "group": "Far", "openapi": "https://example.com/a.json", "pages": ["GET /a"] },
      { "group": "Wrong", "openapi": "b.json", "pages": ["GET /a"] },
      { "group": "None", "pages": ["GET /a"] }
    ]
  }
}
`;
const A_JSON = '{"openapi": "3.0.0", "info": {"title": "A"}, "paths": {"/a": {"get": {}}}}\n';
const B_YAML = 'swagger: "2.0"\ninfo: {title: B}\npaths:\n  /b:\n    get: {}\n    put: {}\n';
const SHAPED: FolderFiles = {
  'docs.json': SHAPES,
  'a.json': A_JSON,
  'b.yaml': B_YAML,
  'api/openapi.json': A_JSON,
  'bad/openapi.yaml': 'openapi: [',
};

test(
  'the shape of a specification is kept; a directory and a second file change it',
  { tag: '@long' },
  async ({ page }) => {
    await openFolder(page, onDisk('shapes', SHAPED));
    const changed = async () => difference(SHAPES, await text(page));

    await row(page, 'Object').click();
    await field(page, 'OpenAPI').fill('b.yaml');
    await field(page, 'OpenAPI directory').fill('api');
    await expect
      .poll(() => changed())
      .toEqual({
        gone: ['"openapi": { "source": "a.json", "directory": "old" },'],
        fresh: ['"openapi": { "source": "b.yaml", "directory": "api" },'],
      });
    await undo(page).click();
    await undo(page).click();

    await row(page, 'Name').click();
    await expect(properties(page)).toContainText('1 endpoint · A');
    await field(page, 'OpenAPI directory').fill('api');
    await expect
      .poll(async () => (await changed()).fresh)
      .toEqual([
        '{ "group": "Name", "openapi": { "source": "a.json", "directory": "api" }, "pages": ["GET /a"] },',
      ]);
    await field(page, 'OpenAPI directory').fill('');
    await expect.poll(() => text(page)).toBe(SHAPES);

    await properties(page).getByRole('button', { name: 'Add another file' }).click();
    await expect(field(page, 'OpenAPI 2')).toBeFocused();
    await page.keyboard.type('b.yaml');
    await expect
      .poll(async () => (await changed()).fresh)
      .toEqual(['{ "group": "Name", "openapi": ["a.json", "b.yaml"], "pages": ["GET /a"] },']);
    await expect(properties(page)).toContainText('2 endpoints · B');

    await row(page, 'List').click();
    await properties(page).getByRole('button', { name: 'Remove OpenAPI 2' }).click();
    await expect
      .poll(async () => (await changed()).fresh[1])
      .toBe('{ "group": "List", "openapi": ["a.json"], "pages": ["GET /a"] },');
  },
);

test('what cannot be read says why, and what may have been meant', async ({ page }) => {
  await openFolder(page, onDisk('shapes', SHAPED));
  await row(page, 'Far').click();
  await expect(properties(page)).toContainText(
    'A web address. Signpost does not fetch it; choose the file to see its endpoints.',
  );
  await row(page, 'Wrong').click();
  await expect(properties(page)).toContainText('There is no file “b.json” in the folder.');

  await row(page, 'None').click();
  await properties(page).getByRole('button', { name: 'Use api/openapi.json' }).click();
  await expect(field(page, 'OpenAPI')).toHaveValue('api/openapi.json');
  await expect
    .poll(async () => difference(SHAPES, await text(page)).fresh)
    .toEqual(['{ "group": "None", "openapi": "api/openapi.json", "pages": ["GET /a"] }']);
  await field(page, 'OpenAPI').fill('bad');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(field(page, 'OpenAPI')).toHaveValue('bad/openapi.yaml');
  await expect(properties(page)).toContainText('cannot be used. This cannot be read as YAML');
});

test(
  'of another specification than the one in effect, entries name it',
  { tag: '@long' },
  async ({ page }) => {
    await openFolder(page, onDisk('shapes', SHAPED));
    await row(page, 'Name').click();
    await choose(page);
    await panel(page)
      .getByLabel('Specification', { exact: true })
      .selectOption({ label: 'b.yaml' });
    await box(page, 'PUT /b').check();
    await expect
      .poll(async () => difference(SHAPES, await text(page)).fresh)
      .toEqual(['{ "group": "Name", "openapi": "a.json", "pages": ["GET /a", "b.yaml PUT /b"] },']);
    await expect(box(page, 'PUT /b')).toBeChecked();
  },
);

test(
  'where only docs.json was opened, the specification’s file can be chosen',
  { tag: '@long' },
  async ({ page }) => {
    await openFile(page, textFile(SHAPES));
    await row(page, 'Name').click();
    await expect(properties(page)).toContainText('Only docs.json was opened.');
    await properties(page)
      .getByLabel('Specification file for a.json')
      .setInputFiles({ name: 'a.json', mimeType: 'application/json', buffer: Buffer.from(A_JSON) });
    await expect(properties(page)).toContainText('1 endpoint · A (from “a.json”, for this visit)');
    await choose(page);
    await expect(box(page, 'GET /a')).toBeChecked();
    await expect.poll(() => text(page)).toBe(SHAPES);
  },
);

test('what a specification says is text, whatever it says', async ({ page }) => {
  const evil = '<img src=x onerror="window.bad=1"><script>window.bad=1</script>';
  const hostile = JSON.stringify({
    openapi: '3.1.0',
    info: { title: evil },
    tags: [{ name: evil }],
    paths: {
      '/a': { get: { summary: evil, tags: [evil, '__proto__'] }, connect: {}, post: null },
      '/b c': { get: { summary: 'javascript:alert(1)' } },
      '/loop': { $ref: '#/paths/~1loop' },
      '/far': { $ref: 'https://example.com/x.json' },
    },
  }).replace('"/a"', '"__proto__": {"get": {"tags": ["__proto__"]}}, "/a"');
  await openFolder(page, onDisk('hostile', { ...SHAPED, 'a.json': hostile }));
  await row(page, 'Name').click();
  await expect(properties(page)).toContainText('1 path is described in other files');
  await choose(page);
  await expect(box(page, 'GET /a')).toBeChecked();
  await expect(panel(page)).toContainText('<script>window.bad=1</script>');
  await expect(box(page, 'GET /b c')).toBeDisabled();
  await box(page, 'GET __proto__').check();
  await expect(row(page, 'Name')).toContainText('2');
  await expect.poll(() => page.evaluate(() => 'bad' in window)).toBe(false);
});

test.describe('a real site', () => {
  const ENTRY = /"((?:GET|POST|PATCH|DELETE|PUT) \/[^"]*)"/g;
  const UNLISTED = ['GET /redis/new', 'POST /vector/import', 'GET /auditlog'];
  const UNKNOWN = ['GET /auditlogs', 'POST /qstash/set-plan/{id}'];

  /** A specification with what the site lists, some of it left out, and some that it does not list. */
  function specification(docs: string): string {
    const listed = [...docs.matchAll(ENTRY)].map(([, entry]) => entry!);
    const lines = [...listed.filter((entry) => !UNKNOWN.includes(entry)), ...UNLISTED];
    const paths: Record<string, Record<string, unknown>> = {};
    for (const line of lines) {
      const [method = '', path = ''] = line.split(' ');
      const tag = path.split('/')[1]!;
      (paths[path] ??= {})[method.toLowerCase()] = { summary: `Do ${line}`, tags: [tag] };
    }
    const indent = (value: unknown) => JSON.stringify(value);
    return [
      'openapi: 3.0.1',
      'info: {title: Developer API, version: "1"}',
      'paths:',
      ...Object.entries(paths).flatMap(([path, item]) => [
        `  ${indent(path)}:`,
        ...Object.entries(item).map(([method, operation]) => `    ${method}: ${indent(operation)}`),
      ]),
    ].join('\n');
  }

  test('is laid beside its specification', { tag: '@long' }, async ({ page }) => {
    const files = realFolder('upstash__docs');
    test.skip(!files, 'The corpus is not here.');
    const before = files!['docs.json']!;
    const path = 'devops/developer-api/openapi.yml';
    await openFolder(page, onDisk('upstash', { ...files, [path]: specification(before) }));
    await row(page, 'Developer API').click();
    // Down to its group, behind three pages, in which the endpoints stand.
    for (const key of ['Right', 'Down', 'Right', 'Down', 'Down', 'Down', 'Down'])
      await page.keyboard.press(`Arrow${key}`);
    await expect(properties(page)).toContainText('Group in Developer API');
    await expect(properties(page)).toContainText('59 endpoints');
    await choose(page);

    await expect(panel(page)).toContainText('In the navigation, but not in the specification');
    await expect(box(page, 'GET /redis/databases')).toBeChecked();
    const search = panel(page).getByRole('searchbox', { name: 'Search endpoints' });
    await search.fill('list-backup');
    await expect(box(page, 'GET /redis/list-backup/{id}')).not.toBeChecked();
    await expect(
      panel(page).getByRole('button', { name: 'GET /redis/list-backup/{id} is listed in Backup' }),
    ).toBeVisible();
    await search.fill('redis new');
    await box(page, 'GET /redis/new').check();
    await search.fill('');
    const after = await text(page);
    expect(difference(before, after)).toEqual({ gone: [], fresh: ['"GET /redis/new",'] });

    await panel(page).getByRole('button', { name: 'Write “GET /auditlog”' }).click();
    await panel(page).getByRole('button', { name: 'Remove POST /qstash/set-plan/{id}' }).click();
    await expect(panel(page)).not.toContainText('In the navigation, but not in the specification');
    await expect
      .poll(async () => difference(before, await text(page)))
      .toEqual({
        gone: ['"POST /qstash/set-plan/{id}",', '"GET /auditlogs"'],
        fresh: ['"GET /redis/new",', '"GET /auditlog"'],
      });
  });
});

/** A specification of some 13 MB, most of it schemas, as large ones are. */
function large(): { readonly json: string; readonly yaml: string } {
  const operation = (i: number, method: string) => ({
    tags: [`Tag ${i % 40}`],
    summary: `Does ${method} with things ${i}`,
    description: 'A longer text, with colons: and commas, as such files have them.',
    parameters: Array.from({ length: 6 }, (_, k) => ({
      name: `p${k}`,
      in: 'query',
      schema: { type: 'string' },
    })),
    responses: { 200: { description: 'OK' } },
  });
  const paths = Object.fromEntries(
    Array.from({ length: 750 }, (_, i) => [
      `/things${i}`,
      { get: operation(i, 'get'), post: operation(i, 'post') },
    ]),
  );
  const schema = {
    type: 'object',
    description: 'A thing of the kind that there are many of.',
    properties: Object.fromEntries(
      Array.from({ length: 12 }, (_, k) => [
        `field_${k}`,
        { type: 'string', description: 'What it means: this.', example: 'abc' },
      ]),
    ),
  };
  const of = (count: number) => ({
    openapi: '3.1.0',
    info: { title: 'Large', version: '1' },
    paths,
    components: {
      schemas: Object.fromEntries(Array.from({ length: count }, (_, i) => [`S${i}`, schema])),
    },
  });
  const yamlOf = (value: unknown, indent = ''): string =>
    Array.isArray(value)
      ? value.map((one) => `\n${indent}- ${yamlOf(one, `${indent}  `).trimStart()}`).join('')
      : typeof value === 'object' && value !== null
        ? Object.entries(value)
            .map(([key, one]) => `\n${indent}${JSON.stringify(key)}: ${yamlOf(one, `${indent}  `)}`)
            .join('')
        : JSON.stringify(value);
  const fill = (text: (count: number) => string) => {
    const step = (text(200).length - text(100).length) / 100;
    return text(100 + Math.ceil((13e6 - text(100).length) / step));
  };
  return {
    json: fill((count) => JSON.stringify(of(count), undefined, 2)),
    yaml: fill((count) => yamlOf(of(count)).trimStart()),
  };
}

test(
  'a specification of 13 MB is read beside the page',
  { tag: '@long' },
  async ({ page }, { annotations }) => {
    const { json, yaml } = large();
    await page.addInitScript(() => {
      const longest = { frame: 0 };
      Object.assign(window, { longest });
      let last = performance.now();
      const frame = (now: number) => {
        longest.frame = Math.max(longest.frame, now - last);
        last = now;
        requestAnimationFrame(frame);
      };
      requestAnimationFrame(frame);
    });
    await openFile(page, textFile(SHAPES));
    await row(page, 'Name').click();
    for (const [kind, text, mimeType] of [
      ['JSON', json, 'application/json'],
      ['YAML', yaml, 'application/yaml'],
    ] as const) {
      const chooser = properties(page).getByLabel(/^Specification file for/);
      await chooser.waitFor({ state: 'attached' });
      await page.evaluate(() => {
        performance.clearMeasures('signpost:specification');
      });
      // What goes through the browser's own field costs the harness time, not the page.
      await chooser.evaluate(
        async (input, [text, type]) => {
          const file = new File([text], 'large', { type });
          const data = new DataTransfer();
          data.items.add(file);
          (input as HTMLInputElement).files = data.files;
          const frame = () => new Promise(requestAnimationFrame);
          for (let i = 0; i < 5; i++) await frame();
          (Reflect.get(window, 'longest') as { frame: number }).frame = 0;
          input.dispatchEvent(new Event('change', { bubbles: true }));
        },
        [text, mimeType] as const,
      );
      await expect(properties(page)).toContainText('1,500 endpoints in 40 tags');
      const { took, frame } = await page.evaluate(() => ({
        took: performance.getEntriesByName('signpost:specification').at(-1)!.duration,
        frame: (Reflect.get(window, 'longest') as { frame: number }).frame,
      }));
      annotations.push({
        type: `${kind}, ${(text.length / 1e6).toFixed(1)} MB`,
        description: `${Math.round(took)} ms, longest frame ${Math.round(frame)} ms`,
      });
      console.log(
        `${kind}, ${(text.length / 1e6).toFixed(1)} MB: ${Math.round(took)} ms, longest frame ${Math.round(frame)} ms`,
      );
      if (kind === 'JSON') {
        await choose(page);
        await expect(panel(page).getByRole('listitem').first()).toHaveAttribute(
          'aria-setsize',
          '1543',
        );
        await expect.poll(() => panel(page).getByRole('listitem').count()).toBeLessThan(60);
        await box(page, 'GET /things0').press('End');
        await expect(box(page, 'POST /things719')).toBeFocused();
        await page.keyboard.press('Escape');
        await row(page, 'Far').click();
      }
    }
  },
);
