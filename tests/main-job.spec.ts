/*
 * The main job, end to end: a group moves to another tab and is renamed, a page is changed in the JSON, everything is
 * undone and redone, and the download differs only in the affected lines.
 */
import { diffLines } from 'diff';
import type { Locator, Page } from '@playwright/test';
import { drop, grab } from './drop-row.ts';
import { inputFocused, corpusFile, expect, grabDownload, row, test, tree } from './story.ts';
import { button, preview } from './screen-parts';
import { openSite } from './open-site';

// The whole job in one story, done twice, takes minutes on a slow machine.
test.describe.configure({ timeout: 300_000 });

interface Group {
  group: string;
  pages: (string | Group)[];
}
interface Site {
  navigation: { tabs: { tab: string; groups: Group[] }[] };
}

const file = corpusFile('dubinc__docs.json');
const text = file.buffer.toString('utf8');
const site = JSON.parse(text) as Site;
const [from, to] = site.navigation.tabs as [
  Site['navigation']['tabs'][0],
  Site['navigation']['tabs'][0],
];
const moved = from.groups.at(-1)!;
const first = from.groups[0]!;
const changedPage = first.pages.find((page) => typeof page === 'string')!;
const NEW_NAME = 'Moved and renamed';
const SUFFIX = '-anew';

/** The expected file: the same changes made on plain objects. */
function expected(index: number): Site {
  const copy = structuredClone(site);
  const [a, b] = copy.navigation.tabs as [
    Site['navigation']['tabs'][0],
    Site['navigation']['tabs'][0],
  ];
  const group = a.groups.pop()!;
  group.group = NEW_NAME;
  b.groups.splice(index, 0, group);
  const pages = a.groups[0]!.pages;
  pages[pages.indexOf(changedPage)] = changedPage + SUFFIX;
  return copy;
}

/** The number of added and removed lines. */
const changedLines = (before: string, after: string): number =>
  diffLines(before, after)
    .filter((part) => part.added || part.removed)
    .reduce((sum, part) => sum + part.count, 0);

/** The number of lines of the moved group. */
function linesOfMoved(): number {
  const inside = (group: Group): number =>
    group.pages.reduce((sum, page) => sum + (typeof page === 'string' ? 1 : inside(page)), 5);
  return inside(moved);
}

const json = (page: Page) => page.getByRole('region', { name: 'JSON' });

/** Expands a row by keyboard if it is collapsed. */
async function unfold(page: Page, label: string): Promise<void> {
  await row(page, label).click();
  if ((await row(page, label).getAttribute('aria-expanded')) === 'false')
    await page.keyboard.press('ArrowRight');
  await expect(row(page, label)).toHaveAttribute('aria-expanded', 'true');
}

/** Types at the end of the page path on the cursor's line, inside its quotes. */
async function typeIntoPathOnLine(page: Page, typed: string): Promise<void> {
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowLeft'); // the comma
  await page.keyboard.press('ArrowLeft'); // the quote
  await page.keyboard.type(typed);
}

async function download(page: Page, act: () => Promise<void>): Promise<string> {
  const { name, bytes } = await grabDownload(page, act);
  expect(name).toBe('docs.json');
  return bytes.toString('utf8');
}

function judge(result: string, index: number): void {
  expect(JSON.parse(result)).toEqual(expected(index));
  // The group's lines are removed and added, its label and the page's path change, and so may a comma.
  expect(changedLines(text, result)).toBeLessThanOrEqual(2 * linesOfMoved() + 6);
}

test('a group moves to another tab by mouse, and only its lines differ in the end', async ({
  page,
}) => {
  await openSite(page, file);
  await unfold(page, from.tab);
  await unfold(page, to.tab);

  await test.step('drag the group between the first two groups of the other tab', async () => {
    await grab(page, row(page, moved.group));
    const place = `Into “${to.tab}”, second in the list`;
    await drop(page, { above: row(page, to.groups[1]!.group) }, place);
    await expect(button(page, 'Undo')).toBeEnabled();
  });

  await test.step('rename it', async () => {
    await row(page, moved.group).click();
    const label = page.getByRole('region', { name: 'Properties' }).getByLabel('Label');
    await label.fill(NEW_NAME);
    await label.press('Enter');
    await expect(row(page, NEW_NAME)).toBeVisible();
  });

  await test.step('see it in the JSON, and change a page there', async () => {
    await page.getByRole('radio', { name: 'JSON' }).click();
    await expect(json(page).locator('.view-lines')).toContainText(NEW_NAME);
    await page.getByRole('radio', { name: 'Split' }).click();
    await unfold(page, first.group);
    await row(page, changedPage).click();
    const line = json(page)
      .locator('.view-line')
      .filter({ hasText: `"${changedPage}"` });
    await line.first().click();
    await typeIntoPathOnLine(page, SUFFIX);
    await expect(row(page, changedPage + SUFFIX)).toBeVisible();
    await expect(preview(page).locator('[aria-current=page]').first()).toContainText(/anew/i);
  });

  const save = () => page.keyboard.press('Control+s');
  await test.step('undo everything and find the original bytes', async () => {
    while (await button(page, 'Undo').isEnabled()) await button(page, 'Undo').click();
    await expect.poll(() => download(page, save)).toBe(text);
  });

  await test.step('redo everything and download', async () => {
    while (await button(page, 'Redo').isEnabled()) await button(page, 'Redo').click();
    await button(page, 'Review changes').click();
    const review = page.getByRole('region', { name: 'Review changes' });
    await expect(review.getByRole('list', { name: 'Changes' })).toContainText(NEW_NAME);
    judge(await download(page, () => review.getByRole('button', { name: 'Download' }).click()), 1);
  });
});

/** Presses Tab until the focus is inside the target, like a user without a mouse. */
async function tabTo(page: Page, key: 'Tab' | 'Shift+Tab', thing: Locator): Promise<void> {
  const isInside = () => thing.evaluate((element) => element.contains(document.activeElement));
  for (let i = 0; i < 60 && !(await isInside()); i++) await page.keyboard.press(key);
  await expect.poll(() => isInside(), { message: `${key} reaches ${thing.toString()}` }).toBe(true);
}

/** Moves down the tree to a row. */
async function walkTo(page: Page, label: string): Promise<void> {
  await page.keyboard.press('Home');
  const focused = tree(page).locator('[role=treeitem]:focus');
  for (let i = 0; i < 400; i++) {
    const name = await focused.getAttribute('aria-label');
    const path = await focused.getAttribute('title');
    if (name?.startsWith(label) || path?.startsWith(label)) return;
    await page.keyboard.press('ArrowDown');
  }
  throw new Error(`“${label}” was not found by walking down the tree`);
}

test('the same by keyboard only', async ({ page }) => {
  await openSite(page, file);
  const open = async (label: string) => {
    await walkTo(page, label);
    if ((await row(page, label).getAttribute('aria-expanded')) === 'false')
      await page.keyboard.press('ArrowRight');
  };
  await tabTo(page, 'Tab', tree(page));
  await open(from.tab);

  await test.step('move the group down, into the next tab', async () => {
    await walkTo(page, moved.group);
    await page.keyboard.press('Alt+ArrowDown');
    await expect(row(page, moved.group)).toBeFocused();
  });

  await test.step('rename it in place', async () => {
    await page.keyboard.press('F2');
    await inputFocused(page);
    await page.keyboard.press('Control+a');
    await page.keyboard.type(NEW_NAME);
    await page.keyboard.press('Enter');
    await expect(row(page, NEW_NAME)).toBeFocused();
  });

  await test.step('see it in the JSON, and change a page there', async () => {
    await open(first.group);
    await walkTo(page, changedPage);
    await tabToMode(page, 'Split');
    await tabTo(page, 'Tab', json(page).getByRole('textbox').first());
    await typeIntoPathOnLine(page, SUFFIX);
    await expect(row(page, changedPage + SUFFIX)).toBeVisible();
  });

  await test.step('undo everything and find the original bytes', async () => {
    for (let i = 0; i < 40 && (await button(page, 'Undo').isEnabled()); i++)
      await page.keyboard.press('Control+z');
    expect(await download(page, () => page.keyboard.press('Control+s'))).toBe(text);
  });

  await test.step('redo everything and download', async () => {
    for (let i = 0; i < 40 && (await button(page, 'Redo').isEnabled()); i++)
      await page.keyboard.press('Control+Shift+z');
    judge(await download(page, () => page.keyboard.press('Control+s')), 0);
  });
});

/** Tabs back to the mode switch and chooses a mode with the arrow keys. */
async function tabToMode(page: Page, mode: string): Promise<void> {
  await tabTo(page, 'Shift+Tab', page.getByRole('radiogroup', { name: 'Mode' }));
  const wanted = page.getByRole('radio', { name: mode, exact: true });
  for (let i = 0; i < 3 && !(await wanted.isChecked()); i++)
    await page.keyboard.press('ArrowRight');
  await expect(wanted).toBeChecked();
}
