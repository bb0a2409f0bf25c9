/*
 * The tree's texts: where a drop goes, and what a row is.
 */
import type { NodeId } from '$lib/core/document/node';
import { KINDS } from '$lib/core/schema/kinds';
import { faceOf, type Face } from '$lib/core/tree/row-face';
import { rowsBelow, type TreeItem } from '$lib/core/tree/rows';
import { isolated } from '$lib/core/text/direction';
import { ORDINALS } from '$lib/core/compare/entry-words';
import { fileName } from './kept-in';
import type { DropTarget } from './drag/project';

/** For example "second", "11th" or "23rd". */
export function ordinal(n: number): string {
  const word = ORDINALS[n - 1];
  if (word) return word;
  const tail = n % 100 > 10 && n % 100 < 14 ? 'th' : (['th', 'st', 'nd', 'rd'][n % 10] ?? 'th');
  return `${n}${tail}`;
}

/** For example "Into Guides, second place". Places are counted as they will be after the move. */
export function whereTo(aim: DropTarget, moved: ReadonlySet<NodeId>, titles?: Titles): string {
  const list = rowsBelow(aim.parent).filter((row) => row.key === aim.key);
  const staying = list.filter((row) => !moved.has(row.id));
  const before = staying.filter((row) => row.index < aim.index).length;
  const into = `Into ${inSentence(aim.parent, titles)}`;
  if (staying.length === 0) return into;
  return `${into}, ${before === staying.length ? 'last' : ordinal(before + 1)} place`;
}

type Titles = ReadonlyMap<string, string>;

/** A row's name within a sentence: "Guides", "the navigation". */
export const inSentence = (row: TreeItem, titles?: Titles): string =>
  row.kind === 'navigation' ? 'the navigation' : isolated(faceOf(row, titles).name);

/** What a screen reader adds to a row's name: "group, 6 pages, New, hidden". */
export function describe(
  row: TreeItem,
  face: Face,
  problem: string | undefined,
  change: string | undefined,
  kept?: string,
): string {
  const parts = [
    KINDS[row.kind].word,
    face.count > 0 && `${face.count} ${face.count === 1 ? 'page' : 'pages'}`,
    face.tag && isolated(face.tag),
    face.openapi && 'OpenAPI',
    face.hidden && 'hidden',
    face.external && 'external link',
    face.ref && 'in another file',
    kept && `in ${fileName(kept)}`,
    change,
    problem,
  ];
  return parts.filter(Boolean).join(', ');
}

/** For example "Instead: wrap it in an anchor. Let go to choose." `more` is the number of other alternatives. */
export function insteadOf(label: string, more: number): string {
  const way = label.charAt(0).toLowerCase() + label.slice(1);
  const others = more === 0 ? '' : `, or ${more === 1 ? 'another way' : `${more} other ways`}`;
  return `Instead: ${way}${others}. Let go to choose.`;
}
