/* The editor in a page that makes its document read-only. */
import type { SignpostEditor } from '../src/embed/element';
import { expect, test } from './story';
import * as m from '../src/lib/features/inspector/messages';

test('a read-only editor shows no buttons for changes, and disables the properties with the reason', async ({
  page,
}) => {
  await page.goto('/embedding/index.html');
  const editor = page.frameLocator('#editor iframe');
  await editor.getByRole('treeitem', { name: /^Guides/ }).click();
  const button = (name: string) => editor.getByRole('button', { name, exact: true });
  const changing = ['Undo', 'Redo', 'Add', 'Restructure navigation', 'Review changes'];
  for (const name of changing) await expect(button(name)).toHaveCount(1);
  const label = editor.getByRole('textbox', { name: 'Label' });
  await expect(label).toBeEnabled();
  const setReadonly = (isSo: boolean) =>
    page.evaluate((readonly) => {
      document.querySelector<SignpostEditor>('#editor')!.readonly = readonly;
    }, isSo);

  await setReadonly(true);
  for (const name of changing) await expect(button(name)).toHaveCount(0);
  await expect(label).toBeDisabled();
  await expect(label).toHaveValue('Guides');
  await expect(editor.getByText(m.readOnly)).toBeVisible();
  await expect(button('Site settings')).toBeEnabled();

  await setReadonly(false);
  for (const name of changing) await expect(button(name)).toHaveCount(1);
  await expect(label).toBeEnabled();
});
