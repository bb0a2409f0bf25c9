/* Walks through a displayed site as a reader would: every entry of every slot, and page after page. */
import { expect, type Locator, type Page } from '@playwright/test';
import { siteIn } from './exported-preview';

/** Number of entries tried per slot. */
const ENTRIES = process.env.SIGNPOST_RUNS === 'full' ? 6 : 3;
const SWITCHERS = ['Product', 'Version', 'Language', 'Dropdown'] as const;

/**
 * Returns what is wrong with the displayed site, or an empty string. An open page must have a title and be marked in
 * the sidebar, exactly once and in view.
 */
const flaw = (site: Locator): Promise<string> =>
  site.evaluate((root) => {
    const note = root.ownerDocument.querySelector('[role=status][aria-label="Preview note"]');
    if (note?.textContent.trim()) return '';
    const article = root.querySelector('article');
    const title = article?.querySelector('h1, h2')?.textContent.trim();
    if (!title)
      return article?.textContent.includes('Pages appear here once you add them')
        ? ''
        : 'The page has no title.';
    const sidebar = root.querySelector('nav[aria-label=Sidebar]');
    const marked = [...(sidebar?.querySelectorAll('[aria-current=page]') ?? [])];
    // For an unavailable specification the sidebar has only a note, with nothing to mark.
    if (sidebar?.textContent.includes('Endpoints are generated from')) return '';
    if (marked.length !== 1) return `${marked.length} entries are marked for “${title}”.`;
    const view = sidebar!.getBoundingClientRect();
    const box = marked[0]!.getBoundingClientRect();
    const isInView = box.bottom > view.top && box.top < view.bottom && box.height > 0;
    return isInView ? '' : `The entry of “${title}” is out of view.`;
  });

export interface Walked {
  readonly presses: number;
  readonly pages: number;
}

/** Walks through the site and fails at the first problem. */
export async function walkSite(page: Page, site: Locator): Promise<Walked> {
  const { title } = siteIn(site);
  let presses = 0;
  const stands = (after: string) =>
    expect.poll(() => flaw(site), { message: `after ${after}` }).toBe('');
  await stands('opening');

  const isEmpty = (await title.count()) === 0;
  if (isEmpty) return { presses, pages: 0 };
  let pages = 1;

  const turn = site.getByRole('article').getByRole('link');
  const next = turn.filter({ hasText: /^\s*Next:/ });
  const previous = turn.filter({ hasText: /^\s*Previous:/ });
  for (let step = 0; step < 2 && (await next.count()) > 0; step++) {
    const before = (await next.textContent())!.replace(/^\s*Next:\s*/, '').trim();
    await next.click();
    await stands(`next to “${before}”`);
    pages++;
  }
  if ((await previous.count()) > 0) {
    await previous.click();
    await stands('previous');
    await expect(next).toHaveCount(1);
  }

  const tabs = site.getByRole('tab');
  for (let i = 0; i < Math.min(await tabs.count(), ENTRIES); i++) {
    const name = (await tabs.nth(i).textContent())!.trim();
    await tabs.nth(i).click();
    const item = page.getByRole('menuitem');
    if ((await tabs.nth(i).getAttribute('aria-haspopup')) === 'menu') await item.first().click();
    await stands(`the tab “${name}”`);
    presses++;
  }
  const anchors = site.locator('nav[aria-label=Sidebar] .anchors').getByRole('link');
  for (let i = 0; i < Math.min(await anchors.count(), ENTRIES); i++) {
    const name = (await anchors.nth(i).textContent())!.trim();
    await anchors.nth(i).click();
    await stands(`the anchor “${name}”`);
    presses++;
  }
  for (const switcher of SWITCHERS) {
    const button =
      switcher === 'Dropdown'
        ? site
            .locator('nav[aria-label=Sidebar]')
            .getByRole('button')
            .and(site.locator('[aria-haspopup=menu]'))
            .first()
        : site.getByRole('button', { name: switcher, exact: true }).first();
    for (let i = 0; i < ENTRIES && (await button.isVisible()); i++) {
      await button.click();
      const items = page.getByRole('menuitem');
      await items.first().waitFor();
      if (i >= (await items.count())) {
        await page.keyboard.press('Escape');
        break;
      }
      const name = (await items.nth(i).textContent())!.trim();
      await items.nth(i).click();
      await stands(`the ${switcher.toLowerCase()} “${name}”`);
      presses++;
    }
  }
  const links = site.locator('nav[aria-label=Sidebar] li').getByRole('link');
  const count = await links.count();
  for (const i of new Set([0, Math.floor(count / 2), count - 1])) {
    if (i < 0 || i >= (await links.count())) continue;
    const name = (await links.nth(i).textContent())!.trim();
    await links.nth(i).click();
    await stands(`the entry “${name}”`);
    presses++;
  }
  return { presses, pages };
}
