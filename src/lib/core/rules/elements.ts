/*
 * The navigation as people see it: elements (tabs, groups, pages, …) over the JSON nodes of the model. What
 * follows from a node alone is remembered per node; an Element adds where it stands, worked out on the way.
 */
import type { Doc, Node, NodeId, ObjectNode } from '../model/node.ts';
import { member, pointerOf, spotAt, spotAtOffset, type Spot } from '../model/walk.ts';
import { KIND_OF_LIST, KINDS, isListKey, parseEndpoint, type Kind, type ListKey } from './kinds.ts';

/** A child as its parent's node knows it: no position in the document. */
export interface Child {
  readonly kind: Kind;
  /** The list that it stands in; 'global' for the global section. */
  readonly key: ListKey | 'global';
  /** Its place in that list. */
  readonly index: number;
  readonly node: Node;
}

/** An element and where it stands. */
export interface Element extends Child {
  readonly spot: Spot;
  readonly parent: Element | undefined;
}

const NONE: readonly Child[] = [];
const remembered = new WeakMap<Node, readonly Child[]>();

/**
 * The children of an element's node, list after list in the order of the text. Entries of the wrong type are
 * included, so that nothing in the file is invisible. Of equal keys the last counts.
 */
export function childrenOf(node: Node): readonly Child[] {
  if (node.type !== 'object') return NONE;
  let list = remembered.get(node);
  if (!list) {
    list = readChildren(node);
    remembered.set(node, list);
  }
  return list;
}

function readChildren(node: ObjectNode): readonly Child[] {
  const out: Child[] = [];
  for (const m of node.members) {
    const { key, value } = m;
    if (key === 'global' && value.type === 'object' && member(node, key) === m)
      out.push({ kind: 'global', key, index: 0, node: value });
    if (!isListKey(key) || value.type !== 'array' || member(node, key) !== m) continue;
    value.items.forEach((item, index) =>
      out.push({ kind: kindOf(item, key), key, index, node: item }),
    );
  }
  return out.length ? out : NONE;
}

function kindOf(node: Node, key: ListKey): Kind {
  if (key !== 'pages' || node.type === 'object') return KIND_OF_LIST[key];
  return node.type === 'string' && parseEndpoint(node.value) ? 'endpoint' : 'page';
}

/** The spots of an element's children. */
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

/** The element of `navigation` itself, or nothing while the document has none that is an object. */
export function navigationOf(doc: Doc): Element | undefined {
  const spot = spotAt(doc, ['navigation']);
  if (!spot || spot.node.type !== 'object') return undefined;
  return { kind: 'navigation', key: 'global', index: 0, node: spot.node, spot, parent: undefined };
}

/** The element that a path of keys and indexes leads to exactly, or nothing. */
export function elementAt(doc: Doc, path: readonly (string | number)[]): Element | undefined {
  const found = along(doc, path);
  return found && found.rest === 0 ? found.element : undefined;
}

/** The innermost element whose text holds the offset; a page's own string included. */
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

/** The element with this id, searched from the navigation down; nothing when it is gone. */
export const elementOf = (doc: Doc, id: NodeId): Element | undefined => elementsOf(doc, [id])[0];

/** The elements with these ids, in that order, found in one walk; those that are gone are left out. */
export function elementsOf(doc: Doc, ids: readonly NodeId[]): readonly Element[] {
  const start = navigationOf(doc);
  if (!start || ids.length === 0) return [];
  const found = new Map<NodeId, Element>();
  const missing = new Set(ids);
  const way: Child[] = [];
  /** The elements of the way from its top, as far as any was asked for: what is found side by side shares them. */
  const placed: Element[] = [start];
  const here = (): Element => {
    for (let i = placed.length - 1; i < way.length; i++) placed.push(place(placed[i]!, way[i]!));
    return placed.at(-1)!;
  };
  const look = (node: Node): void => {
    if (missing.delete(node.id)) found.set(node.id, here());
    for (const child of childrenOf(node)) {
      if (missing.size === 0) return;
      way.push(child);
      look(child.node);
      way.pop();
      placed.length = Math.min(placed.length, way.length + 1);
    }
  };
  look(start.node);
  return ids.flatMap((id) => found.get(id) ?? []);
}

/** A closed `$ref`: an object whose content stands in another file. Nothing is known of what it holds. */
export const isRef = (node: Node): boolean =>
  node.type === 'object' && member(node, '$ref')?.value.type === 'string';

/** What a person calls the element: its label, a page's path, an endpoint's entry, a `$ref`'s file. */
export function labelOf(element: Pick<Child, 'node' | 'kind'>): string {
  const { node, kind } = element;
  if (kind === 'navigation') return 'Navigation';
  if (kind === 'global') return 'Everywhere';
  if (node.type === 'string') return node.value;
  if (node.type !== 'object') return node.type === 'array' ? '[…]' : String(node.value);
  const nameKey = KINDS[kind].nameKey;
  const name = nameKey ? stringField(node, nameKey) : undefined;
  return name ?? stringField(node, '$ref') ?? '';
}

/** A member's string value; nothing when it is missing or no string. */
export function stringField(node: Node, key: string): string | undefined {
  const value = node.type === 'object' ? member(node, key)?.value : undefined;
  return value?.type === 'string' ? value.value : undefined;
}

/** The file that owns an element: of one that a `$ref` opened, the file with its content. */
export const fileOf = (element: Pick<Element, 'spot'>): string => element.spot.file;

/** "/navigation/tabs/0/groups/1" */
export const pointerTo = (element: Element): string => pointerOf(element.spot);

/** A nested group: its parent element is a group, whatever list it stands in (rules.md). */
export const isNestedGroup = (element: Element): boolean =>
  element.kind === 'group' && element.parent?.kind === 'group';
