/*
 * What an element takes over from what it stands in, for the fields that are handed down.
 */
import type { Json } from '$lib/core/operations/operation';
import { member, spotAt, valueOf, type Spot } from '$lib/core/model/walk';
import type { Element } from '$lib/core/rules/elements';

const HANDED_DOWN: ReadonlySet<string> = new Set(['openapi', 'asyncapi', 'directory', 'boost']);

/** "Inherits openapi.yaml"; "Inherits nothing" where a reader of the inspector would wonder; else nothing. */
export function inheritedBy(element: Element, key: string): string | undefined {
  if (!HANDED_DOWN.has(key)) return undefined;
  for (let up = element.parent; up; up = up.parent) {
    const found = member(up.node, key)?.value;
    if (found && found.type !== 'null') return `Inherits ${brief(valueOf(found) as Json)}`;
  }
  const site = spotAt(rootOf(element.spot), ['api', key]);
  if (site) return `Inherits ${brief(valueOf(site.node) as Json)}`;
  return key === 'openapi' ? 'Inherits nothing' : undefined;
}

function rootOf(spot: Spot): Spot {
  let top = spot;
  while (top.up) top = top.up;
  return top;
}

/** A specification in a few words: its file, or the first of several. */
function brief(value: Json): string {
  if (Array.isArray(value)) {
    const [first, ...rest] = value as readonly Json[];
    if (first === undefined) return 'nothing';
    return rest.length > 0 ? `${brief(first)} and ${rest.length} more` : brief(first);
  }
  if (typeof value === 'object' && value !== null && 'source' in value && value.source)
    return brief(value.source);
  return typeof value === 'string' ? value : JSON.stringify(value);
}
