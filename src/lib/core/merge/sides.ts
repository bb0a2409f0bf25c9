/*
 * The elements of two documents under common names. An element that both inherited from their base is named by its
 * node in the base, any other by its own node; so a position, a list and an order can be compared across documents.
 */
import type { Doc, Node } from '../document/node.ts';
import { spotAt, type Spot } from '../document/walk.ts';
import { navigationOf } from '../document/elements.ts';
import type { DocMatch } from '../compare/match-docs.ts';
import { entriesOf, type Entry } from '../compare/entry.ts';

/** An element's name across documents: a node that represents it. */
export type Who = Node;

export interface Side {
  readonly doc: Doc;
  /** Every element as this document has it, in text order. */
  readonly entries: ReadonlyMap<Who, Entry>;
  readonly whoOf: (node: Node) => Who;
}

/** The base document: its elements are named by themselves. */
export const originSide = (doc: Doc): Side => sideOf(doc, (node) => node);

/** A document derived from another. `twins` gives new elements here the names of others. */
export function laterSide(
  doc: Doc,
  docMatch: DocMatch | undefined,
  twins: ReadonlyMap<Node, Who> = new Map(),
): Side {
  const origin = docMatch?.origin;
  return sideOf(doc, (node) => origin?.get(node) ?? twins.get(node) ?? node);
}

/**
 * Drops the elements of all sides when one of the documents has no navigation object: the navigation is then an
 * ordinary value in all of them.
 */
export function barely(...docs: readonly Doc[]): (side: Side) => Side {
  const hasElements = docs.every((doc) => navigationOf(doc) !== undefined);
  return (side) => (hasElements ? side : { ...side, entries: new Map() });
}

function sideOf(doc: Doc, whoOf: (node: Node) => Who): Side {
  const entries = new Map<Who, Entry>();
  const add = (entry: Entry): void => {
    entries.set(whoOf(entry.node), entry);
    for (const child of entriesOf(entry)) add(child);
  };
  const top = navigationOf(doc);
  if (top) add({ kind: top.kind, key: top.key, index: 0, node: top.node, parent: undefined });
  return { doc, entries, whoOf };
}

/** A list, identified by the element that contains it and its key. */
export interface ListName {
  readonly parent: Who;
  readonly key: string;
}

/**
 * The list that contains an element. Returns undefined for the navigation itself, and when the side does not have the
 * element.
 */
export function listOf(side: Side, who: Who): ListName | undefined {
  const entry = side.entries.get(who);
  return entry?.parent && { parent: side.whoOf(entry.parent.node), key: entry.key };
}

export const isSameList = (a: ListName | undefined, b: ListName | undefined): boolean =>
  a?.parent === b?.parent && a?.key === b?.key;

/** The names in an element's lists, in text order. */
export function childrenIn(side: Side, who: Who): readonly { who: Who; key: string }[] {
  const entry = side.entries.get(who);
  return entry ? entriesOf(entry).map(({ node, key }) => ({ who: side.whoOf(node), key })) : [];
}

const spots = new WeakMap<Entry, Spot>();

/** An element's position in its document's text. */
export function spotOf(side: Side, entry: Entry): Spot {
  let spot = spots.get(entry);
  if (!spot) {
    const { parent, key, index } = entry;
    const round = parent ? spotOf(side, parent) : spotAt(side.doc, []);
    spot =
      parent && key !== 'global'
        ? spotAt(round!, [key, index])
        : spotAt(round!, [parent ? key : 'navigation']);
    if (!spot) throw new Error(`No element at ${key}/${index}`);
    spots.set(entry, spot);
  }
  return spot;
}
