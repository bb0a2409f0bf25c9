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

/** In pixels: a step without its name and the dots, each with what is before it, and that alone. The first has nothing. */
const STEP = 40;
const DOTS = 36;
/** The sign between two steps, in pixels. */
export const BETWEEN = 10;
/** How much of the parent's name is enough, in pixels. The rest of it is cut. */
const ENOUGH = 72;

/**
 * The path with as many steps as there is room for, in pixels: always the last one, then its parent, then the outermost,
 * then further ones from the inside out. `named`: the width of an element's name, in pixels.
 */
export function shorten(
  way: readonly Element[],
  room: number,
  named: (element: Element) => number,
): readonly Part[] {
  const width = (at: number) => STEP + named(way[at]!);
  const least = (at: number) =>
    at === way.length - 2 ? Math.min(width(at), STEP + ENOUGH) : width(at);
  const shown = new Set<number>();
  let left = room + BETWEEN;
  const inward = [...way.keys()].reverse();
  for (const at of new Set([...inward.slice(0, 2), 0, ...inward])) {
    if (way.length === 0) break;
    const dots = shown.size + 1 < way.length ? DOTS : 0;
    const isFit = shown.size === 0 || least(at) <= left - dots;
    if (!isFit && at === way.length - 2) continue;
    if (!isFit) break;
    shown.add(at);
    left -= width(at);
  }
  const parts: Part[] = [];
  let hidden: Element[] = [];
  way.forEach((element, at) => {
    if (!shown.has(at)) return hidden.push(element);
    if (hidden.length > 0) parts.push({ left: hidden });
    hidden = [];
    return parts.push({ element });
  });
  return parts;
}
