/* A folder that others change at the same time: changes to its files are noticed without reopening it. */
import type { Page } from '@playwright/test';
import { changeInBrowser, pageFile, openWritableFolder } from './folders';
import { inputFocused, expect, row, test } from './story';
import { ACME_FOLDER } from './sites';
import * as m from '../src/lib/features/orphans/messages';

const DOCS = ACME_FOLDER['docs.json'];

async function open(page: Page): Promise<void> {
  await openWritableFolder(page, ACME_FOLDER, 'shared');
  await expect(row(page, 'Deploy a site')).toBeVisible();
}

async function others(page: Page, notice = () => Promise.resolve()): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByRole('combobox').fill('unlisted pages');
  await page.getByRole('option', { name: /Not in navigation/ }).click();
  const panel = page.getByRole('region', { name: 'Not in navigation' });
  await expect(panel).toContainText(m.allListed);
  await changeInBrowser(page, 'shared', 'guides/new.mdx', pageFile('What is new'));
  await notice();
  await expect(panel).toContainText('What is new');
  await changeInBrowser(page, 'shared', 'welcome.mdx', pageFile('Hello there'));
  await notice();
  await expect(row(page, 'Hello there')).toBeVisible();
  await changeInBrowser(page, 'shared', 'guides/deploy.mdx', undefined);
  await notice();
  await expect(row(page, 'Deploy a site')).toHaveCount(0);
  await page.getByRole('button', { name: 'Problems', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Problems' })).toContainText('guides/deploy');
}

test(
  'pages that others add, rename and remove are noticed immediately',
  { tag: '@main' },
  async ({ page }) => {
    await open(page);
    await others(page);
  },
);

test(
  'without notifications from the browser, changes are noticed on returning to the window',
  { tag: '@long' },
  async ({ page }) => {
    await page.addInitScript(() => {
      Reflect.deleteProperty(window, 'FileSystemObserver');
    });
    await open(page);
    await others(page, async () => {
      await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    });
  },
);

test('a specification that others change is reread', { tag: '@long' }, async ({ page }) => {
  const specification = (summary: string) =>
    `openapi: 3.1.0\ninfo: { title: Acme, version: '1' }\npaths:\n  /users:\n    get: { summary: ${summary} }\n`;
  await openWritableFolder(
    page,
    {
      'docs.json': DOCS.replace(
        '"pages": ["welcome", "guides/deploy"]',
        '"openapi": "openapi.yaml", "pages": ["GET /users"]',
      ),
      'openapi.yaml': specification('List users'),
    },
    'api',
  );
  const preview = page.getByRole('region', { name: 'Preview', exact: true });
  await expect(preview.getByRole('heading', { name: 'List users' })).toBeVisible();
  await changeInBrowser(page, 'api', 'openapi.yaml', specification('Every user'));
  await expect(preview.getByRole('heading', { name: 'Every user' })).toBeVisible();
});

test('our own saves are not reported as changes by others', { tag: '@long' }, async ({ page }) => {
  await open(page);
  await row(page, 'Start').click();
  for (const name of ['Begin', 'Again']) {
    await page.keyboard.press('F2');
    await inputFocused(page);
    await page.keyboard.type(name);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Control+s');
    await expect(page.getByRole('status', { name: 'Save state' })).toHaveText('Saved');
    await row(page, name).click();
  }
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test("the team's signpost.config.json is used, and reloaded", async ({ page }) => {
  const configure = (text: string | undefined) =>
    changeInBrowser(page, 'team', 'signpost.config.json', text);
  await openWritableFolder(
    page,
    {
      ...ACME_FOLDER,
      'docs.json': DOCS.replace('"welcome"', '"welcome", "drafts/idea", "lost"'),
      'signpost.config.json': '{ "ignore": { "paths": ["drafts/**"] }, "severty": {} }',
    },
    'team',
  );
  await page.getByRole('button', { name: 'Problems', exact: true }).click();
  const problems = page.getByRole('region', { name: 'Problems' });
  const lost = problems.getByRole('button', { name: /“lost”/ });
  await expect(lost).toBeVisible();
  const mistake = problems.getByRole('button', { name: /Did you mean “severity”\?/ });
  await expect(mistake).toContainText('signpost.config.json, line 1');
  await expect(problems).not.toContainText('drafts/idea');

  await configure('{ "severity": { "page-missing": "off" } }');
  await expect(lost).toHaveCount(0);
  await expect(mistake).toHaveCount(0);
  await configure(undefined);
  await expect(lost).toBeVisible();
  await expect(problems).toContainText('drafts/idea');
});
