import type { Locator, Page } from '@playwright/test';
import { expect, openFile, row, test, textFile } from './story';

const proposal = (page: Page): Locator => page.getByRole('dialog');

test.describe('a repair of the text', () => {
  const OLD = { name: 'Old', navigation: [{ group: 'Start', pages: ['index', 'install'] }] };

  test('is shown before it is done', async ({ page }) => {
    await page.goto('/');
    await page.getByLabel('Choose docs.json').setInputFiles(textFile(JSON.stringify(OLD, null, 2)));
    await page.getByRole('button', { name: 'Problems', exact: true }).click();
    await page.getByRole('button', { name: 'Make it the list of groups' }).click();
    const dialog = proposal(page);
    await expect(dialog).toHaveAccessibleName('Make it the list of groups');
    await expect(dialog.getByRole('region', { name: 'Lines of docs.json' })).toContainText(
      'Added: "navigation": { "groups": [',
    );
    const confirm = dialog.getByRole('button', { name: 'Make it the list of groups' });
    await expect(confirm).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Undo', exact: true })).toBeDisabled();
    await page.getByRole('button', { name: 'Make it the list of groups' }).click();
    await expect(confirm).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(row(page, 'Start')).toBeVisible();
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect(row(page, 'Start')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Undo', exact: true })).toBeDisabled();
  });
});
