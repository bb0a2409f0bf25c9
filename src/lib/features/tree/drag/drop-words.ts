/*
 * Where a drop goes, in words.
 */
import { faceOf } from '$lib/core/tree/row-face';
import { isDivision, scopeName } from '$lib/core/tree/scope';
import { rowsBelow, type TreeItem } from '$lib/core/tree/rows';
import { KINDS } from '$lib/core/schema/kinds';
import { isHidden } from '$lib/core/site/content';
import { inQuotes, isolated } from '$lib/core/text/direction';
import { ORDINALS } from '$lib/core/compare/entry-words';
import * as m from './messages';
import type { DragItems, DropTarget } from './drop-target';

/** For example "second", "11th" or "23rd". */
export function ordinal(n: number): string {
  const word = ORDINALS[n - 1];
  if (word) return word;
  const tail = n % 100 > 10 && n % 100 < 14 ? 'th' : (['th', 'st', 'nd', 'rd'][n % 10] ?? 'th');
  return `${n}${tail}`;
}

/** For example "Into “Guides”, second in the list". Positions are counted as they will be after the move. */
export function whereTo(
  target: DropTarget,
  { rows, ids }: Pick<DragItems, 'rows' | 'ids'>,
  titles?: Titles,
): string {
  const list = rowsBelow(target.parent).filter((row) => row.key === target.key);
  const staying = list.filter((row) => !ids.has(row.id));
  const before = staying.filter((row) => row.index < target.index).length;
  const place = placeOf(target.parent, rows, titles);
  if (staying.length === 0) return m.into(place);
  return before === staying.length ? m.intoAsLast(place) : m.intoAs(place, ordinal(before + 1));
}

/**
 * What it goes into, with its kind if what contains it or something in it has the same name ("the group “Help center”").
 * Also says the language, version or product if it's another one, and whether readers don't see it.
 */
function placeOf(row: TreeItem, moved: readonly TreeItem[], titles?: Titles): string {
  const name = inSentence(row, titles);
  const inside = rowsBelow(row).filter(({ kind }) => kind !== 'page');
  const others = row.parent ? [row.parent, ...inside] : [];
  const isAmbiguous = others.some((other) => inSentence(other, titles) === name);
  const place = isAmbiguous ? m.ofKind(KINDS[row.kind].word, name) : name;
  const division = divisionOf(row);
  const isOther = division !== row && moved.some((one) => divisionOf(one)?.id !== division?.id);
  const notes = [
    ...(division && isOther ? [isolated(scopeName(division))] : []),
    ...(isHiddenFromReaders(row) ? [m.hidden] : []),
  ];
  return notes.length ? m.withNotes(place, notes) : place;
}

/** The innermost language, version or product that contains a row or is it. */
function divisionOf(row: TreeItem): TreeItem | undefined {
  if (isDivision(row.kind)) return row;
  return row.parent && divisionOf(row.parent);
}

const isHiddenFromReaders = ({ node, parent }: TreeItem): boolean =>
  isHidden(node) || (parent !== undefined && isHiddenFromReaders(parent));

type Titles = ReadonlyMap<string, string>;

/** A row's name within a sentence: "“Guides”", "the navigation". */
export const inSentence = (row: TreeItem, titles?: Titles): string =>
  row.kind === 'navigation' ? m.theNavigation : inQuotes(faceOf(row, titles).name);
