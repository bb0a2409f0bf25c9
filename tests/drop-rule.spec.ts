/* Where a dropped row lands: a story for each line of the rule. */
import { dropLine, dropNote, ghost } from './drop-row';
import {
  dragRow,
  moveTo,
  open,
  outline,
  rowsFrom,
  tinted,
  undo,
  type OverNamed,
} from './tree-story';
import { expect, row, test, tree } from './story';

/** One line of the rule: what is dragged where, what the foot says and the tree shows, and what it does. */
interface Rule {
  readonly name: string;
  readonly drag: string;
  readonly over: OverNamed;
  readonly closed?: string;
  readonly says: string;
  /** The row that is tinted. Otherwise a line appears. */
  readonly into?: string;
  readonly from: string;
  readonly rows: readonly string[];
}

const RULES: readonly Rule[] = [
  {
    name: 'the middle of a row that can hold it puts it last',
    drag: 'deploy',
    over: { onto: 'Concepts' },
    says: 'Into Concepts, last place',
    into: 'Concepts',
    from: 'Concepts',
    rows: ['    Concepts', '      projects', '      teams', '      deploy'],
  },
  {
    name: 'the top of a row that can hold it puts it before',
    drag: 'deploy',
    over: { above: 'Concepts' },
    says: 'Into Get started, third place',
    from: 'quickstart',
    rows: ['    quickstart', '    deploy', '    Concepts'],
  },
  {
    name: 'the bottom of a closed row that can hold it puts it after',
    drag: 'introduction',
    over: { below: 'Concepts' },
    closed: 'Concepts',
    says: 'Into Get started, last place',
    from: 'quickstart',
    rows: ['    quickstart', '    Concepts', '    introduction', '  Guides'],
  },
  {
    name: 'the bottom of an open row that can hold it puts it first',
    drag: 'deploy',
    over: { below: 'Concepts' },
    says: 'Into Concepts, first place',
    from: 'Concepts',
    rows: ['    Concepts', '      deploy', '      projects', '      teams'],
  },
  {
    name: 'the upper half of a row that cannot hold it puts it before',
    drag: 'deploy',
    over: { above: 'quickstart' },
    says: 'Into Get started, second place',
    from: 'introduction',
    rows: ['    introduction', '    deploy', '    quickstart'],
  },
  {
    name: 'the lower half of a row that cannot hold it puts it after',
    drag: 'deploy',
    over: { onto: 'quickstart' },
    says: 'Into Get started, third place',
    from: 'quickstart',
    rows: ['    quickstart', '    deploy', '    Concepts'],
  },
  {
    name: 'the upper half of an open row that cannot hold it puts it before',
    drag: 'API',
    over: { above: 'Documentation' },
    says: 'Into the navigation, first place',
    from: 'API',
    rows: ['API', '  Users', '    GET /users', '    POST /users', 'Documentation'],
  },
  {
    name: 'the lower half of an open row that cannot hold it puts it after all of it',
    drag: 'Documentation',
    over: { below: 'API' },
    says: 'Into the navigation, last place',
    from: 'API',
    rows: ['API', '  Users', '    GET /users', '    POST /users', 'Documentation'],
  },
  {
    name: 'after the last entry of a list it goes into that list',
    drag: 'deploy',
    over: { below: 'teams' },
    says: 'Into Concepts, last place',
    from: 'teams',
    rows: ['      teams', '      deploy', '  Guides'],
  },
  {
    name: 'left of the icon it goes one level out',
    drag: 'deploy',
    over: { below: 'teams', left: 1 },
    says: 'Into Get started, last place',
    from: 'teams',
    rows: ['      teams', '    deploy', '  Guides'],
  },
  {
    name: 'two indents to the left it goes two levels out',
    drag: 'Users',
    over: { below: 'teams', left: 2 },
    says: 'Into Documentation, second place',
    from: 'teams',
    rows: ['      teams', '  Users', '    GET /users', '    POST /users', '  Guides'],
  },
  {
    name: 'no further out than the lists that end there',
    drag: 'Users',
    over: { below: 'teams', left: 3 },
    says: 'Into Documentation, second place',
    from: 'teams',
    rows: ['      teams', '  Users', '    GET /users', '    POST /users', '  Guides'],
  },
];

for (const { name, drag, over, closed, says, into, from, rows } of RULES)
  test(name, async ({ page }) => {
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

test('the line shows the depth', async ({ page }) => {
  await open(page);
  await dragRow(page, 'deploy', { below: 'teams' });
  const at = async () => (await dropLine(page).boundingBox())!.x;
  const deepest = await at();
  await moveTo(page, { below: 'teams', left: 1 });
  await expect(dropNote(page)).toHaveText('Into Get started, last place');
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
    await expect(dropNote(page)).toHaveText('Into Get started, second place');
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
  await expect(dropNote(page)).toHaveText('Into the navigation, last place');
  await page.mouse.up();
  await expect.poll(async () => (await outline(page))[0]).toBe('API');
});

test('a place where it already is shows as such and does nothing', async ({ page }) => {
  await open(page);
  for (const over of [{ onto: 'rotate' }, { below: 'deploy' }, { above: 'migrate' }]) {
    await dragRow(page, 'rotate', over);
    await expect(dropNote(page)).toHaveText('Stays where it is');
    await expect(tinted(page)).toHaveCount(0);
    await page.mouse.up();
    await expect(ghost(page)).toHaveCount(0);
  }
  await expect(undo(page)).toBeDisabled();
});

test('several selected rows are dragged together and land in tree order', async ({ page }) => {
  await open(page);
  await row(page, 'migrate').click();
  await row(page, 'deploy').click({ modifiers: ['Control'] });
  await dragRow(page, 'migrate', { below: 'introduction' });
  await expect(page.locator('.ghost .count')).toHaveText('2');
  await page.mouse.up();
  await expect
    .poll(async () => (await outline(page)).slice(1, 6))
    .toEqual(['  Get started', '    introduction', '    deploy', '    migrate', '    quickstart']);
  await expect(tree(page).getByRole('treeitem', { selected: true })).toHaveCount(2);
});
