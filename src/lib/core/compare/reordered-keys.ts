/*
 * Finds reordered keys: what two values have in common, written in a different order that JSON preserves.
 */
import type { Node, ObjectNode } from '../document/node.ts';
import { effectiveMembers, member, valueOf } from '../document/walk.ts';
import { fingerprint } from './fingerprint.ts';

/**
 * The paths to objects whose common keys changed order, and to lists that contain such objects and are
 * otherwise equal.
 */
export function reorderedAt(
  keys: readonly string[],
  a: Node,
  b: Node,
  isOwn: (key: string) => boolean = () => true,
): readonly (readonly string[])[] {
  if (a === b) return [];
  if (a.type === 'array' && b.type === 'array')
    return fingerprint(a) === fingerprint(b) && print(a) !== print(b) ? [keys] : [];
  if (a.type !== 'object' || b.type !== 'object') return [];
  const [common, now] = [commonKeys(a, b), commonKeys(b, a)];
  const inner = common.filter(isOwn).flatMap((key) => {
    const [from, to] = [member(a, key)!.value, member(b, key)!.value];
    return from === to ? [] : reorderedAt([...keys, key], from, to);
  });
  return common.every((key, i) => key === now[i]) ? inner : [keys, ...inner];
}

const print = (node: Node): string => JSON.stringify(valueOf(node));

const commonKeys = (of: ObjectNode, other: ObjectNode): string[] =>
  effectiveMembers(of).flatMap(({ key }) => (member(other, key) ? [key] : []));
