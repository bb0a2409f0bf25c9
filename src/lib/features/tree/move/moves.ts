/*
 * Operations of the keys, the menu and the buttons on selected rows. If a gesture can mean several operations, they are
 * returned in order and the first that `plan` accepts is done. If it cannot mean any, the reason is returned.
 */
import { canContain, listFor, listsOf } from '$lib/core/check/placement/allow';
import type { Operation } from '$lib/core/operation';
import { lengthOf, mayHold } from '$lib/core/check/placement/gaps';
import type { ListKey } from '$lib/core/schema/kinds';
import { rowName } from '$lib/core/tree/row-face';
import type { Titles } from '$lib/core/document/page-name';
import { rowPointer, rowsBelow, type TreeItem } from '$lib/core/tree/rows';
import { inSentence } from '../drag/drop-words';
import * as m from './messages';

/** Possible operations, most natural first, or the reason why there are none. */
export type OperationChoice = readonly Operation[] | string;

export type Direction = 'up' | 'down' | 'in' | 'out';

/** Moves selected rows by one step. They are outermost, in one list, and in tree order. */
export function step(
  rows: readonly TreeItem[],
  direction: Direction,
  titles: Titles,
): OperationChoice {
  const first = rows[0];
  if (!first?.parent) return m.nothingToMove;
  if (rows.some((row) => row.key === 'global')) return m.globalStays;
  if (rows.some((row) => row.parent !== first.parent || row.key !== first.key))
    return m.differentLists;
  const nodes = rows.map(rowPointer);
  const ways = { up, down, in: into, out }[direction](rows, first.parent, titles);
  if (typeof ways === 'string') return ways;
  return ways.map(([parent, key, index]) => ({
    op: 'move',
    nodes,
    to: { parent: rowPointer(parent), key, index },
  }));
}

/** The message for a step past the edge of their list, if nothing accepts them there. */
export function edge(
  rows: readonly TreeItem[],
  direction: Direction,
  titles: Titles,
): string | undefined {
  const [first, last] = [rows[0], rows.at(-1)];
  if (!first?.parent || !last) return undefined;
  if (direction === 'up' && first.index === 0) return m.isFirst(rowName(first, titles));
  if (direction === 'down' && last.index === lengthOf(first.parent, first.key as ListKey) - 1)
    return m.isLast(rowName(last, titles));
  return undefined;
}

type TargetChoice = readonly (readonly [TreeItem, ListKey, number])[] | string;

function up(rows: readonly TreeItem[], parent: TreeItem, titles: Titles): TargetChoice {
  const first = rows[0]!;
  const key = first.key as ListKey;
  if (first.index > 0) return [[parent, key, first.index - 1]];
  const ways = across(rows, parent, -1);
  if (ways) return ways;
  const name = rowName(first, titles);
  return parent.parent ? m.isFirstAndNothingBefore(name, rowName(parent, titles)) : m.isFirst(name);
}

function down(rows: readonly TreeItem[], parent: TreeItem, titles: Titles): TargetChoice {
  const last = rows.at(-1)!;
  const key = last.key as ListKey;
  if (last.index < lengthOf(parent, key) - 1) return [[parent, key, last.index + 2]];
  const ways = across(rows, parent, 1);
  if (ways) return ways;
  const name = rowName(last, titles);
  return parent.parent ? m.isLastAndNothingAfter(name, rowName(parent, titles)) : m.isLast(name);
}

/** Past the edge of their list: into the nearest cousin, or next to the parent if the table allows it. */
function across(rows: readonly TreeItem[], parent: TreeItem, by: 1 | -1): TargetChoice | undefined {
  const ways: [TreeItem, ListKey, number][] = [];
  const { parent: home, key } = parent;
  if (home && key !== 'global' && rows.every(({ kind }) => canContain(home.kind, key, kind).ok))
    ways.push([home, key, by < 0 ? parent.index : parent.index + 1]);
  const cousin = neighbour(parent, by);
  const list = cousin && listIn(cousin, rows[0]!);
  if (cousin && list) ways.unshift([cousin, list, by < 0 ? lengthOf(cousin, list) : 0]);
  if (key === 'pages') ways.reverse();
  return ways.length ? ways : undefined;
}

function into(rows: readonly TreeItem[], parent: TreeItem, titles: Titles): TargetChoice {
  const first = rows[0]!;
  const above = rowsBelow(parent)
    .filter((row) => row.key === first.key && row.index < first.index && mayHold(row))
    .at(-1);
  if (!above) return m.nothingAboveTakes(rowName(first, titles));
  const list = listIn(above, first) ?? listsOf(first.kind)[0];
  return list ? [[above, list, lengthOf(above, list)]] : m.holdsNothing(rowName(above, titles));
}

function out(rows: readonly TreeItem[], parent: TreeItem, titles: Titles): TargetChoice {
  const first = rows[0]!;
  if (!parent.parent || parent.key === 'global')
    return m.isAtTop(rowName(first, titles), inSentence(parent));
  const { key } = parent;
  const after = [parent.parent, key, parent.index + 1] as const;
  if (key === 'pages' || (first.kind !== 'page' && first.kind !== 'endpoint')) return [after];
  // The second one is refused, too, but what would help is done there.
  return [[parent.parent, 'pages', 0], after];
}

const listIn = (parent: TreeItem, child: TreeItem): ListKey | undefined =>
  listFor(parent, child.kind);

/** The next element of the same kind before or after a row: a sibling, or the nearest cousin. */
export function neighbour(row: TreeItem, by: 1 | -1): TreeItem | undefined {
  if (!row.parent) return undefined;
  const like = (other: TreeItem) => other.key === row.key && mayHold(other);
  const siblings = rowsBelow(row.parent).filter(like);
  const at = siblings.findIndex((other) => other.id === row.id);
  const sibling = siblings[at + by];
  if (sibling) return sibling;
  for (let next = neighbour(row.parent, by); next; next = neighbour(next, by)) {
    const cousins = rowsBelow(next).filter(like);
    const cousin = by > 0 ? cousins[0] : cousins.at(-1);
    if (cousin) return cousin;
  }
  return undefined;
}

export const remove = (rows: readonly TreeItem[]): OperationChoice => [
  { op: 'remove', nodes: rows.map(rowPointer) },
];

export const duplicate = (rows: readonly TreeItem[]): OperationChoice => [
  { op: 'duplicate', nodes: rows.map(rowPointer) },
];

/** The row to focus after these are removed: the next in their list, the previous, or the parent. */
export function nextFocus(rows: readonly TreeItem[]): TreeItem | undefined {
  const last = rows.at(-1);
  if (!last?.parent) return undefined;
  const gone = new Set(rows.map((row) => row.id));
  const siblings = rowsBelow(last.parent);
  const at = siblings.findIndex((row) => row.id === last.id);
  const left = (row: TreeItem) => !gone.has(row.id);
  return (
    siblings.slice(at + 1).find(left) ?? siblings.slice(0, at).filter(left).at(-1) ?? last.parent
  );
}
