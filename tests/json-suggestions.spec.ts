/*
 * What JSON mode suggests, explains and fixes in a document alone, by keyboard. For suggestions from the folder, see
 * json-assist.spec.ts.
 */
import type { Page } from '@playwright/test';
import {
  focusedSuggestion,
  cursorIn,
  openJson,
  jsonRegion,
  hoverWord,
  suggestions,
} from './json-pane';
import { expect, row, test } from './story';
import { downloadText } from './screen-parts';
import { openSite } from './open-site';

const TABS = `{
  "$schema": "https://schemas.example.com/docs.json",
  "navigation": {
    "tabs": [
      {
        "tab": "Guides",
        "hidden": false,
        "pages": ["index.mdx", "guides/a.mdx", "guides/b"]
      }
    ]
  }
}
`;
/** The other keys a tab with pages may have: the specification's keys first, then the builder's. */
const IN_TAB = [
  ...['icon', 'openapi'],
  ...['align', 'searchable', 'directory', 'asyncapi', 'graphql', 'sdk', 'global'],
];

const cursorAfter = (page: Page, text: string): Promise<void> => cursorIn(page, TABS, `${text}|`);

test('keys and values are suggested where they belong, and nothing else is', async ({ page }) => {
  await openSite(page, TABS);
  await openJson(page);
  await cursorAfter(page, '"tab": "Guides",');
  await page.keyboard.press('Enter');
  await page.keyboard.type('"');
  await expect(suggestions(page).getByRole('listitem')).toHaveText(
    IN_TAB.map((key) => new RegExp(`^${key}`)),
  );
  await page.keyboard.type('ali');
  await expect(focusedSuggestion(page)).toHaveAccessibleName(/^align/);
  await page.keyboard.press('Enter');
  await expect(suggestions(page).getByRole('listitem')).toHaveText([/^start/, /^end/]);
  await expect(focusedSuggestion(page)).toHaveAccessibleName(/^start/);
  await page.keyboard.press('ArrowDown');
  await expect(focusedSuggestion(page)).toHaveAccessibleName(/^end/);
  await page.keyboard.press('Enter');
  await expect(jsonRegion(page).locator('.view-lines')).toContainText('"align": "end"');
  expect(await downloadText(page)).toBe(
    TABS.replace('"Guides",', '"Guides",\n        "align": "end",'),
  );
});

test('hovering a key explains it', { tag: '@long' }, async ({ page }) => {
  await openSite(page, TABS);
  await openJson(page);
  const help = page.locator('.monaco-hover').getByText('Hides it from the navigation');
  await hoverWord(page, '"hidden"', help);
  await expect(help).toContainText('Its URL still works');
  await expect(page.locator('.monaco-hover').getByText('Hidden', { exact: true })).toBeVisible();
});

test('a mistake is fixed in the text by keyboard, and undone in one step', async ({ page }) => {
  await openSite(page, TABS);
  await openJson(page);
  const marks = jsonRegion(page).locator('.squiggly-warning');
  await expect(marks).toHaveCount(2);
  await cursorAfter(page, 'index.mdx');
  const fixes = page.locator('.action-widget').getByRole('option');
  await page.keyboard.press('ControlOrMeta+.');
  await expect(fixes).toHaveText([/Remove \.mdx/, /Fix all 2: Remove \.mdx/]);
  await page.keyboard.press('Enter');
  await expect(row(page, 'index.mdx')).toHaveCount(0);
  await page.keyboard.press('ControlOrMeta+z');
  await expect(row(page, 'index.mdx')).toBeVisible();
  // The problems are found after the tree has changed.
  await expect(marks).toHaveCount(2);

  await page.keyboard.press('ControlOrMeta+.');
  await expect(fixes.nth(1)).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(row(page, 'guides/a.mdx')).toHaveCount(0);
  expect(await downloadText(page)).toBe(TABS.replaceAll('.mdx', ''));
  await page.keyboard.press('ControlOrMeta+z');
  expect(await downloadText(page)).toBe(TABS);
  await expect(page.getByRole('button', { name: 'Undo', exact: true })).toBeDisabled();
});
