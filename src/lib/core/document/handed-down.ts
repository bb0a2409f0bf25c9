/* The values that an element inherits, for the fields that are handed down. */
import type { Node } from './node.ts';
import { member, spotAt, type Spot } from './walk.ts';
import type { Element } from './elements.ts';

export const HANDED_DOWN: readonly string[] = ['openapi', 'asyncapi', 'directory', 'boost'];

export interface Inheritance {
  readonly value: Node;
  /** Where the value comes from: an element above, or the site's settings. */
  readonly from: Element | 'site';
}

/** Undefined if nothing above sets the field, or if the field isn't handed down. */
export function inheritedFrom(element: Element, key: string): Inheritance | undefined {
  if (!HANDED_DOWN.includes(key)) return undefined;
  for (let up = element.parent; up; up = up.parent) {
    const value = member(up.node, key)?.value;
    if (value && value.type !== 'null') return { value, from: up };
  }
  const site = spotAt(rootOf(element.spot), ['api', key]);
  return site && { value: site.node, from: 'site' };
}

function rootOf(spot: Spot): Spot {
  let top = spot;
  while (top.up) top = top.up;
  return top;
}
