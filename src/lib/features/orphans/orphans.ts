/*
 * Page files that no entry names, as a tree of folders, and the entries that chosen ones become: pages, or a group for
 * a folder.
 */
import type { Json } from '$lib/core/operation';
import type { NoPage } from '$lib/core/check/pages/folder-facts';
import type { Aside } from '$lib/core/check/pages/orphans';
import { readable } from '$lib/core/document/paths';
import { pageName } from '$lib/core/document/page-name';
import * as m from './messages';

export interface Folder {
  /** Ends with a slash; '' is the top. */
  readonly path: string;
  /** "guides", or "guides/advanced" if guides contains nothing else. */
  readonly name: string;
  readonly folders: readonly Folder[];
  readonly pages: readonly string[];
  /** Number of pages below, at any depth. */
  readonly count: number;
}

/** A line of the list. */
export type OrphanLine =
  | {
      readonly id: string;
      readonly kind: 'page';
      readonly path: string;
      readonly depth: number;
      /** The line is not below its folder, so its whole path is shown. */
      readonly isApart?: true;
    }
  | {
      readonly id: string;
      readonly kind: 'folder';
      readonly folder: Folder;
      readonly depth: number;
      readonly open: boolean;
    }
  | {
      readonly id: string;
      readonly kind: 'aside';
      readonly title: string;
      readonly about: string;
      readonly pages: readonly string[];
      readonly depth: number;
      readonly open: boolean;
    };

/** The folders of sorted page paths. */
export function folderOf(pages: readonly string[], path = '', name = ''): Folder {
  const own: string[] = [];
  const below = new Map<string, string[]>();
  for (const page of pages) {
    const slash = page.indexOf('/', path.length);
    if (slash < 0) own.push(page);
    else {
      const key = page.slice(0, slash + 1);
      const list = below.get(key);
      if (list) list.push(page);
      else below.set(key, [page]);
    }
  }
  const folders = [...below].map(([key, list]) => folderOf(list, key, key.slice(path.length, -1)));
  const [only] = folders;
  // A folder that contains only a folder shares a line with it.
  if (only && folders.length === 1 && own.length === 0 && path !== '')
    return { ...only, name: `${name}/${only.name}` };
  // A folder's own page comes first, as it does for readers.
  const first = own.filter((page) => /(^|\/)index$/.test(page));
  const rest = own.filter((page) => !first.includes(page));
  return { path, name, folders, pages: [...first, ...rest], count: pages.length };
}

/** All pages of a folder, in list order. */
export const pagesIn = ({ folders, pages }: Folder): readonly string[] => [
  ...pages,
  ...folders.flatMap(pagesIn),
];

const ASIDE: Readonly<Record<NoPage, readonly [title: string, about: string]>> = {
  imported: [m.imported, m.aboutImported],
  hidden: [m.hidden, m.aboutHidden],
  snippet: [m.snippets, m.aboutSnippets],
  notes: [m.notes, m.aboutNotes],
  agents: [m.forAgents, m.aboutForAgents],
  'put-aside': [m.putAside, m.aboutPutAside],
};

/** The visible lines, with folders after the pages at the same level. `isOpen` takes a line's id. */
export function linesOf(
  top: Folder,
  asides: readonly Aside[],
  isOpen: (id: string) => boolean,
): readonly OrphanLine[] {
  const lines: OrphanLine[] = [];
  const fill = (folder: Folder, depth: number) => {
    for (const path of folder.pages) lines.push({ id: path, kind: 'page', path, depth });
    for (const below of folder.folders) {
      const id = below.path;
      const open = isOpen(id);
      lines.push({ id, kind: 'folder', folder: below, depth, open });
      if (open) fill(below, depth + 1);
    }
  };
  fill(top, 0);
  if (asides.length === 0) return lines;
  const all = asides.map(({ file }) => file);
  const open = isOpen(PROBABLY);
  lines.push({
    id: PROBABLY,
    kind: 'aside',
    title: m.notPages,
    about: m.aboutNotPages,
    pages: all,
    depth: 0,
    open,
  });
  if (!open) return lines;
  for (const why of Object.keys(ASIDE) as NoPage[]) {
    const pages = asides.flatMap((aside) => (aside.why === why ? aside.file : []));
    if (!pages.length) continue;
    const [title, reason] = ASIDE[why];
    const id = `${PROBABLY} ${why}`;
    const isShown = isOpen(id);
    lines.push({ id, kind: 'aside', title, about: reason, pages, depth: 1, open: isShown });
    if (isShown)
      for (const path of pages)
        lines.push({ id: path, kind: 'page', path, depth: 2, isApart: true });
  }
  return lines;
}
/** Cannot be a path, because no path has a line break. */
export const PROBABLY = '\n';

/** The pages that choosing a line chooses. */
export const pagesOf = (line: OrphanLine): readonly string[] =>
  line.kind === 'page' ? [line.path] : line.kind === 'folder' ? pagesIn(line.folder) : line.pages;

/** Chosen pages, and the folders that were chosen as a whole. */
export interface Chosen {
  readonly pages: ReadonlySet<string>;
  readonly folders: ReadonlySet<string>;
}
export const NOTHING_CHOSEN: Chosen = { pages: new Set(), folders: new Set() };

export const isChosen = (line: OrphanLine, { pages }: Chosen): boolean => {
  const own = pagesOf(line);
  return own.length > 0 && own.every((page) => pages.has(page));
};
export const isPartly = (line: OrphanLine, { pages }: Chosen): boolean =>
  line.kind !== 'page' && pagesOf(line).some((page) => pages.has(page));

/** Chooses lines, or deselects them if all of them were chosen. */
export function toggled(chosen: Chosen, lines: readonly OrphanLine[]): Chosen {
  const out = lines.every((line) => isChosen(line, chosen));
  const pages = new Set(chosen.pages);
  const folders = new Set(chosen.folders);
  for (const line of lines) {
    for (const page of pagesOf(line))
      if (out) pages.delete(page);
      else pages.add(page);
    if (line.kind === 'folder' && !out) folders.add(line.folder.path);
  }
  // A folder no longer counts as chosen after one of its pages is deselected.
  if (out)
    for (const folder of folders)
      if (lines.some((line) => pagesOf(line).some((page) => page.startsWith(folder))))
        folders.delete(folder);
  return { pages, folders };
}

/** The part of a choice that still exists. */
export function present(chosen: Chosen, there: ReadonlySet<string>): Chosen {
  const pages = new Set([...chosen.pages].filter((page) => there.has(page)));
  if (pages.size === chosen.pages.size) return chosen;
  const folders = new Set(
    [...chosen.folders].filter((folder) => [...pages].some((page) => page.startsWith(folder))),
  );
  return { pages, folders };
}

/** Entries for the chosen pages, in list order. With `asGroups`, a chosen folder becomes a group. */
export function chosenEntries(
  top: Folder,
  asides: readonly Aside[],
  chosen: Chosen,
  asGroups: boolean,
): readonly Json[] {
  const walk = (folder: Folder): readonly Json[] => {
    const own = folder.pages.filter((page) => chosen.pages.has(page));
    return [...own, ...folder.folders.flatMap(entry)];
  };
  const entry = (folder: Folder): readonly Json[] => {
    const isGroup = asGroups && chosen.folders.has(folder.path);
    return isGroup ? [groupOf(folder)] : walk(folder);
  };
  const others = asides.flatMap(({ file }) => (chosen.pages.has(file) ? file : []));
  return [...walk(top), ...others];
}

/** A folder as a group. Its folders become nested groups. */
export const groupOf = (folder: Folder): Json => ({
  group: readable(folder.name.split('/').at(-1)!) || folder.name,
  pages: [...folder.pages, ...folder.folders.map(groupOf)],
});

/** The title of a page or the label of a group that is the only entry. */
export function nameOf(
  entries: readonly Json[],
  titles: ReadonlyMap<string, string> | undefined,
): string | undefined {
  const [only] = entries;
  if (only === undefined || entries.length > 1) return undefined;
  return typeof only === 'string' ? pageName(only, titles) : (only as { group: string }).group;
}

/** For example "3 pages", "the group “Guides”" or "2 groups and 1 page". */
export function inWords(
  entries: readonly Json[],
  titles: ReadonlyMap<string, string> | undefined,
): string {
  const name = nameOf(entries, titles);
  const groups = entries.filter((entry) => typeof entry !== 'string').length;
  if (name === undefined) return m.groupsAndPages(groups, entries.length - groups);
  return groups > 0 ? m.group(name) : m.page(name);
}
