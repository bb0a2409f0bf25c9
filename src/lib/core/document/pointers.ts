/*
 * Looks up many elements by pointer and many pointers by id. This is how the open, selected, and visible
 * elements are remembered from one visit to the next.
 */
import type { Doc, Node, NodeId } from './node.ts';
import { member } from './walk.ts';
import { childrenOf, navigationOf } from './elements.ts';
import { isListKey } from '../schema/kinds.ts';

/** The pointers of at most `most` of these elements, outermost first. Removed elements are omitted. */
export function pointersOf(
  doc: Doc,
  ids: ReadonlySet<NodeId>,
  most = Infinity,
): ReadonlyMap<NodeId, string> {
  const found = new Map<NodeId, string>();
  const start = navigationOf(doc);
  if (!start) return found;
  const enough = Math.min(most, ids.size);
  let level: { readonly node: Node; readonly pointer: string }[] = [
    { node: start.node, pointer: '/navigation' },
  ];
  while (level.length && found.size < enough) {
    const next: typeof level = [];
    for (const { node, pointer } of level) {
      if (ids.has(node.id) && found.size < enough) found.set(node.id, pointer);
      for (const child of childrenOf(node)) {
        const tail = child.key === 'global' ? 'global' : `${child.key}/${child.index}`;
        next.push({ node: child.node, pointer: `${pointer}/${tail}` });
      }
    }
    level = next;
  }
  return found;
}

/** The elements at these pointers, in order. Pointers without an element are omitted. */
export function idsAt(doc: Doc, pointers: readonly string[]): readonly NodeId[] {
  const known = new Map<string, Node | undefined>([['/navigation', navigationOf(doc)?.node]]);
  const nodeAt = (pointer: string): Node | undefined => {
    if (!known.has(pointer)) known.set(pointer, below(pointer, nodeAt));
    return known.get(pointer);
  };
  return pointers.flatMap((pointer) => nodeAt(pointer)?.id ?? []);
}

function below(pointer: string, nodeAt: (pointer: string) => Node | undefined): Node | undefined {
  const [, above, key, index] = /^(\/.+)\/(?:(\w+)\/(\d+)|global)$/.exec(pointer) ?? [];
  const parent = above === undefined ? undefined : nodeAt(above);
  if (!parent) return undefined;
  if (key === undefined) return childrenOf(parent).find((child) => child.key === 'global')?.node;
  const list = isListKey(key) ? member(parent, key)?.value : undefined;
  return list?.type === 'array' ? list.items[Number(index)] : undefined;
}

/** The pointers of all ancestors: for "/navigation/tabs/0/groups/1" those of its tab and of the navigation. */
export function pointersAbove(pointer: string): readonly string[] {
  const out: string[] = [];
  for (;;) {
    const above = /^(\/.+)\/(?:\w+\/\d+|global)$/.exec(pointer)?.[1];
    if (above === undefined) return out;
    out.push((pointer = above));
  }
}
