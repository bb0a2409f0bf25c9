import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { SITE } from './tree-story';
import { expect, row, test, inputFocused } from './story';
import { openSite } from './open-site';
import { ask, field, group, option, palette } from './palette-story';
import * as m from '../src/lib/editor/commands/messages';
import * as namingMessages from '../src/lib/features/tree/naming-messages';
import * as paletteMessages from '../src/lib/features/palette/messages';
import * as previewMessages from '../src/lib/features/preview/messages';
import * as commandMessages from '../src/lib/features/tree/find/command-messages';
import * as helpMessages from '../src/lib/features/shell/help-messages';
import * as t from '../src/lib/features/tree/commands/messages';

test.describe('the palette', () => {
  test.beforeEach(({ page }) => openSite(page, SITE));

  test(
    'runs the chosen action on the selection, and shows its keys',
    { tag: '@main' },
    async ({ page }) => {
      await row(page, 'Guides').click();
      await ask(page, 'rename');
      await expect(palette(page)).toContainText('“Guides” is selected');
      await expect(option(page, 'Rename')).toHaveAttribute('aria-selected', 'true');
      await expect(option(page, 'Rename')).toContainText('Enter');
      await page.keyboard.press('Enter');
      await expect(palette(page)).toHaveCount(0);
      await expect(
        page.getByRole('textbox', { name: namingMessages.nameOf('group') }),
      ).toBeFocused();
      await page.keyboard.type('How-to');
      await page.keyboard.press('Enter');
      await expect(row(page, 'How-to')).toBeFocused();
    },
  );

  test("offers the same actions as the selected element's menu", async ({ page }) => {
    await row(page, 'deploy').click();
    await ask(page, 'wrap group');
    await page.keyboard.press('Enter');
    await inputFocused(page);
    await page.keyboard.type('Shipping');
    await page.keyboard.press('Enter');
    await expect(row(page, 'deploy')).toHaveAttribute('aria-level', '4');
    await row(page, 'Guides').click();
    await ask(page, 'sort path');
    await expect(option(page, 'Restructure: Sort by path')).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await page.keyboard.press('Enter');
    const proposal = page.getByRole('dialog', { name: /^Sort/ });
    await proposal.getByRole('button', { name: 'Cancel' }).click();
    await expect(row(page, 'Guides')).toBeFocused();
    await ask(page, 'turn tab');
    await expect(option(page, 'Turn into: Tab')).toHaveAccessibleDescription(
      /Tabs can’t contain tabs directly/,
    );
    await page.keyboard.press('Escape');
    await expect(row(page, 'Guides')).toBeFocused();
    await ask(page, 'add page');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('textbox', { name: namingMessages.titleOf })).toBeFocused();
  });

  test('lists impossible actions last, with the reason', { tag: '@long' }, async ({ page }) => {
    await row(page, 'Documentation').click();
    await ask(page, '');
    await expect(group(page, 'Unavailable')).toContainText(m.nothingToRedo);
    await expect(group(page, 'Selection').getByRole('option', { name: 'Rename' })).toBeVisible();
    await field(page).fill('move up');
    const up = option(page, 'Move up');
    await expect(up).toHaveAttribute('aria-disabled', 'true');
    await expect(up).toHaveAccessibleDescription(/is already first/);
    await page.keyboard.press('Enter');
    await expect(palette(page).getByRole('alert')).toContainText('is already first');
    await expect(field(page)).toBeFocused();
  });

  test('opens again for a key pressed the moment it has closed', async ({ page }) => {
    await row(page, 'Guides').click();
    await ask(page, 'rename');
    await row(page, 'Guides').evaluate((guides) => {
      const again = new KeyboardEvent('keydown', { key: 'k', ctrlKey: true, bubbles: true });
      guides.addEventListener('focus', () => queueMicrotask(() => guides.dispatchEvent(again)), {
        once: true,
      });
    });
    await page.keyboard.press('Escape');
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveValue('');
  });

  test('goes to an element even if it is collapsed, and tolerates a typo', async ({ page }) => {
    await row(page, 'Documentation').click();
    await page.keyboard.press('ArrowLeft');
    await expect(row(page, 'teams')).toHaveCount(0);
    await ask(page, 'taems');
    await expect(option(page, 'Teams')).toContainText('Documentation › Get started › Concepts');
    await expect(option(page, 'Teams')).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
    await expect(row(page, 'teams')).toBeFocused();
    await expect(row(page, 'teams')).toHaveAttribute('aria-selected', 'true');
  });

  test('finds an endpoint of the specification by its path', async ({ page }) => {
    await ask(page, 'post users');
    await page.keyboard.press('Enter');
    await expect(row(page, 'POST /users')).toBeFocused();
  });

  test('understands everyday words, and ranks their actions above elements', async ({ page }) => {
    await row(page, 'deploy').click();
    await ask(page, 'delete');
    const asked: readonly (readonly [string, string])[] = [
      ['delete', 'Remove'],
      ['write file', 'Download'],
      ['export', previewMessages.exportAsPage],
      ['new page', 'Add page'],
      ['new group', 'Add group'],
      ['isolate', commandMessages.onlyThisElement],
      ['help', 'Help'],
      ['hotkeys', 'Keyboard shortcuts'],
      ['dark', 'Dark theme'],
      ['errors', 'Problems'],
      ['diff', 'Review changes'],
      ['find', 'Search the navigation'],
      ['open all', 'Expand all'],
      ['fold all', 'Collapse all'],
      ['rename', 'Rename'],
      ['clone', 'Duplicate'],
    ];
    for (const [words, name] of asked) {
      await field(page).fill(words);
      await expect(palette(page).getByRole('option').first()).toHaveAccessibleName(name);
    }
  });

  test('answers a request in plain words with help', async ({ page }) => {
    const asked: readonly (readonly [string, string])[] = [
      ['how do I add a language', 'Add a language or a version'],
      ['make collapsible', 'Choose whether a group starts expanded'],
      ['hide a page', 'Hide something from readers'],
      ['change the color', 'Change the banner, the colors, or the theme'],
    ];
    await ask(page, '');
    for (const [words, name] of asked) {
      await field(page).fill(words);
      await expect(
        group(page, paletteMessages.help).getByRole('option').first(),
      ).toHaveAccessibleName(name);
    }
    await field(page).fill('collapsible');
    await group(page, paletteMessages.help).getByRole('option').first().click();
    const entry = page.getByRole('group').filter({ hasText: asked[1]![1] });
    await expect(entry).toHaveAttribute('open', '');
    await expect(entry.locator('summary')).toBeFocused();
  });

  test('switches a field of the selected element', async ({ page }) => {
    await row(page, 'Guides').click();
    await ask(page, 'hide');
    await expect(option(page, t.hide)).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
    await ask(page, 'hide');
    await expect(option(page, t.unhide)).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Escape');
    await row(page, 'Concepts').click();
    await ask(page, 'collapsed');
    await expect(option(page, t.startExpanded)).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('switch', { name: 'Expanded by default' })).toBeChecked();
  });

  test('goes to the properties', async ({ page }) => {
    await row(page, 'Guides').click();
    await ask(page, 'inspector');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('textbox', { name: 'Label' })).toBeFocused();
  });

  test('lists the last used action first', { tag: '@long' }, async ({ page }) => {
    await ask(page, 'problems');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('region', { name: 'Problems' })).toBeVisible();
    await ask(page, '');
    await expect(palette(page).getByRole('option').first()).toHaveAccessibleName('Problems');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('region', { name: 'Problems' })).toHaveCount(0);
  });

  test(
    'opens from the JSON editor and from a text field, and closes with its own key',
    { tag: '@long' },
    async ({ page }) => {
      await page.keyboard.press('Control+Alt+3');
      const code = page.getByRole('textbox', { name: 'docs.json as text' });
      await code.focus();
      await ask(page, 'guides');
      await page.keyboard.press('Control+k');
      await expect(palette(page)).toHaveCount(0);
      await expect(code).toBeFocused();
      await ask(page, 'guides');
      await page.keyboard.press('Enter');
      await expect(row(page, 'Guides')).toBeFocused();
      await page.getByRole('searchbox', { name: 'Search navigation' }).focus();
      await page.keyboard.press('Control+k');
      await expect(field(page)).toBeFocused();
    },
  );
});

test.describe('the shortcut sheet', () => {
  const sheet = (page: Page): Locator => page.getByRole('dialog', { name: 'Keyboard shortcuts' });

  test.beforeEach(async ({ page }) => {
    await openSite(page, SITE);
    await row(page, 'Guides').click();
  });

  test('opens with “?”, its command and its button, but not while typing', async ({ page }) => {
    await page.keyboard.press('Shift+?');
    await expect(sheet(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(sheet(page)).toHaveCount(0);
    await expect(row(page, 'Guides')).toBeFocused();

    const label = page.getByRole('textbox', { name: 'Label' });
    await label.click();
    await page.keyboard.press('End');
    await page.keyboard.press('Shift+?');
    await expect(label).toHaveValue('Guides?');
    await expect(sheet(page)).toHaveCount(0);

    await ask(page, 'shortcuts');
    await page.keyboard.press('Enter');
    await expect(sheet(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Keyboard shortcuts' }).click();
    await expect(sheet(page)).toBeVisible();
  });

  test(
    'says where the keys work, and keeps each section in one column',
    { tag: '@long' },
    async ({ page }) => {
      await page.keyboard.press('Shift+?');
      await expect(sheet(page).getByText(helpMessages.whereKeysWork)).toHaveCount(1);
      const pieces = await sheet(page)
        .locator('section')
        .evaluateAll((all) => all.map((one) => one.getClientRects().length));
      expect(pieces.length).toBeGreaterThan(4);
      expect(new Set(pieces)).toEqual(new Set([1]));
    },
  );

  test('matches docs/keyboard.md', async ({ page }) => {
    await page.keyboard.press('Shift+?');
    await expect(sheet(page)).toBeVisible();
    const lines = await sheet(page)
      .locator('dl > div')
      .evaluateAll((all) =>
        all.map((line) => {
          const keys = [...line.querySelectorAll('kbd')].map((key) => `\`${key.textContent}\``);
          return `- ${line.querySelector('dt')?.textContent}: ${keys.join(', ')}`;
        }),
      );
    expect(lines.length).toBeGreaterThan(30);
    const written = readFileSync('docs/keyboard.md', 'utf8').split('\n');
    expect(lines.filter((line) => !written.includes(line))).toEqual([]);
  });
});

test('buttons show their keys', { tag: '@long' }, async ({ page }) => {
  await openSite(page, SITE);
  const title = (name: string) => page.getByRole('button', { name, exact: true });
  await expect(title('Undo')).toHaveAttribute('title', 'Undo (Ctrl+Z)');
  await expect(title('Review changes')).toHaveAttribute('title', 'Review changes (Ctrl+Shift+E)');
  const modes = page.getByRole('radiogroup', { name: 'Mode' });
  await expect(modes.getByTitle('Switch to Split (Ctrl+Alt+2)')).toHaveText('Split');
  await title('Dark theme').click();
  await expect(title('Light theme')).toBeVisible();
  await ask(page, 'theme');
  await page.keyboard.press('Enter');
  await expect(title('Dark theme')).toBeVisible();
});
