/*
 * The document after a target was written to it, with every element under its known id: its own, or that of the
 * document it was taken from.
 */
import type { Doc, Node, NodeId } from '../document/node.ts';
import { reread, type Carried } from '../document/read.ts';
import { below, outermost, rootSpot, type NodePlace, type Spot } from '../document/walk.ts';
import type { TextEdit } from '../text/edit.ts';
import type { Target } from './target.ts';

/** `edits` must be the result of `written` for the target. `nextId` must exceed the ids of all documents involved. */
export function withRestoredIds(
  doc: Doc,
  target: Target,
  edits: readonly TextEdit[],
  nextId: number,
): Doc {
  if (edits.length === 0) return doc;
  const start = { ...doc, nextId };
  const plain = reread(start, edits);
  const root = rootSpot(plain);
  if (
    !root ||
    [...new Set(edits.map(({ file }) => file))].some((file) => plain.files.get(file)!.problem)
  )
    return plain;
  const carried: Carried[] = [];
  const text = (of: Doc, { file, at, node }: NodePlace) =>
    of.files.get(file)!.text.slice(at, at + node.length);
  const own = idsFrom(doc, target);
  const visit = (want: Target, spot: Spot): void => {
    const { like } = want;
    // A value from another document becomes a new one when its id belongs to a value that stays here.
    const isTaken = like.doc !== doc && idsOf(want).some((id) => own.has(id));
    // The content of a `$ref` is carried by the `$ref`.
    const [from, to] = [outermost(like.spot), outermost(spot)];
    const isWhole = !like.spot.via || !spot.via;
    const same = want.is === 'kept' && isWhole && text(like.doc, from) === text(plain, to);
    if (!isTaken) carried.push({ file: to.file, at: to.at, node: from.node, same });
    if (want.is === 'kept' && (spot.via ?? like.spot.via)) return;
    if (want.is === 'array')
      want.items.forEach((item, i) => {
        const inner = below(spot, i);
        if (inner) visit(item, inner);
      });
    if (want.is === 'object')
      for (const { key, value } of want.members) {
        const inner = below(spot, key);
        if (inner) visit(value, inner);
      }
  };
  visit(target, root);
  return reread(start, edits, carried);
}

/** The ids of everything a target takes from a document. */
function idsFrom(doc: Doc, target: Target): ReadonlySet<NodeId> {
  const ids = new Set<NodeId>();
  const visit = (want: Target): void => {
    if (want.like.doc === doc) for (const id of idsOf(want)) ids.add(id);
    if (want.is === 'array') want.items.forEach(visit);
    if (want.is === 'object') for (const { value } of want.members) visit(value);
  };
  visit(target);
  return ids;
}

/** The ids of a piece; a kept piece includes those of everything inside it. */
function idsOf({ is, like }: Target): readonly NodeId[] {
  if (is !== 'kept') return [like.spot.node.id];
  const ids: NodeId[] = [];
  const visit = (node: Node): void => {
    ids.push(node.id);
    if (node.type === 'array') node.items.forEach(visit);
    else if (node.type === 'object') for (const { value } of node.members) visit(value);
  };
  visit(like.spot.node);
  return ids;
}
