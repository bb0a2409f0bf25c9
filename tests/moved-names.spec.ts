/*
 * What was moved is what is named, not the neighbor that it passed: by the dot in the tree, the review, the commit's
 * message and the history. Reverting it in the review moves it back, and a draft remembers it.
 */
import type { Locator, Page } from '@playwright/test';
import { pageName } from '../src/lib/core/document/page-name';
import {
  askToCommit,
  expect,
  form,
  openRepository,
  pageRow,
  row,
  test,
  treeReady,
} from './github-story';
import { outline } from './screen-parts';
import { dragRow, open } from './tree-story';

const review = (page: Page) => page.getByRole('region', { name: 'Review changes', exact: true });
const changes = (page: Page): Locator =>
  review(page).getByRole('list', { name: 'Changes', exact: true }).getByRole('listitem');
const openReview = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: 'Review changes', exact: true }).click();
const pages = async (page: Page) =>
  (await outline(page)).map((line) => line.trim()).filter((name) => PAGES.includes(name));
const PAGES = ['deploy', 'rotate', 'migrate'];
/** The rows with the dot of a moved element. */
const dotted = (page: Page) => page.locator('[role=treeitem][aria-description*="moved" i]');

async function press(page: Page, name: string, ...keys: string[]): Promise<void> {
  await row(page, name).click();
  for (const key of keys) await page.keyboard.press(key);
}

const DOWN = 'Alt+ArrowDown';
const UP = 'Alt+ArrowUp';
for (const [title, name, keys, order, sentence] of [
  ['down', 'deploy', [DOWN], ['rotate', 'deploy', 'migrate'], 'now second in the list'],
  ['up', 'rotate', [UP], ['rotate', 'deploy', 'migrate'], 'now first in the list'],
  ['up twice', 'migrate', [UP, UP], ['migrate', 'deploy', 'rotate'], 'now first in the list'],
] as const)
  test(`a page moved ${title} by keys is what the tree and the review name`, async ({ page }) => {
    await open(page);
    await press(page, name, ...keys);
    expect(await pages(page)).toEqual(order);
    await expect(dotted(page)).toHaveCount(1);
    await expect(dotted(page)).toHaveAttribute('aria-label', pageName(name));
    await openReview(page);
    await expect(changes(page)).toHaveCount(1);
    const said = `“${pageName(name)}” moved within “Guides”, ${sentence}`;
    await expect(changes(page)).toContainText(said);
    await review(page).getByRole('button', { name: 'Revert' }).click();
    await expect(changes(page)).toHaveCount(0);
    expect(await pages(page)).toEqual(['deploy', 'rotate', 'migrate']);
  });

test(
  'two pages moved by keys are named both, and reverted one by one',
  { tag: '@main' },
  async ({ page }) => {
    await open(page);
    await press(page, 'projects', DOWN);
    await press(page, 'deploy', DOWN);
    await openReview(page);
    await expect(changes(page)).toContainText([/“Projects” moved within/, /“Deploy” moved within/]);
    await changes(page).first().getByRole('button', { name: 'Revert' }).click();
    await expect(changes(page)).toContainText([/“Deploy” moved within/]);
    expect(await pages(page)).toEqual(['rotate', 'deploy', 'migrate']);
  },
);

test('a page dragged past its neighbor is named, by the history and after a reload, too', async ({
  page,
}) => {
  await open(page);
  await dragRow(page, 'deploy', { below: 'rotate' });
  await page.mouse.up();
  await expect.poll(() => pages(page)).toEqual(['rotate', 'deploy', 'migrate']);
  await expect(dotted(page)).toHaveAttribute('aria-label', 'Deploy');
  await page.keyboard.press('Control+z');
  await expect(dotted(page)).toHaveCount(0);
  await page.keyboard.press('Control+y');
  await expect(dotted(page)).toHaveAttribute('aria-label', 'Deploy');

  await page.getByRole('button', { name: 'History', exact: true }).click();
  const history = page.getByRole('region', { name: 'History', exact: true });
  await expect(history).toContainText('“Deploy” moved within “Guides”, now second in the list');

  await expect(page.getByRole('status', { name: 'Save state' })).toHaveText('Draft saved');
  await page.goto('/');
  await page.getByRole('button', { name: 'Restore' }).click();
  await treeReady(page);
  await expect(dotted(page)).toHaveAttribute('aria-label', 'Deploy');
});

test('the message of a commit names the page that was moved', async ({ page, github }) => {
  await openRepository(page, github.tokens.ada, 'acme/docs');
  await pageRow(page, /install/i).click();
  await page.keyboard.press(DOWN);
  await askToCommit(page);
  await expect(form(page).getByLabel('Message')).toHaveValue(/^Move “[^”]*install[^”]*”/i);
});
