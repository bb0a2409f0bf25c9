/*
 * JSON mode by keyboard: typing appears in the tree immediately, changes in the tree appear in the text, and undo is
 * shared by both, exact to the byte.
 */
import type { Page } from '@playwright/test';
import { statusBar, cursorIn, chooseMode, openJson, jsonRegion, typeAtOnce } from './json-pane';
import { expect, row, test, tree } from './story';
import { downloadText } from './screen-parts';
import { ACME } from './sites';
import { openSite } from './open-site';
import * as m from '../src/lib/core/text/repair-messages';

/** Places the cursor after the first occurrence of this text. */
const cursorAfter = (page: Page, text: string): Promise<void> => cursorIn(page, ACME, `${text}|`);

test('text typed in JSON appears in the tree', { tag: '@main' }, async ({ page }) => {
  await openSite(page, ACME);
  await openJson(page);
  await cursorAfter(page, 'Guides');
  await page.keyboard.type(' and more');
  await expect(row(page, 'Guides and more')).toBeVisible();
  expect(await downloadText(page)).toBe(ACME.replace('"Guides"', '"Guides and more"'));
});

test('a name changed in the properties appears in the JSON', { tag: '@long' }, async ({ page }) => {
  await openSite(page, ACME);
  await chooseMode(page, 'Split');
  await row(page, 'Guides').click();
  await page.getByRole('button', { name: 'Right panel' }).click();
  const label = page.getByRole('textbox', { name: 'Label', exact: true });
  await label.fill('Handbook');
  await expect(jsonRegion(page).locator('.view-lines')).toContainText('"Handbook"');
});

test(
  'broken JSON keeps the tree, says what is wrong and where, and can be fixed',
  { tag: '@main' },
  async ({ page }) => {
    await openSite(page, ACME);
    await openJson(page);
    await cursorAfter(page, '"guides/deploy",');
    await page.keyboard.press('Backspace');
    await expect(statusBar(page)).toContainText('A comma is missing after line 12');
    await expect(row(page, 'Get started')).toBeVisible();
    await page.keyboard.press('ControlOrMeta+Home');
    await statusBar(page).getByRole('button', { name: 'Go to error' }).click();
    await expect(jsonRegion(page).getByRole('textbox').first()).toBeFocused();
    await page.keyboard.type(',');
    await expect(statusBar(page)).not.toContainText('A comma is missing');
    expect(await downloadText(page)).toBe(ACME);
  },
);

test('undo works across all modes, and restores the bytes', async ({ page }) => {
  await openSite(page, ACME);
  await openJson(page);
  await cursorAfter(page, 'introduction');
  await typeAtOnce(page, '-2');
  await chooseMode(page, 'Visual');
  await row(page, 'Guides').click();
  await page.getByRole('textbox', { name: 'Label', exact: true }).fill('Handbook');
  await expect(row(page, 'Handbook')).toBeVisible();
  await openJson(page);
  await cursorAfter(page, 'guides/rotate');
  await typeAtOnce(page, '-key');
  const changed = await downloadText(page);
  expect(changed).toBe(
    ACME.replace('introduction', 'introduction-2')
      .replace('"Guides"', '"Handbook"')
      .replace('guides/rotate', 'guides/rotate-key'),
  );

  await page.keyboard.press('ControlOrMeta+z');
  await expect(row(page, 'guides/rotate-key')).toHaveCount(0);
  await page.keyboard.press('ControlOrMeta+z');
  await expect(row(page, 'Guides')).toBeVisible();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(row(page, 'introduction-2')).toHaveCount(0);
  expect(await downloadText(page)).toBe(ACME);
  await expect(page.getByRole('button', { name: 'Undo', exact: true })).toBeDisabled();

  for (let i = 0; i < 3; i++) await page.keyboard.press('ControlOrMeta+Shift+z');
  await expect(row(page, 'Handbook')).toBeVisible();
  expect(await downloadText(page)).toBe(changed);
});

test('keys that a slow machine processes late are one step', { tag: '@long' }, async ({ page }) => {
  await openSite(page, ACME);
  await openJson(page);
  await cursorAfter(page, 'guides/rotate');
  // Each key takes longer to process than the pause that would end the step.
  await page.evaluate(() =>
    addEventListener('keydown', () => {
      const end = performance.now() + 1200;
      while (performance.now() < end);
    }),
  );
  await typeAtOnce(page, '-key');
  await expect(row(page, 'guides/rotate-key')).toBeVisible();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(row(page, 'guides/rotate-key')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Undo', exact: true })).toBeDisabled();
});

test('a file with CRLF and a byte order mark keeps both, and new lines get its line endings', async ({
  page,
}) => {
  const text = '\ufeff' + ACME.replaceAll('\n', '\r\n');
  await openSite(page, text);
  await openJson(page);
  await expect(statusBar(page)).toContainText('CRLF');
  await cursorAfter(page, '"guides/deploy",');
  await page.keyboard.press('Enter');
  await page.keyboard.type('"guides/new",');
  await expect(row(page, 'guides/new')).toBeVisible();
  expect(await downloadText(page)).toBe(
    text.replace('"guides/deploy",', '"guides/deploy",\r\n          "guides/new",'),
  );
  for (let i = 0; i < 30; i++) await page.keyboard.press('ControlOrMeta+z');
  expect(await downloadText(page)).toBe(text);
});

test(
  'the cursor selects the element under it, and a selected element is marked and shown',
  { tag: '@long' },
  async ({ page }) => {
    const groups = Array.from({ length: 120 }, (_, i) => ({
      group: `Group ${i}`,
      pages: [`page-${i}`],
    }));
    const text = JSON.stringify({ navigation: { groups } }, null, 2);
    await openSite(page, text);
    await openJson(page, 'Split');
    await tree(page).getByRole('treeitem').first().click();
    await page.keyboard.press('End');
    await expect(jsonRegion(page).locator('.view-lines')).toContainText('page-119');
    await expect(jsonRegion(page).locator('.signpost-lines').first()).toBeVisible();

    await cursorIn(page, text, '"page-|7"');
    await expect(row(page, 'page-7')).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.type('x');
    await expect(row(page, 'page-x7')).toHaveAttribute('aria-selected', 'true');
  },
);

test('text composed with an input method is one step', { tag: '@long' }, async ({ page }) => {
  await openSite(page, ACME);
  await openJson(page);
  await cursorAfter(page, 'Guides');
  const keyboard = await page.context().newCDPSession(page);
  for (const text of ['に', 'にほ', 'にほん'])
    await keyboard.send('Input.imeSetComposition', {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    });
  await keyboard.send('Input.insertText', { text: '日本' });
  await expect(row(page, 'Guides日本')).toBeVisible();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(row(page, 'Guides日本')).toHaveCount(0);
  expect(await downloadText(page)).toBe(ACME);
});

test('a problem links to its place in the text', { tag: '@long' }, async ({ page }) => {
  await openSite(page, ACME);
  await openJson(page);
  await cursorAfter(page, '"guides/deploy",');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('ControlOrMeta+Home');
  await page.getByRole('button', { name: 'Problems', exact: true }).click();
  const problems = page.getByRole('region', { name: 'Problems', exact: true });
  await problems.getByRole('listitem').first().getByRole('button').first().click();
  await expect(jsonRegion(page).locator('.line-numbers.active-line-number')).toHaveText('12');
});

test('a key typed in JSON is measured until the tree is painted', async ({ page }) => {
  await openSite(page, ACME);
  await openJson(page);
  await cursorAfter(page, 'Guides');
  await page.keyboard.type('!');
  await expect(row(page, 'Guides!')).toBeVisible();
  await page.waitForFunction(() => performance.getEntriesByName('signpost:type').length > 0);
});

test(
  'broken text offers its repair at the error, and previews it',
  { tag: '@long' },
  async ({ page }) => {
    await openSite(page, ACME);
    await openJson(page);
    await cursorAfter(page, '"guides/deploy",');
    await page.keyboard.press('Backspace');
    await statusBar(page).getByRole('button', { name: 'Go to error' }).click();
    const repair = m.insertComma(12);
    const fixes = page.locator('.action-widget').getByRole('option');
    await expect(jsonRegion(page).locator('.monaco-editor.focused')).toBeVisible();
    await expect(jsonRegion(page).locator('.squiggly-error').first()).toBeVisible();
    // The bar grows once the repair is known, which closes any menu open over the text.
    await expect(statusBar(page).getByRole('button', { name: repair })).toBeVisible();
    await page.keyboard.press('ControlOrMeta+.');
    await expect(fixes).toHaveText([new RegExp(repair)]);
    await page.keyboard.press('Enter');
    const proposal = page.getByRole('dialog', { name: repair });
    await expect(proposal).toContainText('"guides/deploy",');
    await proposal.getByRole('button', { name: repair }).click();
    await expect(statusBar(page)).not.toContainText('A comma is missing');
    await page.keyboard.press('ControlOrMeta+z');
    await expect(statusBar(page)).toContainText('A comma is missing');
    await statusBar(page).getByRole('button', { name: repair }).click();
    await expect(statusBar(page).getByRole('region', { name: /^Changed lines/ })).toContainText(
      '"guides/deploy",',
    );
    await statusBar(page).getByRole('button', { name: 'Fix', exact: true }).click();
    expect(await downloadText(page)).toBe(ACME);
  },
);
