/* Support for showing one element alone: its siblings on every level above. */
import { childrenOf, type Child, type Element } from '../document/elements.ts';
import type { Kind } from '../schema/kinds.ts';
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
const DIVISIONS: readonly Kind[] = ['product', 'language', 'version'];
export const isDivision = (kind: Kind): boolean => DIVISIONS.includes(kind);

/**
 * The parts of an element, or of the navigation, of which readers see one at a time; empty if there are fewer
 * than two.
 */
export function scopeParts(element: Pick<Element, 'node'> | undefined): readonly Child[] {
  const parts = element
    ? shownChildren(element.node).filter(
        ({ kind, node }) => isDivision(kind) && childrenOf(node).length > 0,
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
