import { dragRow, open, outline, announcement } from './tree-story';
import { expect, row, test, tree, inputFocused, openMore } from './story';
import { chooseSite } from './open-site';
import * as m from '../src/lib/features/tree/naming-messages';
import * as commandMessages from '../src/lib/features/tree/commands/messages';

test(
  'keys move through the tree, expand, collapse and select',
  { tag: '@main' },
  async ({ page }) => {
    await open(page);
    await row(page, 'Documentation').click();
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
    const walk: readonly (readonly [string, string])[] = [
      ['ArrowDown', 'Get started'],
      ['ArrowRight', 'Introduction'],
      ['ArrowLeft', 'Get started'],
      ['ArrowLeft', 'Get started'],
      ['ArrowDown', 'Guides'],
      ['End', 'POST /users'],
      ['Home', 'Documentation'],
      ['m', 'Migrate'],
      ['ArrowUp', 'Rotate'],
    ];
    for (const [key, name] of walk) {
      await page.keyboard.press(key);
      await expect.poll(focused, `after ${key}`).toBe(name);
    }
    await page.keyboard.press('Shift+ArrowUp');
    await expect(tree(page).getByRole('treeitem', { selected: true })).toHaveCount(2);
    await page.keyboard.press('Control+a');
    await expect(tree(page).getByRole('treeitem', { selected: true })).toHaveCount(3);
  },
);

test(
  'keys move rows, and announce where they went or why not',
  { tag: '@main' },
  async ({ page }) => {
    await open(page);
    await row(page, 'quickstart').click();
    await page.keyboard.press('Alt+ArrowUp');
    await expect
      .poll(async () => (await outline(page)).slice(2, 4))
      .toEqual(['    quickstart', '    introduction']);
    await expect(row(page, 'quickstart')).toBeFocused();
    await page.keyboard.press('Alt+ArrowDown');
    await page.keyboard.press('Alt+ArrowDown');
    await expect
      .poll(async () => (await outline(page)).slice(2, 7))
      .toEqual([
        '    introduction',
        '    Concepts',
        '      projects',
        '      teams',
        '    quickstart',
      ]);
    await page.keyboard.press('Alt+ArrowRight');
    await expect(row(page, 'quickstart')).toHaveAttribute('aria-level', '4');
    await page.keyboard.press('Alt+ArrowLeft');
    await expect(row(page, 'quickstart')).toHaveAttribute('aria-level', '3');
    await expect(announcement(page).filter({ hasText: 'Moved “Quickstart”' })).toHaveCount(1);
    await page.keyboard.press('Alt+ArrowDown');
    await expect
      .poll(async () => (await outline(page)).slice(6, 8))
      .toEqual(['  Guides', '    quickstart']);
    await row(page, 'Documentation').click();
    await page.keyboard.press('Alt+ArrowUp');
    await expect(announcement(page).filter({ hasText: 'is already first' })).toHaveCount(1);
  },
);

test('a row is renamed in place', { tag: '@main' }, async ({ page }) => {
  await open(page);
  await row(page, 'Guides').click();
  await page.keyboard.press('F2');
  const field = page.getByRole('textbox', { name: m.nameOf('group') });
  await expect(field).toBeFocused();
  await field.fill('How-to guides');
  await field.press('Enter');
  await expect(row(page, 'How-to guides')).toBeFocused();
  await page.keyboard.press('Enter');
  await inputFocused(page);
  await page.keyboard.type('Other');
  await page.keyboard.press('Escape');
  await expect(row(page, 'How-to guides')).toBeFocused();
  await row(page, 'deploy').dblclick();
  await inputFocused(page);
  await page.keyboard.type('guides/deploy');
  await page.keyboard.press('Enter');
  await expect(row(page, 'guides/deploy')).toBeVisible();
});

test(
  'Delete removes the selection, and the next row is selected',
  { tag: '@main' },
  async ({ page }) => {
    await open(page);
    await row(page, 'deploy').click();
    await page.keyboard.press('Delete');
    await expect(row(page, 'deploy')).toHaveCount(0);
    await expect(row(page, 'rotate')).toBeFocused();
    await expect(row(page, 'rotate')).toHaveAttribute('aria-selected', 'true');
  },
);

test(
  'the context menu runs the possible actions and says why the others are not',
  { tag: '@main' },
  async ({ page }) => {
    await open(page);
    await row(page, 'Guides').click({ button: 'right' });
    const item = (name: string) => page.getByRole('menuitem', { name, exact: true });
    await expect(item('Rename')).toBeVisible();
    await item('Add').press('ArrowRight');
    await item('Page').click();
    const path = page.getByRole('textbox', { name: m.titleOf });
    await expect(path).toHaveValue('New page');
    await path.fill('guides/secrets');
    await path.press('Enter');
    await expect(row(page, 'guides/secrets')).toHaveAttribute('aria-level', '3');

    await row(page, 'rotate').click();
    await page.keyboard.press('Shift+F10');
    await item(commandMessages.wrapInGroup).click();
    await inputFocused(page);
    await page.keyboard.type('Keys');
    await page.keyboard.press('Enter');
    await expect(row(page, 'Keys')).toHaveAttribute('aria-level', '3');
    await expect(row(page, 'rotate')).toHaveAttribute('aria-level', '4');

    await row(page, 'Keys').click({ button: 'right' });
    await openMore(page);
    await item('Unwrap').click();
    await expect(row(page, 'rotate')).toHaveAttribute('aria-level', '3');

    await row(page, 'Guides').click({ button: 'right' });
    await item('Restructure').press('ArrowRight');
    await item('Sort by path…').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Sort', exact: true }).click();
    await expect
      .poll(async () => (await outline(page)).slice(8, 12))
      .toEqual(['    deploy', '    guides/secrets', '    migrate', '    rotate']);

    await row(page, 'Documentation').click({ button: 'right' });
    await openMore(page);
    await expect(item('Move up')).toBeDisabled();
    await expect(item('Move up')).toContainText('is already first');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(row(page, 'Documentation')).toBeFocused();
  },
);

test('“Move to…” finds a place by its name', { tag: '@main' }, async ({ page }) => {
  await open(page);
  await row(page, 'deploy').click();
  await row(page, 'migrate').click({ modifiers: ['Shift'] });
  await row(page, 'rotate').click({ button: 'right' });
  await page.getByRole('menuitem', { name: 'Move to…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Move to' });
  await expect(dialog).toContainText('3 pages');
  await dialog.getByRole('combobox').fill('conc');
  await expect(dialog.getByRole('option').first()).toHaveAccessibleName('Concepts');
  await expect(dialog.getByRole('option').first()).toContainText('Documentation › Get started');
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect
    .poll(async () => (await outline(page)).slice(4, 10))
    .toEqual([
      '    Concepts',
      '      projects',
      '      teams',
      '      deploy',
      '      rotate',
      '      migrate',
    ]);
  await expect(tree(page).getByRole('treeitem', { selected: true })).toHaveCount(3);
});

test('searching keeps the matches and their ancestors', async ({ page }) => {
  await open(page);
  await page.keyboard.press('/');
  const search = page.getByRole('searchbox', { name: 'Search navigation' });
  await expect(search).toBeFocused();
  await search.fill('teams');
  await expect
    .poll(() => outline(page))
    .toEqual(['Documentation', '  Get started', '    Concepts', '      teams']);
  await search.press('Enter');
  await expect(row(page, 'teams')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect.poll(async () => (await outline(page)).length).toBe(15);
  await expect(row(page, 'teams')).toHaveAttribute('aria-selected', 'true');
});

test('an empty navigation offers a start', async ({ page }) => {
  await page.goto('/');
  for (const text of ['{ "navigation": {} }', '{ "name": "New" }']) {
    await page.goto('/');
    await chooseSite(page, text);
    await page.getByRole('button', { name: 'Add group' }).click();
    await page.keyboard.press('Enter');
    await expect(row(page, 'Getting started')).toBeVisible();
  }
});

test('the selection is restored by undo and redo', { tag: '@main' }, async ({ page }) => {
  await open(page);
  await row(page, 'deploy').click();
  await page.keyboard.press('Control+d');
  await expect(tree(page).getByRole('treeitem', { name: /^Deploy/ })).toHaveCount(2);
  await expect(
    tree(page)
      .getByRole('treeitem', { name: /^Deploy/ })
      .nth(1),
  ).toBeFocused();
  await page.keyboard.press('Control+z');
  await expect(tree(page).getByRole('treeitem', { name: /^Deploy/ })).toHaveCount(1);
  await expect(row(page, 'deploy')).toHaveAttribute('aria-selected', 'true');
  await expect(row(page, 'deploy')).toBeFocused();

  await row(page, 'rotate').click();
  await page.keyboard.press('Delete');
  await expect(row(page, 'migrate')).toBeFocused();
  await page.keyboard.press('Control+z');
  await expect(row(page, 'rotate')).toBeFocused();
  await expect(row(page, 'rotate')).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Control+Shift+z');
  await expect(row(page, 'rotate')).toHaveCount(0);
  await expect(row(page, 'migrate')).toHaveAttribute('aria-selected', 'true');
});

test(
  'a page moved into an element without a list is the only one selected',
  { tag: '@long' },
  async ({ page }) => {
    await open(page, {
      navigation: {
        tabs: [
          { tab: 'A', pages: ['one', 'two'] },
          { tab: 'B', openapi: 'api.json' },
        ],
      },
    });
    await dragRow(page, 'two', { onto: 'B' });
    await page.mouse.up();
    await expect(row(page, 'two')).toBeFocused();
    await expect(tree(page).getByRole('treeitem', { selected: true })).toHaveText(['Two']);
  },
);
