import { createHash } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { makeRepository, type Repository } from '../../../tests/git-repository.ts';
import { commitOf } from '../git-sites.ts';
import * as review from '../messages.ts';
import { reviewSite } from '../review-site.ts';
import * as m from './messages.ts';
import { reviewPage } from './page.ts';

const HOSTILE = `</style></summary><script>alert(1)</script><img src=x onerror="alert(1)">'"&lt;\0`;

let repo: Repository;
beforeEach(async () => {
  repo = await makeRepository();
});
afterEach(() => repo.remove());

const docs = (value: object) => `${JSON.stringify({ name: 'Acme', ...value }, null, 2)}\n`;
const site = (...groups: (readonly [string, readonly string[]])[]) =>
  docs({ navigation: { groups: groups.map(([group, pages]) => ({ group, pages })) } });
const text = (title: string) => `---\ntitle: ${JSON.stringify(title)}\n---\n\nAbout ${title}.\n`;

/** The page of the last commit. */
async function pageOf(range = 'main~1..main'): Promise<string> {
  const commits = {
    base: await commitOf(repo.folder, 'HEAD~1'),
    head: await commitOf(repo.folder, 'HEAD'),
  };
  return reviewPage([await reviewSite(repo.folder, commits, 'docs.json')], range);
}

async function hostilePage(): Promise<string> {
  await repo.commit({
    'docs.json': site(['Start', ['index', 'old']], [`Group ${HOSTILE}`, ['a']]),
    'index.mdx': text('Welcome'),
    'old.mdx': text(`Old ${HOSTILE}`),
    'a.mdx': text('A'),
  });
  await repo.git('rm', '--quiet', 'old.mdx');
  await repo.commit({
    'docs.json': docs({
      redirects: [{ source: `/${HOSTILE}`, destination: `/${HOSTILE}` }],
      navigation: {
        groups: [
          { group: HOSTILE, pages: ['index', `b${HOSTILE}`] },
          { group: `More ${HOSTILE}`, pages: ['a'] },
        ],
      },
    }),
    'a.mdx': text(HOSTILE),
  });
  return pageOf(`main~1..${HOSTILE}`);
}

test('shows the review, the sidebar on both sides, and the changed lines', async () => {
  await repo.commit({
    'docs.json': site(['Start', ['index', 'setup']], ['Guides', ['deploy']]),
    ...{ 'index.mdx': text('Welcome'), 'setup.mdx': text('Set up'), 'deploy.mdx': text('Deploy') },
  });
  await repo.commit({ 'docs.json': site(['Start', ['index']], ['How-tos', ['deploy', 'setup']]) });
  const page = await pageOf();
  expect(page).toContain(`<h1>${m.title('main~1..main')}</h1>`);
  expect(page).toContain('“Set up” moved from “Start” to “How-tos”, now second in the list');
  const [before = '', after = ''] = page.split(`<h3>${m.after}</h3>`);
  const row = /<span class="row changed"><span class="sign" aria-hidden="true">✎<\/span>/;
  expect(before.slice(before.indexOf(`<h3>${m.before}</h3>`))).toMatch(row);
  expect(after).toMatch(row);
  expect(page).toMatch(/<span class="line in">.*How-tos/);
  expect(page).not.toContain('NaN');
});

test('text stays text wherever it is', async () => {
  const page = await hostilePage();
  const own = page.slice(page.indexOf('<body>'));
  expect(page.split('</style>')).toHaveLength(2);
  expect(own).toContain('&lt;script&gt;alert(1)');
  expect(page).not.toMatch(/<(script|img|iframe|svg|a|link|base|form)\b|\0/i);
  // No attribute with a text of the site, but a label in quotes.
  const tags = own
    .match(/<[^>]*>/g)!
    .map((tag) =>
      tag.replace(
        / (?:class="[\w -]*"|aria-hidden="true"|open|role="region"|tabindex="0"|aria-label="[^"]*")(?=[ >])/g,
        '',
      ),
    );
  const names = 'body|main|article|section|h[1-3]|p|ul|li|details|summary|span|div|pre|html';
  expect(tags.filter((tag) => !new RegExp(`^</?(${names})>$`).test(tag))).toEqual([]);
});

test('its policy allows only its own style', async () => {
  const page = await hostilePage();
  const policy = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(page)![1]!;
  const [, style] = /<style>([^]*?)<\/style>/.exec(page)!;
  const hash = createHash('sha256').update(style!).digest('base64');
  expect(policy.replaceAll('&#39;', "'").split('; ')).toEqual([
    "default-src 'none'",
    `style-src 'sha256-${hash}'`,
    "base-uri 'none'",
    "form-action 'none'",
  ]);
  expect(style).not.toMatch(/@import|url\((?!["']?data:)/);
});

test('says when there is nothing to review', () => {
  expect(reviewPage([], 'a..b')).toContain(review.noNavigationChanges);
});
