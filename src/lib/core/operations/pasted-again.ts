/* Elements that were cut and are pasted. They are the same ones in another place, so the work says that they moved. */
import { elementAt } from '../document/elements.ts';
import { withMoves } from '../document/moves.ts';
import type { Doc, Node } from '../document/node.ts';
import { reread } from '../document/read.ts';
import { outermost, parsePointer } from '../document/walk.ts';
import type { Plan } from './plan.ts';

/**
 * The document after a plan that inserts elements into `doc`, where they have the ids of these nodes, in this order. The
 * planned document if it has another number of them, or if a node is in the document still: then they are copies.
 */
export function pastedAgain(
  doc: Doc,
  { edits, after, landed }: Pick<Plan, 'edits' | 'after' | 'landed'>,
  nodes: readonly Node[],
  isThere: (node: Node) => boolean,
): Doc {
  const elements = landed.flatMap((pointer) => elementAt(after, parsePointer(pointer) ?? []) ?? []);
  if (elements.length !== nodes.length || nodes.some(isThere)) return after;
  const carried = elements.map(({ spot }, i) => {
    const { file, at } = outermost(spot);
    return { file, at, node: nodes[i]!, same: false };
  });
  return withMoves(
    reread(doc, edits, carried),
    nodes.map(({ id }) => id),
  );
}
