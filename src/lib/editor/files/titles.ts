import type { Frontmatter } from '$lib/core/pages/frontmatter';
import type { Editor } from '../editor.svelte';

/**
 * The titles of pages as the navigation shows them, by page path. Returns `before` itself if nothing changed. `said`:
 * what was read from the page files. `removed`: pages that keep their titles without a file.
 */
export function titlesAfter(
  before: ReadonlyMap<string, string> = new Map(),
  said: ReadonlyMap<string, Frontmatter>,
  removed: ReadonlySet<string>,
): ReadonlyMap<string, string> {
  const titles = new Map([...before].filter(([page]) => removed.has(page)));
  for (const [page, { sidebarTitle, title }] of said) {
    const name = sidebarTitle ?? title;
    if (name === undefined) titles.delete(page);
    else titles.set(page, name);
  }
  const isSame =
    titles.size === before.size && [...titles].every(([page, name]) => before.get(page) === name);
  return isSame ? before : titles;
}

/** The pages whose files the work moved or deleted, so that the review can name them. `home`: the folder of docs.json. */
export const removedByWork = (
  { basePages, pages }: Pick<Editor, 'basePages' | 'pages'>,
  home: string,
): ReadonlySet<string> =>
  new Set(
    [...basePages.at.keys()].flatMap((path) =>
      pages.at.has(path) ? [] : [path.slice(home.length).replace(/\.mdx?$/i, '')],
    ),
  );
