/*
 * Where a node of the one tree stands in its file. As long as everything below a node stands in the node's own file,
 * places are told relative to it; only where files meet the way down is looked up step by step.
 */
import { sourceNode } from '../model/resolve-refs.ts';
import type { Node } from '../model/node.ts';
import { below, homeOf, member, type Path, type Spot } from '../model/walk.ts';
import type { Child } from './elements.ts';
import type { Finding } from './finding.ts';

export interface TextPosition {
  readonly file: string;
  readonly at: number;
  readonly node: Node;
  /** Known where a part of the node, or the node itself, stands in another file than what is round it. */
  readonly spot: Spot | undefined;
}

export const positionOf = (spot: Spot): TextPosition => ({
  file: spot.file,
  at: spot.at,
  node: spot.node,
  spot: sourceNode(spot.node) === spot.node ? undefined : spot,
});

/** Of a child that starts at `start` relative to its parent's node. */
export function positionBelow(
  parent: TextPosition,
  { key, index, node }: Pick<Child, 'key' | 'index' | 'node'>,
  start: number,
): TextPosition {
  const { file, at, spot } = parent;
  if (!spot) return { file, at: at + start, node, spot };
  const list = listOf(spot, key);
  if (list.node.type !== 'array') return positionOf(list);
  // Nothing in a list as its file has it stands elsewhere.
  if (sourceNode(list.node) === list.node)
    return { file: list.file, at: list.at + list.node.starts[index]!, node, spot: undefined };
  return positionOf(below(list, index)!);
}

const lists = new WeakMap<Spot, Map<string, Spot>>();

/** A list of an element, looked up once. */
function listOf(spot: Spot, key: string): Spot {
  let own = lists.get(spot);
  if (!own) lists.set(spot, (own = new Map<string, Spot>()));
  let list = own.get(key);
  if (!list) own.set(key, (list = below(spot, key)!));
  return list;
}

export interface TextRange {
  readonly file: string;
  readonly at: number;
  readonly length: number;
}

/** Where a member's value stands, or the node itself while it has none. */
export function rangeOf({ file, at, node, spot }: TextPosition, key: string): TextRange {
  const m = member(node, key);
  if (!m) return { file, at, length: sourceNode(node).length };
  if (!spot) return { file, at: at + m.start, length: m.value.length };
  return rangeAt(spot, [key], false);
}

/** What a finding marks. */
export function markedBy(position: TextPosition, finding: Finding): TextRange {
  const { file, at, spot } = position;
  return spot
    ? rangeAt(spot, finding.path, finding.key)
    : { file, at: at + finding.at, length: finding.length };
}

/** The value at the end of a path, or its key; the part of the path that is missing is not counted. */
function rangeAt(from: Spot, path: Path, key: boolean): TextRange {
  let spot = from;
  for (const [i, step] of path.entries()) {
    if (key && i === path.length - 1) {
      const { file, node, at } = homeOf(spot, step);
      const m = member(node, String(step));
      if (m) return { file, at: at + m.at, length: m.keyLength };
    }
    const next = below(spot, step);
    if (!next) break;
    spot = next;
  }
  return { file: spot.file, at: spot.at, length: sourceNode(spot.node).length };
}
