/*
 * Which API specification is in effect where. An element's `openapi` applies to all of its content, until
 * something inside names its own. If no element names one, the site's `api.openapi` applies.
 */
import { memoByKey } from '../memo.ts';
import type { Doc, ObjectNode } from '../document/node.ts';
import { member, rootSpot, type Spot } from '../document/walk.ts';
import { childrenOf, isRef, labelOf, type Element } from '../document/elements.ts';
import { parseEndpoint, type Kind } from '../schema/kinds.ts';
import { namesAt, siteNames } from '../check/specifications/specification-names.ts';
import { plainName } from '../check/specifications/operation-lookup.ts';

export { namedIn, namesAt, siteNames } from '../check/specifications/specification-names.ts';

/** The specifications in effect for an element, and what names them. */
export interface InEffect {
  /** As written in docs.json. */
  readonly names: readonly string[];
  /** The element itself, one above it, or the site's settings. */
  readonly from: Element | 'site';
}

/** The specifications in effect for an element; undefined if there are none. */
export function specificationOf(element: Element): InEffect | undefined {
  for (let at: Element | undefined = element; at; at = at.parent) {
    const names = namesAt(at.node);
    if (names) return { names, from: at };
  }
  const names = siteNames(rootOf(element.spot).node);
  return names && { names, from: 'site' };
}

function rootOf(spot: Spot): Spot {
  let top = spot;
  while (top.up) top = top.up;
  return top;
}

/** An endpoint entry and the element that lists it. */
export interface ListedEndpoint {
  /** Id of the entry itself. */
  readonly id: number;
  readonly entry: string;
  /** "GET /users": the method in capitals, and the path as written. */
  readonly operation: string;
  /** The specifications that it may belong to, by plain name. */
  readonly names: readonly string[];
  /** The element whose list contains it. */
  readonly holder: ObjectNode;
  /** Label of that element. */
  readonly place: string;
}

const EMPTY: readonly ListedEndpoint[] = [];

/** "GET /users" for any spelling of the method. */
export const operationName = (method: string, path: string): string =>
  `${/^webhook$/i.test(method) ? 'webhook' : method.toUpperCase()} ${path}`;

/** All endpoint entries of the navigation, in text order. Objects that did not change cost nothing. */
export function listedEndpoints(doc: Doc): readonly ListedEndpoint[] {
  const root = rootSpot(doc)?.node;
  const navigation = root && member(root, 'navigation')?.value;
  if (!root || navigation?.type !== 'object') return EMPTY;
  return listedBelow(navigation, 'navigation', (siteNames(root) ?? []).map(plainName));
}

function listedBelow(
  node: ObjectNode,
  kind: Kind,
  above: readonly string[],
): readonly ListedEndpoint[] {
  return isRef(node) ? EMPTY : readListed(node, above.join('\n'), kind, above);
}

const readListed = memoByKey(
  (
    holder: ObjectNode,
    _above: string,
    own: Kind,
    above: readonly string[],
  ): readonly ListedEndpoint[] => {
    const names = namesAt(holder)?.map(plainName) ?? above;
    const place = labelOf({ node: holder, kind: own });
    const out: ListedEndpoint[] = [];
    for (const { kind, key, node } of childrenOf(holder)) {
      if (key === 'global') continue;
      if (node.type === 'object') out.push(...listedBelow(node, kind, names));
      if (kind !== 'endpoint' || node.type !== 'string') continue;
      const { specification, method, path } = parseEndpoint(node.value)!;
      out.push({
        id: node.id,
        entry: node.value,
        operation: operationName(method, path),
        names: specification ? [plainName(specification)] : names,
        holder,
        place,
      });
    }
    return out.length > 0 ? out : EMPTY;
  },
);
