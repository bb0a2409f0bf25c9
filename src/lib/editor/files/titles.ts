import type { Frontmatter } from '$lib/core/pages/frontmatter';

/**
 * Updates the page titles from files that were read. Returns titles by page path as the navigation shows them, or
 * undefined if nothing changed. `titled`: the titles that come from files, updated in place.
 */
export function titlesAfter(
  known: ReadonlyMap<string, string> | undefined,
  said: ReadonlyMap<string, Frontmatter>,
  titled: Map<string, string>,
): ReadonlyMap<string, string> | undefined {
  const titles = new Map(known);
  let isNew = false;
  for (const [page, { sidebarTitle, title }] of said) {
    const name = sidebarTitle ?? title;
    if (name === undefined || known?.get(page) === name) continue;
    titles.set(page, name);
    titled.set(page, name);
    isNew = true;
  }
  for (const [page, name] of titled) {
    const now = said.get(page);
    if ((now?.sidebarTitle ?? now?.title) !== undefined) continue;
    titled.delete(page);
    if (titles.get(page) === name) isNew = titles.delete(page);
  }
  return isNew ? titles : undefined;
}
