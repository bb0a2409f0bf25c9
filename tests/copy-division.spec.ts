import type { Locator, Page } from '@playwright/test';
import { corpusFile, expect, openSample, row, test, tree } from './story';
import { openSite } from './open-site';
import { downloadText } from './screen-parts';
import * as languagesMessages from '../src/lib/features/languages/messages';
import * as menu from '../src/lib/features/tree/commands/menu-messages';
import * as inspectorMessages from '../src/lib/features/inspector/messages';
import * as parityMessages from '../src/lib/core/languages/messages';

interface Site {
  readonly navigation: {
    readonly languages: readonly { readonly language: string }[];
    readonly versions: readonly { readonly version: string; readonly default?: boolean }[];
  };
}
const navigationOf = (text: string) => (JSON.parse(text) as Site).navigation;
const dialog = (page: Page): Locator => page.getByRole('dialog', { name: /^Create a/ });
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
    `${languagesMessages.someCopied('version', 4, 6, 'v1/')} 2 pages keep their paths`,
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
    await page.getByRole('menuitem', { name: /^Create a version/ }).click();
    await expect(dialog(page).getByLabel(languagesMessages.pathsBeginningWith)).toHaveValue('');
    await expect(look(page)).toContainText(languagesMessages.allCopied('version', 29, 'v3/', 'v2'));
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
    await page.getByRole('option', { name: /^Create a language from this one/ }).click();
    await dialog(page).getByLabel('Language').selectOption({ label: 'German · Deutsch (de)' });
    await expect(dialog(page).getByLabel(languagesMessages.pathsBeginningWith)).toHaveValue('ja/');
    await expect(dialog(page).getByLabel(languagesMessages.beginInNewWith)).toHaveValue('de/');
    await expect(look(page)).toContainText(
      `${languagesMessages.someCopied('language', 1258, 1259, 'ja/')} 1 page keeps its path`,
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
    .getByRole('button', { name: /^Create a/ })
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

test('what can be added includes a copy of the version around the selection, or of the first one', async ({
  page,
}) => {
  await openSample(page);
  const add = page.getByRole('button', { name: 'Add', exact: true });
  await add.click();
  await page.getByRole('menuitem', { name: menu.copyOf('version', 'v2') }).click();
  await expect(page.getByRole('dialog')).toHaveAccessibleName(
    languagesMessages.startNewFrom('version', 'v2'),
  );
  await page.keyboard.press('Escape');
  await row(page, 'v1').click();
  await add.click();
  await page.getByRole('menuitem', { name: menu.copyOf('version', 'v1') }).click();
  await expect(page.getByRole('dialog')).toHaveAccessibleName(
    languagesMessages.startNewFrom('version', 'v1'),
  );
});

test('what is copied is counted once, and said before a folder is named', async ({ page }) => {
  const versions = [{ version: 'Current', pages: ['start', 'guides/keys', 'GET /users'] }];
  await openSite(page, { navigation: { versions } });
  await row(page, 'Current').click();
  const section = page.getByRole('region', { name: 'Other versions' });
  await expect(section).toContainText('with 2 pages and 1 endpoint');
  await section.getByRole('button', { name: /^Create a/ }).click();
  await expect(dialog(page)).toHaveAccessibleName('Create a version from “Current”');
  await expect(dialog(page).getByLabel(languagesMessages.versionName)).toHaveValue('');
  await expect(look(page)).toHaveText(
    'The new version starts with the 2 pages of “Current”. The existing pages don’t change.',
  );
  await page.keyboard.type('Next');
  await expect(look(page)).toContainText('The new version lists 2 pages in “Next/”.');
  await dialog(page).getByLabel(languagesMessages.beginInNewWith).fill('');
  await expect(look(page)).toContainText(languagesMessages.sameFilesInVersions);
  await expect(look(page)).toContainText(languagesMessages.noneCopied('version', 2));
});

test('the only language of a site: a second one next to it', { tag: '@main' }, async ({ page }) => {
  const languages = [{ language: 'en', pages: ['start', 'guides/keys'] }];
  await openSite(page, { navigation: { languages } });
  await row(page, 'en').click();
  const section = page.getByRole('region', { name: 'Other languages' });
  await expect(section).toContainText(inspectorMessages.theOnly('language', '2 pages'));
  await section.getByRole('button', { name: /^Create a/ }).click();
  // Nothing is created without a choice, and Escape changes nothing.
  await expect(
    dialog(page).getByRole('button', { name: languagesMessages.startNew('language') }),
  ).toBeDisabled();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await section.getByRole('button', { name: /^Create a/ }).click();
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

test('a new version comes into view, even as the choice of versions takes up space', async ({
  page,
}) => {
  const groups = Array.from({ length: 40 }, (_, i) => ({
    group: `Group ${i}`,
    pages: [`v1/${i}`],
  }));
  await openSite(page, { navigation: { versions: [{ version: 'v1', groups }] } });
  await row(page, 'v1').click();
  const section = page.getByRole('region', { name: 'Other versions' });
  await section.getByRole('button', { name: inspectorMessages.startNew('version') }).click();
  await dialog(page).getByLabel(languagesMessages.versionName).fill('v0.9');
  await page.keyboard.press('Enter');
  await expect(row(page, 'v0.9')).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByText('all versions')).toBeVisible();
  await expect(row(page, 'v0.9')).toBeInViewport({ ratio: 1 });
});
