/* How a pull request is doing: its checks, its preview, and that it was merged. */
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import * as m from '../src/lib/features/review/commit/messages';
import { closePull, mergePull, reportCheck } from './emulator/checks.ts';
import type { GitHub } from './emulator/github.ts';
import {
  askToCommit,
  expect,
  form,
  openRepository,
  pageRow,
  rearrange,
  test,
  treeReady,
} from './github-story';
import { saveState } from './screen-parts';

const BRANCH = 'docs/move-quickstart-to-guides';
const NAME = 'acme/docs';

/** Commits a change to a new branch and proposes it. Returns the result, and the commit. */
async function propose(page: Page, github: GitHub) {
  await openRepository(page, github.tokens.ada, NAME);
  await rearrange(page);
  await askToCommit(page);
  await form(page).getByLabel('A new branch').check();
  await form(page)
    .getByRole('button', { name: /^Commit / })
    .click();
  const done = page.getByRole('region', { name: m.committedTo(BRANCH) });
  await expect(done.getByRole('link', { name: /^#1/ })).toBeVisible();
  return { done, head_sha: (await github.branches(NAME))[BRANCH]! };
}
const comeBack = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('focus')));
async function clean(page: Page) {
  const { violations } = await new AxeBuilder({ page }).include('.review').analyze();
  expect(violations).toEqual([]);
}

test('a check fails, then passes, and the pull request is merged', async ({ page, github }) => {
  const { done, head_sha } = await propose(page, github);
  const status = done.getByRole('status').filter({ hasText: /\w/ });
  await expect(status).toHaveText(m.noChecks);
  await clean(page);

  await reportCheck(github, NAME, { head_sha, name: 'build', conclusion: 'success' });
  await reportCheck(github, NAME, { head_sha, name: 'links', conclusion: 'failure' });
  await reportCheck(github, NAME, { head_sha, name: 'spelling' });
  await done.getByRole('button', { name: m.refresh }).click();
  await expect(status).toHaveText('1 of 3 checks passed, 1 failed, 1 running');
  const failed = done.getByRole('list', { name: m.failedChecks }).getByRole('link');
  await expect(failed).toHaveText(/^links/);
  await expect(failed).toHaveAttribute(
    'href',
    /^https:\/\/github\.com\/acme\/docs\/commit\/.*checks/,
  );
  await clean(page);

  for (const name of ['links', 'spelling'])
    await reportCheck(github, NAME, { head_sha, name, conclusion: 'success' });
  const environment_url = 'https://new-order.example.com/';
  github.proxy.reports.deployment({ sha: head_sha, environment: 'Preview', environment_url });
  await comeBack(page);
  await expect(status).toHaveText('3 of 3 checks passed');
  await expect(failed).toBeHidden();
  const preview = done.getByRole('link', { name: m.openPreview });
  await expect(preview).toHaveAttribute('href', environment_url);

  // It is still there after the result was dismissed.
  await done.getByRole('button', { name: m.done }).click();
  await mergePull(github, NAME, 1);
  await page.getByRole('button', { name: 'Review changes' }).click();
  const request = page.getByRole('region', { name: /^Pull request #1/ });
  await expect(request.getByText(m.mergedInto('main'), { exact: true })).toBeVisible();
  await clean(page);
  await request.getByRole('button', { name: m.openBranch('main') }).click();
  await expect(page).toHaveURL(/repo=acme\/docs&branch=main&path=docs.json$/);
  await treeReady(page);
  await expect(pageRow(page, /^quickstart/i)).toHaveAttribute('aria-setsize', '3');
  // No draft is left.
  await expect(saveState(page)).toHaveText('No changes');
  await expect(page.getByRole('button', { name: 'Restore' })).toBeHidden();
});

test('a host that can’t be asked disturbs nothing', async ({ page, github }) => {
  github.proxy.faults.add({ kind: 500, path: /pulls\/1$/ });
  const { done } = await propose(page, github);
  await expect(done.getByText(/^Couldn’t check the pull request\. /)).toBeVisible();
  await expect(saveState(page)).toHaveText(`Committed to ${BRANCH}`);
  github.proxy.faults.clear();
  await closePull(github, NAME, 1);
  await done.getByRole('button', { name: m.refresh }).click();
  await expect(done.getByRole('status').filter({ hasText: /\w/ })).toHaveText(m.closedUnmerged);
  await expect(done.getByRole('button', { name: m.openBranch('main') })).toBeHidden();
});
