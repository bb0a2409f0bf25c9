/*
 * Building blocks for fixes. The pointers of an operation refer to the document right before it. No step may add an
 * error, so a list is emptied first and its key is removed last.
 */
import type { Node } from '../../document/node.ts';
import { valueOf } from '../../document/walk.ts';
import type { Json, Operation, Placement, Pointer } from '../../operation.ts';
import type { OperationFix } from '../../result.ts';
import { stringField } from '../../document/elements.ts';
import { KINDS, type Kind, type ListKey } from '../../schema/kinds.ts';
import { isOneTypo } from '../../text/typo.ts';
import * as m from './messages.ts';
import * as shared from '../messages.ts';

/** A fix offered for a problem. */
export const fix = (label: string, ...operations: readonly Operation[]): OperationFix => ({
  label,
  operations,
  mends: true,
});

export const setTo = (
  node: Pointer,
  field: string | readonly string[],
  value: Json,
): Operation => ({
  op: 'set',
  node,
  field,
  value,
});

export const clear = (node: Pointer, field: string | readonly string[]): Operation => ({
  op: 'set',
  node,
  field,
});

/** Pointers to the first `count` entries of a list. */
export const entriesAt = (owner: Pointer, key: ListKey, count: number): readonly Pointer[] =>
  Array.from({ length: count }, (_, i) => `${owner}/${key}/${i}`);

/** Removes a list with all its entries. */
export const removeList = (owner: Pointer, key: ListKey, count: number): readonly Operation[] => [
  { op: 'remove', nodes: entriesAt(owner, key, count) },
  clear(owner, key),
];

/** Moves the entries of a list elsewhere and removes the list. */
export const moveList = (
  owner: Pointer,
  key: ListKey,
  count: number,
  to: Placement,
): readonly Operation[] => [
  { op: 'move', nodes: entriesAt(owner, key, count), to },
  clear(owner, key),
];

/** Replaces an entry of a list. */
export const replaceEntry = (
  owner: Pointer,
  key: ListKey,
  index: number,
  value: Json,
): readonly Operation[] => [
  { op: 'insert', value, to: { parent: owner, key, index } },
  { op: 'remove', nodes: [`${owner}/${key}/${index + 1}`] },
];

/** The boolean that a value expresses differently: "true", "no", 1. */
export function booleanOf(value: Node): boolean | undefined {
  const said = value.type === 'string' ? value.value.trim().toLowerCase() : valueOf(value);
  if (said === 'true' || said === 'yes' || said === 1) return true;
  if (said === 'false' || said === 'no' || said === 0) return false;
  return undefined;
}

/** The name that was probably meant: in a different letter case, singular or plural, or with one typo. */
export function nearestOf(said: string, names: readonly string[]): string | undefined {
  const plain = said.trim().toLowerCase();
  const like = (name: string) => name === plain || `${name}s` === plain || name === `${plain}s`;
  return names.find(like) ?? names.find((name) => isOneTypo(name, plain));
}

/** The value of a node, for use in an operation. */
export const jsonOf = (node: Node): Json => valueOf(node) as Json;

/** The list that contains an element, by the element's pointer: the owner, the key, and the element's index. */
export function placementOf(pointer: Pointer): Placement | undefined {
  const [, parent, key, index] = /^(.*)\/([^/]+)\/(\d+)$/.exec(pointer) ?? [];
  return parent === undefined ? undefined : { parent, key: key as ListKey, index: Number(index) };
}

/** "New tab", "New tab 2": `count` labels that no entry of the list has. */
export function freshLabels(kind: Kind, list: Node | undefined, count: number): readonly string[] {
  const { word, nameKey } = KINDS[kind];
  const taken = new Set(
    list?.type === 'array' ? list.items.map((item) => stringField(item, nameKey ?? '')) : [],
  );
  const labels: string[] = [];
  for (let n = 1; labels.length < count; n++) {
    const label = n === 1 ? shared.newLabel(word) : m.numberedLabel(word, n);
    if (!taken.has(label)) labels.push(label);
  }
  return labels;
}
