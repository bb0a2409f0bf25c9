import * as paletteMessages from '../src/lib/features/palette/messages';
import { openSite } from './open-site';
import { ask, field, group, option, palette } from './palette-story';
import { expect, row, test } from './story';

test.describe('the palette on a site in two languages', () => {
  const guides = (folder: string, group: string) => ({
    groups: [
      { group, pages: [`${folder}quickstart`, `${folder}install`] },
      { group: `${group} 2`, pages: [`${folder}api/keys`, `${folder}api/limits`] },
    ],
  });
  const LANGUAGES = {
    name: 'Signal',
    navigation: {
      languages: [
        { language: 'en', ...guides('', 'Guides') },
        { language: 'fr', ...guides('fr/', 'Guides en français') },
      ],
    },
  };

  test.beforeEach(({ page }) => openSite(page, LANGUAGES));

  test('finds a page once, in the language that is current or named', async ({ page }) => {
    await ask(page, 'quick');
    const pages = group(page, paletteMessages.goTo).getByRole('option');
    await expect(pages).toHaveCount(1);
    await expect(pages).toHaveAccessibleName('Quickstart');
    await expect(pages).toHaveAccessibleDescription('in en › Guides, also in fr');
    await field(page).fill('quick french');
    await expect(pages).toHaveAccessibleDescription(/^in fr › /);
    await page.keyboard.press('Enter');
    await expect(row(page, 'fr/quickstart')).toBeFocused();
    await ask(page, 'install');
    await expect(pages).toHaveAccessibleName('Install');
    await expect(pages).toHaveAccessibleDescription(/^in fr › /);
  });

  test('moves what is selected next to what is found', async ({ page }) => {
    await row(page, 'en').click();
    await page.keyboard.press('*');
    await row(page, 'Guides').click();
    await page.keyboard.press('ArrowRight');
    await row(page, 'install').click();
    await ask(page, 'api/keys');
    await expect(option(page, 'Keys')).toHaveAttribute('aria-selected', 'true');
    await expect(
      palette(page).getByRole('button', { name: paletteMessages.moveNextTo('Install') }),
    ).toBeVisible();
    await page.keyboard.press('Control+Enter');
    await expect(palette(page)).toHaveCount(0);
    await expect(row(page, 'install')).toBeFocused();
    await expect(row(page, 'install')).toHaveAttribute('aria-posinset', '2');
  });

  test('offers no move that is not possible', async ({ page }) => {
    await row(page, 'en').click();
    await ask(page, 'api/keys');
    await expect(palette(page).getByRole('option').first()).toBeVisible();
    await expect(
      palette(page).getByRole('button', { name: paletteMessages.moveNextTo('en') }),
    ).toHaveCount(0);
  });

  test('lists what was visited last first, and among equal matches', async ({ page }) => {
    await ask(page, 'limits');
    await page.keyboard.press('Enter');
    await expect(row(page, 'api/limits')).toBeFocused();
    await ask(page, '');
    await expect(palette(page).getByRole('option').first()).toHaveAccessibleName('Limits');
    await field(page).fill('api');
    await expect(
      group(page, paletteMessages.goTo).getByRole('option').first(),
    ).toHaveAccessibleName('Limits');
  });
});
