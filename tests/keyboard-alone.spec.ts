/*
 * The ten main tasks by keyboard only. No story uses the mouse or sets the focus: it stays where the keys have moved
 * it, is visible there, and is never lost (keyboard.ts).
 */
import type { Page } from '@playwright/test';
import { pressKeys, tabTo, typeWords } from './keyboard';
import { expect, grabDownload, row, treeReady, test, tree } from './story';
import { region, button } from './screen-parts';
import * as m from '../src/lib/features/tree/naming-messages';

// Dozens of keys with a focus check after each take minutes on a slow machine.
test.describe.configure({ timeout: 300_000 });

/** Goes from the start screen to the tree of the sample. */
async function open(page: Page): Promise<void> {
  await page.goto('/');
  await tabTo(page, button(page, 'Try the sample'));
  await page.keyboard.press('Enter');
  await treeReady(page);
  await expect(tree(page).getByRole('treeitem').first()).toBeFocused();
}
/** Moves to a row with the arrow keys, starting at the first row. */
async function goTo(page: Page, label: string): Promise<void> {
  await pressKeys(page, 'Home');
  await tabTo(page, row(page, label), 'ArrowDown');
}

test('open the sample, move a page, rename it and download the file', async ({ page }) => {
  await open(page);
  await goTo(page, 'Quickstart');
  await pressKeys(page, 'Alt+ArrowDown');
  await expect(row(page, 'Quickstart')).toHaveAttribute('aria-posinset', '3');
  await goTo(page, 'Concepts');
  await pressKeys(page, 'F2', 'ControlOrMeta+a');
  await typeWords(page, 'Ideas');
  await pressKeys(page, 'Enter');
  await expect(row(page, 'Ideas')).toBeFocused();
  const { bytes } = await grabDownload(page, () => pressKeys(page, 'ControlOrMeta+s'));
  expect(bytes.toString('utf8')).toContain('"Ideas"');
  await expect(row(page, 'Ideas')).toBeFocused();
});

test('review, revert a change, and return to the same place', async ({ page }) => {
  await open(page);
  await goTo(page, 'Quickstart');
  await pressKeys(page, 'Alt+ArrowDown');
  await goTo(page, 'Introduction');
  await pressKeys(page, 'Delete');
  await tabTo(page, button(page, 'Review changes'), 'Shift+Tab');
  await pressKeys(page, 'Enter');
  const review = region(page, 'Review changes');
  await expect(review.getByRole('heading', { name: 'Review changes' })).toBeFocused();
  await tabTo(page, review.getByRole('button', { name: /^Revert/ }).first());
  await pressKeys(page, 'Enter');
  await expect(review.getByRole('button', { name: /^Revert/ })).toHaveCount(1);
  await pressKeys(page, 'Escape');
  await expect(button(page, 'Review changes')).toBeFocused();

  await tabTo(page, button(page, 'Before and after'));
  await pressKeys(page, 'Enter');
  await expect(region(page, 'Before and after')).toBeVisible();
  await pressKeys(page, 'Escape');
  await expect(button(page, 'Before and after')).toBeFocused();
});

test('find a place and move a page there', { tag: '@long' }, async ({ page }) => {
  await open(page);
  await goTo(page, 'Quickstart');
  await pressKeys(page, 'Control+Shift+M');
  await expect(page.getByRole('dialog', { name: 'Move to' }).getByRole('combobox')).toBeFocused();
  await typeWords(page, 'Guides');
  await pressKeys(page, 'Enter');
  await expect(row(page, 'Quickstart')).toBeFocused();
  await expect(row(page, 'Quickstart')).not.toHaveAttribute('aria-posinset', '2');
});

test('add a group and name it', { tag: '@long' }, async ({ page }) => {
  await open(page);
  await goTo(page, 'Guides');
  await pressKeys(page, 'Control+Enter');
  const menu = page.getByRole('menu', { name: 'Add' });
  await expect(menu.locator('[role=menuitem]:focus')).toBeVisible();
  await typeWords(page, 'group');
  await pressKeys(page, 'Enter');
  await expect(page.getByRole('textbox', { name: m.nameOf('group') })).toBeFocused();
  await typeWords(page, 'More');
  await pressKeys(page, 'Enter');
  await expect(row(page, 'More')).toBeFocused();
});

test(
  'undo with the button until it is disabled, and redo with keys',
  { tag: '@long' },
  async ({ page }) => {
    await open(page);
    await goTo(page, 'Quickstart');
    await pressKeys(page, 'Alt+ArrowDown', 'Alt+ArrowUp');
    await tabTo(page, button(page, 'Undo'), 'Shift+Tab');
    await pressKeys(page, 'Enter', 'Enter');
    await expect(button(page, 'Undo')).toBeDisabled();
    await pressKeys(page, 'ControlOrMeta+Shift+z');
    await expect(row(page, 'Quickstart')).toHaveAttribute('aria-posinset', '3');
  },
);

test('set an icon found by one letter', { tag: '@long' }, async ({ page }) => {
  await open(page);
  await goTo(page, 'Guides');
  const field = region(page, 'Properties').getByRole('textbox', { name: 'Icon', exact: true });
  await pressKeys(page, 'Space');
  await tabTo(page, field);
  const before = await field.inputValue();
  await pressKeys(page, 'Alt+ArrowDown');
  const picker = page.getByRole('dialog', { name: 'Choose an icon' });
  await expect(picker.getByRole('option').first()).toBeVisible();
  await typeWords(page, 'z');
  await expect(picker.getByRole('status')).toHaveText(/\d+ icons/);
  await pressKeys(page, 'ArrowDown', 'ArrowRight', 'Enter');
  await expect(field).toBeFocused();
  await expect(field).not.toHaveValue(before);
});

test('go to the JSON, change it, and go back', { tag: '@long' }, async ({ page }) => {
  await open(page);
  const modes = page.getByRole('radiogroup', { name: 'Mode' });
  await tabTo(page, modes.getByRole('radio', { name: 'Visual' }), 'Shift+Tab');
  await pressKeys(page, 'ArrowRight', 'ArrowRight');
  await expect(modes.getByRole('radio', { name: 'JSON' })).toBeFocused();
  const text = region(page, 'JSON').getByRole('textbox').first();
  await tabTo(page, text);
  await pressKeys(page, 'Control+f');
  await expect(page.getByRole('textbox', { name: 'Find', exact: true })).toBeFocused();
  await typeWords(page, '"Quickstart');
  await pressKeys(page, 'Escape');
  await pressKeys(page, 'Control+Home', 'ArrowDown', 'End', 'Enter');
  await typeWords(page, '"x-note": 1,');
  await expect(button(page, 'Review changes')).toHaveAccessibleDescription(/^1 change/);
  await pressKeys(page, 'Tab');
  await expect(text).not.toBeFocused();
  await pressKeys(page, 'Control+Alt+1');
  await expect(region(page, 'Preview')).toBeVisible();
});

test('search the navigation and go to a result', { tag: '@long' }, async ({ page }) => {
  await open(page);
  await pressKeys(page, '/');
  await expect(page.getByRole('searchbox', { name: 'Search navigation' })).toBeFocused();
  await typeWords(page, 'webhooks');
  await pressKeys(page, 'ArrowDown');
  await expect(row(page, 'Webhooks')).toBeFocused();
  await pressKeys(page, 'Escape', 'Control+k');
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
  await typeWords(page, 'rotate a key');
  await pressKeys(page, 'Enter');
  await expect(row(page, 'Rotate a key')).toBeFocused();
});

test('find a problem and fix it', { tag: '@long' }, async ({ page }) => {
  await page.goto('/');
  await tabTo(page, button(page, 'Paste JSON'));
  await pressKeys(page, 'Enter');
  await expect(page.getByRole('dialog').getByRole('textbox')).toBeFocused();
  await typeWords(
    page,
    '{ "navigation": { "groups": [{ "group": "A", "pages": ["a", "/b.mdx"] }] } }',
  );
  await tabTo(page, page.getByRole('dialog').getByRole('button', { name: 'Open', exact: true }));
  await page.keyboard.press('Enter');
  await treeReady(page);
  await expect(tree(page).getByRole('treeitem').first()).toBeFocused();
  await tabTo(page, button(page, 'Problems'), 'Shift+Tab');
  await pressKeys(page, 'Enter');
  const fix = region(page, 'Problems').getByRole('listitem').first().getByRole('button').last();
  await tabTo(page, fix);
  await pressKeys(page, 'Enter');
  await expect(button(page, 'Review changes')).toHaveAccessibleDescription(/^1 change/);
});

test('download the file from the review', { tag: '@long' }, async ({ page }) => {
  await open(page);
  await goTo(page, 'Quickstart');
  await pressKeys(page, 'Delete', 'Control+Shift+E');
  const review = region(page, 'Review changes');
  await tabTo(page, review.getByRole('button', { name: 'Download' }));
  const { bytes } = await grabDownload(page, () => pressKeys(page, 'Enter'));
  expect(bytes.toString('utf8')).not.toContain('"get-started/quickstart"');
  await pressKeys(page, 'Escape');
});
