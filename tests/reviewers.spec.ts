/* Choosing who reviews a change that is proposed to a repository. */
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import type { GitHub } from './emulator/github';
import { reviewersOf } from './emulator/reviews';
import { askToCommit, expect, form, openRepository, rearrange, test } from './github-story';
import * as m from '../src/lib/features/review/commit/messages';

const reviewers = (page: Page) => form(page).getByRole('group', { name: m.reviewers });
const submit = (page: Page) => form(page).getByRole('button', { name: /^Commit / });
const done = (page: Page) => page.getByRole('region', { name: /^Committed to / });

/** ada proposes a change of docs.json. bob and she own it, and olga has edited it. */
async function propose(page: Page, github: GitHub): Promise<void> {
  await github.push('acme/docs', 'main', {
    '.github/CODEOWNERS': '*.mdx @none\n*.json @ada @bob\n',
  });
  await openRepository(page, github.tokens.ada, 'acme/docs');
  await rearrange(page);
  await askToCommit(page);
}

test('code owners are selected, others can be added by keyboard, and all are asked', async ({
  page,
  github,
}) => {
  await propose(page, github);
  await expect(form(page).getByLabel('Message')).toBeVisible();
  await expect(reviewers(page)).toHaveCount(0);
  const isAsked = () => github.proxy.asked.some(({ path }) => /\/commits\?.*path=/.test(path));
  expect(isAsked()).toBe(false);

  await form(page).getByLabel('A new branch').check();
  const names = reviewers(page).getByRole('checkbox');
  await expect(names).toHaveCount(2);
  const owner = reviewers(page).getByRole('checkbox', { name: 'bob' });
  await expect(owner).toBeChecked();
  await expect(owner).toHaveAccessibleDescription(m.codeOwner);
  const author = reviewers(page).getByRole('checkbox', { name: 'olga' });
  await expect(author).not.toBeChecked();
  await expect(author).toHaveAccessibleDescription(m.editedBefore);
  const { violations } = await new AxeBuilder({ page }).include('.commit').analyze();
  expect(violations).toEqual([]);

  // bob can't write there, so GitHub would refuse him.
  await owner.focus();
  await page.keyboard.press('Space');
  await expect(owner).not.toBeChecked();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  const others = reviewers(page).getByLabel(m.reviewersByName);
  await expect(others).toBeFocused();
  await page.keyboard.type('@olga, ');
  await submit(page).click();
  await expect(done(page).getByRole('link', { name: /^#1/ })).toBeVisible();
  await expect(done(page).getByRole('alert')).toHaveCount(0);
  expect(await reviewersOf(github, 'acme/docs', 1)).toEqual(['olga']);
});

test(
  'a pull request stays open if its reviewers can’t be asked',
  { tag: '@long' },
  async ({ page, github }) => {
    await propose(page, github);
    await form(page).getByLabel('A new branch').check();
    await expect(reviewers(page).getByRole('checkbox', { name: 'bob' })).toBeChecked();
    await submit(page).click();
    await expect(done(page).getByRole('link', { name: /^#1/ })).toBeVisible();
    await expect(done(page).getByRole('alert')).toContainText('Add the reviewers of #1 on GitHub');
    expect(await reviewersOf(github, 'acme/docs', 1)).toEqual([]);
  },
);

test(
  'a commit without a pull request has no reviewers',
  { tag: '@long' },
  async ({ page, github }) => {
    await propose(page, github);
    await form(page).getByLabel('A new branch').check();
    await expect(reviewers(page)).toBeVisible();
    await form(page).getByLabel('Open a pull request').uncheck();
    await expect(reviewers(page)).toHaveCount(0);
    await submit(page).click();
    await expect(done(page).getByRole('button', { name: 'Done' })).toBeVisible();
    expect(await github.pulls('acme/docs')).toEqual([]);
  },
);
