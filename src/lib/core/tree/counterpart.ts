/*
 * The same place in another part of the site, such as from version 3 in English to version 3 in French, or from its tab
 * “API” to the same tab there.
 */
import type { NodeId } from '../document/node.ts';
import {
  childElements,
  childrenOf,
  labelOf,
  type Child,
  type Element,
} from '../document/elements.ts';
import { KINDS } from '../schema/kinds.ts';

/** Finds the place below `to` that `target` has below `from`, as deep as there is an equal one. */
export function counterpart(from: Element, to: Element, target: Element): Element {
  if (target.node === from.node || !target.parent) return to;
  const above = counterpart(from, to, target.parent);
  const equal = equalOf(target, above);
  return equal ? (childElements(above).find(({ node }) => node === equal.node) ?? above) : above;
}

/** The elements below `to` whose equals below `from` are among these ids. */
export function counterparts(
  from: Pick<Child, 'node'>,
  to: Pick<Child, 'node'>,
  ids: ReadonlySet<NodeId>,
): readonly NodeId[] {
  return childrenOf(from.node).flatMap((child) => {
    if (!ids.has(child.node.id)) return [];
    const equal = equalOf(child, { node: to.node }, from);
    return equal ? [equal.node.id, ...counterparts(child, equal, ids)] : [];
  });
}

/** Kinds that must match by name, because the same position would be another language or version. */
const TOLD_BY_NAME = ['language', 'version'];

/** The child with the same name or, where names are translated, in the same position. */
function equalOf(
  target: Child & { readonly parent?: Element | undefined },
  above: Pick<Child, 'node'>,
  parent: Pick<Child, 'node'> | undefined = target.parent,
): Child | undefined {
  const alike = (child: Child) => child.kind === target.kind;
  const candidates = childrenOf(above.node).filter(alike);
  const name = shortName(target);
  const named = candidates.find((child) => shortName(child) === name);
  if (named || TOLD_BY_NAME.includes(target.kind)) return named;
  const place = childrenOf(parent?.node ?? above.node)
    .filter(alike)
    .findIndex(({ node }) => node === target.node);
  return candidates[place];
}

/** Names a page by the last part of its path, because folders are named after language and version. */
const shortName = (child: Pick<Child, 'node' | 'kind'>): string =>
  KINDS[child.kind].nameKey ? labelOf(child) : labelOf(child).replace(/^.*\//, '');
