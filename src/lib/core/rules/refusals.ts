/*
 * Why things cannot be put somewhere, in one sentence, and where there is one way that makes it possible,
 * that way as operations: among other entries, without the link, or wrapped in what stands there already.
 */
import type { Node } from '../model/node.ts';
import { member, spotAt } from '../model/walk.ts';
import type { Json, Operation, Placement } from '../operations/operation.ts';
import type { OperationFix, Refusal } from '../result.ts';
import {
  canContain,
  contentOf,
  isAllowed,
  listFor,
  listsHeldBy,
  listsOf,
  refusal,
  refusalOfParent,
} from './allow.ts';
import { isRef, pointerTo, textOf, type Element } from './elements.ts';
import {
  KIND_OF_LIST,
  KINDS,
  LIST_KEYS,
  isListKey,
  parseEndpoint,
  type Kind,
  type ListKey,
} from './kinds.ts';
import { isAbsoluteLink } from './links.ts';
import { aKind, capital, entriesOf, named, quoted } from './words.ts';

/** What the rules need to know of something that is to be put somewhere. */
export interface Candidate {
  readonly kind: Kind;
  /** How a sentence calls it: “Guides”. */
  readonly name: string;
  readonly href: string | undefined;
  /** How many entries its lists hold. */
  readonly entries: number;
  /** Where it stands now; absent for what is new. */
  readonly element?: Element;
  /** The value of what is new. */
  readonly value?: Json;
}

export function candidateOf(element: Element): Candidate {
  const { node, kind } = element;
  let entries = 0;
  if (node.type === 'object')
    for (const { key, value } of node.members)
      if (isListKey(key) && value.type === 'array') entries += value.items.length;
  return { kind, name: named(element), href: textOf(node, 'href'), entries, element };
}

/** The candidate that a plain value would be in this list. */
export function candidateOfValue(value: Json, key: ListKey): Candidate {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    const kind: Kind =
      key !== 'pages'
        ? KIND_OF_LIST[key]
        : typeof value === 'string' && parseEndpoint(value)
          ? 'endpoint'
          : 'page';
    return { kind, name: quoted(String(value)), href: undefined, entries: 0, value };
  }
  const kind = KIND_OF_LIST[key];
  const fields = value as Readonly<Record<string, Json>>;
  const nameKey = KINDS[kind].nameKey;
  const label = nameKey ? fields[nameKey] : undefined;
  const entries = LIST_KEYS.reduce((sum, k) => {
    const list = fields[k];
    return sum + (Array.isArray(list) ? list.length : 0);
  }, 0);
  return {
    kind,
    name: typeof label === 'string' && label.trim() ? quoted(label) : `the new ${KINDS[kind].word}`,
    href: typeof fields.href === 'string' ? fields.href : undefined,
    entries,
    value,
  };
}

/** A gap in a child list of an element. `index` counts the list as it is; absent means the end. */
export interface Gap {
  readonly parent: Element;
  readonly key: ListKey;
  readonly index?: number;
}

/**
 * Why these cannot stand there, or nothing when they can. Candidates that stand in the document are moved,
 * others are new; those that leave the parent's other lists with this move are taken into account.
 */
export function refusalOfPlacement(to: Gap, candidates: readonly Candidate[]): Refusal | undefined {
  const { parent, key } = to;
  const leaving = new Set(candidates.flatMap((c) => (c.element ? [c.element.node] : [])));
  const closed = refusalOfParent(parent);
  if (closed) return { ...closed, fixes: closed.fixes.map((fix) => then(fix, to, candidates)) };
  for (const candidate of candidates) {
    const allowed = canContain(parent.kind, key, candidate.kind);
    if (!allowed.ok) return refusalOfKind(to, candidates, candidate, allowed.refusal, leaving);
    if (parent.kind === 'global') {
      const unfit = refusalInGlobal(candidate);
      if (unfit) return unfit;
    }
  }
  if (parent.kind === 'global') return undefined;
  const list = listValue(parent, key);
  if (list && list.type !== 'array')
    return isRef(list)
      ? refusal(
          'ref-closed',
          `The ${entriesOf(key)} of ${named(parent)} stand in another file, ${quoted(textOf(list, '$ref') ?? '')}. Open that file to change them.`,
        )
      : refusal(
          'children-shape',
          `${quoted(key)} of ${named(parent)} is no list. Repair that first.`,
        );
  const held = contentOf(parent, leaving).filter((other) => other !== key);
  // What is wrong already may be added to: the error that stands is not made worse.
  if (held.length === 0 || contentOf(parent).includes(key)) return undefined;
  return refusalOfMixing(to, candidates, held[0]!);
}

const listValue = (parent: Element, key: ListKey): Node | undefined =>
  member(parent.node, key)?.value;

function refusalOfKind(
  to: Gap,
  candidates: readonly Candidate[],
  candidate: Candidate,
  why: Refusal,
  leaving: ReadonlySet<Node>,
): Refusal {
  const { parent } = to;
  const other = listFor(parent, candidate.kind, leaving);
  const held = contentOf(parent, leaving);
  const fits = (key: ListKey) =>
    candidates.every((c) => canContain(parent.kind, key, c.kind).ok) &&
    (held.length === 0 || held.includes(key));
  if (other && other !== to.key && fits(other)) {
    const fix = put(
      { parent, key: other },
      candidates,
      `Put ${it(candidates)} among its ${entriesOf(other)}`,
    );
    return { ...why, fixes: [fix] };
  }
  return { ...why, fixes: wrapping(parent, held, candidates) };
}

function refusalOfMixing(to: Gap, candidates: readonly Candidate[], held: ListKey): Refusal {
  const { parent, key } = to;
  const name = capital(named(parent));
  const inner = KIND_OF_LIST[held];
  const inside =
    held !== 'pages' && candidates.every((c) => listsOf(c.kind).some((l) => isAllowed(inner, l)))
      ? ` Put ${it(candidates)} into one of its ${entriesOf(held)}, or wrap ${it(candidates)} in ${aKind(inner)}.`
      : '';
  return refusal(
    parent.kind === 'navigation' ? 'root-patterns' : 'mixed-children',
    `${name} holds ${entriesOf(held)}, and the site shows only one kind of entries side by side: ${entriesOf(key)} cannot stand beside them.${inside}`,
    wrapping(parent, [held], candidates),
  );
}

function refusalInGlobal(candidate: Candidate): Refusal | undefined {
  if (candidate.entries > 0)
    return refusal(
      'global-entry',
      `${capital(candidate.name)} holds ${candidate.entries === 1 ? 'an entry' : `${candidate.entries} entries`}; what is shown on every page is a link and holds nothing.`,
    );
  if (
    candidate.href === undefined ||
    (candidate.kind === 'anchor' && !isAbsoluteLink(candidate.href))
  )
    return refusal(
      'global-anchor-href',
      `${capital(candidate.name)} needs a full link such as https://… before it can be shown on every page.`,
    );
  return undefined;
}

/** Ways to put things into an element by wrapping them in what it holds, or may hold. */
function wrapping(
  parent: Element,
  held: readonly ListKey[],
  candidates: readonly Candidate[],
): readonly OperationFix[] {
  const keys = held.length ? held : listsHeldBy(parent.kind).filter((key) => key === 'groups');
  for (const key of keys) {
    const kind = KIND_OF_LIST[key];
    const { nameKey } = KINDS[kind];
    if (key === 'pages' || !nameKey || kind === 'language') continue;
    const inner = listsOf(candidates[0]!.kind).find((l) =>
      candidates.every((c) => canContain(kind, l, c.kind).ok),
    );
    if (!inner) continue;
    const at = lengthOf(parent, key);
    const label = `Wrap ${it(candidates)} in ${aKind(kind)}`;
    return [
      { label, operations: wrapped(pointerTo(parent), key, at, nameKey, kind, inner, candidates) },
    ];
  }
  return [];
}

function wrapped(
  parent: string,
  key: ListKey,
  index: number,
  nameKey: string,
  kind: Kind,
  inner: ListKey,
  candidates: readonly Candidate[],
): Operation[] {
  const values = candidates.flatMap((c) => (c.value === undefined ? [] : [c.value]));
  const wrapper: Json = { [nameKey]: `New ${KINDS[kind].word}`, [inner]: values };
  const insert: Operation = { op: 'insert', value: wrapper, to: { parent, key, index } };
  const nodes = candidates.flatMap((c) => (c.element ? [pointerTo(c.element)] : []));
  if (nodes.length === 0) return [insert];
  // The wrapper goes to the end of its list, so that no pointer changes by it.
  return [
    insert,
    { op: 'move', nodes, to: { parent: `${parent}/${key}/${index}`, key: inner, index: 0 } },
  ];
}

/** The fix, and after it what was wanted. */
function then(fix: OperationFix, to: Gap, candidates: readonly Candidate[]): OperationFix {
  const wanted = put(to, candidates, '');
  return {
    label: `${fix.label} and put ${it(candidates)} there`,
    operations: [...fix.operations, ...wanted.operations],
  };
}

function put(to: Gap, candidates: readonly Candidate[], label: string): OperationFix {
  const index = to.index ?? lengthOf(to.parent, to.key);
  const placement: Placement = { parent: pointerTo(to.parent), key: to.key, index };
  const nodes = candidates.flatMap((c) => (c.element ? [pointerTo(c.element)] : []));
  const inserts = candidates.flatMap((c, i): Operation[] =>
    c.value === undefined
      ? []
      : [{ op: 'insert', value: c.value, to: { ...placement, index: index + i } }],
  );
  return {
    label,
    operations: nodes.length ? [{ op: 'move', nodes, to: placement }, ...inserts] : inserts,
  };
}

function lengthOf(parent: Element, key: ListKey): number {
  const list = spotAt(parent.spot, [key])?.node;
  return list?.type === 'array' ? list.items.length : 0;
}

const it = (candidates: readonly Candidate[]) => (candidates.length > 1 ? 'them' : 'it');
