import type { Locator, Page } from '@playwright/test';
import { expect, grabDownload, openFile, row, test, textFile, tree, boxFocused } from './story';

const SITE = {
  name: 'Signal',
  navigation: {
    tabs: [
      {
        tab: 'Documentation',
        groups: [
          {
            group: 'Get started',
            pages: [
              'introduction',
              'quickstart',
              { group: 'Concepts', pages: ['projects', 'teams'] },
            ],
          },
          { group: 'Guides', pages: ['deploy', 'rotate', 'migrate'] },
        ],
      },
      { tab: 'API', groups: [{ group: 'Users', pages: ['GET /users', 'POST /users'] }] },
    ],
  },
};

const open = (page: Page, site: unknown = SITE) =>
  openFile(page, textFile(`${JSON.stringify(site, null, 2)}\n`));

/** The rows in view as an outline, two blanks a level. */
const outline = (page: Page): Promise<string[]> =>
  tree(page)
    .getByRole('treeitem')
    .evaluateAll((rows) =>
      rows.map(
        (one) =>
          '  '.repeat(Number(one.getAttribute('aria-level')) - 1) +
          (one.getAttribute('aria-label') ?? ''),
      ),
    );

const said = (page: Page): Locator => page.locator('[aria-live]');

interface Drag {
  /** Just below which row the pointer goes, or onto the middle of it, where a closed one opens. */
  readonly below?: string;
  readonly onto?: string;
  /** Indents to the right of where the row was taken. */
  readonly indents?: number;
}

/** Takes a row and carries it; the button stays down. */
async function carry(page: Page, name: string, { below, onto, indents = 0 }: Drag): Promise<void> {
  const from = (await row(page, name).boundingBox())!;
  const x = from.x + 120;
  await page.mouse.move(x, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(x + 3, from.y + from.height / 2 + 6);
  const target = (await row(page, below ?? onto ?? name).boundingBox())!;
  const y = target.y + (below ? target.height + 2 : target.height / 2);
  await page.mouse.move(x + indents * 16, y, { steps: 12 });
}

test('a group is dragged into another tab', async ({ page }) => {
  await open(page);
  await carry(page, 'Guides', { below: 'API' });
  await expect(page.getByText('Into API, first place')).toBeVisible();
  await page.mouse.up();
  await expect(row(page, 'Guides')).toHaveAttribute('aria-selected', 'true');
  await expect
    .poll(() => outline(page))
    .toEqual([
      'Documentation',
      '  Get started',
      '    introduction',
      '    quickstart',
      '    Concepts',
      '      projects',
      '      teams',
      'API',
      '  Guides',
      '    deploy',
      '    rotate',
      '    migrate',
      '  Users',
      '    GET /users',
      '    POST /users',
    ]);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect
    .poll(async () => (await outline(page)).slice(7, 9))
    .toEqual(['  Guides', '    deploy']);
});

test('moving to the right while dragging goes deeper', async ({ page }) => {
  await open(page);
  await row(page, 'Concepts').press('ArrowLeft');
  await carry(page, 'deploy', { below: 'Concepts' });
  await expect(page.getByText('Into Get started, last place')).toBeVisible();
  await carryOn(page, 16);
  await expect(page.getByText('Into Concepts, last place')).toBeVisible();
  await page.mouse.up();
  await expect(row(page, 'deploy')).toHaveAttribute('aria-level', '4');
});

/** Moves the pointer sideways from where the last `carry` left it. */
async function carryOn(page: Page, by: number): Promise<void> {
  const line = (await page.locator('.ghost').boundingBox())!;
  await page.mouse.move(line.x - 14 + by, line.y - 22, { steps: 4 });
}

test('a drop that the rules forbid says why, and moves nothing', async ({ page }) => {
  await open(page);
  const before = await outline(page);
  await carry(page, 'API', { below: 'deploy' });
  await expect(page.locator('.ghost')).toContainText('A group cannot hold tabs');
  await page.mouse.up();
  await expect.poll(() => outline(page)).toEqual(before);
  await expect(said(page).filter({ hasText: 'A group cannot hold tabs' })).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Undo' })).toBeDisabled();
});

test('a drop does what the hand was told, also where the taken row closes in a scrolled list', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1200, height: 420 });
  await open(page);
  await row(page, 'API').scrollIntoViewIfNeeded();
  await carry(page, 'API', { below: 'rotate' });
  const told = (await page.locator('.ghost .says').innerText()).trim();
  await page.mouse.up();
  await expect(said(page).filter({ hasText: told })).toHaveCount(1);
});

test('a refused drop offers what would make it possible', async ({ page }) => {
  await open(page, {
    navigation: {
      tabs: [
        { tab: 'A', groups: [{ group: 'G', pages: ['one', 'two'] }] },
        { tab: 'B', href: 'https://b.example' },
      ],
    },
  });
  await carry(page, 'two', { below: 'B' });
  await expect(page.locator('.ghost')).toContainText('is a link');
  await page.mouse.up();
  await page
    .getByRole('region', { name: 'Navigation' })
    .getByRole('button', { name: /^Remove the link/ })
    .click();
  await expect(row(page, 'two')).toHaveAttribute('aria-level', '2');
  await expect.poll(() => outline(page)).toEqual(['A', '  G', '    one', 'B', '  two']);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => outline(page)).toEqual(['A', '  G', '    one', '    two', 'B']);
});

const ANCHORS = {
  name: 'Signal',
  navigation: {
    tabs: [
      {
        tab: 'Documentation',
        groups: [
          { group: 'Get started', pages: ['introduction', 'quickstart'] },
          { group: 'Guides', pages: ['deploy', 'rotate', 'migrate'] },
        ],
      },
      {
        tab: 'Community',
        anchors: [
          { anchor: 'Forum', href: 'https://forum.example' },
          { anchor: 'Stories', pages: ['stories'] },
        ],
      },
    ],
  },
};

test.describe('a group dropped on a tab that holds anchors', () => {
  const offer = (page: Page) => page.getByRole('region', { name: 'Possible instead' });

  test('says why not, and does what is possible instead in one step', async ({ page }) => {
    const before = `${JSON.stringify(ANCHORS, null, 2)}\n`;
    await openFile(page, textFile(before));
    await carry(page, 'Guides', { below: 'Community' });
    const ghost = page.locator('.ghost');
    await expect(ghost).toContainText('“Community” holds anchors');
    await expect(ghost).toContainText('Instead: ');
    await page.mouse.up();
    // Nothing has moved yet.
    await expect(row(page, 'Guides')).toHaveAttribute('aria-level', '2');
    await expect(page.getByRole('button', { name: 'Undo' })).toBeDisabled();
    const first = offer(page).getByRole('button', { name: 'Wrap it in a new anchor' });
    await expect(first).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(row(page, 'Guides')).toHaveAttribute('aria-level', '3');
    const name = page.getByRole('textbox', { name: 'Name of this anchor' });
    await expect(name).toBeFocused();
    await name.press('Escape');
    await expect(row(page, 'Guides')).toBeFocused();
    await expect
      .poll(async () => (await outline(page)).slice(4))
      .toEqual([
        'Community',
        '  Forum',
        '  Stories',
        '    stories',
        '  New anchor',
        '    Guides',
        '      deploy',
        '      rotate',
        '      migrate',
      ]);
    const text = JSON.parse(await textOf(page)) as typeof ANCHORS;
    const [guides] = ANCHORS.navigation.tabs[0]!.groups!.slice(1);
    expect(text.navigation.tabs[1]!.anchors![2]).toEqual({
      anchor: 'New anchor',
      groups: [guides],
    });
    await expect(offer(page)).toHaveCount(0);

    await page.keyboard.press('Control+z');
    await expect.poll(() => textOf(page)).toBe(before);
    await expect(page.getByRole('button', { name: 'Undo' })).toBeDisabled();
  });

  test('is left alone by Escape, and by the next change', { tag: '@long' }, async ({ page }) => {
    await open(page, ANCHORS);
    const before = await outline(page);
    await carry(page, 'Guides', { below: 'Community' });
    await page.mouse.up();
    await expect(offer(page).getByRole('button').first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(offer(page)).toHaveCount(0);
    await expect(row(page, 'Guides')).toBeFocused();
    await expect.poll(() => outline(page)).toEqual(before);

    await carry(page, 'Guides', { below: 'Community' });
    await page.mouse.up();
    await expect(offer(page)).toBeVisible();
    await row(page, 'quickstart').focus();
    await page.keyboard.press('Alt+ArrowUp');
    await expect(offer(page)).toHaveCount(0);
  });

  test('is offered the same by the keys, which stay in the tree until Tab', async ({ page }) => {
    await open(page, ANCHORS);
    await row(page, 'Guides').click();
    await page.keyboard.press('Alt+ArrowDown');
    await expect(offer(page)).toContainText('“Community” holds anchors');
    await expect(said(page).filter({ hasText: 'Possible instead: ' })).toHaveCount(1);
    await expect(row(page, 'Guides')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(offer(page).getByRole('button').first()).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(offer(page).getByRole('button', { name: 'Put it into “Stories”' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(row(page, 'Guides')).toHaveAttribute('aria-level', '3');
    await expect(row(page, 'Guides')).toBeFocused();
  });

  test(
    'is told by the rows: those that cannot take it are dimmed',
    { tag: '@long' },
    async ({ page }) => {
      await open(page, ANCHORS);
      const dimmed = tree(page).locator('.barred');
      await expect(dimmed).toHaveCount(0);
      await carry(page, 'Guides', { below: 'introduction' });
      await expect(dimmed).toHaveText([/Community/, /Forum/]);
      // What is dragged stays open where its end is in view: nothing moves up under the hand.
      await expect(row(page, 'rotate')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dimmed).toHaveCount(0);
      await page.mouse.up();
    },
  );
});

/** The text of docs.json as it would be downloaded now. */
const textOf = async (page: Page): Promise<string> => {
  const file = await grabDownload(page, () => page.keyboard.press('Control+s'));
  return file.bytes.toString();
};

test('Escape ends a drag and leaves everything as it was', async ({ page }) => {
  await open(page);
  const before = await outline(page);
  await carry(page, 'deploy', { below: 'introduction' });
  await expect(page.locator('.ghost')).toContainText('Into Get started, second place');
  await page.keyboard.press('Escape');
  await expect(page.locator('.ghost')).toHaveCount(0);
  await page.mouse.up();
  await expect.poll(() => outline(page)).toEqual(before);
  await expect(page.getByRole('button', { name: 'Undo' })).toBeDisabled();
  await carry(page, 'deploy', { below: 'introduction' });
  await page.mouse.up();
  await expect.poll(async () => (await outline(page))[3]).toBe('    deploy');
});

test(
  'a drag moves nothing when the document changes under it',
  { tag: '@long' },
  async ({ page }) => {
    await open(page);
    await row(page, 'rotate').click();
    await page.keyboard.press('Delete');
    await carry(page, 'Guides', { below: 'API' });
    await page.keyboard.press('Control+z');
    await page.mouse.up();
    await expect(page.locator('.ghost')).toHaveCount(0);
    await expect
      .poll(async () => (await outline(page)).slice(7, 11))
      .toEqual(['  Guides', '    deploy', '    rotate', '    migrate']);
    await expect(page.getByRole('button', { name: 'Undo' })).toBeDisabled();
  },
);

test('a closed row opens under a hand that waits', async ({ page }) => {
  await open(page);
  await row(page, 'Concepts').press('ArrowLeft');
  await expect(row(page, 'Concepts')).toHaveAttribute('aria-expanded', 'false');
  await carry(page, 'deploy', { onto: 'Concepts' });
  await expect(row(page, 'Concepts')).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape');
  await page.mouse.up();
});

test('several selected rows are dragged together', async ({ page }) => {
  await open(page);
  await row(page, 'deploy').click();
  await row(page, 'migrate').click({ modifiers: ['Control'] });
  await carry(page, 'migrate', { below: 'introduction' });
  await expect(page.locator('.ghost .count')).toHaveText('2');
  await page.mouse.up();
  await expect
    .poll(async () => (await outline(page)).slice(1, 6))
    .toEqual(['  Get started', '    introduction', '    deploy', '    migrate', '    quickstart']);
  await expect(tree(page).getByRole('treeitem', { selected: true })).toHaveCount(2);
});

test('a click that shakes a little is no drag', { tag: '@long' }, async ({ page }) => {
  await open(page);
  const box = (await row(page, 'deploy').boundingBox())!;
  await page.mouse.move(box.x + 90, box.y + 10);
  await page.mouse.down();
  await page.mouse.move(box.x + 92, box.y + 11);
  await page.mouse.up();
  await expect(row(page, 'deploy')).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('button', { name: 'Undo' })).toBeDisabled();
});

test('the keys walk the tree, open, close and select', async ({ page }) => {
  await open(page);
  await row(page, 'Documentation').click();
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
  const walk: readonly (readonly [string, string])[] = [
    ['ArrowDown', 'Get started'],
    ['ArrowRight', 'introduction'],
    ['ArrowLeft', 'Get started'],
    ['ArrowLeft', 'Get started'],
    ['ArrowDown', 'Guides'],
    ['End', 'POST /users'],
    ['Home', 'Documentation'],
    ['m', 'migrate'],
    ['ArrowUp', 'rotate'],
  ];
  for (const [key, name] of walk) {
    await page.keyboard.press(key);
    await expect.poll(focused, `after ${key}`).toBe(name);
  }
  await page.keyboard.press('Shift+ArrowUp');
  await expect(tree(page).getByRole('treeitem', { selected: true })).toHaveCount(2);
  await page.keyboard.press('Control+a');
  await expect(tree(page).getByRole('treeitem', { selected: true })).toHaveCount(3);
});

test('the keys move rows, and say where they went or why not', async ({ page }) => {
  await open(page);
  await row(page, 'quickstart').click();
  await page.keyboard.press('Alt+ArrowUp');
  await expect
    .poll(async () => (await outline(page)).slice(2, 4))
    .toEqual(['    quickstart', '    introduction']);
  await expect(row(page, 'quickstart')).toBeFocused();
  await page.keyboard.press('Alt+ArrowDown');
  await page.keyboard.press('Alt+ArrowDown');
  await expect
    .poll(async () => (await outline(page)).slice(2, 7))
    .toEqual([
      '    introduction',
      '    Concepts',
      '      projects',
      '      teams',
      '    quickstart',
    ]);
  await page.keyboard.press('Alt+ArrowRight');
  await expect(row(page, 'quickstart')).toHaveAttribute('aria-level', '4');
  await page.keyboard.press('Alt+ArrowLeft');
  await expect(row(page, 'quickstart')).toHaveAttribute('aria-level', '3');
  await expect(said(page).filter({ hasText: 'Move “quickstart”' })).toHaveCount(1);
  await page.keyboard.press('Alt+ArrowDown');
  await expect
    .poll(async () => (await outline(page)).slice(6, 8))
    .toEqual(['  Guides', '    quickstart']);
  await row(page, 'Documentation').click();
  await page.keyboard.press('Alt+ArrowUp');
  await expect(said(page).filter({ hasText: 'is the first already' })).toHaveCount(1);
});

test('a row is renamed in place', async ({ page }) => {
  await open(page);
  await row(page, 'Guides').click();
  await page.keyboard.press('F2');
  const field = page.getByRole('textbox', { name: 'Name of this group' });
  await expect(field).toBeFocused();
  await field.fill('How-to guides');
  await field.press('Enter');
  await expect(row(page, 'How-to guides')).toBeFocused();
  await page.keyboard.press('Enter');
  await boxFocused(page);
  await page.keyboard.type('Other');
  await page.keyboard.press('Escape');
  await expect(row(page, 'How-to guides')).toBeFocused();
  await row(page, 'deploy').dblclick();
  await boxFocused(page);
  await page.keyboard.type('guides/deploy');
  await page.keyboard.press('Enter');
  await expect(row(page, 'guides/deploy')).toBeVisible();
});

test('Delete removes what is selected, and the next row is selected', async ({ page }) => {
  await open(page);
  await row(page, 'deploy').click();
  await page.keyboard.press('Delete');
  await expect(row(page, 'deploy')).toHaveCount(0);
  await expect(row(page, 'rotate')).toBeFocused();
  await expect(row(page, 'rotate')).toHaveAttribute('aria-selected', 'true');
});

test('the context menu does what can be done and says why the rest cannot', async ({ page }) => {
  await open(page);
  await row(page, 'Guides').click({ button: 'right' });
  const item = (name: string) => page.getByRole('menuitem', { name, exact: true });
  await expect(item('Rename')).toBeVisible();
  await expect(item('Move down')).toBeVisible();
  await item('Add page').click();
  const path = page.getByRole('textbox', { name: 'Path of this page' });
  await expect(path).toHaveValue('new-page');
  await path.fill('guides/secrets');
  await path.press('Enter');
  await expect(row(page, 'guides/secrets')).toHaveAttribute('aria-level', '3');

  await row(page, 'rotate').click();
  await page.keyboard.press('Shift+F10');
  await item('Wrap in a group').click();
  await boxFocused(page);
  await page.keyboard.type('Keys');
  await page.keyboard.press('Enter');
  await expect(row(page, 'Keys')).toHaveAttribute('aria-level', '3');
  await expect(row(page, 'rotate')).toHaveAttribute('aria-level', '4');

  await row(page, 'Keys').click({ button: 'right' });
  await item('Unwrap').click();
  await expect(row(page, 'rotate')).toHaveAttribute('aria-level', '3');

  await row(page, 'Guides').click({ button: 'right' });
  await item('Restructure…').press('ArrowRight');
  await item('Sort by path…').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sort', exact: true }).click();
  await expect
    .poll(async () => (await outline(page)).slice(8, 12))
    .toEqual(['    deploy', '    guides/secrets', '    migrate', '    rotate']);

  await row(page, 'Documentation').click({ button: 'right' });
  await expect(item('Move up')).toBeDisabled();
  await expect(item('Move up')).toContainText('is the first already');
  await page.keyboard.press('Escape');
  await expect(row(page, 'Documentation')).toBeFocused();
});

test('“Move to…” finds a place by its name', async ({ page }) => {
  await open(page);
  await row(page, 'deploy').click();
  await row(page, 'migrate').click({ modifiers: ['Shift'] });
  await row(page, 'rotate').click({ button: 'right' });
  await page.getByRole('menuitem', { name: 'Move to…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Move to' });
  await expect(dialog).toContainText('3 elements');
  await dialog.getByRole('combobox').fill('conc');
  await expect(dialog.getByRole('option')).toHaveCount(1);
  await expect(dialog.getByRole('option')).toContainText('Documentation › Get started');
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect
    .poll(async () => (await outline(page)).slice(4, 10))
    .toEqual([
      '    Concepts',
      '      projects',
      '      teams',
      '      deploy',
      '      rotate',
      '      migrate',
    ]);
  await expect(tree(page).getByRole('treeitem', { selected: true })).toHaveCount(3);
});

test('searching keeps what matches and what stands above it', async ({ page }) => {
  await open(page);
  await page.keyboard.press('/');
  const search = page.getByRole('searchbox', { name: 'Search navigation' });
  await expect(search).toBeFocused();
  await search.fill('teams');
  await expect
    .poll(() => outline(page))
    .toEqual(['Documentation', '  Get started', '    Concepts', '      teams']);
  await search.press('Enter');
  await expect(row(page, 'teams')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect.poll(async () => (await outline(page)).length).toBe(15);
  await expect(row(page, 'teams')).toHaveAttribute('aria-selected', 'true');
});

test('an empty navigation offers a beginning', async ({ page }) => {
  await page.goto('/');
  for (const text of ['{ "navigation": {} }', '{ "name": "New" }']) {
    await page.goto('/');
    await page.getByLabel('Choose docs.json').setInputFiles({
      name: 'docs.json',
      mimeType: 'application/json',
      buffer: Buffer.from(text),
    });
    await page.getByRole('button', { name: 'Add group' }).click();
    await page.keyboard.press('Enter');
    await expect(row(page, 'Getting started')).toBeVisible();
  }
});

test('what was selected comes back with undo and redo', async ({ page }) => {
  await open(page);
  await row(page, 'deploy').click();
  await page.keyboard.press('Control+d');
  await expect(tree(page).getByRole('treeitem', { name: /^deploy/ })).toHaveCount(2);
  await expect(
    tree(page)
      .getByRole('treeitem', { name: /^deploy/ })
      .nth(1),
  ).toBeFocused();
  await page.keyboard.press('Control+z');
  await expect(tree(page).getByRole('treeitem', { name: /^deploy/ })).toHaveCount(1);
  await expect(row(page, 'deploy')).toHaveAttribute('aria-selected', 'true');
  await expect(row(page, 'deploy')).toBeFocused();

  await row(page, 'rotate').click();
  await page.keyboard.press('Delete');
  await expect(row(page, 'migrate')).toBeFocused();
  await page.keyboard.press('Control+z');
  await expect(row(page, 'rotate')).toBeFocused();
  await expect(row(page, 'rotate')).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Control+Shift+z');
  await expect(row(page, 'rotate')).toHaveCount(0);
  await expect(row(page, 'migrate')).toHaveAttribute('aria-selected', 'true');
});

test(
  'a page that is moved into an element without a list is selected alone',
  { tag: '@long' },
  async ({ page }) => {
    await open(page, {
      navigation: {
        tabs: [
          { tab: 'A', pages: ['one', 'two'] },
          { tab: 'B', openapi: 'api.json' },
        ],
      },
    });
    await carry(page, 'two', { below: 'B' });
    await page.mouse.up();
    await expect(row(page, 'two')).toBeFocused();
    await expect(tree(page).getByRole('treeitem', { selected: true })).toHaveText(['two']);
  },
);
