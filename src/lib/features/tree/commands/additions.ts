/*
 * What can be added where. The lists come from the rules, the specification's first. A new element is as small as the
 * rules allow and is renamed right away.
 */
import {
  canContain,
  kindsIn,
  listsOf,
  placements,
  type Allowed,
} from '$lib/core/check/placement/allow';
import type { Doc } from '$lib/core/document/node';
import { parsePointer } from '$lib/core/document/walk';
import type { Json, Operation } from '$lib/core/operation';
import { elementAt, labelOf } from '$lib/core/document/elements';
import { lengthOf, mayHold } from '$lib/core/check/placement/gaps';
import { KINDS, LIST_KEYS, type Kind, type ListKey } from '$lib/core/schema/kinds';
import { LANGUAGES, LIKELY_LANGUAGES, offeredCode } from '$lib/core/schema/languages';
import { rowPointer, rowsBelow, type TreeItem } from '$lib/core/tree/rows';
import { newPath, numbered } from './new-path';
import * as m from './messages';

export interface Addition {
  readonly kind: Kind;
  /** For example "Page" or "Menu item". */
  readonly label: string;
  readonly legality: Allowed;
  readonly operation: Extract<Operation, { op: 'insert' }>;
}

/** Additions inside a row, or after it if it cannot contain anything. */
export function additions(doc: Doc, row: TreeItem): readonly Addition[] {
  const inside = mayHold(row) ? offers(doc, row) : [];
  if (inside.length || !row.parent || row.key === 'global') return inside;
  const { parent, key, index } = row;
  return offers(doc, parent, { key, index: index + 1 });
}

/** A sibling for each ancestor whose kind is not offered nearer, such as a tab after the row's tab. */
export function additionsAbove(
  doc: Doc,
  row: TreeItem,
  near: readonly Addition[],
): readonly { readonly after: TreeItem; readonly addition: Addition }[] {
  const offered = new Set(near.map(({ kind }) => kind));
  const found = [];
  for (let at: TreeItem = row; at.parent; at = at.parent) {
    const { parent, key, index, kind } = at;
    if (key === 'global' || offered.has(kind)) continue;
    const addition = offers(doc, parent, { key, index: index + 1 }).find(
      (offer) => offer.kind === kind,
    );
    if (!addition) continue;
    offered.add(kind);
    found.push({ after: at, addition });
  }
  return found;
}

function offers(
  doc: Doc,
  parent: TreeItem,
  gap?: { readonly key: ListKey; readonly index: number },
): readonly Addition[] {
  const element = elementAt(doc, parsePointer(rowPointer(parent)) ?? []);
  if (!element) return [];
  const indexIn = (key: ListKey) => (gap?.key === key ? gap.index : lengthOf(parent, key));
  const made: Addition[] = placements(element).flatMap(({ key, kinds, legality }) =>
    kinds.map((kind) => ({
      kind,
      label: capital(KINDS[kind].word),
      legality,
      operation: {
        op: 'insert' as const,
        value: blank(kind, parent, indexIn(key), key),
        to: { parent: rowPointer(parent), key, index: indexIn(key) },
        replacesEmpty: true as const,
      },
    })),
  );
  // A group is offered once: among groups if they are allowed, else among pages.
  const lists = made.map(({ operation }) => operation.to.key);
  return made.filter(
    ({ kind, operation }) => operation.to.key === listsOf(kind).find((key) => lists.includes(key)),
  );
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** The smallest new element of a kind that the rules allow in this list. */
function blank(kind: Kind, parent: TreeItem, index: number, key: ListKey): Json {
  const siblings = rowsBelow(parent).filter((row) => row.key === key);
  if (kind === 'page') return newPath(parent, key, index);
  if (kind === 'endpoint') return 'GET /path';
  const nameKey = KINDS[kind].nameKey ?? 'group';
  const name =
    kind === 'language'
      ? nextLanguage(siblings)
      : numbered(m.newKind(KINDS[kind].word), siblings.map(labelOf));
  return parent.kind === 'global'
    ? { [nameKey]: name, href: 'https://example.com' }
    : { [nameKey]: name, pages: [] };
}

function nextLanguage(siblings: readonly TreeItem[]): string {
  const taken = siblings.map((sibling) => offeredCode(labelOf(sibling)));
  const likely = [...LIKELY_LANGUAGES, ...Object.keys(LANGUAGES).map(offeredCode)];
  return likely.find((code) => !taken.includes(code)) ?? 'en';
}

/** Kinds that could wrap these siblings: those that may contain them and may take their place. */
export function wrappers(rows: readonly TreeItem[]): readonly Kind[] {
  const parent = rows[0]?.parent;
  if (!parent) return [];
  const kinds = [...new Set(rows.map((row) => row.kind))];
  const holdsThem = (wrapper: Kind) =>
    LIST_KEYS.some(
      (key) =>
        kinds.every((kind) => kindsIn(key).includes(kind)) &&
        kinds.every((kind) => canContain(wrapper, key, kind).ok),
    );
  const standsThere = (wrapper: Kind) =>
    LIST_KEYS.some((key) => canContain(parent.kind, key, wrapper).ok);
  return (Object.keys(KINDS) as Kind[]).filter(
    (kind) => KINDS[kind].nameKey && standsThere(kind) && holdsThem(kind),
  );
}

/** Wraps these rows in a kind, under a placeholder name. */
export const wrap = (rows: readonly TreeItem[], kind: Kind): Operation => ({
  op: 'wrap',
  nodes: rows.map(rowPointer),
  kind,
  label:
    kind === 'language'
      ? nextLanguage(rows[0]?.parent ? rowsBelow(rows[0].parent) : [])
      : m.newKind(KINDS[kind].word),
});
