import { memo } from '../memo.ts';
import { childrenOf, type Child } from '../document/elements.ts';

/** An element in one of the two documents, linked to its parents up to `navigation`. */
export interface Entry extends Child {
  readonly parent: Entry | undefined;
}

/** One element, before and after. */
export interface Couple {
  readonly before: Entry;
  readonly after: Entry;
}

export interface Pair extends Couple {
  /** It has another parent, or its position changed among the siblings that stayed in their list. */
  readonly moved: boolean;
}

const NONE: readonly Entry[] = [];

/** Returns the entries of an element's lists. Repeated calls return the same objects. */
export const entriesOf = (parent: Entry): readonly Entry[] =>
  childrenOf(parent.node).length > 0 ? readEntries(parent) : NONE;

const readEntries = memo((parent: Entry): readonly Entry[] =>
  childrenOf(parent.node).map(({ kind, key, index, node }) => ({ kind, key, index, node, parent })),
);
