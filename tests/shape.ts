/* A reading without its ids: what a fresh reading of the same text must give, too. */
import type { Node, Reading } from '../src/lib/core/model/node.ts';

/** A node, its ids left out. */
export function shapeOf(node: Node | undefined): unknown {
  if (!node) return undefined;
  const { id: _, ...rest } = node;
  if (rest.type === 'array') return { ...rest, items: rest.items.map(shapeOf) };
  if (rest.type === 'object')
    return { ...rest, members: rest.members.map((m) => ({ ...m, value: shapeOf(m.value) })) };
  return rest;
}

/** What a text means, apart from ids; of one that does not parse only why. */
export const meaningOf = ({ root, rootAt, loose, problem, tooDeep }: Reading): unknown =>
  problem ? { problem, tooDeep } : { root: shapeOf(root), rootAt, loose, tooDeep };
