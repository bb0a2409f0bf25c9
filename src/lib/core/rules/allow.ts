/*
 * What may stand where. `canContain` asks the table alone; `placements` and `refusalOfPlacement` also look at
 * what an element already holds: one type of child per element, a link counts as content, an empty list does
 * not, entries of a global section are links. A refusal says why in one sentence and, where there is one way
 * that makes the thing possible, offers it as operations.
 */
import { member, spotAt } from '../model/walk.ts';
import type { Node } from '../model/node.ts';
import type { Json, Operation, Placement } from '../operations/operation.ts';
import { ok, refuse, type OperationFix, type Refusal, type Result } from '../result.ts';
import { isRef, pointerTo, textOf, type Child, type Element } from './elements.ts';
import { isAbsoluteLink } from './links.ts';
import {
  KIND_OF_LIST,
  KINDS,
  LIST_KEYS,
  isListKey,
  parseEndpoint,
  type Kind,
  type ListKey,
} from './kinds.ts';
import { aKind, capital, entriesOf, listed, named, quoted } from './words.ts';

/** The standings that are offered: `spec` before `builder`. */
export type Allowed = 'spec' | 'builder';

/** A child list that an element may take entries in. */
export interface Offer {
  readonly key: ListKey;
  /** The kinds that its entries may have, the usual one first. */
  readonly kinds: readonly Kind[];
  readonly standing: Allowed;
}

/** The kinds that may stand in a list, the usual one first. */
export const kindsIn = (key: ListKey): readonly Kind[] =>
  key === 'pages' ? ['page', 'endpoint', 'group'] : [KIND_OF_LIST[key]];

/** The lists that elements of this kind may stand in, the usual one first. */
export const listsOf = (kind: Kind): readonly ListKey[] =>
  kind === 'group' ? ['groups', 'pages'] : LIST_KEYS.filter((key) => kindsIn(key).includes(kind));

/** Whether a child of this kind may stand in this list of a parent of that kind, by the table alone. */
export function canContain(parent: Kind, key: ListKey, child: Kind): Result<Allowed> {
  if (!kindsIn(key).includes(child))
    return refuse('wrong-list', `${capital(aKind(child))} cannot stand among ${entriesOf(key)}.`);
  const standing = KINDS[parent].holds[key];
  if (standing === 'spec' || standing === 'builder') return ok(standing);
  if (parent === 'page' || parent === 'endpoint')
    return refuse(
      'holds-nothing',
      `${capital(aKind(parent))} holds nothing. Use a group around both.`,
    );
  if (parent === child && key !== 'pages' && parent !== 'group') {
    const between = kindsBetween(parent, child);
    return refuse(
      'own-kind',
      `${capital(aKind(parent))} cannot hold ${KINDS[parent].plural} directly. Put ${listed(between.map(aKind), 'or')} between them.`,
    );
  }
  if (parent === 'group' && key === 'groups')
    return refuse('group-groups', 'A group’s groups stand among its pages.');
  return refuse(
    parent === 'item' ? 'menu-item-children' : 'not-held',
    `${capital(aKind(parent))} cannot hold ${entriesOf(key)}. It holds ${heldBy(parent)}.`,
  );
}

/** The child lists that a kind may hold, the specification's first, the builder's after. */
export function listsHeldBy(kind: Kind): readonly ListKey[] {
  const of = (standing: Allowed) => OFFERED.filter((key) => KINDS[kind].holds[key] === standing);
  return [...of('spec'), ...of('builder')];
}

const OFFERED: readonly ListKey[] = [
  'pages',
  'groups',
  'tabs',
  'anchors',
  'dropdowns',
  'products',
  'versions',
  'languages',
  'menu',
];

function heldBy(kind: Kind): string {
  if (kind === 'group') return 'pages and groups';
  if (kind === 'item') return 'groups or pages, or is a link';
  return listed(
    listsHeldBy(kind).map((key) => entriesOf(key)),
    'or',
  );
}

/** Kinds that may stand in `parent` and hold `child`. */
const kindsBetween = (parent: Kind, child: Kind): readonly Kind[] =>
  (Object.keys(KINDS) as Kind[]).filter((kind) => {
    const own = KINDS[kind].list;
    const inner = KINDS[child].list;
    return own && inner && kind !== 'group' && isAllowed(parent, own) && isAllowed(kind, inner);
  });

const isAllowed = (parent: Kind, key: ListKey): boolean =>
  KINDS[parent].holds[key] === 'spec' || KINDS[parent].holds[key] === 'builder';

/**
 * The lists of an element that hold something and that its kind may hold. Entries in `leaving` do not count;
 * a list that stands in another file counts.
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

/** Inside a `global` section: an entry of it, or the section itself. */
export const isGlobal = (element: Element | undefined): boolean =>
  element !== undefined && (element.kind === 'global' || element.parent?.kind === 'global');

/**
 * The lists in which an element may take new entries, the specification's first and the builder's after: the
 * one that it holds already, or all of its kind. None for a page, a link, a `$ref`, or an entry of a global section.
 */
export function placements(element: Element): readonly Offer[] {
  if (refusalOfParent(element)) return [];
  const held = element.kind === 'global' ? [] : contentOf(element);
  return listsHeldBy(element.kind)
    .filter((key) => held.length === 0 || held.includes(key))
    .map((key) => ({
      key,
      kinds: kindsIn(key),
      standing: KINDS[element.kind].holds[key] as Allowed,
    }));
}

/** The list in which an element would take a child of this kind; nothing when it takes none. */
export function listFor(
  parent: Pick<Child, 'node' | 'kind'>,
  child: Kind,
  leaving?: ReadonlySet<Node>,
): ListKey | undefined {
  const fit = listsOf(child).filter((key) => canContain(parent.kind, key, child).ok);
  const held = contentOf(parent, leaving);
  return fit.find((key) => held.includes(key)) ?? fit[0];
}

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

/** Why an element takes no children at all, whatever they are. */
export function refusalOfParent(parent: Element): Refusal | undefined {
  const { node, kind } = parent;
  if (kind === 'page' || kind === 'endpoint')
    return refusal('holds-nothing', `${named(parent)} is ${aKind(kind)} and holds nothing.`);
  if (node.type !== 'object')
    return refusal(
      'children-shape',
      `${named(parent)} is no ${KINDS[kind].word} and cannot hold anything.`,
    );
  if (isRef(node))
    return refusal(
      'ref-closed',
      `What ${named(parent)} holds stands in another file, ${quoted(textOf(node, '$ref') ?? '')}. Open that file to change it.`,
    );
  if (kind !== 'global' && isGlobal(parent))
    return refusal(
      'global-entry',
      `${named(parent)} is shown on every page: such an entry is a link and holds nothing.`,
    );
  const href = textOf(node, 'href');
  if (href !== undefined && href !== '' && kind !== 'group')
    return refusal(
      'href-content',
      `${named(parent)} is a link to ${quoted(href)}; the site would drop what it holds. Remove the link first.`,
      [
        {
          label: 'Remove the link',
          operations: [{ op: 'set', node: pointerTo(parent), field: 'href' }],
        },
      ],
    );
  return undefined;
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

const refusal = (code: string, sentence: string, fixes: readonly OperationFix[] = []): Refusal => ({
  code,
  sentence: capital(sentence),
  fixes,
});
