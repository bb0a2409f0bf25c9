/*
 * What divisions are missing and have beyond the reference, for wherever it is said. These are the counts of the whole
 * comparison, because a page that two divisions share can be told apart only by a third one. Cached as long as none of
 * the divisions changes.
 */
import { memoByKey } from '../memo.ts';
import type { Node } from '../document/node.ts';
import { parityOf, type Counts } from './parity.ts';
import type { DivisionSet } from './sets.ts';

/** The counts of each division, in order. */
export const divisionCounts = (set: DivisionSet, reference: number): readonly Counts[] =>
  countsIn(set.parent.node, `${set.kind} ${reference}`, set, reference);

const countsIn = memoByKey(
  (_parent: Node, _key: string, set: DivisionSet, reference: number): readonly Counts[] =>
    parityOf(set, reference).root.below,
);
