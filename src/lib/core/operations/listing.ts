/*
 * Lists endpoints: the entries of many operations as one step, each next to its neighbors in the specification.
 * Writes all of them out, or removes all, so that the site generates a page for each.
 */
import type { Doc } from '../document/node.ts';
import { member, valueOf } from '../document/walk.ts';
import { ok, refuse, type Result } from '../result.ts';
import {
  childElements,
  childrenOf,
  labelOf,
  pointerTo,
  type Element,
} from '../document/elements.ts';
import { KINDS, isListKey, type ListKey } from '../schema/kinds.ts';
import { named } from '../document/kind-words.ts';
import { join } from '../text/edit.ts';
import { planAll, type FixSteps } from './fix.ts';
import * as m from './listing-messages.ts';
import type { Json, Operation, Placement } from '../operation.ts';
import { plan, planInserts } from './plan.ts';

/** An entry to list, and its operation's rank in the specification. */
export interface EndpointToList {
  readonly entry: string;
  readonly rank: number;
}

/**
 * Lists endpoints among an element's pages: each after the nearest one that precedes it in the specification, else
 * before the nearest one that follows it, else at the end. `rankOf` returns the rank of existing entries: endpoints, and
 * pages that name one.
 */
export function planListing(
  doc: Doc,
  holder: Element,
  wanted: readonly EndpointToList[],
  rankOf: (entry: string) => number | undefined,
): Result<FixSteps> {
  const present = childrenOf(holder.node).filter(({ key }) => key === 'pages');
  const ranks = present.flatMap(({ index, node }) => {
    const rank = node.type === 'string' ? rankOf(node.value) : undefined;
    return rank === undefined ? [] : [{ index, rank }];
  });
  const gapFor = (rank: number): number => {
    const before = ranks.filter((one) => one.rank < rank).sort((a, b) => b.rank - a.rank)[0];
    if (before) return before.index + 1;
    const after = ranks.filter((one) => one.rank > rank).sort((a, b) => a.rank - b.rank)[0];
    return after?.index ?? present.length;
  };
  const gaps = new Map<number, EndpointToList[]>();
  for (const one of [...wanted].sort((a, b) => a.rank - b.rank)) {
    const gap = gapFor(one.rank);
    gaps.set(gap, [...(gaps.get(gap) ?? []), one]);
  }
  let steps: FixSteps = { edits: [], after: doc, label: '', landed: [] };
  const parent = pointerTo(holder);
  // Last gaps first, so that the entries before them keep their position.
  for (const [index, entries] of [...gaps].sort(([a], [b]) => b - a)) {
    const values = entries.map(({ entry }) => ({ value: entry }));
    const planned = planInserts(steps.after, { parent, key: 'pages', index }, values);
    if (!planned.ok) return planned;
    steps = { ...planned.value, edits: join(steps.edits, planned.value.edits) };
  }
  const label =
    wanted.length === 1
      ? m.listOne(wanted[0]!.entry, named(holder))
      : m.listSeveral(wanted.length, named(holder));
  return ok({ ...steps, label, landed: [] });
}

/** Removes entries from the navigation. */
export function planUnlisting(doc: Doc, nodes: readonly string[]): Result<FixSteps> {
  const planned = plan(doc, { op: 'remove', nodes });
  if (!planned.ok || nodes.length === 1) return planned;
  return ok({ ...planned.value, label: m.remove(nodes.length) });
}

/**
 * Entries under a heading, which becomes a group of the navigation. Entries without a label are listed on their own.
 */
export interface Heading {
  readonly label: string;
  readonly entries: readonly string[];
}

/** Adds a new group with these endpoints at the end of an element's entries. */
export function planGroup(doc: Doc, element: Element, heading: Heading): Result<FixSteps> {
  const key = listFor(element);
  const index = childrenOf(element.node).filter((child) => child.key === key).length;
  const label = m.listAsGroup(heading.label, named(element));
  return insertAll(doc, { parent: pointerTo(element), key, index }, [groupOf(heading)], label);
}

/** Lists a whole specification in an element without entries: grouped by heading if there are several. */
export function planAllListed(
  doc: Doc,
  element: Element,
  headings: readonly Heading[],
): Result<FixSteps> {
  if (childrenOf(element.node).some(({ key }) => key !== 'global'))
    return refuse('not-empty', m.entriesAlready(named(element)));
  const isFlat = headings.length === 1;
  const key = isFlat && !hasList(element, 'groups') ? 'pages' : listFor(element);
  const values: Json[] = headings.flatMap((heading): readonly Json[] =>
    key === 'pages' && (isFlat || heading.label === '')
      ? heading.entries
      : [groupOf({ ...heading, label: heading.label || m.otherEndpoints })],
  );
  const count = headings.reduce((sum, { entries }) => sum + entries.length, 0);
  const label = m.listAll(count, named(element));
  return insertAll(doc, { parent: pointerTo(element), key, index: 0 }, values, label);
}

function insertAll(
  doc: Doc,
  to: Placement,
  values: readonly Json[],
  label: string,
): Result<FixSteps> {
  const planned = planInserts(
    doc,
    to,
    values.map((value) => ({ value })),
  );
  return planned.ok ? ok({ ...planned.value, label }) : planned;
}

const groupOf = ({ label, entries }: Heading): Json => ({ group: label, pages: entries });
const hasList = ({ node }: Element, key: ListKey) => member(node, key)?.value.type === 'array';

/** The list for a group: an existing one, or else `groups` if the element supports it. */
function listFor(element: Element): ListKey {
  const present = (['groups', 'pages'] as const).find((key) => hasList(element, key));
  return present ?? (KINDS[element.kind].holds.groups === 'spec' ? 'groups' : 'pages');
}

/** Steps, and one sentence for each loss. */
export interface ListingLoss {
  readonly steps: FixSteps;
  readonly lost: readonly string[];
}

/**
 * Removes the listed endpoints, so that the site generates a page for every operation. If other pages remain, which
 * the site would take as the complete list, a group called `label` generates the endpoints.
 */
export function planGenerated(
  doc: Doc,
  element: Element,
  isOwn: (id: number) => boolean,
  label: string,
): Result<ListingLoss> {
  const children = childElements(element).filter(({ key }) => key !== 'global');
  const foreign = children.find(({ key }) => key !== 'groups' && key !== 'pages');
  if (foreign) return refuse('place', m.selectPart(named(element)));
  const going = outermost(children, isOwn);
  if (going.length === 0) return refuse('nothing', m.noneListed(named(element)));
  const isAll = going.length === children.length && going.every((one) => children.includes(one));
  const node = pointerTo(element);
  const { key } = children[0]!;
  const operations: Operation[] = [{ op: 'remove', nodes: going.map(pointerTo) }];
  if (isAll)
    for (const list of new Set(children.map((child) => child.key)))
      operations.push({ op: 'set', node, field: list });
  else {
    const first = children.findIndex((child) => going.includes(child));
    const index = first < 0 ? children.length : first;
    const openapi = valueOf(member(element.node, 'openapi')!.value) as Json;
    const value = { group: label, openapi };
    operations.push({ op: 'insert', value, to: { parent: node, key: key as ListKey, index } });
  }
  const planned = planAll(doc, operations);
  if (!planned.ok) return planned;
  const title = m.showAll(named(element));
  return ok({ steps: { ...planned.value, label: title }, lost: losses(going) });
}

/** The entries to remove: the specification's own endpoints, and groups that contain nothing else. */
function outermost(children: readonly Element[], isOwn: (id: number) => boolean): Element[] {
  return children.flatMap((child) => {
    if (child.kind === 'endpoint') return isOwn(child.node.id) ? [child] : [];
    if (child.kind !== 'group' || child.node.type !== 'object') return [];
    if (member(child.node, 'openapi')) return [];
    const inner = childElements(child);
    const going = outermost(inner, isOwn);
    const isWhole = inner.length > 0 && inner.every((one) => going.includes(one));
    return isWhole ? [child] : going;
  });
}

function losses(going: readonly Element[]): readonly string[] {
  const groups = going.flatMap(groupsIn);
  const count = going.reduce((sum, one) => sum + endpointsIn(one), 0);
  return [
    m.losesOrder(count),
    ...groups.map((group) => {
      const kept = group.node.type === 'object' ? group.node.members : [];
      const keys = kept.map(({ key }) => key).filter((key) => !isListKey(key) && key !== 'group');
      return m.losesGroup(labelOf(group), [...new Set(keys)]);
    }),
  ];
}
const groupsIn = (element: Element): readonly Element[] =>
  element.kind === 'group' ? [element, ...childElements(element).flatMap(groupsIn)] : [];
const endpointsIn = (element: Element): number =>
  element.kind === 'endpoint'
    ? 1
    : childElements(element).reduce((sum, child) => sum + endpointsIn(child), 0);
