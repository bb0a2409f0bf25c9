/* Compares two divisions. The result is cached as long as neither changes. */
import type { Node } from '../document/node.ts';
import type { Child } from '../document/elements.ts';
import type { DivisionSet } from './sets.ts';
import { parityOf, type Counts } from './parity.ts';

const pairs = new WeakMap<Node, WeakMap<Node, Counts>>();

/** Counts what a division is missing and what it has beyond the reference. Compares only these two. */
export function divisionCounts(set: DivisionSet, measure: Child, other: Child): Counts {
  let known = pairs.get(measure.node);
  if (!known) pairs.set(measure.node, (known = new WeakMap<Node, Counts>()));
  let counts = known.get(other.node);
  if (!counts) {
    counts = parityOf({ ...set, divisions: [measure, other], first: 0 }).root.below[1]!;
    known.set(other.node, counts);
  }
  return counts;
}
