/*
 * The path of a new page before it has a title: in the folder of the nearest pages.
 */
import { isUrl } from '$lib/core/schema/links';
import type { ListKey } from '$lib/core/schema/kinds';
import { childrenOf, labelOf, type Child } from '$lib/core/document/elements';
import { rowsBelow, type TreeItem } from '$lib/core/tree/rows';

/** Pages of another product, language or version are in a folder of their own. */
const APART: readonly string[] = ['product', 'language', 'version'];

/** A path for a page at this index of the list. */
export function newPath(parent: TreeItem, key: ListKey, index: number): string {
  const near = nearestPage(parent, key, index) ?? '';
  const taken = rowsBelow(parent).filter((row) => row.kind === 'page');
  return numbered(`${folderOf(near)}new-page`, taken.map(labelOf), '-');
}

/** "guides/" for "guides/keys" */
export const folderOf = (path: string): string => path.slice(0, path.lastIndexOf('/') + 1);

/** The page that is nearest in the list, else in the entries next to it, else around the element. */
function nearestPage(parent: TreeItem, key: TreeItem['key'], index: number): string | undefined {
  const distance = (row: TreeItem) =>
    row.index < index ? index - 1 - row.index : row.index - index;
  const rows = rowsBelow(parent)
    .filter((row) => row.key === key)
    .sort((a, b) => distance(a) - distance(b));
  const sibling = rows.find(isPage);
  if (sibling) return labelOf(sibling).trim();
  for (const row of rows) {
    const page = firstPageIn(row);
    if (page !== undefined) return page;
  }
  if (!parent.parent || APART.includes(parent.kind)) return undefined;
  return nearestPage(parent.parent, parent.key, parent.index);
}

const isPage = (element: Pick<Child, 'node' | 'kind'>): boolean =>
  element.kind === 'page' && element.node.type === 'string' && !isUrl(element.node.value);

function firstPageIn({ node }: Pick<Child, 'node'>): string | undefined {
  for (const child of childrenOf(node)) {
    const page = isPage(child) ? labelOf(child).trim() : firstPageIn(child);
    if (page !== undefined) return page;
  }
  return undefined;
}

/** The name itself, or with the first number that makes it new. */
export function numbered(name: string, taken: readonly string[], gap = ' '): string {
  if (!taken.includes(name)) return name;
  let n = 2;
  while (taken.includes(`${name}${gap}${n}`)) n++;
  return `${name}${gap}${n}`;
}
