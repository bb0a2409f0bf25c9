import type { Node } from './node.ts';

const heights = new WeakMap<Node, number>();
/** Nesting levels: 1 for a scalar or an empty list. */
export function heightOf(node: Node): number {
  if (node.type !== 'object' && node.type !== 'array') return 1;
  let height = heights.get(node);
  if (height === undefined) {
    const inner = node.type === 'array' ? node.items : node.members.map((m) => m.value);
    height = 1 + inner.reduce((most, child) => Math.max(most, heightOf(child)), 0);
    heights.set(node, height);
  }
  return height;
}
