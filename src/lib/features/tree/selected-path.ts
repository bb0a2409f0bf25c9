/*
 * The path from the navigation to an element, and how it is shortened where space is limited.
 */
import type { Element } from '$lib/core/document/elements';

/** The ancestors of an element, outermost first, and the element itself. Leaves out the navigation. */
export function wayTo(element: Element): readonly Element[] {
  const way: Element[] = [];
  for (let up = element; up.parent; up = up.parent) way.unshift(up);
  return way;
}

/** The innermost element that contains all of these and is none of them. Undefined if it is the navigation. */
export function commonParent(elements: readonly Element[]): Element | undefined {
  const [first, ...others] = elements;
  if (!first) return undefined;
  const above = ({ parent }: Element) => (parent ? wayTo(parent) : []);
  let common = above(first);
  for (const other of others) {
    const ids = new Set(above(other).map(({ node }) => node.id));
    const past = common.findIndex(({ node }) => !ids.has(node.id));
    if (past >= 0) common = common.slice(0, past);
  }
  return common.at(-1);
}

/** A step of the path, or the steps left out. */
export type Part = { readonly element: Element } | { readonly left: readonly Element[] };

/** `shown`: how many steps there is room for: the first and the last ones, or only the last one. */
export function shorten(way: readonly Element[], shown: number): readonly Part[] {
  const part = (element: Element): Part => ({ element });
  if (way.length <= shown) return way.map(part);
  const first = shown > 1 ? 1 : 0;
  const last = way.length - shown + first;
  return [
    ...way.slice(0, first).map(part),
    { left: way.slice(first, last) },
    ...way.slice(last).map(part),
  ];
}
