/*
 * Recent destinations of “Move to…” and of drags, because sorting often reuses a few places. A place counts as long as
 * an element moved there is still there, so undoing the move forgets it.
 */
import type { Doc, NodeId } from '$lib/core/document/node';
import { elementOf, type Element } from '$lib/core/document/elements';
import type { Selection } from '$lib/editor/view/selection.svelte';

/** Limit on the moves remembered. */
const PUTS_KEPT = 8;

interface Put {
  readonly place: NodeId;
  readonly moved: NodeId;
}
const putsBySelection = new WeakMap<Selection, readonly Put[]>();

/** Most recent first, for as long as the document is open. */
export function recentPlaces(selection: Selection, doc: Doc): readonly NodeId[] {
  const standing = (putsBySelection.get(selection) ?? []).filter(
    ({ place, moved }) => elementOf(doc, moved)?.parent?.node.id === place,
  );
  return [...new Set(standing.map(({ place }) => place))];
}

/** Records the current place of a moved element. */
export function notePlace(selection: Selection, [element]: readonly Element[]): void {
  const place = element?.parent?.node.id;
  if (!element || place === undefined) return;
  const moved = element.node.id;
  const others = (putsBySelection.get(selection) ?? []).filter((other) => other.moved !== moved);
  putsBySelection.set(selection, [{ place, moved }, ...others].slice(0, PUTS_KEPT));
}
