/*
 * Paths that let the files of pages mirror the navigation. A file keeps its name and goes to the folder of its group.
 * What is listed in several places, outside the given element too, or isn't a page by its path, keeps its path.
 */
import { namesOf, type Listing } from '../check/pages/page-listing.ts';
import { whyNoPage } from '../check/pages/folder-facts.ts';
import { childrenOf, stringField, type Child, type Element } from '../document/elements.ts';
import { pageOf } from '../document/page-index.ts';
import type { Node } from '../document/node.ts';
import { folderOf, isPageFile } from '../pages/page-paths.ts';
import { isUrl } from '../schema/links.ts';
import {
  containersIn,
  folderIn,
  isFront,
  isIndex,
  placesOf,
  topFolder,
  type FolderSigns,
  type OwnFolder,
} from './own-folders.ts';

/** The files around a document. Paths are from the folder of docs.json. */
export interface SiteFiles {
  readonly all: readonly string[];
  readonly fileOf: (page: string) => string | undefined;
  readonly entriesOf: Listing['entriesOf'];
}

/** A page's file, and the path proposed for it, without extension. */
export interface ProposedMove {
  readonly file: string;
  readonly to: string;
}

export interface Matching {
  /** Number of pages in the element that have a file. */
  readonly pages: number;
  /** The folder of the element, with a trailing slash, or ''. Undefined if there is none and no name for one. */
  readonly folder: string | undefined;
  /** In the order of the navigation. */
  readonly moves: readonly ProposedMove[];
}

/**
 * The paths for the pages of an element, and of all elements in it. `wanted`: another folder for the element than its
 * own, with a trailing slash, or ''. What is in its own folder goes there as it is.
 */
export function matchingPaths(element: Element, site: SiteFiles, wanted?: string): Matching {
  const signs = signsOf(site);
  const owns = new Map<Node, OwnFolder>();
  const settle = (node: Node, own: OwnFolder): void => {
    owns.set(node, own);
    for (const child of containersIn(node))
      settle(child.node, folderIn({ node, own }, child, signs));
  };
  const { node: top } = topOf(element);
  settle(top, topFolder(top, signs));
  const { folder: old } = owns.get(element.node)!;
  const goal = wanted ?? old;
  /** The folder that is for the pages of another one. */
  const instead = (folder: string): string =>
    old !== undefined && goal !== undefined && folder.startsWith(old)
      ? goal + folder.slice(old.length)
      : folder;
  const claimed = new Set([...owns.values()].map(({ folder }) => folder));
  const all = new Set<string>();
  const misplaced: Misplaced[] = [];
  const visit = (node: Node): void => {
    filesListedIn(node, site).forEach((file) => all.add(file));
    const own = owns.get(node)!;
    const { folder: known, home } = own;
    const folder =
      known === undefined ? (node === element.node ? wanted : undefined) : instead(known);
    const files = folder !== undefined && isForPages(folder) ? signs.filesIn(node) : [];
    const away = files.filter((file) => !isIn(file, folder!, claimed) && !isFront(file, own));
    const isOnlyIndex = away.filter(isIndex).length === 1;
    for (const file of away) {
      const isMoved = folder !== known && known !== undefined && isIn(file, known, claimed);
      misplaced.push({
        file,
        folder: isMoved ? instead(folderOf(file)) : folder!,
        keepsIndex: isMoved || (isOnlyIndex && folder !== home),
      });
    }
    for (const child of containersIn(node)) visit(child.node);
  };
  visit(element.node);
  return { pages: all.size, folder: goal, moves: named(misplaced, site) };
}

const topOf = (element: Element): Element => (element.parent ? topOf(element.parent) : element);

/** Whether a file is in a folder or has its address, or is in a subfolder that isn't that of another element. */
const isIn = (file: string, folder: string, claimed: ReadonlySet<string | undefined>): boolean =>
  `${pageOf(file)}/` === folder ||
  placesOf(file).includes(folder) ||
  (file.startsWith(folder) &&
    foldersOf(file).every((one) => one.length <= folder.length || !claimed.has(one)));

/** A file that is not in the folder of its group. */
interface Misplaced {
  readonly file: string;
  readonly folder: string;
  /** Whether the index of a folder may become that of the other one. */
  readonly keepsIndex: boolean;
}

function signsOf(site: SiteFiles): FolderSigns {
  const folders = new Map(
    site.all.flatMap((file) => foldersOf(file)).map((folder) => [folder.toLowerCase(), folder]),
  );
  const known = new Map<Node, readonly string[]>();
  return {
    filesIn: (node) => {
      const files =
        known.get(node) ?? filesListedIn(node, site).filter((file) => mayMove(file, site));
      known.set(node, files);
      return files;
    },
    spelled: (folder) => folders.get(folder.toLowerCase()) ?? folder,
  };
}

/** "a/", and "a/b/" for "a/b/c.mdx". */
const foldersOf = (file: string): readonly string[] => {
  const parts = file.split('/').slice(0, -1);
  return parts.map((_, i) => `${parts.slice(0, i + 1).join('/')}/`);
};

/** The files of the pages listed directly in an element, each once. */
function filesListedIn(node: Node, { fileOf }: SiteFiles): readonly string[] {
  const root = stringField(node, 'root');
  const entries = childrenOf(node)
    .filter(isPage)
    .flatMap(({ node: page }) => (page.type === 'string' ? page.value : []));
  const files = [...(root === undefined ? [] : [root]), ...entries].flatMap((entry) =>
    entry.trim() === '' || isUrl(entry) ? [] : (fileOf(pageOf(entry.trim())) ?? []),
  );
  return [...new Set(files)].filter(isPageFile);
}

const isPage = ({ kind, node }: Child): boolean => kind === 'page' && node.type === 'string';

/** Whether a file is a page that is listed in one element only. The site's own front page stays. */
function mayMove(file: string, { entriesOf }: SiteFiles): boolean {
  const page = pageOf(file);
  if (page === 'index' || whyNoPage(page) !== undefined) return false;
  const lists = new Set<number>();
  for (const name of namesOf(page))
    for (let entry = entriesOf(name); entry; entry = entry.next) lists.add(entry.way.id);
  return lists.size === 1;
}

/** Whether the files of a folder are pages. Those of "snippets/" aren't. */
const isForPages = (folder: string): boolean => whyNoPage(`${folder}page`) === undefined;

const nameOf = (file: string): string => pageOf(file.slice(folderOf(file).length));

/** Gives each file a path that no other one has. Those that leave make room. */
function named(
  misplaced: readonly Misplaced[],
  { all, fileOf, entriesOf }: SiteFiles,
): readonly ProposedMove[] {
  const leaving = new Set(misplaced.map(({ file }) => file));
  const taken = new Set(
    all.filter((file) => isPageFile(file) && !leaving.has(file)).map(addressOf),
  );
  const isFree = (path: string) =>
    !taken.has(addressOf(path)) &&
    namesOf(path).every((name) => fileOf(name) !== undefined || entriesOf(name) === undefined);
  return misplaced.map(({ file, folder, keepsIndex }) => {
    const last = nameOf(file);
    const ofFolder = folderOf(file).slice(0, -1).split('/').at(-1)!;
    const keeps = !isIndex(file) || (keepsIndex && isFree(`${folder}index`));
    const path = `${folder}${keeps ? last : ofFolder}`;
    let to = path;
    for (let n = 2; !isFree(to); n++) to = `${path}-${n}`;
    taken.add(addressOf(to));
    return { file, to };
  });
}

/** What two files can't both have: the same address, on disks that ignore case. */
const addressOf = (path: string): string =>
  pageOf(path)
    .toLowerCase()
    .replace(/(^|\/)index$/, '');
