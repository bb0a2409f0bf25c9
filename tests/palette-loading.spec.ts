/* The palette on a slow connection. */
import { openSite } from './open-site';
import { field, option, palette } from './palette-story';
import { expect, row, test } from './story';
import { SITE } from './tree-story';

test('what is typed while the palette loads is searched for', async ({ page }) => {
  await openSite(page, SITE);
  let load!: () => void;
  const allowed = new Promise<void>((resolve) => (load = resolve));
  await page.route(/\/immutable\//, async (route) => {
    await allowed;
    await route.continue();
  });
  await row(page, 'Guides').click();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('renamx');
  await page.keyboard.press('Backspace');
  await page.keyboard.type('e');
  await expect(palette(page)).toHaveCount(0);
  load();
  await expect(field(page)).toHaveValue('rename');
  await expect(option(page, 'Rename')).toHaveAttribute('aria-selected', 'true');
});
