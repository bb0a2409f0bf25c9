/*
 * The folder for the pages of each element of the navigation: the one that most of them are in already, else one named
 * after the element, in the folder of the element around it. All folders have a trailing slash, and '' is that of
 * docs.json.
 */
import { localeFolders } from '../check/pages/locale-folder.ts';
import { memoByKey } from '../memo.ts';
import { childrenOf, isRef, labelOf, type Child } from '../document/elements.ts';
import type { Node } from '../document/node.ts';
import { slugOf } from '../document/typed-path.ts';
import { folderOf } from '../pages/page-paths.ts';
import type { Kind } from '../schema/kinds.ts';
import { commonFolder } from './common-folder.ts';

type Part = Pick<Child, 'kind' | 'node'>;

/** What is known of the files, to find the folders by. */
export interface FolderSigns {
  /** The files of the pages listed directly in an element that may move. */
  readonly filesIn: (node: Node) => readonly string[];
  /** A folder as its files spell it, or as it is given if there is none that differs only in case. */
  readonly spelled: (folder: string) => string;
}

/** An element's folder, and which folders belong to the language or version around it. */
export interface OwnFolder {
  /** Undefined if there is none and no name for one. */
  readonly folder: string | undefined;
  /** The folder of that language or version. '' outside, and for one without its own. */
  readonly home: string;
  readonly isOwn: (folder: string) => boolean;
  /** The same element in the first language, whose name folders have in all languages. */
  readonly twin?: Node | undefined;
}

const isContainer = ({ node, key }: Child): boolean =>
  node.type === 'object' && key !== 'global' && !isRef(node);
export const containersIn = (node: Node): readonly Child[] => childrenOf(node).filter(isContainer);

/** The folder of the navigation itself. */
export function topFolder(node: Node, signs: FolderSigns): OwnFolder {
  const own = { home: '', isOwn: () => true };
  return { ...own, folder: settled({ kind: 'navigation', node }, signs, own) ?? '' };
}

interface Parent {
  readonly node: Node;
  readonly own: OwnFolder;
}

/** The folder of an element in another one. */
export function folderIn(parent: Parent, part: Part, signs: FolderSigns): OwnFolder {
  const { folder, home, isOwn } = parent.own;
  if (part.kind === 'language' || part.kind === 'version') {
    const own = divisionIn(parent, part);
    const found = own.home !== home ? own.home : (settled(part, signs, own) ?? folder);
    return { ...own, folder: found };
  }
  const twin = twinIn(parent, part);
  const name = slugOf(labelOf(twin ? { ...part, node: twin } : part));
  const made = folder === undefined || name === '' ? undefined : `${folder}${name}/`;
  const found = settled(part, signs, parent.own) ?? shared(part, signs, parent.own);
  return { folder: found ?? (made && signs.spelled(made)), home, isOwn, twin };
}

/** The folder around the subfolders that most pages of a group are in, if it isn't one around other groups, too. */
function shared({ kind, node }: Part, signs: FolderSigns, parent: OwnFolder): string | undefined {
  const files = kind === 'group' ? signs.filesIn(node) : [];
  const folder = commonFolder(files.map(folderOf).filter(parent.isOwn));
  return folder !== undefined && !parent.folder?.startsWith(folder) ? folder : undefined;
}

const alikeIn = (node: Node, { kind }: Pick<Part, 'kind'>): readonly Child[] =>
  containersIn(node).filter((child) => child.kind === kind);

/** The element at the same place in the first language, if there are as many as here. */
function twinIn({ node, own }: Parent, part: Part): Node | undefined {
  if (!own.twin) return undefined;
  const [here, there] = [alikeIn(node, part), alikeIn(own.twin, part)];
  const at = here.findIndex((child) => child.node === part.node);
  return here.length === there.length ? there[at]?.node : undefined;
}

/** What belongs to a language or version: the folder that the others next to it don't have. */
function divisionIn({ node, own: outer }: Parent, part: Part): Omit<OwnFolder, 'folder'> {
  const all = alikeIn(node, part);
  const homes = homesIn(node, part.kind);
  const own = homes[all.findIndex((one) => one.node === part.node)] ?? '';
  const isOwn = (folder: string) =>
    folder.startsWith(own) &&
    outer.isOwn(folder) &&
    homes.every((home) => !folder.startsWith(home) || home.length <= own.length);
  const first = part.kind === 'language' ? all[0]?.node : twinIn({ node, own: outer }, part);
  return { home: own || outer.home, isOwn, twin: first === part.node ? undefined : first };
}

/** The folders of the languages or versions in an element, in order. */
const homesIn = memoByKey((node: Node, kind: Kind): readonly string[] => {
  const all = alikeIn(node, { kind });
  const locales = all.length > 1 ? localeFolders(all) : [];
  return locales.map(({ folder, at }, i) => homeOf(all[i]!.node, folder, at));
});

/** "es/", or "docs/next/" for the folder "next" that has one before it. */
function homeOf(node: Node, folder: string, at: number): string {
  if (folder === '') return '';
  for (const child of childrenOf(node)) {
    const path = child.node.type === 'string' ? labelOf(child).replace(/^\/+/, '') : '';
    const before = path.split('/').slice(0, at).join('/');
    const home = `${before}${before && '/'}${folder}/`;
    const found = path ? path.startsWith(home) && home : homeOf(child.node, folder, at);
    if (found) return found;
  }
  return '';
}

/**
 * The folder that an element's pages are in already, or undefined if they are in several. Of a group, the pages listed
 * directly decide, and the groups in it only if those are in several.
 */
export function settled(
  { kind, node }: Part,
  signs: Pick<FolderSigns, 'filesIn'>,
  own: Omit<OwnFolder, 'folder'> = { home: '', isOwn: () => true },
): string | undefined {
  const files = signs.filesIn(node).filter((file) => !isFront(file, own));
  const inside = containersIn(node);
  if (kind === 'group' && files.length > 0) {
    const most = majority(files, own.isOwn);
    if (most !== undefined || inside.length === 0) return most;
  }
  const votes = files.map(folderOf).filter(own.isOwn);
  for (const child of inside) {
    const folder = settled(child, signs, own);
    if (folder !== undefined) votes.push(aroundNamed(folder, slugOf(labelOf(child))));
  }
  const around = commonFolder(votes);
  // Pages and groups that share nothing but the site's folder are in several.
  return kind === 'group' && files.length > 0 ? around || undefined : around;
}

/** Whether a file is the front page of the site, or of a language or version. It says nothing of its group. */
export const isFront = (file: string, { home }: Pick<OwnFolder, 'home'>): boolean =>
  isIndex(file) && folderOf(file) === home;

/**
 * The folder that more than half of the files are in. The index of a folder also counts as a page next to it, and
 * `a.mdx` as a page in `a/` if there are others.
 */
function majority(files: readonly string[], isOwn: OwnFolder['isOwn']): string | undefined {
  const own = files.filter((file) => isOwn(folderOf(file)));
  const counts = new Map<string, number>();
  for (const file of own)
    for (const folder of placesOf(file)) counts.set(folder, (counts.get(folder) ?? 0) + 1);
  for (const file of own) {
    const inside = `${file.replace(/\.mdx?$/i, '')}/`;
    const count = counts.get(inside);
    if (count !== undefined) counts.set(inside, count + 1);
  }
  const most = [...counts].filter(([folder, count]) => count * 2 > own.length && isOwn(folder));
  return most.sort((a, b) => b[1] - a[1] || b[0].length - a[0].length)[0]?.[0];
}

export const isIndex = (file: string): boolean => /(^|\/)index\.mdx?$/i.test(file);

/** The folders that a file is in by its path or, for the index of a folder, by its address. */
export const placesOf = (file: string): readonly string[] => {
  const folder = folderOf(file);
  return isIndex(file) && folder !== '' ? [folder, folderOf(folder.slice(0, -1))] : [folder];
};

/** The folder around one that is named like its element: "guides/" for "guides/start/" of “Get started”. */
function aroundNamed(folder: string, name: string): string {
  const last = folder.slice(0, -1).split('/').at(-1)!.toLowerCase().split(/[-_]/);
  const words = name.split('-');
  const isNamed =
    last.every((word) => words.includes(word)) || words.every((word) => last.includes(word));
  return isNamed ? folderOf(folder.slice(0, -1)) : folder;
}
