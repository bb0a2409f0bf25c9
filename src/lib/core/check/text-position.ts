/*
 * Positions of nodes of the one tree in their files. As long as everything below a node is in that node's own file,
 * positions are relative to it. Only where files meet is the path down looked up step by step.
 */
import { memoByKey } from '../memo.ts';
import { sourceNode } from '../document/resolve-refs.ts';
import type { Node } from '../document/node.ts';
import { below, homeOf, member, type Path, type Spot } from '../document/walk.ts';
import type { Child } from '../document/elements.ts';
import type { Finding } from './finding.ts';

export interface TextPosition {
  readonly file: string;
  readonly at: number;
  readonly node: Node;
  /** Set if the node or a part of it is in a different file than what surrounds it. */
  readonly spot: Spot | undefined;
}

export const positionOf = (spot: Spot): TextPosition => ({
  file: spot.file,
  at: spot.at,
  node: spot.node,
  spot: sourceNode(spot.node) === spot.node ? undefined : spot,
});

/** The position of a child that starts at `start`, relative to its parent's node. */
export function positionBelow(
  parent: TextPosition,
  { key, index, node }: Pick<Child, 'key' | 'index' | 'node'>,
  start: number,
): TextPosition {
  const { file, at, spot } = parent;
  if (!spot) return { file, at: at + start, node, spot };
  const list = listOf(spot, key);
  if (list.node.type !== 'array') return positionOf(list);
  // A list that is unchanged from its file has all its entries in that file.
  if (sourceNode(list.node) === list.node)
    return { file: list.file, at: list.at + list.node.starts[index]!, node, spot: undefined };
  return positionOf(below(list, index)!);
}

/** A list of an element, looked up once. */
const listOf = memoByKey((spot: Spot, key: string): Spot => below(spot, key)!);

export interface TextRange {
  readonly file: string;
  readonly at: number;
  readonly length: number;
}

/** The range of a member's value, or of the node itself if it doesn't have the member. */
export function rangeOf({ file, at, node, spot }: TextPosition, key: string): TextRange {
  const m = member(node, key);
  if (!m) return { file, at, length: sourceNode(node).length };
  if (!spot) return { file, at: at + m.start, length: m.value.length };
  return rangeAt(spot, [key], false);
}

/** The range that a finding marks. */
export function markedBy(position: TextPosition, finding: Finding): TextRange {
  const { file, at, spot } = position;
  return spot
    ? rangeAt(spot, finding.path, finding.key)
    : { file, at: at + finding.at, length: finding.length };
}

/** The range of the value at the end of a path, or of its key. Stops at the first missing step of the path. */
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
