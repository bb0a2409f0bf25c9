/*
 * Resolves links inside the site: to the page with a path, and from one version or language to the same page
 * of another. Runs when a reader clicks, never beforehand.
 */
import type { Doc } from '../document/node.ts';
import type { Child } from '../document/elements.ts';
import { contentOf, isHidden, rootOf } from './content.ts';
import { plainPath } from '../document/paths.ts';
import { endpointBelow, endpointNamed, endpointRead } from './follow-endpoints.ts';
import { NO_FACTS, type SiteFacts } from './site-facts.ts';
import {
  resolveLocation,
  reachableEntries,
  groundOf,
  inheritedBy,
  pathOf,
  type ResolvedLocation,
  type Trail,
  type SiteLocation,
} from './location.ts';

type Owner = Pick<Child, 'node' | 'kind'>;

/** Visits every page below an element with its plain path, in order. Stops when `meet` returns true. */
function eachPage(
  owner: Owner,
  above: Trail,
  meet: (path: string, location: SiteLocation) => boolean,
): boolean {
  for (const entry of reachableEntries(owner.node, owner.kind)) {
    const { node } = entry;
    const trail = [...above, node.id];
    const root = entry.kind === 'group' ? rootOf(node) : undefined;
    if (root !== undefined && meet(plainPath(root), { trail, part: 'root' })) return true;
    if (node.type === 'string') {
      if (entry.kind === 'page' && meet(plainPath(node.value), { trail, part: 'entry' }))
        return true;
    } else if (eachPage(entry, trail, meet)) return true;
  }
  return false;
}

/**
 * Returns the page with this path, or of this endpoint ("GET /users"): the one nearest to the reader,
 * otherwise the first in the document. "/" is the first page. If no path matches exactly, the match ignores
 * letter case, and a folder finds its index page.
 */
export function pageAt(
  doc: Doc,
  path: string,
  from: ResolvedLocation,
  known: SiteFacts = NO_FACTS,
): SiteLocation | undefined {
  const plain = plainPath(path);
  const ground = groundOf(doc);
  if (!ground) return undefined;
  if (plain === '') return resolveLocation(doc, undefined, known);
  const endpoint = endpointNamed(path);
  if (endpoint !== undefined)
    return endpointBelow(ground, [], ground.specification, endpoint, known);
  const isAsked = [
    (page: string) => page === plain,
    (page: string) => asFolder(page) === asFolder(plain),
  ];
  for (const is of isAsked) {
    const found = nearest(ground, from, is);
    if (found) return found;
  }
  return undefined;
}

const asFolder = (path: string): string => path.toLowerCase().replace(/(^|\/)index$/, '');

function nearest(
  ground: Owner,
  from: ResolvedLocation,
  isAsked: (page: string) => boolean,
): SiteLocation | undefined {
  for (let depth = from.stops.length; depth >= 0; depth--) {
    const owner = depth ? from.stops[depth - 1]! : ground;
    if (owner.kind === 'page' || owner.kind === 'endpoint') continue;
    const found = findPage(owner, from.trail.slice(0, depth), isAsked);
    if (found) return found;
  }
  return undefined;
}

function findPage(
  owner: Owner,
  above: Trail,
  isAsked: (page: string) => boolean,
): SiteLocation | undefined {
  let found: SiteLocation | undefined;
  eachPage(owner, above, (path, location) => {
    if (!isAsked(path)) return false;
    found = location;
    return true;
  });
  return found;
}

/**
 * Returns the target of a switcher entry. Another version or language keeps the current page if it has one
 * whose path differs only by the prefix, and keeps an endpoint if it has the same one. Everything else goes
 * to its first page.
 */
export function switchTo(
  doc: Doc,
  from: ResolvedLocation,
  target: Trail,
  known: SiteFacts = NO_FACTS,
): SiteLocation {
  const first: SiteLocation = { trail: target, part: 'entry' };
  const there = resolveLocation(doc, first, known);
  const to = there?.stops[target.length - 1];
  const at = from.stops[target.length - 1];
  if (!there || !to || !at || to.node === at.node) return first;
  if (to.kind !== 'version' && to.kind !== 'language') return first;
  if (isHidden(to.node) || contentOf(to.node, to.kind).is !== 'list') return first;
  const endpoint = endpointRead(from);
  if (endpoint !== undefined) {
    const ways = there.stops.slice(0, target.length - 1);
    return endpointBelow(to, target, inheritedBy(groundOf(doc)!, ways), endpoint, known) ?? first;
  }
  const path = pathOf(from);
  return (path === undefined ? undefined : samePage(plainPath(path), at, to, target)) ?? first;
}

function samePage(path: string, at: Owner, to: Owner, above: Trail): SiteLocation | undefined {
  const there = new Map<string, SiteLocation>();
  eachPage(to, above, (page, location) => {
    if (!there.has(page)) there.set(page, location);
    return false;
  });
  const here: string[] = [];
  eachPage(at, [], (page) => (here.push(page), false));
  const prefixes = prefixesOf([...there.keys()]);
  for (const own of prefixesOf(here)) {
    if (own && path !== own && !path.startsWith(`${own}/`)) continue;
    const rest = own ? path.slice(own.length + 1) : path;
    for (const prefix of prefixes.toReversed()) {
      const same = there.get([prefix, rest].filter(Boolean).join('/'));
      if (same) return same;
    }
  }
  return undefined;
}

/** The folders that contain most of these pages, shortest first: "", "fr", "fr/v2". */
export function prefixesOf(paths: readonly string[]): string[] {
  const prefixes = [''];
  let inside = paths;
  for (;;) {
    const start = prefixes.at(-1) ? prefixes.at(-1)!.length + 1 : 0;
    const counts = new Map<string, number>();
    for (const path of inside) {
      const end = path.indexOf('/', start);
      const folder = path.slice(0, end < 0 ? path.length : end);
      counts.set(folder, (counts.get(folder) ?? 0) + 1);
    }
    const [most] = [...counts].sort((a, b) => b[1] - a[1]);
    if (!most || most[1] * 2 <= paths.length) return prefixes;
    prefixes.push(most[0]);
    inside = inside.filter((path) => path.startsWith(`${most[0]}/`));
  }
}
