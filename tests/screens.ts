/*
 * Every screen that is tested as a whole, with the steps to reach it: with axe, for target sizes, magnified four times,
 * and in forced colors. docs/accessibility.md lists the criteria for each.
 */
import type { Page } from '@playwright/test';
import { changeInBrowser, stubPicker } from './folders';
import { askToCommit, dialog as repository, openRepository, rearrange } from './github-story';
import { expect, openFile, openSample, row, treeReady, textFile, tree } from './story';
import * as m from '../src/lib/features/palette/messages';
import * as noticeMessages from '../src/lib/features/shell/notice-messages';

/** Opens the screen. The tokens belong to the emulated host. */
type Reach = (page: Page, tokens: { readonly ada: string }) => Promise<void>;

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Runs the palette's first result for these words. */
export async function runCommand(page: Page, words: string): Promise<void> {
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: m.find });
  await palette.getByRole('combobox').fill(words);
  await expect(palette.getByRole('option', { name: words }).first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(palette).toHaveCount(0);
}

export async function changeOnce(page: Page): Promise<void> {
  await openSample(page);
  await row(page, 'Quickstart').press('Alt+ArrowDown');
  await row(page, 'Introduction').press('Delete');
  await expect(button(page, 'Review changes')).toHaveAccessibleDescription('2 changes');
}
export async function chooseMode(page: Page, mode: string): Promise<void> {
  await page.getByRole('radio', { name: mode, exact: true }).click();
  await expect(region(page, 'JSON').getByRole('textbox').first()).toBeAttached();
}

const WRONG = {
  name: 'Acme',
  navigation: {
    groups: [
      { group: 'Start', icon: 'no-such-icon', pages: ['a', 'a', 'GET /users'] },
      { group: '', pages: [] },
      { group: 'Forum', href: 'forum', unheard: true, pages: ['b'] },
    ],
  },
};
const SHORT = (label: string) =>
  `{ "navigation": { "groups": [{ "group": "${label}", "pages": ["a"] }] } }`;

export const SCREENS: Readonly<Record<string, Reach>> = {
  'the start screen': async (page) => {
    await page.goto('/');
    await expect(button(page, 'Try the sample')).toBeVisible();
  },
  'text to paste': async (page) => {
    await page.goto('/');
    await button(page, 'Paste JSON').click();
    await expect(page.getByRole('dialog').getByRole('textbox')).toBeFocused();
  },
  'a repository, not signed in': async (page) => {
    await page.goto('/');
    await button(page, 'Open repository').click();
    await expect(repository(page).getByLabel('Token', { exact: true })).toBeVisible();
  },
  'the editor, visual': async (page) => {
    await openSample(page);
    await row(page, 'Quickstart').click();
    await expect(region(page, 'Preview').getByRole('article')).toBeVisible();
    await expect(region(page, 'Properties').getByLabel('Page path')).toBeVisible();
  },
  split: async (page) => {
    await openSample(page);
    await chooseMode(page, 'Split');
    await expect(region(page, 'Preview').getByRole('article')).toBeVisible();
  },
  'the JSON': async (page) => {
    await openSample(page);
    await chooseMode(page, 'JSON');
  },
  'broken JSON': async (page) => {
    await openSample(page);
    await chooseMode(page, 'JSON');
    await region(page, 'JSON').getByRole('textbox').first().focus();
    await page.keyboard.type('x');
    await expect(region(page, 'JSON').getByText('Go to error')).toBeVisible();
  },
  problems: async (page) => {
    await openFile(page, textFile(JSON.stringify(WRONG, null, 2)));
    await button(page, 'Problems').click();
    await expect(region(page, 'Problems').getByRole('listitem').nth(1)).toBeVisible();
  },
  'an element with problems': async (page) => {
    await openFile(page, textFile(JSON.stringify(WRONG, null, 2)));
    await row(page, 'Forum').click();
    await expect(region(page, 'Properties').getByLabel('Label', { exact: true })).toBeVisible();
  },
  'the site’s settings': async (page) => {
    await openSample(page);
    await button(page, 'Site settings').click();
    await expect(region(page, 'Properties').getByLabel('Icon library')).toBeVisible();
  },
  'the review': async (page) => {
    await changeOnce(page);
    await button(page, 'Review changes').click();
    await expect(
      region(page, 'Review changes').getByRole('list', { name: 'Changes' }),
    ).toBeVisible();
    await expect(
      region(page, 'Review changes').locator('.monaco-diff-editor .view-line').first(),
    ).toBeVisible();
  },
  'a merge question': async (page) => {
    await stubPicker(page, 'site', { 'docs.json': SHORT('Guides') });
    await button(page, 'Open folder').click();
    await treeReady(page);
    await row(page, 'Guides').click();
    await region(page, 'Properties').getByLabel('Label', { exact: true }).fill('Handbook');
    await changeInBrowser(page, 'site', 'docs.json', SHORT('How-to'));
    await page.keyboard.press('ControlOrMeta+s');
    const conflict = page.getByRole('dialog', { name: noticeMessages.conflict });
    await conflict.getByRole('button', { name: 'Merge' }).click();
    await expect(page.getByRole('list', { name: 'Conflicts' })).toBeVisible();
  },
  'before and after': async (page) => {
    await changeOnce(page);
    await button(page, 'Before and after').click();
    await expect(page.getByRole('group', { name: 'After' }).getByRole('article')).toBeVisible();
  },
  'before and after, one over the other': async (page) => {
    await changeOnce(page);
    await button(page, 'Before and after').click();
    await page.getByRole('radio', { name: 'Slider' }).click();
    await expect(page.getByRole('slider')).toBeVisible();
  },
  'the first look': async (page) => {
    await openSample(page);
    await button(page, 'First look').click();
    await expect(region(page, 'First look').getByRole('article')).toBeVisible();
  },
  'the findability test': async (page) => {
    await openSample(page);
    await runCommand(page, 'Test findability');
    await expect(page.getByRole('button', { name: 'Start test' })).toBeVisible();
  },
  'the redirects': async (page) => {
    const redirects = [
      { source: '/a', destination: '/b' },
      { source: '/b', destination: '/b/', permanent: false },
    ];
    const site = { ...(JSON.parse(SHORT('Guides')) as object), redirects };
    await openFile(page, textFile(JSON.stringify(site)));
    await runCommand(page, 'Redirects');
    await expect(page.getByRole('grid', { name: 'Redirects' })).toBeVisible();
  },
  'versions side by side': async (page) => {
    await openSample(page);
    await runCommand(page, 'Compare versions');
    await expect(region(page, 'Parity').getByRole('button', { name: /^Add \d/ })).toBeVisible();
  },
  endpoints: async (page) => {
    await openSample(page);
    await row(page, 'API reference').click();
    await region(page, 'Properties').getByRole('button', { name: 'Choose endpoints' }).click();
    await expect(region(page, 'Endpoints').getByRole('list').first()).toBeVisible();
  },
  'pages not in the navigation': async (page) => {
    await openSample(page);
    await runCommand(page, 'Not in navigation');
    await expect(
      page.getByRole('tree', { name: 'Page files' }).getByRole('treeitem').first(),
    ).toBeVisible();
  },
  'the icon picker': async (page) => {
    await openSample(page);
    await row(page, 'Get started').click();
    await button(page, 'Choose an icon').click();
    await expect(
      page.getByRole('listbox', { name: 'Icons' }).getByRole('option').first(),
    ).toBeVisible();
  },
  'the palette': async (page) => {
    await openSample(page);
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('dialog').getByRole('option').first()).toBeVisible();
  },
  'the history': async (page) => {
    await changeOnce(page);
    await page.keyboard.press('ControlOrMeta+z');
    await button(page, 'History').click();
    await expect(region(page, 'History').getByRole('listitem').first()).toBeVisible();
  },
  'a commit': async (page, { ada }) => {
    await openRepository(page, ada, 'acme/docs');
    await rearrange(page);
    await askToCommit(page);
    await expect(page.getByLabel('Message', { exact: true })).toBeVisible();
  },
  'a comparison with a branch': async (page, { ada }) => {
    await openRepository(page, ada, 'acme/docs');
    await rearrange(page);
    await button(page, 'Review changes').click();
    await button(page, 'Compare with…').click();
    await page.getByLabel('Branch, tag, or commit').fill('main');
    await page.keyboard.press('Enter');
    await expect(region(page, 'Compare with another version')).toContainText('Changes since');
  },
  'the keys': async (page) => {
    await openSample(page);
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  },
  'the menu of an element': async (page) => {
    await openSample(page);
    await row(page, 'Quickstart').click({ button: 'right' });
    await expect(page.getByRole('menuitem', { name: 'Rename' })).toBeVisible();
  },
  'the preview’s options': async (page) => {
    await openSample(page);
    await button(page, 'Preview options').click();
    await expect(page.getByRole('menuitem').first()).toBeVisible();
  },
  'the move dialog': async (page) => {
    await openSample(page);
    await row(page, 'Quickstart').press('Control+Shift+M');
    await expect(
      page.getByRole('dialog', { name: 'Move to' }).getByRole('option').first(),
    ).toBeVisible();
  },
  'a phone’s width': async (page) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openSample(page);
    await expect(tree(page).getByRole('treeitem').first()).toBeVisible();
  },
};
