/*
 * Entries of child lists that aren't valid for their list.
 */
import type { ArrayNode, Member, Node } from '../../document/node.ts';
import { isRef, stringField } from '../../document/elements.ts';
import { entryFixes, foreignKind } from '../fixes/entry-fixes.ts';
import { reportEntry, type Subject } from '../finding.ts';
import { costInside } from '../../document/inherited.ts';
import { KIND_OF_LIST, type ListKey } from '../../schema/kinds.ts';
import * as m from './messages.ts';

/**
 * Reports an entry that isn't valid for its list: not an object, or in `pages` an object that isn't a group. Returns
 * whether the entry is an element that can be checked further.
 */
export function checkEntry(
  subject: Subject,
  key: ListKey,
  { value, start }: Member,
  index: number,
): boolean {
  const list = value as ArrayNode;
  const node = list.items[index]!;
  if (isRef(node)) return false;
  if (node.type === 'object' && (key !== 'pages' || isGroupLike(node))) return true;
  const where = { node, at: start + list.starts[index]!, path: [key, index] };
  const expected = key === 'pages' ? m.pageEntries : m.elementEntries(KIND_OF_LIST[key]);
  reportEntry(
    subject,
    'children-shape',
    `${what(node, key)} ${expected} ${costInside(subject.kind, subject.context)}`,
    where,
    (pointer) => entryFixes(pointer, key, list, index),
  );
  return false;
}

/** Whether an object in `pages` is a group and not another kind of element. */
export const isGroupLike = (node: Node): boolean =>
  node.type === 'object' &&
  node.members.some(({ key }) => key === 'group' || key === 'pages') &&
  !foreignKind(node);

function what(node: Node, key: ListKey): string {
  if (node.type === 'null') return m.entryNull;
  if (node.type === 'string') return node.value.trim() ? m.entryText(node.value) : m.entryEmptyText;
  if (node.type === 'array') return m.entryList;
  if (node.type !== 'object') return (key === 'pages' ? m.noPage : m.noElement)(String(node.value));
  const foreign = foreignKind(node);
  if (foreign) return m.kindAmongPages(foreign);
  const page = stringField(node, 'page') ?? stringField(node, 'title');
  return page === undefined ? m.noGroup : m.pageInBraces(page);
}
