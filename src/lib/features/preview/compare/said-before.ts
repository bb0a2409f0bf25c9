/* What page files said before the work, and which entries of pages look different because of it. */
import type { Doc, NodeId } from '$lib/core/document/node';
import type { PagePair } from '$lib/core/page-files';
import type { Frontmatter } from '$lib/core/pages/frontmatter';
import { factsOf } from '$lib/core/pages/page-file';
import { folderOf } from '$lib/core/pages/page-paths';
import { listedIn } from '$lib/core/review/listed-pages';
import type { SiteFacts } from '$lib/core/site/site-facts';

type Side = NonNullable<PagePair['before']>;

/** A page's path from the folder of docs.json, and what its file says. Undefined if its text isn't known. */
function said(file: Side | undefined, home: string) {
  if (file?.text === undefined || !file.path.startsWith(home)) return undefined;
  const path = file.path.slice(home.length);
  return { page: path.replace(/\.mdx?$/i, ''), facts: factsOf(path, file.text) };
}

/** What was known around the site before these page files changed. `main`: the path of docs.json. */
export function factsBefore(now: SiteFacts, files: readonly PagePair[], main: string): SiteFacts {
  if (files.length === 0) return now;
  const pages = new Map(now.pages);
  const titles = new Map(now.titles);
  for (const { before } of files) {
    const old = said(before, folderOf(main));
    if (!old) continue;
    const { page, facts } = old;
    const title = facts.sidebarTitle ?? facts.title;
    pages.set(page, facts);
    if (title === undefined) titles.delete(page);
    else titles.set(page, title);
  }
  return { ...now, pages, titles };
}

/** The entries of pages that readers see differently in the navigation, by a side's document. */
export function entriesSaying(
  doc: Doc,
  files: readonly PagePair[],
  side: 'before' | 'after',
): readonly NodeId[] {
  const home = folderOf(doc.main);
  const pages = files.flatMap((pair) => {
    const [before, after] = [said(pair.before, home), said(pair.after, home)];
    if (!before || !after || faceOf(before.facts) === faceOf(after.facts)) return [];
    return side === 'before' ? before.page : after.page;
  });
  if (pages.length === 0) return [];
  const listed = listedIn(doc).pages;
  return pages.flatMap((page) => listed.get(page)?.entry.node.id ?? []);
}

/** What the navigation shows of a page. */
const faceOf = ({ title, sidebarTitle, icon, tag, deprecated, hidden }: Frontmatter): string =>
  JSON.stringify([sidebarTitle ?? title, icon, tag, deprecated, hidden]);
