/*
 * Where things were put lately by “Move to…” or by hand: what is sorted is often sorted into a few places.
 */
import type { NodeId } from '$lib/core/model/node';
import type { Element } from '$lib/core/rules/elements';
import type { Selection } from '$lib/editor/selection.svelte';

/** So many are remembered. */
const MOST = 8;

const remembered = new WeakMap<Selection, readonly NodeId[]>();

/** The last one first, for as long as the document is open. */
export const recentPlaces = (selection: Selection): readonly NodeId[] =>
  remembered.get(selection) ?? [];

/** Notes that these have gone where they stand now. */
export function notePlace(selection: Selection, [moved]: readonly Element[]): void {
  const id = moved?.parent?.node.id;
  if (id === undefined) return;
  const others = recentPlaces(selection).filter((other) => other !== id);
  remembered.set(selection, [id, ...others].slice(0, MOST));
}
