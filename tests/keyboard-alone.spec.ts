/*
 * The ten main tasks by keyboard only. No story uses the mouse or sets the focus: it stays where the keys have moved
 * it, is visible there, and is never lost (keyboard.ts).
 */
import type { Page } from '@playwright/test';
import { press, reach, type } from './keyboard';
import { expect, grabDownload, row, settled, test, tree } from './story';

// Dozens of keys with a focus check after each take minutes on a slow machine.
test.describe.configure({ timeout: 300_000 });

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Goes from the start screen to the tree of the sample. */
async function open(page: Page): Promise<void> {
  await page.goto('/');
  await reach(page, button(page, 'Try the sample'));
  await page.keyboard.press('Enter');
  await settled(page);
  await expect(tree(page).getByRole('treeitem').first()).toBeFocused();
}
/** Moves to a row with the arrow keys, starting at the first row. */
async function goTo(page: Page, label: string): Promise<void> {
  await press(page, 'Home');
  await reach(page, row(page, label), 'ArrowDown');
}

test('open the sample, move a page, rename it and download the file', async ({ page }) => {
  await open(page);
  await goTo(page, 'Quickstart');
  await press(page, 'Alt+ArrowDown');
  await expect(row(page, 'Quickstart')).toHaveAttribute('aria-posinset', '3');
  await goTo(page, 'Concepts');
  await press(page, 'F2', 'ControlOrMeta+a');
  await type(page, 'Ideas');
  await press(page, 'Enter');
  await expect(row(page, 'Ideas')).toBeFocused();
  const { bytes } = await grabDownload(page, () => press(page, 'ControlOrMeta+s'));
  expect(bytes.toString('utf8')).toContain('"Ideas"');
  await expect(row(page, 'Ideas')).toBeFocused();
});

test('review, revert a change, and return to the same place', async ({ page }) => {
  await open(page);
  await goTo(page, 'Quickstart');
  await press(page, 'Alt+ArrowDown');
  await goTo(page, 'Introduction');
  await press(page, 'Delete');
  await reach(page, button(page, 'Review changes'), 'Shift+Tab');
  await press(page, 'Enter');
  const review = region(page, 'Review changes');
  await expect(review.getByRole('heading', { name: 'Review changes' })).toBeFocused();
  await reach(page, review.getByRole('button', { name: /^Take back/ }).first());
  await press(page, 'Enter');
  await expect(review.getByRole('button', { name: /^Take back/ })).toHaveCount(1);
  await press(page, 'Escape');
  await expect(button(page, 'Review changes')).toBeFocused();

  await reach(page, button(page, 'Before and after'));
  await press(page, 'Enter');
  await expect(region(page, 'Before and after')).toBeVisible();
  await press(page, 'Escape');
  await expect(button(page, 'Before and after')).toBeFocused();
});

test('find a place and move a page there', { tag: '@long' }, async ({ page }) => {
  await open(page);
  await goTo(page, 'Quickstart');
  await press(page, 'Control+Shift+M');
  await expect(page.getByRole('dialog', { name: 'Move to' }).getByRole('combobox')).toBeFocused();
  await type(page, 'Guides');
  await press(page, 'Enter');
  await expect(row(page, 'Quickstart')).toBeFocused();
  await expect(row(page, 'Quickstart')).not.toHaveAttribute('aria-posinset', '2');
});

test('add a group and name it', { tag: '@long' }, async ({ page }) => {
  await open(page);
  await goTo(page, 'Guides');
  await press(page, 'Control+Enter');
  const menu = page.getByRole('menu', { name: 'Add' });
  await expect(menu.locator('[role=menuitem]:focus')).toBeVisible();
  await type(page, 'group');
  await press(page, 'Enter');
  await expect(page.getByRole('textbox', { name: 'Name of this group' })).toBeFocused();
  await type(page, 'More');
  await press(page, 'Enter');
  await expect(row(page, 'More')).toBeFocused();
});

test(
  'undo with the button until it is disabled, and redo with keys',
  { tag: '@long' },
  async ({ page }) => {
    await open(page);
    await goTo(page, 'Quickstart');
    await press(page, 'Alt+ArrowDown', 'Alt+ArrowUp');
    await reach(page, button(page, 'Undo'), 'Shift+Tab');
    await press(page, 'Enter', 'Enter');
    await expect(button(page, 'Undo')).toBeDisabled();
    await press(page, 'ControlOrMeta+Shift+z');
    await expect(row(page, 'Quickstart')).toHaveAttribute('aria-posinset', '3');
  },
);

test('set an icon found by one letter', { tag: '@long' }, async ({ page }) => {
  await open(page);
  await goTo(page, 'Guides');
  const field = region(page, 'Properties').getByRole('textbox', { name: 'Icon', exact: true });
  await press(page, 'Space');
  await reach(page, field);
  const before = await field.inputValue();
  await press(page, 'Alt+ArrowDown');
  const picker = page.getByRole('dialog', { name: 'Choose an icon' });
  await expect(picker.getByRole('option').first()).toBeVisible();
  await type(page, 'z');
  await expect(picker.getByRole('status')).toHaveText(/\d+ icons/);
  await press(page, 'ArrowDown', 'ArrowRight', 'Enter');
  await expect(field).toBeFocused();
  await expect(field).not.toHaveValue(before);
});

test('go to the JSON, change it, and go back', { tag: '@long' }, async ({ page }) => {
  await open(page);
  const modes = page.getByRole('radiogroup', { name: 'Mode' });
  await reach(page, modes.getByRole('radio', { name: 'Visual' }), 'Shift+Tab');
  await press(page, 'ArrowRight', 'ArrowRight');
  await expect(modes.getByRole('radio', { name: 'JSON' })).toBeFocused();
  const text = region(page, 'JSON').getByRole('textbox').first();
  await reach(page, text);
  await press(page, 'Control+f');
  await expect(page.getByRole('textbox', { name: 'Find', exact: true })).toBeFocused();
  await type(page, '"Quickstart');
  await press(page, 'Escape');
  await press(page, 'Control+Home', 'ArrowDown', 'End', 'Enter');
  await type(page, '"x-note": 1,');
  await expect(button(page, 'Review changes')).toHaveAccessibleDescription(/^1 change/);
  await press(page, 'Tab');
  await expect(text).not.toBeFocused();
  await press(page, 'Control+Alt+1');
  await expect(region(page, 'Preview')).toBeVisible();
});

test('search the navigation and go to a result', { tag: '@long' }, async ({ page }) => {
  await open(page);
  await press(page, '/');
  await expect(page.getByRole('searchbox', { name: 'Search navigation' })).toBeFocused();
  await type(page, 'webhooks');
  await press(page, 'ArrowDown');
  await expect(row(page, 'Webhooks')).toBeFocused();
  await press(page, 'Escape', 'Control+k');
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
  await type(page, 'rotate a key');
  await press(page, 'Enter');
  await expect(row(page, 'Rotate a key')).toBeFocused();
});

test('find a problem and fix it', { tag: '@long' }, async ({ page }) => {
  await page.goto('/');
  await reach(page, button(page, 'Paste JSON'));
  await press(page, 'Enter');
  await expect(page.getByRole('dialog').getByRole('textbox')).toBeFocused();
  await type(page, '{ "navigation": { "groups": [{ "group": "A", "pages": ["a", "/b.mdx"] }] } }');
  await reach(page, page.getByRole('dialog').getByRole('button', { name: 'Open', exact: true }));
  await page.keyboard.press('Enter');
  await settled(page);
  await expect(tree(page).getByRole('treeitem').first()).toBeFocused();
  await reach(page, button(page, 'Problems'), 'Shift+Tab');
  await press(page, 'Enter');
  const fix = region(page, 'Problems').getByRole('listitem').first().getByRole('button').last();
  await reach(page, fix);
  await press(page, 'Enter');
  await expect(button(page, 'Review changes')).toHaveAccessibleDescription(/^1 change/);
});

test('download the file from the review', { tag: '@long' }, async ({ page }) => {
  await open(page);
  await goTo(page, 'Quickstart');
  await press(page, 'Delete', 'Control+Shift+E');
  const review = region(page, 'Review changes');
  await reach(page, review.getByRole('button', { name: 'Download' }));
  const { bytes } = await grabDownload(page, () => press(page, 'Enter'));
  expect(bytes.toString('utf8')).not.toContain('"get-started/quickstart"');
  await press(page, 'Escape');
});
