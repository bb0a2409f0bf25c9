/* The frontmatter of several pages at once: one step in all of their files. */
import { openWritableFolder, pageFile, textInBrowser } from './folders';
import {
  announced,
  field,
  properties,
  region,
  button,
  saveState,
  sidebar,
  undo,
} from './screen-parts';
import { ACME_FOLDER } from './sites';
import { expect, row, test } from './story';
import * as inspector from '../src/lib/features/inspector/messages';
import * as m from '../src/lib/features/inspector/page-messages';
import * as commands from '../src/lib/features/tree/commands/messages';

const FOLDER = {
  ...ACME_FOLDER,
  'docs.json': ACME_FOLDER['docs.json'].replace('"welcome",', '"welcome", "keys", "missing",'),
  'keys.mdx': pageFile('Keys', 'tag: OLD\n'),
};

test('a tag and a switch are set in the files of all selected pages', async ({ page }) => {
  await openWritableFolder(page, FOLDER, 'acme');
  const textOf = (path: string) => textInBrowser(page, 'acme', path);
  await row(page, 'Welcome aboard').click();
  await row(page, 'Deploy a site').click({ modifiers: ['Shift'] });
  await expect(properties(page)).toContainText('4 pages selected');
  await expect(properties(page)).toContainText(m.keptInFiles(3));
  await expect(properties(page)).toContainText(m.leftAlone(1, 4));
  await expect(field(page, 'Tag')).toHaveAttribute('placeholder', inspector.mixed);

  await field(page, 'Tag').fill('NEW');
  await expect(sidebar(page).getByRole('link', { name: /^Welcome aboard/ })).toContainText('NEW');
  await field(page, 'Tag').press('Enter');
  await properties(page).getByRole('switch', { name: 'Hidden' }).click();
  await button(page, 'Review changes').click();
  for (const path of ['welcome.mdx', 'keys.mdx', 'guides/deploy.mdx'])
    await expect(region(page, 'Review changes')).toContainText(path);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+s');
  await expect(saveState(page)).toHaveText('Saved');
  expect(await textOf('welcome.mdx')).toBe(
    pageFile('Welcome aboard', 'hidden: true\ntag: "NEW"\n'),
  );
  expect(await textOf('keys.mdx')).toBe(pageFile('Keys', 'hidden: true\ntag: NEW\n'));
  expect(await textOf('docs.json')).toBe(FOLDER['docs.json']);

  await undo(page).click();
  await announced(page, 'Undone: Turned on “Hidden” for 3 pages');
  await undo(page).click();
  await announced(page, 'Undone: Set tag of 3 pages to “NEW”');
  await expect(undo(page)).toBeDisabled();
  await page.keyboard.press('Control+s');
  await expect(saveState(page)).toHaveText('Saved');
  for (const path of ['welcome.mdx', 'keys.mdx', 'guides/deploy.mdx'] as const)
    expect(await textOf(path)).toBe(FOLDER[path]);
});

test('pages are hidden from readers and shown again by the palette, in one step each', async ({
  page,
}) => {
  await openWritableFolder(page, FOLDER, 'acme');
  await row(page, 'Welcome aboard').click();
  await row(page, 'Keys').click({ modifiers: ['Shift'] });
  const run = async (command: string) => {
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog').getByRole('combobox').fill(command);
    await page.getByRole('option', { name: command }).first().click();
  };
  await run(commands.hide);
  await announced(page, 'Hid 2 pages from readers');
  await expect(sidebar(page)).not.toContainText('Welcome aboard');
  await page.keyboard.press('Control+s');
  await expect(saveState(page)).toHaveText('Saved');
  expect(await textInBrowser(page, 'acme', 'keys.mdx')).toBe(
    pageFile('Keys', 'hidden: true\ntag: OLD\n'),
  );
  await run(commands.unhide);
  await announced(page, 'Showed 2 pages to readers');
  await page.keyboard.press('Control+s');
  await expect(saveState(page)).toHaveText('Saved');
  expect(await textInBrowser(page, 'acme', 'keys.mdx')).toBe(FOLDER['keys.mdx']);
});
