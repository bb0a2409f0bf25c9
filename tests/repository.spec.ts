/* Opening a document at a git host: signing in, links, and where the token is stored. */
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { DOCS } from './emulator/github.ts';
import {
  dialog,
  expect,
  openRepository,
  row,
  treeReady,
  signIn,
  test,
  tree,
  forwardGitHub,
} from './github-story';
import * as m from '../src/lib/features/open/dialog-messages';
import * as githubMessages from '../src/lib/storage/git/github/messages';
import * as signInMessages from '../src/lib/ui/sign-in-messages';

const start = async (page: Page) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Open repository' }).click();
  await expect(dialog(page).getByLabel('Token', { exact: true })).toBeVisible();
};
const kept = (page: Page) =>
  page.evaluate(() =>
    Array.from({ length: sessionStorage.length }, (_, i) => sessionStorage.key(i)),
  );
/** Polls until axe finds nothing, because the dialog animates in. Axe is slow on a busy machine. */
const clean = (page: Page) =>
  expect
    .poll(async () => (await new AxeBuilder({ page }).analyze()).violations, { timeout: 60_000 })
    .toEqual([]);

test('a user signs in, finds a repository and opens its docs.json', async ({ page, github }) => {
  await start(page);
  await clean(page);
  const link = dialog(page).getByRole('link', { name: /Create a token on GitHub/ });
  await expect(link).toHaveAttribute('href', /contents=write&pull_requests=write/);
  await expect(dialog(page).getByText(githubMessages.contentsRight)).toBeVisible();

  await signIn(page, 'github_pat_of_nobody');
  await expect(dialog(page).getByText(signInMessages.tokenUnknown('GitHub'))).toBeVisible();
  await expect(dialog(page).getByLabel('Token', { exact: true })).toBeFocused();

  await signIn(page, github.tokens.ada);
  await expect(dialog(page).getByText('Signed in to GitHub as ada')).toBeVisible();
  const search = dialog(page).getByRole('searchbox', { name: 'Repository' });
  await expect(search).toBeFocused();
  await search.fill('man');
  const found = dialog(page).getByRole('list', { name: 'Repositories' });
  await expect(found.getByRole('button')).toHaveText(['acme/many']);
  await search.press('ArrowDown');
  await expect(found.getByRole('button')).toBeFocused();
  await clean(page);
  await page.keyboard.press('Enter');

  await expect(dialog(page).getByLabel('Branch')).toHaveValue('main');
  await dialog(page).getByLabel('website/docs.json').check();
  await clean(page);
  await dialog(page).getByRole('button', { name: 'Open', exact: true }).click();
  await treeReady(page);
  await expect(row(page, 'Guides')).toBeVisible();
  await expect(page).toHaveURL(/\/edit\?repo=acme\/many&branch=main&path=website\/docs.json$/);
  // A reload opens it again.
  await page.reload();
  await treeReady(page);
  await expect(row(page, 'Guides')).toBeVisible();
});

test('a link opens a public repository without signing in', { tag: '@main' }, async ({ page }) => {
  await page.goto('/edit?repo=acme/docs');
  await treeReady(page);
  await expect(row(page, 'Guides')).toBeVisible();
  await expect(page).toHaveURL(/\/edit\?repo=acme\/docs&branch=main&path=docs.json$/);
});

test(
  'a link to a private repository waits for the token',
  { tag: '@long' },
  async ({ page, github }) => {
    await page.goto('/edit?repo=acme/secret&branch=main');
    await expect(dialog(page).getByText('acme/secret may be private')).toBeVisible();
    await expect(page).toHaveURL(/repo=acme\/secret/);
    await clean(page);
    await signIn(page, github.tokens.ada);
    await treeReady(page);
    await expect(tree(page)).toBeVisible();
  },
);

test(
  'a link to a missing branch or host says so, and offers the start screen',
  { tag: '@long' },
  async ({ page }) => {
    await page.goto('/edit?repo=acme/docs&branch=gone&path=docs.json');
    await expect(dialog(page).getByRole('alert').filter({ hasText: 'gone' })).toBeVisible();
    await dialog(page).getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('button', { name: 'Open repository' })).toBeVisible();
    await expect(page).toHaveURL(/\/$/);
    await page.goto('/edit?repo=acme/docs&host=git.example.com');
    await expect(dialog(page).getByRole('alert')).toContainText('git.example.com');
  },
);

test('a pasted address opens its branch and file', { tag: '@long' }, async ({ page, github }) => {
  await start(page);
  const field = dialog(page).getByLabel('Repository', { exact: true });
  await field.fill('https://example.com/acme/docs');
  await field.press('Enter');
  await expect(dialog(page).getByText('Paste a URL on GitHub')).toBeVisible();
  await field.fill('acme/nothing');
  await field.press('Enter');
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription(/Not found on GitHub/);
  await field.fill('https://github.com/acme/many/blob/main/website/docs.json');
  await field.press('Enter');
  await expect(dialog(page).getByLabel('website/docs.json')).toBeChecked();
  await expect(dialog(page).getByText(m.notSignedIn)).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Open', exact: true }).click();
  await treeReady(page);
  expect(github.proxy.asked.every(({ token }) => token === undefined)).toBe(true);
});

test(
  'a token is stored as chosen, and removed completely',
  { tag: '@long' },
  async ({ page, context, github }) => {
    await start(page);
    await signIn(page, github.tokens.ada);
    await expect(dialog(page).getByText('Signed in to GitHub as ada')).toBeVisible();
    expect(await kept(page)).toEqual(['signpost-token https://github.com']);
    // Another tab does not have it.
    const other = await context.newPage();
    await forwardGitHub(other, github);
    await start(other);
    await dialog(other).getByLabel(signInMessages.remember).check();
    await signIn(other, github.tokens.ada);
    await expect(dialog(other).getByText(m.rememberedAfter)).toBeVisible();
    await other.close();

    const third = await context.newPage();
    await forwardGitHub(third, github);
    await third.goto('/');
    await third.getByRole('button', { name: 'Open repository' }).click();
    await expect(dialog(third).getByText(m.rememberedAfter)).toBeVisible();
    const key = await third.evaluate(async () => {
      const opening = indexedDB.open('signpost-tokens');
      await new Promise((done) => (opening.onsuccess = done));
      const asking = opening.result.transaction('tokens').objectStore('tokens').getAll();
      await new Promise((done) => (asking.onsuccess = done));
      opening.result.close();
      const [{ key }] = asking.result as [{ key: CryptoKey }];
      return { name: key.algorithm.name, isOpen: key.extractable };
    });
    expect(key).toEqual({ name: 'AES-GCM', isOpen: false });

    // Signing out there also signs out here.
    await dialog(third).getByRole('button', { name: 'Sign out' }).click();
    await expect(dialog(third).getByLabel('Token', { exact: true })).toBeVisible();
    await expect.poll(() => kept(page)).toEqual([]);
    await third.reload();
    await third.getByRole('button', { name: 'Open repository' }).click();
    await expect(dialog(third).getByLabel('Token', { exact: true })).toBeVisible();
    await third.close();
  },
);

test(
  'a recent repository opens with one click, and asks again for a removed token',
  {
    tag: '@long',
  },
  async ({ page, github }) => {
    await openRepository(page, github.tokens.ada, 'acme/secret');
    await page.getByRole('link', { name: 'Back to start' }).click();
    const recent = page.getByRole('button', { name: /acme\/secret/ });
    await recent.click();
    await treeReady(page);
    await page.getByRole('link', { name: 'Back to start' }).click();
    await page.getByRole('button', { name: 'Open repository' }).click();
    await dialog(page).getByRole('button', { name: 'Sign out' }).click();
    await dialog(page).getByRole('button', { name: 'Close' }).click();
    await recent.click();
    await signIn(page, github.tokens.ada);
    await treeReady(page);
  },
);

test('a pasted pull request opens its branch, and its repository comes first afterwards', async ({
  page,
  github,
}) => {
  const post = (path: string, body: object) =>
    fetch(`${github.address}/repos/acme/docs${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${github.tokens.ada}` },
      body: JSON.stringify(body),
    });
  const { main: sha } = await github.branches('acme/docs');
  await post('/git/refs', { ref: 'refs/heads/docs/order', sha });
  const moved = DOCS.replace('"index", "quickstart"', '"quickstart", "index"');
  await github.push('acme/docs', 'docs/order', { 'docs.json': moved });
  await post('/pulls', { title: 'Order', head: 'docs/order', base: 'main' });

  await start(page);
  await signIn(page, github.tokens.ada);
  const search = dialog(page).getByRole('searchbox', { name: 'Repository' });
  await search.fill('https://github.com/acme/docs/pull/1/files');
  await search.press('Enter');
  await expect(dialog(page).getByLabel('Branch')).toHaveValue('docs/order');
  await dialog(page).getByRole('button', { name: 'Open', exact: true }).click();
  await treeReady(page);
  await expect(tree(page).getByRole('treeitem', { level: 2 }).first()).toHaveText(/quickstart/i);

  await page.goto('/');
  await page.getByRole('button', { name: 'Open repository' }).click();
  const found = dialog(page).getByRole('list', { name: 'Repositories' }).getByRole('button');
  await expect(found.first()).toHaveText(new RegExp(`^ *acme/docs ${m.recentlyOpened}`));
  await search.fill('doc');
  await expect(found.first()).toHaveText(new RegExp(`^ *acme/docs ${m.recentlyOpened}`));
});

test(
  "the repository's signpost.config.json is used",
  { tag: '@main' },
  async ({ page, github }) => {
    await github.push('acme/docs', 'main', {
      'signpost.config.json': '{ "ignore": { "paths": ["guides/x"] } }',
      'docs.json': DOCS.replace('"index"', '"index", "lost"').replace(
        'deploy"',
        'deploy", "guides/x"',
      ),
    });
    await openRepository(page, github.tokens.ada, 'acme/docs');
    await page.getByRole('button', { name: 'Problems', exact: true }).click();
    const problems = page.getByRole('region', { name: 'Problems' });
    await expect(problems).toContainText('“lost”');
    await expect(problems).not.toContainText('guides/x');
  },
);
