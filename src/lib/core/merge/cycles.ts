/*
 * Moves into each other: we put A into B, they put B into A. One of the two has to stay.
 */
import type { SideName } from './order.ts';
import { listOf, type Side, type Who } from './sides.ts';

/**
 * Whose list contains each element that would otherwise end up inside itself. `choose` receives the element that they
 * moved and the one that we moved into it.
 */
export function cyclesIn(
  base: Side,
  ours: Side,
  theirs: Side,
  lister: (who: Who) => SideName,
  choose: (who: Who, inner: Who) => SideName,
): ReadonlyMap<Who, SideName> {
  const forced = new Map<Who, SideName>();
  const holderIn = (side: Side, who: Who) => listOf(side, who)?.parent;
  const isMoved = (side: Side, who: Who) => holderIn(base, who) !== holderIn(side, who);
  const holder = (who: Who): Who | undefined => {
    if (!ours.entries.has(who)) return holderIn(theirs, who);
    if (!theirs.entries.has(who)) return holderIn(ours, who);
    const side =
      holderIn(ours, who) === holderIn(theirs, who) ? 'ours' : (forced.get(who) ?? lister(who));
    return holderIn(side === 'ours' ? ours : theirs, who);
  };
  /** The cycle of holders from this element back to itself. Returns undefined when it leads up to the top. */
  const cycleOf = (who: Who): Who[] | undefined => {
    const way = [who];
    for (let at = holder(who); at; at = holder(at)) {
      if (at === who) return way;
      if (way.includes(at)) return undefined;
      way.push(at);
    }
    return undefined;
  };
  for (const who of theirs.entries.keys()) {
    if (!base.entries.has(who) || !ours.entries.has(who) || !isMoved(theirs, who)) continue;
    const cycle = cycleOf(who);
    const inner = cycle?.find((one) => one !== who && ours.entries.has(one) && isMoved(ours, one));
    if (!cycle || !inner) continue;
    if (choose(who, inner) === 'ours') forced.set(who, 'ours');
    else
      for (const one of cycle)
        if (theirs.entries.has(one) && isMoved(ours, one)) forced.set(one, 'theirs');
  }
  return forced;
}
