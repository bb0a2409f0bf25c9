/*
 * What a screen reader announces by itself: everything once, and not on every key press. docs/accessibility.md has the
 * list.
 */
import { recordAnnouncements } from './announcements';
import { expect, openSample, row, test } from './story';
import * as m from '../src/lib/features/tree/move/messages';
import * as commandMessages from '../src/lib/editor/commands/messages';
import * as editorMessages from '../src/lib/editor/messages';
import * as treeMessages from '../src/lib/features/tree/levels-messages';
import * as dragMessages from '../src/lib/features/tree/drag/picked-up-messages';
import * as noticeMessages from '../src/lib/features/shell/notice-messages';

test('moves, refusals and undone steps are announced once each, and the save state is not', async ({
  page,
}) => {
  const said = await recordAnnouncements(page);
  await openSample(page);
  await row(page, 'Quickstart').click();
  const moved = 'Moved “Quickstart” within “Get started”';
  const refused = m.isFirstAndNothingBefore('Quickstart', 'Get started');
  await page.keyboard.press('Alt+ArrowUp');
  await expect.poll(said).toEqual([moved]);
  await expect(page.getByRole('status', { name: 'Save state' })).toHaveText('Draft saved');
  await page.keyboard.press('Alt+ArrowUp');
  await expect.poll(said).toEqual([moved, refused]);
  await page.keyboard.press('Alt+ArrowUp');
  await expect.poll(said).toEqual([moved, refused, refused]);
  await page.keyboard.press('Control+z');
  await expect.poll(said).toEqual([moved, refused, refused, `Undone: ${moved}`]);
});

test('levels, modes, the help, and Undo with nothing to undo say one short sentence each', async ({
  page,
}) => {
  const said = await recordAnnouncements(page);
  await openSample(page);
  await row(page, 'Quickstart').click();
  const acts: readonly (readonly [keys: string, words: string])[] = [
    ['ControlOrMeta+z', commandMessages.nothingToUndo],
    ['ControlOrMeta+y', commandMessages.nothingToRedo],
    ['Alt+Shift+ArrowLeft', treeMessages.shownLevels(1)],
    ['Alt+Shift+Digit3', treeMessages.shownLevels(3)],
    ['Alt+Shift+ArrowRight', treeMessages.shownLevels(Infinity)],
    ['ControlOrMeta+Alt+Digit2', commandMessages.switchedTo('Split')],
    ['ControlOrMeta+Alt+Digit1', commandMessages.switchedTo('Visual')],
    ['F1', editorMessages.helpOpened],
    ['F1', editorMessages.helpClosed],
  ];
  const expected: string[] = [];
  for (const [keys, words] of acts) {
    await page.keyboard.press(keys);
    expected.push(words);
    await expect.poll(said).toEqual(expected);
  }
  // A refusal, and what could be done, in short: the bar below the tree has the rest.
  await row(page, 'Quickstart').click();
  await page.keyboard.press('Alt+ArrowLeft');
  expected.push(
    '“Documentation” contains groups, not pages. Instead, you can: Wrap it in a new group.',
  );
  await expect.poll(said).toEqual(expected);
});

test('a drag says what was picked up and where it was dropped', async ({ page }) => {
  const said = await recordAnnouncements(page);
  await openSample(page);
  const from = (await row(page, 'Quickstart').boundingBox())!;
  const to = (await row(page, 'Introduction').boundingBox())!;
  await page.mouse.move(from.x + 120, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(from.x + 124, from.y + from.height / 2 - 8, { steps: 3 });
  await expect.poll(said).toEqual([dragMessages.pickedUp('“Quickstart”')]);
  await page.mouse.move(to.x + 120, to.y + 3, { steps: 10 });
  await page.mouse.up();
  await expect
    .poll(said)
    .toEqual([dragMessages.pickedUp('“Quickstart”'), 'Moved “Quickstart” within “Get started”']);
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
