/*
 * Support for showing one element alone: its siblings on every level above, and the same place in another of
 * them, such as from version 3 in English to version 3 in French, or from its tab “API” to the same tab
 * there.
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
import { languageName } from '../schema/languages.ts';
import { rowName } from './row-face.ts';
import { shownChildren } from './rows.ts';

export interface Level {
  readonly element: Element;
  /** The element and its nonempty siblings, in tree order. */
  readonly siblings: readonly Child[];
}

/** The levels on the path to an element, from below the navigation down to itself. */
export function levelsOf(scope: Element): readonly Level[] {
  const levels: Level[] = [];
  for (let at = scope; at.parent; at = at.parent) {
    const { node } = at;
    const siblings = shownChildren(at.parent.node).filter(
      (child) => child.node === node || childrenOf(child.node).length > 0,
    );
    levels.unshift({ element: at, siblings });
  }
  return levels;
}

/** The readable name of an element; a language is named by its name, not its code. */
export function scopeName(
  child: Pick<Child, 'node' | 'kind'>,
  titles?: ReadonlyMap<string, string>,
): string {
  const name = rowName(child, titles);
  return child.kind === 'language' ? (languageName(name) ?? name) : name;
}

/** Whole sites within the site: readers choose one and see nothing of the others. */
const DIVISIONS = ['product', 'language', 'version'];

/**
 * The parts of an element, or of the navigation, of which readers see one at a time; empty if there are fewer
 * than two.
 */
export function scopeParts(element: Pick<Element, 'node'> | undefined): readonly Child[] {
  const parts = element
    ? shownChildren(element.node).filter(
        ({ kind, node }) => DIVISIONS.includes(kind) && childrenOf(node).length > 0,
      )
    : [];
  return parts.length > 1 ? parts : [];
}

/** Kinds that divide a site, rather than list its pages. */
const DIVIDING = ['product', 'language', 'version', 'tab', 'dropdown', 'anchor', 'item'];

/**
 * The element to show alone when requested here: the element itself if it contains others, otherwise the
 * nearest division above.
 */
export function scopeFor(element: Element): Element | undefined {
  if (!element.parent) return undefined;
  if (childrenOf(element.node).length > 0) return element;
  let nearest = element.parent;
  while (nearest.parent?.parent && !DIVIDING.includes(nearest.kind)) nearest = nearest.parent;
  if (DIVIDING.includes(nearest.kind)) return nearest;
  return element.parent.parent ? element.parent : undefined;
}

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
