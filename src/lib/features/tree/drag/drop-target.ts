/*
 * The target of a drag. The pointer's height selects a gap between two rows, and its horizontal distance from the start
 * a depth. One gap can mean several depths (after the row above, after an ancestor of that row, inside it), and each is
 * a place in the document. Moved rows stay in view and are ignored.
 */
import { contentOf } from '$lib/core/check/placement/allow';
import {
  kindsOfEntries,
  lengthOf,
  listWithin,
  mayHold,
  takes,
} from '$lib/core/check/placement/gaps';
import type { NodeId } from '$lib/core/document/node';
import type { Placement } from '$lib/core/operation';
import type { Kind, ListKey } from '$lib/core/schema/kinds';
import { outermost, rowPointer, type Outline, type TreeItem } from '$lib/core/tree/rows';
import type { Load } from '$lib/editor/external-drag.svelte';

/** A place that a drop could mean: a gap between rows, a depth, and the place in the document. */
export interface DropTarget {
  /** The line appears before the row with this index. */
  readonly gap: number;
  readonly depth: number;
  readonly parent: TreeItem;
  readonly key: ListKey;
  readonly index: number;
}

/** The start of a drag: the pointer's x and the depth of the grabbed row. */
export interface DragOrigin {
  readonly x: number;
  readonly depth: number;
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
    let end = i + 1;
    while (end < rows.length && rows[end]!.depth > row.depth) end++;
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

/** The gap nearest to a height, measured from the top of the first row. */
export const gapAt = (y: number, rowHeight: number, count: number): number =>
  Math.max(0, Math.min(count, Math.round(y / rowHeight)));

/** The requested depth: that of the grabbed row, plus or minus one for each indent moved. */
export const depthAt = (x: number, grip: DragOrigin, indent: number): number =>
  grip.depth + Math.round((x - grip.x) / indent);

/** Everything that a drop at this gap could mean, nearest to the wanted depth first. */
export function dropTargetsAt(
  { root, rows }: Outline,
  gap: number,
  wanted: number,
  taken: DragItems,
): readonly DropTarget[] {
  if (!root) return [];
  // Inside the dragged rows, the line stays at their edge.
  const isTaken = (at: number) => rows[at] !== undefined && taken.ids.has(rows[at].id);
  while (isTaken(gap - 1) && isTaken(gap)) gap--;
  const { kinds } = taken;
  const above = nearestAllowed(rows, gap - 1, -1, taken.ids);
  const below = nearestAllowed(rows, gap, 1, taken.ids);
  const aims: DropTarget[] = [];
  const add = (parent: TreeItem, depth: number, near: Near) => {
    const place = placeIn(parent, near, kinds);
    if (place) aims.push({ gap, depth, parent, ...place });
  };
  const least = below?.depth ?? 0;
  const most = !above ? 0 : mayHold(above) ? above.depth + 1 : above.depth;
  for (let depth = least; depth <= most; depth++) {
    const sibling = above && ancestorAt(above, depth);
    const next = below?.depth === depth && below.key !== 'global' ? below : undefined;
    const parent = sibling?.parent ?? next?.parent ?? (depth === 0 ? root : above);
    if (!parent) continue;
    if (sibling && sibling.key !== 'global') add(parent, depth, { after: sibling });
    if (next && next.key !== sibling?.key) add(parent, depth, { before: next });
    else if (!sibling) add(parent, depth, parent.expanded ? 'first' : 'last');
  }
  return aims.sort((a, b) => Math.abs(a.depth - wanted) - Math.abs(b.depth - wanted));
}

export const placementOf = ({ parent, key, index }: DropTarget): Placement => ({
  parent: rowPointer(parent),
  key,
  index,
});

/** Whether a drop there would change nothing. */
export function isStaying(aim: DropTarget, moved: readonly TreeItem[]): boolean {
  const first = moved[0];
  if (!first) return true;
  return (
    moved.every(
      (row, i) =>
        row.parent?.id === aim.parent.id && row.key === aim.key && row.index === first.index + i,
    ) &&
    aim.index >= first.index &&
    aim.index <= first.index + moved.length
  );
}

type Near = { readonly after: TreeItem } | { readonly before: TreeItem } | 'first' | 'last';

/** The list and index next to a sibling, or in the list that accepts these kinds if they don't fit there. */
function placeIn(
  parent: TreeItem,
  near: Near,
  kinds: readonly Kind[],
): { readonly key: ListKey; readonly index: number } | undefined {
  if (typeof near === 'object') {
    const sibling = 'after' in near ? near.after : near.before;
    if (sibling.key !== 'global' && takes(sibling.key, kinds))
      return { key: sibling.key, index: sibling.index + ('after' in near ? 1 : 0) };
  }
  const key = listWithin(parent, kinds);
  if (!key) return undefined;
  const isFirst = near === 'first' && contentOf(parent).includes(key);
  return { key, index: isFirst ? 0 : lengthOf(parent, key) };
}

function nearestAllowed(
  rows: readonly TreeItem[],
  from: number,
  step: 1 | -1,
  moved: ReadonlySet<NodeId>,
): TreeItem | undefined {
  for (let i = from; i >= 0 && i < rows.length; i += step)
    if (!moved.has(rows[i]!.id)) return rows[i];
  return undefined;
}

function ancestorAt(row: TreeItem, depth: number): TreeItem | undefined {
  let up: TreeItem | undefined = row;
  while (up && up.depth > depth) up = up.parent;
  return up?.depth === depth ? up : undefined;
}
