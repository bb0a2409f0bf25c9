/*
 * The pairing of two documents' navigations, worked out once for all that ask: changes in words, and the rows
 * that are marked as changed.
 */
import type { Doc, Node } from '../model/node.ts';
import { navigationOf } from '../rules/elements.ts';
import { entriesOf, type Entry, type Pair } from './entry.ts';
import { pairUp, type Pairing } from './pairs.ts';

/** Who became whom, and what was put round entries or taken away from round them. */
export interface DocMatch extends Pairing {
  /** New elements that stand where their entries stood before, and how many entries they took in. */
  readonly wraps: ReadonlyMap<Node, number>;
  /** Elements that are gone while their entries took their place, and how many these are. */
  readonly unwraps: ReadonlyMap<Node, number>;
}

const remembered = new WeakMap<Node, { readonly before: Node; readonly docMatch: DocMatch }>();

/** How two documents' navigations relate; nothing where one has none, or where nothing in them differs. */
export function matchDocs(base: Doc, doc: Doc): DocMatch | undefined {
  const before = topOf(base);
  const after = topOf(doc);
  if (!before || !after || before.node === after.node) return undefined;
  const known = remembered.get(after.node);
  if (known?.before === before.node) return known.docMatch;
  const pairing = pairUp(before, after);
  const docMatch = { ...pairing, wraps: wrappersIn(pairing), unwraps: unwrappedIn(pairing) };
  remembered.set(after.node, { before: before.node, docMatch });
  return docMatch;
}

/** A pair that stands elsewhere only because something was put round it or taken away from round it. */
export const isAbsorbed = (pair: Pair, docMatch: DocMatch): boolean =>
  isWrapped(pair, docMatch) || isUnwrapped(pair, docMatch);

function topOf(doc: Doc): Entry | undefined {
  const top = navigationOf(doc);
  return top && { kind: top.kind, key: top.key, index: 0, node: top.node, parent: undefined };
}

function wrappersIn({ come, origin }: Pairing): ReadonlyMap<Node, number> {
  const wraps = new Map<Node, number>();
  for (const entry of come) {
    const list = entry.parent && origin.get(entry.parent.node);
    if (!list) continue;
    const old = new Set(entriesOf({ ...entry, node: list }).map((child) => child.node));
    const taken = entriesOf(entry).filter((child) => {
      const before = origin.get(child.node);
      return before && old.has(before);
    });
    if (taken.length > 0) wraps.set(entry.node, taken.length);
  }
  return wraps;
}

function unwrappedIn({ gone, partner }: Pairing): ReadonlyMap<Node, number> {
  const unwraps = new Map<Node, number>();
  for (const entry of gone) {
    const list = entry.parent && partner.get(entry.parent.node);
    if (!list) continue;
    const now = new Set(entriesOf({ ...entry, node: list }).map((child) => child.node));
    const children = entriesOf(entry);
    const freed = children.filter((child) => {
      const after = partner.get(child.node);
      return after && now.has(after);
    });
    if (freed.length > 0 && freed.length === children.length) unwraps.set(entry.node, freed.length);
  }
  return unwraps;
}

const isWrapped = ({ before, after }: Pair, { wraps, partner }: DocMatch) =>
  after.parent !== undefined &&
  wraps.has(after.parent.node) &&
  isBecome(before.parent, after.parent.parent, partner);
const isUnwrapped = ({ before, after }: Pair, { unwraps, partner }: DocMatch) =>
  before.parent !== undefined &&
  unwraps.has(before.parent.node) &&
  isBecome(before.parent.parent, after.parent, partner);

const isBecome = (
  before: Entry | undefined,
  after: Entry | undefined,
  partner: ReadonlyMap<Node, Node>,
) => before !== undefined && partner.get(before.node) === after?.node;
