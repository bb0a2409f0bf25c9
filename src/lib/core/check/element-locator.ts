/*
 * Locates elements by their ids and the ids of their ancestors. Searches from the navigation down and reads each list
 * once.
 */
import { memo } from '../memo.ts';
import { sourceNode } from '../document/resolve-refs.ts';
import type { Doc, Node, NodeId } from '../document/node.ts';
import { member } from '../document/walk.ts';
import { childrenOf, labelOf, navigationOf, type Child } from '../document/elements.ts';
import type { AncestorPath } from '../document/page-index.ts';
import type { Marked } from './locate-findings.ts';
import { positionBelow, positionOf, type TextPosition } from './text-position.ts';

/** Offsets refer to the file's text, or to the last text that parsed. */
export interface LocatedElement extends TextPosition {
  readonly pointer: string;
  /** "English › Guides". Empty for the navigation itself. */
  readonly trail: string;
}

/** A mark on the whole element. */
export const markOf = ({ file, node, at, pointer }: LocatedElement): Marked => ({
  file,
  at,
  length: sourceNode(node).length,
  pointer,
  node: node.id,
});

export interface Locator {
  readonly element: (way: AncestorPath) => LocatedElement;
  /** An entry of one of the element's lists. */
  readonly entry: (way: AncestorPath, id: NodeId) => LocatedElement;
}

/** Locates elements in one document. Throws for ids that aren't in it: that is a bug. */
export function locatorOf(doc: Doc): Locator {
  const found = new Map<NodeId, LocatedElement>();
  const element = (way: AncestorPath): LocatedElement => {
    const known = found.get(way.id);
    if (known) return known;
    const place = way.up ? below(element(way.up), way.id) : topOf(doc);
    found.set(way.id, place);
    return place;
  };
  return { element, entry: (way, id) => below(element(way), id) };
}

function topOf(doc: Doc): LocatedElement {
  return { ...positionOf(navigationOf(doc)!.spot), pointer: '/navigation', trail: '' };
}

function below(parent: LocatedElement, id: NodeId): LocatedElement {
  const child = childrenById(parent.node).get(id);
  const list = child && member(parent.node, child.key);
  if (list?.value.type !== 'array') throw new Error(`No entry ${id} in ${parent.pointer}`);
  const label = child!.node.type === 'object' ? labelOf(child!).trim() || '…' : '';
  return {
    ...positionBelow(parent, child!, list.start + list.value.starts[child!.index]!),
    pointer: `${parent.pointer}/${child!.key}/${child!.index}`,
    trail: parent.trail && label ? `${parent.trail} › ${label}` : label,
  };
}

const childrenById = memo(
  (node: Node): ReadonlyMap<NodeId, Child> =>
    new Map(childrenOf(node).map((child) => [child.node.id, child])),
);
