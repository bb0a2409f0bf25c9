/* Where a dropped row lands: a story for each line of the rule. */
import { dropLine, dropNote, ghost } from './drop-row';
import { RULES } from './drop-rules';
import { dragRow, moveTo, open, outline, rowsFrom, tinted, undo } from './tree-story';
import { expect, row, test, tree } from './story';

/** The lines of the rule that `npm test` tries: into, before, after, and a level out. */
const MAIN =
  /^the middle of a row that|^the upper half of a row|^the bottom of a closed row|^left of/;

for (const { name, drag, over, closed, says, into, from, rows } of RULES)
  test(name, { tag: MAIN.test(name) ? '@main' : [] }, async ({ page }) => {
    await open(page);
    if (closed) await row(page, closed).press('ArrowLeft');
    await dragRow(page, drag, over);
    await expect(dropNote(page)).toHaveText(says);
    if (into) await expect(tinted(page)).toHaveAccessibleName(into);
    await expect(tinted(page)).toHaveCount(into ? 1 : 0);
    await expect(dropLine(page)).toHaveCount(into ? 0 : 1);
    await page.mouse.up();
    await expect(row(page, drag)).toHaveAttribute('aria-selected', 'true');
    await expect.poll(() => rowsFrom(page, from, rows.length)).toEqual(rows);
    await undo(page).click();
    await expect(undo(page)).toBeDisabled();
  });

test('the line shows the depth', { tag: '@main' }, async ({ page }) => {
  await open(page);
  await dragRow(page, 'deploy', { below: 'teams' });
  const at = async () => (await dropLine(page).boundingBox())!.x;
  const deepest = await at();
  await moveTo(page, { below: 'teams', left: 1 });
  await expect(dropNote(page)).toHaveText('Into “Get started”, at the end');
  expect(await at()).toBe(deepest - 16);
  await page.keyboard.press('Escape');
  await page.mouse.up();
});

test('where the row was grabbed does not matter', async ({ page }) => {
  await open(page);
  const { x, y, width, height } = (await row(page, 'deploy').boundingBox())!;
  const to = (await row(page, 'quickstart').boundingBox())!;
  for (const [dx, dy] of [
    [60, 2],
    [width - 40, height - 2],
  ] as const) {
    await page.mouse.move(x + dx, y + dy);
    await page.mouse.down();
    await page.mouse.move(x + dx - 6, y + dy + 6);
    await expect(ghost(page)).toBeVisible();
    await page.mouse.move(to.x + 90, to.y + to.height * 0.2);
    await expect(dropNote(page)).toHaveText('Into “Get started”, second in the list');
    await page.keyboard.press('Escape');
    await page.mouse.up();
    await expect(ghost(page)).toHaveCount(0);
  }
});

test('the space below the last row is the end of the outermost list', async ({ page }) => {
  await open(page);
  await dragRow(page, 'Documentation', { below: 'API' });
  const last = (await row(page, 'POST /users').boundingBox())!;
  await page.mouse.move(last.x + 90, last.y + last.height + 60);
  await expect(dropNote(page)).toHaveText('Into the navigation, at the end');
  await page.mouse.up();
  await expect.poll(async () => (await outline(page))[0]).toBe('API');
});

test('what is wrapped to fit goes where it was dropped', async ({ page }) => {
  await open(page);
  await dragRow(page, 'migrate', { above: 'Get started' });
  await expect(dropNote(page)).toHaveText('“Documentation” contains groups, not pages');
  await page.mouse.up();
  await page.getByRole('button', { name: 'Wrap it in a new group' }).press('Enter');
  await page.getByRole('textbox', { name: 'Name of the group' }).press('Escape');
  await expect
    .poll(() => rowsFrom(page, 'Documentation', 4))
    .toEqual(['Documentation', '  New group', '    migrate', '  Get started']);
  // By keys, it goes after the group that it was in, and into an element, last.
  await row(page, 'projects').click();
  await page.keyboard.press('Alt+ArrowLeft');
  await page.keyboard.press('Alt+ArrowLeft');
  await page.getByRole('button', { name: 'Wrap it in a new group' }).click();
  await page.getByRole('textbox', { name: 'Name of the group' }).fill('Second');
  await page.keyboard.press('Enter');
  await expect
    .poll(() => rowsFrom(page, 'Second', 3))
    .toEqual(['  Second', '    projects', '  Guides']);
  await dragRow(page, 'deploy', { onto: 'Documentation' });
  await page.mouse.up();
  await page.getByRole('button', { name: 'Wrap it in a new group' }).press('Enter');
  await page.getByRole('textbox', { name: 'Name of the group' }).fill('Third');
  await page.keyboard.press('Enter');
  await expect.poll(() => rowsFrom(page, 'Third', 3)).toEqual(['  Third', '    deploy', 'API']);
});

test('an endpoint that a tab with groups is let contain goes where it was dropped', async ({
  page,
}) => {
  await open(page);
  await dragRow(page, 'POST /users', { above: 'Guides' });
  await expect(dropNote(page)).toHaveText('“Documentation” contains groups, not endpoints');
  await page.mouse.up();
  await page
    .getByRole('button', { name: 'Let “Documentation” contain both groups and pages' })
    .press('Enter');
  await expect.poll(() => rowsFrom(page, 'POST /users', 2)).toEqual(['  POST /users', '  Guides']);
  await undo(page).click();
  await expect(undo(page)).toBeDisabled();
});

test('a tab dropped among what another tab contains is offered the place after it', async ({
  page,
}) => {
  await open(page);
  await dragRow(page, 'Documentation', { below: 'Users' });
  await page.mouse.up();
  await page.getByRole('button', { name: 'Move it after “API”' }).press('Enter');
  await expect.poll(async () => (await outline(page))[0]).toBe('API');
  // It is there already.
  await dragRow(page, 'Documentation', { below: 'Users' });
  await page.mouse.up();
  await expect(page.getByRole('button', { name: 'Move it after “API”' })).toHaveCount(0);
});

test('a place where it already is shows as such and does nothing', async ({ page }) => {
  await open(page);
  for (const over of [{ onto: 'rotate' }, { below: 'deploy' }, { above: 'migrate' }]) {
    await dragRow(page, 'rotate', over);
    await expect(dropNote(page)).toHaveText('Current location');
    await expect(tinted(page)).toHaveCount(0);
    await page.mouse.up();
    await expect(ghost(page)).toHaveCount(0);
  }
  await expect(undo(page)).toBeDisabled();
});

test(
  'several selected rows are dragged together and land in tree order',
  { tag: '@main' },
  async ({ page }) => {
    await open(page);
    await row(page, 'migrate').click();
    await row(page, 'deploy').click({ modifiers: ['Control'] });
    await dragRow(page, 'migrate', { below: 'introduction' });
    await expect(page.locator('.ghost .count')).toHaveText('2');
    await page.mouse.up();
    await expect
      .poll(async () => (await outline(page)).slice(1, 6))
      .toEqual([
        '  Get started',
        '    introduction',
        '    deploy',
        '    migrate',
        '    quickstart',
      ]);
    await expect(tree(page).getByRole('treeitem', { selected: true })).toHaveCount(2);
  },
);
