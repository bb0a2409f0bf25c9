/*
 * The path of a new page before it has a title: in the folder of the nearest pages.
 */
import { pageNear } from '$lib/core/document/near-page';
import { labelOf } from '$lib/core/document/elements';
import { folderOf } from '$lib/core/pages/page-paths';
import type { ListKey } from '$lib/core/schema/kinds';
import { rowsBelow, type TreeItem } from '$lib/core/tree/rows';

/** A path for a page at this index of the list. */
export function newPath(parent: TreeItem, key: ListKey, index: number): string {
  const near = pageNear(parent, key, index) ?? '';
  const taken = rowsBelow(parent).filter((row) => row.kind === 'page');
  return numbered(`${folderOf(near)}new-page`, taken.map(labelOf), '-');
}

/** The name itself, or with the first number that makes it new. */
export function numbered(name: string, taken: readonly string[], gap = ' '): string {
  if (!taken.includes(name)) return name;
  let n = 2;
  while (taken.includes(`${name}${gap}${n}`)) n++;
  return `${name}${gap}${n}`;
}
