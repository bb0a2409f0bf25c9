/*
 * Names that change the text direction: the words around them are in the right place, in reading order, and the control
 * character is visible. The order is measured by where each part of a sentence is painted.
 */
import type { Locator, Page } from '@playwright/test';
import { expect, row, test } from './story';
import { openSite } from './open-site';

const TURNED = 'Start \u202Eesrever';
const SEEN = 'Start [U+202E]esrever';
const SITE = {
  name: 'Acme',
  navigation: {
    groups: [
      { group: TURNED, tag: '\u202Ewen', pages: ['introduction', 'quickstart'] },
      { group: 'שלום', pages: ['deploy', { group: 'עולם', pages: ['rotate'] }] },
      { group: 'Guides', pages: ['migrate', 'migrate'] },
    ],
  },
};

/** The given parts of an element, in painted order. Mirrored words are marked. */
function painted(element: Element, parts: readonly string[]): string[] {
  const nodes: Text[] = [];
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) nodes.push(walker.currentNode as Text);
  const text = nodes.map(({ data }) => data).join('');
  const box = (at: number, length: number): DOMRect => {
    const range = document.createRange();
    const place = (offset: number): [Text, number] => {
      let left = offset;
      for (const node of nodes) {
        if (left <= node.length) return [node, left];
        left -= node.length;
      }
      throw new Error('beyond the text');
    };
    range.setStart(...place(at));
    range.setEnd(...place(at + length));
    return range.getClientRects()[0]!;
  };
  let from = 0;
  return parts
    .map((part) => {
      const at = text.indexOf(part, from);
      if (at < 0) return { part: `${part} is not in ${text}`, top: 0, left: 0 };
      from = at + part.length;
      const [first, last] = [box(at, 1), box(from - 1, 1)];
      const isMirrored =
        /^[\x20-\x7e]{2,}$/.test(part) && last.top === first.top && last.left < first.left;
      const { top, left } = first;
      return { part: isMirrored ? `${part} mirrored` : part, top, left };
    })
    .sort((a, b) => (Math.abs(a.top - b.top) > 4 ? a.top - b.top : a.left - b.left))
    .map(({ part }) => part);
}

/** Checks that the parts are painted in reading order. */
async function inOrder(of: Locator, ...parts: readonly string[]): Promise<void> {
  await expect(of).toBeVisible();
  expect(await of.evaluate(painted, parts)).toEqual(parts);
}

const open = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const toast = (page: Page): Locator => page.locator('.toast');

test.beforeEach(({ page }) => openSite(page, SITE));

test('the measurement detects mirrored text', async ({ page }) => {
  await page.evaluate((name) => {
    document.body.insertAdjacentHTML(
      'beforeend',
      `<p id="raw" style="position:fixed;top:0;left:0;white-space:pre">Removed ${name} from the top</p>`,
    );
  }, TURNED);
  const found = await page.locator('#raw').evaluate(painted, ['Removed', 'Start', 'from', 'top']);
  expect(found).not.toEqual(['Removed', 'Start', 'from', 'top']);
});

test('a name that changes the direction reverses none of our words', async ({ page }) => {
  const turned = row(page, SEEN);
  await inOrder(turned, 'Start', '[U+202E]', 'esrever', '[U+202E]', 'wen', '2');
  const preview = page.getByRole('region', { name: 'Preview' });
  const label = preview.locator('.label', { hasText: 'esrever' }).first();
  await expect(label).toHaveText(TURNED);
  await expect(label).toHaveCSS('unicode-bidi', 'isolate');

  await row(page, 'Introduction').or(row(page, 'introduction')).click();
  const properties = page.getByRole('region', { name: 'Properties' });
  await inOrder(properties.locator('header p').first(), 'Page in', 'Start', '[U+202E]', 'esrever');

  await turned.click();
  await page.keyboard.press('Delete');
  await inOrder(toast(page).locator('p'), 'Removed', '“', 'Start', '[U+202E]', 'esrever', '”');
  await open(page, 'History');
  const history = page.getByRole('region', { name: 'History', exact: true });
  await inOrder(history.locator('[aria-current=step]'), 'Remove', '“', 'Start', '[U+202E]', '”');
  await open(page, 'Review changes');
  const review = page.getByRole('region', { name: 'Review changes', exact: true });
  const change = review.getByRole('list', { name: 'Changes' }).getByRole('listitem').first();
  await inOrder(change.locator('p').first(), 'Group', '“', 'Start', '[U+202E]', '”', 'removed');
});

test('right-to-left names keep the order of the text around them', async ({ page }) => {
  await row(page, 'עולם').click();
  const properties = page.getByRole('region', { name: 'Properties' });
  await inOrder(properties.locator('header p').first(), 'Group in', 'שלום');
  await page.getByRole('textbox', { name: 'Label', exact: true }).fill('תודה');
  await expect(row(page, 'תודה')).toBeVisible();
  await open(page, 'History');
  const history = page.getByRole('region', { name: 'History', exact: true });
  await inOrder(history.locator('[aria-current=step]'), '“', 'עולם', '”', 'to', '“', 'תודה', '”');
});
