import type { Page } from '@playwright/test';
import { expect, row, test, openMore } from './story';
import { openSite } from './open-site';
import { rowNames } from './screen-parts';
import * as m from '../src/lib/features/tree/move/messages';

const SITE = {
  name: 'Signal',
  navigation: {
    groups: [
      {
        group: 'Get started',
        pages: ['introduction', 'install', { group: 'More', pages: ['faq'] }],
      },
      { group: 'Guides', pages: ['deploy', 'go live', 'get help', 'migrate'] },
      { group: 'Reference', pages: ['methods', 'models', 'limits'] },
    ],
  },
};

const selected = (page: Page): Promise<string[]> => rowNames(page, { selected: true });

/** Presses keys in turn, then checks which row has the focus and which are selected. */
async function walk(
  page: Page,
  keys: readonly string[],
  focused: string,
  ...chosen: readonly string[]
): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
  await expect(row(page, focused)).toBeFocused();
  await expect.poll(() => selected(page), keys.join(' ')).toEqual(chosen);
}

test.describe('in the tree', () => {
  test.beforeEach(({ page }) => openSite(page, SITE));

  test('arrows move, expand and collapse, one row at a time', async ({ page }) => {
    await row(page, 'Get started').click();
    await walk(page, ['ArrowLeft'], 'Get started', 'Get started');
    await expect(row(page, 'Get started')).toHaveAttribute('aria-expanded', 'false');
    await walk(page, ['ArrowLeft'], 'Get started', 'Get started');
    await walk(page, ['ArrowDown'], 'Guides', 'Guides');
    await walk(page, ['ArrowUp', 'ArrowRight'], 'Get started', 'Get started');
    await expect(row(page, 'Get started')).toHaveAttribute('aria-expanded', 'true');
    await walk(page, ['ArrowRight'], 'introduction', 'introduction');
    await walk(page, ['ArrowRight'], 'introduction', 'introduction');
    await walk(page, ['ArrowLeft'], 'Get started', 'Get started');
  });

  test(
    'Home, End and the page keys go far, and stop at the ends',
    { tag: '@long' },
    async ({ page }) => {
      await row(page, 'Guides').click();
      await walk(page, ['End'], 'limits', 'limits');
      await walk(page, ['ArrowDown'], 'limits', 'limits');
      await walk(page, ['PageUp'], 'Get started', 'Get started');
      await walk(page, ['PageDown'], 'limits', 'limits');
      await walk(page, ['Home', 'ArrowUp'], 'Get started', 'Get started');
    },
  );

  test('Shift extends the selection from its start, and shrinks it again', async ({ page }) => {
    await row(page, 'go live').click();
    await walk(
      page,
      ['Shift+ArrowDown', 'Shift+ArrowDown'],
      'migrate',
      'go live',
      'get help',
      'migrate',
    );
    await walk(page, ['Shift+ArrowUp'], 'get help', 'go live', 'get help');
    await walk(page, ['Shift+ArrowUp', 'Shift+ArrowUp'], 'deploy', 'deploy', 'go live');
  });

  test(
    'Ctrl with an arrow moves only the focus, and Ctrl+Space toggles',
    { tag: '@long' },
    async ({ page }) => {
      await row(page, 'deploy').click();
      await walk(page, ['Control+ArrowDown', 'Control+ArrowDown'], 'get help', 'deploy');
      await walk(page, ['Control+Space'], 'get help', 'deploy', 'get help');
      await walk(
        page,
        ['Control+ArrowDown', 'Control+Space'],
        'migrate',
        'deploy',
        'get help',
        'migrate',
      );
      await walk(page, ['Control+Space'], 'migrate', 'deploy', 'get help');
      await walk(page, ['Control+Home'], 'Get started', 'deploy', 'get help');
      await walk(page, ['Space'], 'Get started', 'Get started');
    },
  );

  test(
    'Shift+Space selects from the last selected row to this one',
    { tag: '@long' },
    async ({ page }) => {
      await row(page, 'deploy').click();
      await walk(page, ['Control+ArrowDown', 'Control+ArrowDown'], 'get help', 'deploy');
      await walk(page, ['Shift+Space'], 'get help', 'deploy', 'go live', 'get help');
    },
  );

  test('Ctrl+Shift+Home and End select up to the ends', { tag: '@long' }, async ({ page }) => {
    await row(page, 'install').click();
    await walk(
      page,
      ['Control+Shift+Home'],
      'Get started',
      'Get started',
      'introduction',
      'install',
    );
    await row(page, 'methods').click();
    await walk(page, ['Control+Shift+End'], 'limits', 'methods', 'models', 'limits');
  });

  test('Ctrl+A selects the siblings, then everything', async ({ page }) => {
    await row(page, 'models').click();
    await walk(page, ['Control+a'], 'models', 'methods', 'models', 'limits');
    await walk(page, ['Control+a'], 'models', ...(await rowNames(page)));
    await walk(page, ['Escape'], 'models', 'models');
  });

  test('* expands all siblings', async ({ page }) => {
    await row(page, 'Reference').click();
    await page.keyboard.press('ArrowLeft');
    await row(page, 'Guides').click();
    await page.keyboard.press('ArrowLeft');
    await expect(row(page, 'methods')).toHaveCount(0);
    await page.keyboard.press('*');
    await expect(row(page, 'methods')).toBeVisible();
    await expect(row(page, 'deploy')).toBeVisible();
    await expect(row(page, 'Guides')).toBeFocused();
  });

  test(
    'letters go to the next row with that prefix; repeating a letter goes to the next one',
    { tag: '@long' },
    async ({ page }) => {
      await row(page, 'deploy').click();
      // Sent without waiting, so that a slow machine adds no pause between them.
      await Promise.all(['g', 'e', 't', 'Space', 'h'].map((key) => page.keyboard.press(key)));
      await walk(page, [], 'get help', 'get help');
      await row(page, 'Reference').click();
      await walk(page, ['m'], 'methods', 'methods');
      await walk(page, ['m'], 'models', 'models');
      await walk(page, ['m'], 'More', 'More');
    },
  );
});

test(
  'a row at the edge says so, instead of quoting a rule about its parent',
  { tag: '@long' },
  async ({ page }) => {
    const groups = (name: string) => [{ group: `${name} one`, pages: [`${name}/a`] }];
    const site = {
      navigation: {
        tabs: [
          { tab: 'First', groups: groups('first') },
          { tab: 'Last', groups: groups('last') },
        ],
      },
    };
    await openSite(page, site);
    const told = async (name: string, key: string, sentence: string) => {
      await row(page, name).click();
      await page.keyboard.press(key);
      await expect(page.locator('[aria-live]').filter({ hasText: sentence })).toHaveCount(1);
      await expect(page.getByRole('button', { name: 'Undo', exact: true })).toBeDisabled();
    };
    await told('First', 'Alt+ArrowUp', m.isFirst('First'));
    await told('first one', 'Alt+ArrowUp', m.isFirstAndNothingBefore('first one', 'First'));
    await told('last one', 'Alt+ArrowDown', m.isLastAndNothingAfter('last one', 'Last'));
    await told('first/a', 'Alt+ArrowUp', '“A” is already first');
    await row(page, 'first one').click();
    await page.keyboard.press('Alt+ArrowDown');
    await expect(row(page, 'first one')).toBeFocused();
    await expect(row(page, 'first one')).toHaveAttribute('aria-setsize', '2');
  },
);

test(
  'a page at the edge of a tab says so, instead of what the next tab may contain',
  { tag: '@long' },
  async ({ page }) => {
    const site = {
      navigation: {
        tabs: [
          { tab: 'First', groups: [{ group: 'first one', pages: ['first/a'] }] },
          { tab: 'Last', pages: ['last/a', 'last/b'] },
        ],
      },
    };
    await openSite(page, site);
    await row(page, 'last/a').click();
    await page.keyboard.press('Alt+ArrowUp');
    const said = page.locator('[aria-live]').filter({ hasText: m.isFirst('A') });
    await expect(said).toHaveCount(1);
    await page.keyboard.press('Shift+F10');
    await openMore(page);
    const up = page.getByRole('menuitem', { name: 'Move up', exact: true });
    await expect(up).toHaveAccessibleDescription(m.isFirst('A'));
  },
);

test(
  'focus set on an entry of the Add menu before its first frame stays there',
  { tag: '@long' },
  async ({ page }) => {
    await openSite(page, SITE);
    await row(page, 'Guides').click();
    const [chosen, focused] = await row(page, 'Guides').evaluate(async (one) => {
      const frame = () => new Promise(requestAnimationFrame);
      const last = new Promise<HTMLElement>((done) => {
        new MutationObserver(() => {
          const entries = document.querySelectorAll<HTMLElement>('[role=menuitem]');
          if (entries.length > 1) done([...entries].at(-1)!);
        }).observe(document.body, { childList: true, subtree: true });
      });
      const asking = { key: 'Enter', ctrlKey: true, bubbles: true, cancelable: true };
      one.dispatchEvent(new KeyboardEvent('keydown', asking));
      const entry = await last;
      entry.focus();
      await frame();
      await frame();
      const nameOf = (element: Element | null) => element?.getAttribute('aria-label');
      return [nameOf(entry), nameOf(document.activeElement)];
    });
    expect(chosen).toBeTruthy();
    expect(focused).toBe(chosen);
  },
);

test('the menu of a row in the middle is fully visible, one line per entry', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 800 });
  const pages = Array.from({ length: 24 }, (_, i) => `page-${i}`);
  await openSite(page, { navigation: { pages } });
  await row(page, 'page-12').click({ button: 'right' });
  const menu = page.getByRole('menu', { name: 'Actions' });
  await expect(menu.getByRole('menuitem', { name: 'Rename' })).toBeInViewport({ ratio: 1 });
  await expect(menu.getByRole('menuitem', { name: 'Remove' })).toBeInViewport({ ratio: 1 });
  await expect.poll(() => menu.evaluate((one) => one.scrollHeight - one.clientHeight)).toBe(0);
  const heights = await menu
    .getByRole('menuitem')
    .evaluateAll((items) => items.map((one) => one.getBoundingClientRect().height));
  expect(Math.max(...heights)).toBeLessThan(30);
});
