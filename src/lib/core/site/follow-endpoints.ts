/*
 * Finds the page of an endpoint: an entry that names it, or a page generated for it.
 */
import type { Child } from '../document/elements.ts';
import { parseEndpoint } from '../schema/kinds.ts';
import { generatedFrom, specificationBelow } from './content.ts';
import type { SiteFacts } from './site-facts.ts';
import { generatedOf } from './operations.ts';
import type { Source } from './source.ts';
import { operationName } from './specification.ts';
import {
  reachableEntries,
  pathOf,
  type ResolvedLocation,
  type Trail,
  type SiteLocation,
} from './location.ts';

/** "get /users" → "GET /users"; undefined if the text names no endpoint. */
export function endpointNamed(text: string): string | undefined {
  const endpoint = parseEndpoint(text.trim());
  return endpoint && operationName(endpoint.method, endpoint.path);
}

/** The endpoint at a location: "GET /users". */
export function endpointRead(at: ResolvedLocation): string | undefined {
  if (at.part === 'generated') return at.operation;
  const path = at.part === 'entry' ? pathOf(at) : undefined;
  return path === undefined ? undefined : endpointNamed(path);
}

/** Returns the first page of an endpoint below an element, in document order. */
export function endpointBelow(
  owner: Pick<Child, 'node' | 'kind'>,
  above: Trail,
  inherited: Source | undefined,
  name: string,
  known: SiteFacts,
): SiteLocation | undefined {
  const { node, kind } = owner;
  const source = generatedFrom(node, kind, inherited);
  const isGenerated =
    source !== undefined &&
    generatedOf(source, known).sections.some(({ operations }) =>
      operations.some((one) => one.name === name),
    );
  if (isGenerated) return { trail: above, part: 'generated', operation: name };
  const below = specificationBelow(node, inherited);
  for (const entry of reachableEntries(node, kind)) {
    const trail = [...above, entry.node.id];
    if (entry.node.type !== 'string') {
      const found = endpointBelow(entry, trail, below, name, known);
      if (found) return found;
    } else if (entry.kind === 'endpoint' && endpointNamed(entry.node.value) === name)
      return { trail, part: 'entry' };
  }
  return undefined;
}
