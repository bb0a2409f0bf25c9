/*
 * Turns the changes of an operation into ordered edits, and removes the lists that they leave empty.
 */
import { mountsOf } from '../document/resolve-refs.ts';
import type { Doc, Node } from '../document/node.ts';
import { reread, type Carried } from '../document/read.ts';
import { ok, refuse, type Result } from '../result.ts';
import { errorsAdded } from '../check/added-errors.ts';
import { join, mapOffset, normalise, type TextEdit } from '../text/edit.ts';
import type { FileChange } from './change-collector.ts';
import { emptiedBy, hidingLists, withoutLists } from './emptied-lists.ts';
import * as m from './messages.ts';

export interface Ordered {
  readonly edits: readonly TextEdit[];
  readonly carried: readonly Carried[];
  readonly arrived: readonly { readonly file: string; readonly at: number }[];
}

/** Changes as one sorted list of edits per file, with the offsets of their pieces in the resulting text. */
export function inOrder(changes: readonly FileChange[]): Ordered {
  const sorted = [...changes].sort((a, b) =>
    a.file === b.file ? a.at - b.at || a.remove - b.remove : a.file < b.file ? -1 : 1,
  );
  const shifts = new Map<string, number>();
  const carried: Carried[] = [];
  const arrived: { file: string; at: number }[] = [];
  for (const change of sorted) {
    const { file } = change;
    const shift = shifts.get(file) ?? 0;
    for (const { at, node, same } of change.carried)
      // Guard: what moved takes its id along
      carried.push({ file, at: change.at + shift + at, node: node as Node, same });
    for (const at of change.arrived) arrived.push({ file, at: change.at + shift + at });
    shifts.set(file, shift + change.insert.length - change.remove);
  }
  const files = [...new Set(sorted.map((change) => change.file))];
  const edits = files.flatMap((file) =>
    normalise(
      sorted
        .filter((change) => change.file === file)
        .map(({ at, remove, insert }) => ({ file, at, remove, insert })),
    ),
  );
  return { edits, carried, arrived };
}

export interface Applied extends Ordered {
  /** The document after the edits. */
  readonly next: Doc;
}

/** Removes the lists that these edits leave empty, and those that would hide the new content. */
export function tidy(doc: Doc, applied: Applied): Applied & { readonly isTidied: boolean } {
  const emptied = emptiedBy(applied.next, applied.edits);
  const first = emptied.length ? also(doc, applied, withoutLists(applied.next, emptied)) : applied;
  const hiding = hidingLists(first.next, errorsAdded(doc, first.next));
  const last = hiding.length ? also(doc, first, withoutLists(first.next, hiding)) : first;
  return { ...last, isTidied: emptied.length > 0 || hiding.length > 0 };
}

/** Adds further changes, relative to the document after the edits, to those edits. */
function also(
  doc: Doc,
  { edits, carried, arrived, next }: Applied,
  more: readonly FileChange[],
): Applied {
  const own = onceEach(next, more);
  if (!own.ok) return { edits, carried, arrived, next };
  const further = inOrder(own.value).edits;
  const moved = <Piece extends { readonly file: string; readonly at: number }>(
    piece: Piece,
  ): Piece => ({
    ...piece,
    at: mapOffset(
      piece.at,
      further.filter(({ file }) => file === piece.file),
    ),
  });
  const all = {
    edits: join(edits, further),
    carried: carried.map(moved),
    arrived: arrived.map(moved),
  };
  return { ...all, next: reread(doc, all.edits, all.carried) };
}

/**
 * Keeps each change once for files that appear in several places. Refuses when an operation on several of these
 * places would change one text in two ways.
 */
export function onceEach(doc: Doc, changes: readonly FileChange[]): Result<readonly FileChange[]> {
  const twice = new Set(
    [...new Set(changes.map(({ file }) => file))].filter((file) => mountsOf(doc, file).length > 1),
  );
  if (twice.size === 0) return ok(changes);
  const known = new Set<string>();
  const own = changes.filter(({ file, at, remove, insert }) => {
    if (!twice.has(file)) return true;
    const key = JSON.stringify([file, at, remove, insert]);
    return !known.has(key) && known.add(key);
  });
  for (const file of twice) {
    const sorted = own.filter((one) => one.file === file).sort((a, b) => a.at - b.at);
    const isMixed = sorted.some(
      (one, i) => one.at < (sorted[i - 1]?.at ?? 0) + (sorted[i - 1]?.remove ?? 0),
    );
    if (isMixed) return refuse('shown-twice', m.changedInTwoWays(file));
  }
  return ok(own);
}
