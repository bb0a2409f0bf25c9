/*
 * Matches the navigations of two documents. The result is cached and shared by the changes in words and the
 * rows marked as changed.
 */
import { memoLast } from '../memo.ts';
import type { Doc, Moves, Node } from '../document/node.ts';
import { movedBetween } from '../document/moves.ts';
import { navigationOf } from '../document/elements.ts';
import { entriesOf, type Couple, type Entry, type Pair } from './entry.ts';
import { reorderedIn } from './pair-orders.ts';
import { pairUp, type Pairing } from './pairs.ts';

/** The matched elements, plus the wrappers that were added around entries or removed from around them. */
export interface DocMatch extends Pairing {
  /** New elements that are a change of their own: those in `come`, and the new entries of wrappers. */
  readonly added: readonly Entry[];
  /** New elements in the former position of their entries, with the number of entries they wrap. */
  readonly wraps: ReadonlyMap<Node, number>;
  /** Removed elements whose entries took their place, with the number of those entries. */
  readonly unwraps: ReadonlyMap<Node, number>;
  /** Entries, as they are after, that changed their order while a wrapper was added or removed around them. */
  readonly reordered: ReadonlySet<Node>;
}

/** Matches the navigations of two documents. Returns undefined if one has none, or if nothing in them differs. */
export function matchDocs(base: Doc, doc: Doc): DocMatch | undefined {
  const before = navigationOf(base)?.node;
  const after = navigationOf(doc)?.node;
  return before && after && before !== after
    ? matchNavigations(after, before)(doc.moved, base.moved)
    : undefined;
}

const matchNavigations = memoLast((after: Node, before: Node) =>
  memoLast((doc: Moves, base: Moves): DocMatch => {
    const moves = movedBetween(base, doc);
    const pairing = pairUp(asEntry(before), asEntry(after), moves);
    const wraps = wrappersIn(pairing);
    const unwraps = unwrappedIn(pairing);
    const across = acrossWrappers(pairing, wraps, unwraps);
    const { strays, shuffled } = reorderedIn(across, pairing.partner, moves);
    return {
      ...pairing,
      shuffled: [...pairing.shuffled, ...shuffled],
      added: addedIn(pairing, wraps),
      wraps,
      unwraps,
      reordered: new Set(strays.map(({ after }) => after.node)),
    };
  }),
);

/** Whether a pair changed lists only because a wrapper was added around it or removed from around it. */
export const isRewrapped = (pair: Pair, docMatch: DocMatch): boolean =>
  isWrapped(pair, docMatch) || isUnwrapped(pair, docMatch);

/** Whether that is all that moved it. */
export const isAbsorbed = (pair: Pair, docMatch: DocMatch): boolean =>
  isRewrapped(pair, docMatch) && !docMatch.reordered.has(pair.after.node);

const asEntry = (navigation: Node): Entry => ({
  ...{ kind: 'navigation', key: 'global', index: 0, node: navigation, parent: undefined },
});

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

/** What is new in a wrapper was added on its own: without the wrapper, it would be among the wrapped entries. */
const addedIn = ({ come, origin }: Pairing, wraps: ReadonlyMap<Node, number>): readonly Entry[] =>
  come.flatMap((entry) =>
    wraps.has(entry.node)
      ? [entry, ...entriesOf(entry).filter((child) => !origin.has(child.node))]
      : [entry],
  );

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

/** Each wrapper with the element whose entries it has taken or given back. */
function acrossWrappers(
  { gone, come, partner, origin }: Pairing,
  wraps: ReadonlyMap<Node, number>,
  unwraps: ReadonlyMap<Node, number>,
): readonly Couple[] {
  const added = come.flatMap((after): Couple[] => {
    const node = after.parent && wraps.has(after.node) && origin.get(after.parent.node);
    return node ? [{ before: { ...after.parent, node }, after }] : [];
  });
  const removed = gone.flatMap((before): Couple[] => {
    const node = before.parent && unwraps.has(before.node) && partner.get(before.parent.node);
    return node ? [{ before, after: { ...before.parent, node } }] : [];
  });
  return [...added, ...removed];
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
