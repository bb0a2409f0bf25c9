/* The problems panel lists broken links of page files, and fixes them. */
import type { Page } from '@playwright/test';
import { changeInBrowser, openWritableFolder, pageFile, textInBrowser } from './folders';
import { button, region, saveState, undo } from './screen-parts';
import { ACME_FOLDER } from './sites';
import { expect, row, test } from './story';
import * as m from '../src/lib/features/problems/messages';

const FOLDER = {
  ...ACME_FOLDER,
  'welcome.mdx': `${pageFile('Welcome aboard')}[deploy](/guide/deploy) and [again](/guides/deploy#rollback).\n`,
  'guides/deploy.mdx': `${pageFile('Deploy a site')}## Roll back\n\n![shot](/images/none.png)\n`,
};
const panel = (page: Page) => region(page, m.heading);

test(
  'broken links are listed with their place, lead to the page, and are fixed',
  { tag: '@main' },
  async ({ page }) => {
    await openWritableFolder(page, FOLDER);
    await button(page, m.heading).click();
    await expect(panel(page)).toContainText(m.linksInPages);
    const item = panel(page).getByRole('listitem').filter({ hasText: '/guide/deploy' });
    await expect(item).toContainText(m.inPage('Welcome aboard', 'welcome.mdx', 6));
    await item.getByRole('button', { name: /welcome\.mdx/ }).click();
    await expect(row(page, 'Welcome aboard')).toHaveAttribute('aria-selected', 'true');
    await item.getByRole('button', { name: /^Change to/ }).click();
    await expect(item).toHaveCount(0);
    await page.keyboard.press('Control+s');
    await expect(saveState(page)).toHaveText('Saved');
    expect(await textInBrowser(page, 'acme', 'welcome.mdx')).toBe(
      FOLDER['welcome.mdx'].replace('/guide/deploy', '/guides/deploy'),
    );
    await undo(page).click();
    await expect(item).toHaveCount(1);
  },
);

test('all of a kind that have one fix each are fixed as one step, and the focus stays in the list', async ({
  page,
}) => {
  const files = {
    ...FOLDER,
    'welcome.mdx': `${pageFile('Welcome aboard')}[a](/guide/deploy) [b](/nowhere/at/all) [c](/guides/deplo)\n`,
    'guides/deploy.mdx': pageFile('Deploy a site'),
    'guides/more.mdx': `${pageFile('More')}[d](/guides/deploi#x)\n`,
  };
  await openWritableFolder(page, files);
  await button(page, m.heading).click();
  const kind = panel(page).getByRole('list', { name: /^Broken links in pages/ });
  await expect(kind.getByRole('listitem')).toHaveCount(4);
  await panel(page)
    .getByRole('button', { name: new RegExp(`^${m.fixAll(3)}`) })
    .press('Enter');
  await expect(kind.getByRole('listitem')).toHaveCount(1);
  await expect(kind.getByRole('listitem')).toContainText('/nowhere/at/all');
  await page.keyboard.press('Control+s');
  await expect(saveState(page)).toHaveText('Saved');
  expect(await textInBrowser(page, 'acme', 'welcome.mdx')).toContain(
    '[a](/guides/deploy) [b](/nowhere/at/all) [c](/guides/deploy)',
  );
  await undo(page).click();
  await expect(kind.getByRole('listitem')).toHaveCount(4);
});

test('they follow what changes outside', async ({ page }) => {
  await openWritableFolder(page, FOLDER);
  await button(page, m.heading).click();
  const item = panel(page).getByRole('listitem').filter({ hasText: '/images/none.png' });
  await expect(item).toHaveCount(1);
  await changeInBrowser(page, 'acme', 'images/none.png', 'PNG');
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(item).toHaveCount(0);
});
