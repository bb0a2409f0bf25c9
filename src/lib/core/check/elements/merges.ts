/*
 * Several kinds of content on one element, of which readers see one: fixes that move the others to where they are
 * shown.
 */
import type { ArrayNode } from '../../document/node.ts';
import type { Operation } from '../../operation.ts';
import type { OperationFix } from '../../result.ts';
import { isAllowed } from '../placement/allow.ts';
import { childrenOf, isRef, labelOf, stringField } from '../../document/elements.ts';
import { KIND_OF_LIST, KINDS, type ListKey } from '../../schema/kinds.ts';
import { isBareLink } from '../../schema/links.ts';
import { clear, fix, freshLabels, moveList, removeList } from '../fixes/fix-builders.ts';
import { convertDroppedList } from '../fixes/convert-dropped-list.ts';
import { quoted, theEntries } from '../../document/kind-words.ts';
import { listed } from '../../text/listed.ts';
import * as m from './messages.ts';
import * as shared from '../messages.ts';

/** A child list of an element that is an array. */
export interface Held {
  readonly key: ListKey;
  readonly list: ArrayNode;
}

/** The fixes for lists that can't be combined. With a link on the element, all of them are lost. */
export function mergeFixes(
  pointer: string,
  survivor: Held,
  lost: readonly Held[],
  isLink: boolean,
): readonly OperationFix[] {
  const ways = [
    ...wrapped(pointer, survivor, lost),
    ...asThose(pointer, survivor, lost),
    ...intoOne(pointer, survivor, lost),
    ...among(pointer, survivor, lost),
  ];
  const going = isLink ? [survivor, ...lost] : lost;
  const removal = lastFirst(going).flatMap(({ key, list }) =>
    removeList(pointer, key, list.items.length),
  );
  return [
    ...(isLink ? ways.map((way) => withoutLink(pointer, way)) : ways),
    fix(shared.remove(all(going)), ...removal),
  ];
}

/** The list that identifies the problem is removed last, so that until then the problem stays the same. */
const lastFirst = (lists: readonly Held[]): readonly Held[] => [...lists].reverse();

const all = (lists: readonly Held[]): string =>
  listed(lists.map(({ list, key }) => theEntries(list, key)));

const withoutLink = (pointer: string, { label, operations }: OperationFix): OperationFix =>
  fix(m.removeLinkAnd(label), clear(pointer, 'href'), ...operations);

/** Puts each lost list into a new entry of the surviving list. */
function wrapped(pointer: string, survivor: Held, lost: readonly Held[]): readonly OperationFix[] {
  const wrapper = KIND_OF_LIST[survivor.key];
  const { nameKey } = KINDS[wrapper];
  if (survivor.key === 'pages' || wrapper === 'language' || !nameKey) return [];
  if (!lost.every(({ key }) => isAllowed(wrapper, key))) return [];
  const end = survivor.list.items.length;
  const labels = freshLabels(wrapper, survivor.list, lost.length);
  const operations = lastFirst(lost).flatMap(({ key, list }, i): readonly Operation[] => [
    {
      op: 'insert',
      value: { [nameKey]: labels[i]!, [key]: [] },
      to: { parent: pointer, key: survivor.key, index: end + i },
    },
    ...moveList(pointer, key, list.items.length, {
      parent: `${pointer}/${survivor.key}/${end + i}`,
      key,
      index: 0,
    }),
  ]);
  return [fix(m.putIntoNew(all(lost), wrapper, lost.length), ...operations)];
}

/** Converts the entries of the lost list to entries of the surviving one. */
function asThose(pointer: string, survivor: Held, lost: readonly Held[]): readonly OperationFix[] {
  const [only, ...more] = lost;
  if (!only || only.key === 'pages' || survivor.key === 'pages' || more.length > 0) return [];
  const to = { parent: pointer, key: survivor.key, index: survivor.list.items.length };
  const operations = convertDroppedList({ owner: pointer, ...only }, to);
  const kind = KIND_OF_LIST[survivor.key];
  return operations
    ? [fix(m.turnInto(all(lost), kind, only.list.items.length), ...operations)]
    : [];
}

/**
 * Moves the lost list into the only entry of the surviving list, or into the first language, if that has similar
 * content or none.
 */
function intoOne(pointer: string, survivor: Held, lost: readonly Held[]): readonly OperationFix[] {
  const kind = KIND_OF_LIST[survivor.key];
  const [first, ...others] = survivor.list.items;
  const [only, ...more] = lost;
  if (survivor.key === 'pages' || !first || !only || more.length > 0) return [];
  if (others.length > 0 && kind !== 'language') return [];
  if (first.type !== 'object' || isRef(first) || !isBareLink(stringField(first, 'href') ?? ''))
    return [];
  const held = childrenOf(first).filter(({ key }) => key !== 'global');
  const among = held[0]?.key === 'pages' && only.key === 'groups' ? 'pages' : only.key;
  if (!isAllowed(kind, among) || held.some(({ key }) => key !== among)) return [];
  const to = { parent: `${pointer}/${survivor.key}/0`, key: among, index: held.length };
  const name = labelOf({ node: first, kind }).trim();
  return [
    fix(
      m.putInto(all(lost), name ? quoted(name) : m.theFirst(KINDS[kind].word)),
      ...moveList(pointer, only.key, only.list.items.length, to),
    ),
  ];
}

/** Moves groups to the pages: a list of pages can contain them too. */
function among(pointer: string, survivor: Held, lost: readonly Held[]): readonly OperationFix[] {
  const [only, ...more] = lost;
  if (survivor.key !== 'groups' || only?.key !== 'pages' || more.length > 0) return [];
  const to = { parent: pointer, key: only.key, index: only.list.items.length };
  return [
    fix(
      m.putAmongPages(all([survivor])),
      ...moveList(pointer, 'groups', survivor.list.items.length, to),
    ),
  ];
}
