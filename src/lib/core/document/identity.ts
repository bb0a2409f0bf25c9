/*
 * Carries node identity across an edit. Nodes the edit did not touch are the same objects and need nothing. A value
 * that was parsed again takes over the ids of what it replaced: members match by key, items match between their
 * unchanged neighbors, first by equal content, then by order. Moved elements are named by the plan.
 */
import type { Node, NodeId } from './node.ts';

/** The nodes created by one reading, whose ids can still be reassigned. */
export interface Newborn {
  readonly isNew: (node: Node) => boolean;
  /** Ids that moved elements took with them; no other node may take them. */
  readonly taken: ReadonlySet<NodeId>;
  /** Ids of nodes found again unchanged, perhaps elsewhere; no other node may take them either. */
  readonly reused: Set<NodeId>;
}

/** Gives `fresh` and its descendants the ids of `old` and their counterparts. */
export function carryIds(old: Node, fresh: Node, newborn: Newborn): void {
  if (old === fresh || !newborn.isNew(fresh)) return;
  if (newborn.taken.has(old.id) || newborn.reused.has(old.id)) return;
  // Guard: what an edit leaves alone keeps its id
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
    // A moved node says nothing about where its old neighbors are.
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

/** The indexes of the nodes that already have their ids, by id. */
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

/** The trait by which two values count as the same: a string's text, or an object's first string member (its label). */
function signature(node: Node): string {
  if (node.type === 'object') {
    const named = node.members.find((m) => m.value.type === 'string');
    return named ? `{${named.key}:${(named.value as { value: string }).value}` : '{';
  }
  return node.type === 'array' ? '[' : `${node.type}:${String(node.value)}`;
}
