import type { Page } from '@playwright/test';
import { expect, row, test } from './story';
import { fileText } from './make-document';
import { openSite, chooseSite } from './open-site';
import { downloadText } from './screen-parts';
import * as m from '../src/lib/features/json/messages';
import * as operationsMessages from '../src/lib/core/operations/messages';

const broken = {
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
/** The settings every site needs besides its navigation. */
const site = { name: 'Acme', theme: 'mint', colors: { primary: '#16a34a' } };
const text = (document: object) => fileText({ ...site, ...document });

const openProblems = async (page: Page) => {
  await page.getByRole('button', { name: 'Problems', exact: true }).click();
  return page.getByRole('region', { name: 'Problems' });
};

test.describe('problems', () => {
  test('are listed, errors first, and link to their place', { tag: '@main' }, async ({ page }) => {
    await openSite(page, text(broken));
    const button = page.getByRole('button', { name: 'Problems', exact: true });
    await expect(button).toHaveAccessibleDescription(/2 errors, 1 warning/);
    await button.click();

    const region = page.getByRole('region', { name: 'Problems' });
    await expect(region.getByRole('listitem')).toHaveCount(3);
    await expect(region.getByRole('listitem').nth(1)).toContainText(
      '“Guides” contains both groups and anchors. Only the anchors will appear on the site, not the 2 groups.',
    );
    await expect(region.getByRole('listitem').nth(2)).toContainText('Guides › Start › Install');

    await region.getByRole('button', { name: /Remove \.mdx from/ }).click();
    await expect(row(page, 'start/install.mdx')).toHaveAttribute('aria-selected', 'true');
  });

  test('scroll their value into view in the text', { tag: '@long' }, async ({ page }) => {
    await openSite(page, text(broken));
    await page.getByRole('radio', { name: 'JSON' }).click();
    await page.getByRole('button', { name: 'Problems', exact: true }).click();
    const region = page.getByRole('region', { name: 'Problems' });
    const json = page.getByRole('region', { name: 'JSON' });
    await expect(json.getByText('"eyebrows"')).toBeVisible();
    await region.getByRole('button', { name: /Remove \.mdx from/ }).click();
    await expect(json.locator('.selected-text').first()).toBeVisible();
    await expect(row(page, 'start/install.mdx')).toHaveAttribute('aria-selected', 'true');
  });

  test('can be fixed with a button and restored with undo', { tag: '@main' }, async ({ page }) => {
    await openSite(page, text(broken));
    await page.getByRole('button', { name: 'Problems', exact: true }).click();
    const region = page.getByRole('region', { name: 'Problems' });
    await region.getByRole('button', { name: 'Wrap the 2 groups in a new anchor' }).click();
    await expect(region.getByText('contains both groups and anchors')).toHaveCount(0);
    await expect(row(page, 'New anchor')).toBeVisible();
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect(region.getByText('contains both groups and anchors')).toBeVisible();
    await expect(page.getByRole('status', { name: 'Save state' })).toBeVisible();
  });

  test('that are only hints are behind a switch', { tag: '@long' }, async ({ page }) => {
    const quiet = {
      navigation: { groups: [{ group: 'Start', expanded: true, pages: ['index'] }] },
    };
    await openSite(page, text(quiet));
    const button = page.getByRole('button', { name: 'Problems', exact: true });
    await expect(button).toHaveAccessibleDescription(/No errors, no warnings/);
    await button.click();
    const region = page.getByRole('region', { name: 'Problems' });
    await expect(region.getByText('No problems', { exact: true })).toBeVisible();
    await region.getByLabel('Show hints').check();
    await expect(region.getByRole('listitem')).toContainText('always expanded');
  });

  test('in broken JSON link to the line', async ({ page }) => {
    await openSite(page, text(broken));
    await page.getByRole('radio', { name: 'JSON' }).click();
    const json = page.getByRole('region', { name: 'JSON' });
    await json.getByText('"eyebrows"').click();
    await page.keyboard.press('End');
    await page.keyboard.type(' oops');
    await page.getByRole('button', { name: 'Problems', exact: true }).click();
    const region = page.getByRole('region', { name: 'Problems' });
    await expect(region.getByRole('listitem').first()).toContainText('line 8');
    // Fixes from the rules are unavailable until the text parses; repairs of the text are offered.
    await expect(region.getByText('contains both groups and anchors')).toBeVisible();
    await expect(region.getByRole('button', { name: /^Wrap the/ })).toHaveCount(0);
    const first = region.getByRole('listitem').first();
    await expect(first.getByRole('button', { name: /^Remove .*oops/ })).toHaveCount(1);
    await first.getByRole('button').first().click();
    await expect(json.locator('.selected-text').first()).toBeVisible();
  });
});

test.describe('problems of one kind', () => {
  const pages = Array.from({ length: 12 }, (_, i) => `guides/page-${i}.mdx`);
  const MANY = text({
    navigation: {
      groups: [
        { group: 'Guides', pages },
        { group: 'Untold', pages: [''] },
      ],
    },
  });

  test(
    'are grouped, fixed with one click and restored with one undo',
    { tag: '@main' },
    async ({ page }) => {
      await openSite(page, MANY);
      const region = await openProblems(page);
      const list = region.getByRole('list', { name: /^Page paths that end in .* 12$/ });
      await expect(list.getByRole('listitem')).toHaveCount(3);
      await region.getByRole('button', { name: 'Show 9 more' }).click();
      await expect(list.getByRole('listitem')).toHaveCount(12);
      await expect(list.getByRole('listitem').nth(3).getByRole('button').first()).toBeFocused();

      await region.getByRole('button', { name: m.fixAllSame('12', 'Remove .mdx') }).click();
      await expect(list).toHaveCount(0);
      await expect(row(page, 'guides/page-11')).toBeVisible();
      await expect(
        page.getByText(operationsMessages.inPlaces('Removed .mdx', 12)).last(),
      ).toBeVisible();
      // The focus moves to the remaining problem.
      await expect(region.getByRole('listitem')).toHaveCount(1);
      await expect(region.getByRole('listitem').getByRole('button').first()).toBeFocused();
      await expect.poll(() => downloadText(page)).toBe(MANY.replaceAll('.mdx', ''));

      await page.getByRole('button', { name: 'Undo', exact: true }).click();
      await expect(list).toBeVisible();
      await expect.poll(() => downloadText(page)).toBe(MANY);
      await expect(page.getByRole('button', { name: 'Undo', exact: true })).toBeDisabled();
    },
  );

  test(
    'are fixed one by one by keyboard, and the focus stays in the list',
    { tag: '@long' },
    async ({ page }) => {
      await openSite(page, MANY);
      const region = await openProblems(page);
      const list = region.getByRole('list', { name: /^Page paths that end in/ });
      const second = list.getByRole('listitem').nth(1);
      await expect(second).toContainText('page-1.mdx');
      await second.getByRole('button', { name: 'Remove .mdx', exact: true }).focus();
      await page.keyboard.press('Enter');
      await expect(second).toContainText('page-2.mdx');
      await expect(second.getByRole('button').first()).toBeFocused();
    },
  );

  test('that cannot all be fixed leave the rest, and say so', async ({ page }) => {
    const codes = ['en-US', 'pt-br', 'klingon'];
    const languages = codes.map((language) => ({ language, pages: [`${language}/a`] }));
    await openSite(page, text({ navigation: { languages } }));
    const region = await openProblems(page);
    await region.getByRole('button', { name: 'Fix all 2: Languages without a known code' }).click();
    await expect(
      page.getByText(/^Fixed 2: Languages without a known code\. 1 problem left\.$/).last(),
    ).toBeVisible();
    await expect(region.getByRole('listitem')).toHaveCount(1);
    await expect(region.getByRole('button', { name: /^Fix all/ })).toHaveCount(0);
    await expect(row(page, 'pt-BR')).toBeVisible();
  });

  test('whose fix removes entries are previewed first', async ({ page }) => {
    const before = text({ navigation: { groups: [{ group: 'Guides', pages: ['a', '', ' '] }] } });
    await openSite(page, before);
    const region = await openProblems(page);
    await region.getByRole('button', { name: /^Fix all 2/ }).click();
    const proposal = page.getByRole('dialog');
    await proposal.getByRole('button', { name: 'Fix all', exact: true }).click();
    await expect(region.getByText('No problems', { exact: true })).toBeVisible();
    await expect(region.getByRole('heading', { name: 'Problems' })).toBeFocused();
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect.poll(() => downloadText(page)).toBe(before);
  });

  test('without a fix offer none', { tag: '@long' }, async ({ page }) => {
    const pages = ['GET /users', 'POST /users'];
    await openSite(page, text({ navigation: { groups: [{ group: 'API', pages }] } }));
    const region = await openProblems(page);
    await expect(region.getByRole('listitem')).toHaveCount(2);
    await expect(region.getByRole('button', { name: /^Fix all/ })).toHaveCount(0);
  });
});

test.describe('repairs of the text', () => {
  const LOOSE = `{
  // What readers see.
  "navigation": {
    "pages": ["index", "start/install",], /* more to come */
  },
}
`;
  const STRICT = `{
  "navigation": {
    "pages": ["index", "start/install"]
  }
}
`;

  test('are previewed: canceled, nothing changes; accepted, it is one step', async ({ page }) => {
    await openSite(page, LOOSE);
    const region = await openProblems(page);
    const remove = region.getByRole('button', { name: 'Remove 2 comments and 3 trailing commas' });
    const proposal = page.getByRole('dialog', { name: /^Remove 2 comments/ });
    await remove.click();
    await expect(proposal).toContainText('What readers see.');
    await proposal.getByRole('button', { name: 'Cancel' }).click();
    await expect(proposal).toHaveCount(0);
    await expect(remove).toBeFocused();
    await expect.poll(() => downloadText(page)).toBe(LOOSE);

    await page.keyboard.press('Enter');
    await expect(proposal).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(region.getByText('No problems', { exact: true })).toBeVisible();
    await expect(region.getByRole('heading', { name: 'Problems' })).toBeFocused();
    await expect.poll(() => downloadText(page)).toBe(STRICT);
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect.poll(() => downloadText(page)).toBe(LOOSE);
  });

  test('fix a text that does not parse', async ({ page }) => {
    const torn = STRICT.replace('"index",', '"index"');
    await page.goto('/');
    await chooseSite(page, torn);
    const json = page.getByRole('region', { name: 'JSON', exact: true });
    await expect(json.getByRole('button', { name: /Insert a comma/ })).toBeVisible();
    const region = await openProblems(page);
    await region.getByRole('button', { name: /Insert a comma/ }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /Insert a comma/ })
      .click();
    await expect(row(page, 'start/install')).toBeVisible();
    await expect.poll(() => downloadText(page)).toBe(STRICT);
  });

  test('keep one of several equal keys, and show which', { tag: '@long' }, async ({ page }) => {
    const twice = STRICT.replace('"pages"', '"pages": ["old"],\n    "pages"');
    await openSite(page, twice);
    const region = await openProblems(page);
    await region.getByRole('button', { name: /^Keep “Index” and 1 more/ }).click();
    const proposal = page.getByRole('dialog');
    await expect(proposal).toContainText('"old"');
    await proposal.getByRole('button', { name: /^Keep/ }).click();
    await expect(region.getByText('No problems', { exact: true })).toBeVisible();
    await expect.poll(() => downloadText(page)).toBe(STRICT);
  });
});
