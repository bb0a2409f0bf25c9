/* The screens of the editor itself: the tree, the properties, the JSON text, and the dialogs and menus over them. */
import {
  act,
  breakText,
  button,
  carry,
  change,
  choose,
  goTo,
  openSample,
  openSite,
  region,
  row,
  select,
  showMode,
} from './acts.mjs';
import { EMPTY, FAULTY, LANGUAGES, LINKED } from './sites.mjs';

/** @typedef {import('./acts.mjs').Page} Page */
/** @typedef {import('./table.mjs').Screen} Screen */

/** @type {readonly Screen[]} */
export const editing = [
  { name: 'visual', pane: 'Navigation', reach: (page) => select(page, 'Guides') },
  { name: 'page', pane: 'Properties', reach: (page) => select(page, 'Quickstart') },
  { name: 'preview', pane: 'Preview', reach: openSample },
  {
    name: 'split',
    pane: 'Split',
    async reach(page) {
      await select(page, 'Guides');
      await showMode(page, 'Split');
    },
  },
  {
    name: 'json',
    pane: 'JSON',
    async reach(page) {
      await select(page, 'Guides');
      await showMode(page, 'JSON');
    },
  },
  {
    name: 'json-broken',
    pane: 'JSON',
    async reach(page) {
      await breakText(page);
      await button(page, 'Insert a comma after line 4…').waitFor();
      await page.locator('.view-lines .colorpicker-color-decoration').first().waitFor();
      await page.locator('.squiggly-error').first().waitFor();
    },
  },
  {
    name: 'changed',
    async reach(page) {
      await openSample(page);
      await change(page);
    },
  },
  {
    name: 'several',
    pane: 'Properties',
    async reach(page) {
      await openSample(page);
      await row(page, 'Get started').click();
      await row(page, 'Guides').click({ modifiers: ['ControlOrMeta'] });
      await region(page, 'Properties').getByText('2 groups selected').first().waitFor();
    },
  },
  {
    name: 'dropping',
    wide: true,
    async reach(page) {
      await openSample(page);
      await carry(page, 'Install the CLI', 'Introduction', 0.88);
    },
  },
  {
    name: 'refused',
    direct: true,
    pane: 'Navigation',
    async reach(page) {
      await openSite(page, LINKED);
      await carry(page, 'Two', 'Forum');
      await page.mouse.up();
      await region(page, 'Instead, you can').waitFor();
    },
  },
  {
    name: 'found',
    direct: true,
    pane: 'Navigation',
    async reach(page) {
      await openSample(page);
      await page.getByRole('searchbox', { name: 'Search navigation' }).fill('deploy');
      await page.locator('[role=tree] mark').first().waitFor();
    },
  },
  {
    name: 'nothing-found',
    direct: true,
    pane: 'Navigation',
    async reach(page) {
      await openSample(page);
      await page.getByRole('searchbox', { name: 'Search navigation' }).fill('zzzzzz');
      await row(page, '').waitFor({ state: 'detached' });
    },
  },
  {
    name: 'empty',
    async reach(page) {
      await choose(page, `${JSON.stringify(EMPTY, null, 2)}\n`);
      await region(page, 'Navigation').getByRole('button', { name: 'Add group' }).waitFor();
    },
  },
  {
    name: 'menu',
    direct: true,
    pane: 'Navigation',
    async reach(page) {
      await openSample(page);
      await row(page, 'Guides').click();
      await row(page, 'Guides').press('Shift+F10');
      await page.getByRole('menuitem', { name: 'Rename' }).waitFor();
    },
  },
  {
    name: 'add-menu',
    direct: true,
    pane: 'Navigation',
    async reach(page) {
      await openSample(page);
      await button(page, 'Add').click();
      await page.getByRole('menuitem').first().waitFor();
    },
  },
  {
    name: 'filter-menu',
    direct: true,
    pane: 'Navigation',
    async reach(page) {
      await openSample(page);
      await button(page, 'Filter').click();
      await page.getByRole('menuitemcheckbox').first().waitFor();
    },
  },
  {
    name: 'move-to',
    direct: true,
    async reach(page) {
      await openSample(page);
      await row(page, 'Guides').click();
      await act(page, 'Move to');
      await page.getByRole('dialog', { name: 'Move to' }).getByRole('option').first().waitFor();
    },
  },
  {
    name: 'palette',
    async reach(page) {
      await openSample(page);
      await page.keyboard.press('Control+k');
      await page.getByRole('option').first().waitFor();
    },
  },
  {
    name: 'keys',
    async reach(page) {
      await openSample(page);
      await act(page, 'Keyboard shortcuts');
      await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor();
    },
  },
  {
    name: 'help',
    pane: 'Properties',
    async reach(page) {
      await openSample(page);
      await button(page, 'Help').click();
      await region(page, 'Help').waitFor();
    },
  },
  {
    name: 'hint',
    pane: 'Navigation',
    async reach(page) {
      await page.addInitScript(() => localStorage.removeItem('signpost-hints'));
      await select(page, 'Guides');
      await button(page, 'Got it').waitFor();
    },
  },
  {
    name: 'icon-picker',
    direct: true,
    async reach(page) {
      await openSample(page);
      await row(page, 'Guides').click();
      await goTo(page, 'Properties');
      await button(page, 'Choose an icon').click();
      await page.getByRole('listbox', { name: 'Icons' }).getByRole('option').first().waitFor();
    },
  },
  {
    name: 'settings',
    pane: 'Properties',
    async reach(page) {
      await openSample(page);
      await button(page, 'Site settings').click();
      await region(page, 'Properties').getByRole('heading', { name: 'Site settings' }).waitFor();
    },
  },
  {
    name: 'problems',
    pane: 'Properties',
    async reach(page) {
      await openSite(page, FAULTY);
      await button(page, 'Problems').click();
      await region(page, 'Problems').getByRole('listitem').first().waitFor();
    },
  },
  {
    name: 'history',
    async reach(page) {
      await openSample(page);
      await change(page);
      await page.keyboard.press('Control+z');
      await button(page, 'History').click();
      await region(page, 'History').waitFor();
    },
  },
  {
    name: 'endpoints',
    async reach(page) {
      await select(page, 'API reference');
      await button(page, 'Choose endpoints').click();
      await region(page, 'Endpoints').getByRole('list').first().waitFor();
    },
  },
  {
    name: 'orphans',
    async reach(page) {
      await openSample(page);
      await act(page, 'Not in navigation');
      await page.getByRole('tree', { name: 'Page files' }).getByRole('treeitem').first().waitFor();
    },
  },
  {
    name: 'new-language',
    async reach(page) {
      await openSite(page, LANGUAGES);
      await row(page, 'en').click();
      await page.getByRole('button', { name: /^Create a language/ }).click();
      await page.getByRole('dialog').getByLabel('Language').waitFor();
    },
  },
];
