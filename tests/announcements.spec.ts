/*
 * What a screen reader announces by itself: everything once, and not on every key press. docs/accessibility.md has the
 * list.
 */
import { recordAnnouncements } from './announcements';
import { expect, openSample, row, test } from './story';
import * as m from '../src/lib/features/tree/move/messages';
import * as noticeMessages from '../src/lib/features/shell/notice-messages';

test('moves, refusals and undone steps are announced once each, and the save state is not', async ({
  page,
}) => {
  const said = await recordAnnouncements(page);
  await openSample(page);
  await row(page, 'Quickstart').click();
  const moved = 'Moved “Quickstart” within “Get started”';
  const refused = m.isFirstAndNothingBefore('get-started/quickstart', 'Get started');
  await page.keyboard.press('Alt+ArrowUp');
  await expect.poll(said).toEqual([moved]);
  await expect(page.getByRole('status', { name: 'Save state' })).toHaveText('Unsaved draft');
  await page.keyboard.press('Alt+ArrowUp');
  await expect.poll(said).toEqual([moved, refused]);
  await page.keyboard.press('Alt+ArrowUp');
  await expect.poll(said).toEqual([moved, refused, refused]);
  await page.keyboard.press('Control+z');
  await expect.poll(said).toEqual([moved, refused, refused, `Undone: ${moved}`]);
});

test(
  'a search announces how many matches remain, also in the move dialog',
  { tag: '@long' },
  async ({ page }) => {
    const said = await recordAnnouncements(page);
    await openSample(page);
    await page.getByRole('searchbox', { name: 'Search navigation' }).fill('deploy');
    await expect.poll(said).toEqual(['10 matches']);
    await page.getByRole('searchbox', { name: 'Search navigation' }).fill('zzzz');
    await expect.poll(said).toEqual(['10 matches', 'No matches']);
    await page.keyboard.press('Escape');
    await row(page, 'Quickstart').press('Control+Shift+M');
    await page.getByRole('combobox', { name: 'Find a place' }).fill('zzzz');
    await expect.poll(said).toEqual(['10 matches', 'No matches', '0 found']);
  },
);

test(
  'broken JSON is announced once, after typing stops, and so is its repair',
  { tag: '@long' },
  async ({ page }) => {
    const said = await recordAnnouncements(page);
    await openSample(page);
    await page.getByRole('radio', { name: 'Split', exact: true }).check();
    const text = page.getByRole('region', { name: 'JSON', exact: true });
    await text.getByRole('textbox').first().focus();
    await page.keyboard.press('Control+Home');
    await page.keyboard.type('x');
    await expect.poll(said).toEqual([noticeMessages.broken('docs.json', 1)]);
    await page.keyboard.press('Backspace');
    await expect
      .poll(said)
      .toEqual([noticeMessages.broken('docs.json', 1), noticeMessages.readable('docs.json')]);
  },
);
