/*
 * Entries of child lists that aren't valid for their list.
 */
import type { ArrayNode, Member, Node } from '../../document/node.ts';
import { isRef, stringField } from '../../document/elements.ts';
import { entryFixes, foreignKind } from '../fixes/entry-fixes.ts';
import { reportEntry, type Subject } from '../finding.ts';
import { costInside } from '../../document/inherited.ts';
import { KIND_OF_LIST, type ListKey } from '../../schema/kinds.ts';
import { aKind, capital, quoted } from '../../document/words.ts';

/**
 * Reports an entry that isn't valid for its list: not an object, or in `pages` an object that isn't a group. Returns
 * whether the entry is an element that can be checked further.
 */
export function checkEntry(subject: Subject, key: ListKey, m: Member, index: number): boolean {
  const list = m.value as ArrayNode;
  const node = list.items[index]!;
  if (isRef(node)) return false;
  if (node.type === 'object' && (key !== 'pages' || isGroupLike(node))) return true;
  const where = { node, at: m.start + list.starts[index]!, path: [key, index] };
  const expected =
    key === 'pages'
      ? 'A page is written as its path in quotes, a group in braces with “group” and “pages”.'
      : `Every entry here is ${aKind(KIND_OF_LIST[key])}, in braces, with its label and what it holds.`;
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
  node.members.some((m) => m.key === 'group' || m.key === 'pages') &&
  !foreignKind(node);

function what(node: Node, key: ListKey): string {
  if (node.type === 'null') return 'An entry is empty (null).';
  if (node.type === 'string')
    return node.value.trim() ? `${quoted(node.value)} is only text.` : 'An entry is an empty text.';
  if (node.type === 'array') return 'An entry is a list inside the list.';
  if (node.type !== 'object')
    return `${String(node.value)} is no ${key === 'pages' ? 'page' : 'element'}.`;
  const foreign = foreignKind(node);
  if (foreign) return `${capital(aKind(foreign))} stands among the pages.`;
  const page = stringField(node, 'page') ?? stringField(node, 'title');
  return page === undefined
    ? 'An entry in braces among the pages is no group: it has neither a label nor pages.'
    : `The page ${quoted(page)} is written in braces.`;
}
