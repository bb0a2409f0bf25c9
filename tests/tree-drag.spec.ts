import type { Page } from '@playwright/test';
import { dropLine, dropNote, ghost } from './drop-row';
import {
  announcement,
  downloadText,
  dragRow,
  open,
  outline,
  rowsFrom,
  tinted,
  undo,
} from './tree-story';
import { expect, openFile, row, test, textFile, tree } from './story';

test('a group is dragged into another tab', { tag: '@main' }, async ({ page }) => {
  await open(page);
  await dragRow(page, 'Guides', { below: 'API' });
  await expect(dropNote(page)).toHaveText('Into “API”, first in the list');
  await page.mouse.up();
  await expect(row(page, 'Guides')).toHaveAttribute('aria-selected', 'true');
  await expect
    .poll(() => rowsFrom(page, 'API', 6))
    .toEqual(['API', '  Guides', '    deploy', '    rotate', '    migrate', '  Users']);
});

test(
  'a drop that the rules forbid says why in one line, and moves nothing',
  { tag: '@main' },
  async ({ page }) => {
    await open(page);
    const before = await outline(page);
    await dragRow(page, 'API', { below: 'deploy' });
    await expect(dropNote(page)).toHaveText('Tabs can’t go into a group');
    await expect(tinted(page)).toHaveCount(0);
    await expect(dropLine(page)).toHaveCount(0);
    // Not even as a row under the pointer, which nothing covers.
    await row(page, 'deploy').hover();
    await expect(row(page, 'deploy')).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    const line = (await dropNote(page).boundingBox())!;
    const pane = (await page.getByRole('region', { name: 'Navigation' }).boundingBox())!;
    const rows = (await tree(page).boundingBox())!;
    expect(line.y).toBeGreaterThanOrEqual(rows.y + rows.height - 1);
    expect(line.y + line.height).toBe(pane.y + pane.height);
    await page.mouse.up();
    await expect.poll(() => outline(page)).toEqual(before);
    await expect(announcement(page).filter({ hasText: 'Groups can’t contain tabs' })).toHaveCount(
      1,
    );
    await expect(undo(page)).toBeDisabled();
  },
);

test('a drop matches its line, even when the dragged row collapses in a scrolled list', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1200, height: 420 });
  await open(page);
  await row(page, 'API').scrollIntoViewIfNeeded();
  await dragRow(page, 'API', { below: 'rotate' });
  await expect(dropNote(page)).toHaveText('Tabs can’t go into a group');
  await page.mouse.up();
  await expect(announcement(page).filter({ hasText: 'Groups can’t contain tabs' })).toHaveCount(1);
});

test(
  'a refused drop offers an alternative that makes it possible',
  { tag: '@main' },
  async ({ page }) => {
    await open(page, {
      navigation: {
        tabs: [
          { tab: 'A', groups: [{ group: 'G', pages: ['one', 'two'] }] },
          { tab: 'B', href: 'https://b.example' },
        ],
      },
    });
    await dragRow(page, 'two', { onto: 'B' });
    await expect(dropNote(page)).toHaveText('“B” is a link and can’t contain pages');
    await page.mouse.up();
    await page
      .getByRole('region', { name: 'Navigation' })
      .getByRole('button', { name: /^Remove link/ })
      .click();
    await expect(row(page, 'two')).toHaveAttribute('aria-level', '2');
    await expect.poll(() => outline(page)).toEqual(['A', '  G', '    one', 'B', '  two']);
    await undo(page).click();
    await expect.poll(() => outline(page)).toEqual(['A', '  G', '    one', '    two', 'B']);
  },
);

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
  const offer = (page: Page) => page.getByRole('region', { name: 'Instead, you can' });

  test('says why not, and performs an alternative in one step', async ({ page }) => {
    const before = `${JSON.stringify(ANCHORS, null, 2)}\n`;
    await openFile(page, textFile(before));
    const place = await row(page, 'Forum').boundingBox();
    await dragRow(page, 'Guides', { onto: 'Community' });
    await expect(dropNote(page)).toHaveText('“Community” contains anchors, not groups');
    await page.mouse.up();
    // Nothing has moved yet, on the screen either.
    await expect(row(page, 'Guides')).toHaveAttribute('aria-level', '2');
    await expect(undo(page)).toBeDisabled();
    const first = offer(page).getByRole('button', { name: 'Wrap it in a new anchor' });
    await expect(first).toBeFocused();
    expect(await row(page, 'Forum').boundingBox()).toEqual(place);
    await page.keyboard.press('Enter');
    await expect(row(page, 'Guides')).toHaveAttribute('aria-level', '3');
    const name = page.getByRole('textbox', { name: 'Name of the anchor' });
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
    await expect(undo(page)).toBeDisabled();
  });

  test(
    'is canceled by Escape, by the next change and by the next press',
    { tag: '@long' },
    async ({ page }) => {
      await open(page, ANCHORS);
      const before = await outline(page);
      await dragRow(page, 'Guides', { onto: 'Community' });
      await page.mouse.up();
      await expect(offer(page).getByRole('button').first()).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(offer(page)).toHaveCount(0);
      await expect(row(page, 'Guides')).toBeFocused();
      await expect.poll(() => outline(page)).toEqual(before);

      await dragRow(page, 'Guides', { onto: 'Community' });
      await page.mouse.up();
      await expect(offer(page)).toBeVisible();
      await row(page, 'introduction').click();
      await expect(offer(page)).toHaveCount(0);

      await dragRow(page, 'Guides', { onto: 'Community' });
      await page.mouse.up();
      await expect(offer(page)).toBeVisible();
      await row(page, 'quickstart').focus();
      await page.keyboard.press('Alt+ArrowUp');
      await expect(offer(page)).toHaveCount(0);
    },
  );

  test('gets the same offer by keyboard, where the focus stays in the tree until Tab', async ({
    page,
  }) => {
    await open(page, ANCHORS);
    await row(page, 'Guides').click();
    await page.keyboard.press('Alt+ArrowDown');
    await expect(offer(page)).toContainText('“Community” contains anchors');
    await expect(announcement(page).filter({ hasText: 'Instead, you can: ' })).toHaveCount(1);
    await expect(row(page, 'Guides')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(offer(page).getByRole('button').first()).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(offer(page).getByRole('button', { name: 'Add it to “Stories”' })).toBeFocused();
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

test(
  'Escape cancels a drag and leaves everything unchanged',
  { tag: '@main' },
  async ({ page }) => {
    await open(page);
    const before = await outline(page);
    await dragRow(page, 'deploy', { below: 'introduction' });
    await expect(dropNote(page)).toHaveText('Into “Get started”, second in the list');
    await page.keyboard.press('Escape');
    await expect(ghost(page)).toHaveCount(0);
    await page.mouse.up();
    await expect.poll(() => outline(page)).toEqual(before);
    await expect(undo(page)).toBeDisabled();
    await dragRow(page, 'deploy', { below: 'introduction' });
    await page.mouse.up();
    await expect.poll(async () => (await outline(page))[3]).toBe('    deploy');
  },
);

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
    await expect(ghost(page)).toHaveCount(0);
    await expect
      .poll(async () => (await outline(page)).slice(7, 11))
      .toEqual(['  Guides', '    deploy', '    rotate', '    migrate']);
    await expect(undo(page)).toBeDisabled();
  },
);

test('a slightly shaky click is not a drag', { tag: '@long' }, async ({ page }) => {
  await open(page);
  const box = (await row(page, 'deploy').boundingBox())!;
  await page.mouse.move(box.x + 90, box.y + 10);
  await page.mouse.down();
  await page.mouse.move(box.x + 92, box.y + 11);
  await page.mouse.up();
  await expect(row(page, 'deploy')).toHaveAttribute('aria-selected', 'true');
  await expect(undo(page)).toBeDisabled();
});
