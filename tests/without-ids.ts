/* A `Reading` without ids, for comparison with a fresh reading of the same text. */
import type { Node, Reading } from '../src/lib/core/document/node.ts';

/** A node without its ids. */
export function nodeWithoutIds(node: Node | undefined): unknown {
  if (!node) return undefined;
  const { id: _, ...rest } = node;
  if (rest.type === 'array') return { ...rest, items: rest.items.map(nodeWithoutIds) };
  if (rest.type === 'object')
    return {
      ...rest,
      members: rest.members.map((m) => ({ ...m, value: nodeWithoutIds(m.value) })),
    };
  return rest;
}

/** The meaning of a text without ids, or only the problem if it doesn't parse. */
export const readingWithoutIds = ({ root, rootAt, loose, problem, tooDeep }: Reading): unknown =>
  problem ? { problem, tooDeep } : { root: nodeWithoutIds(root), rootAt, loose, tooDeep };
