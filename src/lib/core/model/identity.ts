/*
 * Who is who after an edit. Nodes that an edit did not touch are the same objects and need nothing. A value
 * that had to be parsed again takes over the ids of what stood in its place: members by key, items between
 * their unchanged neighbours, first by equal content, then by order. Moved elements are named by the plan.
 */
import type { Node, NodeId } from './node.ts';

/** The nodes made in one reading, whose ids may still be given. */
export interface Newborn {
  readonly isNew: (node: Node) => boolean;
  /** Ids that moved elements have taken along; nobody else may take them. */
  readonly taken: ReadonlySet<NodeId>;
  /** Ids of nodes that were found again as they are, perhaps elsewhere; nobody else may take them either. */
  readonly reused: Set<NodeId>;
}

/** Gives `fresh` and what it holds the ids of `old` and its counterparts. */
export function carryIds(old: Node, fresh: Node, newborn: Newborn): void {
  if (old === fresh || !newborn.isNew(fresh)) return;
  if (newborn.taken.has(old.id) || newborn.reused.has(old.id)) return;
  (fresh as { id: NodeId }).id = old.id;
  if (old.type === 'object' && fresh.type === 'object') {
    const settled = idsOf(
      fresh.members.map((m) => m.value),
      newborn,
    );
    const byKey = new Map(
      old.members.flatMap((m) => (settled.has(m.value.id) ? [] : [[m.key, m.value] as const])),
    );
    for (const { key, value } of fresh.members) {
      const match = byKey.get(key);
      byKey.delete(key);
      if (match) carryIds(match, value, newborn);
    }
  } else if (old.type === 'array' && fresh.type === 'array')
    carryItems(old.items, fresh.items, newborn);
}

function carryItems(old: readonly Node[], fresh: readonly Node[], newborn: Newborn): void {
  const kept = idsOf(fresh, newborn);
  let from = 0;
  let leavers: Node[] = [];
  for (const node of [...old, undefined]) {
    // What moved says nothing of where its old neighbours are.
    if (node && newborn.taken.has(node.id)) continue;
    const at = node ? kept.get(node.id) : fresh.length;
    if (node && at === undefined && newborn.reused.has(node.id)) continue;
    if (node && (at === undefined || at < from)) {
      if (at === undefined) leavers.push(node);
      continue;
    }
    pair(leavers, fresh.slice(from, at).filter(newborn.isNew), newborn);
    leavers = [];
    from = at! + 1;
  }
}

/** The places of the nodes that have their ids already. */
function idsOf(nodes: readonly Node[], newborn: Newborn): Map<NodeId, number> {
  const out = new Map<NodeId, number>();
  nodes.forEach((node, i) => newborn.isNew(node) || out.set(node.id, i));
  return out;
}

function pair(old: readonly Node[], fresh: readonly Node[], newborn: Newborn): void {
  const left = new Map<string, Node[]>();
  for (const node of old) {
    const sign = signature(node);
    const same = left.get(sign);
    if (same) same.push(node);
    else left.set(sign, [node]);
  }
  const matched = new Set<Node>();
  const open = fresh.filter((node) => {
    const match = left.get(signature(node))?.shift();
    if (!match) return true;
    matched.add(match);
    carryIds(match, node, newborn);
    return false;
  });
  const rest = old.filter((node) => !matched.has(node));
  for (const node of open) {
    const i = rest.findIndex((candidate) => candidate.type === node.type);
    if (i >= 0) carryIds(rest.splice(i, 1)[0]!, node, newborn);
  }
}

/** What makes two values look like the same one: a string's text, an object's first short text (its label). */
function signature(node: Node): string {
  if (node.type === 'object') {
    const named = node.members.find((m) => m.value.type === 'string');
    return named ? `{${named.key}:${(named.value as { value: string }).value}` : '{';
  }
  return node.type === 'array' ? '[' : `${node.type}:${String(node.value)}`;
}
