/* Axe finds nothing on the screen in the tree's states, in light and dark mode. Monaco's internals are excluded. */
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { grab, moveOver } from './drop-row';
import { THEMES, expect, row, test, tree } from './story';
import { openSite, chooseSite } from './open-site';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const SITE = {
  name: 'Acme',
  navigation: {
    tabs: [
      {
        tab: 'Documentation',
        groups: [
          {
            group: 'Get started',
            tag: 'New',
            pages: ['introduction', 'quickstart', { group: 'Concepts', pages: ['teams', 'roles'] }],
          },
          { group: 'Secret', hidden: true, pages: ['secret/plans', 'introduction'] },
          { group: 'Guides', pages: Array.from({ length: 40 }, (_, i) => `guides/page-${i}`) },
        ],
      },
      {
        tab: 'API',
        groups: [
          {
            group: 'Users',
            openapi: 'openapi.json',
            pages: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'HEAD'].map(
              (method) => `${method} /users`,
            ),
          },
        ],
      },
      { tab: 'Forum', href: 'https://forum.example.com' },
    ],
    global: { anchors: [{ anchor: 'Status', href: 'https://status.example.com' }] },
  },
};
const field = (page: Page) => page.getByRole('searchbox', { name: 'Search navigation' });

/** What axe finds, one line per element. */
async function found(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(TAGS)
    .exclude('.monaco-editor')
    .analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}\n${failureSummary}`),
  );
}

interface State {
  readonly site?: object;
  readonly rows?: false;
  readonly width?: number;
  /** Brings the screen into the state, and waits for it. */
  readonly reach: (page: Page) => Promise<void>;
}

const LINKED = {
  navigation: {
    tabs: [
      { tab: 'A', groups: [{ group: 'G', pages: ['one', 'two'] }] },
      { tab: 'B', href: 'https://b.example' },
    ],
  },
};

const STATES: Readonly<Record<string, State>> = {
  'just opened': { reach: () => Promise.resolve() },
  'everything expanded, scrolled': {
    async reach(page) {
      await row(page, 'Documentation').press('Alt+Shift+ArrowRight');
      await expect(row(page, 'Teams')).toBeVisible();
      await tree(page).evaluate((view) => (view.scrollTop = 10_000));
      await expect(row(page, 'DELETE /users')).toBeVisible();
      await row(page, 'DELETE /users').click();
      await expect(page.getByRole('navigation', { name: 'Selected element' })).toContainText(
        'DELETE /users',
      );
    },
  },
  'ancestors above the rows': {
    async reach(page) {
      await row(page, 'Documentation').press('Alt+Shift+ArrowRight');
      await tree(page).evaluate((view) => (view.scrollTop = 600));
      await expect(tree(page).locator('.sticky .row').first()).toBeVisible();
    },
  },
  'several selected': {
    async reach(page) {
      await row(page, 'introduction').click();
      await row(page, 'Concepts').click({ modifiers: ['Shift'] });
      await expect(page.getByRole('navigation', { name: 'Selected element' })).toContainText(
        '3 elements',
      );
    },
  },
  'with changes': {
    async reach(page) {
      await row(page, 'quickstart').press('Alt+ArrowUp');
      await row(page, 'introduction').press('ControlOrMeta+d');
      await row(page, 'Get started').press('ArrowLeft');
      await expect(tree(page).locator('.change.hollow').first()).toBeVisible();
    },
  },
  renaming: {
    async reach(page) {
      await row(page, 'Get started').press('F2');
      await expect(tree(page).getByRole('textbox')).toBeFocused();
    },
  },
  searching: {
    async reach(page) {
      await field(page).fill('users');
      await expect(tree(page).locator('mark').first()).toBeVisible();
    },
  },
  filtered: {
    async reach(page) {
      await page.getByRole('button', { name: 'Filter', exact: true }).click();
      await page.getByRole('menuitemcheckbox', { name: /^Groups?/ }).click();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('menu')).toHaveCount(0);
    },
  },
  'choosing a filter': {
    async reach(page) {
      await page.getByRole('button', { name: 'Filter', exact: true }).click();
      await expect(page.getByRole('menuitemcheckbox').first()).toBeVisible();
    },
  },
  'nothing found': {
    async reach(page) {
      await field(page).fill('zzzzzzzz');
      await expect(page.getByRole('treeitem')).toHaveCount(0);
    },
  },
  'the context menu open': {
    async reach(page) {
      await row(page, 'Get started').click({ button: 'right' });
      await expect(page.getByRole('menuitem', { name: 'Rename' })).toBeVisible();
    },
  },
  'the add menu open': {
    async reach(page) {
      await page.getByRole('button', { name: 'Add', exact: true }).click();
      await expect(page.getByRole('menuitem').first()).toBeVisible();
    },
  },
  'the menu of levels open': {
    async reach(page) {
      await page.getByRole('button', { name: 'Expand and collapse' }).click();
      await expect(page.getByRole('menuitem', { name: 'Expand all' })).toBeVisible();
    },
  },
  'Move to open': {
    async reach(page) {
      await row(page, 'Get started').click({ button: 'right' });
      await page.getByRole('menuitem', { name: 'Move to…' }).click();
      await expect(page.getByRole('dialog', { name: 'Move to' })).toBeVisible();
      await expect(page.getByRole('option').first()).toBeVisible();
    },
  },
  'alternatives to a refused drop': {
    site: LINKED,
    async reach(page) {
      await grab(page, row(page, 'two'));
      await moveOver(page, { onto: row(page, 'B') });
      await page.mouse.up();
      await expect(page.getByRole('region', { name: 'Instead, you can' })).toBeVisible();
    },
  },
  'broken JSON': {
    async reach(page) {
      await page.getByRole('radio', { name: 'JSON' }).click();
      const code = page.getByRole('region', { name: 'JSON' });
      await code.getByRole('textbox').first().focus();
      await page.keyboard.type('x');
      await expect(code.getByText('Go to error')).toBeVisible();
    },
  },
  'an empty navigation': {
    site: { name: 'Acme', navigation: {} },
    rows: false,
    async reach(page) {
      await expect(page.getByRole('tree')).toHaveCount(0);
    },
  },
  'the palette open': {
    async reach(page) {
      await page.keyboard.press('Control+k');
      await expect(page.getByRole('option').first()).toBeVisible();
    },
  },
  'only one tab shown': {
    async reach(page) {
      await row(page, 'API').click();
      await page.keyboard.press('Control+Shift+Period');
      await expect(page.getByRole('group', { name: 'Showing only' })).toBeVisible();
    },
  },
  'on a phone': {
    width: 390,
    async reach(page) {
      await row(page, 'Get started').click();
    },
  },
};

// axe checks every element of a screen, which is slow on a slow machine.
test.describe.configure({ timeout: 300_000 });
// Colors would be measured in mid-transition.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** The states that `npm test` covers, in one theme; `npm run test:long` covers all of them in both. */
const FIRST = ['with changes'];

for (const [name, { site = SITE, rows, width, reach }] of Object.entries(STATES))
  test(
    `axe finds nothing: ${name}`,
    { tag: FIRST.includes(name) ? ['@main', '@full'] : '@long' },
    async ({ page }) => {
      if (width) await page.setViewportSize({ width, height: 844 });
      await (rows === false ? openEmpty(page, site) : openSite(page, site));
      await reach(page);
      for (const colorScheme of THEMES) {
        await page.emulateMedia({ colorScheme });
        expect.soft(await found(page), colorScheme).toEqual([]);
      }
    },
  );

/** Opens a document without rows, which has no tree to wait for. */
async function openEmpty(page: Page, site: object): Promise<void> {
  await page.goto('/');
  await chooseSite(page, site);
  await expect(
    page.getByRole('region', { name: 'Navigation' }).getByRole('button').last(),
  ).toBeVisible();
}
