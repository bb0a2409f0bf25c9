import type { Frontmatter } from '$lib/core/pages/frontmatter';

/**
 * The titles of pages as the navigation shows them, by page path. Returns `before` itself if nothing changed. Pages whose
 * files are gone keep theirs, so that the review can name them. `said`: what was read from the page files.
 */
export function titlesAfter(
  before: ReadonlyMap<string, string> | undefined,
  said: ReadonlyMap<string, Frontmatter>,
): ReadonlyMap<string, string> | undefined {
  const titles = new Map(before);
  let isNew = false;
  for (const [page, { sidebarTitle, title }] of said) {
    const name = sidebarTitle ?? title;
    if (name === titles.get(page)) continue;
    isNew = true;
    if (name === undefined) titles.delete(page);
    else titles.set(page, name);
  }
  return isNew ? titles : before;
}
