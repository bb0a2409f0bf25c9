/*
 * The navigation as people see it: elements (tabs, groups, pages, …) over the JSON nodes of the model. What follows
 * from a node alone is remembered per node. An Element adds its position, computed on the way down.
 */
import { memo } from '../memo.ts';
import { countBelow, countUpTo } from '../text/binary-search.ts';
import * as m from './messages.ts';
import type { Doc, Node, NodeId, ObjectNode } from './node.ts';
import { member, pointerOf, spotAt, spotAtOffset, type Spot } from './walk.ts';
import {
  KIND_OF_LIST,
  KINDS,
  isListKey,
  parseEndpoint,
  type Kind,
  type ListKey,
} from '../schema/kinds.ts';

/** A child as its parent's node knows it, without a position in the document. */
export interface Child {
  readonly kind: Kind;
  /** The list that contains it, or 'global' for the global section. */
  readonly key: ListKey | 'global';
  /** Its index in that list. */
  readonly index: number;
  readonly node: Node;
}

/** An element with its position. */
export interface Element extends Child {
  readonly spot: Spot;
  readonly parent: Element | undefined;
}

export const NO_CHILDREN: readonly Child[] = [];

/**
 * The children of an element's node, list by list in text order. Entries of the wrong type are included, so that
 * nothing in the file is invisible. With duplicate keys, the last one counts.
 */
export const childrenOf = (node: Node): readonly Child[] =>
  node.type === 'object' ? readChildren(node) : NO_CHILDREN;

const readChildren = memo((node: ObjectNode): readonly Child[] => {
  const out: Child[] = [];
  for (const entry of node.members) {
    const { key, value } = entry;
    if (key === 'global' && value.type === 'object' && member(node, key) === entry)
      out.push({ kind: 'global', key, index: 0, node: value });
    if (!isListKey(key) || value.type !== 'array' || member(node, key) !== entry) continue;
    value.items.forEach((item, index) =>
      out.push({ kind: kindOf(item, key), key, index, node: item }),
    );
  }
  return out.length ? out : NO_CHILDREN;
});

function kindOf(node: Node, key: ListKey): Kind {
  if (key !== 'pages' || node.type === 'object') return KIND_OF_LIST[key];
  return node.type === 'string' && parseEndpoint(node.value) ? 'endpoint' : 'page';
}

/** The children of an element, with their positions. */
export function childElements(element: Element): Element[] {
  return childrenOf(element.node).map((child) => place(element, child));
}

function place(parent: Element, child: Child): Element {
  const steps = child.key === 'global' ? ['global'] : [child.key, child.index];
  let spot = parent.spot;
  for (const step of steps) spot = spotBelow(spot, step);
  return { ...child, spot, parent };
}

function spotBelow(spot: Spot, step: string | number): Spot {
  const below = spotAt(spot, [step]);
  if (!below) throw new Error(`No ${step} below ${pointerOf(spot)}`);
  return below;
}

/** The element of `navigation` itself. Undefined if the document has none or it isn't an object. */
export function navigationOf(doc: Doc): Element | undefined {
  const spot = spotAt(doc, ['navigation']);
  if (!spot || spot.node.type !== 'object') return undefined;
  return { kind: 'navigation', key: 'global', index: 0, node: spot.node, spot, parent: undefined };
}

/** The element at exactly this path of keys and indexes, or undefined. */
export function elementAt(doc: Doc, path: readonly (string | number)[]): Element | undefined {
  const found = along(doc, path);
  return found && found.rest === 0 ? found.element : undefined;
}

/** The innermost element whose text includes the offset. A page's own string counts. */
export function elementAtOffset(doc: Doc, file: string, offset: number): Element | undefined {
  const spot = spotAtOffset(doc, file, offset);
  return spot && along(doc, spot.path)?.element;
}

function along(
  doc: Doc,
  path: readonly (string | number)[],
): { element: Element; rest: number } | undefined {
  let element = navigationOf(doc);
  if (!element || path[0] !== 'navigation') return undefined;
  let i = 1;
  for (;;) {
    const key = path[i];
    const index: string | number | undefined = path[i + 1];
    const child: Child | undefined =
      key === 'global'
        ? childrenOf(element.node).find((c) => c.key === 'global')
        : childrenOf(element.node).find((c) => c.key === key && c.index === Number(index));
    if (!child) return { element, rest: path.length - i };
    element = place(element, child);
    i += key === 'global' ? 1 : 2;
  }
}

/** The lowest and the highest id in an element's subtree, so that a search skips what can't contain an id. */
const idSpan = memo((node: Node): readonly [lowest: NodeId, highest: NodeId] => {
  let [lowest, highest] = [node.id, node.id];
  for (const { node: child } of childrenOf(node)) {
    const [low, high] = child.type === 'object' ? idSpan(child) : [child.id, child.id];
    lowest = Math.min(lowest, low);
    highest = Math.max(highest, high);
  }
  return [lowest, highest];
});

/** The element with this id, searched from the navigation down, or undefined if it was removed. */
export const elementOf = (doc: Doc, id: NodeId): Element | undefined => elementsOf(doc, [id])[0];

/** The elements with these ids, in that order, found in one walk. Removed ones are left out. */
export function elementsOf(doc: Doc, ids: readonly NodeId[]): readonly Element[] {
  const start = navigationOf(doc);
  if (!start || ids.length === 0) return [];
  const found = new Map<NodeId, Element>();
  const missing = new Set(ids);
  const wanted = [...missing].sort((a, b) => a - b);
  const mayContain = (node: Node): boolean => {
    if (node.type !== 'object') return missing.has(node.id);
    const [lowest, highest] = idSpan(node);
    return countUpTo(wanted, highest) > countBelow(wanted, lowest);
  };
  const way: Child[] = [];
  /** The elements on the current path, as far as one was needed. Matches share their ancestors. */
  const placed: Element[] = [start];
  const here = (): Element => {
    for (let i = placed.length - 1; i < way.length; i++) placed.push(place(placed[i]!, way[i]!));
    return placed.at(-1)!;
  };
  const look = (node: Node): void => {
    if (missing.delete(node.id)) found.set(node.id, here());
    for (const child of childrenOf(node)) {
      if (missing.size === 0) return;
      if (!mayContain(child.node)) continue;
      way.push(child);
      look(child.node);
      way.pop();
      placed.length = Math.min(placed.length, way.length + 1);
    }
  };
  look(start.node);
  return ids.flatMap((id) => found.get(id) ?? []);
}

/** A closed `$ref`: an object whose content is in another file and unknown here. */
export const isRef = (node: Node): boolean =>
  node.type === 'object' && member(node, '$ref')?.value.type === 'string';

/** What people call the element: its label, a page's path, an endpoint's entry, a `$ref`'s file. */
export function labelOf(element: Pick<Child, 'node' | 'kind'>): string {
  const { node, kind } = element;
  if (kind === 'navigation') return m.navigation;
  if (kind === 'global') return m.everywhere;
  if (node.type === 'string') return node.value;
  if (node.type !== 'object') return node.type === 'array' ? '[…]' : String(node.value);
  const nameKey = KINDS[kind].nameKey;
  const name = nameKey ? stringField(node, nameKey) : undefined;
  return name ?? stringField(node, '$ref') ?? '';
}

/** A member's string value, or undefined if it is missing or not a string. */
export function stringField(node: Node, key: string): string | undefined {
  const value = node.type === 'object' ? member(node, key)?.value : undefined;
  return value?.type === 'string' ? value.value : undefined;
}

/** The file that owns an element. For one opened from a `$ref`, the file with its content. */
export const fileOf = (element: Pick<Element, 'spot'>): string => element.spot.file;

/** "/navigation/tabs/0/groups/1" */
export const pointerTo = (element: Element): string => pointerOf(element.spot);

/** Whether this is a nested group: its parent element is a group, whatever list contains it (rules.md). */
export const isNestedGroup = (element: Element): boolean =>
  element.kind === 'group' && element.parent?.kind === 'group';
