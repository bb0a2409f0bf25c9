/*
 * Places right before and after an entry for "Move to…", found by the entry's name. `plan` is asked for each, so only
 * possible ones are offered. They are few, because they are looked for as someone types.
 */
import type { Doc, NodeId } from '$lib/core/document/node';
import { elementsOf, pointerTo, type Element } from '$lib/core/document/elements';
import type { Operation, Placement } from '$lib/core/operation';
import type { Result } from '$lib/core/result';
import { isListKey } from '$lib/core/schema/kinds';
import { rowPointer, type TreeItem } from '$lib/core/tree/rows';
import { find, searchIndexOf } from '$lib/core/tree/search';
import { isolated } from '$lib/core/text/direction';
import * as m from './messages';
import type { Destination } from './places';

/** Limit on the entries that are tried, and on those that are offered. */
const TRIED = 20;
const OFFERED = 5;

export function neighbors(
  doc: Doc,
  rows: readonly TreeItem[],
  query: string,
  plan: (operation: Operation) => Result<unknown>,
  titles?: ReadonlyMap<string, string>,
): readonly Destination[] {
  if (!query.trim()) return [];
  const moved = new Set<NodeId>(rows.map(({ id }) => id));
  const nodes = rows.map(rowPointer);
  const hits = new Map(
    find(searchIndexOf(doc, titles), query, TRIED).map((hit) => [hit.id, hit] as const),
  );
  const found: Destination[] = [];
  for (const element of elementsOf(doc, [...hits.keys()])) {
    if (found.length >= OFFERED * 2) break;
    const { parent, key, index, kind } = element;
    if (!parent || !isListKey(key) || isMoved(element, moved)) continue;
    const place = (at: number): Placement => ({ parent: pointerTo(parent), key, index: at });
    if (!plan({ op: 'move', nodes, to: place(index) }).ok) continue;
    const { id, name, above } = hits.get(element.node.id)!;
    const path = above.map(isolated).join(' › ');
    const shared = { id, kind, path, near: true, here: false, refusal: undefined };
    for (const [label, at] of [
      [m.before(name), index],
      [m.after(name), index + 1],
    ] as const)
      if (!isStaying(rows, parent, key, at))
        found.push({ ...shared, name: label, to: () => place(at) });
  }
  return found;
}

/** Whether an element moves itself, with an element that holds it. */
function isMoved(element: Element, moved: ReadonlySet<NodeId>): boolean {
  for (let up: Element | undefined = element; up; up = up.parent)
    if (moved.has(up.node.id)) return true;
  return false;
}

/** Whether the rows are there already, one after the other. */
function isStaying(
  rows: readonly TreeItem[],
  parent: Element,
  key: string,
  index: number,
): boolean {
  const first = rows[0]?.index ?? 0;
  return (
    index >= first &&
    index <= first + rows.length &&
    rows.every(
      (row, i) => row.parent?.id === parent.node.id && row.key === key && row.index === first + i,
    )
  );
}
