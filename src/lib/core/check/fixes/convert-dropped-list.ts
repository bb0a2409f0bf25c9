/*
 * Converts the entries of a dropped list to another kind, in the list that is shown. Children are moved, so their text
 * stays the same. Nothing is converted if that would lose a field.
 */
import type { ArrayNode, Member, Node } from '../../document/node.ts';
import { effectiveMembers } from '../../document/walk.ts';
import type { Operation, Placement } from '../../operation.ts';
import { isAllowed } from '../placement/allow.ts';
import { stringField } from '../../document/elements.ts';
import { KIND_OF_LIST, KINDS, isListKey, type Kind, type ListKey } from '../../schema/kinds.ts';
import { entriesAt, jsonOf, removeList } from './fix-builders.ts';
import { isLoose } from '../text.ts';

/** A list to remove, with all its entries. */
export interface DroppedList {
  readonly owner: string;
  readonly key: ListKey;
  readonly list: ArrayNode;
}

/**
 * The operations that turn all entries into entries of `to.key`, from `to.index` on. Undefined if one of them can't be
 * converted.
 */
export function convertDroppedList(
  { owner, key, list }: DroppedList,
  to: Placement,
): readonly Operation[] | undefined {
  const made = list.items.map((item, i) =>
    turnedEntry(item, KIND_OF_LIST[key], `${owner}/${key}/${i}`, { ...to, index: to.index + i }),
  );
  if (made.some((operations) => operations === undefined)) return undefined;
  return [...made.flatMap((operations) => operations!), ...removeList(owner, key, made.length)];
}

function turnedEntry(
  item: Node,
  from: Kind,
  own: string,
  to: Placement,
): readonly Operation[] | undefined {
  const kind = KIND_OF_LIST[to.key];
  const { nameKey } = KINDS[kind];
  const label = stringField(item, KINDS[from].nameKey!);
  if (item.type !== 'object' || isLoose(item) || !label || kind === 'language') return undefined;
  const members = effectiveMembers(item);
  const lists = members.filter((m) => isListKey(m.key));
  const others = members.filter((m) => m.key !== KINDS[from].nameKey && !isListKey(m.key));
  if (members.length < item.members.length || lists.length > 1) return undefined;
  if (others.some((m) => isField(from, m.key) && !isField(kind, m.key))) return undefined;
  const [held] = lists;
  const inner = held ? innerList(kind, held) : 'pages';
  if (!inner) return undefined;
  const isLink = others.some((m) => m.key === 'href');
  const value = {
    [nameKey!]: label,
    ...Object.fromEntries(others.map((m) => [m.key, jsonOf(m.value)])),
    ...(held || !isLink ? { [inner]: [] } : {}),
  };
  const count = held?.value.type === 'array' ? held.value.items.length : 0;
  const nodes = held ? entriesAt(own, held.key as ListKey, count) : [];
  const target: Placement = { parent: `${to.parent}/${to.key}/${to.index}`, key: inner, index: 0 };
  return [
    { op: 'insert', value, to },
    ...(nodes.length ? [{ op: 'move', nodes, to: target } as const] : []),
  ];
}

/** The list where an element of this kind keeps the entries of another kind's list. */
function innerList(kind: Kind, { key, value }: Member): ListKey | undefined {
  if (value.type !== 'array' || !isListKey(key)) return undefined;
  if (isAllowed(kind, key)) return key;
  return kind === 'group' && key === 'groups' ? 'pages' : undefined;
}

const isField = (kind: Kind, key: string): boolean =>
  KINDS[kind].fields.some((field) => field.key === key);
