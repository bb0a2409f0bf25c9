import type { Locator, Page } from '@playwright/test';
import { openFolder, pageFile } from './folders';
import { box, choose, panel, select } from './endpoint-panel';
import { expect, openSample, row, test } from './story';
import { properties, downloadText } from './screen-parts';
import * as m from '../src/lib/features/inspector/controls/messages';
import * as pageMessages from '../src/lib/features/inspector/page-messages';
import * as endpointsMessages from '../src/lib/features/endpoints/messages';

const DOCS = `{
  "name": "Acme",
  "navigation": {
    "groups": [
      {
        "group": "Start",
        "pages": [
          "welcome",
          "guides/deploy"
        ]
      },
      {
        "group": "Guides",
        "pages": [
          "guides/deploy",
          "guides/scale-upp"
        ]
      }
    ]
  }
}
`;
const FILES = {
  'docs.json': DOCS,
  'welcome.mdx': pageFile(
    'Welcome aboard',
    'sidebarTitle: Welcome\ndescription: What this is about.\ntag: NEW\nhidden: true\n',
  ),
  'guides/deploy.mdx': pageFile('Deploy a site'),
  'guides/scale-up.mdx': pageFile('Scale up'),
  'guides/rollback.mdx': pageFile('Roll back'),
  'odd.mdx': '---\ntitle: "Odd\ntag: [\n---\n',
};
const field = (page: Page): Locator => properties(page).getByLabel('Page path', { exact: true });
const option = (page: Page, name: RegExp): Locator => page.getByRole('option', { name });

async function open(page: Page): Promise<void> {
  await openFolder(page, FILES);
  await expect(row(page, 'Deploy a site')).toBeVisible();
}

test("a page shows its file and the file's metadata", { tag: '@main' }, async ({ page }) => {
  await open(page);
  await row(page, 'Welcome').click();
  await expect(field(page)).toHaveAccessibleDescription('welcome.mdx');
  const value = (label: string) => properties(page).getByLabel(label, { exact: true });
  await expect(value('Title')).toHaveValue('Welcome aboard');
  await expect(value('Sidebar title')).toHaveValue('Welcome');
  await expect(value('Description')).toHaveValue('What this is about.');
  await expect(value('Tag')).toHaveValue('NEW');
  await expect(properties(page).getByRole('switch', { name: 'Hidden' })).toBeChecked();
  await expect(properties(page)).toContainText(pageMessages.keptIn('welcome.mdx'));
});

test(
  'a path is completed from the folder by title, despite a typo, in one step',
  { tag: '@main' },
  async ({ page }) => {
    await open(page);
    await row(page, 'Welcome').click();
    await field(page).click();
    await field(page).fill('rol bcak');
    await expect(option(page, /^Roll back/)).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(field(page)).toHaveValue('guides/rollback');
    await expect(row(page, 'Roll back')).toBeVisible();
    await expect
      .poll(() => downloadText(page))
      .toBe(DOCS.replace('"welcome"', '"guides/rollback"'));
    await page.keyboard.press('Control+z');
    await expect.poll(() => downloadText(page)).toBe(DOCS);
  },
);

test(
  'unlisted files come first; listed ones show where they are',
  { tag: '@long' },
  async ({ page }) => {
    await open(page);
    await row(page, 'guides/scale-upp').click();
    await field(page).click();
    const options = page.getByRole('listbox', { name: 'Page files' }).getByRole('option');
    await expect(options.nth(0)).toContainText('Roll back');
    await expect(options.nth(1)).toContainText('Scale up');
    await expect(option(page, /^Deploy a site/)).toContainText(
      endpointsMessages.listedIn('Start', 1),
    );
  },
);

test('a missing file is reported next to the field with a similar name, and can be fixed there', async ({
  page,
}) => {
  await open(page);
  await row(page, 'guides/scale-upp').click();
  await expect(properties(page)).toContainText('The page “guides/scale-upp” has no file');
  await properties(page)
    .getByRole('button', { name: /guides\/scale-up/ })
    .click();
  await expect(field(page)).toHaveValue('guides/scale-up');
  await expect.poll(() => downloadText(page)).toBe(DOCS.replace('scale-upp', 'scale-up'));
});

test('a page that is listed twice links to the other place', async ({ page }) => {
  await open(page);
  await row(page, 'Deploy a site').click();
  await expect(properties(page)).toContainText(m.alsoListedIn('“Guides”', 0));
  await properties(page).getByRole('button', { name: 'Show', exact: true }).click();
  await expect(properties(page)).toContainText(m.alsoListedIn('“Start”', 0));
});

test('an entry is created for an unlisted file', async ({ page }) => {
  await open(page);
  await row(page, 'Welcome').click();
  await field(page).click();
  await field(page).fill('roll');
  await expect(option(page, /^Roll back/)).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Control+Enter');
  await expect(row(page, 'Roll back')).toHaveAttribute('aria-selected', 'true');
  await expect
    .poll(() => downloadText(page))
    .toBe(DOCS.replace('"welcome",', '"welcome",\n          "guides/rollback",'));
});

test('the root page of a group is completed, too', { tag: '@long' }, async ({ page }) => {
  await open(page);
  await row(page, 'Guides').click();
  const root = properties(page).getByLabel('Root page', { exact: true });
  await root.click();
  await root.fill('roll');
  await option(page, /^Roll back/).click();
  await expect(root).toHaveValue('guides/rollback');
  await expect(root).toHaveAccessibleDescription(/Roll back · guides\/rollback\.mdx/);
  const after = await downloadText(page);
  expect(after.replace(/\n.*"root": "guides\/rollback",/, '')).toBe(DOCS);
});

test("the sample shows its files' metadata", { tag: '@long' }, async ({ page }) => {
  await openSample(page);
  await row(page, 'Introduction').click();
  await expect(field(page)).toHaveAccessibleDescription('get-started/introduction.mdx');
});

test('an endpoint that is listed elsewhere says so, and that it is listed twice now', async ({
  page,
}) => {
  await openSample(page);
  await select(page, 'API reference', 'Keys');
  await choose(page);
  await box(page, 'GET /projects').check();
  await expect(page.locator('.toast')).toContainText(
    endpointsMessages.oneListedTwice('GET /projects', 'Keys', 'Projects'),
  );
  await expect(panel(page).getByText(endpointsMessages.alsoIn('Projects'))).toBeVisible();
});
