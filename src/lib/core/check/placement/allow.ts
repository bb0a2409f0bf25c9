/*
 * What can be placed where. `canContain` uses the table alone. `placements` and `listFor` also consider what an element
 * already contains: one type of child per element, a link counts as content, an empty list doesn't. refusals.ts
 * explains why specific elements can't be placed somewhere.
 */
import { member } from '../../document/walk.ts';
import type { Node } from '../../document/node.ts';
import { ok, refuse, type OperationFix, type Refusal, type Result } from '../../result.ts';
import {
  isRef,
  pointerTo,
  stringField,
  type Child,
  type Element,
} from '../../document/elements.ts';
import {
  KIND_OF_LIST,
  KINDS,
  OFFERED,
  LIST_KEYS,
  isListKey,
  type Kind,
  type ListKey,
} from '../../schema/kinds.ts';
import { isBareLink } from '../../schema/links.ts';
import { capital, named } from '../../document/kind-words.ts';
import * as m from './messages.ts';

/** The legalities that are offered, `spec` before `builder`. */
export type Allowed = 'spec' | 'builder';

/** A child list that can get new entries. */
export interface Offer {
  readonly key: ListKey;
  /** The kinds that its entries can have, the usual one first. */
  readonly kinds: readonly Kind[];
  readonly legality: Allowed;
}

/** The kinds allowed in a list, the usual one first. */
export const kindsIn = (key: ListKey): readonly Kind[] =>
  key === 'pages' ? ['page', 'endpoint', 'group'] : [KIND_OF_LIST[key]];

/** The lists that can contain elements of this kind, the usual one first. */
export const listsOf = (kind: Kind): readonly ListKey[] =>
  kind === 'group' ? ['groups', 'pages'] : LIST_KEYS.filter((key) => kindsIn(key).includes(kind));

/** Whether this list of a parent of this kind can contain a child of this kind, by the table alone. */
export function canContain(parent: Kind, key: ListKey, child: Kind): Result<Allowed> {
  if (!kindsIn(key).includes(child)) return refuse('wrong-list', m.wrongList(child, key));
  const legality = KINDS[parent].holds[key];
  if (legality === 'spec' || legality === 'builder') return ok(legality);
  if (parent === 'page' || parent === 'endpoint')
    return refuse('holds-nothing', m.kindHoldsNothing(parent));
  if (parent === child && key !== 'pages' && parent !== 'group')
    return refuse('own-kind', m.holdsOwnKind(parent, kindsBetween(parent, child)));
  if (parent === 'group' && key === 'groups') return refuse('group-groups', m.groupsAmongPages);
  return refuse(
    parent === 'item' ? 'menu-item-children' : 'not-held',
    m.cannotHold(parent, key, heldBy(parent)),
  );
}

/** The child lists that a kind can have: those of the specification first, then those of the builder. */
export function listsHeldBy(kind: Kind): readonly ListKey[] {
  const of = (legality: Allowed) => OFFERED.filter((key) => KINDS[kind].holds[key] === legality);
  return [...of('spec'), ...of('builder')];
}

function heldBy(kind: Kind): string {
  if (kind === 'group') return m.heldByGroup;
  if (kind === 'item') return m.heldByItem;
  return m.heldLists(listsHeldBy(kind));
}

/** Kinds that `parent` can contain and that can contain `child`. */
const kindsBetween = (parent: Kind, child: Kind): readonly Kind[] =>
  (Object.keys(KINDS) as Kind[]).filter((kind) => {
    const own = KINDS[kind].list;
    const inner = KINDS[child].list;
    return own && inner && kind !== 'group' && isAllowed(parent, own) && isAllowed(kind, inner);
  });

/** Whether the table allows this list, by the specification or by the builder. */
export const isAllowed = (parent: Kind, key: ListKey): boolean =>
  KINDS[parent].holds[key] === 'spec' || KINDS[parent].holds[key] === 'builder';

/**
 * The lists of an element that have entries and that its kind allows. Entries in `leaving` don't count. A list in
 * another file counts.
 */
export function contentOf(
  element: Pick<Child, 'node' | 'kind'>,
  leaving: ReadonlySet<Node> = NOBODY,
): readonly ListKey[] {
  const { node, kind } = element;
  if (node.type !== 'object') return [];
  const found: ListKey[] = [];
  for (const { key } of node.members) {
    if (!isListKey(key) || found.includes(key) || !isAllowed(kind, key)) continue;
    const value = member(node, key)!.value;
    if (value.type === 'array' ? value.items.some((item) => !leaving.has(item)) : isRef(value))
      found.push(key);
  }
  return found;
}
const NOBODY: ReadonlySet<Node> = new Set();

/** Whether this is a `global` section or an entry of one. */
export const isGlobal = (element: Element | undefined): boolean =>
  element !== undefined && (element.kind === 'global' || element.parent?.kind === 'global');

/**
 * The lists that can get new entries, those of the specification first, then those of the builder: the list that the
 * element already has, or all of its kind. Empty for a page, a link, a `$ref` and an entry of a global section.
 */
export function placements(element: Element): readonly Offer[] {
  if (refusalOfParent(element)) return [];
  const held = element.kind === 'global' ? [] : contentOf(element);
  return listsHeldBy(element.kind)
    .filter((key) => held.length === 0 || held.includes(key))
    .map((key) => ({
      key,
      kinds: kindsIn(key),
      legality: KINDS[element.kind].holds[key] as Allowed,
    }));
}

/** The list that a child of this kind would be placed in. Undefined if none accepts it. */
export function listFor(
  parent: Pick<Child, 'node' | 'kind'>,
  child: Kind,
  leaving?: ReadonlySet<Node>,
): ListKey | undefined {
  const fit = listsOf(child).filter((key) => canContain(parent.kind, key, child).ok);
  const held = contentOf(parent, leaving);
  return fit.find((key) => held.includes(key)) ?? fit[0];
}

/** The reason why an element can't have any children. */
export function refusalOfParent(parent: Element): Refusal | undefined {
  const { node, kind } = parent;
  if (kind === 'page' || kind === 'endpoint')
    return refusal('holds-nothing', m.holdsNothing(named(parent), kind));
  if (node.type !== 'object')
    return refusal('children-shape', m.holdsNotAnything(named(parent), KINDS[kind].word));
  if (isRef(node))
    return refusal('ref-closed', m.inAnotherFile(named(parent), stringField(node, '$ref') ?? ''));
  if (kind !== 'global' && isGlobal(parent))
    return refusal('global-entry', m.onEveryPage(named(parent)));
  const href = stringField(node, 'href');
  // Guard: a link holds nothing
  if (href !== undefined && !isBareLink(href) && kind !== 'group')
    return refusal('href-content', m.isLink(named(parent), href), [
      {
        label: m.removeLink,
        operations: [{ op: 'set', node: pointerTo(parent), field: 'href' }],
      },
    ]);
  return undefined;
}

/** A refusal as a value. The sentence is capitalized. */
export const refusal = (
  code: string,
  sentence: string,
  fixes: readonly OperationFix[] = [],
): Refusal => ({
  code,
  sentence: capital(sentence),
  fixes,
});
