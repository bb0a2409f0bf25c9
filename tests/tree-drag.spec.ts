import type { Page } from '@playwright/test';
import { dragRow, dragSideways, open, outline, announcement, downloadText } from './tree-story';
import { expect, openFile, row, test, textFile, tree } from './story';
import * as m from '../src/lib/core/check/placement/messages';

test('a group is dragged into another tab', async ({ page }) => {
  await open(page);
  await dragRow(page, 'Guides', { below: 'API' });
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

test('moving right while dragging goes deeper', async ({ page }) => {
  await open(page);
  await row(page, 'Concepts').press('ArrowLeft');
  await dragRow(page, 'deploy', { below: 'Concepts' });
  await expect(page.getByText('Into Get started, last place')).toBeVisible();
  await dragSideways(page, 16);
  await expect(page.getByText('Into Concepts, last place')).toBeVisible();
  await page.mouse.up();
  await expect(row(page, 'deploy')).toHaveAttribute('aria-level', '4');
});

test('a drop that the rules forbid says why, and moves nothing', async ({ page }) => {
  await open(page);
  const before = await outline(page);
  await dragRow(page, 'API', { below: 'deploy' });
  await expect(page.locator('.ghost')).toContainText('A group cannot hold tabs');
  await page.mouse.up();
  await expect.poll(() => outline(page)).toEqual(before);
  await expect(announcement(page).filter({ hasText: 'A group cannot hold tabs' })).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Undo' })).toBeDisabled();
});

test('a drop matches its label, even when the dragged row collapses in a scrolled list', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1200, height: 420 });
  await open(page);
  await row(page, 'API').scrollIntoViewIfNeeded();
  await dragRow(page, 'API', { below: 'rotate' });
  const told = m.cannotHold('group', 'tabs', 'pages and groups');
  await expect(page.locator('.ghost .says')).toHaveText(told);
  await page.mouse.up();
  await expect(announcement(page).filter({ hasText: told })).toHaveCount(1);
});

test('a refused drop offers an alternative that makes it possible', async ({ page }) => {
  await open(page, {
    navigation: {
      tabs: [
        { tab: 'A', groups: [{ group: 'G', pages: ['one', 'two'] }] },
        { tab: 'B', href: 'https://b.example' },
      ],
    },
  });
  await dragRow(page, 'two', { below: 'B' });
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

test.describe('a group dropped on a tab with anchors', () => {
  const offer = (page: Page) => page.getByRole('region', { name: 'Possible instead' });

  test('says why not, and performs an alternative in one step', async ({ page }) => {
    const before = `${JSON.stringify(ANCHORS, null, 2)}\n`;
    await openFile(page, textFile(before));
    await dragRow(page, 'Guides', { below: 'Community' });
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
    const text = JSON.parse(await downloadText(page)) as typeof ANCHORS;
    const [guides] = ANCHORS.navigation.tabs[0]!.groups!.slice(1);
    expect(text.navigation.tabs[1]!.anchors![2]).toEqual({
      anchor: 'New anchor',
      groups: [guides],
    });
    await expect(offer(page)).toHaveCount(0);

    await page.keyboard.press('Control+z');
    await expect.poll(() => downloadText(page)).toBe(before);
    await expect(page.getByRole('button', { name: 'Undo' })).toBeDisabled();
  });

  test('is canceled by Escape, and by the next change', { tag: '@long' }, async ({ page }) => {
    await open(page, ANCHORS);
    const before = await outline(page);
    await dragRow(page, 'Guides', { below: 'Community' });
    await page.mouse.up();
    await expect(offer(page).getByRole('button').first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(offer(page)).toHaveCount(0);
    await expect(row(page, 'Guides')).toBeFocused();
    await expect.poll(() => outline(page)).toEqual(before);

    await dragRow(page, 'Guides', { below: 'Community' });
    await page.mouse.up();
    await expect(offer(page)).toBeVisible();
    await row(page, 'quickstart').focus();
    await page.keyboard.press('Alt+ArrowUp');
    await expect(offer(page)).toHaveCount(0);
  });

  test('gets the same offer by keyboard, where the focus stays in the tree until Tab', async ({
    page,
  }) => {
    await open(page, ANCHORS);
    await row(page, 'Guides').click();
    await page.keyboard.press('Alt+ArrowDown');
    await expect(offer(page)).toContainText('“Community” holds anchors');
    await expect(announcement(page).filter({ hasText: 'Possible instead: ' })).toHaveCount(1);
    await expect(row(page, 'Guides')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(offer(page).getByRole('button').first()).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(offer(page).getByRole('button', { name: 'Put it into “Stories”' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(row(page, 'Guides')).toHaveAttribute('aria-level', '3');
    await expect(row(page, 'Guides')).toBeFocused();
  });

  test('dims the rows that cannot accept it', { tag: '@long' }, async ({ page }) => {
    await open(page, ANCHORS);
    const dimmed = tree(page).locator('.barred');
    await expect(dimmed).toHaveCount(0);
    await dragRow(page, 'Guides', { below: 'introduction' });
    await expect(dimmed).toHaveText([/Community/, /Forum/]);
    // A dragged row stays expanded while its end is in view, so nothing moves up under the pointer.
    await expect(row(page, 'rotate')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dimmed).toHaveCount(0);
    await page.mouse.up();
  });
});

test('Escape cancels a drag and leaves everything unchanged', async ({ page }) => {
  await open(page);
  const before = await outline(page);
  await dragRow(page, 'deploy', { below: 'introduction' });
  await expect(page.locator('.ghost')).toContainText('Into Get started, second place');
  await page.keyboard.press('Escape');
  await expect(page.locator('.ghost')).toHaveCount(0);
  await page.mouse.up();
  await expect.poll(() => outline(page)).toEqual(before);
  await expect(page.getByRole('button', { name: 'Undo' })).toBeDisabled();
  await dragRow(page, 'deploy', { below: 'introduction' });
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
    await dragRow(page, 'Guides', { below: 'API' });
    await page.keyboard.press('Control+z');
    await page.mouse.up();
    await expect(page.locator('.ghost')).toHaveCount(0);
    await expect
      .poll(async () => (await outline(page)).slice(7, 11))
      .toEqual(['  Guides', '    deploy', '    rotate', '    migrate']);
    await expect(page.getByRole('button', { name: 'Undo' })).toBeDisabled();
  },
);

test('a collapsed row expands under a resting pointer', async ({ page }) => {
  await open(page);
  await row(page, 'Concepts').press('ArrowLeft');
  await expect(row(page, 'Concepts')).toHaveAttribute('aria-expanded', 'false');
  await dragRow(page, 'deploy', { onto: 'Concepts' });
  await expect(row(page, 'Concepts')).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape');
  await page.mouse.up();
});

test('several selected rows are dragged together', async ({ page }) => {
  await open(page);
  await row(page, 'deploy').click();
  await row(page, 'migrate').click({ modifiers: ['Control'] });
  await dragRow(page, 'migrate', { below: 'introduction' });
  await expect(page.locator('.ghost .count')).toHaveText('2');
  await page.mouse.up();
  await expect
    .poll(async () => (await outline(page)).slice(1, 6))
    .toEqual(['  Get started', '    introduction', '    deploy', '    migrate', '    quickstart']);
  await expect(tree(page).getByRole('treeitem', { selected: true })).toHaveCount(2);
});

test('a slightly shaky click is not a drag', { tag: '@long' }, async ({ page }) => {
  await open(page);
  const box = (await row(page, 'deploy').boundingBox())!;
  await page.mouse.move(box.x + 90, box.y + 10);
  await page.mouse.down();
  await page.mouse.move(box.x + 92, box.y + 11);
  await page.mouse.up();
  await expect(row(page, 'deploy')).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('button', { name: 'Undo' })).toBeDisabled();
});
