/*
 * Where a drop goes. The row under the pointer and the pointer's height in it decide: into the row, before it or after
 * it. What is dragged matters only as far as the row can hold it. After the last entry of a list, each indent to the
 * left of the row's icon goes one list further out, also over the dragged row. Dragged rows stay in view and are no targets.
 */
import { kindsOfEntries, lengthOf, listWithin, mayHold } from '$lib/core/check/placement/gaps';
import type { NodeId } from '$lib/core/document/node';
import type { Operation, Placement } from '$lib/core/operation';
import type { Plan } from '$lib/core/operations/plan';
import type { Refusal } from '$lib/core/result';
import type { Kind, ListKey } from '$lib/core/schema/kinds';
import {
  outermost,
  rowPointer,
  shownChildren,
  type Outline,
  type TreeItem,
} from '$lib/core/tree/rows';
import type { Load } from '$lib/editor/external-drag.svelte';

/** A line before the row with the index `gap`, below the row at `from`, whose visible contents can be in between. */
export interface DropLine {
  readonly gap: number;
  readonly depth: number;
  readonly from: number;
}

/** A place in the document, and how the tree shows it: as a line, or by tinting the row that a drop goes into. */
export interface DropTarget {
  readonly parent: TreeItem;
  readonly key: ListKey;
  readonly index: number;
  readonly line?: DropLine;
}

/** What a drop here would do. `text` says it in one line. There is no target where nothing would land. */
export type DropEvaluation = { readonly text: string; readonly target?: DropTarget } & (
  | { readonly kind: 'move'; readonly operation: Operation }
  | { readonly kind: 'insert'; readonly plan: Plan }
  | { readonly kind: 'stay' }
  | { readonly kind: 'refused'; readonly refusal: Refusal; readonly refuser: NodeId }
  | { readonly kind: 'nowhere' }
);

/** The pointer over the rows. */
export interface Pointed {
  /** The index of the row, or the number of rows in the space below them. */
  readonly at: number;
  /** The height in the row, from 0 at its top to 1. */
  readonly y: number;
  /** The number of indents that the pointer is to the left of the row's icon, rounded up. */
  readonly outdents: number;
}

/** What is known of a row during a drag. */
export interface RowState {
  /** Whether the row accepts everything that is dragged. */
  readonly canHold: (row: TreeItem) => boolean;
  /** Whether this drag opened the row, which then counts as closed. */
  readonly springLoaded: (row: TreeItem) => boolean;
}

/** What is dragged: the outermost rows, in tree order. */
export interface DragItems {
  readonly rows: readonly TreeItem[];
  /** The kinds of the rows, or of a load from a panel. */
  readonly kinds: readonly Kind[];
  /** A load from a panel that is not in the document yet. Then there are no rows. */
  readonly load?: Load;
  /** The row under the pointer at the start. */
  readonly grabbed: NodeId | undefined;
  /** These rows and everything visible below them, which goes along. */
  readonly ids: ReadonlySet<NodeId>;
  /** Those that leave the list during the drag. */
  readonly away: ReadonlySet<NodeId>;
}

/**
 * What dragging a row takes, given the selection. Nothing that is visible moves: the descendants in view stay (`bottom`
 * is the last row in view), and those beyond leave the list, so that the pointer gets past them.
 */
export function dragItemsOf(
  rows: readonly TreeItem[],
  selected: ReadonlySet<NodeId>,
  grabbed: NodeId,
  bottom: number,
): DragItems {
  const taken = outermost(rows, selected);
  const chosen = new Set(taken.map(({ id }) => id));
  const ids = new Set<NodeId>();
  const away = new Set<NodeId>();
  for (let i = 0; i < rows.length; i++) {
    const row = rows[i]!;
    if (!chosen.has(row.id)) continue;
    const end = endOf(rows, i);
    const within = rows.slice(i + 1, end);
    ids.add(row.id);
    for (let j = 0; j < within.length; j++) {
      const { id } = within[j]!;
      ids.add(id);
      if (i + 1 + j > bottom && id !== grabbed) away.add(id);
    }
    i = end - 1;
  }
  return { rows: taken, kinds: kindsOf(taken), grabbed, ids, away };
}

/** Items of a load from a panel: nothing in the tree leaves its place. */
export const externalItemsOf = (load: Load): DragItems => ({
  rows: [],
  kinds: kindsOfEntries(load.values),
  load,
  grabbed: undefined,
  ids: NO_IDS,
  away: NO_IDS,
});
const NO_IDS: ReadonlySet<NodeId> = new Set();

export const kindsOf = (rows: readonly TreeItem[]): readonly Kind[] => [
  ...new Set(rows.map(({ kind }) => kind)),
];

/** Whether the pointer is in the middle of a row: where it means the row itself, and where it opens a closed one. */
export const isMiddle = (y: number): boolean => y >= 0.25 && y <= 0.75;

/**
 * Where a drop at the pointer goes, allowed or not. Undefined where nothing has a place, and over a dragged row, except
 * in a list further out that ends there.
 */
export function dropTargetAt(
  outline: Outline,
  { at, y, outdents }: Pointed,
  { ids, kinds }: DragItems,
  { canHold, springLoaded }: RowState,
): DropTarget | undefined {
  const { rows } = outline;
  const row = rows[at];
  if (!row) return atTheEnd(outline, kinds);
  if (ids.has(row.id)) {
    const out = y < 0.5 ? undefined : after(outline, at, outdents, kinds);
    const isInside = out && (out.parent === row.parent || ids.has(out.parent.id));
    return isInside ? undefined : out;
  }
  const holds = canHold(row);
  if (holds && isMiddle(y)) return intoLast(row, kinds);
  if (y < (holds ? 0.25 : 0.5)) return before(outline, at, kinds);
  if (holds && row.expanded && !springLoaded(row)) {
    const into = intoLast(row, kinds);
    return into && { ...into, index: 0, line: { gap: at + 1, depth: row.depth + 1, from: at } };
  }
  return after(outline, at, outdents, kinds);
}

/** The last place in a row. */
export function intoLast(row: TreeItem, kinds: readonly Kind[]): DropTarget | undefined {
  const key = mayHold(row) ? listWithin(row, kinds) : undefined;
  return key && { parent: row, key, index: lengthOf(row, key) };
}

function before(outline: Outline, at: number, kinds: readonly Kind[]): DropTarget | undefined {
  const { parent, key, index, depth } = outline.rows[at]!;
  // The section “Global links” is in no list. It comes after everything.
  if (!parent || key === 'global') return atTheEnd(outline, kinds);
  return { parent, key, index, line: { gap: at, depth, from: at } };
}

function after(
  outline: Outline,
  at: number,
  outdents: number,
  kinds: readonly Kind[],
): DropTarget | undefined {
  const { rows } = outline;
  let row = rows[at]!;
  for (let out = outdents; out > 0 && row.parent && isLast(row); out--) {
    if (row.parent.key === 'global') break;
    row = row.parent;
  }
  const { parent, key, index, depth } = row;
  if (!parent || key === 'global') return atTheEnd(outline, kinds);
  return { parent, key, index: index + 1, line: { gap: endOf(rows, at), depth, from: at } };
}

const isLast = ({ parent, key, index }: TreeItem): boolean =>
  parent !== undefined && key !== 'global' && index === lengthOf(parent, key) - 1;

/** After the last entry of the outermost list, which is above the section “Global links”. */
function atTheEnd({ root, rows }: Outline, kinds: readonly Kind[]): DropTarget | undefined {
  if (!root) return undefined;
  const last = shownChildren(root.node).findLast((child) => child.key !== 'global');
  const key = last && last.key !== 'global' ? last.key : listWithin(root, kinds);
  if (!key) return undefined;
  const section = rows.findIndex((row) => row.depth === 0 && row.key === 'global');
  const gap = section < 0 ? rows.length : section;
  return {
    parent: root,
    key,
    index: last ? last.index + 1 : 0,
    line: { gap, depth: 0, from: gap },
  };
}

/** The index after a row and everything visible in it. */
function endOf(rows: readonly TreeItem[], at: number): number {
  let end = at + 1;
  while (end < rows.length && rows[end]!.depth > rows[at]!.depth) end++;
  return end;
}

export const placementOf = ({ parent, key, index }: DropTarget): Placement => ({
  parent: rowPointer(parent),
  key,
  index,
});

/** Whether a drop there would change nothing. */
export function isStaying(target: DropTarget, moved: readonly TreeItem[]): boolean {
  const first = moved[0];
  if (!first) return false;
  return (
    moved.every(
      (row, i) =>
        row.parent?.id === target.parent.id &&
        row.key === target.key &&
        row.index === first.index + i,
    ) &&
    target.index >= first.index &&
    target.index <= first.index + moved.length
  );
}
