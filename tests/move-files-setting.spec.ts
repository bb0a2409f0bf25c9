/* Whether page files go along with their entries: a site can have it always, never, or be asked. */
import type { Page } from '@playwright/test';
import { openWritableFolder, pageFile, treeInBrowser } from './folders';
import { ask, option } from './palette-story';
import { announced, button, properties, region, saveState } from './screen-parts';
import { dragRow } from './tree-story';
import { expect, row, test } from './story';
import {
  alwaysMoveFiles,
  moveFilesAs,
  moveFilesCommands,
  moveFilesSet,
  moveFilesToo,
} from '../src/lib/editor/files/moving-messages';
import * as inspector from '../src/lib/features/inspector/page-messages';

const CONFIG = 'signpost.config.json';
const docs = (more: object = {}) =>
  JSON.stringify({
    ...more,
    navigation: {
      groups: [
        { group: 'Guides', pages: ['guides/deploy', 'guides/rotate'] },
        { group: 'API', pages: ['api/keys', 'api/limits'] },
      ],
    },
  });
const FOLDER = {
  'docs.json': docs(),
  'guides/deploy.mdx': pageFile('Deploy'),
  'guides/rotate.mdx': pageFile('Rotate'),
  'api/keys.mdx': pageFile('Keys'),
  'api/limits.mdx': pageFile('Limits'),
};
const ALWAYS = { ...FOLDER, [CONFIG]: '{ "moveFiles": "always" }' };

async function save(page: Page): Promise<Record<string, string>> {
  await page.keyboard.press('Control+s');
  await expect(saveState(page)).toHaveText('Saved');
  return treeInBrowser(page, 'acme');
}
async function drop(page: Page, name: string): Promise<void> {
  await dragRow(page, name, { above: 'Keys' });
  await page.mouse.up();
}

test('one can say once that files always go along', async ({ page }) => {
  await openWritableFolder(page, FOLDER);
  await drop(page, 'Rotate');
  await button(page, moveFilesToo(1)).click();
  await button(page, alwaysMoveFiles).click();
  await announced(page, moveFilesSet.always);
  await drop(page, 'Deploy');
  await announced(page, /“Deploy” to “API” with its file\. “Guides” is empty now\./);
  const files = await save(page);
  expect(Object.keys(files)).toContain('api/deploy.mdx');
  expect(files[CONFIG]).toBe('{\n  "moveFiles": "always"\n}\n');
});

test('the review reverts the setting with its file', async ({ page }) => {
  await openWritableFolder(page, FOLDER);
  await ask(page, 'always move');
  await option(page, moveFilesCommands.always).click();
  await announced(page, moveFilesSet.always);
  await button(page, 'Review changes').click();
  const review = region(page, 'Review changes');
  await review.getByRole('button', { name: 'Revert' }).click();
  await announced(page, /Reverted/);
  await expect(review.getByRole('button', { name: 'Revert' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await drop(page, 'Rotate');
  await expect(button(page, moveFilesToo(1))).toBeVisible();
  expect(Object.keys(await save(page))).not.toContain(CONFIG);
});

test('the palette turns it off again', async ({ page }) => {
  await openWritableFolder(page, ALWAYS);
  await ask(page, 'move files');
  await option(page, moveFilesCommands.ask).click();
  await announced(page, moveFilesSet.ask);
  await drop(page, 'Rotate');
  await expect(button(page, moveFilesToo(1))).toBeVisible();
  expect((await save(page))[CONFIG]).toBe('{ "moveFiles": "ask" }');
});

test('a page that is cut and pasted takes its file along, too', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openWritableFolder(page, ALWAYS);
  await row(page, 'Rotate').click();
  await page.keyboard.press('Control+x');
  await expect(row(page, 'Rotate')).toHaveCount(0);
  await row(page, 'API').click();
  await page.keyboard.press('Control+v');
  await announced(page, /with its file/);
  expect(Object.keys(await save(page))).toContain('api/rotate.mdx');
});

test('a file never takes an address from which readers are sent to another page', async ({
  page,
}) => {
  const redirects = [{ source: '/api/rotate', destination: '/api/limits' }];
  await openWritableFolder(page, { ...ALWAYS, 'docs.json': docs({ redirects }) });
  await drop(page, 'Rotate');
  await expect(button(page, moveFilesAs(1))).toBeVisible();
  const files = await save(page);
  expect(Object.keys(files)).toContain('guides/rotate.mdx');
  expect(JSON.parse(files['docs.json']!)).toMatchObject({ redirects });
});

test('where files never move, a new path offers it in the properties', async ({ page }) => {
  await openWritableFolder(page, { ...FOLDER, [CONFIG]: '{ "moveFiles": "never" }' });
  await row(page, 'Rotate').press('F2');
  await page.keyboard.type('api/rotate');
  await page.keyboard.press('Enter');
  await announced(page, /Changed/);
  const here = properties(page).getByRole('button', {
    name: inspector.moveHere('guides/rotate.mdx'),
  });
  await here.click();
  await announced(page, /Moved page “Rotate” to “api\/rotate”/);
  expect(Object.keys(await save(page))).toContain('api/rotate.mdx');
});
