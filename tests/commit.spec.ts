/* Submitting work to a repository: a commit, a branch, a pull request, and what can happen in between. */
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import {
  askToCommit,
  expect,
  form,
  openRepository,
  pageRow,
  rearrange,
  row,
  treeReady,
  signIn,
  test,
} from './github-story';
import { saveState } from './screen-parts';
import * as m from '../src/lib/features/review/commit/messages';
import * as savingMessages from '../src/lib/editor/saving/messages';
import * as failureMessages from '../src/lib/storage/git/failure-messages';
const submit = (page: Page) => form(page).getByRole('button', { name: /^Commit / });
/** The moved page is no longer in the first group but in the second. */
const MOVED = /"pages": \["index"\][^]*"guides\/install", "quickstart", "guides\/deploy"/;
const SEEDED = 2;

async function clean(page: Page) {
  const { violations } = await new AxeBuilder({ page }).include('.commit').analyze();
  expect(violations).toEqual([]);
}

test(
  'open, rearrange, commit to a new branch and open a pull request',
  { tag: '@main' },
  async ({ page, github }) => {
    await openRepository(page, github.tokens.ada, 'acme/docs');
    await rearrange(page);
    await expect(saveState(page)).toHaveText('Draft saved');
    await askToCommit(page);
    await form(page).getByLabel('A new branch').check();
    await expect(form(page).getByLabel(m.newBranchName)).toHaveValue(
      'docs/move-quickstart-to-guides',
    );
    await expect(form(page).getByLabel('Message')).toHaveValue(/^Move “quickstart” to “Guides”$/i);
    await expect(form(page).getByLabel('Open a pull request')).toBeChecked();
    await clean(page);
    await submit(page).click();

    const done = page.getByRole('region', { name: /^Committed to docs\/move-quickstart/ });
    await expect(done.getByRole('heading')).toBeFocused();
    await expect(done.getByRole('link', { name: /^#1/ })).toHaveAttribute(
      'href',
      'https://github.com/acme/docs/pull/1',
    );
    await clean(page);
    await expect(saveState(page)).toHaveText('Committed to docs/move-quickstart-to-guides');
    await expect(page).toHaveURL(/branch=docs\/move-quickstart-to-guides/);

    const branch = 'docs/move-quickstart-to-guides';
    const [commit, ...before] = await github.commits('acme/docs', branch);
    expect(before).toHaveLength(SEEDED);
    expect(commit!.paths).toEqual(['docs.json']);
    expect(commit!.parents).toEqual([before[0]!.sha]);
    expect(commit!.message).toMatch(
      /^Move “quickstart” to “Guides”\n\n[^]*“quickstart” moved from/i,
    );
    expect(await github.text('acme/docs', branch, 'docs.json')).toMatch(MOVED);
    expect(await github.commits('acme/docs', 'main')).toHaveLength(SEEDED);
    const [pull, ...others] = await github.pulls('acme/docs');
    expect(others).toEqual([]);
    expect(pull).toMatchObject({ base: 'main' });
    expect(pull!.title).toMatch(/^Move “quickstart” to “Guides”$/i);
    expect(pull!.body).toMatch(/“quickstart” moved from “Start” to “Guides”/i);

    // Later changes become the next commit on the same branch.
    await done.getByRole('button', { name: 'Done' }).click();
    await expect(pageRow(page, /^quickstart/i)).toBeVisible();
  },
);

test(
  'a double click commits once, and the work continues',
  { tag: '@long' },
  async ({ page, github }) => {
    await openRepository(page, github.tokens.ada, 'acme/docs');
    await rearrange(page);
    await page.keyboard.press('Control+s');
    await form(page).getByLabel('Message').fill('Say it in my own words');
    await submit(page).dblclick();
    await expect(saveState(page)).toHaveText('Committed to main');
    const [commit, ...before] = await github.commits('acme/docs', 'main');
    expect(before).toHaveLength(SEEDED);
    expect(commit).toMatchObject({ paths: ['docs.json'] });
    expect(commit!.message).toMatch(/^Say it in my own words\n/);
    expect(await github.pulls('acme/docs')).toEqual([]);

    // No draft is left to restore, and the next change becomes the next commit.
    await page.getByRole('button', { name: 'Done' }).click();
    await pageRow(page, /install/i).click();
    await page.keyboard.press('Alt+ArrowDown');
    await askToCommit(page);
    await submit(page).click();
    await expect(page.getByRole('region', { name: 'Committed to main' })).toBeVisible();
    expect(await github.commits('acme/docs', 'main')).toHaveLength(SEEDED + 2);
  },
);

test("others' commits are merged and shown before the commit", async ({ page, github }) => {
  await openRepository(page, github.tokens.ada, 'acme/docs');
  await rearrange(page);
  const text = (await github.text('acme/docs', 'main', 'docs.json'))!;
  await github.push('acme/docs', 'main', { 'docs.json': text.replace('"Start"', '"Begin here"') });
  await askToCommit(page);
  await submit(page).click();
  await expect(form(page).getByRole('alert')).toContainText('docs.json');
  await expect(saveState(page)).toHaveText('File changed');
  expect(await github.commits('acme/docs', 'main')).toHaveLength(SEEDED + 1);

  await form(page).getByRole('button', { name: 'Merge', exact: true }).click();
  await expect(form(page).getByText(m.mergedNow)).toBeVisible();
  await expect(row(page, 'Begin here')).toBeVisible();
  await submit(page).click();
  await expect(saveState(page)).toHaveText('Committed to main');
  const merged = await github.text('acme/docs', 'main', 'docs.json');
  expect(merged).toMatch(MOVED);
  expect(merged).toContain('"Begin here"');
  expect(await github.commits('acme/docs', 'main')).toHaveLength(SEEDED + 2);
});

test(
  'an expired token is renewed without losing the form',
  { tag: '@long' },
  async ({ page, github }) => {
    await openRepository(page, github.tokens.ada, 'acme/docs');
    await rearrange(page);
    await askToCommit(page);
    await form(page).getByLabel('Message').fill('Words that must stay');
    github.expire('ada');
    await submit(page).click();
    await expect(form(page).getByLabel('Token', { exact: true })).toBeVisible();
    await expect(saveState(page)).toHaveText(savingMessages.states['signed-out']);
    await signIn(page, github.tokens.ada, form(page));
    await expect(form(page).getByText('rejected this token')).toBeVisible();
    github.renew('ada');
    await signIn(page, github.tokens.ada, form(page));
    await expect(form(page).getByLabel('Message')).toHaveValue('Words that must stay');
    await submit(page).click();
    await expect(saveState(page)).toHaveText('Committed to main');
    expect(await github.commits('acme/docs', 'main')).toHaveLength(SEEDED + 1);
  },
);

test(
  'users without write access propose from a fork',
  { tag: '@long' },
  async ({ page, github }) => {
    await page.goto('/edit?repo=acme/docs');
    await treeReady(page);
    await rearrange(page);
    await askToCommit(page);
    await signIn(page, github.tokens.bob, form(page));
    await expect(form(page).getByText(/You can’t write to acme\/docs/)).toBeVisible();
    await expect(form(page).getByRole('radio', { name: 'main' })).toBeDisabled();
    await expect(form(page).getByLabel('Open a pull request')).toBeChecked();
    await expect(form(page).getByLabel('Open a pull request')).toBeDisabled();
    await submit(page).click();
    await expect(page.getByRole('link', { name: /^#1/ })).toBeVisible();
    const branch = 'docs/move-quickstart-to-guides';
    expect(await github.text('bob/docs', branch, 'docs.json')).toMatch(MOVED);
    expect(await github.commits('acme/docs', 'main')).toHaveLength(SEEDED);
    expect(await github.pulls('acme/docs')).toMatchObject([
      { head: `bob:${branch}`, base: 'main' },
    ]);
  },
);

test('a protected branch requires a pull request', { tag: '@long' }, async ({ page, github }) => {
  await openRepository(page, github.tokens.ada, 'acme/guarded');
  await rearrange(page);
  await askToCommit(page);
  await expect(form(page).getByText('The branch “main” is protected')).toBeVisible();
  const name = form(page).getByLabel(m.newBranchName);
  await name.fill('two words');
  await expect(name).toHaveAccessibleDescription(/can’t contain spaces/);
  await expect(submit(page)).toBeDisabled();
  await name.fill('main');
  await expect(name).toHaveAccessibleDescription(/already/);
  await name.fill('tidy/guides');
  await form(page).getByText(m.titleAndDescriptionOf('pull request')).click();
  await form(page).getByLabel(m.titleOf('pull request')).fill('Please look');
  await form(page).getByLabel(m.descriptionOf('pull request')).fill('Because.');
  await submit(page).click();
  await expect(page.getByRole('link', { name: /^#1/ })).toBeVisible();
  expect(await github.pulls('acme/guarded')).toMatchObject([
    { title: 'Please look', body: 'Because.', head: 'acme:tidy/guides' },
  ]);
  expect(await github.commits('acme/guarded', 'main')).toHaveLength(SEEDED);
});

test(
  'the user resolves a conflict, and returns to the commit',
  {
    tag: '@long',
  },
  async ({ page, github }) => {
    await openRepository(page, github.tokens.ada, 'acme/docs');
    await row(page, 'Start').click();
    await page.keyboard.press('F2');
    await page.keyboard.type('First steps');
    await page.keyboard.press('Enter');
    await expect(row(page, 'First steps')).toBeVisible();
    const text = (await github.text('acme/docs', 'main', 'docs.json'))!;
    await github.push('acme/docs', 'main', {
      'docs.json': text.replace('"Start"', '"Begin here"'),
    });
    await askToCommit(page);
    await submit(page).click();
    await form(page).getByRole('button', { name: 'Merge', exact: true }).click();
    const merge = page.getByRole('region', { name: 'Merge' });
    await merge.getByRole('radio', { name: /First steps/ }).check();
    await merge.getByRole('button', { name: 'Merge', exact: true }).click();
    await expect(form(page).getByText(m.mergedNow)).toBeVisible();
    await submit(page).click();
    await expect(saveState(page)).toHaveText('Committed to main');
    expect(await github.text('acme/docs', 'main', 'docs.json')).toContain('"First steps"');
  },
);

test(
  'a lost answer is retried, and nothing is committed twice',
  {
    tag: '@long',
  },
  async ({ page, github }) => {
    await openRepository(page, github.tokens.ada, 'acme/docs');
    await rearrange(page);
    await askToCommit(page);
    await expect(submit(page)).toBeEnabled();
    github.proxy.faults.add({ kind: 'reset' });
    await submit(page).click();
    await expect(form(page).getByRole('alert')).toContainText(
      failureMessages.unreachable('GitHub'),
    );
    await expect(saveState(page)).toHaveText(savingMessages.states.offline);
    github.proxy.faults.clear();
    github.proxy.faults.add({ kind: 'lost', method: 'PATCH', times: 1 });
    await submit(page).click();
    await expect(saveState(page)).toHaveText('Committed to main');
    expect(await github.commits('acme/docs', 'main')).toHaveLength(SEEDED + 1);
  },
);

test(
  'a commit whose pull request failed is completed by retrying',
  { tag: '@long' },
  async ({ page, github }) => {
    await openRepository(page, github.tokens.ada, 'acme/docs');
    await rearrange(page);
    await askToCommit(page);
    await form(page).getByLabel('A new branch').check();
    github.proxy.faults.add({ kind: 500, method: 'POST', path: /\/pulls/ });
    await submit(page).click();
    const done = page.getByRole('region', { name: /^Committed to / });
    await expect(done.getByRole('alert')).toBeVisible();
    github.proxy.faults.clear();
    await done.getByRole('button', { name: 'Try again' }).click();
    await expect(done.getByRole('link', { name: /^#1/ })).toBeVisible();
    const branch = 'docs/move-quickstart-to-guides';
    expect(await github.commits('acme/docs', branch)).toHaveLength(SEEDED + 1);
    expect(await github.pulls('acme/docs')).toHaveLength(1);
  },
);

test(
  'unsaved work on a repository survives a reload, and can be committed',
  {
    tag: '@long',
  },
  async ({ page, github }) => {
    await openRepository(page, github.tokens.ada, 'acme/docs');
    await rearrange(page);
    await expect(saveState(page)).toHaveText('Draft saved');
    await page.getByRole('link', { name: 'Back to start' }).click();
    await expect(page.getByRole('list', { name: 'Recent' })).toBeVisible();
    await page.reload();
    await page.getByRole('button', { name: 'Restore', exact: true }).click();
    await treeReady(page);
    await expect(pageRow(page, /^quickstart/i)).toHaveAttribute('aria-setsize', '3');
    await askToCommit(page);
    await submit(page).click();
    await expect(saveState(page)).toHaveText('Committed to main');
    expect(await github.commits('acme/docs', 'main')).toHaveLength(SEEDED + 1);
    await page.getByRole('link', { name: 'Back to start' }).click();
    await expect(page.getByRole('button', { name: /acme\/docs/ })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Restore', exact: true })).toHaveCount(0);
  },
);
