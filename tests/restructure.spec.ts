import type { Locator, Page } from '@playwright/test';
import { expect, row, test } from './story';
import { fileText } from './make-document';
import { openSite, chooseSite } from './open-site';
import { undo, outline, downloadText } from './screen-parts';
import * as m from '../src/lib/core/check/document-messages';
import * as menuMessages from '../src/lib/features/tree/commands/menu-messages';
import * as convertMessages from '../src/lib/core/operations/convert-messages';
import * as namingMessages from '../src/lib/features/tree/naming-messages';
import * as commandsMessages from '../src/lib/features/tree/commands/messages';
import * as restructureMessages from '../src/lib/core/operations/restructure-messages';

const proposal = (page: Page): Locator => page.getByRole('dialog');
const item = (page: Page, name: string): Locator =>
  page.getByRole('menuitem', { name, exact: true });

/** Opens submenus by keyboard, down to the entry with the last name, and chooses it. */
async function choose(page: Page, ...names: readonly string[]): Promise<void> {
  for (const name of names.slice(0, -1)) await item(page, name).press('ArrowRight');
  await item(page, names.at(-1)!).press('Enter');
}

/** Opens the menu of the rows with these names. */
async function menuOf(page: Page, first: string, ...more: readonly string[]): Promise<void> {
  await row(page, first).click();
  for (const name of more) await row(page, name).click({ modifiers: ['Control'] });
  await page.keyboard.press('Shift+F10');
}

test.describe('a repair of the text', () => {
  const OLD = { name: 'Old', navigation: [{ group: 'Start', pages: ['index', 'install'] }] };

  test('is previewed before it is applied', async ({ page }) => {
    await page.goto('/');
    await chooseSite(page, OLD);
    await page.getByRole('button', { name: 'Problems', exact: true }).click();
    await page.getByRole('button', { name: m.putUnder('the group', 'groups') }).click();
    const dialog = proposal(page);
    await expect(dialog).toHaveAccessibleName(m.putUnder('the group', 'groups'));
    await expect(dialog.getByRole('region', { name: 'Changed lines in docs.json' })).toContainText(
      /Added:\s+"navigation": \{\s*\+\s*Added:\s+"groups": \[/,
    );
    const confirm = dialog.getByRole('button', { name: m.putUnder('the group', 'groups') });
    await expect(confirm).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(undo(page)).toBeDisabled();
    await page.getByRole('button', { name: m.putUnder('the group', 'groups') }).click();
    await expect(confirm).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(row(page, 'Start')).toBeVisible();
    await undo(page).click();
    await expect(row(page, 'Start')).toHaveCount(0);
    await expect(undo(page)).toBeDisabled();
  });
});

test.describe('a navigation of groups', () => {
  const TEXT = fileText({
    name: 'Signal',
    navigation: {
      groups: [
        { group: 'Get started', tag: 'New', pages: ['introduction', 'quickstart'] },
        {
          group: 'Guides',
          pages: ['guides/deploy', { group: 'Keys', pages: ['guides/keys/rotate'] }, 'help/ask'],
        },
      ],
    },
  });
  test.beforeEach(({ page }) => openSite(page, TEXT));

  /** Opens the menu of the whole navigation. */
  const restructure = (page: Page) =>
    page.getByRole('button', { name: 'Restructure navigation' }).press('Enter');

  test('becomes tabs, and nothing is lost without confirmation', async ({ page }) => {
    await restructure(page);
    await choose(page, 'Turn groups into tabs…');
    const dialog = proposal(page);
    await expect(dialog).toHaveAccessibleName(convertMessages.turnInto('2 groups', 'tabs'));
    await expect(dialog.getByRole('list', { name: 'What you would lose' })).toContainText(
      '“Get started” loses its tag (“New”)',
    );
    await expect(dialog).toHaveAccessibleDescription(/What you would lose.*loses its tag/s);
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(dialog).toHaveCount(0);
    await expect.poll(() => downloadText(page)).toBe(TEXT);
    await expect(undo(page)).toBeDisabled();

    await restructure(page);
    await choose(page, 'Turn groups into tabs…');
    await dialog
      .getByRole('button', { name: commandsMessages.andLoseFields('Turn into tabs') })
      .press('Enter');
    await expect(dialog).toHaveCount(0);
    await expect(row(page, 'Guides')).toHaveAttribute('aria-description', /^tab/);
    const text = await downloadText(page);
    expect(text).toContain('"tab": "Get started"');
    expect(text).not.toContain('"tag"');
    await undo(page).click();
    await expect.poll(() => downloadText(page)).toBe(TEXT);
    await expect(undo(page)).toBeDisabled();
  });

  test('is wrapped in a version, which is named right away', async ({ page }) => {
    await restructure(page);
    await choose(page, 'Wrap everything in', 'A version…');
    await expect(proposal(page)).toContainText('version “New version”');
    await expect(proposal(page).getByRole('button', { name: 'Wrap in a version' })).toBeFocused();
    await page.keyboard.press('Enter');
    const name = page.getByRole('textbox', { name: namingMessages.nameOf('version') });
    await expect(name).toBeFocused();
    await name.fill('v1');
    await name.press('Enter');
    await expect
      .poll(async () => (await outline(page)).slice(0, 2))
      .toEqual(['v1', '  Get started']);
    await undo(page).click();
    await undo(page).click();
    await expect.poll(() => downloadText(page)).toBe(TEXT);
  });

  test('its first language can be added like anything else', async ({ page }) => {
    const add = page.getByRole('button', { name: 'Add', exact: true });
    await add.press('Enter');
    await choose(page, 'First language…');
    await proposal(page).getByRole('button', { name: 'Wrap in a language' }).press('Enter');
    const name = page.getByRole('textbox', { name: namingMessages.nameOf('language') });
    await expect(name).toBeFocused();
    await name.press('Escape');
    expect((await outline(page)).slice(0, 2)).toEqual(['en', '  Get started']);
    // Further ones are copies or empty, not around everything again.
    await add.press('Enter');
    await expect(item(page, 'Language')).toBeVisible();
    await expect(page.getByRole('menu')).not.toContainText(menuMessages.aroundAll);
  });

  test('merges two of its groups into one', { tag: '@long' }, async ({ page }) => {
    await menuOf(page, 'Get started', 'Guides');
    await choose(page, 'Restructure', 'Merge 2 elements into one…');
    const dialog = proposal(page);
    await expect(dialog).toHaveAccessibleName(
      restructureMessages.merge(2, 'groups', '“Get started”'),
    );
    await expect(dialog.getByRole('list', { name: 'Result' })).toContainText('Guides');
    await dialog.getByRole('button', { name: /^Merge/ }).press('Enter');
    await expect(row(page, 'Guides')).toHaveCount(0);
    await expect(row(page, 'Get started')).toBeFocused();
    await expect(row(page, 'guides/deploy')).toHaveAttribute('aria-level', '2');
    await undo(page).click();
    await expect.poll(() => downloadText(page)).toBe(TEXT);
  });

  test('has a group split by folders and flattened', { tag: '@long' }, async ({ page }) => {
    await menuOf(page, 'Guides');
    await choose(page, 'Restructure', 'Split by path…');
    await proposal(page).getByRole('button', { name: 'Split', exact: true }).press('Enter');
    await expect(row(page, 'Help')).toHaveAttribute('aria-level', '2');
    await menuOf(page, 'Guides');
    await choose(page, 'Restructure', 'Flatten one level…');
    await proposal(page).getByRole('button', { name: 'Flatten', exact: true }).press('Enter');
    await expect(row(page, 'Help')).toHaveCount(0);
    await expect
      .poll(async () => (await outline(page)).slice(-2))
      .toEqual(['  guides/keys/rotate', '  help/ask']);
    await undo(page).click();
    await undo(page).click();
    await expect.poll(() => downloadText(page)).toBe(TEXT);
  });

  test('expands its nested groups for readers', { tag: '@long' }, async ({ page }) => {
    await restructure(page);
    await choose(page, 'Expand all groups by default…');
    await expect(proposal(page)).toHaveAccessibleName('Expand 1 group in the navigation');
    await proposal(page).getByRole('button', { name: 'Set default', exact: true }).press('Enter');
    await expect(proposal(page)).toHaveCount(0);
    await expect.poll(() => downloadText(page)).toContain('"expanded": true');
    await undo(page).click();
    await expect.poll(() => downloadText(page)).toBe(TEXT);
  });

  test('turns an element into what it can be, and says why not for the rest', async ({ page }) => {
    await menuOf(page, 'Keys');
    await item(page, 'Turn into').press('ArrowRight');
    await expect(item(page, 'Tab')).toBeDisabled();
    await expect(item(page, 'Tab')).toHaveAccessibleDescription(/./);
    await item(page, 'Page…').press('Enter');
    await proposal(page)
      .getByRole('button', { name: menuMessages.turnInto('a page') })
      .press('Enter');
    await expect(row(page, 'Keys')).toHaveCount(0);
    await expect(row(page, 'guides/keys/rotate')).toHaveAttribute('aria-level', '2');
    await menuOf(page, 'guides/keys/rotate');
    await choose(page, 'Turn into', 'Group…');
    await proposal(page)
      .getByRole('button', { name: menuMessages.turnInto('a group') })
      .press('Enter');
    await expect(row(page, 'Rotate')).toHaveAttribute('aria-level', '2');
    await undo(page).click();
    await undo(page).click();
    await expect.poll(() => downloadText(page)).toBe(TEXT);

    await menuOf(page, 'Guides');
    await choose(page, 'Turn into', menuMessages.allInto(2, 'groups', 'anchors…'));
    await expect(proposal(page)).toHaveAccessibleName(
      convertMessages.turnInto('2 groups', 'anchors'),
    );
    await page.keyboard.press('Escape');
    await expect(row(page, 'Guides')).toBeFocused();
    await expect.poll(() => downloadText(page)).toBe(TEXT);
  });

  test('undoes nothing behind a proposal', { tag: '@long' }, async ({ page }) => {
    await row(page, 'quickstart').click();
    await page.keyboard.press('Delete');
    await restructure(page);
    await choose(page, 'Wrap everything in', 'A version…');
    await expect(proposal(page)).toBeVisible();
    await page.keyboard.press('Control+z');
    await page.keyboard.press('Escape');
    await expect(proposal(page)).toHaveCount(0);
    await expect(row(page, 'quickstart')).toHaveCount(0);
    await page.keyboard.press('Control+z');
    await expect(row(page, 'quickstart')).toBeVisible();
    await expect.poll(() => downloadText(page)).toBe(TEXT);
  });
});

test(
  'the add menu lists what the format omits but sites can use',
  { tag: '@long' },
  async ({ page }) => {
    await openSite(page, fileText({ navigation: { dropdowns: [{ dropdown: 'Start' }] } }));
    await row(page, 'Start').click();
    await page.getByRole('button', { name: 'Add', exact: true }).press('Enter');
    const also = page.getByRole('group', { name: menuMessages.alsoUsable });
    await expect(also.getByRole('menuitem', { name: 'Tab' })).toBeVisible();
    await expect(also.getByRole('menuitem', { name: 'Page' })).toHaveCount(0);
    await expect(item(page, 'Page')).toBeVisible();
    await item(page, 'Tab').press('Enter');
    await expect(page.getByRole('textbox', { name: namingMessages.nameOf('tab') })).toBeFocused();
  },
);
