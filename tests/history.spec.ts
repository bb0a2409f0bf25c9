/*
 * The history as a list: each step by name, the opened and saved states, going back and forth by click and by keyboard,
 * and undone steps replaced by new ones.
 */
import type { Locator, Page } from '@playwright/test';
import { typeAtOnce } from './json-pane';
import { expect, row, test, tree } from './story';
import { ACME } from './sites';
import { openSite } from './open-site';
import { button, downloadText } from './screen-parts';
import * as m from '../src/lib/core/compare/step-messages';
import { inPast } from '../src/lib/editor/past-tense';

const history = (page: Page): Locator => page.getByRole('region', { name: 'History', exact: true });
/** The states, newest first. */
const states = (page: Page): Locator => history(page).locator('button[data-count]');
const state = (page: Page, name: string): Locator =>
  history(page).getByRole('button', { name, exact: true });
const present = (page: Page): Locator => history(page).locator('[aria-current=step]');

/** Renames an element in the properties. */
async function rename(page: Page, from: string, to: string): Promise<void> {
  await row(page, from).click();
  await page.getByRole('textbox', { name: 'Label', exact: true }).fill(to);
  await expect(row(page, to)).toBeVisible();
}

/** Makes three steps: a rename, a removal, and typing in the text. */
async function threeSteps(page: Page): Promise<void> {
  await openSite(page, ACME);
  await rename(page, 'Guides', 'Handbook');
  await row(page, 'Get started').click();
  await page.keyboard.press('Delete');
  await expect(row(page, 'Get started')).toHaveCount(0);
  await page.getByRole('radio', { name: 'JSON', exact: true }).click();
  const line = page.getByRole('region', { name: 'JSON', exact: true }).locator('.view-line');
  await line.filter({ hasText: 'guides/rotate' }).click();
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowLeft');
  await typeAtOnce(page, '-key');
  await expect(row(page, 'guides/rotate-key')).toBeVisible();
}

const NAMES = [
  inPast(m.changePage('“guides/rotate”', '“guides/rotate-key”')),
  'Removed “Get started”',
  'Renamed “Guides” to “Handbook”',
  'Opened',
];

test(
  'steps are listed by name, and a click goes to any of them',
  { tag: '@main' },
  async ({ page }) => {
    await threeSteps(page);
    const end = await downloadText(page);
    await button(page, 'History').click();
    await expect(states(page)).toHaveText(NAMES);
    await expect(present(page)).toHaveText(NAMES[0]!);
    await expect(present(page)).toHaveAccessibleDescription(
      /changed from “guides\/rotate” to “guides\/rotate-key”/,
    );

    await state(page, 'Opened').click();
    await expect(present(page)).toHaveText('Opened');
    await expect(row(page, 'Get started')).toBeVisible();
    await expect(row(page, 'Guides')).toBeVisible();
    await expect(button(page, 'Undo')).toBeDisabled();
    await button(page, 'Redo').hover();
    await expect(button(page, 'Redo')).toHaveAttribute(
      'title',
      /^Redo: Renamed “Guides” to “Handbook”/,
    );
    await expect(history(page)).toContainText('3 steps, all undone');
    expect(await downloadText(page)).toBe(ACME);

    await state(page, `${NAMES[0]!} (undone)`).click();
    await expect(present(page)).toHaveText(NAMES[0]!);
    await expect(row(page, 'guides/rotate-key')).toBeVisible();
    expect(await downloadText(page)).toBe(end);
  },
);

test('the list of steps works by keyboard, and Escape returns the focus', async ({ page }) => {
  await threeSteps(page);
  await button(page, 'History').focus();
  await page.keyboard.press('Enter');
  await expect(states(page).nth(0)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(states(page).nth(2)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(present(page)).toHaveText(NAMES[2]!);
  await expect(present(page)).toBeFocused();
  await expect(row(page, 'Get started')).toBeVisible();
  await expect(row(page, 'Handbook')).toBeVisible();
  await page.keyboard.press('End');
  await expect(state(page, 'Opened')).toBeFocused();
  await page.keyboard.press('Home');
  await page.keyboard.press(' ');
  await expect(row(page, 'guides/rotate-key')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(history(page)).toBeHidden();
  await expect(button(page, 'History')).toBeFocused();
});

test('undone steps that were replaced can be restored', { tag: '@long' }, async ({ page }) => {
  await threeSteps(page);
  const end = await downloadText(page);
  await button(page, 'History').click();
  await state(page, NAMES[2]!).click();
  await button(page, 'History').click();
  await rename(page, 'Handbook', 'Manual');
  const other = await downloadText(page);
  await button(page, 'History').click();
  await expect(states(page)).toHaveText([
    'Renamed “Handbook” to “Manual”',
    'Renamed “Guides” to “Handbook”',
    'Opened',
  ]);
  await history(page).getByText('2 undone steps were replaced').click();
  await expect(
    history(page)
      .getByRole('listitem')
      .filter({ hasText: /^Removed “Get/ }),
  ).toBeVisible();
  await button(page, 'Restore 2 steps').click();
  await expect(states(page)).toHaveText(NAMES);
  await expect(row(page, 'Get started')).toHaveCount(0);
  expect(await downloadText(page)).toBe(end);
  await button(page, 'Restore 1 step').click();
  await expect(tree(page).getByRole('treeitem', { name: /^Manual/ })).toBeVisible();
  expect(await downloadText(page)).toBe(other);
});
