import type { Locator, Page } from '@playwright/test';
import { expect, row, test } from './story';
import { fileText } from './make-document';
import { openSite } from './open-site';
import { downloadText } from './screen-parts';
import * as namingMessages from '../src/lib/features/tree/naming-messages';

const SITE = {
  name: 'Signal',
  navigation: {
    tabs: [
      {
        tab: 'Documentation',
        groups: [
          { group: 'Get started', pages: ['introduction', 'quickstart'] },
          { group: 'Guides', pages: ['deploy', 'rotate', 'migrate'] },
        ],
      },
      {
        tab: 'API',
        openapi: 'openapi.json',
        groups: [{ group: 'Endpoints' }, { group: 'Users', pages: ['GET /users'] }],
      },
      {
        tab: 'Community',
        anchors: [
          { anchor: 'Forum', href: 'https://forum.example' },
          { anchor: 'Stories', pages: ['stories'] },
        ],
      },
    ],
  },
};
const TEXT = fileText(SITE);

const dialog = (page: Page): Locator => page.getByRole('dialog', { name: 'Move to' });
const place = (page: Page, name: string): Locator =>
  dialog(page).getByRole('option', { name, exact: true });
const field = (page: Page): Locator => dialog(page).getByRole('combobox');

const wrapperName = (page: Page): Locator =>
  page.getByRole('textbox', { name: namingMessages.nameOf('anchor') });

/** Opens “Move to…” for the rows with these names. */
async function ask(page: Page, first: string, ...more: readonly string[]): Promise<void> {
  await row(page, first).click();
  for (const name of more) await row(page, name).click({ modifiers: ['Control'] });
  await page.keyboard.press('Shift+F10');
  await page.getByRole('menuitem', { name: 'Move to…' }).click();
  await expect(field(page)).toBeFocused();
}

test.beforeEach(({ page }) => openSite(page, TEXT));

test('possible places come first, the others say why not', { tag: '@main' }, async ({ page }) => {
  await ask(page, 'Guides');
  await expect(place(page, 'API')).not.toHaveAttribute('aria-disabled');
  await expect(place(page, 'Community')).toHaveAttribute('aria-disabled', 'true');
  await expect(place(page, 'Community')).toHaveAccessibleDescription(
    /“Community” contains anchors/,
  );
  const names = await dialog(page)
    .getByRole('option')
    .evaluateAll((options) => options.map((one) => one.getAttribute('aria-disabled') ?? 'can'));
  expect(names.lastIndexOf('can')).toBeLessThan(names.indexOf('true'));
  await expect(place(page, 'Guides')).toHaveCount(0);
});

test(
  'typing finds both, and a place without an alternative says why and stays',
  { tag: '@long' },
  async ({ page }) => {
    await ask(page, 'Endpoints');
    await field(page).fill('start');
    await expect(dialog(page).getByRole('option')).toHaveCount(1);
    // The placement rules alone would allow it, but the specification there doesn't apply to the group.
    await expect(place(page, 'Get started')).toHaveAttribute('aria-disabled', 'true');
    await page.keyboard.press('Enter');
    await expect(dialog(page).getByRole('alert')).toContainText('Add “pages” to “Endpoints”');
    await expect(field(page)).toBeFocused();
    await field(page).fill('users');
    await page.keyboard.press('Enter');
    await expect(dialog(page)).toHaveCount(0);
    await expect(row(page, 'Endpoints')).toHaveAttribute('aria-level', '3');
  },
);

test(
  'a place that cannot accept it directly accepts it through an alternative, in one step',
  { tag: '@main' },
  async ({ page }) => {
    await ask(page, 'Guides');
    await field(page).fill('communi');
    await page.keyboard.press('ArrowDown');
    await expect(place(page, 'Community')).toHaveAttribute('aria-selected', 'true');
    const ways = dialog(page).getByRole('button', { name: /anchor/ });
    await expect(ways.first()).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(dialog(page)).toHaveCount(0);
    await expect(row(page, 'Guides')).toHaveAttribute('aria-level', '3');
    await expect(row(page, 'Guides')).toHaveAttribute('aria-selected', 'true');
    // The new wrapper is named right away.
    await expect(wrapperName(page)).toBeFocused();
    await page.keyboard.type('Learn');
    await page.keyboard.press('Enter');
    await expect(row(page, 'Learn')).toBeVisible();
    await expect(row(page, 'Guides')).toBeFocused();
    await page.keyboard.press('Control+z');
    await page.keyboard.press('Control+z');
    await expect(row(page, 'Guides')).toHaveAttribute('aria-level', '2');
    await expect(page.getByRole('button', { name: 'Undo', exact: true })).toBeDisabled();
    await expect.poll(() => downloadText(page)).toBe(TEXT);
  },
);

test('a click on such a place only shows the alternatives', { tag: '@long' }, async ({ page }) => {
  await ask(page, 'Guides');
  // Playwright waits for disabled elements; a user doesn't.
  await place(page, 'Community').click({ force: true });
  const way = dialog(page).getByRole('button', { name: 'Wrap it in a new anchor' });
  await expect(way).toBeFocused();
  await way.click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(row(page, 'Guides')).toHaveAttribute('aria-level', '3');
  await expect(wrapperName(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+z');
  await expect.poll(() => downloadText(page)).toBe(TEXT);
});

test(
  'it starts with the first different place, also from the properties of a selection',
  { tag: '@long' },
  async ({ page }) => {
    await ask(page, 'introduction');
    await expect(place(page, 'Get started')).toContainText('Current location');
    await expect(place(page, 'Guides')).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Escape');
    await expect(row(page, 'introduction')).toBeFocused();
    await row(page, 'quickstart').click({ modifiers: ['Control'] });
    const properties = page.getByRole('region', { name: 'Properties' });
    await properties.getByRole('button', { name: 'Move to…' }).click();
    await expect(dialog(page)).toContainText('To the end of “Guides”');
    await expect(place(page, 'Guides')).toHaveAttribute('aria-selected', 'true');
    await expect(field(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(row(page, 'quickstart')).toHaveAttribute('aria-posinset', '5');
  },
);

test('the list stays where it is under the pointer, and follows the keys', async ({ page }) => {
  await page.setViewportSize({ width: 1000, height: 420 });
  await ask(page, 'introduction');
  const list = dialog(page).getByRole('listbox');
  const scrolled = () => list.evaluate((element) => element.scrollTop);
  // The first row is cut, so it would have to scroll to show all of it.
  await list.evaluate((element) => element.scrollTo(0, 20));
  expect(await scrolled()).toBe(20);
  const { x, y } = (await list.boundingBox())!;
  await page.mouse.move(x + 60, y + 2);
  await page.mouse.move(x + 62, y + 4);
  await expect(dialog(page).getByRole('option').first()).toHaveAttribute('aria-selected', 'true');
  expect(await scrolled()).toBe(20);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await expect.poll(scrolled).toBe(0);
});

test('a selection moves together, or the obstacle is explained', async ({ page }) => {
  await ask(page, 'deploy', 'migrate');
  await expect(dialog(page)).toContainText('2 pages');
  await expect(place(page, 'Documentation')).toHaveAttribute('aria-disabled', 'true');
  await field(page).fill('stories');
  await page.keyboard.press('Enter');
  await expect(row(page, 'migrate')).toHaveAttribute('aria-level', '3');
  await page.keyboard.press('Control+z');
  await expect.poll(() => downloadText(page)).toBe(TEXT);
});

test('the name of an entry offers the places before and after it', async ({ page }) => {
  await ask(page, 'introduction');
  await field(page).fill('rotate');
  await expect(dialog(page).getByRole('option')).toHaveText([/Before “Rotate”/, /After “Rotate”/]);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toHaveCount(0);
  await expect(row(page, 'introduction')).toBeFocused();
  await expect(row(page, 'introduction')).toHaveAttribute('aria-posinset', '3');
  await page.keyboard.press('Control+z');
  await expect.poll(() => downloadText(page)).toBe(TEXT);
});

test('Escape closes it and returns the focus', async ({ page }) => {
  await ask(page, 'deploy');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(row(page, 'deploy')).toBeFocused();
});

test('its key opens it, a typo is tolerated, and the better match comes first', async ({
  page,
}) => {
  await row(page, 'introduction').click();
  await page.keyboard.press('Control+Shift+m');
  await expect(field(page)).toBeFocused();
  await field(page).fill('sotries');
  await expect(dialog(page).getByRole('option').first()).toHaveAccessibleName('Stories');
  await field(page).fill('community');
  const names = await dialog(page)
    .getByRole('option')
    .evaluateAll((options) => options.map((one) => one.getAttribute('aria-label')));
  // One match by path, and places with a matching name that can't accept it.
  expect(names).toEqual(['Stories', 'Community', 'Forum']);
  await page.keyboard.press('Enter');
  await expect(row(page, 'introduction')).toHaveAttribute('aria-level', '3');
  await expect(row(page, 'introduction')).toBeFocused();
});

test('recently used places come first', { tag: '@long' }, async ({ page }) => {
  const recent = dialog(page).getByRole('group', { name: 'Recent' });
  await ask(page, 'introduction');
  await expect(recent).toHaveCount(0);
  await field(page).fill('stories');
  await page.keyboard.press('Enter');
  await ask(page, 'quickstart');
  await field(page).fill('users');
  await page.keyboard.press('Enter');
  await ask(page, 'deploy');
  await expect(recent.getByRole('option')).toHaveText([/Users/, /Stories/]);
  await expect(place(page, 'Users')).toHaveCount(1);
  await expect(place(page, 'Users')).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toHaveCount(0);
  const pages = page.getByRole('treeitem', { name: /^(Stories|Introduction|Deploy)/ });
  // The element “Stories” and its page have the same name.
  await expect(pages).toHaveCount(4);
  await expect(row(page, 'deploy')).toHaveAttribute('aria-level', '3');
  // The current parent is not offered.
  await ask(page, 'rotate');
  await expect(recent.getByRole('option')).toHaveText([/Stories/, /Users/]);
  // Undone moves are removed from the recent places.
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await ask(page, 'rotate');
  await expect(recent.getByRole('option')).toHaveText([/Stories/]);
});

test('a place in another language is not chosen by default', { tag: '@long' }, async ({ page }) => {
  const language = (code: string) => ({
    language: code,
    groups: ['start', 'guides'].map((name) => ({
      group: `${code} ${name}`,
      pages: [`${code}/${name}/one`, `${code}/${name}/two`],
    })),
  });
  const site = { navigation: { languages: ['en', 'fr'].map(language) } };
  await openSite(page, site);
  await row(page, 'en').press('Alt+Shift+ArrowRight');
  await ask(page, 'en/start/one');
  await field(page).fill('en guides');
  await page.keyboard.press('Enter');
  await expect(row(page, 'en/start/one')).toBeFocused();

  await ask(page, 'fr/start/one');
  const options = dialog(page).getByRole('option');
  await expect(options.first()).toHaveAccessibleName('en guides');
  await expect(dialog(page).getByRole('option', { selected: true })).toHaveAccessibleName(/^fr /);
  await field(page).fill('fr guides');
  await page.keyboard.press('Enter');
  await ask(page, 'fr/start/two');
  const recent = dialog(page).getByRole('group', { name: 'Recent' });
  await expect(recent.getByRole('option')).toHaveText([/fr guides/, /en guides/]);
  await page.keyboard.press('Escape');
  await ask(page, 'en/start/two');
  await expect(recent.getByRole('option')).toHaveText([/en guides/, /fr guides/]);
  await expect(place(page, 'en guides')).toHaveAttribute('aria-selected', 'true');
});

test('an entry that matches as typed comes before a place that matches with a typo', async ({
  page,
}) => {
  await openSite(page, {
    navigation: { groups: [{ group: 'Token', pages: ['tokens', 'b', 'a'] }] },
  });
  await ask(page, 'a');
  await field(page).fill('tokens');
  await expect(dialog(page).getByRole('option')).toHaveText([
    /Before “Tokens”/,
    /After “Tokens”/,
    /^\s*Token/,
  ]);
  await page.keyboard.press('Enter');
  await expect(row(page, 'a')).toHaveAttribute('aria-posinset', '1');
});
