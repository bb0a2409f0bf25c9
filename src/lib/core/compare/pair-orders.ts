/*
 * Finds which elements moved: those with another parent, and in each list the fewest remaining entries that
 * explain its order, preferably those that are known to have been moved. All others kept their order, so rows
 * for these describe the whole change.
 */
import type { Moves, Node } from '../document/node.ts';
import { childrenOf, type Child } from '../document/elements.ts';
import type { Couple, Pair } from './entry.ts';
import { heaviestRise, longestRise } from '../text/longest-rise.ts';

/** If more entries than this, not known as moved, are out of order in one element, the element is named instead of each entry. */
const NAMED_MOVES = 3;

export interface Orders {
  readonly pairs: readonly Pair[];
  /** Elements in which too many entries changed order to name each of them. */
  readonly shuffled: readonly { readonly parent: Couple; readonly count: number }[];
  /** Elements with entries that changed lists without changing kind. */
  readonly relisted: readonly Relisting[];
}

export interface Relisting {
  readonly parent: Couple;
  readonly lists: readonly [before: string, after: string];
}

/** Returns all pairs, including those that only a change of order reveals. */
export function ordersIn(
  couples: readonly Couple[],
  partner: ReadonlyMap<Node, Node>,
  moves: Moves,
): Orders {
  const { strays, shuffled } = reorderedIn(couples, partner, moves);
  const movers = new Map(strays.map((stray) => [stray.after.node, stray]));
  const pairs = couples.map((couple): Pair => {
    const moved = movers.delete(couple.after.node) || changedParent(couple, partner);
    return { ...couple, moved };
  });
  for (const stray of movers.values()) pairs.push({ ...stray, moved: true });
  return { pairs, shuffled, relisted: relistedIn(couples, partner) };
}

/** The entries that changed their order in these elements, except where they are too many to name each. */
export function reorderedIn(
  couples: readonly Couple[],
  partner: ReadonlyMap<Node, Node>,
  moves: Moves,
): { readonly strays: readonly Couple[]; readonly shuffled: Orders['shuffled'] } {
  const shuffled: { parent: Couple; count: number }[] = [];
  const named = couples.flatMap((parent) => {
    const strays = straysIn(parent, partner, moves);
    const unknown = strays.filter(({ after }) => !moves.has(after.node.id));
    if (unknown.length <= NAMED_MOVES) return strays;
    shuffled.push({ parent, count: strays.length });
    return [];
  });
  return { strays: named, shuffled };
}

function relistedIn(
  couples: readonly Couple[],
  partner: ReadonlyMap<Node, Node>,
): readonly Relisting[] {
  const parents = new Map(couples.map((couple) => [couple.after.node, couple]));
  const found = new Map<string, Relisting>();
  for (const couple of couples) {
    const parent = couple.after.parent && parents.get(couple.after.parent.node);
    if (!parent || !isRelisted(couple) || changedParent(couple, partner)) continue;
    const lists = [couple.before.key, couple.after.key] as const;
    found.set(`${parent.after.node.id} ${lists.join(' ')}`, { parent, lists });
  }
  return [...found.values()];
}

/** Whether an entry changed lists in a way that its kind doesn't show. */
export const isRelisted = ({ before, after }: Couple): boolean =>
  before.key !== after.key && (before.kind === after.kind || before.node.type !== 'object');

const changedParent = ({ before, after }: Couple, partner: ReadonlyMap<Node, Node>): boolean =>
  before.parent !== undefined && partner.get(before.parent.node) !== after.parent?.node;

/**
 * Entries that stayed in their list but are out of order among the others there. With two different elements, a
 * wrapper and what it was added to or removed from, those of any list.
 */
function straysIn(
  { before, after }: Couple,
  partner: ReadonlyMap<Node, Node>,
  moves: Moves,
): Couple[] {
  if (before.node === after.node) return [];
  const [a, b] = [childrenOf(before.node), childrenOf(after.node)];
  const now = ({ node }: Child) => partner.get(node) ?? node;
  const isOne = partner.get(before.node) === after.node;
  let start = 0;
  while (start < a.length && start < b.length && now(a[start]!) === b[start]!.node) start++;
  if (start === a.length || start === b.length) return [];
  const ranks = new Map<Node, { readonly from: Child; readonly rank: number }>();
  for (let rank = start; rank < a.length; rank++)
    ranks.set(now(a[rank]!), { from: a[rank]!, rank });
  const lists = new Map<string, { from: Child; to: Child; rank: number }[]>();
  for (const to of b.slice(start)) {
    const found = ranks.get(to.node);
    if (!found || (isOne && found.from.key !== to.key)) continue;
    const list = lists.get(found.from.key);
    if (list) list.push({ ...found, to });
    else lists.set(found.from.key, [{ ...found, to }]);
  }
  return [...lists.values()].flatMap((entries) => {
    const steady = steadyOf(entries, moves);
    return entries.flatMap(({ from, to }, i) =>
      steady.has(i)
        ? []
        : [{ before: { ...from, parent: before }, after: { ...to, parent: after } }],
    );
  });
}

/** The indexes of the entries that did not move. An entry that moved weighs less than one that didn't, the last least. */
function steadyOf(
  entries: readonly { readonly to: Child; readonly rank: number }[],
  moves: Moves,
): ReadonlySet<number> {
  const ranks = entries.map(({ rank }) => rank);
  const known = entries.map(({ to }) => moves.get(to.node.id));
  if (known.every((move) => move === undefined)) return longestRise(ranks);
  // The numbers of moves exceed the number of entries, so all that moved together weigh less than one that didn't.
  const weightOf = (i: number) => (known[i] === undefined ? 2 * entries.length : 1 + 1 / known[i]);
  return new Set(heaviestRise(ranks, weightOf));
}
