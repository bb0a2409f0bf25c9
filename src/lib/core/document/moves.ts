/*
 * Remembers which elements operations moved. A text alone doesn't say it: where two neighbors swapped places, either
 * may have moved.
 */
import type { Doc, Moves, NodeId } from './node.ts';
import { idsAt, pointersOf } from './pointers.ts';

/** The document, with these elements known as moved, the last of them last. */
export function withMoves(doc: Doc, ids: readonly NodeId[]): Doc {
  if (ids.length === 0) return doc;
  const moved = new Map(doc.moved);
  let { nextId } = doc;
  for (const id of ids) {
    moved.delete(id);
    moved.set(id, nextId++);
  }
  return { ...doc, moved, nextId };
}

/** The elements that were moved between two documents of one history, with the number of the move. */
export const movedBetween = (base: Moves, doc: Moves): Moves =>
  new Map([...base, ...doc].filter(([id]) => base.get(id) !== doc.get(id)));

/** The document, as if since `base` none but these elements had been moved. */
export function withOnlyMoves(doc: Doc, base: Moves, ids: ReadonlySet<NodeId>): Doc {
  if (movedBetween(base, doc.moved).size === 0) return doc;
  const moved = [...base].filter(([id]) => !ids.has(id));
  return { ...doc, moved: new Map([...moved, ...[...doc.moved].filter(([id]) => ids.has(id))]) };
}

/** The pointers of the elements moved between two documents, for a text that is read again later. */
export function pointersOfMoves(base: Doc, doc: Doc): readonly string[] {
  const ids = [...movedBetween(base.moved, doc.moved).keys()];
  const pointers = pointersOf(doc, new Set(ids));
  return ids.flatMap((id) => pointers.get(id) ?? []);
}

/** The document, with the elements at these pointers known as moved. */
export const withMovesAt = (doc: Doc, pointers: readonly string[]): Doc =>
  withMoves(doc, idsAt(doc, pointers));
