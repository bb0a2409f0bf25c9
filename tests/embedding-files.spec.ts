/* An embedding page gives the files around docs.json to be read only: what would change them is refused. */
import { expect, test } from './story';
import { pagesElsewhere } from '../src/lib/editor/files/messages';
import * as palette from '../src/lib/features/palette/messages';
import * as files from '../src/lib/features/tree/commands/page-file-messages';

test('what would change page files is refused with a sentence, and entries still change', async ({
  page,
}) => {
  await page.goto('/embedding/index.html');
  const editor = page.frameLocator('#editor iframe');
  const row = (name: string) => editor.getByRole('treeitem', { name: new RegExp(`^${name}`) });
  await row('Welcome aboard').click();
  await expect(row('Welcome aboard')).toBeFocused();
  for (const name of [files.createFile, files.deleteWithFiles]) {
    await page.keyboard.press('Control+k');
    await editor.getByRole('combobox', { name: palette.find }).fill(name);
    await expect(editor.getByRole('option', { name })).toContainText(pagesElsewhere);
    await page.keyboard.press('Escape');
  }
  await row('Welcome aboard').press('Delete');
  await expect(row('Welcome aboard')).toHaveCount(0);
  await expect(page.locator('#text')).not.toContainText('"introduction"');
});
