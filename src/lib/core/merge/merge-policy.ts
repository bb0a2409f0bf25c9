/*
 * The policy that applies facts: their state where the facts say so, and ours everywhere else.
 */
import { effectiveMembers } from '../document/walk.ts';
import { moversOf } from './order.ts';
import type { MergePolicy } from './compose.ts';
import { tellsInside, tellsOf, tellsOrderOf, type Facts } from './facts.ts';
import { listOf, type ListName, type Side, type Who } from './sides.ts';

/** What the facts leave as it is in ours, as far as it is known. */
export interface Kept {
  /** Elements with another position. */
  readonly places: ReadonlySet<Who>;
  /** Entries that a wrapper was added around or removed from around. */
  readonly rewrapped: ReadonlySet<Who>;
}

/** `kept`: the facts lead from theirs to ours and are reverted, all but these. */
export function mergePolicyOf(facts: Facts, ours: Side, theirs: Side, kept?: Kept): MergePolicy {
  const turned = kept !== undefined;
  const keepPlace = kept?.places ?? new Set();
  const movers = <T>(a: readonly T[], b: readonly T[]) =>
    turned ? moversOf(b, a) : moversOf(a, b);
  const listIn = (side: Side, { parent, key }: ListName) => {
    const node = side.entries.get(parent)?.node;
    const list = node?.type === 'object' && effectiveMembers(node).find((m) => m.key === key);
    return list && list.value.type === 'array' ? list.value.items : undefined;
  };
  return {
    wants: (who) => facts.elements.has(who) === theirs.entries.has(who),
    listAmong: (who, side) => {
      if (!kept || !ours.entries.has(who)) return undefined;
      if (side === 'theirs') return kept.rewrapped.has(who) ? listOf(ours, who) : undefined;
      if (facts.rewrapped.has(who)) return listOf(theirs, who);
      // What is new in a wrapper stays when the wrapper goes.
      const wrapper = theirs.entries.has(who) ? undefined : listOf(ours, who)?.parent;
      return wrapper && facts.wrappers.get(wrapper);
    },
    lister: (who) => (facts.places.has(who) ? 'theirs' : 'ours'),
    leader: (list, a, b) => {
      const movedAmong = (isOne: (who: Who) => boolean) => {
        const [x, y] = inBoth(a.filter(isOne), b.filter(isOne));
        return movers(x, y);
      };
      const isUntold = (who: Who) => !facts.places.has(who) && !keepPlace.has(who);
      const isRewrapped = (who: Who) => turned && facts.rewrapped.has(who) && !keepPlace.has(who);
      // Among the other entries, move as few as the order requires.
      const others = movedAmong(isUntold);
      // Entries that change lists together keep what is new among them, unless that would move one that stays.
      const all = movedAmong((who) => isUntold(who) || isRewrapped(who));
      const keep = [...all].every((who) => others.has(who) || isRewrapped(who));
      const moved = keep ? all : others;
      const strays = facts.orders.has(list.parent) ? 'theirs' : 'ours';
      return (who: Who) => {
        if (keepPlace.has(who) && facts.rewrapped.has(who)) return 'ours';
        if (facts.places.has(who) && !(keep && isRewrapped(who))) return 'theirs';
        if (keepPlace.has(who)) return 'ours';
        if (!moved.has(who)) return undefined;
        return isRewrapped(who) ? 'theirs' : strays;
      };
    },
    keyLeader: (who, path, a, b) => {
      const [x, y] = inBoth(a, b);
      const moved = movers(x, y);
      const strays = tellsOrderOf(facts, who, path) ? 'theirs' : 'ours';
      return (key) => (moved.has(key) ? strays : undefined);
    },
    arrangement: (who, path) => (tellsOrderOf(facts, who, path) ? 'theirs' : 'ours'),
    field: (who, path) => (tellsOf(facts, who, path) ? 'theirs' : 'ours'),
    divides: (who, path) => tellsInside(facts, who, path),
    emptyList: (list) => {
      if (tellsOf(facts, list.parent, [list.key])) return 'theirs';
      // A list that existed for its entries is removed with them.
      return (listIn(ours, list)?.length ?? 0) > 0 ? 'theirs' : 'ours';
    },
  };
}

/** The entries that both lists contain, in the order of each. */
export function inBoth<T>(a: readonly T[], b: readonly T[]): [T[], T[]] {
  const [inA, inB] = [new Set(a), new Set(b)];
  return [a.filter((one) => inB.has(one)), b.filter((one) => inA.has(one))];
}
