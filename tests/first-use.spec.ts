/*
 * The first visit of someone who has never seen docs.json: a useful change within a few actions, hints that don't get
 * in the way, and help that explains each thing where it appears.
 */
import { expect, openSample, row, test, tree } from './story';
import { openSite } from './open-site';
import * as m from '../src/lib/features/shell/help-messages';
import * as openMessages from '../src/lib/features/open/messages';
import * as inspectorMessages from '../src/lib/features/inspector/messages';

/** Mouse or keyboard actions. Someone who reads the screen can do this many in thirty seconds. */
const ACTS = 4;

test.describe('on a first visit', () => {
  test.use({ hints: true });

  test('the first useful change takes four actions', async ({ page }) => {
    const acts: string[] = [];
    const act = async (what: string, doing: Promise<unknown>) => {
      acts.push(what);
      await doing;
    };
    await page.goto('/');
    await act('open the sample', page.getByRole('button', { name: 'Try the sample' }).click());
    await act('select a group', row(page, 'Guides').click());
    const hint = page.getByRole('note', { name: 'Hint' });
    await expect(hint).toContainText(m.aboutMoving('Alt'));
    await act('move it up', page.keyboard.press('Alt+ArrowUp'));
    const sidebar = page.getByRole('region', { name: 'Preview' }).getByRole('navigation', {
      name: 'Sidebar',
    });
    await expect(sidebar).toContainText(/Guides.*Get started/s);
    // The hint's advice was followed: it disappears and does not return.
    await expect(hint).not.toContainText('arrow keys');
    await expect(hint).toContainText(m.aboutPreview);
    await act('see it in words', page.getByRole('button', { name: 'Review changes' }).click());
    const changes = page.getByRole('list', { name: 'Changes' });
    await expect(changes.getByRole('listitem')).toHaveCount(1);
    await expect(changes).toContainText('Guides');
    // The hint about the preview appears only where the preview is visible.
    await expect(hint).toHaveCount(0);
    expect(acts).toHaveLength(ACTS);
  });

  test('a hint covers nothing, disappears for good, and stores nothing of the document', async ({
    page,
  }) => {
    await openSample(page);
    const hint = page.getByRole('note', { name: 'Hint' });
    await expect(hint).toContainText(m.aboutPreview);
    await expect(hint).toHaveCount(1);
    await row(page, 'Guides').click();
    await expect(hint).toContainText(m.aboutMoving('Alt'));
    await expect(hint).toHaveCount(1);
    // It floats over room that the tree keeps free: the last row can be scrolled out from under it.
    await row(page, 'Guides').press('End');
    const last = tree(page).getByRole('treeitem').last();
    await expect
      .poll(async () => {
        const [row, over] = [await last.boundingBox(), await hint.boundingBox()];
        return row!.y + row!.height <= over!.y;
      })
      .toBe(true);
    await hint.getByRole('button', { name: 'Got it' }).click();
    await hint.getByRole('button', { name: 'Got it' }).click();
    await expect(hint).toHaveCount(0);
    expect(await page.evaluate(() => localStorage.getItem('signpost-hints'))).toBe('move preview');
    await openSample(page);
    await row(page, 'Guides').click();
    await page.getByRole('radio', { name: 'JSON' }).click();
    await expect(hint).toContainText(m.aboutJson);
  });

  test('a hint stays the same while the document changes', { tag: '@long' }, async ({ page }) => {
    await openSample(page);
    await row(page, 'Guides').click();
    const hint = page.getByRole('note', { name: 'Hint' });
    await expect(hint).toContainText(m.aboutMoving('Alt'));
    await hint.evaluate((element) => element.setAttribute('data-same', ''));
    await page.getByRole('textbox', { name: 'Label', exact: true }).fill('Handbook');
    await expect(row(page, 'Handbook')).toBeVisible();
    await expect(hint).toContainText(m.aboutMoving('Alt'));
    await expect(hint).toHaveAttribute('data-same', '');
  });

  test('a refusal and a download suggest the next step', { tag: '@long' }, async ({ page }) => {
    const groups = ['One', 'Two'].map((group) => ({ group, pages: [group] }));
    await openSite(page, { navigation: { groups } });
    const hint = page.getByRole('note', { name: 'Hint' });
    await row(page, 'Two').first().click();
    await page.keyboard.press('Alt+ArrowUp');
    await page.keyboard.press('Alt+ArrowLeft');
    await expect(hint).toContainText('Nothing changed');
    await hint.getByRole('button', { name: m.whatStandsWhere }).click();
    await expect(page.getByRole('region', { name: 'Help' })).toBeVisible();
    await Promise.all([page.waitForEvent('download'), page.keyboard.press('ControlOrMeta+s')]);
    await expect(hint).toContainText(m.aboutDownload);
    await page.getByRole('button', { name: 'Turn off hints' }).click();
    await expect(hint).toHaveCount(0);
  });
});

test('the help is available on the start screen, and explains docs.json', async ({ page }) => {
  await page.goto('/');
  const help = page.getByRole('region', { name: 'Help' });
  await page.getByRole('button', { name: openMessages.whatIsDocsJson }).click();
  await expect(help).toContainText('The file that defines a docs site');
  await help.getByRole('button', { name: 'Close help' }).click();
  await expect(help).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Help', exact: true })).toBeFocused();
});

test('the help explains an element in context, and runs the actions it describes', async ({
  page,
}) => {
  await openSample(page);
  await row(page, 'Guides').click();
  await page.getByRole('button', { name: inspectorMessages.whatIs('a group') }).click();
  const help = page.getByRole('region', { name: 'Help' });
  const group = help.getByRole('group').filter({ hasText: 'A heading with pages below it.' });
  await expect(group.locator('summary')).toBeFocused();
  await expect(group).toContainText('Pages, groups, and endpoints');
  await help.getByRole('searchbox', { name: 'Search help' }).fill('publish');
  await help.getByText('Save or share my changes').click();
  await help.getByRole('button', { name: 'Review changes' }).click();
  await expect(page.getByRole('region', { name: 'Review changes' })).toBeVisible();
  // It can be open next to the review, and the review stays.
  await page.keyboard.press('F1');
  await expect(help).toBeVisible();
  await page.keyboard.press('F1');
  await expect(help).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Review changes' })).toBeVisible();
});
