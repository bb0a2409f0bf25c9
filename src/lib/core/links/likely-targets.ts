/* Which pages the readers of a deleted page may want instead. */
import { listingOf, namesOf } from '../check/pages/page-listing.ts';
import type { World } from '../check/diagnostic.ts';
import { childElements, elementOf, labelOf } from '../document/elements.ts';
import type { Doc } from '../document/node.ts';
import { pageOf } from '../document/page-index.ts';

/** Names of pages that begin a folder. */
const FIRST = ['index', 'overview', 'introduction', 'quickstart'];

/**
 * Pages with the same title, with the same name in another folder, the first other page of its list, and those that
 * begin its folder, in this order. Paths are from the folder of docs.json. Empty while the folder is unknown.
 */
export function likelyTargets(
  doc: Doc,
  world: World,
  page: string,
  deleted: ReadonlySet<string>,
): readonly string[] {
  const { pages = new Set<string>(), titles } = world;
  const found = new Set<string>();
  const add = (paths: Iterable<string>) => {
    for (const path of paths) if (pages.has(path) && !deleted.has(path)) found.add(path);
  };
  const title = titles?.get(page);
  if (title !== undefined)
    add([...titles!].filter(([, other]) => other === title).map(([path]) => path));
  const name = nameOf(page);
  if (!FIRST.includes(name)) add([...pages].filter((path) => nameOf(path) === name));
  add(siblingsOf(doc, world, page).slice(0, 1));
  for (let folder = folderOf(page); ; folder = folderOf(folder)) {
    add([folder, ...FIRST.map((first) => (folder === '' ? first : `${folder}/${first}`))]);
    if (folder === '') break;
  }
  return [...found];
}

const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);
const folderOf = (path: string): string => path.slice(0, Math.max(0, path.lastIndexOf('/')));

/** The other pages of the list that has a page. */
function siblingsOf(doc: Doc, world: World, page: string): readonly string[] {
  const { entriesOf } = listingOf(doc, world);
  for (const name of namesOf(page)) {
    const entry = entriesOf(name);
    const holder = entry && elementOf(doc, entry.way.id);
    if (holder)
      return childElements(holder)
        .filter(({ kind, node }) => kind === 'page' && node.type === 'string')
        .map((element) => pageOf(labelOf(element)))
        .filter((other) => other !== page);
  }
  return [];
}
