/* Merges several elements into one: their contents go into the first, and differing fields are named. */
import type { Doc, Node } from '../document/node.ts';
import { below, member, valueOf } from '../document/walk.ts';
import { ok, refuse, type Result } from '../result.ts';
import { childElements, isRef, type Element } from '../document/elements.ts';
import { KINDS, isListKey, type ListKey } from '../schema/kinds.ts';
import { entriesOf, named } from '../document/kind-words.ts';
import { rearrange } from '../text/rewrite.ts';
import {
  findEntries,
  inFile,
  listSpot,
  valueInTextOf,
  rest,
  sizeOf,
  byList,
  type PlanDraft,
} from './change-collector.ts';
import { embedded, leftBehind } from './embedded.ts';
import { lostIn, refusalOfLoss, type FieldLoss } from './lost-fields.ts';
import type { Operation } from '../operation.ts';
import { arriveIn, fileOfGap } from './place.ts';
import * as m from './restructure-messages.ts';

type Of<Name extends Operation['op']> = Extract<Operation, { op: Name }>;

export function merge(doc: Doc, operation: Of<'merge'>): Result<PlanDraft> {
  const found = findEntries(doc, operation.nodes);
  if (!found.ok) return found;
  const [first, ...others] = found.value;
  if (!first || others.length === 0) return refuse('too-few', m.selectSeveral);
  const { kind, plural } = { kind: first.kind, plural: KINDS[first.kind].plural };
  if (others.some((other) => other.kind !== kind) || !KINDS[kind].nameKey)
    return refuse('unlike', m.onlyOneKind);
  for (const element of [first, ...others]) {
    const closed = refusalOfClosed(element);
    if (closed) return closed;
  }
  const key = listOfAll(found.value);
  if (typeof key !== 'string') return key;
  const losses = others.flatMap((element): FieldLoss[] => {
    const keys = differing(element, first);
    return keys.length ? [{ element, keys }] : [];
  });
  if (losses.length && !operation.drop)
    return refusalOfLoss(losses, m.keepsItsFields(named(first)), operation);
  const list = below(first.spot, key);
  const gap = { parent: first, key, list, index: list ? sizeOf(list) : 0 };
  const children = others.flatMap((other) => entriesIn(other, key));
  const left = [...others.map(({ spot }) => spot), ...children.map(listSpot)];
  const { isCopy, emptied } = leftBehind(doc, left, fileOfGap(gap));
  const values = children.map((one) => embedded(doc, one, fileOfGap(gap), isCopy));
  const leaving = byList(others).flatMap(({ list: from, indexes }) =>
    inFile(
      from.file,
      rearrange(valueInTextOf(doc, from), rest(from, indexes), new Set(rest(from, indexes))),
    ),
  );
  return ok({
    changes: [...leaving, ...(values.length ? arriveIn(doc, gap, values) : [])],
    label: m.merge(found.value.length, plural, named(first)),
    about: [first],
    lost: losses.map((loss) => lostIn(loss.element, loss.keys)),
    emptied,
  });
}

export function refusalOfClosed(element: Element): ReturnType<typeof refuse> | undefined {
  const { node } = element;
  if (node.type !== 'object' || isRef(node)) return refuse('ref-closed', m.notOpen(named(element)));
  const odd = node.members.find(({ key, value }) => isListKey(key) && value.type !== 'array');
  return odd && refuse('children-shape', m.notAList(odd.key, named(element)));
}

export const entriesIn = (element: Element, key: ListKey) =>
  childElements(element).filter((child) => child.key === key);

/** The one list that all of them contain; `pages` if they are all empty. */
function listOfAll(elements: readonly Element[]): ListKey | ReturnType<typeof refuse> {
  const keys = new Set(elements.flatMap(childElements).map((child) => child.key));
  if (keys.has('global') || keys.size > 1)
    return refuse(
      'mixed-children',
      m.unlikeEntries(
        [...keys].map((key) => (isListKey(key) ? entriesOf(key) : m.shownEverywhere)),
      ),
    );
  const [key] = keys;
  return isListKey(key) ? key : 'pages';
}

/** Fields of one element that the other does not have with the same value, except its label and its lists. */
function differing(element: Element, other: Element): readonly string[] {
  const { node, kind } = element;
  if (node.type !== 'object') return [];
  const said = (of: Node, key: string) => {
    const value = member(of, key)?.value;
    return value && JSON.stringify(valueOf(value));
  };
  const keys = new Set(node.members.map(({ key }) => key));
  return [...keys].filter(
    (key) =>
      key !== KINDS[kind].nameKey && !isListKey(key) && said(node, key) !== said(other.node, key),
  );
}
