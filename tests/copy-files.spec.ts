/* A new language or version with the files of its pages. */
import type { Locator, Page } from '@playwright/test';
import { expect, row, test } from './story';
import { fileText } from './make-document';
import { openSite } from './open-site';
import {
  openFolder,
  openWritableFolder,
  pageFile,
  textInBrowser,
  type FolderFiles,
} from './folders';
import { announced, button, region, saveState, undo } from './screen-parts';
import * as languagesMessages from '../src/lib/features/languages/messages';
import { openFolder as openFolderFirst } from '../src/lib/editor/files/messages';

const dialog = (page: Page): Locator => page.getByRole('dialog', { name: /^Create a/ });
const look = (page: Page): Locator => dialog(page).getByRole('group', { name: 'What changes' });

const textOf = (page: Page, path: string) => textInBrowser(page, 'acme', path);

async function save(page: Page): Promise<void> {
  await page.keyboard.press('Control+s');
  await expect(saveState(page)).toHaveText('Saved');
}

/** A site with one language. `start` is listed twice, and `gone` has no file. */
const ONE_LANGUAGE = {
  'docs.json': `{
  "navigation": {
    "languages": [
      { "language": "en", "groups": [
        { "group": "Start", "root": "start", "pages": ["start", "guides/keys", "news", "blank", "gone"] }
      ] }
    ]
  }
}
`,
  'start.mdx': '---\r\ntitle: "Start"\r\n---\r\n\r\nText without a last line',
  'guides/keys.md': pageFile('Keys'),
  'news.mdx': pageFile('News'),
  'de/news.mdx': pageFile('Neuigkeiten'),
  'blank.mdx': '',
};

async function startGerman(page: Page): Promise<void> {
  await row(page, 'en').click();
  await page.keyboard.press('Control+d');
  await dialog(page).getByLabel('Language').selectOption('de');
}

test('a language with its files, as one step: undone, repeated, reviewed and saved', async ({
  page,
}) => {
  await openWritableFolder(page, ONE_LANGUAGE, 'acme');
  await startGerman(page);
  const copies = dialog(page).getByRole('checkbox', { name: languagesMessages.copyFiles });
  await expect(copies).toBeChecked();
  await expect(copies).toHaveAccessibleDescription(
    'Copies 3 files. 1 file already exists and won’t change.',
  );
  await expect(look(page)).toContainText(languagesMessages.withoutFile(1, 5));
  await copies.press('Space');
  await expect(look(page)).toContainText(languagesMessages.withoutFile(4, 5));
  await copies.press('Space');
  await button(page, languagesMessages.startNew('language')).click();
  await expect(dialog(page)).toHaveCount(0);
  await announced(page, /with 2 files\. Left out 1 empty or missing file\./);
  await expect(row(page, 'de')).toHaveAttribute('aria-selected', 'true');
  await undo(page).click();
  await expect(undo(page)).toBeDisabled();
  await page.keyboard.press('Control+Shift+z');
  await button(page, 'Review changes').click();
  const review = region(page, 'Review changes');
  await expect(review).toContainText('de/start.mdx');
  await expect(review).toContainText('de/guides/keys.md');
  await page.keyboard.press('Escape');
  await save(page);
  expect(await textOf(page, 'de/start.mdx')).toBe(ONE_LANGUAGE['start.mdx']);
  expect(await textOf(page, 'de/guides/keys.md')).toBe(ONE_LANGUAGE['guides/keys.md']);
  expect(await textOf(page, 'de/news.mdx')).toBe(ONE_LANGUAGE['de/news.mdx']);
  expect(await textOf(page, 'de/blank.mdx')).toBe('no file');
  expect(await textOf(page, 'docs.json')).toContain('"root": "de/start", "pages": ["de/start",');
  await undo(page).click();
  await save(page);
  expect(await textOf(page, 'de/start.mdx')).toBe('no file');
  expect(await textOf(page, 'docs.json')).toBe(ONE_LANGUAGE['docs.json']);
});

test('a language goes into its own file, as the others have', async ({ page }) => {
  const main = {
    'docs.json': fileText({
      name: 'Acme',
      navigation: {
        languages: [{ language: 'en', pages: ['start'] }, { $ref: './nav/fr.json' }],
      },
    }),
    'nav/fr.json': fileText({ language: 'fr', pages: ['fr/start'] }),
    'start.mdx': pageFile('Start'),
    'fr/start.mdx': pageFile('Début'),
  };
  await openWritableFolder(page, main, 'acme');
  await expect(row(page, 'fr')).toBeVisible();
  await startGerman(page);
  const own = dialog(page).getByRole('checkbox', { name: languagesMessages.ownFile });
  await expect(own).toBeChecked();
  await expect(own).toHaveAccessibleDescription(
    languagesMessages.ownFileHelp('language', 'nav/de.json'),
  );

  // Or inline, if that is chosen.
  await own.press('Space');
  await button(page, languagesMessages.startNew('language')).click();
  await expect(row(page, 'de')).toHaveAttribute('aria-selected', 'true');
  await save(page);
  expect(await textOf(page, 'docs.json')).toContain('"de/start"');
  await undo(page).click();
  await save(page);

  await startGerman(page);
  await button(page, languagesMessages.startNew('language')).click();
  await expect(row(page, 'de')).toHaveAttribute('aria-selected', 'true');
  await save(page);
  expect(JSON.parse(await textOf(page, 'nav/de.json'))).toEqual({
    language: 'de',
    pages: ['de/start'],
  });
  expect(JSON.parse(await textOf(page, 'docs.json'))).toMatchObject({
    navigation: {
      languages: [{ language: 'en' }, { $ref: './nav/de.json' }, { $ref: './nav/fr.json' }],
    },
  });
  expect(await textOf(page, 'de/start.mdx')).toBe(main['start.mdx']);
  await undo(page).click();
  await save(page);
  expect(await textOf(page, 'docs.json')).toBe(main['docs.json']);

  // The file stays, and isn't written over.
  await startGerman(page);
  await expect(own).toBeDisabled();
  await expect(own).toHaveAccessibleDescription(languagesMessages.ownFileTaken('nav/de.json'));
});

test('files are not copied where only docs.json is open, or into a path that leaves the folder', async ({
  page,
}) => {
  const docs = ONE_LANGUAGE['docs.json'];
  await openSite(page, docs);
  await startGerman(page);
  const copies = dialog(page).getByRole('checkbox', { name: languagesMessages.copyFiles });
  await expect(copies).toBeDisabled();
  await expect(copies).not.toBeChecked();
  await expect(copies).toHaveAccessibleDescription(openFolderFirst);
  await page.keyboard.press('Escape');

  await openFolder(page, ONE_LANGUAGE);
  await startGerman(page);
  await dialog(page).getByLabel(languagesMessages.beginInNewWith).fill('../de');
  await button(page, languagesMessages.startNew('language')).click();
  await expect(dialog(page).getByRole('alert')).toContainText('can’t be the path of a page');
  await expect(row(page, 'de')).toHaveCount(0);
});

test('a version of 500 pages with its files', { tag: '@long' }, async ({ page }) => {
  const paths = Array.from({ length: 500 }, (_, i) => `v1/page-${i}`);
  const site: FolderFiles = {
    'docs.json': JSON.stringify({
      navigation: { versions: [{ version: 'v1', groups: [{ group: 'All', pages: paths }] }] },
    }),
    ...Object.fromEntries(paths.map((path) => [`${path}.mdx`, pageFile(path, 'x: y\n')])),
  };
  await openWritableFolder(page, site, 'acme');
  await row(page, 'v1').click();
  await page.keyboard.press('Control+d');
  const copies = dialog(page).getByRole('checkbox', { name: languagesMessages.copyFiles });
  await expect(copies).toHaveAccessibleDescription('Copies 500 files.');
  const name = dialog(page).getByLabel(languagesMessages.versionName);
  await name.fill('');
  await name.pressSequentially('v200');
  await expect(dialog(page).getByLabel(languagesMessages.beginInNewWith)).toHaveValue('v200/');
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toHaveCount(0);
  await announced(page, /with 500 files/);
  await undo(page).click();
  await expect(undo(page)).toBeDisabled();
});
