/* Review: what was done, in words and by lines, and how to save or export it. */
import type { Page } from '@playwright/test';
import { expect, grabDownload, openFile, row, test, textFile } from './story';

const SITE = `{
  "name": "Acme",
  "navigation": {
    "groups": [
      {
        "group": "Get started",
        "pages": [
          "introduction",
          "quickstart"
        ]
      },
      {
        "group": "Tutorials",
        "pages": [
          "tutorials/deploy"
        ]
      }
    ]
  }
}
`;

const review = (page: Page) => page.getByRole('region', { name: 'Review changes', exact: true });
const button = (page: Page, name: string) =>
  review(page).getByRole('button', { name, exact: true });
const openReview = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: 'Review changes', exact: true }).click();

async function rename(page: Page, from: string, to: string): Promise<void> {
  await row(page, from).click();
  await page.getByRole('textbox', { name: 'Label', exact: true }).fill(to);
  await expect(row(page, to)).toBeVisible();
}

test('an unchanged document has nothing to review', { tag: '@main' }, async ({ page }) => {
  await openFile(page, textFile(SITE));
  await openReview(page);
  await expect(review(page)).toContainText('No changes to docs.json yet');
  await page.keyboard.press('Escape');
  await expect(review(page)).toHaveCount(0);
});

test('a renamed group is one change and two lines', { tag: '@main' }, async ({ page }) => {
  await openFile(page, textFile(SITE));
  await rename(page, 'Tutorials', 'Guides');
  await openReview(page);
  await expect(review(page)).toContainText('1 change · +1 −1 lines in docs.json');
  const changes = review(page).getByRole('list', { name: 'Changes' }).getByRole('listitem');
  await expect(changes).toHaveCount(1);
  await expect(changes.first()).toContainText('Group “Tutorials” renamed to “Guides”');
  const difference = review(page).getByRole('region', { name: 'Difference in docs.json' });
  await expect(difference).toContainText('+1 −1');
  await expect(difference.locator('.line-delete').first()).toBeVisible();
});

test('Show selects the element in the tree', { tag: '@long' }, async ({ page }) => {
  await openFile(page, textFile(SITE));
  await rename(page, 'Tutorials', 'Guides');
  await row(page, 'Get started').click();
  await openReview(page);
  await button(page, 'Show').click();
  await expect(review(page)).toHaveCount(0);
  await expect(row(page, 'Guides')).toHaveAttribute('aria-selected', 'true');
});

test('Download gives the file with only that change', { tag: '@main' }, async ({ page }) => {
  await openFile(page, textFile(SITE));
  await rename(page, 'Tutorials', 'Guides');
  await openReview(page);
  const { name, bytes } = await grabDownload(page, () => button(page, 'Download').click());
  expect(name).toBe('docs.json');
  expect(bytes.toString('utf8')).toBe(SITE.replace('Tutorials', 'Guides'));
  await expect(button(page, 'Save')).toHaveCount(0);
});

test('Copy puts the text on the clipboard', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openFile(page, textFile(SITE));
  await rename(page, 'Tutorials', 'Guides');
  await openReview(page);
  await button(page, 'Copy').click();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toBe(SITE.replace('Tutorials', 'Guides'));
});

test('undo removes the change from the review', { tag: '@long' }, async ({ page }) => {
  await openFile(page, textFile(SITE));
  await rename(page, 'Tutorials', 'Guides');
  await openReview(page);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(review(page)).toContainText('No changes to docs.json yet');
  await review(page).getByRole('button', { name: 'Done' }).click();
  await expect(row(page, 'Tutorials')).toBeVisible();
});
