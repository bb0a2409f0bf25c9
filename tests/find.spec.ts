/* Longer than 300 lines, because its stories share one site, with a word for each way of being found. */
import type { Page } from '@playwright/test';
import { expect, row, test, tree, inputFocused } from './story';
import { openSite } from './open-site';
import { rowNames } from './screen-parts';
import * as m from '../src/lib/features/tree/find/bar-messages';

const SITE = {
  $schema: 'https://mintlify.com/docs.json',
  theme: 'mint',
  name: 'Acme',
  colors: { primary: '#0B6E5A' },
  navigation: {
    tabs: [
      {
        tab: 'Guides',
        icon: 'book-open',
        groups: [
          {
            group: 'Get started',
            tag: 'Beta',
            pages: ['index', 'guides/quickstart', 'guides/authentication'],
          },
          { group: 'Deploy', icon: 'rocket', pages: ['deploy/docker', 'deploy/kubernetes'] },
          { group: 'Secret', hidden: true, pages: ['secret/plans'] },
        ],
      },
      {
        tab: 'API',
        groups: [
          { group: 'Users', pages: ['GET /users', 'POST /users', 'GET /users/{id}'] },
          { group: 'Sessions', pages: ['POST /sessions', 'api/errors'] },
        ],
      },
      { tab: 'Forum', href: 'https://forum.example.com' },
    ],
  },
};
const field = (page: Page) => page.getByRole('searchbox', { name: 'Search navigation' });
const count = (page: Page) => page.getByRole('status', { name: 'Matches' });
const marked = (page: Page) =>
  tree(page)
    .locator('mark')
    .evaluateAll((marks) => marks.map((mark) => mark.textContent));
const filterBy = async (page: Page, ...names: string[]) => {
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  for (const name of names)
    await page.getByRole('menuitemcheckbox', { name: new RegExp(`^${name}`) }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toHaveCount(0);
};

async function run(page: Page, command: string) {
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByRole('combobox').fill(command);
  await page.keyboard.press('Enter');
}

test.describe('searching', () => {
  test(
    'shows matches with their ancestors, marks the letters, and counts',
    { tag: '@main' },
    async ({ page }) => {
      await openSite(page, SITE);
      await page.keyboard.press('/');
      await inputFocused(page);
      await page.keyboard.type('users');
      await expect
        .poll(() => rowNames(page))
        .toEqual(['API', 'Users', 'GET /users', 'POST /users', 'GET /users/{id}']);
      await expect(count(page)).toHaveText('4 matches');
      await expect.poll(() => marked(page)).toEqual(['Users', 'users', 'users', 'users']);
      await expect(row(page, 'API')).toHaveAttribute('aria-posinset', '2');
      await field(page).fill('get users');
      await expect
        .poll(() => rowNames(page))
        .toEqual(['API', 'Users', 'GET /users', 'GET /users/{id}']);
      await expect
        .poll(() => marked(page))
        .toEqual(['users', 'GET', 'users', 'users', 'GET', 'users']);
    },
  );

  test('tolerates typos, and says so', async ({ page }) => {
    await openSite(page, SITE);
    await field(page).fill('uathentcation');
    await expect(count(page)).toHaveText('No matches');
    await field(page).fill('authentcation');
    await expect
      .poll(() => rowNames(page))
      .toEqual(['Guides', 'Get started', 'guides/authentication']);
    await expect(count(page)).toHaveText('1 similar match');
    await expect.poll(() => marked(page)).toEqual(['Authentication']);
  });

  test(
    'finds by tag, icon, link and path, and shows which one matched',
    { tag: '@long' },
    async ({ page }) => {
      await openSite(page, SITE);
      for (const [query, name, because] of [
        ['rocket', 'Deploy', 'rocket'],
        ['forum.example', 'Forum', 'https://forum.example.com'],
        ['book-open', 'Guides', 'book-open'],
      ] as const) {
        await field(page).fill(query);
        await expect(row(page, name)).toContainText(because);
        await expect.poll(async () => (await rowNames(page)).at(-1)).toBe(name);
      }
      await field(page).fill('beta');
      await expect(row(page, 'Get started')).toBeVisible();
    },
  );

  test('without it, the selected row is in view, and the tree stays there', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 420 });
    await openSite(page, SITE);
    await run(page, 'Collapse all');
    await field(page).fill('errors');
    await row(page, 'api/errors').click();
    await field(page).fill('');
    await expect(row(page, 'api/errors')).toBeInViewport();
    await page.getByRole('button', { name: 'Review changes' }).click();
    await page.getByRole('button', { name: 'Done' }).click();
    await expect(row(page, 'api/errors')).toBeInViewport();
  });

  test('typing goes on where nothing is found for a moment', async ({ page }) => {
    await openSite(page, SITE);
    await row(page, 'Get started').click();
    await field(page).fill('errqqq');
    await expect(page.getByRole('treeitem')).toHaveCount(0);
    for (const key of ['Backspace', 'Backspace', 'Backspace']) await field(page).press(key);
    await expect(row(page, 'api/errors')).toBeVisible();
    await field(page).pressSequentially('ors');
    await expect(field(page)).toHaveValue('errors');
    await expect(row(page, 'api/errors')).toBeVisible();
  });

  test('on a phone, what was found is in view when one returns to the tree', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 500 });
    await openSite(page, SITE);
    await run(page, 'Collapse all');
    await field(page).fill('errors');
    await row(page, 'api/errors').click();
    const panes = page.getByRole('navigation', { name: 'Panes' });
    await panes.getByRole('button', { name: 'Properties' }).click();
    await panes.getByRole('button', { name: 'Navigation' }).click();
    await expect(row(page, 'api/errors')).toBeInViewport();
  });

  test('Enter and F3 go to the next match, with Shift to the previous one, and wrap around', async ({
    page,
  }) => {
    await openSite(page, SITE);
    await field(page).fill('users');
    await expect(count(page)).toHaveText('4 matches');
    const selected = tree(page).getByRole('treeitem', { selected: true });
    await field(page).press('Enter');
    await expect(count(page)).toHaveText('1 of 4');
    await expect(selected).toHaveAttribute('aria-label', 'Users');
    await expect(field(page)).toBeFocused();
    await field(page).press('Enter');
    await expect(selected).toHaveAttribute('aria-label', 'GET /users');
    await field(page).press('Shift+Enter');
    await field(page).press('Shift+Enter');
    await expect(count(page)).toHaveText('4 of 4');
    await expect(selected).toHaveAttribute('aria-label', 'GET /users/{id}');
    await page.keyboard.press('F3');
    await expect(count(page)).toHaveText('1 of 4');
    await page.keyboard.press('Control+g');
    await expect(count(page)).toHaveText('2 of 4');
    await page.keyboard.press('ArrowDown');
    await expect(row(page, 'GET /users')).toBeFocused();
    await page.keyboard.press('F3');
    await expect(row(page, 'POST /users')).toBeFocused();
    await page.keyboard.press('Control+Shift+g');
    await expect(row(page, 'GET /users')).toBeFocused();
    await page.getByRole('button', { name: 'Next match' }).click();
    await expect(count(page)).toHaveText('3 of 4');
    await page.getByRole('button', { name: 'Previous match' }).click();
    await expect(count(page)).toHaveText('2 of 4');
  });

  test(
    'Escape clears it and returns the focus to the selected row',
    { tag: '@long' },
    async ({ page }) => {
      await openSite(page, SITE);
      await row(page, 'API').click();
      await page.keyboard.press('Control+f');
      await inputFocused(page);
      await page.keyboard.type('docker');
      await expect.poll(() => rowNames(page)).toEqual(['Guides', 'Deploy', 'deploy/docker']);
      await page.keyboard.press('Escape');
      await expect(row(page, 'API')).toBeFocused();
      await expect(field(page)).toHaveValue('');
      await expect(count(page)).toHaveText('');
      // A visited match stays in view, even where its ancestor was collapsed.
      await row(page, 'Guides').click();
      await page.keyboard.press('ArrowLeft');
      await field(page).fill('docker');
      await field(page).press('Enter');
      await expect(row(page, 'deploy/docker')).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(row(page, 'deploy/docker')).toBeFocused();
      await expect(row(page, 'Forum')).toBeVisible();
    },
  );

  test(
    'Ctrl+Z undoes the last step in the empty field, and the typing in a filled one',
    { tag: '@long' },
    async ({ page }) => {
      await openSite(page, SITE);
      await row(page, 'Deploy').click();
      await page.keyboard.press('Delete');
      await expect(row(page, 'Deploy')).toHaveCount(0);
      await page.keyboard.press('/');
      await inputFocused(page);
      await page.keyboard.type('users');
      await page.keyboard.press('Control+z');
      await expect(field(page)).not.toHaveValue('users');
      await field(page).fill('');
      await expect(row(page, 'Deploy')).toHaveCount(0);
      await page.keyboard.press('Control+z');
      await expect(row(page, 'Deploy')).toBeVisible();
      await expect(field(page)).toBeFocused();
    },
  );

  test('a search without matches says what to do', { tag: '@long' }, async ({ page }) => {
    await openSite(page, SITE);
    await field(page).fill('nothing like it');
    await expect(page.getByText(m.nothingMatches('nothing like it'))).toBeVisible();
    await expect(count(page)).toHaveText('No matches');
    await page.getByRole('button', { name: 'Clear search' }).click();
    await expect(field(page)).toBeFocused();
    await expect(row(page, 'Guides')).toBeVisible();
  });

  test(
    'matches can be expanded, and their ancestors collapsed',
    { tag: '@long' },
    async ({ page }) => {
      await openSite(page, SITE);
      await field(page).fill('deploy');
      await expect
        .poll(() => rowNames(page))
        .toEqual(['Guides', 'Deploy', 'deploy/docker', 'deploy/kubernetes']);
      await row(page, 'Deploy').click();
      await page.keyboard.press('ArrowLeft');
      await expect.poll(() => rowNames(page)).toEqual(['Guides', 'Deploy']);
      await expect(count(page)).toHaveText('3 matches');
      await field(page).fill('rocket');
      await row(page, 'Deploy').click();
      await page.keyboard.press('ArrowRight');
      await expect
        .poll(() => rowNames(page))
        .toEqual(['Guides', 'Deploy', 'deploy/docker', 'deploy/kubernetes']);
    },
  );

  test('during edits, the edited element stays in view', async ({ page }) => {
    await openSite(page, SITE);
    await field(page).fill('deploy');
    await row(page, 'deploy/docker').click();
    await page.keyboard.press('Alt+ArrowDown');
    await expect
      .poll(() => rowNames(page))
      .toEqual(['Guides', 'Deploy', 'deploy/kubernetes', 'deploy/docker']);
    await expect(row(page, 'deploy/docker')).toBeFocused();
    // After the rename it no longer matches.
    await page.getByRole('combobox', { name: 'Page path' }).fill('run/container');
    await expect
      .poll(() => rowNames(page))
      .toEqual(['Guides', 'Deploy', 'deploy/kubernetes', 'run/container']);
    await expect(count(page)).toHaveText('2 matches');
    await row(page, 'Deploy').click();
    await page.keyboard.press('Control+d');
    await expect(count(page)).toHaveText('4 matches');
    await expect(field(page)).toHaveValue('deploy');
    await field(page).press('Escape');
    await expect(row(page, 'Get started')).toBeVisible();
  });
});

test.describe('filters', () => {
  test('show only some kinds, combine with the search, and appear below it as chips', async ({
    page,
  }) => {
    await openSite(page, SITE);
    const button = page.getByRole('button', { name: 'Filter', exact: true });
    await expect(button).toHaveAttribute('aria-pressed', 'false');
    await button.click();
    await expect(page.getByRole('menuitemcheckbox', { name: 'Endpoints 4' })).toBeVisible();
    await expect(page.getByRole('menuitemcheckbox', { name: /^Versions/ })).toHaveCount(0);
    await page.getByRole('menuitemcheckbox', { name: /^Endpoints/ }).click();
    await expect(count(page)).toHaveText('4 matches');
    await page.keyboard.press('Escape');
    await expect(button).toBeFocused();
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await field(page).fill('post');
    await expect
      .poll(() => rowNames(page))
      .toEqual(['API', 'Users', 'POST /users', 'Sessions', 'POST /sessions']);
    await field(page).fill('docker');
    await expect(page.getByText('Nothing matches “docker” and the filter.')).toBeVisible();
    await page.getByRole('button', { name: 'Clear filter', exact: true }).click();
    await expect(row(page, 'Guides')).toBeFocused();
    await expect.poll(() => rowNames(page)).toEqual(['Guides', 'Deploy', 'deploy/docker']);
  });

  test(
    'for hidden and links, and both kinds of chips, are removed one by one',
    { tag: '@long' },
    async ({ page }) => {
      await openSite(page, SITE);
      await filterBy(page, 'Hidden');
      await expect.poll(() => rowNames(page)).toEqual(['Guides', 'Secret']);
      await filterBy(page, 'Hidden', 'External links');
      await expect.poll(() => rowNames(page)).toEqual(['Forum']);
      await filterBy(page, 'Tabs');
      const chips = page.getByRole('list', { name: 'Filters' });
      await expect(chips.getByRole('listitem')).toHaveText(['External links', 'Tabs']);
      await page.getByRole('button', { name: m.removeFilter('External links') }).click();
      await expect.poll(() => rowNames(page)).toEqual(['Guides', 'API', 'Forum']);
      await expect(row(page, 'Guides')).toBeFocused();
      await page.getByRole('button', { name: m.removeFilter('Tabs') }).click();
      await expect(row(page, 'Get started')).toBeVisible();
      await expect(row(page, 'Guides')).toBeFocused();
    },
  );

  test('for changes since opening follow the work', async ({ page }) => {
    await openSite(page, SITE);
    await filterBy(page, 'Groups');
    await row(page, 'Deploy').click();
    await page.keyboard.press('F2');
    await inputFocused(page);
    await page.keyboard.type('Run');
    await page.keyboard.press('Enter');
    await expect(row(page, 'Run')).toBeFocused();
    await page.keyboard.press('Escape');
    await filterBy(page, 'Changed');
    await expect.poll(() => rowNames(page)).toEqual(['Guides', 'Run']);
    await page.keyboard.press('Control+z');
    await expect(count(page)).toHaveText('No matches');
    // An edited element stays in view until the next search.
    await expect.poll(() => rowNames(page)).toEqual(['Guides', 'Deploy']);
    await filterBy(page, 'Hidden');
    await expect(page.getByText('Nothing matches the filters.')).toBeVisible();
    await page.getByRole('button', { name: 'Clear filters', exact: true }).click();
    await expect(row(page, 'Get started')).toBeVisible();
  });

  test('for problems show elements with an error or a warning', async ({ page }) => {
    await openSite(page, {
      ...SITE,
      navigation: {
        groups: [
          { group: 'Fine', pages: ['index'] },
          { group: '', pages: ['a'] },
        ],
      },
    });
    await run(page, 'show only problems');
    await expect.poll(() => rowNames(page)).toEqual(['Untitled group']);
    await expect(count(page)).toHaveText('1 match');
    const chips = page.getByRole('list', { name: 'Filters' });
    await expect(chips.getByRole('listitem')).toHaveText(['With errors', 'With warnings']);
    await run(page, 'show everything');
    await expect(row(page, 'Fine')).toBeVisible();
    await expect(chips).toHaveCount(0);
  });
});
