/* Comparing a repository at GitHub with a tag: page files, reverting them, and the site before and after. */
import type { Page } from '@playwright/test';
import { expect, openRepository, pageRow, test } from './github-story';
import { button, region } from './screen-parts';
import { DOCS } from './emulator/github';
import * as files from '../src/lib/core/compare/messages';
import * as preview from '../src/lib/features/preview/compare/messages';
import * as m from '../src/lib/features/review/against-messages';
import * as review from '../src/lib/features/review/messages';
import { noRevision } from '../src/lib/storage/git/messages';

const NAME = 'acme/docs';
const pane = (page: Page) => region(page, m.compareWith);
const titled = (title: string) => `---\ntitle: ${title}\n---\n\nAbout ${title}.\n`;

test('a tag is compared with page files, and a page that moved is reverted', async ({
  page,
  github,
}) => {
  const first = (await github.branches(NAME)).main!;
  await github.tag(NAME, 'v1', first);
  await github.push(NAME, 'main', {
    'docs.json': DOCS.replace('"guides/deploy"', '"ship/deploy"'),
    'guides/deploy.mdx': null,
    'ship/deploy.mdx': titled('Deploy it'),
    'index.mdx': titled('Hello'),
    'guides/unlisted.mdx': null,
  });
  await openRepository(page, github.tokens.ada, NAME);
  await button(page, review.reviewChanges).click();
  await button(page, review.compareWith).click();
  const list = pane(page);
  await list.getByLabel(m.revision).fill('nowhere');
  await page.keyboard.press('Enter');
  await expect(list).toContainText(noRevision('nowhere', NAME, 'GitHub'));
  await expect(list.locator('option[value="v1"]')).toBeAttached();
  await list.getByLabel(m.revision).fill('v1');
  await page.keyboard.press('Enter');
  await expect(list).toContainText(m.since('“v1”'));
  await expect(list).toContainText('“guides/deploy” to “ship/deploy”, with its file');
  await expect(list).toContainText(files.fileChanged('index.mdx'));
  await expect(list).toContainText(files.fileDeleted('guides/unlisted.mdx'));

  await button(page, review.beforeAndAfter).click();
  const stage = region(page, preview.beforeAndAfter);
  const side = (name: string) => stage.getByRole('group', { name, exact: true });
  await expect(side(preview.before)).toContainText('About Welcome.');
  await expect(side(preview.after)).toContainText('About Hello.');
  await page.keyboard.press('Escape');

  await list
    .getByRole('listitem')
    .filter({ hasText: 'with its file' })
    .last()
    .getByRole('button', { name: review.revert, exact: true })
    .click();
  await expect(list).not.toContainText('with its file');
  await list.getByLabel(m.revision).fill(first.slice(0, 8));
  await page.keyboard.press('Enter');
  await expect(list).toContainText(m.since(`“${first.slice(0, 8)}”`));
  await expect(list).not.toContainText('with its file');
  await expect(pageRow(page, /deploy/i)).toBeVisible();
});
