/*
 * Keys that were meant to be a list of children, a link or a root page. The site ignores them, and their content is
 * lost.
 */
import type { ArrayNode, Node } from '../../document/node.ts';
import type { Json, Operation } from '../../operation.ts';
import type { OperationFix } from '../../result.ts';
import { isAllowed } from '../placement/allow.ts';
import { stringField } from '../../document/elements.ts';
import { removal, report, type Subject } from '../finding.ts';
import {
  KIND_OF_LIST,
  KINDS,
  OFFERED,
  isListKey,
  type Kind,
  type ListKey,
} from '../../schema/kinds.ts';
import { clear, fix, jsonOf } from '../fixes/fix-builders.ts';
import { isOneTypo } from '../../text/typo.ts';
import { isLoose } from '../text.ts';
import { KIND_WORDS, named, theEntries } from '../../document/kind-words.ts';
import * as m from './messages.ts';
import * as shared from '../messages.ts';

/** Keys whose content is lost if nothing reads them: a list of children, a link, a root page. */
export const isContentKey = (key: string): boolean =>
  isListKey(key) || key === 'href' || key === 'root';

/** `herf`, `Root`: a link or a root page that nothing reads. */
export const isMeantAsLink = (key: string): boolean => {
  const plain = key.trim().toLowerCase();
  return ['href', 'root'].some((name) => name === plain || isOneTypo(name, plain));
};

/**
 * Reports a key that was meant to be a list of children, if its name and its value look like one: `group` or `Groups`
 * for `groups`, `page` for `pages`. Returns whether it did.
 */
export function checkMisspelled(subject: Subject, key: string, value: Node): boolean {
  const { kind } = subject;
  const meant = listMeantBy(kind, key);
  const entries = meant && entriesIn(value, meant);
  if (!meant || !entries) return false;
  const lost = value.type === 'array' ? theEntries(value, meant) : m.theOne(KIND_WORDS[meant]);
  const name = named(subject);
  report(
    subject,
    'list-misspelled',
    isAllowed(kind, meant)
      ? m.listMisspelled(name, key, meant, lost)
      : m.listIgnored(name, kind, key, meant, lost),
    { field: [key], key: true },
    (pointer) => [
      ...renaming(subject, pointer, key, meant, value, entries),
      ...removal(key)(pointer),
    ],
  );
  return true;
}

/** The list that a key was meant to be. Lists that the kind can have come first. */
function listMeantBy(kind: Kind, key: string): ListKey | undefined {
  const plain = key.trim().toLowerCase();
  const lists = [
    ...OFFERED.filter((list) => isAllowed(kind, list)),
    ...OFFERED.filter((list) => !isAllowed(kind, list)),
  ];
  const isWord = (list: ListKey) => plain === KIND_WORDS[list] || plain === PLURALS[list];
  return (
    lists.find((list) => list === plain || isWord(list)) ??
    lists.find((list) => isOneTypo(list, plain) || isOneTypo(KIND_WORDS[list], plain))
  );
}

/** `menu` has a separate plural. */
const PLURALS: Readonly<Partial<Record<ListKey, string>>> = { menu: 'items' };

/** The future entries of the list, or undefined if the value doesn't look like one. */
function entriesIn(value: Node, meant: ListKey): readonly Node[] | undefined {
  if (value.type === 'object') {
    const { nameKey } = KINDS[KIND_OF_LIST[meant]];
    return nameKey && stringField(value, nameKey)?.trim() ? [value] : undefined;
  }
  if (value.type !== 'array') return undefined;
  const looksLikeOne = value.items.some(
    (item) =>
      (item.type === 'object' && item.members.length > 0) ||
      (item.type === 'string' && item.value.trim() !== ''),
  );
  return looksLikeOne ? value.items : undefined;
}

/** Moves the entries to the key that the site reads, after its existing entries. */
function renaming(
  { kind, fields }: Subject,
  pointer: string,
  key: string,
  meant: ListKey,
  value: Node,
  entries: ArrayNode['items'],
): readonly OperationFix[] {
  const own = fields.get(meant)?.value;
  if (!isAllowed(kind, meant) || isLoose(value) || (own && own.type !== 'array')) return [];
  const first = own?.items.length ?? 0;
  const label = first ? m.moveContentTo(meant) : shared.rename(key, meant);
  const inserts = entries.map((entry, i): Operation => {
    const to = { parent: pointer, key: meant, index: first + i };
    return { op: 'insert', value: jsonOf(entry) satisfies Json, to };
  });
  // The misspelled key is removed first, so that the same entries never show twice.
  return [fix(label, clear(pointer, key), ...inserts)];
}
