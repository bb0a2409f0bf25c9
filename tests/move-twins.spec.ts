/* A page moves together with the same page in other languages. */
import { openWritableFolder, pageFile, treeInBrowser } from './folders';
import { announced, button, saveState, undo } from './screen-parts';
import { dragRow } from './tree-story';
import { expect, row, test } from './story';
import { moveFilesToo, moveTwins } from '../src/lib/editor/files/moving-messages';
import * as m from '../src/lib/features/shell/move-messages';
import * as commands from '../src/lib/features/tree/commands/page-file-messages';
import * as menu from '../src/lib/features/tree/commands/menu-messages';

const PAGES = ['index', 'guides/deploy', 'guides/rotate', 'api/keys'];
const language = (code: string, folder: string) => ({
  language: code,
  groups: [{ group: `Guides ${code}`, pages: PAGES.map((page) => folder + page) }],
});
const FOLDER: Record<string, string> = {
  'docs.json': `${JSON.stringify({ navigation: { languages: [language('en', ''), language('es', 'es/')] } }, null, 2)}\n`,
};
for (const folder of ['', 'es/'])
  for (const page of PAGES) FOLDER[`${folder}${page}.mdx`] = pageFile(`${folder}${page}`);
FOLDER['es/api/keys.mdx'] = `${pageFile('Keys')}[deploy](/es/guides/deploy)\n`;

test('the page in the other language goes along when one says so', async ({ page }) => {
  await openWritableFolder(page, FOLDER);
  await row(page, 'guides/deploy').click();
  await page.keyboard.press('Shift+F10');
  await page.getByRole('menuitem', { name: menu.more }).press('ArrowRight');
  await page.getByRole('menuitem', { name: commands.moveFile }).press('Enter');
  await page.getByLabel(m.newPath).fill('start/deploy');
  await page.getByLabel(moveTwins(1, new Set(['language']))).check();
  await page.getByRole('dialog').getByRole('button', { name: m.move, exact: true }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('Control+s');
  await expect(saveState(page)).toHaveText('Saved');
  const tree = await treeInBrowser(page, 'acme');
  expect(tree['start/deploy.mdx']).toBe(FOLDER['guides/deploy.mdx']);
  expect(tree['es/start/deploy.mdx']).toBe(FOLDER['es/guides/deploy.mdx']);
  expect(tree['es/api/keys.mdx']).toContain('[deploy](/es/start/deploy)');
  expect(tree['docs.json']).toContain('"es/start/deploy"');
  expect(Object.keys(tree)).not.toContain('guides/deploy.mdx');
});

test('the page in the other language goes along with a path that was typed, in the same step', async ({
  page,
}) => {
  await openWritableFolder(page, FOLDER);
  await row(page, 'guides/deploy').press('F2');
  await page.keyboard.type('start/deploy');
  await page.keyboard.press('Enter');
  await button(page, moveTwins(1, new Set(['language']))).click();
  await announced(page, /with 2 files/);
  await page.keyboard.press('Control+s');
  await expect(saveState(page)).toHaveText('Saved');
  const tree = await treeInBrowser(page, 'acme');
  expect(tree['start/deploy.mdx']).toBe(FOLDER['guides/deploy.mdx']);
  expect(tree['es/start/deploy.mdx']).toBe(FOLDER['es/guides/deploy.mdx']);
  expect(tree['docs.json']).toContain('"es/start/deploy"');
  await undo(page).click();
  await expect(undo(page)).toBeDisabled();
  await page.keyboard.press('Control+s');
  await expect(saveState(page)).toHaveText('Saved');
  expect(await treeInBrowser(page, 'acme')).toEqual(FOLDER);
});

test('and with a page that is dragged among pages of another folder', async ({ page }) => {
  const groups = (folder: string) => [
    { group: 'Guides', pages: [`${folder}guides/deploy`, `${folder}guides/rotate`] },
    { group: 'API', pages: [`${folder}api/keys`] },
  ];
  const languages = [
    { language: 'en', groups: groups('') },
    { language: 'es', groups: groups('es/') },
  ];
  const docs = JSON.stringify({ navigation: { languages } });
  await openWritableFolder(page, { ...FOLDER, 'docs.json': docs });
  await dragRow(page, 'guides/deploy', { above: 'api/keys' });
  await page.mouse.up();
  await button(page, moveFilesToo(1)).click();
  await button(page, moveTwins(1, new Set(['language']))).click();
  await announced(page, /with 2 files/);
  await page.keyboard.press('Control+s');
  await expect(saveState(page)).toHaveText('Saved');
  const tree = await treeInBrowser(page, 'acme');
  expect(tree['api/deploy.mdx']).toBe(FOLDER['guides/deploy.mdx']);
  expect(tree['es/api/deploy.mdx']).toBe(FOLDER['es/guides/deploy.mdx']);
});
