/*
 * Entries of child lists that are not what the list holds.
 */
import type { ArrayNode, Member, Node } from '../model/node.ts';
import type { OperationFix } from '../result.ts';
import { isRef, textOf } from './elements.ts';
import { reportEntry, type Subject } from './finding.ts';
import { costOf } from './inherited.ts';
import { KIND_OF_LIST, KINDS, type Kind, type ListKey } from './kinds.ts';
import { aKind, capital, quoted } from './words.ts';

/**
 * An entry that is not what its list holds: no object, or among pages an object that is no group. Says
 * whether the entry is an element that can be checked further.
 */
export function checkEntry(subject: Subject, key: ListKey, m: Member, index: number): boolean {
  const list = m.value as ArrayNode;
  const node = list.items[index]!;
  if (isRef(node)) return false;
  if (node.type === 'object' && (key !== 'pages' || isGroupLike(node))) return true;
  const kind = KIND_OF_LIST[key];
  const where = { node, at: m.start + list.starts[index]!, path: [key, index] };
  const expected =
    key === 'pages'
      ? 'Pages are written as text, groups as objects with “group”.'
      : `Here every entry is ${aKind(kind)}: an object with ${quoted(KINDS[kind].nameKey!)}.`;
  reportEntry(
    subject,
    'children-shape',
    `${what(node, key)} ${expected} ${costOf(subject.context)}`,
    where,
    (pointer) => entryFixes(node, pointer, key, index),
  );
  return false;
}

const isGroupLike = (node: Node): boolean =>
  node.type === 'object' &&
  node.members.some((m) => m.key === 'group' || m.key === 'pages') &&
  !foreignKind(node);

/** The kind that an object's label key speaks of, when that is no group. */
const foreignKind = (node: Node): Kind | undefined =>
  node.type !== 'object' || node.members.some((m) => m.key === 'group')
    ? undefined
    : (Object.keys(KINDS) as Kind[]).find(
        (kind) => KINDS[kind].nameKey && node.members.some((m) => m.key === KINDS[kind].nameKey),
      );

function what(node: Node, key: ListKey): string {
  if (node.type === 'null') return 'An entry is empty (null).';
  if (node.type === 'string') return `${quoted(node.value)} is only text.`;
  if (node.type === 'array') return 'An entry is a list inside the list.';
  if (node.type !== 'object')
    return `${String(node.value)} is no ${key === 'pages' ? 'page' : 'element'}.`;
  const foreign = foreignKind(node);
  if (foreign) return `${capital(aKind(foreign))} stands among the pages.`;
  const page = textOf(node, 'page') ?? textOf(node, 'title');
  return page === undefined
    ? 'An object among the pages is no group.'
    : `${quoted(page)} is written as an object.`;
}

function entryFixes(node: Node, pointer: string, key: ListKey, index: number): OperationFix[] {
  const remove: OperationFix = {
    label: 'Remove the entry',
    operations: [{ op: 'remove', nodes: [`${pointer}/${key}/${index}`] }],
  };
  const page = key === 'pages' && node.type === 'object' ? textOf(node, 'page') : undefined;
  if (!page?.trim() || (node.type === 'object' && node.members.length > 1)) return [remove];
  return [
    {
      label: `Write it as ${quoted(page)}`,
      operations: [
        { op: 'insert', value: page, to: { parent: pointer, key, index } },
        { op: 'remove', nodes: [`${pointer}/${key}/${index + 1}`] },
      ],
    },
    remove,
  ];
}
