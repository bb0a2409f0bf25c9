/* GitHub's rate limit, hit while a repository is opened or read: nothing more is sent until the user continues. */
import {
  dialog,
  expect,
  openRepository,
  pageRow,
  row,
  treeReady,
  signIn,
  test,
  tree,
} from './github-story';
import { DOCS } from './emulator/github.ts';
import { blobName } from '../src/lib/storage/git/blobs.ts';
import * as m from '../src/lib/features/shell/notice-messages';

const SAYS = /You’ve reached GitHub’s rate limit\. It resets at .+ \(in 1[12] minutes\)/;

test('a link that hits the limit waits, and opens with a token', async ({ page, github }) => {
  const { proxy, tokens } = github;
  proxy.allow(undefined, 0);
  await page.goto('/edit?repo=acme/docs');
  const told = dialog(page).getByRole('alert').filter({ hasText: SAYS });
  await expect(told).toHaveCount(1);
  expect(proxy.asked).toHaveLength(1);
  // Too early: one request, and the same refusal.
  await told.getByRole('button', { name: 'Continue' }).click();
  await expect.poll(() => proxy.asked.length).toBe(2);
  await expect(told).toHaveCount(1);
  await expect(dialog(page).getByText(SAYS)).toHaveCount(1);
  await signIn(page, tokens.ada);
  await treeReady(page);
  await expect(row(page, 'Guides')).toBeVisible();
  await expect(page).toHaveURL(/\/edit\?repo=acme\/docs&branch=main&path=docs.json$/);
});

test('reading stops at the first refusal, and continues where it stopped', async ({
  page,
  github,
}) => {
  const { proxy, tokens } = github;
  const more = [1, 2, 3, 4, 5, 6, 7, 8].map((n) => `more/${n}`);
  const text = DOCS.replace(
    '"guides/deploy"',
    ['guides/deploy', ...more].map((one) => `"${one}"`).join(', '),
  );
  const pages = more.map((path): [string, string] => [
    `${path}.mdx`,
    `---\ntitle: About ${path}\n---\n`,
  ]);
  await github.push('acme/docs', 'main', { 'docs.json': text, ...Object.fromEntries(pages) });
  const docs = await blobName(new TextEncoder().encode(text));
  proxy.faults.add({ kind: 'limit', path: new RegExp(`/graphql|/git/blobs/(?!${docs})`) });
  await openRepository(page, tokens.ada, 'acme/docs');
  const notice = page.getByRole('alert').filter({ hasText: SAYS });
  // Pages are read when they scroll into view.
  await row(page, 'Guides').click();
  await page.keyboard.press('ArrowLeft');
  await expect(notice).toHaveCount(1);
  await expect(notice.getByRole('button')).toHaveText(['Continue']);
  const refused = () => proxy.asked.filter(({ status }) => status === 403).length;
  const before = refused();
  // Only the requests already in flight, out of twelve.
  expect(before).toBeLessThanOrEqual(4);

  // Pages that scroll into view now also wait.
  await page.keyboard.press('ArrowRight');
  await expect(pageRow(page, /deploy/i)).toBeVisible();
  await expect(notice).toHaveCount(1);

  // Too early: one request.
  await notice.getByRole('button', { name: 'Continue' }).click();
  await expect.poll(refused).toBe(before + 1);
  await expect(notice).toHaveCount(1);

  proxy.faults.clear();
  await notice.getByRole('button', { name: 'Continue' }).click();
  await expect(notice).toHaveCount(0);
  for (const title of [
    'Welcome',
    'Quickstart',
    'Deploy it',
    ...more.map((path) => `About ${path}`),
  ])
    await expect(tree(page).getByRole('treeitem', { name: title, exact: true })).toBeVisible();
  expect(refused()).toBe(before + 1);
});

test('a token is added where reading stopped', async ({ page, github }) => {
  const { proxy, tokens } = github;
  await page.goto('/edit?repo=acme/docs');
  await treeReady(page);
  await expect.poll(() => proxy.asked.length).toBeGreaterThan(5);
  proxy.allow(undefined, 0);
  const comeBack = () => page.evaluate(() => window.dispatchEvent(new Event('focus')));
  const notice = page.getByRole('alert').filter({ hasText: SAYS });
  await comeBack();
  await expect(notice).toHaveCount(1);
  await notice.getByRole('button', { name: 'Add a token' }).click();
  await signIn(page, tokens.ada, page.getByRole('dialog', { name: m.signInTo('GitHub') }));
  await expect(notice).toHaveCount(0);
  await comeBack();
  await expect
    .poll(() => proxy.asked.at(-1))
    .toMatchObject({ path: '/repos/acme/docs/branches/main', token: tokens.ada, status: 200 });
});
