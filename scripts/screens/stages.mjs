/* The screens before and after editing: the start screen, views that replace the middle pane, and exports. */
import {
  act,
  button,
  change,
  compared,
  goTo,
  openSample,
  openSite,
  region,
  row,
  select,
  settled,
} from './acts.mjs';
import { GROUPS } from './sites.mjs';

/** @typedef {import('./acts.mjs').Page} Page */
/** @typedef {import('./table.mjs').Screen} Screen */

/**
 * Writes to the browser's own file system, which the faked file picker returns.
 * @param {Page} page
 * @param {string} text
 */
const toDisk = (page, text) =>
  page.evaluate(async (text) => {
    const root = await navigator.storage.getDirectory();
    const file = await root.getFileHandle('docs.json', { create: true });
    const stream = await file.createWritable();
    await stream.write(text);
    await stream.close();
  }, text);

/** Makes the file newer on disk than the unsaved work is based on. @param {Page} page */
async function outdate(page) {
  const text = `${JSON.stringify(GROUPS, null, 2)}\n`;
  await page.addInitScript(() => {
    const root = () => navigator.storage.getDirectory();
    Object.assign(window, {
      showOpenFilePicker: async () => [await (await root()).getFileHandle('docs.json')],
    });
  });
  await page.goto('/');
  await toDisk(page, text);
  await button(page, 'Open file').click();
  await settled(page);
  await row(page, 'Guides').click();
  await page.getByRole('textbox', { name: 'Label', exact: true }).fill('Handbook');
  await row(page, 'Handbook').waitFor();
  await toDisk(page, text.replace('"Guides"', '"How-to"').replace('"quickstart"', '"start"'));
  await page.keyboard.press('ControlOrMeta+s');
  await page.getByRole('dialog', { name: 'The file has changed' }).waitFor();
}

/** @type {readonly Screen[]} */
export const stages = [
  {
    name: 'start',
    async reach(page) {
      await page.goto('/');
      await button(page, 'Open file').waitFor();
    },
  },
  {
    name: 'start-recent',
    async reach(page) {
      await openSample(page);
      await change(page);
      await page.getByRole('link', { name: 'Back to start' }).click();
      await page.getByRole('list', { name: 'Recent' }).waitFor();
    },
  },
  {
    name: 'paste',
    async reach(page) {
      await page.goto('/');
      await button(page, 'Paste JSON').click();
      await page.getByRole('dialog').getByRole('textbox').waitFor();
    },
  },
  {
    name: 'review',
    async reach(page) {
      await openSample(page);
      await change(page);
      await button(page, 'Review changes').click();
      await region(page, 'Review changes').getByRole('list', { name: 'Changes' }).waitFor();
      await compared(page);
    },
  },
  {
    name: 'compare',
    async reach(page) {
      await openSample(page);
      await change(page);
      await button(page, 'Before and after').click();
      await region(page, 'Before and after').getByRole('article').last().waitFor();
    },
  },
  {
    name: 'compare-slider',
    async reach(page) {
      await openSample(page);
      await change(page);
      await button(page, 'Before and after').click();
      await region(page, 'Before and after').getByText('Slider', { exact: true }).click();
      await region(page, 'Before and after').getByRole('slider').waitFor();
    },
  },
  {
    name: 'first-look',
    async reach(page) {
      await openSample(page);
      await act(page, 'First look');
      await region(page, 'First look').getByRole('article').waitFor();
    },
  },
  {
    name: 'findability',
    async reach(page) {
      await openSample(page);
      await act(page, 'Test findability');
      await page.getByLabel('Task', { exact: true }).waitFor();
    },
  },
  {
    name: 'redirects',
    async reach(page) {
      await openSite(page, {
        navigation: { pages: ['start', 'guides/install'] },
        redirects: [
          { source: '/install', destination: '/guides/install' },
          { source: '/setup', destination: '/install' },
          { source: '/loop', destination: '/loop/' },
          { source: '/v1/:slug*', destination: '/guides/:slug*' },
          { source: '/beta', destination: 'https://example.com/beta', permanent: false },
        ],
      });
      await act(page, 'Redirects');
      await page.getByRole('grid', { name: 'Redirects' }).waitFor();
    },
  },
  {
    name: 'preview-options',
    direct: true,
    pane: 'Preview',
    async reach(page) {
      await openSample(page);
      await goTo(page, 'Preview');
      await button(page, 'Preview options').click();
      await page.getByRole('menuitem').first().waitFor();
    },
  },
  {
    name: 'export',
    direct: true,
    async reach(page) {
      await openSample(page);
      await goTo(page, 'Preview');
      await act(page, 'Export');
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'parity',
    async reach(page) {
      await openSample(page);
      await act(page, 'Compare versions');
      await page.getByRole('grid', { name: 'Parity' }).getByRole('row').nth(3).waitFor();
    },
  },
  {
    name: 'parity-cell',
    async reach(page) {
      await select(page, 'v2');
      await page.getByRole('button', { name: /^Missing in v1/ }).click();
      await button(page, 'Add here').first().waitFor();
    },
  },
  {
    name: 'proposal',
    async reach(page) {
      await openSample(page);
      await act(page, 'Compare versions');
      await page.getByRole('button', { name: /^Add \d+ missing/ }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  { name: 'changed-file', reach: outdate },
  {
    name: 'merge',
    async reach(page) {
      await outdate(page);
      await button(page, 'Merge').click();
      await page.getByRole('list', { name: 'Conflicts' }).waitFor();
    },
  },
  {
    name: 'no-changes',
    async reach(page) {
      await openSite(page, GROUPS);
      await button(page, 'Review changes').click();
      await region(page, 'Review changes').waitFor();
    },
  },
];
