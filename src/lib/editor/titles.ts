import type { Frontmatter } from '$lib/core/frontmatter';

/**
 * The titles of pages as readers see them in the navigation, by page path, after files were read; nothing where they are
 * the same. `titled`: those that came from files, kept up to date.
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
