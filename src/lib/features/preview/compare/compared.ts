/*
 * Compares two versions of a site side by side: what happened to the elements in each of them, and where the
 * page open in one is in the other.
 */
import type { Doc, Node, NodeId } from '$lib/core/document/node';
import type { World } from '$lib/core/check/diagnostic';
import { elementOf } from '$lib/core/document/elements';
import { changedIn, type ChangedKind } from '$lib/core/compare/changed';
import { entriesOf, type Entry } from '$lib/core/compare/entry';
import { endpointChanges } from '$lib/core/review/ended-endpoints';
import { pageAt } from '$lib/core/site/follow';
import { matchDocs } from '$lib/core/compare/match-docs';
import {
  resolveLocation,
  pathOf,
  locationOf,
  type ResolvedLocation,
  type SiteLocation,
} from '$lib/core/site/location';

export type Became = Exclude<ChangedKind, 'lost'> | 'removed';

export interface Compared {
  /** By ids of the document before: removed, moved, changed. */
  readonly before: ReadonlyMap<NodeId, Became>;
  /** By ids of the document after: added, moved, changed. */
  readonly after: ReadonlyMap<NodeId, Became>;
}

/** Returns what differs between two documents of one history. An endpoint whose page is generated now isn't removed. */
export function comparedIn(base: Doc, doc: Doc, world: World = {}): Compared {
  const after = new Map<NodeId, Became>();
  // What was removed is marked itself, before.
  for (const [id, kind] of changedIn(base, doc).kinds) if (kind !== 'lost') after.set(id, kind);
  const before = new Map<NodeId, Became>();
  const docMatch = matchDocs(base, doc);
  for (const pair of docMatch?.pairs ?? []) {
    const became = after.get(pair.after.node.id);
    if (became) before.set(pair.before.node.id, became);
  }
  const endpoints: Node[] = [];
  const markGone = (entry: Entry): void => {
    if (docMatch?.partner.has(entry.node)) return;
    before.set(entry.node.id, 'removed');
    if (entry.kind === 'endpoint') endpoints.push(entry.node);
    entriesOf(entry).forEach(markGone);
  };
  docMatch?.gone.forEach(markGone);
  if (endpoints.length > 0) {
    const { kept } = endpointChanges(base, doc, world, world);
    for (const node of endpoints) if (kept.has(node)) before.delete(node.id);
  }
  return { before, after };
}

/**
 * Finds the page open in one of two versions (`side`) in the other: by the matching element, otherwise by its
 * path. Returns undefined if the other version does not have it.
 */
export function counterpartOf(
  at: ResolvedLocation,
  side: 'before' | 'after',
  base: Doc,
  doc: Doc,
): SiteLocation | undefined {
  const node = at.stops.at(-1)?.node;
  if (!node || at.part === 'none') return undefined;
  const other = side === 'before' ? doc : base;
  const docMatch = matchDocs(base, doc);
  const partner = side === 'before' ? docMatch?.partner : docMatch?.origin;
  const same = elementOf(other, (partner?.get(node) ?? node).id);
  if (same && (same.node === node || partner?.has(node)))
    return { ...locationOf(same), part: at.part, operation: at.operation };
  const path = pathOf(at);
  const start = resolveLocation(other, undefined);
  return path === undefined || !start ? undefined : pageAt(other, path, start);
}
