/*
 * Where the files of pages belong after their entries moved or got other paths. A page that moves among pages of another
 * folder belongs there, but only where the navigation follows the folders: if it was among pages of its own folder.
 */
import type { Doc, NodeId } from '../document/node.ts';
import { childrenOf, elementAt, elementOf, type Element } from '../document/elements.ts';
import { pageOf } from '../document/page-index.ts';
import { parsePointer } from '../document/walk.ts';
import type { Operation } from '../operation.ts';
import { folderOf } from '../pages/page-paths.ts';
import { parseEndpoint } from '../schema/kinds.ts';
import { isUrl } from '../schema/links.ts';

interface Done {
  readonly operation: Operation;
  readonly before: Doc;
  /** The elements that it moved or set, as they are now. */
  readonly landed: readonly Element[];
}

/** The new path of each page whose file belongs elsewhere now, by its path. Both without extension. */
export function pathsAlong({ operation, before, landed }: Done): ReadonlyMap<string, string> {
  const paths = new Map<string, string>();
  if (operation.op === 'set' && String(operation.field) === 'path') {
    const old = pageIn(elementAt(before, parsePointer(operation.node) ?? []));
    const now = pageIn(landed[0]);
    if (old !== undefined && now !== undefined && old !== now) paths.set(old, now);
  }
  if (operation.op !== 'move') return paths;
  const moved = new Set(landed.map(({ node }) => node.id));
  const mostly = folders(moved);
  for (const element of landed) {
    const page = pageIn(element);
    const folder = element.parent && mostly(element.parent)?.folder;
    if (page === undefined || folder === undefined) continue;
    const old = elementOf(before, element.node.id)?.parent;
    const name = page.slice(folderOf(page).length);
    if (!old || folder === folderOf(page) || name === 'index') continue;
    const among = mostly(old);
    if (!among || among.folder === folderOf(page)) paths.set(page, folder + name);
  }
  return paths;
}

/** The path of a page that can have a file, or undefined. */
function pageIn(element: Element | undefined): string | undefined {
  if (element?.kind !== 'page' || element.node.type !== 'string') return undefined;
  const { value } = element.node;
  const page = pageOf(value);
  return page === '' || isUrl(value) || parseEndpoint(value) ? undefined : page;
}

/** The folder of most pages. */
interface Mostly {
  /** Undefined if most are in different ones. */
  readonly folder: string | undefined;
}

/** Where most pages of an element are, without those that moved. Undefined if there are no others. */
function folders(moved: ReadonlySet<NodeId>): (parent: Element) => Mostly | undefined {
  const known = new Map<object, Mostly | undefined>();
  return ({ node }) => {
    if (known.has(node)) return known.get(node);
    const counts = new Map<string, number>();
    let all = 0;
    for (const child of childrenOf(node)) {
      if (child.kind !== 'page' || child.node.type !== 'string' || moved.has(child.node.id))
        continue;
      if (isUrl(child.node.value)) continue;
      const folder = folderOf(pageOf(child.node.value));
      counts.set(folder, (counts.get(folder) ?? 0) + 1);
      all++;
    }
    const folder = [...counts].find(([, count]) => count * 2 > all)?.[0];
    const most = all === 0 ? undefined : { folder };
    known.set(node, most);
    return most;
  };
}
