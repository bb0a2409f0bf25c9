/*
 * Empty containers: a navigation without a pattern, empty lists, groups without pages, bare elements.
 */
import type { Json } from '../../operation.ts';
import type { OperationFix } from '../../result.ts';
import { isAllowed } from '../placement/allow.ts';
import { NEVER_EMPTY } from '../fixes/entry-fixes.ts';
import { report, type Subject } from '../finding.ts';
import { Inherited, isFed, isHidden } from '../../document/inherited.ts';
import {
  KIND_OF_LIST,
  KINDS,
  LIST_KEYS,
  isListKey,
  type Kind,
  type ListKey,
} from '../../schema/kinds.ts';
import { clear, fix, setTo } from '../fixes/fix-builders.ts';
import { aKind, entriesOf, named } from '../../document/kind-words.ts';
import * as m from './messages.ts';
import * as shared from '../messages.ts';

/**
 * Checks for empty lists and for elements with no content at all. `full`: the lists that have entries. `isLink`: the
 * builder shows the element as a link.
 */
export function checkEmpty(subject: Subject, full: readonly ListKey[], isLink: boolean): void {
  const { kind, fields, context } = subject;
  for (const [key, { value }] of fields)
    if (isListKey(key) && value.type === 'array' && value.items.length === 0)
      checkEmptyList(subject, key, full, isLink);
  if (kind === 'navigation' || context & (Inherited.global | Inherited.fed)) return;
  // Readers don't see the label, so they don't miss the content.
  if (context & Inherited.hidden || isHidden(fields)) return;
  // `url` is the old name of a link, which has its own problem.
  if (['href', 'url', 'root'].some((key) => fields.has(key)) || isFed(fields)) return;
  const lists = LIST_KEYS.filter((key) => fields.has(key));
  const isBare = kind !== 'group' && lists.length === 0;
  const pages = fields.get('pages')?.value;
  const noPages = lists.length === 1 && pages?.type === 'array' && pages.items.length === 0;
  if (isBare || noPages)
    report(subject, 'empty-element', m.holdsNothing(named(subject)), {}, removeElement(subject));
}

/** The lists that the builder keeps even if they are empty, and shows instead of others. */
export const KEPT_EMPTY: readonly ListKey[] = ['dropdowns', 'products'];

/**
 * The non-empty lists that this empty one hides: those after it in the builder's order. Only the first list in that
 * order is shown.
 */
export const hiddenBy = (
  kind: Kind,
  key: ListKey,
  full: readonly ListKey[],
): readonly ListKey[] => {
  const { order } = KINDS[kind];
  return KEPT_EMPTY.includes(key) && isAllowed(kind, key)
    ? full.filter((other) => order.indexOf(other) > order.indexOf(key))
    : [];
};

function checkEmptyList(
  subject: Subject,
  key: ListKey,
  full: readonly ListKey[],
  isLink: boolean,
): void {
  const { kind } = subject;
  const hidden = isLink ? [] : hiddenBy(kind, key, full);
  const isFine = isAllowed(kind, key) && !NEVER_EMPTY.includes(key) && hidden.length === 0;
  if (isFine && !(KEPT_EMPTY.includes(key) && (isLink || full.length > 0))) return;
  const isOnly = kind === 'navigation' && full.length === 0;
  const entries = entriesOf(key);
  const its = kind === 'navigation' ? entries : m.entriesIn(entries, named(subject));
  report(
    subject,
    'empty-list',
    hidden.length
      ? m.emptyListHides(its, hidden.map(entriesOf))
      : isOnly
        ? m.onlyListEmpty(entries)
        : m.emptyListDropped(its),
    { field: [key], elsewhere: isOnly || hidden.length > 0 },
    (pointer) => [
      fix(m.removeEmptyList(entries), clear(pointer, key)),
      ...(isOnly ? [begin(pointer, key, m.addFirst(firstOf(key)))] : []),
    ],
  );
}

const removeElement =
  (subject: Subject) =>
  (pointer: string): readonly OperationFix[] => [
    fix(shared.remove(named(subject)), { op: 'remove', nodes: [pointer] }),
  ];

/** A group without the key `pages` that gets no generated pages. */
export function checkGroupPages(subject: Subject): void {
  const { fields, context } = subject;
  if (fields.has('pages') || context & Inherited.fed || isFed(fields)) return;
  if (fields.get('groups')?.value.type === 'array') return;
  report(subject, 'group-pages', m.groupWithoutPages(named(subject)), {}, (pointer) => [
    fix(m.giveEmptyPages, setTo(pointer, 'pages', [])),
    ...removeElement(subject)(pointer),
  ]);
}

/** The lists that a navigation can start with. */
export const BEGINNINGS: readonly ListKey[] = ['groups', 'tabs', 'pages', 'versions', 'languages'];

/** The navigation itself, which needs at least one pattern. */
export function checkRoot(subject: Subject): void {
  if (LIST_KEYS.some((key) => subject.fields.has(key) && isAllowed('navigation', key))) return;
  report(subject, 'root-empty', m.navigationEmpty, {}, (pointer) =>
    BEGINNINGS.map((key) => {
      const first = begin(pointer, key, shared.startWith(beginningOf(key)));
      if (!subject.fields.has('href')) return first;
      return fix(m.withoutLink(first.label), clear(pointer, 'href'), ...first.operations);
    }),
  );
}

/** The fix that adds a first entry to a list of the navigation. */
const begin = (pointer: string, key: ListKey, label: string): OperationFix =>
  fix(label, { op: 'insert', value: firstEntry(key), to: { parent: pointer, key, index: 0 } });

/** What a navigation that starts with a list holds, in words. */
export const beginningOf = (key: ListKey): string =>
  key === 'languages' ? shared.english : entriesOf(key);

const firstOf = (key: ListKey): string =>
  key === 'pages' ? m.aPage : key === 'languages' ? shared.english : aKind(KIND_OF_LIST[key]);

/** The first entry of a new list in a navigation. */
export function firstEntry(key: ListKey): Json {
  if (key === 'pages') return 'index';
  const { nameKey, word } = KINDS[KIND_OF_LIST[key]];
  return { [nameKey!]: key === 'languages' ? 'en' : shared.newLabel(word), pages: [] };
}
