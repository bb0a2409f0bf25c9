import type { Locator, Page } from '@playwright/test';
import { corpusFile, expect, openSample, row, test, tree } from './story';
import { openSite } from './open-site';
import {
  openFolder,
  openWritableFolder,
  pageFile,
  textInBrowser,
  type FolderFiles,
} from './folders';
import { announced, button, downloadText, region, saveState, undo } from './screen-parts';
import * as languagesMessages from '../src/lib/features/languages/messages';
import * as inspectorMessages from '../src/lib/features/inspector/messages';
import { openFolder as openFolderFirst } from '../src/lib/editor/files/messages';
import * as parityMessages from '../src/lib/core/languages/messages';

interface Site {
  readonly navigation: {
    readonly languages: readonly { readonly language: string }[];
    readonly versions: readonly { readonly version: string; readonly default?: boolean }[];
  };
}
const navigationOf = (text: string) => (JSON.parse(text) as Site).navigation;
const dialog = (page: Page): Locator => page.getByRole('dialog', { name: /^Start a new/ });
const look = (page: Page): Locator => dialog(page).getByRole('group', { name: 'What changes' });

/** Returns the inserted text, and checks that everything else is unchanged. */
function insertedInto(before: string, after: string): string {
  let start = 0;
  while (start < before.length && before[start] === after[start]) start++;
  let end = 0;
  while (end < before.length - start && before.at(-1 - end) === after.at(-1 - end)) end++;
  expect(start + end).toBe(before.length);
  return after.slice(start, after.length - end);
}

test('a version of the sample: the next name and folder are suggested, and can be changed', async ({
  page,
}) => {
  await openSample(page);
  const before = await downloadText(page);
  await row(page, 'v1').click();
  const section = page.getByRole('region', { name: 'Other versions' });
  await expect(section).toContainText('Contains 6 pages.');
  await section.getByRole('button', { name: inspectorMessages.startNew('version') }).click();
  const name = dialog(page).getByLabel(languagesMessages.versionName);
  await expect(name).toHaveValue('v3');
  await expect(name).toBeFocused();
  await expect(look(page)).toContainText(
    'The paths of 4 of 6 pages start with “v1/”. 2 pages keep their paths',
  );
  await expect(look(page)).toContainText('4 of these pages don’t have a file yet');
  await expect(look(page).getByRole('row').first()).toHaveText(
    /v1\/introduction.*v3\/introduction/,
  );
  await name.fill('v0.9');
  await expect(dialog(page).getByLabel(languagesMessages.beginInNewWith)).toHaveValue('v0.9/');
  await dialog(page).getByLabel(languagesMessages.beginInNewWith).fill('archive/0.9');
  await expect(look(page)).toContainText('archive/0.9/introduction');
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toHaveCount(0);
  // The new version is selected and shown. It is the oldest, so it is last.
  await expect(row(page, 'v0.9')).toHaveAttribute('aria-selected', 'true');
  const after = await downloadText(page);
  const inserted = insertedInto(before, after);
  expect(inserted).toContain('"version": "v0.9"');
  expect(inserted).not.toContain('v1/');
  expect(inserted).toContain('"archive/0.9/guides/keys"');
  expect(navigationOf(after).versions.map(({ version }) => version)).toEqual(['v2', 'v1', 'v0.9']);
  // One step.
  await page.keyboard.press('Control+z');
  await expect(row(page, 'v0.9')).toHaveCount(0);
  await expect.poll(() => downloadText(page)).toBe(before);
});

test(
  'the default version, from the context menu: its copy is not the default',
  { tag: '@long' },
  async ({ page }) => {
    await openSample(page);
    const before = await downloadText(page);
    await row(page, 'v2').click({ button: 'right' });
    await page.getByRole('menuitem', { name: /^Start a new version/ }).click();
    await expect(dialog(page).getByLabel(languagesMessages.pathsBeginningWith)).toHaveValue('');
    await expect(look(page)).toContainText(languagesMessages.pagesMove(29, 'v3/'));
    await page.keyboard.press('Enter');
    await expect(dialog(page)).toHaveCount(0);
    const after = await downloadText(page);
    expect(insertedInto(before, after)).not.toContain('default');
    const [first, second] = navigationOf(after).versions;
    expect([first, second?.default]).toEqual([expect.objectContaining({ version: 'v3' }), true]);
  },
);

test(
  'a language of a real site with 5,000 entries, with everything in its own folder',
  { tag: '@long' },
  async ({ page }) => {
    const file = corpusFile('Comfy-Org__docs.json');
    test.skip(!file.isReal, 'The corpus is not there: no real language was copied.');
    await openSite(page, file);
    const text = file.buffer.toString('utf8');
    await row(page, 'ja').click();
    await page.keyboard.press('Control+k');
    const field = page.getByRole('dialog').getByRole('combobox');
    await expect(field).toBeFocused();
    await field.fill('new language');
    await page.getByRole('option', { name: /^Start a new language from this one/ }).click();
    await dialog(page).getByLabel('Language').selectOption({ label: 'German · Deutsch (de)' });
    await expect(dialog(page).getByLabel(languagesMessages.pathsBeginningWith)).toHaveValue('ja/');
    await expect(dialog(page).getByLabel(languagesMessages.beginInNewWith)).toHaveValue('de/');
    await expect(look(page)).toContainText(
      'The paths of 1,258 of 1,259 pages start with “ja/”. 1 page keeps its path',
    );
    await dialog(page)
      .getByRole('button', { name: languagesMessages.startNew('language') })
      .click();
    await expect(dialog(page)).toHaveCount(0);
    await expect(row(page, 'de')).toHaveAttribute('aria-selected', 'true');
    const after = await downloadText(page);
    const inserted = insertedInto(text, after);
    expect(inserted).not.toContain('"ja/');
    const [, , ja, de] = navigationOf(after).languages;
    expect(de!.language).toBe('de');
    expect(JSON.stringify(de)).toBe(
      JSON.stringify(ja).replaceAll('"ja/', '"de/').replace('"language":"ja"', '"language":"de"'),
    );
    await page.keyboard.press('Control+z');
    await expect.poll(() => downloadText(page)).toBe(text);
  },
);

test('a version of a real site that lists the newest first', { tag: '@long' }, async ({ page }) => {
  const file = corpusFile('bazel-contrib__bazel-docs__at_67bba30eb4.json');
  test.skip(!file.isReal, 'The corpus is not there: no real version was copied.');
  await openSite(page, file);
  await row(page, '8.4').click();
  await page
    .getByRole('region', { name: 'Other versions' })
    .getByRole('button', { name: /^Start a new/ })
    .click();
  await expect(dialog(page).getByLabel(languagesMessages.versionName)).toHaveValue('8.5');
  await expect(dialog(page).getByLabel(languagesMessages.pathsBeginningWith)).toHaveValue('8.4.2/');
  await expect(dialog(page).getByLabel(languagesMessages.beginInNewWith)).toHaveValue('8.5/');
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toHaveCount(0);
  const after = await downloadText(page);
  const inserted = insertedInto(file.buffer.toString('utf8'), after);
  expect(inserted).not.toContain('8.4.2/');
  const names = navigationOf(after).versions.map(({ version }) => version);
  expect(names.slice(0, 3)).toEqual(['HEAD', '8.5', '8.4']);
});

test('duplicated: a version asks for its name and folder, a dropdown for its name in the tree', async ({
  page,
}) => {
  const versions = [{ version: 'v1', pages: ['v1/start', 'news'] }];
  const dropdowns = [
    { dropdown: 'Guides', versions },
    { dropdown: 'API', pages: ['api'] },
  ];
  await openSite(page, { navigation: { dropdowns } });
  const before = await downloadText(page);
  await row(page, 'Guides').click();
  await page.keyboard.press('ArrowRight');
  await row(page, 'v1').click();
  await page.keyboard.press('ControlOrMeta+d');
  await expect(dialog(page).getByLabel(languagesMessages.versionName)).toBeFocused();
  await page.keyboard.type('v2');
  await expect(dialog(page).getByLabel(languagesMessages.beginInNewWith)).toHaveValue('v2/');
  await page.keyboard.press('Enter');
  await expect(row(page, 'v2')).toHaveAttribute('aria-selected', 'true');
  expect(insertedInto(before, await downloadText(page))).toContain('"v2/start"');
  await page.keyboard.press('ControlOrMeta+z');
  await expect.poll(() => downloadText(page)).toBe(before);

  // Escape removes the copy, as it does a new element.
  await row(page, 'API').click();
  await page.keyboard.press('ControlOrMeta+d');
  const name = tree(page).getByRole('textbox', { name: 'Name of the dropdown' });
  await expect(name).toBeFocused();
  await page.keyboard.press('Escape');
  await expect.poll(() => downloadText(page)).toBe(before);
  await expect(row(page, 'API')).toBeFocused();
  await page.keyboard.press('ControlOrMeta+d');
  await expect(name).toBeFocused();
  await page.keyboard.type('Events');
  await page.keyboard.press('Enter');
  await expect(row(page, 'Events')).toBeFocused();
  await page.keyboard.press('ControlOrMeta+z');
  await expect.poll(() => downloadText(page)).toBe(before);
});

test('the only language of a site: a second one next to it', async ({ page }) => {
  const languages = [{ language: 'en', pages: ['start', 'guides/keys'] }];
  await openSite(page, { navigation: { languages } });
  await row(page, 'en').click();
  const section = page.getByRole('region', { name: 'Other languages' });
  await expect(section).toContainText(inspectorMessages.theOnly('language', '2 pages'));
  await section.getByRole('button', { name: /^Start a new/ }).click();
  // Nothing is created without a choice, and Escape changes nothing.
  await expect(
    dialog(page).getByRole('button', { name: languagesMessages.startNew('language') }),
  ).toBeDisabled();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await section.getByRole('button', { name: /^Start a new/ }).click();
  await dialog(page).getByLabel('Language').selectOption('ar');
  await dialog(page)
    .getByRole('button', { name: languagesMessages.startNew('language') })
    .click();
  await expect(dialog(page)).toHaveCount(0);
  await expect
    .poll(async () => navigationOf(await downloadText(page)).languages[1])
    .toEqual({
      language: 'ar',
      pages: ['ar/start', 'ar/guides/keys'],
    });
  await expect(tree(page).getByRole('treeitem', { selected: true })).toHaveCount(1);
  await expect(section).toContainText(parityMessages.hasTheSame('Arabic', 'English'));
});

const textOf = (page: Page, path: string) =>
  textInBrowser(page, 'acme', path).catch(() => 'no file');

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
    'Copies 3 files. 1 file exists already and stays as it is.',
  );
  await expect(look(page)).toContainText(languagesMessages.withoutFile(1));
  await copies.press('Space');
  await expect(look(page)).toContainText(languagesMessages.withoutFile(4));
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
  const typed = await page.evaluate(() => performance.now());
  await name.pressSequentially('v200');
  await expect(dialog(page).getByLabel(languagesMessages.beginInNewWith)).toHaveValue('v200/');
  expect(await page.evaluate((since) => performance.now() - since, typed)).toBeLessThan(1_000);
  const began = await page.evaluate(() => performance.now());
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toHaveCount(0);
  console.log(
    '500 files copied in',
    await page.evaluate((since) => performance.now() - since, began),
  );
  await announced(page, /with 500 files/);
  await save(page);
  expect(await textOf(page, 'v200/page-499.mdx')).toBe(site['v1/page-499.mdx']);
});
