/*
 * Finds what the builder silently drops, and why. A list is lost as a whole: next to another list, in an
 * element that cannot have it, or because of one entry that cannot be read. A dropped field is reported only
 * if readers would have seen its effect.
 */
import { memoLast } from '../memo.ts';
import type { Node, NodeId } from '../document/node.ts';
import { effectiveMembers, member } from '../document/walk.ts';
import { childrenOf, isRef, stringField, type Child } from '../document/elements.ts';
import { KINDS, isListKey, type Kind, type ListKey } from '../schema/kinds.ts';
import { aKind, capital, entriesOf as wordOf } from '../document/kind-words.ts';
import { contentOf, linkOf, type Content } from './content.ts';
import { reason } from './notice.ts';
import { culpritOf } from './builder-validity.ts';
import * as m from './dropped-messages.ts';

type Owner = Pick<Child, 'node' | 'kind'>;

export interface DroppedPart {
  /** The element to inspect: the entry to blame, or the element that contains the lost part. */
  readonly id: NodeId;
  /** Kind of the element that contains it. */
  readonly kind: Kind;
  /** The key of the lost part in the file. */
  readonly key: string;
  /** The lost part in words: "Groups “Setup”, “Guides” and 3 more". */
  readonly label: string;
  /** Where readers would have seen it. */
  readonly slot: 'sidebar' | Exclude<ListKey, 'groups' | 'pages' | 'menu'>;
  /** The reason, as a sentence. */
  readonly why: string;
}

const NOTHING_DROPPED: readonly DroppedPart[] = [];
/** Returns what an element loses: whole lists, its link, and fields whose effect readers would have seen. */
export const droppedIn = ({ node, kind }: Owner): readonly DroppedPart[] => readLost(node, kind);

const readLost = memoLast((node: Node, kind: Kind): readonly DroppedPart[] => {
  if (node.type !== 'object' || isRef(node)) return NOTHING_DROPPED;
  const content = contentOf(node, kind);
  const out = effectiveMembers(node).flatMap(({ key, value }) => {
    const found = isListKey(key)
      ? lostList({ node, kind }, content, key, value)
      : lostField({ node, kind }, key, value);
    return found ? [{ kind, key, id: node.id, ...found }] : [];
  });
  return out.length ? out : NOTHING_DROPPED;
});

type DroppedReason = Pick<DroppedPart, 'label' | 'slot' | 'why'> & { readonly id?: NodeId };

function lostList(
  owner: Owner,
  content: Content,
  key: ListKey,
  value: Node,
): DroppedReason | undefined {
  const { node, kind } = owner;
  const isKept = content.is === 'list' && content.key === key;
  if (isKept || value.type === 'null' || (value.type === 'array' && value.items.length === 0))
    return undefined;
  const entries = childrenOf(node).filter((child) => child.key === key);
  const shared = { label: listInWords(key, entries), slot: slotOfList(kind, key) };
  if (!KINDS[kind].order.includes(key)) return { ...shared, why: forbidden(kind, key) };
  if (content.is === 'link') return { ...shared, why: m.besideLink(key) };
  if (value.type !== 'array') return { ...shared, why: m.isNoList(key) };
  const culprit = firstCulprit(entries);
  const isBefore = content.is !== 'list' || comesBefore(kind, key, content.key);
  if (culprit && isBefore)
    return {
      ...shared,
      id: culprit.node.id,
      why: m.dropsAll(key, reason(culprit)),
    };
  const kept = content.is === 'list' ? content.key : key;
  return { ...shared, why: m.besideOthers(kept, key) };
}

const comesBefore = (kind: Kind, one: ListKey, other: ListKey): boolean =>
  KINDS[kind].order.indexOf(one) < KINDS[kind].order.indexOf(other);

function firstCulprit(entries: readonly Child[]): Child | undefined {
  for (const entry of entries) {
    const culprit = culpritOf(entry);
    if (culprit) return culprit;
  }
  return undefined;
}

function forbidden(kind: Kind, key: ListKey): string {
  if (kind === 'item') return m.itemHolds;
  if (kind === 'group') return m.groupHolds(key);
  return m.readsNoList(key, aKind(kind));
}

/** “Groups “Setup”, “Guides” and 3 more”, with the first two by name. */
function listInWords(key: ListKey, entries: readonly Child[]): string {
  const names = entries.flatMap((entry) => nameIn(entry) ?? []).slice(0, 2);
  if (names.length === 0) return capital(wordOf(key));
  return m.entries(wordOf(key), names, entries.length - names.length);
}

function nameIn({ node, kind }: Child): string | undefined {
  if (node.type === 'string') return node.value;
  const { nameKey } = KINDS[kind];
  return (nameKey && stringField(node, nameKey)?.trim()) || undefined;
}

/** A menu opens in its owner's slot; content without its own slot is in the sidebar. */
function slotOfList(kind: Kind, key: ListKey): DroppedPart['slot'] {
  if (key === 'groups' || key === 'pages') return 'sidebar';
  return key === 'menu' ? slotOfKind(kind) : key;
}

function slotOfKind(kind: Kind): DroppedPart['slot'] {
  const { list } = KINDS[kind];
  if (list === 'menu') return 'tabs';
  return list === undefined || list === 'groups' || list === 'pages' ? 'sidebar' : list;
}

/** Fields with an effect that readers would have seen, and their names. */
const SEEN: ReadonlyMap<string, string> = new Map([
  ['href', m.link],
  ['url', m.link],
  ['icon', m.icon],
  ['tag', m.tag],
  ['color', m.color],
  ['description', m.description],
  ['name', m.displayName],
  ['root', m.rootPage],
  ['default', m.defaultFlag],
  ['hidden', m.hiddenFlag],
  ['openapi', m.specification],
  ['banner', m.banner],
  ['navbar', m.navbar],
  ['global', m.linksEverywhere],
]);

function lostField({ node, kind }: Owner, key: string, value: Node): DroppedReason | undefined {
  const called = SEEN.get(key);
  if (!called) return undefined;
  const slot = slotOfKind(kind);
  const named = nameOf(value);
  const label = named === undefined ? capital(called) : m.fieldWithValue(called, named);
  const { fields } = KINDS[kind];
  if (key === 'url') return { label, slot, why: m.notUrl };
  if (!fields.some((field) => field.key === key))
    return { label, slot, why: m.readsNoField(called, aKind(kind)) };
  if (key === 'href' && linkOf(node) === undefined)
    return {
      label,
      slot,
      why: m.unreadableLink,
    };
  const isManyAtRoot = kind === 'navigation' && key === 'openapi' && value.type === 'array';
  return isManyAtRoot ? { label, slot, why: m.oneSpecification } : undefined;
}

/** The value of a field, as far as it is worth saying. */
function nameOf(value: Node): string | undefined {
  if (value.type === 'object') return stringField(value, 'name');
  return value.type === 'array' || value.type === 'boolean' ? undefined : String(value.value);
}

/** Returns what a global section loses. Its entries can only be links. */
export function droppedInGlobals(section: Node): readonly DroppedPart[] {
  return childrenOf(section).flatMap((child): DroppedPart[] => {
    const { kind, key, node } = child;
    if (key === 'groups' || key === 'pages' || key === 'menu' || key === 'global') return [];
    const inside = childrenOf(node)[0]?.key;
    if (inside === undefined || linkOf(node) === undefined) return [];
    const label = m.contentOf(inside, nameIn(child) ?? '');
    const why = m.onlyLinks;
    return [{ id: node.id, kind, key: inside, label, slot: key, why }];
  });
}

/** Why an entry of a list is lost while the others are kept. */
export const whyDropped = (entry: Child): string => m.doesNotBuild(reason(entry));

/** Why an entry of a global section is not shown, or undefined if it is. */
export function whyNotGlobal({ node }: Child): string | undefined {
  if (linkOf(node) !== undefined) return undefined;
  return member(node, 'href') ? m.dropsItsLink : m.needsLink;
}
