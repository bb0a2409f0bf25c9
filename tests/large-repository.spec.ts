/* How many requests it takes to open a site of 5,000 pages at GitLab, whose lists of files have 100 entries a page. */
import { startGitLab } from './documented-hosts/gitlab.ts';
import { emptyStore, fill } from './documented-hosts/repositories.ts';
import { dialog, signIn } from './github-story.ts';
import { forward, withoutHost } from './other-hosts-story.ts';
import { expect, test, treeReady } from './story.ts';

const SITE = 'https://gitlab.com';
/** Pages in groups of a hundred, each in a folder of its own. */
const GROUPS = Array.from({ length: 50 }, (_, group) => ({
  group: `Part ${group + 1}`,
  pages: Array.from({ length: 100 }, (_, page) => `part-${group + 1}/page-${page + 1}`),
}));

test(
  'a site of 5,000 pages opens with fewer than 60 requests',
  { tag: '@long' },
  async ({ page, trouble }) => {
    const docs = { theme: 'mint', name: 'Large', navigation: { groups: GROUPS } };
    const pages = GROUPS.flatMap(({ pages }) => pages);
    const files = Object.fromEntries(
      pages.map((path) => [`${path}.mdx`, Buffer.from(`---\ntitle: About ${path}\n---\n`)]),
    );
    const store = fill(emptyStore(), { 'docs.json': Buffer.from(JSON.stringify(docs)), ...files });
    const server = await startGitLab(store, 100);
    try {
      await forward(page, SITE, server);
      await page.goto('/');
      await page.getByRole('button', { name: 'Open repository' }).click();
      await dialog(page).getByRole('radiogroup', { name: 'Git host' }).getByText('GitLab').click();
      await signIn(page, 'ada-token');
      const repository = dialog(page).getByRole('button', { name: /^acme\/docs/ });
      await expect(repository).toBeVisible();
      const forSignIn = server.asked.length;
      await repository.click();
      await dialog(page).getByRole('button', { name: 'Open', exact: true }).click();
      await treeReady(page);
      // The titles of the pages in view are there, too.
      await page
        .getByRole('treeitem', { name: /^Part 1/ })
        .first()
        .click();
      await page.keyboard.press('ArrowRight');
      await expect(page.getByText('About part-1/page-1', { exact: true }).first()).toBeVisible();
      const requests = server.asked.length - forSignIn;
      console.log(`5,000 pages at GitLab: ${requests} requests`);
      expect(requests).toBeLessThan(60);
    } finally {
      await server.close();
    }
    withoutHost(trouble, SITE);
  },
);
