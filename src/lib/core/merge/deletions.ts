/*
 * Elements that one side deleted and the other kept. Each deleted element counts as one case together with its
 * contents. It becomes a question when the other side changed it or something inside it.
 */
import type { Node } from '../document/node.ts';
import type { Entry } from '../compare/entry.ts';
import { fingerprint } from '../compare/fingerprint.ts';
import { fieldsOf, valueAt } from './compose.ts';
import { childrenIn, isSameList, listOf, type Side, type Who } from './sides.ts';

export interface Touch {
  readonly how: 'moved' | 'added' | 'movedIn' | 'changed';
  /** The touched element, as the keeping side has it. */
  readonly entry: Entry;
}

export interface Deletion {
  /** The outermost deleted element. */
  readonly root: Who;
  /** What the keeping side did, if anything. */
  readonly touch: Touch | undefined;
}

/** The deletions of one side, keyed by every element deleted with them. */
export function deletionsOf(base: Side, keeper: Side, deleter: Side): ReadonlyMap<Who, Deletion> {
  const members = new Map<Who, Who[]>();
  const rootOf = new Map<Who, Who>();
  for (const who of keeper.entries.keys()) {
    if (!base.entries.has(who) || deleter.entries.has(who)) continue;
    const holder = listOf(keeper, who)?.parent;
    const root = (holder && rootOf.get(holder)) ?? who;
    rootOf.set(who, root);
    const own = members.get(root);
    if (own) own.push(who);
    else members.set(root, [who]);
  }
  const deletions = new Map<Who, Deletion>();
  for (const [root, own] of members) {
    const touch = own.reduce<Touch | undefined>(
      (found, who) => found ?? touchOf(base, keeper, who),
      undefined,
    );
    for (const who of own) deletions.set(who, { root, touch });
  }
  return deletions;
}

/** What a side did to an element of the base, or added to it. */
function touchOf(base: Side, side: Side, who: Who): Touch | undefined {
  const [before, entry] = [base.entries.get(who)!, side.entries.get(who)!];
  if (!isSameList(listOf(base, who), listOf(side, who))) return { how: 'moved', entry };
  if (before.node === entry.node) return undefined;
  if (fieldsDiffer(before.node, entry.node)) return { how: 'changed', entry };
  const children = childrenIn(side, who);
  for (const { who: child } of children) {
    const own = side.entries.get(child)!;
    if (!base.entries.has(child)) return { how: 'added', entry: own };
    if (!isSameList(listOf(base, child), listOf(side, child)))
      return { how: 'movedIn', entry: own };
  }
  const stayed = new Set(children.map((child) => child.who));
  const order = childrenIn(base, who).filter((child) => stayed.has(child.who));
  return order.every((child, i) => child.who === children[i]?.who)
    ? undefined
    : { how: 'changed', entry };
}

function fieldsDiffer(a: Node, b: Node): boolean {
  if (a.type !== 'object' || b.type !== 'object') return fingerprint(a) !== fingerprint(b);
  return [...new Set([...fieldsOf(a), ...fieldsOf(b)])].some((key) => {
    const [x, y] = [valueAt(a, [key]), valueAt(b, [key])];
    return key !== 'global' && !(x && y && fingerprint(x) === fingerprint(y));
  });
}
