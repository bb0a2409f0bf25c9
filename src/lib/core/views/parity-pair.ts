/* How one division stands to another, remembered as long as both stay as they are. */
import type { Node } from '../model/node.ts';
import type { Child } from '../rules/elements.ts';
import type { DivisionSet } from './parity-sets.ts';
import { parityOf, type Counts } from './parity.ts';

const pairs = new WeakMap<Node, WeakMap<Node, Counts>>();

/** What a division lacks, and has more than the measure; only these two are compared. */
export function countsBeside(set: DivisionSet, measure: Child, other: Child): Counts {
  let known = pairs.get(measure.node);
  if (!known) pairs.set(measure.node, (known = new WeakMap<Node, Counts>()));
  let counts = known.get(other.node);
  if (!counts) {
    counts = parityOf({ ...set, divisions: [measure, other], first: 0 }).root.below[1]!;
    known.set(other.node, counts);
  }
  return counts;
}
