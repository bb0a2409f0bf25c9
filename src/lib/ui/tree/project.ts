/*
 * Where a drag leads. The pointer's height gives a gap between two rows, its distance from where the drag
 * began a depth; at one gap several depths can be meant (after the row above, after what holds that row,
 * into it), and each is a place in the document. Rows that are moved stay in view, and are looked through.
 */
import { contentOf } from '$lib/core/rules/allow';
import { kindsOfEntries, lengthOf, listWithin, mayHold, takes } from '$lib/core/rules/gaps';
import type { NodeId } from '$lib/core/model/node';
import type { Placement } from '$lib/core/operations/operation';
import type { Kind, ListKey } from '$lib/core/rules/kinds';
import { rowPointer, type Outline, type TreeItem } from '$lib/core/views/rows';
import type { Load } from '$lib/editor/external-drag.svelte';

/** A place that a drop could mean: a gap in the rows, a depth there, and what that is in the document. */
export interface DropTarget {
  /** The line stands before the row with this index. */
  readonly gap: number;
  readonly depth: number;
  readonly parent: TreeItem;
  readonly key: ListKey;
  readonly index: number;
}

/** Where a drag began: the pointer's x and the depth of the row that was taken. */
export interface DragOrigin {
  readonly x: number;
  readonly depth: number;
}

/** What is dragged: the outermost rows, in the order of the tree. */
export interface DragItems {
  readonly rows: readonly TreeItem[];
  /** Of what kinds they are, or what comes from a panel is. */
  readonly kinds: readonly Kind[];
  /** What comes from a panel and is not in the document yet; then there are no rows. */
  readonly load?: Load;
  /** The one that the hand took. */
  readonly grabbed: NodeId | undefined;
  /** These, and everything in view below them: it goes along. */
  readonly ids: ReadonlySet<NodeId>;
  /** Those of them that leave the list while they are in the hand. */
  readonly away: ReadonlySet<NodeId>;
}

/**
 * What is taken when the hand takes a row with these selected. Nothing that a person sees moves: what stands in it
 * stays as far as it is in view (`bottom`: the last row that is), and leaves the list beyond, so that one gets past it.
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

/** What comes from a panel: nothing in the tree leaves its place. */
export const externalItemsOf = (load: Load): DragItems => ({
  rows: [],
  kinds: kindsOfEntries(load.values),
  load,
  grabbed: undefined,
  ids: NOTHING,
  away: NOTHING,
});
const NOTHING: ReadonlySet<NodeId> = new Set();

export const kindsOf = (rows: readonly TreeItem[]): readonly Kind[] => [
  ...new Set(rows.map(({ kind }) => kind)),
];

/** The gap nearest to a height, counted from the first row's top. */
export const gapAt = (y: number, rowHeight: number, count: number): number =>
  Math.max(0, Math.min(count, Math.round(y / rowHeight)));

/** The depth that the hand asks for: that of the taken row, and one more or less for each indent moved. */
export const depthAt = (x: number, grip: DragOrigin, indent: number): number =>
  grip.depth + Math.round((x - grip.x) / indent);

/** Everything that a drop at this gap could mean, the nearest to the wanted depth first. */
export function dropTargetsAt(
  { root, rows }: Outline,
  gap: number,
  wanted: number,
  taken: DragItems,
): readonly DropTarget[] {
  if (!root) return [];
  // Within what is taken the line stands at its edge.
  const isTaken = (at: number) => rows[at] !== undefined && taken.ids.has(rows[at].id);
  while (isTaken(gap - 1) && isTaken(gap)) gap--;
  const { kinds } = taken;
  const above = look(rows, gap - 1, -1, taken.ids);
  const below = look(rows, gap, 1, taken.ids);
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

/** Whether a drop there would leave everything as it is. */
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

/** Rows of a selection without those that stand below another one of it. */
export const outermost = (
  rows: readonly TreeItem[],
  ids: ReadonlySet<NodeId>,
): readonly TreeItem[] =>
  rows.filter((row) => {
    if (!ids.has(row.id)) return false;
    for (let up = row.parent; up; up = up.parent) if (ids.has(up.id)) return false;
    return true;
  });

type Near = { readonly after: TreeItem } | { readonly before: TreeItem } | 'first' | 'last';

/** The list and index near a sibling, or in the list that takes these kinds when they do not fit beside it. */
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

function look(
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
