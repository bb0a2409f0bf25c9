/* How the comparison is opened, and what it says about languages in other files. */
import type { Page } from '@playwright/test';
import { openFolder, realFolder } from './folders';
import { expect, openSample, row, test } from './story';
import { openSite } from './open-site';
import * as m from '../src/lib/core/languages/messages';

const section = (page: Page, of: 'versions' | 'languages') =>
  page.getByRole('region', { name: `Other ${of}` });
const parity = (page: Page) => page.getByRole('region', { name: 'Parity' });

async function find(page: Page, words: string) {
  await page.keyboard.press('Control+k');
  const field = page.getByRole('dialog').getByRole('combobox');
  await expect(field).toBeFocused();
  await field.fill(words);
}

test('the properties say what is missing where, and link to it', async ({ page }) => {
  await openSample(page);
  await row(page, 'v2').click();
  const line = section(page, 'versions').getByRole('button', { name: /^Missing in v1/ });
  await expect(line).toHaveText(
    /^Missing in v1: 39\.\s*Extra: 2\. Moved: 2\. Different file: 2\.$/,
  );
  await line.click();
  await expect(parity(page).getByRole('radio', { name: 'Missing' })).toBeChecked();
  // The first missing entry is selected, ready to be added.
  const cell = parity(page).getByRole('group', { name: 'About this cell' });
  await expect(cell).toContainText('Missing in v1');
  await expect(cell.getByRole('button', { name: 'Add here' })).toBeVisible();
  await page.keyboard.press('Escape');
  await row(page, 'v1').click();
  await expect(section(page, 'versions')).toContainText(m.lacks('v1', 39, 'v2'));
});

test('languages of a real site in separate files are compared, and not offered as new', async ({
  page,
}) => {
  const files = realFolder('mintlify__docs');
  test.skip(!files, 'The corpus is not there: no real files of languages were looked at.');
  await openFolder(page, files!, 'docs');
  await row(page, 'en').click();
  for (const language of ['French', 'Spanish', 'Chinese'])
    await expect(section(page, 'languages')).toContainText(
      m.hasTheSame(language, undefined).split(',')[0]!,
    );
  await expect(section(page, 'languages')).not.toContainText('The only language');
  await section(page, 'languages')
    .getByRole('button', { name: /^Create a/ })
    .click();
  const choice = page.getByRole('dialog').getByLabel('Language');
  await expect(choice.getByRole('option', { name: /^German/ })).toHaveCount(1);
  await expect(choice.getByRole('option', { name: /\((en|fr|es|zh)\)$/ })).toHaveCount(0);
});

test('the comparison names the language it leaves out', async ({ page }) => {
  const languages = [
    { language: 'en', pages: ['a', 'b'] },
    { language: 'de', pages: ['de/a'] },
    { language: 'fr', $ref: './fr.json' },
  ];
  await openSite(page, { navigation: { languages } });
  await row(page, 'de').click();
  await section(page, 'languages').getByRole('button', { name: 'Compare languages' }).click();
  await expect(parity(page)).toContainText(m.oneElsewhere('French', 'fr.json'));
});

test('on a phone, the comparison and a new version can be started from any pane', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openSample(page);
  await row(page, 'v1').click();
  await page.getByRole('button', { name: 'Properties' }).click();
  await expect(page.getByRole('tree', { name: 'Navigation' })).toHaveCount(0);
  await find(page, 'Create a version');
  await page.getByRole('option', { name: /^Create a version/ }).click();
  await expect(page.getByRole('dialog', { name: /^Create a version/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await find(page, 'Compare versions');
  await page.getByRole('option', { name: 'Compare versions' }).click();
  await expect(parity(page)).toBeVisible();
});
