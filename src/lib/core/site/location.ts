/*
 * The location of a reader. The same page may appear in several places, and labels may be equal, so a
 * location is the path down to a place: the ids of the elements below `navigation`. It survives every edit
 * that leaves the place intact. If the place was removed or moved, `resolveLocation` finds the next best one.
 */
import type { Doc, Node, NodeId } from '../document/node.ts';
import { elementOf, navigationOf, type Child, type Element } from '../document/elements.ts';
import { member, spotAt } from '../document/walk.ts';
import {
  contentOf,
  generatedFrom,
  isDefault,
  isHidden,
  rootOf,
  specificationBelow,
} from './content.ts';
import { NO_FACTS, type SiteFacts } from './site-facts.ts';
import { sourceOf, type Source } from './source.ts';
import { saidOf } from './titles.ts';

export type Trail = readonly NodeId[];

/** What is shown at the end of the trail: an entry of `pages`, a group's root, generated pages, or nothing yet. */
export type Part = 'entry' | 'root' | 'generated' | 'none';

export interface SiteLocation {
  readonly trail: Trail;
  readonly part: Part;
  /** Which of the generated pages: "GET /users"; the first one if not given. */
  readonly operation?: string | undefined;
}

/** A location and the elements on its path, from the navigation's child down. */
export interface ResolvedLocation extends SiteLocation {
  readonly stops: readonly Child[];
}

/** Properties of the whole navigation: its node and the specification that everything inherits. */
export interface Ground {
  readonly kind: 'navigation';
  readonly node: Node;
  readonly specification: Source | undefined;
}

export function groundOf(doc: Doc): Ground | undefined {
  const node = navigationOf(doc)?.node;
  if (!node) return undefined;
  const api = spotAt(doc, ['api'])?.node;
  const site = api && sourceOf(api, ['openapi']);
  // The builder drops a list of specifications for the whole site.
  const isDropped = member(node, 'openapi')?.value.type === 'array';
  const specification = isDropped ? site : specificationBelow(node, site);
  return { kind: 'navigation', node, specification };
}

/** The specification in effect at the end of a path. */
export const inheritedBy = (ground: Ground, stops: readonly Child[]) =>
  stops.reduce((above, stop) => specificationBelow(stop.node, above), ground.specification);

/** The entries of an element that readers can reach; none if it links elsewhere or loses them. */
export function reachableEntries(node: Node, kind: Child['kind']): readonly Child[] {
  const content = contentOf(node, kind);
  return content.is === 'list' ? content.entries : [];
}

/** The elements along a trail, as far as it still exists. */
function stopsAlong(top: Pick<Child, 'node' | 'kind'>, trail: Trail): Child[] {
  const stops: Child[] = [];
  let from = top;
  for (const id of trail) {
    const next = reachableEntries(from.node, from.kind).find((entry) => entry.node.id === id);
    if (!next) break;
    stops.push(next);
    from = next;
  }
  return stops;
}

/** What can be shown at an element itself; undefined if it only contains others. */
function partAt({ node, kind }: Child, inherited: Source | undefined): Part | undefined {
  if (kind === 'page' || kind === 'endpoint') return 'entry';
  if (kind === 'group' && rootOf(node) !== undefined) return 'root';
  return generatedFrom(node, kind, inherited) === undefined ? undefined : 'generated';
}

/**
 * The first page below an element: its root, then its entries in order, starting with the default version or
 * language.
 */
export function firstBelow(
  child: Child,
  inherited: Source | undefined,
  known: SiteFacts,
): SiteLocation | undefined {
  const part = partAt(child, inherited);
  if (part) return { trail: [], part };
  return firstAmong(child, specificationBelow(child.node, inherited), known);
}

function firstAmong(
  { node, kind }: Pick<Child, 'node' | 'kind'>,
  specification: Source | undefined,
  known: SiteFacts,
): SiteLocation | undefined {
  for (const entry of inReadingOrder(reachableEntries(node, kind))) {
    if (isHidden(entry.node) || isPassedOver(entry, known)) continue;
    const first = firstBelow(entry, specification, known);
    if (first) return { ...first, trail: [entry.node.id, ...first.trail] };
  }
  return undefined;
}

/** A page that its file hides, or that sends readers elsewhere, is never chosen as a first page. */
function isPassedOver({ node, kind }: Child, known: SiteFacts): boolean {
  const front = kind === 'page' && node.type === 'string' && saidOf(node.value, known)?.front;
  return front !== undefined && front !== false && (front.hidden === true || !!front.url);
}

function inReadingOrder(entries: readonly Child[]): readonly Child[] {
  if (entries[0]?.kind !== 'version' && entries[0]?.kind !== 'language') return entries;
  const chosen = entries.find(({ node }) => isDefault(node) && !isHidden(node));
  return chosen ? [chosen, ...entries.filter((entry) => entry !== chosen)] : entries;
}

/** Resolves a location in this document. Without one, or if nothing of it is left, returns the first page ("/"). */
export function resolveLocation(
  doc: Doc,
  location: SiteLocation | undefined,
  known: SiteFacts = NO_FACTS,
): ResolvedLocation | undefined {
  const ground = groundOf(doc);
  if (!ground) return undefined;
  const trail = location?.trail ?? [];
  let stops = stopsAlong(ground, trail);
  if (stops.length < trail.length) {
    const moved = elementOf(doc, trail.at(-1)!);
    const elsewhere = moved ? stopsAlong(ground, locationOf(moved).trail) : [];
    if (moved && elsewhere.at(-1)?.node === moved.node) stops = elsewhere;
  }
  const at = settle(ground, stops, location?.part, known);
  return at.part === 'generated' ? { ...at, operation: location?.operation } : at;
}

/**
 * Returns the location itself if it names a page, otherwise the first page below, or next to, what is left of
 * it.
 */
function settle(
  ground: Ground,
  way: readonly Child[],
  wanted: Part | undefined,
  known: SiteFacts,
): ResolvedLocation {
  let stops = way;
  for (;;) {
    const stop = stops.at(-1);
    const above = inheritedBy(ground, stops.slice(0, -1));
    if (stop && wanted === 'generated' && generatedFrom(stop.node, stop.kind, above) !== undefined)
      return arrival(stops, 'generated');
    const first = stop
      ? firstBelow(stop, above, known)
      : firstAmong(ground, ground.specification, known);
    if (first) {
      return arrival([...stops, ...stopsAlong(stop ?? ground, first.trail)], first.part);
    }
    if (stop?.kind !== 'group') return arrival([...stops, ...intoFirst(stop ?? ground)], 'none');
    stops = stops.slice(0, -1);
  }
}

/** If there is no page, the path into the first division: a new tab shows before it has a page. */
function intoFirst(from: Pick<Child, 'node' | 'kind'>): readonly Child[] {
  const entry = inReadingOrder(reachableEntries(from.node, from.kind)).find(
    ({ node, kind }) =>
      kind !== 'group' &&
      kind !== 'page' &&
      kind !== 'endpoint' &&
      !isHidden(node) &&
      contentOf(node, kind).is !== 'link',
  );
  return entry ? [entry, ...intoFirst(entry)] : [];
}

const arrival = (stops: readonly Child[], part: Part): ResolvedLocation => ({
  stops,
  trail: stops.map(({ node }) => node.id),
  part,
});

/** The location of an element of the tree; `resolveLocation` determines what is shown there. */
export function locationOf(element: Element): SiteLocation {
  const trail: NodeId[] = [];
  for (let at = element; at.parent; at = at.parent) trail.unshift(at.node.id);
  return { trail, part: 'entry' };
}

/** The text of a page entry, an endpoint, or a root page at the end of a location. */
export function pathOf({ stops, part }: ResolvedLocation): string | undefined {
  const node = stops.at(-1)?.node;
  if (!node) return undefined;
  if (part === 'root') return rootOf(node);
  return part === 'entry' && node.type === 'string' ? node.value : undefined;
}
