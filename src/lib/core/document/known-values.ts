/*
 * Values of a text that does not parse, known from the last text that did: those the edits since then did not touch.
 * A search for the error can skip them.
 */
import { countUpTo } from '../text/binary-search.ts';
import type { Node, Reading } from './node.ts';

/** The length of the known value that starts at an offset of the current text, or 0 if none does. */
export function knownValues({ root, rootAt, since }: Reading): (at: number) => number {
  if (!root || since.length === 0) return () => 0;
  return (at) => {
    let shift = 0;
    for (const edit of since) {
      const start = edit.at + shift;
      if (at < start) break;
      if (at < start + edit.insert.length) return 0;
      shift += edit.insert.length - edit.remove;
    }
    const from = at - shift;
    const node = startingAt(root, rootAt, from);
    if (!node || (node.type !== 'object' && node.type !== 'array' && node.type !== 'string'))
      return 0;
    const end = from + node.length;
    const isTouched = since.some((edit) => edit.at < end && edit.at + edit.remove > from);
    return isTouched || since.some(({ at: put }) => put > from && put < end) ? 0 : node.length;
  };
}

/** The outermost value that starts at an offset. */
function startingAt(root: Node, rootAt: number, at: number): Node | undefined {
  let node = root;
  let start = rootAt;
  while (start !== at) {
    const inner: { readonly node: Node; readonly at: number } | undefined = around(
      node,
      at - start,
    );
    if (!inner) return undefined;
    node = inner.node;
    start += inner.at;
  }
  return node;
}

/** The direct child of a node that contains an offset relative to the node. */
function around(node: Node, at: number): { readonly node: Node; readonly at: number } | undefined {
  if (node.type === 'object') {
    const m = node.members.find(({ start, value }) => start <= at && at < start + value.length);
    return m && { node: m.value, at: m.start };
  }
  if (node.type !== 'array') return undefined;
  const index = countUpTo(node.starts, at) - 1;
  const start = node.starts[index];
  const item = node.items[index];
  return item && start !== undefined && at < start + item.length
    ? { node: item, at: start }
    : undefined;
}
