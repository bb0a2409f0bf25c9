import { openSite } from './open-site';
import { expect, row, test } from './story';
import { SITE } from './tree-story';

test('F6 goes from pane to pane and back to where the focus was', async ({ page }) => {
  await openSite(page, SITE);
  await row(page, 'Guides').click();
  const label = page.getByRole('textbox', { name: 'Label' });
  await expect(label).toBeVisible();
  await page.keyboard.press('F6');
  await expect(page.getByRole('region', { name: 'Preview' }).locator(':focus')).toHaveCount(1);
  await page.keyboard.press('F6');
  await expect(label).toBeFocused();
  await page.keyboard.press('Tab');
  const second = page.getByRole('region', { name: 'Properties' }).locator(':focus');
  const name = await second.getAttribute('aria-label');
  await page.keyboard.press('F6');
  await expect(row(page, 'Guides')).toBeFocused();
  await page.keyboard.press('Shift+F6');
  await expect(second).toHaveCount(1);
  expect(await second.getAttribute('aria-label')).toBe(name);
});
