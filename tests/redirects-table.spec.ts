/* The list of redirects on a phone, and with the steps that made them. */
import * as move from '../src/lib/features/shell/move-messages';
import * as commands from '../src/lib/features/tree/commands/page-file-messages';
import * as m from '../src/lib/features/redirects/messages';
import { openWritableFolder } from './folders';
import { folder, openRedirects, row, RULES, shown, stage, table } from './redirects-story';
import { button, undo } from './screen-parts';
import { cutOffText } from './screen-checks';
import { runCommand } from './screens';
import { expect, row as treeRow, test } from './story';

test('on a phone, steps and links are named, and the order is chosen from a list', async ({
  page,
}) => {
  await openRedirects(page, ...RULES);
  await page.setViewportSize({ width: 390, height: 844 });
  const sources = async () => (await shown(page)).map((line) => line.split(' ')[0]);
  await expect(row(page, '/setup')).toContainText(m.hops(2));
  await expect(row(page, '/v1/:slug*')).toContainText(m.hops(1));
  await expect(row(page, '/install').getByTitle(m.aboutLinks)).toHaveText(m.links(1));
  const order = stage(page).getByLabel(m.sortBy);
  await order.selectOption({ label: m.columns.hops });
  await expect.poll(sources).toEqual(['/install', '/v1/:slug*', '/guides/keys', '/setup', '/loop']);
  const descending = stage(page).getByRole('button', { name: m.descending });
  await expect(descending).toHaveAttribute('aria-pressed', 'false');
  await descending.click();
  await expect.poll(async () => (await sources())[0]).toBe('/loop');
  await order.selectOption({ label: m.fileOrder });
  await expect(descending).toHaveCount(0);
  await expect.poll(sources).toEqual(RULES.map(([source]) => source));
});

test('on a phone, a long destination wraps, and the rows below move down', async ({ page }) => {
  const long = `/guides/${'long-part/'.repeat(9)}install`;
  await openRedirects(page, ['/old', long], ['/older', '/start']);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(row(page, '/old')).toContainText(long);
  await expect
    .poll(async () => {
      const [first, second] = await Promise.all(
        ['/old', '/older'].map((source) => row(page, source).boundingBox()),
      );
      return first!.height > second!.height && first!.y + first!.height === second!.y;
    })
    .toBe(true);
  expect(await cutOffText(page)).toEqual([]);
});

test('a redirect says which step of this session made it', async ({ page }) => {
  await openWritableFolder(page, folder(...RULES));
  await treeRow(page, 'start').click();
  await runCommand(page, commands.moveFile);
  await page.getByLabel(move.newPath).fill('begin');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await runCommand(page, m.redirects);
  const moved = 'Moved page “start” to “begin”';
  await expect(row(page, '/start').getByRole('gridcell', { name: moved })).toBeVisible();
  await expect(row(page, '/setup')).not.toContainText('Moved');
  await button(page, m.columns.step).click();
  await button(page, m.columns.step).click();
  await expect.poll(async () => (await shown(page))[0]).toBe('/start /begin OK');
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(row(page, '/start')).toContainText(m.addedWith(moved));
  await row(page, '/start').press('Enter');
  await expect(table(page).getByRole('paragraph').filter({ hasText: moved })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 1280, height: 800 });
  await undo(page).click();
  await expect(table(page)).not.toContainText(moved);
  await expect(button(page, m.columns.step)).toHaveCount(0);
});
