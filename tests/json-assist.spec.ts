/*
 * JSON mode as an editor: what it suggests, explains, finds, renames and formats.
 *
 * Longer than 300 lines, because its stories share one folder, and each writes in the same text in another way.
 */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import {
  statusBar,
  focusedSuggestion,
  cursorIn,
  openJson,
  jsonRegion,
  hoverWord,
  suggestions,
} from './json-pane';
import { openFolder, pageFile } from './folders';
import { expect, row, test } from './story';
import { openSite } from './open-site';
import { downloadText } from './screen-parts';
import * as m from '../src/lib/features/json/messages';

const SITE = `{
  "icons": { "library": "lucide" },
  "navigation": {
    "tabs": [
      {
        "tab": "Guides",
        "groups": [
          {
            "group": "Get started",
            "pages": ["index", "start"]
          }
        ]
      },
      {
        "tab": "API",
        "openapi": "openapi.yaml",
        "pages": ["GET /users"]
      }
    ]
  }
}
`;
const FOLDER = {
  'docs.json': SITE,
  'index.mdx': pageFile('Welcome'),
  'start.mdx': pageFile('Start'),
  'guides/deploy.mdx': pageFile('Ship it'),
  'openapi.yaml': `openapi: 3.1.0
info: { title: Acme, version: '1' }
paths:
  /users:
    get: { summary: List users }
    post: { summary: Add a user }
`,
};

/** Opens the folder, and waits for its titles and its specification's endpoints. */
async function openAssist(page: Page, name: string): Promise<void> {
  await openFolder(page, FOLDER, name);
  await expect(row(page, 'Welcome')).toBeVisible();
  await row(page, 'API').click();
  await expect(page.getByRole('region', { name: 'Properties' })).toContainText('2 endpoints');
}

test('a page, an endpoint, an icon and a key are suggested where they fit, and inserted', async ({
  page,
}) => {
  await openAssist(page, 'assist');
  await openJson(page, 'Split');
  await cursorIn(page, SITE, '"start"|');
  await page.keyboard.type(', "ship');
  await expect(focusedSuggestion(page)).toHaveAccessibleName(/^guides\/deploy, Ship it/);
  await page.keyboard.press('Enter');
  await expect(row(page, 'Ship it')).toBeVisible();
  let text = SITE.replace('"start"', '"start", "guides/deploy"');
  expect(await downloadText(page)).toBe(text);

  await cursorIn(page, text, '"GET /users"|');
  await page.keyboard.type(', "po');
  await expect(focusedSuggestion(page)).toHaveAccessibleName(/^POST \/users, Add a user/);
  await page.keyboard.press('Enter');
  text = text.replace('"GET /users"', '"GET /users", "POST /users"');
  expect(await downloadText(page)).toBe(text);

  await cursorIn(page, text, '"tab": "API",|');
  await page.keyboard.type('\n"ic');
  await expect(focusedSuggestion(page)).toHaveAccessibleName(/^icon, Icon/);
  await page.keyboard.press('Enter');
  await page.keyboard.type('rocke');
  await expect(focusedSuggestion(page)).toHaveAccessibleName(/^rocket, Lucide/);
  await page.keyboard.press('Enter');
  text = text.replace('"tab": "API",', '"tab": "API",\n        "icon": "rocket",');
  expect(await downloadText(page)).toBe(text);
});

test('a key that matches only with its letters swapped is not suggested', async ({ page }) => {
  await openAssist(page, 'assist-swapped');
  await openJson(page);
  await cursorIn(page, SITE, '"tab": "API",|');
  await page.keyboard.type('\n"hid');
  await expect(focusedSuggestion(page)).toHaveAccessibleName(/^hidden/);
  for (const _ of 'hid') await page.keyboard.press('Backspace');
  await page.keyboard.type('ihdden');
  // Monaco says so only when asked. Otherwise, the list closes, as it also does for a moment between two keys.
  await page.keyboard.press('Control+Space');
  await expect(jsonRegion(page).getByText('No suggestions.')).toBeVisible();
  await expect(suggestions(page)).toHaveCount(0);
});

test('a suggestion and the comma it needs are undone in one step', async ({ page }) => {
  await openAssist(page, 'assist-comma');
  await openJson(page);
  await cursorIn(page, SITE, '"pages": ["GET /users"]|');
  await page.keyboard.type('\n"ic');
  await expect(focusedSuggestion(page)).toHaveAccessibleName(/^icon, Icon/);
  const typed = await downloadText(page);
  await page.keyboard.press('Enter');
  await expect(suggestions(page)).toHaveCount(1);
  expect(await downloadText(page)).toBe(
    SITE.replace('"GET /users"]', '"GET /users"],\n        "icon": ""'),
  );
  await jsonRegion(page).getByRole('textbox').focus();
  await page.keyboard.press('Control+z');
  expect(await downloadText(page)).toBe(typed);
});

test('suggestions are the same while the text is broken', { tag: '@long' }, async ({ page }) => {
  await openAssist(page, 'assist-broken');
  await openJson(page, 'Split');
  // The list is left unclosed, so the text no longer parses.
  await cursorIn(page, SITE, '"start"]|');
  await page.keyboard.press('Backspace');
  await expect(jsonRegion(page).locator('.bar')).toContainText(/Insert .+…/);
  await page.keyboard.type(', "dep');
  await expect(focusedSuggestion(page)).toHaveAccessibleName(/^guides\/deploy/);
  await page.keyboard.press('Enter');
  await page.keyboard.type(']');
  await expect(row(page, 'Ship it')).toBeVisible();

  const text = SITE.replace('"start"', '"start", "guides/deploy"');
  await cursorIn(page, text, '"GET /users"]|');
  await page.keyboard.press('Backspace');
  await page.keyboard.type(', "post');
  await expect(focusedSuggestion(page)).toHaveAccessibleName(/^POST \/users/);
  await page.keyboard.press('Escape');
  await expect(suggestions(page)).toHaveCount(0);
});

test('hovering a word explains it', { tag: '@long' }, async ({ page }) => {
  await openAssist(page, 'assist-hover');
  await openJson(page);
  const help = page.locator('.monaco-hover-content');
  const over = (word: string, said: string) =>
    hoverWord(page, word, help.filter({ hasText: said, visible: true }));
  await over('"openapi.yaml"', 'Acme, OpenAPI 3.1.0: 2 endpoints');
  await over('"Get started"', '1 of 1 group in “Guides”. Contains 2 pages.');
  await over('"openapi"', 'The file that describes an API');
});

test('the outline and the palette go to an entry by name', async ({ page }) => {
  await openAssist(page, 'assist-outline');
  await openJson(page, 'Split');
  await cursorIn(page, SITE, '|{\n  "icons"');
  await page.keyboard.press('Control+Shift+o');
  const entries = page.locator('.quick-input-widget');
  await expect(entries.getByRole('option')).toHaveText([
    /Guides/,
    /Get started/,
    /index · Welcome/,
    /start · Start/,
    /API/,
    /GET \/users · List users/,
  ]);
  await entries.locator('input').fill('@welc');
  await expect(entries.getByRole('option')).toHaveText([/index · Welcome/]);
  await page.keyboard.press('Enter');
  await expect(row(page, 'Welcome')).toHaveAttribute('aria-selected', 'true');
  await expect(jsonRegion(page).locator('.line-numbers.active-line-number')).toHaveText('10');
});

test('F2 renames a label, and a page with its other entries', async ({ page }) => {
  const text = SITE.replace('"GET /users"', '"GET /users", "index"');
  await openSite(page, text);
  await openJson(page, 'Split');
  await cursorIn(page, text, '"Get st|arted"');
  await page.keyboard.press('F2');
  const field = page.getByRole('textbox', { name: /Rename input/ });
  await expect(field).toHaveValue('Get started');
  await field.fill('Begin');
  await field.press('Enter');
  await expect(row(page, 'Begin')).toBeVisible();
  const renamed = text.replace('Get started', 'Begin');
  await cursorIn(page, renamed, '"ind|ex", "start"');
  await page.keyboard.press('F2');
  await expect(field).toHaveValue('index');
  await field.fill('welcome');
  await field.press('Enter');
  await page.getByRole('button', { name: m.renameOthers(1) }).click();
  await expect(jsonRegion(page).locator('.view-lines')).toContainText('"GET /users", "welcome"');
  expect(await downloadText(page)).toBe(renamed.replaceAll('"index"', '"welcome"'));
});

test(
  'F12 goes from one entry of a page to the next, and says if there is none',
  { tag: '@long' },
  async ({ page }) => {
    const text = SITE.replace('"GET /users"', '"GET /users", "index"');
    await openSite(page, text);
    await openJson(page, 'Split');
    await cursorIn(page, text, '"ind|ex", "start"');
    await page.keyboard.press('F12');
    await expect(jsonRegion(page).locator('.line-numbers.active-line-number')).toHaveText('17');
    await cursorIn(page, text, '"sta|rt"');
    await page.keyboard.press('F12');
    await expect(page.getByText(m.listedOnlyHere).first()).toBeVisible();
  },
);

test('replacing all is one step', { tag: '@long' }, async ({ page }) => {
  await openSite(page, SITE);
  await openJson(page, 'Split');
  await cursorIn(page, SITE, '|{\n  "icons"');
  await page.keyboard.press('Control+h');
  await page.getByRole('textbox', { name: 'Find', exact: true }).fill('"pages"');
  await page.getByRole('textbox', { name: 'Replace', exact: true }).fill('"groups"');
  await page.keyboard.press('Control+Alt+Enter');
  await expect(jsonRegion(page).locator('.view-lines')).toContainText('"groups": ["index"');
  await page.keyboard.press('Escape');
  await expect(jsonRegion(page).locator('.find-widget.visible')).toHaveCount(0);
  expect(await downloadText(page)).toBe(SITE.replaceAll('"pages"', '"groups"'));
  await page.keyboard.press('Control+z');
  expect(await downloadText(page)).toBe(SITE);
  await expect(page.getByRole('button', { name: 'Undo', exact: true })).toBeDisabled();
});

test(
  'a selection is formatted on request, and nothing else is',
  { tag: '@long' },
  async ({ page }) => {
    const text = SITE.replace('"pages": ["index", "start"]', '"pages":[ "index","start" ]').replace(
      '"tab": "API"',
      '"tab":"API"',
    );
    await openSite(page, text);
    await openJson(page);
    await cursorIn(page, text, '|"pages":[');
    await page.keyboard.press('Shift+End');
    await page.keyboard.press('Shift+Alt+f');
    const after = text.replace('"pages":[ "index","start" ]', '"pages": ["index", "start"]');
    await expect(jsonRegion(page).locator('.view-lines')).toContainText(
      '"pages": ["index", "start"]',
    );
    expect(await downloadText(page)).toBe(after);
    await page.keyboard.press('Control+z');
    expect(await downloadText(page)).toBe(text);
  },
);

test('the text folds by level, from the palette', { tag: '@long' }, async ({ page }) => {
  await openSite(page, SITE);
  await openJson(page);
  await cursorIn(page, SITE, '|{\n  "icons"');
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('fold level 2');
  await page.keyboard.press('Enter');
  await expect(jsonRegion(page).locator('.view-lines')).not.toContainText('Get started');
  await expect(jsonRegion(page).locator('.view-lines')).toContainText('"navigation"');
});

test(
  'the keys of the text are on the shortcut sheet, and in docs/keyboard.md',
  { tag: '@long' },
  async ({ page }) => {
    await openSite(page, SITE);
    await openJson(page);
    await page.getByRole('treeitem').first().click();
    await page.keyboard.press('Shift+?');
    const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    const section = sheet.getByRole('region', { name: 'JSON' });
    await expect(section.locator('dl > div')).toHaveCount(6);
    const lines = await section.locator('dl > div').evaluateAll((all) =>
      all.map((line) => {
        const keys = [...line.querySelectorAll('kbd')].map((key) => `\`${key.textContent}\``);
        return `- ${line.querySelector('dt')?.textContent}: ${keys.join(', ')}`;
      }),
    );
    const written = readFileSync('docs/keyboard.md', 'utf8').split('\n');
    expect(lines.filter((line) => !written.includes(line))).toEqual([]);
  },
);

test(
  "typing above it, breaking and repairing keep the tree's selection and scroll position",
  { tag: '@long' },
  async ({ page }) => {
    const groups = Array.from({ length: 100 }, (_, i) => ({
      group: `Group ${i}`,
      pages: [`a-${i}`, `b-${i}`],
    }));
    const text = JSON.stringify({ navigation: { groups } }, null, 2);
    await openSite(page, text);
    await openJson(page, 'Split');
    await cursorIn(page, text, '"Group 80|"');
    const selected = row(page, 'Group 80');
    await expect(selected).toHaveAttribute('aria-selected', 'true');
    await expect(selected).toBeInViewport();
    const top = async () => (await selected.boundingBox())?.y;
    const before = await top();
    await page.keyboard.type('0');
    await expect(row(page, 'Group 800')).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Backspace');
    await page.keyboard.press('Delete');
    await expect(statusBar(page)).toContainText(/Insert .+…/);
    await expect(selected).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.type('"');
    await expect(statusBar(page)).not.toContainText(/Insert .+…/);
    await expect(selected).toHaveAttribute('aria-selected', 'true');
    await expect.poll(top).toBe(before);
  },
);
