/* Longer than 300 lines, because it makes its large and its real specifications itself. */
import { openFolder, realFolder, type FolderFiles } from './folders';
import { panel, properties, field, box, undo, text, difference, choose } from './endpoint-panel';
import { expect, row, test } from './story';
import { openSite } from './open-site';
import * as m from '../src/lib/ui/specification-messages';
import * as inspectorMessages from '../src/lib/features/inspector/messages';
import * as endpointsMessages from '../src/lib/features/endpoints/messages';

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
  'the form of a specification is kept; a directory and a second file change it',
  { tag: '@long' },
  async ({ page }) => {
    await openFolder(page, SHAPED, 'shapes');
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
    await expect(properties(page)).toContainText(m.titled('A', m.endpoints(1)));
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
    await page.keyboard.press('Enter');
    await expect
      .poll(async () => (await changed()).fresh)
      .toEqual(['{ "group": "Name", "openapi": ["a.json", "b.yaml"], "pages": ["GET /a"] },']);
    await expect(properties(page)).toContainText(m.titled('B', m.endpoints(2)));

    await row(page, 'List').click();
    await properties(page).getByRole('button', { name: 'Remove OpenAPI 2' }).click();
    await expect
      .poll(async () => (await changed()).fresh[1])
      .toBe('{ "group": "List", "openapi": ["a.json"], "pages": ["GET /a"] },');
  },
);

test('a specification that cannot be read says why, and suggests what may be meant', async ({
  page,
}) => {
  await openFolder(page, SHAPED, 'shapes');
  await row(page, 'Far').click();
  await expect(properties(page)).toContainText(m.webAddress);
  await row(page, 'Wrong').click();
  await expect(properties(page)).toContainText(m.missing('b.json'));

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
  await expect(properties(page)).toContainText('can’t be used. This isn’t valid YAML');
});

test('a name counts once it is complete: on Enter, on leaving, or when it is chosen', async ({
  page,
}) => {
  await openFolder(page, SHAPED, 'shapes');
  await row(page, 'None').click();
  const openapi = field(page, 'OpenAPI');
  const fresh = async () => difference(SHAPES, await text(page)).fresh;
  await openapi.pressSequentially('a.jso');
  await expect(properties(page)).not.toContainText(m.missing('a.jso'));
  await expect(row(page, 'None').getByText('OpenAPI')).toHaveCount(0);
  // The first Escape closes the suggestions.
  await openapi.press('Escape');
  await openapi.press('Escape');
  await expect(openapi).toHaveValue('');
  expect(await fresh()).toEqual([]);

  await openapi.fill('a.jso');
  await openapi.press('Enter');
  await expect(properties(page)).toContainText(m.missing('a.jso'));
  await openapi.fill('a.json');
  await openapi.press('Tab');
  await expect(properties(page)).toContainText(m.titled('A', m.endpoints(1)));
  expect(await fresh()).toEqual(['{ "group": "None", "openapi": "a.json", "pages": ["GET /a"] }']);
  await page.keyboard.press('Control+z');
  await expect(openapi).toHaveValue('a.jso');
});

test('a group whose pages are generated is not called empty', async ({ page }) => {
  const docs =
    '{ "navigation": { "groups": [{ "group": "Pets", "openapi": "a.json", "pages": [] }] } }';
  await openFolder(page, { 'docs.json': docs, 'a.json': A_JSON }, 'generated');
  await row(page, 'Pets').click();
  await expect(properties(page)).toContainText(inspectorMessages.generatedFrom('a.json'));
  await expect(properties(page)).not.toContainText(inspectorMessages.nothingInside('group'));
});

test(
  'entries of a specification other than the current one name it',
  { tag: '@long' },
  async ({ page }) => {
    await openFolder(page, SHAPED, 'shapes');
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
  "when only docs.json was opened, the specification's file can be chosen",
  { tag: '@long' },
  async ({ page }) => {
    await openSite(page, SHAPES);
    await row(page, 'Name').click();
    await expect(properties(page)).toContainText('Only docs.json is open.');
    await properties(page)
      .getByLabel(m.fileFor('a.json'))
      .setInputFiles({ name: 'a.json', mimeType: 'application/json', buffer: Buffer.from(A_JSON) });
    await expect(properties(page)).toContainText(
      `${m.titled('A', m.endpoints(1))} ${m.chosenForVisit('a.json')}`,
    );
    await choose(page);
    await expect(box(page, 'GET /a')).toBeChecked();
    await expect.poll(() => text(page)).toBe(SHAPES);
  },
);

test('any text in a specification is treated as text', { tag: '@main' }, async ({ page }) => {
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
  await openFolder(page, { ...SHAPED, 'a.json': hostile }, 'hostile');
  await row(page, 'Name').click();
  await expect(properties(page)).toContainText('1 path is defined in another file');
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

  /** A specification with most of what the site lists, and some endpoints that it doesn't list. */
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

  test('is compared with its specification', { tag: '@long' }, async ({ page }) => {
    const files = realFolder('upstash__docs');
    test.skip(!files, 'The corpus is not here.');
    const before = files!['docs.json']!;
    const path = 'devops/developer-api/openapi.yml';
    await openFolder(page, { ...files, [path]: specification(before) }, 'upstash');
    await row(page, 'Developer API').click();
    // Goes down to its group with the endpoints, past three pages.
    for (const key of ['Right', 'Down', 'Right', 'Down', 'Down', 'Down', 'Down'])
      await page.keyboard.press(`Arrow${key}`);
    await expect(properties(page)).toContainText('Group in Developer API');
    await expect(properties(page)).toContainText('59 endpoints');
    await choose(page);

    await expect(panel(page)).toContainText(endpointsMessages.notInSpecification);
    await expect(box(page, 'GET /redis/databases')).toBeChecked();
    const search = panel(page).getByRole('searchbox', { name: 'Search endpoints' });
    await search.fill('list-backup');
    await expect(box(page, 'GET /redis/list-backup/{id}')).not.toBeChecked();
    await expect(
      panel(page).getByRole('button', { name: 'Go to GET /redis/list-backup/{id} in Backup' }),
    ).toBeVisible();
    await search.fill('redis new');
    await box(page, 'GET /redis/new').check();
    await search.fill('');
    const after = await text(page);
    expect(difference(before, after)).toEqual({ gone: [], fresh: ['"GET /redis/new",'] });

    await panel(page).getByRole('button', { name: 'Replace with “GET /auditlog”' }).click();
    await panel(page).getByRole('button', { name: 'Remove POST /qstash/set-plan/{id}' }).click();
    await expect(panel(page)).not.toContainText(endpointsMessages.notInSpecification);
    await expect
      .poll(async () => difference(before, await text(page)))
      .toEqual({
        gone: ['"POST /qstash/set-plan/{id}",', '"GET /auditlogs"'],
        fresh: ['"GET /redis/new",', '"GET /auditlog"'],
      });
  });
});

/** A specification of about 13 MB, mostly schemas, like large real ones. */
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
  'a specification of 13 MB is read without blocking the page',
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
    await openSite(page, SHAPES);
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
      // Sets the file directly: uploading through Playwright takes harness time, not page time.
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
