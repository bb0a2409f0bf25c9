/*
 * Describes what an element inherits, in a few words.
 */
import { inheritedFrom } from '$lib/core/document/handed-down';
import type { Json } from '$lib/core/operation';
import { valueOf } from '$lib/core/document/walk';
import type { Element } from '$lib/core/document/elements';
import * as m from './messages';

/** For example "openapi.yaml". If there is nothing to inherit, "nothing" for `openapi`, else undefined. */
export function inheritedBy(element: Element, key: string): string | undefined {
  const found = inheritedFrom(element, key);
  if (found) return brief(valueOf(found.value) as Json);
  return key === 'openapi' ? m.nothing : undefined;
}

/** A specification in a few words: its file, or the first of several. */
function brief(value: Json): string {
  if (Array.isArray(value)) {
    const [first, ...rest] = value as readonly Json[];
    if (first === undefined) return m.nothing;
    return rest.length > 0 ? m.andMore(brief(first), rest.length) : brief(first);
  }
  if (typeof value === 'object' && value !== null && 'source' in value && value.source)
    return brief(value.source);
  return typeof value === 'string' ? value : JSON.stringify(value);
}
