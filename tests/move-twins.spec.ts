/* A page moves together with the same page in other languages. */
import { openWritableFolder, pageFile, treeInBrowser } from './folders';
import { saveState } from './screen-parts';
import { expect, row, test } from './story';
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
  await page.getByLabel(m.moveTwins(1, new Set(['language']))).check();
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
