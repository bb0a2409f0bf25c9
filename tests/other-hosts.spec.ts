/*
 * Repositories at GitLab and Codeberg: the page asks them as built, and a local server answers according to their
 * documentation (tests/documented-hosts). The real hosts are not tested.
 */
import type { Page } from '@playwright/test';
import { startGitea } from './documented-hosts/gitea.ts';
import { startGitLab } from './documented-hosts/gitlab.ts';
import type { DocumentedServer } from './documented-hosts/documented-server.ts';
import {
  at,
  emptyStore,
  fill,
  push,
  type Store,
  touched,
} from './documented-hosts/repositories.ts';
import { DOCS } from './emulator/seeds.ts';
import { askToCommit, dialog, form, pageRow, rearrange, signIn } from './github-story.ts';
import { forward, withoutHost } from './other-hosts-story.ts';
import { button, region } from './screen-parts.ts';
import { runCommand } from './screens.ts';
import { expect, treeReady, test } from './story.ts';
import * as commands from '../src/lib/editor/commands/stage-messages.ts';
import { readingPages } from '../src/lib/editor/files/messages.ts';
import { updates } from '../src/lib/editor/files/follow-messages.ts';
import * as problems from '../src/lib/features/problems/messages.ts';
import * as lost from '../src/lib/features/redirects/lost-messages.ts';
import * as moving from '../src/lib/features/shell/move-messages.ts';
import * as menu from '../src/lib/features/tree/commands/menu-messages.ts';
import * as fileCommands from '../src/lib/features/tree/commands/page-file-messages.ts';
import * as linking from '../src/lib/ui/link-messages.ts';
import * as signInMessages from '../src/lib/ui/sign-in-messages.ts';

const NAME = 'acme/docs';
const files = Object.fromEntries(
  ['docs.json', 'index.mdx', 'quickstart.mdx', 'guides/install.mdx', 'guides/deploy.mdx'].map(
    (path) => [path, Buffer.from(path === 'docs.json' ? DOCS : `# ${path}\n`)],
  ),
);

const HOSTS: readonly (readonly [
  name: string,
  site: string,
  start: (store: Store) => Promise<DocumentedServer>,
  request: string,
  link: RegExp,
])[] = [
  ['GitLab', 'https://gitlab.com', startGitLab, 'merge request', /^!1/],
  ['Codeberg', 'https://codeberg.org', (store) => startGitea(store, true), 'pull request', /^#1/],
];

interface Opened {
  readonly page: Page;
  readonly name: string;
  readonly site: string;
  readonly start: (store: Store) => Promise<DocumentedServer>;
  readonly trouble: string[];
}

/** Opens the repository as Ada, after another token was refused, and does something there. */
async function atHost(
  { page, name, site, start, trouble }: Opened,
  store: Store,
  act: () => Promise<void>,
): Promise<void> {
  const server = await start(store);
  try {
    await forward(page, site, server);
    await page.goto('/');
    await page.getByRole('button', { name: 'Open repository' }).click();
    const where = dialog(page).getByRole('radiogroup', { name: 'Git host' });
    await where.getByText(name, { exact: true }).click();
    await expect(where.getByRole('radio', { name })).toBeChecked();
    await signIn(page, 'nobodys-token');
    await expect(dialog(page).getByText(signInMessages.tokenUnknown(name))).toBeVisible();
    await signIn(page, 'ada-token');
    await expect(dialog(page).getByText(`Signed in to ${name} as ada`)).toBeVisible();
    await dialog(page)
      .getByRole('button', { name: /^acme\/docs/ })
      .click();
    await dialog(page).getByRole('button', { name: 'Open', exact: true }).click();
    await treeReady(page);
    await act();
  } finally {
    await server.close();
  }
  withoutHost(trouble, site);
}

for (const [name, site, start, request, link] of HOSTS) {
  test(
    `open at ${name}, rearrange, commit to a new branch and propose it`,
    { tag: '@long' },
    async ({ page, trouble }) => {
      const store = fill(emptyStore(), files);
      const repo = store.repos.get(NAME)!;
      const main = repo.branches.get('main');
      await atHost({ page, name, site, start, trouble }, store, async () => {
        await rearrange(page);
        await askToCommit(page);
        await form(page).getByLabel('A new branch').check();
        await expect(form(page).getByRole('checkbox', { name: `Open a ${request}` })).toBeChecked();
        await form(page)
          .getByRole('button', { name: /^Commit / })
          .click();
        const done = page.getByRole('region', { name: /^Committed to docs\/move-quickstart/ });
        await expect(done.getByRole('link', { name: link })).toBeVisible();

        expect(repo.branches.get('main')).toBe(main);
        const commit = at(repo, 'docs/move-quickstart-to-guides')!;
        expect([commit.parent, touched(repo, commit)]).toEqual([main, ['docs.json']]);
        expect(repo.requests).toMatchObject([
          { into: 'main', branch: 'docs/move-quickstart-to-guides' },
        ]);
      });
    },
  );

  test(
    `lost URLs at ${name} come from some of the commits, and the list says which`,
    { tag: '@long' },
    async ({ page, trouble }) => {
      const store = fill(emptyStore(), files);
      const repo = store.repos.get(NAME)!;
      const moved = DOCS.replace('"guides/deploy"', '"ship/deploy"');
      push(repo, 'main', 'Move the page', {
        'docs.json': Buffer.from(moved),
        'guides/deploy.mdx': undefined,
        'ship/deploy.mdx': files['guides/deploy.mdx'],
      });
      for (let i = 1; i <= 33; i++)
        push(repo, 'main', `Change ${i}`, { 'docs.json': Buffer.from(moved + '\n'.repeat(i)) });
      await atHost({ page, name, site, start, trouble }, store, async () => {
        await runCommand(page, commands.lost);
        const list = region(page, lost.lostUrls);
        const since = 'January 1, 2026';
        const extent = { read: 30, known: 35, isMore: false, since };
        await expect(list).toContainText(lost.partOf(extent));
        await expect(list.getByLabel(lost.targetOf('/guides/deploy'))).toHaveValue(
          'ship/deploy.mdx',
        );
        await button(page, lost.addRedirects(1)).click();
        await expect(list).toContainText(lost.noneLost);
      });
    },
  );
}

test('at GitLab, links are checked, and follow a page, after one request for all pages', async ({
  page,
  trouble,
}) => {
  const link = '---\ntitle: Quickstart\n---\n\n[Deploy](/guides/deploy), [none](/guides/none)\n';
  const more = Object.fromEntries(
    Array.from({ length: 60 }, (_, i) => [`more/p${i}.mdx`, Buffer.from(`# Page ${i}\n`)]),
  );
  const store = fill(emptyStore(), { ...files, ...more, 'quickstart.mdx': Buffer.from(link) });
  const server = await startGitLab(store);
  const isGraphQL = (one: string) => one.startsWith('POST /api/graphql');
  try {
    await forward(page, 'https://gitlab.com', server);
    await page.goto('/');
    await page.getByRole('button', { name: 'Open repository' }).click();
    await dialog(page).getByRole('radiogroup', { name: 'Git host' }).getByText('GitLab').click();
    await signIn(page, 'ada-token');
    await dialog(page)
      .getByRole('button', { name: /^acme\/docs/ })
      .click();
    await dialog(page).getByRole('button', { name: 'Open', exact: true }).click();
    await treeReady(page);

    await page.getByRole('button', { name: 'Problems', exact: true }).click();
    const panel = page.getByRole('region', { name: problems.heading });
    await expect(panel).toContainText(linking.linksUnchecked(64));
    let goOn!: () => void;
    const held = new Promise<void>((go) => (goOn = go));
    await page.route('**/api/graphql', async (route) => {
      await held;
      await route.fallback();
    });
    await panel.getByRole('button', { name: linking.checkLinks }).click();
    await expect(panel).toContainText(readingPages(0, 64));
    goOn();
    await expect(panel).toContainText('/guides/none');
    expect(server.asked.filter(isGraphQL)).toHaveLength(1);

    await pageRow(page, /^deploy/i).click();
    await page.keyboard.press('Shift+F10');
    await page.getByRole('menuitem', { name: menu.more }).press('ArrowRight');
    await page.getByRole('menuitem', { name: fileCommands.moveFile }).press('Enter');
    await page.getByLabel(moving.newPath).fill('ship/deploy');
    await expect(page.getByRole('dialog')).toContainText(
      updates({ links: 1, pages: 1, redirects: 1 }),
    );
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await askToCommit(page);
    await form(page).getByRole('button', { name: 'Commit to main' }).click();
    await expect(page.getByRole('region', { name: 'Committed to main' })).toBeVisible();
    const { tree } = at(store.repos.get(NAME)!, 'main')!;
    expect(Buffer.from(tree.get('quickstart.mdx')!).toString()).toBe(
      link.replace('/guides/deploy', '/ship/deploy'),
    );
    expect(tree.has('guides/deploy.mdx')).toBe(false);
    expect(tree.has('ship/deploy.mdx')).toBe(true);
    expect(server.asked.filter(isGraphQL)).toHaveLength(1);
  } finally {
    await server.close();
  }
  withoutHost(trouble, 'https://gitlab.com');
});
