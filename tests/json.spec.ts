/*
 * JSON mode by keyboard: what is typed is in the tree at once, what is done in the tree is in the text, and
 * undo is one for both, exact to the byte.
 */
import type { Page } from '@playwright/test';
import { bar, bytesNow, cursorIn, mode, openJson, region, typeAtOnce } from './json';
import { expect, openFile, row, test, textFile, tree } from './story';

const SITE = `{
  "name": "Acme",
  "navigation": {
    "groups": [
      {
        "group": "Get started",
        "pages": ["introduction", "quickstart"]
      },
      {
        "group": "Guides",
        "pages": [
          "guides/deploy",
          "guides/rotate"
        ]
      }
    ]
  }
}
`;

/** Puts the cursor behind the first place of this text; `shown`: what the pane shows now. */
const cursorAfter = (page: Page, text: string): Promise<void> => cursorIn(page, SITE, `${text}|`);

test('what is typed in JSON is in the tree', async ({ page }) => {
  await openFile(page, textFile(SITE));
  await openJson(page);
  await cursorAfter(page, 'Guides');
  await page.keyboard.type(' and more');
  await expect(row(page, 'Guides and more')).toBeVisible();
  expect(await bytesNow(page)).toBe(SITE.replace('"Guides"', '"Guides and more"'));
});

test('what is renamed in the properties is in the JSON', { tag: '@long' }, async ({ page }) => {
  await openFile(page, textFile(SITE));
  await mode(page, 'Split');
  await row(page, 'Guides').click();
  const label = page.getByRole('textbox', { name: 'Label', exact: true });
  await label.fill('Handbook');
  await expect(region(page).locator('.view-lines')).toContainText('"Handbook"');
});

test('broken JSON keeps the tree, says what and where, and mends', async ({ page }) => {
  await openFile(page, textFile(SITE));
  await openJson(page);
  await cursorAfter(page, '"guides/deploy",');
  await page.keyboard.press('Backspace');
  await expect(bar(page)).toContainText('A comma is missing after line 12');
  await expect(row(page, 'Get started')).toBeVisible();
  await page.keyboard.press('ControlOrMeta+Home');
  await bar(page).getByRole('button', { name: 'Go to line 13' }).click();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('End');
  await page.keyboard.type(',');
  await expect(bar(page)).not.toContainText('missing');
  expect(await bytesNow(page)).toBe(SITE);
});

test('undo is one for all modes, and gives back the bytes', async ({ page }) => {
  await openFile(page, textFile(SITE));
  await openJson(page);
  await cursorAfter(page, 'introduction');
  await typeAtOnce(page, '-2');
  await mode(page, 'Visual');
  await row(page, 'Guides').click();
  await page.getByRole('textbox', { name: 'Label', exact: true }).fill('Handbook');
  await expect(row(page, 'Handbook')).toBeVisible();
  await openJson(page);
  await cursorAfter(page, 'guides/rotate');
  await typeAtOnce(page, '-key');
  const changed = await bytesNow(page);
  expect(changed).toBe(
    SITE.replace('introduction', 'introduction-2')
      .replace('"Guides"', '"Handbook"')
      .replace('guides/rotate', 'guides/rotate-key'),
  );

  await page.keyboard.press('ControlOrMeta+z');
  await expect(row(page, 'guides/rotate-key')).toHaveCount(0);
  await page.keyboard.press('ControlOrMeta+z');
  await expect(row(page, 'Guides')).toBeVisible();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(row(page, 'introduction-2')).toHaveCount(0);
  expect(await bytesNow(page)).toBe(SITE);
  await expect(page.getByRole('button', { name: 'Undo', exact: true })).toBeDisabled();

  for (let i = 0; i < 3; i++) await page.keyboard.press('ControlOrMeta+Shift+z');
  await expect(row(page, 'Handbook')).toBeVisible();
  expect(await bytesNow(page)).toBe(changed);
});

test('keys that a slow machine hears late are one step', { tag: '@long' }, async ({ page }) => {
  await openFile(page, textFile(SITE));
  await openJson(page);
  await cursorAfter(page, 'guides/rotate');
  // Each is answered only when a pause would long have ended the step.
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

test('a file with CRLF and a byte order mark keeps both, and typed lines end as its own', async ({
  page,
}) => {
  const text = '\ufeff' + SITE.replaceAll('\n', '\r\n');
  await openFile(page, textFile(text));
  await openJson(page);
  await expect(bar(page)).toContainText('CRLF');
  await cursorAfter(page, '"guides/deploy",');
  await page.keyboard.press('Enter');
  await page.keyboard.type('"guides/new",');
  await expect(row(page, 'guides/new')).toBeVisible();
  expect(await bytesNow(page)).toBe(
    text.replace('"guides/deploy",', '"guides/deploy",\r\n          "guides/new",'),
  );
  for (let i = 0; i < 30; i++) await page.keyboard.press('ControlOrMeta+z');
  expect(await bytesNow(page)).toBe(text);
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
    await openFile(page, textFile(text));
    await openJson(page, 'Split');
    await tree(page).getByRole('treeitem').first().click();
    await page.keyboard.press('End');
    await expect(region(page).locator('.view-lines')).toContainText('page-119');
    await expect(region(page).locator('.signpost-lines').first()).toBeVisible();

    await cursorIn(page, text, '"page-|7"');
    await expect(row(page, 'page-7')).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.type('x');
    await expect(row(page, 'page-x7')).toHaveAttribute('aria-selected', 'true');
  },
);

test('what an input method composes is one step', { tag: '@long' }, async ({ page }) => {
  await openFile(page, textFile(SITE));
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
  expect(await bytesNow(page)).toBe(SITE);
});

test('a problem leads to its place in the text', { tag: '@long' }, async ({ page }) => {
  await openFile(page, textFile(SITE));
  await openJson(page);
  await cursorAfter(page, '"guides/deploy",');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('ControlOrMeta+Home');
  await page.getByRole('button', { name: 'Problems', exact: true }).click();
  const problems = page.getByRole('region', { name: 'Problems', exact: true });
  await problems.getByRole('listitem').first().getByRole('button').first().click();
  await expect(region(page).locator('.line-numbers.active-line-number')).toHaveText('13');
});

test('a key typed into JSON is measured until the tree is painted', async ({ page }) => {
  await openFile(page, textFile(SITE));
  await openJson(page);
  await cursorAfter(page, 'Guides');
  await page.keyboard.type('!');
  await expect(row(page, 'Guides!')).toBeVisible();
  await page.waitForFunction(() => performance.getEntriesByName('signpost:type').length > 0);
});

test(
  'broken text offers its repair where it is broken, and shows it first',
  { tag: '@long' },
  async ({ page }) => {
    await openFile(page, textFile(SITE));
    await openJson(page);
    await cursorAfter(page, '"guides/deploy",');
    await page.keyboard.press('Backspace');
    await bar(page).getByRole('button', { name: 'Go to line 13' }).click();
    const repair = 'Insert the comma missing after line 12';
    const fixes = page.locator('.action-widget').getByRole('option');
    await expect(region(page).locator('.monaco-editor.focused')).toBeVisible();
    await expect(region(page).locator('.squiggly-error').first()).toBeVisible();
    // The bar grows once it knows the repair, and a menu that is open over the text closes then.
    await expect(bar(page).getByRole('button', { name: repair })).toBeVisible();
    await page.keyboard.press('ControlOrMeta+.');
    await expect(fixes).toHaveText([new RegExp(repair)]);
    await page.keyboard.press('Enter');
    const proposal = page.getByRole('dialog', { name: repair });
    await expect(proposal).toContainText('"guides/deploy",');
    await proposal.getByRole('button', { name: repair }).click();
    await expect(bar(page)).not.toContainText('missing');
    await page.keyboard.press('ControlOrMeta+z');
    await expect(bar(page)).toContainText('missing');
    await bar(page).getByRole('button', { name: repair }).click();
    await expect(bar(page).getByRole('region', { name: /^Lines/ })).toContainText(
      '"guides/deploy",',
    );
    await bar(page).getByRole('button', { name: 'Repair', exact: true }).click();
    expect(await bytesNow(page)).toBe(SITE);
  },
);
