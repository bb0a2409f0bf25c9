/*
 * Who moved: whoever stands in another element now, and in each list as few of those that stayed as explain its
 * order. Nothing else may have changed its place, so rows of these tell all of it.
 */
import type { Node } from '../model/node.ts';
import { childrenOf, type Child } from '../rules/elements.ts';
import type { Couple, Pair } from './entry.ts';
import { longestRise } from './longest-rise.ts';

/** Of more entries than this that left their order in one element, that is named instead of each entry. */
const NAMED_MOVES = 3;

export interface Orders {
  readonly pairs: readonly Pair[];
  /** Elements of which so many entries changed their order that naming each says less. */
  readonly shuffled: readonly { readonly parent: Couple; readonly count: number }[];
  /** Elements of which entries stand in another one of their lists, without being of another kind. */
  readonly relisted: readonly Relisting[];
}

export interface Relisting {
  readonly parent: Couple;
  readonly lists: readonly [before: string, after: string];
}

/** All pairs, and those that only their order makes known. */
export function ordersIn(couples: readonly Couple[], partner: ReadonlyMap<Node, Node>): Orders {
  const movers = new Map<Node, Couple>();
  const shuffled: { parent: Couple; count: number }[] = [];
  for (const couple of couples) {
    const strays = straysIn(couple, partner);
    if (strays.length > NAMED_MOVES) shuffled.push({ parent: couple, count: strays.length });
    else for (const stray of strays) movers.set(stray.after.node, stray);
  }
  const pairs = couples.map((couple): Pair => {
    const moved = movers.delete(couple.after.node) || changedParent(couple, partner);
    return { ...couple, moved };
  });
  for (const stray of movers.values()) pairs.push({ ...stray, moved: true });
  return { pairs, shuffled, relisted: relistedIn(couples, partner) };
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

/** Another list that its own kind does not tell. */
export const isRelisted = ({ before, after }: Couple): boolean =>
  before.key !== after.key && (before.kind === after.kind || before.node.type !== 'object');

const changedParent = ({ before, after }: Couple, partner: ReadonlyMap<Node, Node>): boolean =>
  before.parent !== undefined && partner.get(before.parent.node) !== after.parent?.node;

/** Entries that stand in the list in which they stood, and out of the order of the others there. */
function straysIn({ before, after }: Couple, partner: ReadonlyMap<Node, Node>): Couple[] {
  if (before.node === after.node) return [];
  const [a, b] = [childrenOf(before.node), childrenOf(after.node)];
  const now = ({ node }: Child) => partner.get(node) ?? node;
  let start = 0;
  while (start < a.length && start < b.length && now(a[start]!) === b[start]!.node) start++;
  if (start === a.length || start === b.length) return [];
  const ranks = new Map<Node, { readonly from: Child; readonly rank: number }>();
  for (let rank = start; rank < a.length; rank++)
    ranks.set(now(a[rank]!), { from: a[rank]!, rank });
  const lists = new Map<string, { from: Child; to: Child; rank: number }[]>();
  for (const to of b.slice(start)) {
    const found = ranks.get(to.node);
    if (found?.from.key !== to.key) continue;
    const list = lists.get(to.key);
    if (list) list.push({ ...found, to });
    else lists.set(to.key, [{ ...found, to }]);
  }
  return [...lists.values()].flatMap((entries) => {
    const steady = longestRise(entries.map(({ rank }) => rank));
    return entries.flatMap(({ from, to }, i) =>
      steady.has(i)
        ? []
        : [{ before: { ...from, parent: before }, after: { ...to, parent: after } }],
    );
  });
}
