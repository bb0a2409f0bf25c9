/* Checks of the files around docs.json in an open folder. */
import { openFolder, pageFile } from './folders';
import { expect, row, test } from './story';

const DOCS = JSON.stringify({
  name: 'Acme',
  theme: 'mint',
  colors: { primary: '#16A34A' },
  navigation: {
    groups: [
      { group: 'Guides', pages: ['a', 'b', 'drafts/c'] },
      { group: 'API', openapi: 'api.json', pages: ['GET /users'] },
      { group: 'Old API', openapi: 'old.json' },
    ],
  },
});

test("a folder's page files, API files and .mintignore are checked", async ({ page }) => {
  await openFolder(page, {
    'docs.json': DOCS,
    '.mintignore': 'drafts/\n',
    'a.mdx': "---\ntitle: A\n---\nimport Part from './part.mdx'\n",
    'b.mdx': '---\ntitle: One: two\n---\n',
    'part.mdx': 'A part.',
    'lost.mdx': pageFile('Lost'),
    'drafts/c.mdx': pageFile('Draft'),
    'api.json': '{ "openapi": "3.1.0", "paths": ',
  });
  await expect(row(page, 'Guides')).toBeVisible();
  await page.getByRole('button', { name: 'Problems' }).click();
  const problems = page.getByRole('region', { name: 'Problems' });
  await problems.getByLabel('Show hints').check();
  for (const said of [
    /frontmatter of b\.mdx isn’t valid YAML.*line 2/,
    /It ignores the file of “drafts\/c”/,
    /“api\.json” of “API” can’t be used/,
    /“old\.json” of “Old API” isn’t in this folder/,
    /1 page file isn’t in the navigation.*“lost”/,
  ])
    await expect(problems.getByRole('button', { name: said })).toBeVisible();
});
