/*
 * The path of a new page before it has a title: in the folder of the nearest pages.
 */
import { folderNear } from '$lib/core/operations/near-folder';
import { labelOf } from '$lib/core/document/elements';
import type { ListKey } from '$lib/core/schema/kinds';
import { rowsBelow, type TreeItem } from '$lib/core/tree/rows';

/** A path for a page at this index of the list. */
export function newPath(parent: TreeItem, key: ListKey, index: number): string {
  const taken = rowsBelow(parent).filter((row) => row.kind === 'page');
  return numbered(`${folderNear(parent, key, index)}new-page`, taken.map(labelOf), '-');
}

/** The folder of new pages at or after an element. */
export const folderAt = (row: TreeItem): string =>
  row.parent && row.kind === 'page'
    ? folderNear(row.parent, row.key, row.index + 1)
    : folderNear(row, 'pages', rowsBelow(row).length);

/** The name itself, or with the first number that makes it new. */
export function numbered(name: string, taken: readonly string[], gap = ' '): string {
  if (!taken.includes(name)) return name;
  let n = 2;
  while (taken.includes(`${name}${gap}${n}`)) n++;
  return `${name}${gap}${n}`;
}
