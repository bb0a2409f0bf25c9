/*
 * The policy that applies facts: their state where the facts say so, and ours everywhere else.
 */
import { effectiveMembers } from '../document/walk.ts';
import { moversOf } from './order.ts';
import type { MergePolicy } from './compose.ts';
import { tellsInside, tellsOf, tellsOrderOf, type Facts } from './facts.ts';
import type { ListName, Side, Who } from './sides.ts';

/**
 * `turned`: the facts lead from theirs to ours, and are taken back. `keepPlace`: elements with another position in ours
 * that no fact names, as far as they are known.
 */
export function mergePolicyOf(
  facts: Facts,
  ours: Side,
  theirs: Side,
  turned: boolean,
  keepPlace: ReadonlySet<Who> = new Set(),
): MergePolicy {
  const movers = <T>(a: readonly T[], b: readonly T[]) =>
    turned ? moversOf(b, a) : moversOf(a, b);
  const listIn = (side: Side, { parent, key }: ListName) => {
    const node = side.entries.get(parent)?.node;
    const list = node?.type === 'object' && effectiveMembers(node).find((m) => m.key === key);
    return list && list.value.type === 'array' ? list.value.items : undefined;
  };
  return {
    wants: (who) => facts.elements.has(who) === theirs.entries.has(who),
    unwrapped: (who, wrapper) =>
      facts.wrapped.has(who) || !theirs.entries.has(who) ? facts.wrappers.get(wrapper) : undefined,
    lister: (who) => (facts.places.has(who) ? 'theirs' : 'ours'),
    leader: (list, a, b) => {
      const movedAmong = (isOne: (who: Who) => boolean) => {
        const [x, y] = inBoth(a.filter(isOne), b.filter(isOne));
        return movers(x, y);
      };
      const isUntold = (who: Who) => !facts.places.has(who) && !keepPlace.has(who);
      const isUnwrapped = (who: Who) => turned && facts.wrapped.has(who);
      // Among the other entries, move as few as the order requires.
      const others = movedAmong(isUntold);
      // Entries that leave a wrapper keep what is new among them, unless that would move one that wasn't inside.
      const all = movedAmong((who) => isUntold(who) || isUnwrapped(who));
      const keep = [...all].every((who) => others.has(who) || isUnwrapped(who));
      const moved = keep ? all : others;
      const strays = facts.orders.has(list.parent) ? 'theirs' : 'ours';
      return (who: Who) => {
        if (facts.places.has(who) && !(keep && isUnwrapped(who))) return 'theirs';
        if (keepPlace.has(who)) return 'ours';
        if (!moved.has(who)) return undefined;
        return isUnwrapped(who) ? 'theirs' : strays;
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
