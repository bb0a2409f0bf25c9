/*
 * A newer docs.json under unsaved work: changes that don't overlap are merged automatically, overlapping ones become a
 * choice in words, and nothing is changed or written without confirmation.
 */
import type { Locator, Page } from '@playwright/test';
import { textOnDisk, openFromDisk, changeOnDisk } from './disk-file';
import { expect, row, test, tree } from './story';
import { ACME } from './sites';
import { openSite } from './open-site';
import { undo, saveState, downloadText } from './screen-parts';
import * as m from '../src/lib/features/shell/notice-messages';
import * as mergeMessages from '../src/lib/features/merge/messages';

async function rename(page: Page, from: string, to: string): Promise<void> {
  await row(page, from).click();
  await page.getByRole('textbox', { name: 'Label', exact: true }).fill(to);
  await expect(row(page, to)).toBeVisible();
}
const stage = (page: Page): Locator => page.getByRole('region', { name: 'Merge', exact: true });
const save = (page: Page) => page.keyboard.press('ControlOrMeta+s');
const conflict = (page: Page) => page.getByRole('dialog', { name: m.conflict });

test(
  'Save finds a newer file: Merge adds it to the work in one step, and Save writes both',
  { tag: '@main' },
  async ({ page }) => {
    await openFromDisk(page, ACME);
    await rename(page, 'Guides', 'Handbook');
    const theirs = ACME.replace('"introduction", ', '"introduction", "install", ');
    await changeOnDisk(page, theirs);
    await save(page);
    await conflict(page).getByRole('button', { name: 'Merge' }).click();
    // The toast disappears by itself unless the pointer rests on it.
    const show = page.getByRole('button', { name: 'Show changes' });
    await show.hover();
    await expect(row(page, 'install')).toBeVisible();
    await expect(row(page, 'Handbook')).toBeVisible();
    await expect(
      page.getByText(/Merged 1 change from the file. You have 1 unsaved change/).first(),
    ).toBeVisible();
    expect(await textOnDisk(page)).toBe(theirs);

    await show.click();
    const came = stage(page).getByRole('list', { name: 'Incoming changes' });
    await expect(came.getByRole('listitem')).toHaveCount(1);
    await expect(came).toContainText('Install');
    await page.keyboard.press('Escape');
    await expect(stage(page)).toBeHidden();

    await save(page);
    await expect(saveState(page)).toHaveText('Saved');
    const both = theirs.replace('"Guides"', '"Handbook"');
    expect(await textOnDisk(page)).toBe(both);
    await undo(page).click();
    await expect(row(page, 'install')).toHaveCount(0);
    await expect(row(page, 'Handbook')).toBeVisible();
  },
);

test('for a conflict, the user chooses in words by keyboard; Cancel changes nothing', async ({
  page,
}) => {
  await openFromDisk(page, ACME);
  await rename(page, 'Guides', 'Handbook');
  const theirs = ACME.replace('"Guides"', '"How-to"').replace('"quickstart"', '"start"');
  await changeOnDisk(page, theirs);
  await save(page);
  await conflict(page).getByRole('button', { name: 'Merge' }).click();
  const asked = stage(page).getByRole('list', { name: 'Conflicts' });
  await expect(asked.getByRole('listitem')).toHaveCount(1);
  await expect(asked).toContainText('Handbook');
  await expect(stage(page).getByRole('list', { name: 'Merged automatically' })).toContainText(
    'start',
  );
  const sides = asked.getByRole('radio');
  await expect(sides.first()).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(stage(page)).toBeHidden();
  await expect(row(page, 'quickstart')).toBeVisible();
  expect(await textOnDisk(page)).toBe(theirs);

  await save(page);
  await conflict(page).getByRole('button', { name: 'Merge' }).click();
  await sides.first().focus();
  await page.keyboard.press('ArrowDown');
  await expect(sides.last()).toBeChecked();
  await stage(page).getByRole('button', { name: 'Merge' }).click();
  await expect(row(page, 'How-to')).toBeVisible();
  await expect(row(page, 'start')).toBeVisible();
  await expect(saveState(page)).toHaveText('No changes');
  await undo(page).click();
  await expect(row(page, 'Handbook')).toBeVisible();
});

test('a newer file is found when the window regains focus, and can be merged', async ({ page }) => {
  await openFromDisk(page, ACME);
  await rename(page, 'Get started', 'Begin');
  await changeOnDisk(page, ACME.replace('"guides/rotate"', '"guides/rotate", "guides/scale"'));
  const place = await row(page, 'Begin').boundingBox();
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  const notice = page.getByRole('status').filter({ hasText: 'changed outside Signpost' }).last();
  await expect(notice).toBeVisible();
  expect(await row(page, 'Begin').boundingBox()).toEqual(place);
  await notice.getByRole('button', { name: 'Merge' }).click();
  await expect(row(page, 'guides/scale')).toBeVisible();
  await expect(row(page, 'Begin')).toBeVisible();
  await expect(notice).toBeHidden();
});

test('a newer file dropped onto the window is merged with the work', async ({ page }) => {
  await openSite(page, ACME);
  await rename(page, 'Get started', 'Begin');
  const theirs = ACME.replace('"guides/rotate"', '"guides/rotate",\n          "guides/scale"');
  await page.evaluate((text) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([text], 'docs.json', { type: 'application/json' }));
    const drop = new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true });
    document.body.dispatchEvent(drop);
  }, theirs);
  await expect(row(page, 'guides/scale')).toBeVisible();
  expect(await downloadText(page)).toBe(theirs.replace('Get started', 'Begin'));
});

test(
  'a newer file with broken JSON is reported and shown; the user keeps the work or takes the file as text',
  { tag: '@long' },
  async ({ page }) => {
    await openFromDisk(page, ACME);
    await rename(page, 'Guides', 'Handbook');
    const torn = ACME.replace('"Acme",', '"Acme"');
    await changeOnDisk(page, torn);
    const merge = async () => {
      await save(page);
      await conflict(page).getByRole('button', { name: 'Merge' }).click();
      await expect(stage(page)).toContainText('A comma is missing after line 2');
    };
    await merge();
    await stage(page).getByRole('button', { name: 'Keep my text' }).click();
    await expect(row(page, 'Handbook')).toBeVisible();

    await merge();
    await stage(page).getByRole('button', { name: mergeMessages.takeAsText }).click();
    await expect(page.getByRole('region', { name: 'JSON', exact: true })).toContainText(
      'A comma is missing after line 2',
    );
    await undo(page).click();
    await expect(tree(page).getByRole('treeitem', { name: /^Handbook/ })).toBeVisible();
    expect(await textOnDisk(page)).toBe(torn);
  },
);
