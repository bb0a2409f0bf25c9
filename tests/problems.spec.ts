import { expect, openFile, row, test, textFile } from './story';

const broken = {
  name: 'Acme',
  styling: { eyebrows: 'none' },
  navigation: {
    tabs: [
      {
        tab: 'Guides',
        groups: [
          { group: 'Start', expanded: true, pages: ['index', 'start/install.mdx'] },
          { group: 'More', pages: ['more/a'] },
        ],
        anchors: [{ anchor: 'Community', pages: ['community'] }],
      },
      { tab: 'Reference', pages: ['reference/a'] },
    ],
  },
};
const text = (document: unknown) => `${JSON.stringify(document, null, 2)}\n`;

test.describe('problems', () => {
  test('are listed, errors first, and lead to their place', async ({ page }) => {
    await openFile(page, textFile(text(broken)));
    const button = page.getByRole('button', { name: 'Problems', exact: true });
    await expect(button).toHaveAccessibleDescription(/2 errors, 1 warning/);
    await button.click();

    const region = page.getByRole('region', { name: 'Problems' });
    await expect(region.getByRole('listitem')).toHaveCount(3);
    await expect(region.getByRole('listitem').nth(1)).toContainText(
      '“Guides” holds both groups and anchors. The site will show the anchors and drop the 2 groups.',
    );
    await expect(region.getByRole('listitem').nth(2)).toContainText(
      'Guides › Start › start/install.mdx',
    );

    await region.getByRole('button', { name: /ends in \.mdx/ }).click();
    await expect(row(page, 'start/install.mdx')).toHaveAttribute('aria-selected', 'true');
  });

  test('bring their value into view in the text', async ({ page }) => {
    await openFile(page, textFile(text(broken)));
    await page.getByRole('radio', { name: 'JSON' }).click();
    await page.getByRole('button', { name: 'Problems', exact: true }).click();
    const region = page.getByRole('region', { name: 'Problems' });
    const json = page.getByRole('region', { name: 'JSON' });
    await expect(json.getByText('"eyebrows"')).toBeVisible();
    await region.getByRole('button', { name: /ends in \.mdx/ }).click();
    await expect(json.locator('.selected-text').first()).toBeVisible();
    await expect(row(page, 'start/install.mdx')).toHaveAttribute('aria-selected', 'true');
  });

  test('are mended by a button, and come back with undo', async ({ page }) => {
    await openFile(page, textFile(text(broken)));
    await page.getByRole('button', { name: 'Problems', exact: true }).click();
    const region = page.getByRole('region', { name: 'Problems' });
    await region.getByRole('button', { name: 'Put the 2 groups into a new anchor' }).click();
    await expect(region.getByText('holds both groups and anchors')).toHaveCount(0);
    await expect(row(page, 'New anchor')).toBeVisible();
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect(region.getByText('holds both groups and anchors')).toBeVisible();
    await expect(page.getByRole('status', { name: 'Save state' })).toBeVisible();
  });

  test('that are only hints wait behind a switch', async ({ page }) => {
    const quiet = {
      navigation: { groups: [{ group: 'Start', expanded: true, pages: ['index'] }] },
    };
    await openFile(page, textFile(text(quiet)));
    const button = page.getByRole('button', { name: 'Problems', exact: true });
    await expect(button).toHaveAccessibleDescription(/No errors, no warnings/);
    await button.click();
    const region = page.getByRole('region', { name: 'Problems' });
    await expect(region.getByText('Nothing is wrong')).toBeVisible();
    await region.getByLabel('Show hints').check();
    await expect(region.getByRole('listitem')).toContainText('always stand open');
  });

  test('in broken JSON lead to the line', async ({ page }) => {
    await openFile(page, textFile(text(broken)));
    await page.getByRole('radio', { name: 'JSON' }).click();
    const json = page.getByRole('region', { name: 'JSON' });
    await json.getByText('"eyebrows"').click();
    await page.keyboard.press('End');
    await page.keyboard.type(' oops');
    await page.getByRole('button', { name: 'Problems', exact: true }).click();
    const region = page.getByRole('region', { name: 'Problems' });
    await expect(region.getByRole('listitem').first()).toContainText('line 4');
    await expect(region.getByRole('button', { name: /Remove/ })).toHaveCount(0);
    await region.getByRole('listitem').first().getByRole('button').click();
    await expect(json.locator('.selected-text').first()).toBeVisible();
  });
});
