/*
 * Fixes that make a refused placement possible, as operations that end with the wanted placement: put the candidates
 * into existing entries, wrap them to match the existing entries, or wrap the existing entries to match the candidates.
 */
import { spotAt } from '../../document/walk.ts';
import type { Json, Operation, Placement, Pointer } from '../../operation.ts';
import type { OperationFix, Refusal } from '../../result.ts';
import { canContain, contentOf, kindsIn, listFor, listsHeldBy, listsOf } from './allow.ts';
import type { Candidate, Gap } from './candidate.ts';
import { childElements, labelOf, pointerTo, type Element } from '../../document/elements.ts';
import { KIND_OF_LIST, KINDS, type Kind, type ListKey } from '../../schema/kinds.ts';
import { freshLabels } from '../fixes/fix-builders.ts';
import { countOf, named } from '../../document/kind-words.ts';
import * as m from './refusal-messages.ts';

/** If there are more entries, they aren't offered one by one. */
const FEW = 3;

/** All fixes for a parent that already has a list of other entries. */
export function besideOthers(
  to: Gap,
  candidates: readonly Candidate[],
  held: ListKey,
): readonly OperationFix[] {
  const { parent } = to;
  return [
    ...amongThem(to, candidates, held),
    ...wrapping(to, [held], candidates),
    ...intoOne(parent, candidates, held),
    ...(to.key === 'pages' ? asOneList : aroundThem)(to, candidates, held),
  ];
}

/** Puts the candidates into the existing list, if they fit. */
function amongThem(
  { parent }: Gap,
  candidates: readonly Candidate[],
  held: ListKey,
): readonly OperationFix[] {
  if (!candidates.every((c) => canContain(parent.kind, held, c.kind).ok)) return [];
  return [put({ parent, key: held }, candidates, m.putAmong(candidates.length, held))];
}

/** Fixes that wrap the candidates in an entry of the existing or allowed list, at the wanted place if it is in there. */
export function wrapping(
  to: Gap,
  held: readonly ListKey[],
  candidates: readonly Candidate[],
): readonly OperationFix[] {
  const { parent } = to;
  const keys = held.length ? held : listsHeldBy(parent.kind).filter((key) => key === 'groups');
  for (const key of keys) {
    const kind = KIND_OF_LIST[key];
    const { nameKey } = KINDS[kind];
    if (key === 'pages' || !nameKey || kind === 'language') continue;
    const inner = listsOf(candidates[0]!.kind).find((l) =>
      candidates.every((c) => canContain(kind, l, c.kind).ok),
    );
    if (!inner) continue;
    const label = m.wrapInNew(candidates.length, kind);
    return [{ label, operations: wrapped(to, key, kind, inner, candidates) }];
  }
  return [];
}

function wrapped(
  { parent, ...to }: Gap,
  key: ListKey,
  kind: Kind,
  inner: ListKey,
  candidates: readonly Candidate[],
): Operation[] {
  const pointer = pointerTo(parent);
  const index = (to.key === key ? to.index : undefined) ?? lengthOf(parent, key);
  const values = candidates.flatMap((c) => (c.value === undefined ? [] : [c.value]));
  const [label] = freshLabels(kind, spotAt(parent.spot, [key])?.node, 1);
  const wrapper: Json = { [KINDS[kind].nameKey!]: label!, [inner]: values };
  const insert: Operation = { op: 'insert', value: wrapper, to: { parent: pointer, key, index } };
  const nodes = pointersOf(candidates);
  if (nodes.length === 0) return [insert];
  const into = { parent: `${pointer}/${key}/${index}`, key: inner, index: 0 };
  const moved = nodes.map((node) => afterInsert(node, `${pointer}/${key}/`, index));
  return [insert, { op: 'move', nodes: moved, to: into }];
}

/** The pointer of an element after an entry was inserted at an index of this list. */
function afterInsert(node: Pointer, list: string, index: number): Pointer {
  if (!node.startsWith(list)) return node;
  const [at, ...below] = node.slice(list.length).split('/');
  return list + [Number(at) < index ? at : Number(at) + 1, ...below].join('/');
}

/** Whether one of the existing entries accepts the candidates. */
export const someAccepts = (
  parent: Element,
  candidates: readonly Candidate[],
  held: ListKey,
): boolean =>
  childElements(parent).some(
    (child) =>
      child.key === held &&
      child.node.type === 'object' &&
      commonList(child, candidates) !== undefined,
  );

/** Puts the candidates into one of a few existing entries. */
function intoOne(
  parent: Element,
  candidates: readonly Candidate[],
  held: ListKey,
): readonly OperationFix[] {
  const entries = childElements(parent).filter((child) => child.key === held);
  if (entries.length > FEW) return [];
  return entries.flatMap((entry): OperationFix[] => {
    const isHome = candidates.every((c) => c.element?.parent?.node === entry.node);
    const key = entry.node.type === 'object' && !isHome && commonList(entry, candidates);
    if (!key || !labelOf(entry).trim()) return [];
    const name =
      labelOf(entry) === labelOf(parent) ? m.withKind(entry.kind, named(entry)) : named(entry);
    return [put({ parent: entry, key }, candidates, m.putInto(candidates.length, name))];
  });
}

/** The list of an element that accepts all of them, given its content. */
function commonList(parent: Element, candidates: readonly Candidate[]): ListKey | undefined {
  const held = contentOf(parent);
  const key = listFor(parent, candidates[0]!.kind);
  const fits =
    key !== undefined && candidates.every((c) => canContain(parent.kind, key, c.kind).ok);
  return fits && held.every((other) => other === key) ? key : undefined;
}

/**
 * Turns the groups of the parent into entries of its pages, with the candidates among them: at the wanted place if it is
 * in the list of groups, otherwise first.
 */
export function asOneList(
  { parent, ...to }: Gap,
  candidates: readonly Candidate[],
  held: ListKey | undefined,
): readonly OperationFix[] {
  const key = 'pages';
  if (held !== 'groups' || isWithin(parent, candidates)) return [];
  if (!candidates.every((c) => canContain(parent.kind, key, c.kind).ok)) return [];
  const pointer = pointerTo(parent);
  const groups = childElements(parent).filter((child) => child.key === held);
  const index = (to.key === held ? to.index : undefined) ?? 0;
  const nodes = groups.map(pointerTo);
  return [
    {
      label: m.letContainBoth(named(parent)),
      operations: [
        { op: 'move', nodes, to: { parent: pointer, key, index: 0 } },
        { op: 'set', node: pointer, field: held },
        ...put({ parent, key, index }, candidates, '').operations,
      ],
    },
  ];
}

const isWithin = (parent: Element, candidates: readonly Candidate[]): boolean =>
  pointersOf(candidates).some((node) => node.startsWith(`${pointerTo(parent)}/`));

/** Puts the existing entries into a new entry of the candidates' kind. */
function aroundThem(
  { parent, key, index }: Gap,
  candidates: readonly Candidate[],
  held: ListKey,
): readonly OperationFix[] {
  if (isWithin(parent, candidates)) return [];
  const entries = childElements(parent).filter((child) => child.key === held);
  const nodes = entries.map(pointerTo);
  const kind = KIND_OF_LIST[key];
  if (key === 'pages' || kind === 'language' || !KINDS[kind].nameKey) return [];
  if (!entries.every((entry) => canContain(kind, held, entry.kind).ok)) return [];
  // If the existing list can contain the wrapper, the wrapper stays in it.
  const home = kindsIn(held).includes(kind) ? held : key;
  const wanted = put({ parent, key: home, index: index === 0 ? 0 : 1 }, candidates, '');
  const them = countOf(entries.length, held).replace(/^1 /, '');
  return [
    {
      label: m.wrapEntries(them, kind),
      operations: [
        { op: 'wrap', nodes, kind, label: m.newLabel(KINDS[kind].word) },
        ...wanted.operations,
      ],
    },
  ];
}

/** The refusal with the fixes of another one where both have the same. The other is about the exact place. */
export function withFixesAt(refusal: Refusal, exact: Refusal): Refusal {
  const there = new Map(exact.fixes.map((fix) => [fix.label, fix]));
  return { ...refusal, fixes: refusal.fixes.map((fix) => there.get(fix.label) ?? fix) };
}

/** The fix, followed by the wanted placement. */
export function followedBy(
  fix: OperationFix,
  to: Gap,
  candidates: readonly Candidate[],
): OperationFix {
  const wanted = put(to, candidates, '');
  return {
    label: m.andPutThere(fix.label, candidates.length),
    operations: [...fix.operations, ...wanted.operations],
  };
}

/** Moves and inserts at a gap, as a fix. */
export function put(to: Gap, candidates: readonly Candidate[], label: string): OperationFix {
  const index = to.index ?? lengthOf(to.parent, to.key);
  const placement: Placement = { parent: pointerTo(to.parent), key: to.key, index };
  const nodes = pointersOf(candidates);
  const inserts = candidates.flatMap((c, i): Operation[] =>
    c.value === undefined
      ? []
      : [
          {
            op: 'insert',
            value: c.value,
            to: { ...placement, index: index + i },
            ...(c.source === undefined ? {} : { source: c.source }),
          },
        ],
  );
  return {
    label,
    operations: nodes.length ? [{ op: 'move', nodes, to: placement }, ...inserts] : inserts,
  };
}

const pointersOf = (candidates: readonly Candidate[]): string[] =>
  candidates.flatMap((c) => (c.element ? [pointerTo(c.element)] : []));

function lengthOf(parent: Element, key: ListKey): number {
  const list = spotAt(parent.spot, [key])?.node;
  return list?.type === 'array' ? list.items.length : 0;
}
