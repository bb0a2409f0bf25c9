/*
 * Where there is nothing yet, a sentence says what would appear, and a button or the adjacent text says what to do.
 * Each table row is one such place, and how to get there.
 */
import type { Locator, Page } from '@playwright/test';
import { textInBrowser, folderOnDisk, stubPicker } from './folders';
import { inputFocused, expect, openSample, row, treeReady, test } from './story';
import { openSite, chooseSite } from './open-site';
import * as siteMessages from '../src/lib/features/preview/site/messages';
import * as helpMessages from '../src/lib/ui/help/messages';
import * as languagesMessages from '../src/lib/features/languages/messages';
import * as orphansMessages from '../src/lib/features/orphans/messages';
import * as endpointsMessages from '../src/lib/features/endpoints/messages';
import * as m from '../src/lib/ui/open-messages';
import * as paneMessages from '../src/lib/features/tree/pane-messages';
import * as historyMessages from '../src/lib/features/history/messages';

interface Nothing {
  readonly what: string;
  readonly go: (page: Page) => Promise<unknown>;
  /** Where the sentence appears. */
  readonly in: (page: Page) => Locator;
  readonly says: string;
  /** The button to continue with. */
  readonly act?: string;
}

const region = (name: string) => (page: Page) => page.getByRole('region', { name });
const press = (name: string) => (page: Page) =>
  page.getByRole('button', { name, exact: true }).first().click();
const fill = (name: string, text: string) => (page: Page) =>
  page.getByRole('searchbox', { name }).fill(text);

const SITE =
  '{"navigation":{"tabs":[{"tab":"Bare","pages":[]},{"tab":"Less bare","pages":["a"]}]}}';
const LONELY: readonly Nothing[] = [
  {
    what: 'nothing is selected',
    go: () => Promise.resolve(),
    in: region('Properties'),
    says: 'Select something in the navigation',
    act: 'How do I…?',
  },
  {
    what: 'a page of a file that is open alone',
    go: (page) => row(page, 'a').click(),
    in: region('Properties'),
    says: 'Only docs.json is open',
    act: m.openItsFolder,
  },
  {
    what: 'an empty tab in the preview',
    go: (page) => row(page, 'Bare').click(),
    in: region('Preview'),
    says: siteMessages.nothingToRead,
  },
  {
    what: 'no problem',
    go: press('Problems'),
    in: region('Problems'),
    says: 'only docs.json is open',
    act: m.openItsFolder,
  },
  {
    what: 'no step',
    go: press('History'),
    in: region('History'),
    says: historyMessages.nothingDone,
  },
  {
    what: 'nothing in the help',
    go: (page) => press('Help')(page).then(() => fill('Search help', 'xylophone')(page)),
    in: region('Help'),
    says: helpMessages.nothingFound('xylophone'),
    act: helpMessages.showAll,
  },
  {
    what: 'no folder',
    go: (page) => command(page, 'Not in navigation'),
    in: region('Not in navigation'),
    says: 'Only docs.json is open',
    act: m.openItsFolder,
  },
  {
    what: 'no specification',
    go: (page) => command(page, 'Endpoints'),
    in: region('Endpoints'),
    says: 'There’s no API specification for “Bare”',
    act: 'Show properties',
  },
  {
    what: 'nothing changed',
    go: press('Review changes'),
    in: region('Review changes'),
    says: 'Move or rename something',
    act: 'Done',
  },
  {
    what: 'no other language or version',
    go: (page) => page.keyboard.press('Escape').then(() => look(page, 'Compare')),
    in: (page) => page.getByRole('dialog'),
    says: languagesMessages.nothingToCompare,
  },
];

const FULL: readonly Nothing[] = [
  {
    what: 'no match',
    go: fill('Search navigation', 'xylophone'),
    in: region('Navigation'),
    says: 'Nothing matches “xylophone”',
    act: 'Clear search',
  },
  {
    what: 'no page of that name',
    go: (page) =>
      press('Clear search')(page)
        .then(() => command(page, 'Not in navigation'))
        .then(() => fill(orphansMessages.search, 'xylophone')(page)),
    in: region('Not in navigation'),
    says: orphansMessages.noMatches('xylophone'),
    act: 'Show all pages',
  },
  {
    what: 'no endpoint of that name',
    go: (page) =>
      row(page, 'API reference')
        .click()
        .then(() => command(page, 'Endpoints'))
        .then(() => fill('Search endpoints', 'xylophone')(page)),
    in: region('Endpoints'),
    says: endpointsMessages.noMatches('xylophone'),
    act: 'Show all endpoints',
  },
  {
    what: 'no icon of that name',
    go: async (page) => {
      await row(page, 'Guides').click();
      await command(page, 'Endpoints');
      await region('Properties')(page).getByRole('button', { name: 'Choose an icon' }).click();
      await fill('Search icons', 'qqqq')(page);
    },
    in: (page) => page.getByRole('dialog', { name: 'Choose an icon' }),
    says: 'matches “qqqq”.',
    act: 'Search Font Awesome',
  },
];

async function look(page: Page, words: string): Promise<void> {
  await page.keyboard.press('ControlOrMeta+k');
  await page.getByRole('combobox', { name: 'Find an action' }).fill(words);
}

async function command(page: Page, words: string): Promise<void> {
  await look(page, words);
  await page.getByRole('option', { name: words }).first().click();
}

async function meet(page: Page, table: readonly Nothing[]): Promise<void> {
  for (const nothing of table)
    await test.step(nothing.what, async () => {
      await nothing.go(page);
      const place = nothing.in(page);
      await expect(place).toContainText(nothing.says);
      if (nothing.act)
        await expect(place.getByRole('button', { name: nothing.act }).first()).toBeVisible();
    });
}

test('an almost empty site says what would appear in each place', async ({ page }) => {
  await openSite(page, SITE);
  await meet(page, LONELY);
});

test('a search without results offers a way back', { tag: '@long' }, async ({ page }) => {
  await openSample(page);
  await meet(page, FULL);
});

test('an empty navigation can be started, and so can a file without one', async ({ page }) => {
  for (const [text, heading] of [
    ['{"navigation":{}}', paneMessages.isEmpty],
    ['{"name":"Ours"}', 'No navigation yet'],
  ] as const) {
    await openFileWithoutRows(page, text);
    const pane = region('Navigation')(page);
    await expect(pane.getByRole('heading', { name: heading })).toBeVisible();
    await pane.getByRole('button', { name: 'Add group' }).click();
    await page.keyboard.press('Enter');
    await expect(row(page, 'Getting started')).toBeVisible();
  }
});

async function openFileWithoutRows(page: Page, text: string): Promise<void> {
  await page.goto('/');
  await chooseSite(page, text);
}

const ELSEWHERE = '{ "name": "Acme", "navigation": { "$ref": "./config/navigation.json" } }';
const GROUPS_ELSEWHERE =
  '{ "name": "Acme", "navigation": { "groups": { "$ref": "groups.json" } } }';
const TABS_ELSEWHERE = `{ "navigation": {
  "global": { "anchors": [{ "anchor": "Blog", "href": "https://example.com" }] },
  "tabs": { "$ref": "tabs.json" }
} }`;
const SPLIT = {
  'docs.json': ELSEWHERE,
  'config/navigation.json': '{ "groups": [{ "group": "Start", "pages": ["welcome"] }] }',
};

/** Checks both the tree and the preview. */
async function expectElsewhere(page: Page, heading: string, file: string): Promise<void> {
  for (const pane of [region('Navigation')(page), region('Preview')(page)]) {
    await expect(pane.getByRole('heading', { name: heading })).toBeVisible();
    await expect(pane).toContainText(`docs.json refers to “${file}”, but only docs.json is open.`);
    await expect(pane.getByRole('button', { name: 'Open folder' })).toBeVisible();
  }
  await expect(page.getByText(paneMessages.isEmpty)).toBeHidden();
  await expect(page.getByText(siteMessages.nothingToRead)).toBeHidden();
}

const IN_ANOTHER_FILE = m.navigationElsewhere(1);

test('a navigation in another file is named, and can be edited after opening its folder', async ({
  page,
}) => {
  await stubPicker(page, 'acme', SPLIT);
  await openFileWithoutRows(page, ELSEWHERE);
  await expectElsewhere(page, IN_ANOTHER_FILE, 'config/navigation.json');
  await region('Preview')(page).getByRole('button', { name: 'Open folder' }).click();
  await treeReady(page);
  await row(page, 'Start').click();
  await expect(region('Properties')(page).getByText('In config/navigation.json')).toBeVisible();
  await page.keyboard.press('F2');
  await inputFocused(page);
  await page.keyboard.type('Begin');
  await page.keyboard.press('Enter');
  await page.keyboard.press('ControlOrMeta+s');
  await expect(page.getByRole('status', { name: 'Save state' })).toHaveText('Saved');
  expect(await textInBrowser(page, 'acme', 'config/navigation.json')).toContain('"Begin"');
});

test('the same for a pasted or dropped file, in a browser that can only read folders', async ({
  page,
}) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'showDirectoryPicker'));
  await page.goto('/');
  await page.getByRole('button', { name: 'Paste JSON' }).click();
  const dialog = page.getByRole('dialog', { name: 'Paste JSON' });
  await dialog.getByRole('textbox').fill(GROUPS_ELSEWHERE);
  await dialog.getByRole('button', { name: 'Open' }).click();
  await expectElsewhere(page, m.listElsewhere('groups', 1), 'groups.json');

  await page.goto('/');
  const dropped = await page.evaluateHandle((text) => {
    const data = new DataTransfer();
    data.items.add(new File([text], 'docs.json', { type: 'application/json' }));
    return data;
  }, TABS_ELSEWHERE);
  await page.dispatchEvent('body', 'drop', { dataTransfer: dropped });
  await expectElsewhere(page, m.listElsewhere('tabs', 1), 'tabs.json');
  await expect(row(page, 'Blog')).toBeVisible();

  const pane = region('Navigation')(page);
  const chooses = page.waitForEvent('filechooser');
  await pane.getByRole('button', { name: 'Open folder' }).click();
  await (await chooses).setFiles(folderOnDisk('two', { 'a/readme.md': '' }));
  await expect(pane.getByText('There’s no docs.json in “two”')).toBeVisible();
  const two = Object.entries(SPLIT).flatMap(([path, text]) => [
    [`a/${path}`, text],
    [`b/${path}`, text],
  ]);
  await pane
    .getByLabel('Choose folder')
    .setInputFiles(folderOnDisk('two', Object.fromEntries(two) as Record<string, string>));
  await pane.getByRole('button', { name: 'b/docs.json' }).click();
  await treeReady(page);
  await expect(row(page, 'Start')).toBeVisible();
});

test('a folder without that file says so', async ({ page }) => {
  await stubPicker(page, 'acme', { 'docs.json': ELSEWHERE });
  await page.getByRole('button', { name: 'Open folder' }).click();
  const pane = region('Navigation')(page);
  await expect(pane.getByRole('heading', { name: IN_ANOTHER_FILE })).toBeVisible();
  await expect(pane).toContainText('“config/navigation.json” isn’t in the folder “acme”');
  await expect(pane.getByRole('button', { name: 'Try again' })).toBeVisible();
});
