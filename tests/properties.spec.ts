import type { Page } from '@playwright/test';
import { expect, inputFocused, row, test } from './story';
import { openSite } from './open-site';
import { properties, field, undo, downloadText } from './screen-parts';
import * as m from '../src/lib/features/inspector/messages';

/** One entry per line, so that a changed line is a changed entry. */
const DOCS = `{
  "name": "Acme",
  "theme": "mint",
  "navigation": {
    "languages": [
      {
        "language": "en",
        "groups": [
          {
            "group": "Guides",
            "icon": "book-open",
            "pages": [
              "guides/a",
              "guides/b",
              "GET /users",
              {
                "group": "Inner",
                "pages": ["guides/c"]
              }
            ]
          }
        ]
      }
    ]
  }
}
`;

/** The document's removed and added lines. */
async function changedLines(page: Page): Promise<{ gone: string[]; fresh: string[] }> {
  const text = await downloadText(page);
  const before = DOCS.split('\n');
  const after = text.split('\n');
  return {
    gone: before.filter((line) => !after.includes(line)).map((line) => line.trim()),
    fresh: after.filter((line) => !before.includes(line)).map((line) => line.trim()),
  };
}

test.beforeEach(async ({ page }) => {
  await openSite(page, DOCS);
});

/** Expands the ancestors, then selects. */
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

test('a group renamed by its label changes one line', { tag: '@main' }, async ({ page }) => {
  await select(page, 'en', 'Guides');
  await expect(properties(page)).toContainText('Group in en');
  await field(page, 'Label').fill('How-to guides');
  await expect(row(page, 'How-to guides')).toBeVisible();
  await expect
    .poll(() => changedLines(page))
    .toEqual({
      gone: ['"group": "Guides",'],
      fresh: ['"group": "How-to guides",'],
    });
});

test("typing is one undo step, and undo in the box is the document's undo", async ({ page }) => {
  await select(page, 'en', 'Guides');
  const label = field(page, 'Label');
  await label.click();
  await label.press('End');
  // Without the clock, a slow machine would add pauses between the keys.
  await page.clock.setFixedTime(new Date());
  await label.pressSequentially(' for all');
  await expect(row(page, 'Guides for all')).toBeVisible();
  await label.press('ControlOrMeta+z');
  await expect(label).toHaveValue('Guides');
  await expect(undo(page)).toBeDisabled();
  await label.press('ControlOrMeta+Shift+z');
  await expect(label).toHaveValue('Guides for all');
  await expect
    .poll(async () => (await changedLines(page)).fresh)
    .toEqual(['"group": "Guides for all",']);
});

test('the caret stays in place while typing in the middle', { tag: '@long' }, async ({ page }) => {
  await select(page, 'en', 'Guides');
  const label = field(page, 'Label');
  await label.click();
  await label.press('Home');
  await label.pressSequentially('My ');
  await expect(label).toHaveValue('My Guides');
});

test(
  'a refused value stays in the box with the reason, and Escape restores the old one',
  { tag: '@main' },
  async ({ page }) => {
    await select(page, 'en', 'Guides');
    const label = field(page, 'Label');
    await label.fill('');
    await expect(label).toHaveAttribute('aria-invalid', 'true');
    await expect(label).toHaveAccessibleDescription(/label/i);
    await expect(label).toHaveValue('');
    await expect(row(page, 'Guides')).toBeVisible();
    await field(page, 'Tag').click();
    await expect(label).toHaveValue('');
    await expect(label).toHaveAttribute('aria-invalid', 'true');
    await label.press('Escape');
    await expect(label).toHaveValue('Guides');
    await expect(label).toHaveAttribute('aria-invalid', 'false');
    await expect(undo(page)).toBeDisabled();
  },
);

test('Escape reverts the typing in the box', { tag: '@long' }, async ({ page }) => {
  await select(page, 'en', 'Guides');
  const label = field(page, 'Label');
  await label.fill('Guides and more');
  await expect(row(page, 'Guides and more')).toBeVisible();
  await label.press('Escape');
  await expect(label).toHaveValue('Guides');
  await expect.poll(() => downloadText(page)).toBe(DOCS);
});

test('a box follows the document when it changes elsewhere', { tag: '@long' }, async ({ page }) => {
  await select(page, 'en', 'Guides');
  await field(page, 'Label').fill('How-to guides');
  await field(page, 'Label').fill('');
  await undo(page).click();
  await expect(field(page, 'Label')).toHaveValue('Guides');
  await expect(field(page, 'Label')).toHaveAttribute('aria-invalid', 'false');
});

test('a problem appears next to its field with its fix', { tag: '@main' }, async ({ page }) => {
  await select(page, 'en', 'Guides', 'guides/a');
  const path = field(page, 'Page path');
  await path.fill('guides/a.mdx');
  await expect(path).toHaveAccessibleDescription(/Warning: .*\.mdx/);
  await properties(page).getByRole('button', { name: 'Remove .mdx' }).focus();
  await page.keyboard.press('Enter');
  await expect(path).toHaveValue('guides/a');
  await expect(path).toBeFocused();
  await expect.poll(() => downloadText(page)).toBe(DOCS);
});

test('a field unknown to Signpost is kept and edited as JSON', async ({ page }) => {
  await openSite(page, DOCS.replace('"icon": "book-open"', '"x-team": { "id": 7 }'));
  await select(page, 'en', 'Guides');
  await expect(field(page, 'x-team')).toBeHidden();
  await properties(page).getByText('More fields').click();
  await field(page, 'x-team').fill('{ "id": 8 ');
  await expect(field(page, 'x-team')).toHaveAccessibleDescription(/Not valid JSON/);
  await field(page, 'x-team').fill('{ "id": 8 }');
  await expect.poll(() => downloadText(page)).toContain('"x-team": { "id": 8 }');
});

test(
  'clearing the icon removes its line, and typing it again restores it',
  { tag: '@long' },
  async ({ page }) => {
    await select(page, 'en', 'Guides');
    await field(page, 'Icon').fill('');
    await expect
      .poll(() => changedLines(page))
      .toEqual({ gone: ['"icon": "book-open",'], fresh: [] });
    await field(page, 'Icon').fill('book-open');
    await expect.poll(() => downloadText(page)).toBe(DOCS);
  },
);

test('expanded is a switch on a nested group and has no effect on a top-level one', async ({
  page,
}) => {
  await select(page, 'en', 'Guides');
  const expanded = field(page, 'Expanded by default');
  await expect(expanded).toBeDisabled();
  await expect(expanded).toHaveAccessibleDescription(m.alwaysOpen);
  await select(page, 'Guides', 'Inner');
  await expect(expanded).toBeEnabled();
  await expanded.check();
  await expect.poll(async () => (await changedLines(page)).fresh).toEqual(['"expanded": true,']);
  await expanded.uncheck();
  await expect.poll(() => downloadText(page)).toBe(DOCS);
});

test('a language changes its code, and gets a dismissible banner', async ({ page }) => {
  await select(page, 'en');
  await expect(field(page, 'Dismissible')).toBeDisabled();
  await field(page, 'Language code').fill('fr');
  await field(page, 'Banner text').fill('Version 2 is here');
  await field(page, 'Dismissible').check();
  const text = await downloadText(page);
  const parsed = JSON.parse(text) as { navigation: { languages: unknown[] } };
  expect(parsed.navigation.languages[0]).toMatchObject({
    language: 'fr',
    banner: { content: 'Version 2 is here', dismissible: true },
  });
  await field(page, 'Banner text').fill('');
  await field(page, 'Language code').fill('en');
  await expect.poll(() => downloadText(page)).toBe(DOCS);
});

test('a page and an endpoint are renamed by their paths', { tag: '@long' }, async ({ page }) => {
  await select(page, 'en', 'Guides', 'guides/a');
  await field(page, 'Page path').fill('guides/first');
  await row(page, 'GET /users').or(row(page, '/users')).first().click();
  await field(page, 'Method').selectOption('POST');
  await field(page, 'Endpoint path').fill('/people');
  await expect
    .poll(() => changedLines(page))
    .toEqual({
      gone: ['"guides/a",', '"GET /users",'],
      fresh: ['"guides/first",', '"POST /people",'],
    });
});

test('an OpenAPI specification is text, or a list as JSON', { tag: '@long' }, async ({ page }) => {
  await select(page, 'en', 'Guides');
  const openapi = field(page, 'OpenAPI');
  await openapi.fill('openapi.yaml');
  await openapi.press('Enter');
  await expect
    .poll(async () => (await changedLines(page)).fresh)
    .toEqual(['"openapi": "openapi.yaml",']);
  await openapi.fill('["a.yaml", ');
  await openapi.press('Enter');
  await expect(openapi).toHaveAttribute('aria-invalid', 'true');
  await openapi.fill('["a.yaml", "b.yaml"]');
  await openapi.press('Enter');
  await expect(openapi).toHaveAttribute('aria-invalid', 'false');
  await expect
    .poll(async () => JSON.stringify(JSON.parse(await downloadText(page))))
    .toContain('"openapi":["a.yaml","b.yaml"]');
});

test('several pages are put into a group together', { tag: '@long' }, async ({ page }) => {
  await select(page, 'en', 'Guides', 'guides/a');
  await row(page, 'guides/b').click({ modifiers: ['ControlOrMeta'] });
  await expect(properties(page)).toContainText('2 pages selected');
  await properties(page).getByRole('button', { name: m.putIntoGroup }).click();
  await inputFocused(page);
  await page.keyboard.type('Both');
  await page.keyboard.press('Enter');
  await expect(field(page, 'Label')).toHaveValue('Both');
  await undo(page).click();
  await undo(page).click();
  await expect.poll(() => downloadText(page)).toBe(DOCS);
});

test('a field set for several groups is one undo step', async ({ page }) => {
  await select(page, 'en', 'Guides', 'Inner');
  await row(page, 'Guides').click({ modifiers: ['ControlOrMeta'] });
  await expect(properties(page)).toContainText('2 groups selected');
  await field(page, 'Hidden').check();
  await expect
    .poll(async () => (await downloadText(page)).match(/"hidden": true/g))
    .toHaveLength(2);
  await undo(page).click();
  await expect.poll(() => downloadText(page)).toBe(DOCS);
});

test('a page becomes an endpoint only on purpose', { tag: '@long' }, async ({ page }) => {
  await select(page, 'en', 'Guides', 'guides/a');
  await field(page, 'Page path').fill('PUT /people');
  await expect(field(page, 'Page path')).toHaveAccessibleDescription(/is an endpoint, not a page/);
  await properties(page).getByRole('button', { name: m.makeEndpoint }).click();
  await expect(field(page, 'Method')).toHaveValue('PUT');
  await expect(field(page, 'Endpoint path')).toHaveValue('/people');
});

test("the site's eyebrows and drilldown are set and reset", { tag: '@long' }, async ({ page }) => {
  await page.getByRole('button', { name: 'Site settings', exact: true }).click();
  const choose = (entry: string) =>
    field(page, 'Drilldown').getByRole('radio', { name: entry, exact: true }).check();
  await field(page, 'Eyebrows').selectOption({ label: 'Breadcrumbs' });
  await choose('Off');
  await expect
    .poll(async () => JSON.parse(await downloadText(page)) as unknown)
    .toMatchObject({
      styling: { eyebrows: 'breadcrumbs' },
      interaction: { drilldown: false },
    });
  await field(page, 'Eyebrows').selectOption({ label: 'Theme default' });
  await choose('Theme default');
  await expect.poll(() => downloadText(page)).toBe(DOCS);
});

test('with nothing selected the pane says what to do', { tag: '@long' }, async ({ page }) => {
  await expect(properties(page)).toContainText('Select something in the navigation');
});
