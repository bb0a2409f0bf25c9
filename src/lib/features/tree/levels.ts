import type { Node } from '$lib/core/document/node';
import { childrenOf } from '$lib/core/document/elements';

const depths = new WeakMap<Node, number>();

/** Number of row levels below an element. */
export function levelsBelow(node: Node): number {
  let depth = depths.get(node);
  if (depth === undefined) {
    depth = 0;
    for (const child of childrenOf(node)) depth = Math.max(depth, 1 + levelsBelow(child.node));
    depths.set(node, depth);
  }
  return depth;
}
