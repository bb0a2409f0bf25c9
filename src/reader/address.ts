/*
 * The reader's place, as the part of the address after “#”: the path of a page ("#/guides/start"), or the trail to what
 * has no path or also appears elsewhere ("#:12.40/generated/GET%20%2Fusers").
 */
import type { Doc } from '$lib/core/document/node';
import { plainPath } from '$lib/core/document/paths';
import { pageAt } from '$lib/core/site/follow';
import type { Site } from '$lib/core/site/site';
import { resolveLocation, type Part, type SiteLocation } from '$lib/core/site/location';

const PARTS_IN_ADDRESS: readonly Part[] = ['entry', 'root', 'generated'];

/** The same page always has the same hash, however the reader got there. */
export function hashOf(doc: Doc, { page, at }: Pick<Site, 'page' | 'at'>): string {
  const path = page?.path === undefined ? undefined : plainPath(page.path);
  const found = path === undefined ? undefined : pageWith(doc, path);
  if (path !== undefined && found?.part === at.part && found.trail.join() === at.trail.join())
    return `#/${encodeURI(path)}`;
  return `#:${at.trail.join('.')}/${at.part}/${encodeURIComponent(at.operation ?? '')}`;
}

/**
 * The place that a hash points to. Without one, it is the first page. Undefined if the hash isn't valid, or no page has
 * that path.
 */
export function visitAt(doc: Doc, hash: string): SiteLocation | undefined {
  if (hash.length < 2) return resolveLocation(doc, undefined);
  const [, trail, wanted, operation = ''] = /^#:([\d.]+)\/(\w+)\/(.*)$/.exec(hash) ?? [];
  if (trail === undefined) return hash.startsWith('#/') ? pageWith(doc, hash.slice(2)) : undefined;
  const part = PARTS_IN_ADDRESS.find((one) => one === wanted);
  const name = decoded(operation);
  return part && { trail: trail.split('.').map(Number), part, ...(name && { operation: name }) };
}

function pageWith(doc: Doc, path: string): SiteLocation | undefined {
  const start = resolveLocation(doc, undefined);
  return start && pageAt(doc, decoded(path), start);
}

/** Typed text may not be valid percent encoding. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
