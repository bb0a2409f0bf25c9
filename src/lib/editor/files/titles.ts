import type { Frontmatter } from '$lib/core/pages/frontmatter';

/**
 * The titles of pages as the navigation shows them, by page path. Returns `before` itself if nothing changed. `said`:
 * what was read from the page files.
 */
export function titlesAfter(
  before: ReadonlyMap<string, string> | undefined,
  said: ReadonlyMap<string, Frontmatter>,
): ReadonlyMap<string, string> | undefined {
  const titles = new Map<string, string>();
  let isNew = false;
  for (const [page, { sidebarTitle, title }] of said) {
    const name = sidebarTitle ?? title;
    if (name === undefined) continue;
    titles.set(page, name);
    isNew ||= before?.get(page) !== name;
  }
  return isNew || titles.size !== (before?.size ?? 0) ? titles : before;
}
