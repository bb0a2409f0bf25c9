/*
 * Finders for the counterpart of an added element among the removed ones: by id, by content in the same parent and
 * anywhere, by what it shares with an element of the same kind, and by label.
 */
import type { Node } from '../document/node.ts';
import { childrenOf, labelOf, type Child } from '../document/elements.ts';
import type { Entry } from './entry.ts';
import { fingerprint } from './fingerprint.ts';

export function finderById(pool: readonly Entry[]): (entry: Entry) => Entry | undefined {
  const byId = new Map(pool.map((entry) => [entry.node.id, entry]));
  return ({ node }) => {
    const found = byId.get(node.id);
    return found?.node.type === node.type ? found : undefined;
  };
}

/** Finds an equal element whose parent is the counterpart of the parent, so that of several copies each keeps its own. */
export function finderInParent(
  pool: readonly Entry[],
  origin: ReadonlyMap<Node, Node>,
): (entry: Entry) => Entry | undefined {
  const byParent = new Map<Node, Entry[]>();
  for (const entry of pool) {
    if (!entry.parent) continue;
    const siblings = byParent.get(entry.parent.node);
    if (siblings) siblings.push(entry);
    else byParent.set(entry.parent.node, [entry]);
  }
  const buckets = new Map<Node, Map<string, Entry[]>>();
  const bucketsOf = (parent: Node) => {
    const known = buckets.get(parent);
    if (known) return known;
    const made = grouped(byParent.get(parent) ?? [], ({ node }) => fingerprint(node));
    buckets.set(parent, made);
    return made;
  };
  return ({ node, parent }) => {
    const before = parent && origin.get(parent.node);
    return before && bucketsOf(before).get(fingerprint(node))?.shift();
  };
}

export function finderByContent(pool: readonly Entry[]): (entry: Entry) => Entry | undefined {
  const buckets = grouped(pool, ({ node }) => fingerprint(node));
  return ({ node }) => buckets.get(fingerprint(node))?.shift();
}

/** Finds the element of the same kind that shares the label and an entry, or at least half of the entries. */
export function finderByLikeness(
  pool: readonly Entry[],
  origin: ReadonlyMap<Node, Node>,
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
    const children = childrenOf(entry.node).filter((child) => !origin.has(child.node));
    const shared = new Map<Entry, number>();
    for (const child of children)
      for (const holder of new Set(holders.get(markOf(child))))
        if (holder.kind === entry.kind) shared.set(holder, (shared.get(holder) ?? 0) + 1);
    const label = labelOf(entry);
    const namesakes = label ? (byLabel.get(`${entry.kind} ${label}`) ?? []) : [];
    const named = namesakes.filter(
      (other) => shared.has(other) || childrenOf(other.node).length === 0 || children.length === 0,
    );
    if (named.length > 0) return nearest(named, entry, origin);
    const [most] = [...shared].sort((x, y) => y[1] - x[1]);
    if (!most) return undefined;
    const [other, count] = most;
    return count * 2 >= Math.max(children.length, childrenOf(other.node).length)
      ? other
      : undefined;
  };
}

/** Finds the element of any kind that has the same label and a shared entry, such as a group that became a tab. */
export function finderByLabel(
  pool: readonly Entry[],
  partner: ReadonlyMap<Node, Node>,
  origin: ReadonlyMap<Node, Node>,
): (entry: Entry) => Entry | undefined {
  const byLabel = grouped(pool, labelOf);
  return (entry) => {
    const label = labelOf(entry);
    const namesakes = entry.node.type === 'object' && label ? byLabel.get(label) : undefined;
    if (!namesakes) return undefined;
    const children = childrenOf(entry.node);
    const marks = new Set(children.map(markOf));
    const nodes = new Set(children.map(({ node }) => node));
    const isShared = (child: Child) => {
      const after = partner.get(child.node);
      return after ? nodes.has(after) : marks.has(markOf(child));
    };
    const named = namesakes.filter((other) => childrenOf(other.node).some(isShared));
    return nearest(named, entry, origin);
  };
}

/** The first one whose parent is the counterpart of the parent, or else the first one. */
const nearest = (
  found: readonly Entry[],
  { parent }: Entry,
  origin: ReadonlyMap<Node, Node>,
): Entry | undefined => {
  const before = parent && origin.get(parent.node);
  return found.find((other) => before && other.parent?.node === before) ?? found[0];
};

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
