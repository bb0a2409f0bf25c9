/*
 * Gives every element of a later document the id of its counterpart in the earlier one, so that the next comparison
 * matches it by id and does not search for it by content again, with perhaps another result.
 */
import { withFiles } from '../document/read.ts';
import type { Doc, Node, NodeId } from '../document/node.ts';
import { effectiveMembers, member } from '../document/walk.ts';
import { isListKey } from '../schema/kinds.ts';
import { entriesOf, type Entry } from '../compare/entry.ts';
import type { DocMatch } from '../compare/match-docs.ts';

export interface KnownNodes {
  readonly doc: Doc;
  /** Maps an id of the given document to the id in `doc`. */
  readonly idOf: (id: NodeId) => NodeId;
}

/**
 * The later document with the ids of the earlier one and its own text. `isOld` says whether the earlier document has
 * an element with the id.
 */
export function withOldIds(
  doc: Doc,
  docMatch: DocMatch | undefined,
  isOld: (id: NodeId) => boolean,
  firstFree: NodeId,
): KnownNodes {
  const ids = new Map<NodeId, NodeId>();
  let nextId = firstFree;
  const rename = (from: Node, to: Node) => {
    if (from.id !== to.id) ids.set(from.id, to.id);
  };
  for (const { before, after } of docMatch?.pairs ?? []) {
    rename(after.node, before.node);
    if (before.node.type !== 'object' || after.node.type !== 'object') continue;
    for (const { key, value } of effectiveMembers(after.node)) {
      const list = isListKey(key) ? member(before.node, key)?.value : undefined;
      if (list?.type === 'array' && value.type === 'array') rename(value, list);
    }
  }
  /** Gives fresh ids to new elements whose id belongs to another element of the earlier document. */
  const part = (entry: Entry): void => {
    if (docMatch?.origin.has(entry.node)) return;
    if (isOld(entry.node.id)) ids.set(entry.node.id, nextId++);
    for (const child of entriesOf(entry)) part(child);
  };
  for (const entry of docMatch?.come ?? []) part(entry);
  const idOf = (id: NodeId) => ids.get(id) ?? id;
  if (ids.size === 0) return { doc, idOf };
  const files = new Map(
    [...doc.files].map(([file, reading]) => {
      const { root } = reading;
      const next = root && renamed(root, idOf);
      return [file, next === root ? reading : { ...reading, root: next }] as const;
    }),
  );
  return { doc: withFiles(doc, files, nextId), idOf };
}

function renamed(node: Node, idOf: (id: NodeId) => NodeId): Node {
  const id = idOf(node.id);
  if (node.type === 'array') {
    const items = node.items.map((item) => renamed(item, idOf));
    const isSame = id === node.id && items.every((item, i) => item === node.items[i]);
    return isSame ? node : { ...node, id, items };
  }
  if (node.type === 'object') {
    const members = node.members.map((m) => {
      const value = renamed(m.value, idOf);
      return value === m.value ? m : { ...m, value };
    });
    const isSame = id === node.id && members.every((m, i) => m === node.members[i]);
    return isSame ? node : { ...node, id, members };
  }
  return id === node.id ? node : { ...node, id };
}
