/*
 * Who became whom between two documents. Ids come first: they survive edits, moves and undo. What has no
 * counterpart by id is looked for by content, so that an element that was cut and pasted as text is found
 * again: first whole elements that are equal, then groups that share their label or most of their entries,
 * then single pages. Subtrees that are the same object in the same list are passed over, so the cost follows
 * what changed.
 */
import type { Node, ObjectNode } from '../model/node.ts';
import { effectiveMembers } from '../model/walk.ts';
import { childrenOf, labelOf, type Child } from '../rules/elements.ts';

/** An element as one of the two documents holds it, and the way up to `navigation`. */
export interface Entry extends Child {
  readonly parent: Entry | undefined;
}

/** One element, before and after. */
export interface Pair {
  readonly before: Entry;
  readonly after: Entry;
  /** It stands in another list, or at another place among those that stayed in theirs. */
  readonly moved: boolean;
}

export interface Pairing {
  readonly pairs: readonly Pair[];
  /** Elements without a counterpart; what they hold goes without saying, unless `partner` knows it. */
  readonly gone: readonly Entry[];
  readonly come: readonly Entry[];
  /** Lists, as they are now, of which so many entries changed their order that naming each says less. */
  readonly shuffled: readonly { readonly parent: Entry; readonly count: number }[];
  /** The node after, of a node before. */
  readonly partner: ReadonlyMap<Node, Node>;
}

/** Of more entries than this that left their order in one list, the list is named instead of each entry. */
const NAMED_MOVES = 3;

export function pairUp(before: Entry, after: Entry): Pairing {
  const pairs: Pair[] = [];
  const gone = new Set<Entry>();
  const come = new Set<Entry>();
  const shuffled: { parent: Entry; count: number }[] = [];
  const partner = new Map<Node, Node>();
  const taken = new Set<Node>();
  /** Strings in the same place with another text: a new path, unless that page came from or went elsewhere. */
  let rewritten: Pair[] = [];
  /** Strings that share an id and nothing else. */
  const parted = new Set<Node>();
  const todo: Pair[] = [];

  const link = (pair: Pair) => {
    gone.delete(pair.before);
    come.delete(pair.after);
    partner.set(pair.before.node, pair.after.node);
    taken.add(pair.after.node);
    todo.push(pair);
  };
  const meet = (pair: Pair) => {
    pairs.push(pair);
    if (pair.before.node === pair.after.node) return;
    const match = matchChildren(
      pair,
      (node) => partner.has(node),
      (node) => taken.has(node),
    );
    for (const entry of match.gone) gone.add(entry);
    for (const entry of match.come) come.add(entry);
    if (match.movers > NAMED_MOVES) shuffled.push({ parent: pair.after, count: match.movers });
    for (const kept of match.kept) {
      const moved = kept.moved && match.movers <= NAMED_MOVES;
      if (isRewritten(kept)) rewritten.push({ ...kept, moved });
      else link({ ...kept, moved });
    }
  };
  const across = (a: Entry, b: Entry) => link({ before: a, after: b, moved: false });
  /** Links what `find` answers for entries that are new, from the outside in; says whether there was any. */
  const linkNew = (find: (entry: Entry) => Entry | undefined): boolean => {
    let linked = false;
    const visit = (entry: Entry) => {
      if (taken.has(entry.node)) return;
      const other = find(entry);
      if (other && !partner.has(other.node)) {
        across(other, entry);
        linked = true;
      } else for (const child of entriesOf(entry)) visit(child);
    };
    for (const entry of [...come]) visit(entry);
    return linked;
  };
  const lost = () => [...gone].flatMap((entry) => withAllBelow(entry, (node) => partner.has(node)));
  const mayKeepId = ({ node }: Entry) => !parted.has(node);
  const settle = () => {
    for (let pair = todo.pop(); pair; pair = todo.pop()) meet(pair);
  };

  link({ before, after, moved: false });
  settle();
  const steps: (() => boolean)[] = [
    () => linkNew(finderById([...gone].filter(mayKeepId))),
    () => linkNew(finderById(lost().filter(mayKeepId))),
    () => linkNew(finderByContent(lost().filter(isObject))),
    () => linkNew(finderByLikeness(lost().filter(isObject), taken)),
    () => splitRewritten(),
    () => linkNew(finderByContent(lost().filter((entry) => !isObject(entry)))),
  ];
  /** A rewritten page whose old or new path turns up elsewhere is two: one that left, one that came. */
  function splitRewritten(): boolean {
    const left = new Map<string, number>();
    const arrived = new Map<string, number>();
    const note = (map: Map<string, number>, { node }: Entry) =>
      map.set(fingerprint(node), (map.get(fingerprint(node)) ?? 0) + 1);
    for (const entry of lost()) note(left, entry);
    for (const entry of [...come].flatMap((e) => withAllBelow(e, (node) => taken.has(node))))
      note(arrived, entry);
    for (const pair of rewritten) {
      note(left, pair.before);
      note(arrived, pair.after);
    }
    const settled = rewritten;
    rewritten = [];
    for (const pair of settled)
      if (left.has(fingerprint(pair.after.node)) || arrived.has(fingerprint(pair.before.node))) {
        parted.add(pair.before.node);
        gone.add(pair.before);
        come.add(pair.after);
      } else link(pair);
    return settled.length > 0;
  }
  for (let i = 0; i < steps.length && gone.size + come.size + rewritten.length > 0;) {
    const progress = steps[i]!();
    settle();
    i = progress ? 0 : i + 1;
  }
  for (const pair of rewritten) link(pair);
  settle();

  return {
    pairs: pairs.map((pair) => ({ ...pair, moved: pair.moved || changedParent(pair, partner) })),
    gone: [...gone],
    come: [...come],
    shuffled,
    partner,
  };
}

const changedParent = ({ before, after }: Pair, partner: ReadonlyMap<Node, Node>): boolean =>
  before.parent !== undefined && partner.get(before.parent.node) !== after.parent?.node;

const isObject = ({ node }: Entry) => node.type === 'object';
const isRewritten = ({ before, after }: Pair) =>
  before.node.type !== 'object' && fingerprint(before.node) !== fingerprint(after.node);

/** The entries of an element's lists. */
export const entriesOf = (parent: Entry): Entry[] =>
  childrenOf(parent.node).map((child) => ({ ...child, parent }));

function withAllBelow(entry: Entry, except: (node: Node) => boolean): Entry[] {
  if (except(entry.node)) return [];
  return [entry, ...entriesOf(entry).flatMap((child) => withAllBelow(child, except))];
}

interface Match {
  readonly kept: readonly Pair[];
  readonly gone: readonly Entry[];
  readonly come: readonly Entry[];
  /** How many of those that stayed left their order. */
  readonly movers: number;
}

/** The children of one element, before and after, by id. Those that are the same object in the same order are left out. */
function matchChildren(
  { before, after }: Pair,
  hasPartner: (node: Node) => boolean,
  isTaken: (node: Node) => boolean,
): Match {
  const a = childrenOf(before.node);
  const b = childrenOf(after.node);
  const same = (x: Child | undefined, y: Child | undefined) =>
    x?.node === y?.node && x?.key === y?.key;
  let start = 0;
  const most = Math.min(a.length, b.length);
  while (start < most && same(a[start], b[start])) start++;
  let end = 0;
  while (end < most - start && same(a[a.length - 1 - end], b[b.length - 1 - end])) end++;

  const old = new Map<number, { child: Child; rank: number }>();
  for (let i = start; i < a.length - end; i++)
    if (!hasPartner(a[i]!.node)) old.set(a[i]!.node.id, { child: a[i]!, rank: i });
  const found: { from: Child; to: Child; rank: number }[] = [];
  const come: Entry[] = [];
  for (let i = start; i < b.length - end; i++) {
    const to = b[i]!;
    if (isTaken(to.node)) continue;
    const match = old.get(to.node.id);
    if (match?.child.node.type === to.node.type) {
      found.push({ from: match.child, to, rank: match.rank });
      old.delete(to.node.id);
    } else come.push({ ...to, parent: after });
  }
  const steady = longestRise(found.map(({ rank }) => rank));
  const kept = found.flatMap(({ from, to }, i) => {
    const moved = !steady.has(i);
    if (from.node === to.node && from.key === to.key && !moved) return [];
    return [{ before: { ...from, parent: before }, after: { ...to, parent: after }, moved }];
  });
  return {
    kept,
    gone: [...old.values()].map(({ child }) => ({ ...child, parent: before })),
    come,
    movers: found.length - steady.size,
  };
}

/** The indexes of a longest rising subsequence: what stayed in order when the rest moved. */
function longestRise(values: readonly number[]): Set<number> {
  const tails: number[] = [];
  const previous: number[] = [];
  values.forEach((value, i) => {
    let low = 0;
    let high = tails.length;
    while (low < high) {
      const mid = (low + high) >> 1;
      if (values[tails[mid]!]! < value) low = mid + 1;
      else high = mid;
    }
    previous[i] = low > 0 ? tails[low - 1]! : -1;
    tails[low] = i;
  });
  const rise = new Set<number>();
  for (let i = tails.at(-1) ?? -1; i >= 0; i = previous[i]!) rise.add(i);
  return rise;
}

function finderById(pool: readonly Entry[]): (entry: Entry) => Entry | undefined {
  const byId = new Map(pool.map((entry) => [entry.node.id, entry]));
  return ({ node }) => {
    const found = byId.get(node.id);
    return found?.node.type === node.type ? found : undefined;
  };
}

function finderByContent(pool: readonly Entry[]): (entry: Entry) => Entry | undefined {
  const buckets = grouped(pool, ({ node }) => fingerprint(node));
  return ({ node }) => buckets.get(fingerprint(node))?.shift();
}

/** Finds the element of the same kind that shares the label and an entry, or at least half of the entries. */
function finderByLikeness(
  pool: readonly Entry[],
  taken: ReadonlySet<Node>,
): (entry: Entry) => Entry | undefined {
  const byLabel = grouped(pool, (entry) => `${entry.kind} ${labelOf(entry)}`);
  const holders = new Map<string, Entry[]>();
  for (const entry of pool)
    for (const child of childrenOf(entry.node)) {
      const mark = markOf(child);
      const list = holders.get(mark);
      if (list) list.push(entry);
      else holders.set(mark, [entry]);
    }
  return (entry) => {
    if (entry.node.type !== 'object') return undefined;
    const children = childrenOf(entry.node).filter((child) => !taken.has(child.node));
    const shared = new Map<Entry, number>();
    for (const child of children)
      for (const holder of new Set(holders.get(markOf(child))))
        if (holder.kind === entry.kind) shared.set(holder, (shared.get(holder) ?? 0) + 1);
    const label = labelOf(entry);
    const namesakes = label ? (byLabel.get(`${entry.kind} ${label}`) ?? []) : [];
    const named = namesakes.find(
      (other) => shared.has(other) || childrenOf(other.node).length === 0 || children.length === 0,
    );
    if (named) return named;
    const [most] = [...shared].sort((x, y) => y[1] - x[1]);
    if (!most) return undefined;
    const [other, count] = most;
    return count * 2 >= Math.max(children.length, childrenOf(other.node).length)
      ? other
      : undefined;
  };
}

const markOf = (child: Child) =>
  child.node.type === 'object' ? `${child.kind} ${labelOf(child)}` : fingerprint(child.node);

function grouped<T>(items: readonly T[], keyOf: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return groups;
}

const prints = new WeakMap<Node, string>();

/** Equal for nodes of equal plain value; the order of keys does not count. */
export function fingerprint(node: Node): string {
  if (node.type === 'string') return JSON.stringify(node.value);
  if (node.type !== 'object' && node.type !== 'array') return String(node.value);
  let print = prints.get(node);
  if (print === undefined) {
    print = node.type === 'array' ? `[${node.items.map(fingerprint).join()}]` : printObject(node);
    prints.set(node, print);
  }
  return print;
}

const printObject = (node: ObjectNode) =>
  `{${effectiveMembers(node)
    .map(({ key, value }) => `${JSON.stringify(key)}:${fingerprint(value)}`)
    .sort()
    .join()}}`;
