import { memo } from '../memo.ts';
import type { ArrayNode, Node, ObjectNode } from '../document/node.ts';
import { effectiveMembers } from '../document/walk.ts';

/** Whether two nodes have the same plain value, regardless of the order of keys. */
export const isEqual = (a: Node, b: Node): boolean =>
  a === b ||
  (a.type === 'string' && b.type === 'string'
    ? a.value === b.value
    : a.type === b.type && fingerprint(a) === fingerprint(b));

/** Returns the same string for nodes with the same plain value, regardless of the order of keys. */
export function fingerprint(node: Node): string {
  // The length marks where the string ends, whatever it contains.
  if (node.type === 'string') return `${node.value.length}"${node.value}`;
  if (node.type !== 'object' && node.type !== 'array') return String(node.value);
  return fingerprintInside(node);
}

const fingerprintInside = memo((node: ObjectNode | ArrayNode): string =>
  node.type === 'array'
    ? `[${node.items.map(fingerprint).join()}]`
    : `{${effectiveMembers(node)
        .map(({ key, value }) => `${JSON.stringify(key)}:${fingerprint(value)}`)
        .sort()
        .join()}}`,
);
