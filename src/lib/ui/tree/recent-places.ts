/*
 * Where things were put lately by “Move to…” or by hand: what is sorted is often sorted into a few places. A place
 * counts for as long as something that was put there stands there; so one whose move was undone is forgotten.
 */
import type { Doc, NodeId } from '$lib/core/model/node';
import { elementOf, type Element } from '$lib/core/rules/elements';
import type { Selection } from '$lib/editor/selection.svelte';

/** So many moves are remembered. */
const MOST = 8;

interface Put {
  readonly place: NodeId;
  readonly moved: NodeId;
}
const remembered = new WeakMap<Selection, readonly Put[]>();

/** The last one first, for as long as the document is open. */
export function recentPlaces(selection: Selection, doc: Doc): readonly NodeId[] {
  const standing = (remembered.get(selection) ?? []).filter(
    ({ place, moved }) => elementOf(doc, moved)?.parent?.node.id === place,
  );
  return [...new Set(standing.map(({ place }) => place))];
}

/** Notes that these have gone where they stand now. */
export function notePlace(selection: Selection, [element]: readonly Element[]): void {
  const place = element?.parent?.node.id;
  if (!element || place === undefined) return;
  const moved = element.node.id;
  const others = (remembered.get(selection) ?? []).filter((other) => other.moved !== moved);
  remembered.set(selection, [{ place, moved }, ...others].slice(0, MOST));
}
