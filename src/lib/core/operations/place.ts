/* Moving, inserting, duplicating, removing and sorting: operations that change the entries of lists. */
import { sourceNode } from '../document/resolve-refs.ts';
import type { Doc, Member } from '../document/node.ts';
import { below, layersOf, member, type Spot } from '../document/walk.ts';
import { ok, refuse, type Result } from '../result.ts';
import { candidateOf, candidateOfValue, type Candidate } from '../check/placement/candidate.ts';
import { refusalOfPlacement } from '../check/placement/refusals.ts';
import {
  childElements,
  childrenOf,
  labelOf,
  pointerTo,
  stringField,
  type Element,
} from '../document/elements.ts';
import { KINDS, isListKey, type ListKey } from '../schema/kinds.ts';
import { named } from '../document/kind-words.ts';
import type { Titles } from '../document/page-name.ts';
import { rearrange, type ListEntry } from '../text/rewrite.ts';
import {
  amountOf,
  byList,
  entryOf,
  find,
  findEntries,
  inFile,
  isInside,
  listSpot,
  lyingAt,
  valueInTextOf,
  namesOf,
  rest,
  sizeOf,
  type PlanDraft,
  type FileChange,
} from './change-collector.ts';
import { embedded } from './embedded.ts';
import type { Operation, Placement, Pointer } from '../operation.ts';
import * as m from './place-messages.ts';
import { insertedValue } from './inserted-text.ts';
import { inQuotes, isolated } from '../text/direction.ts';

type Of<Name extends Operation['op']> = Extract<Operation, { op: Name }>;

/** A valid gap: in a list, or in one still to be created. */
export interface Gap {
  readonly parent: Element;
  readonly key: ListKey;
  readonly list: Spot | undefined;
  readonly index: number;
}

function gapOf(doc: Doc, to: Placement): Result<Gap> {
  const parent = find(doc, to.parent);
  if (!parent.ok) return parent;
  const list = below(parent.value.spot, to.key);
  const size = list ? sizeOf(list) : 0;
  if (!Number.isInteger(to.index) || to.index < 0 || to.index > size)
    return refuse('index', m.noPlace(to.index, size));
  return ok({ parent: parent.value, key: to.key, list, index: to.index });
}

/** The changes that put entries into the gap while `leaving` are removed from the same list. */
function arrive(
  doc: Doc,
  { parent, key, list, index }: Gap,
  entries: readonly (number | ListEntry)[],
  leaving: ReadonlySet<number>,
  { stay, replacesEmpty }: { stay?: ReadonlySet<number> | undefined; replacesEmpty?: boolean } = {},
): FileChange[] {
  if (list) {
    const kept = rest(list, leaving);
    const at = kept.filter((i) => i < index).length;
    const next = [...kept.slice(0, at), ...entries, ...kept.slice(at)];
    return inFile(list.file, rearrange(valueInTextOf(doc, list), next, stay));
  }
  const values = entries.flatMap((entry) => (typeof entry === 'number' ? [] : [entry.value]));
  const { file } = parent.spot;
  const node = sourceNode(parent.spot.node);
  const members = node.type === 'object' ? node.members : [];
  const kept = [...members.keys()].filter((i) => !(replacesEmpty && isEmptyList(members[i]!)));
  const next = [...kept, { key, value: values }];
  // The arriving value is the list itself; its entries are reported separately.
  return inFile(file, rearrange(valueInTextOf(doc, parent.spot), next)).map((change) => ({
    ...change,
    arrived: [],
  }));
}

/** Comments are kept, and so is the list that contains them. */
const isEmptyList = ({ key, value }: Member): boolean =>
  isListKey(key) && value.type === 'array' && value.items.length === 0 && !value.loose;

/** The file that contains the entries of a gap. */
export const fileOfGap = ({ list, parent }: Gap): string => (list ?? parent.spot).file;

/** The changes that put new values into the gap. */
export const arriveIn = (
  doc: Doc,
  gap: Gap,
  values: readonly ListEntry['value'][],
  replacesEmpty = false,
): FileChange[] =>
  arrive(
    doc,
    gap,
    values.map((value) => ({ value })),
    new Set(),
    { replacesEmpty },
  );

export function move(doc: Doc, operation: Of<'move'>, titles?: Titles): Result<PlanDraft> {
  const found = findEntries(doc, operation.nodes);
  if (!found.ok) return found;
  const nodes = found.value;
  const gap = gapOf(doc, operation.to);
  if (!gap.ok) return gap;
  const { parent, list, key } = gap.value;
  const swallowed = nodes.find(
    (node) => entryOf(node) === entryOf(parent) || isInside(parent, node),
  );
  // Guard: nothing is moved into itself
  if (swallowed) return refuse('inside-itself', m.intoItself(named(swallowed, titles)));
  const target = list && sourceNode(list.node);
  const listOf = (node: Element) => sourceNode(listSpot(node).node);
  const newcomers = nodes.filter((node) => listOf(node) !== target);
  const refusal = newcomers.length
    ? refusalOfPlacement(
        gap.value,
        nodes.map((node) => candidateOf(node, titles)),
      )
    : undefined;
  if (refusal) return { ok: false, refusal };

  const changes: FileChange[] = [];
  const own = new Set<number>();
  const lists = byList(nodes);
  for (const { list: from, indexes } of lists) {
    if (sourceNode(from.node) === target) indexes.forEach((i) => own.add(i));
    else
      changes.push(...inFile(from.file, rearrange(valueInTextOf(doc, from), rest(from, indexes))));
  }
  const entries = nodes.map((node) =>
    listOf(node) === target ? node.index : { value: embedded(doc, node, fileOfGap(gap.value)) },
  );
  // An entry with other changes inside it must stay in place.
  const stay = lists.length > 1 && list ? new Set(rest(list, own)) : undefined;
  changes.push(...arrive(doc, gap.value, entries, own, { stay }));
  const title = listTitle(parent, key);
  const division = divisionOf(parent);
  const elsewhere = nodes.some((node) => divisionOf(node.parent) !== division);
  const label = newcomers.length
    ? m.moveTo(namesOf(nodes, titles), elsewhere ? m.inDivision(title, division) : title)
    : m.moveWithin(namesOf(nodes, titles), title);
  return ok({ changes, label, about: nodes, moved: nodes });
}

/** The languages and versions that an element is in, outermost first: "v2, es". Empty outside of all. */
function divisionOf(element: Element | undefined): string {
  const names: string[] = [];
  for (let up = element; up; up = up.parent)
    if (up.kind === 'language' || up.kind === 'version') names.unshift(isolated(labelOf(up)));
  return names.join(', ');
}

/** The label of a list's owner (“Guides”), or its kind if it has no label. */
export const listTitle = (parent: Element, key: ListKey): string => {
  if (parent.kind === 'navigation') return m.theNavigation;
  const label = labelOf(parent).trim();
  if (label) return inQuotes(label);
  const { word } = KINDS[parent.kind];
  return key === 'pages' ? m.unlabeled(word) : m.unlabeledList(word, key);
};

/** A new element: its value and, if it was copied, its own text. */
export type Newcomer = Pick<Of<'insert'>, 'value' | 'source'>;

export const insert = (
  doc: Doc,
  { to, replacesEmpty, ...one }: Of<'insert'>,
  titles?: Titles,
): Result<PlanDraft> => insertAll(doc, to, [one], titles, replacesEmpty);

/** Inserts new elements into one gap in this order, with the same result as inserting them one by one. */
export function insertAll(
  doc: Doc,
  to: Placement,
  newcomers: readonly Newcomer[],
  titles?: Titles,
  replacesEmpty?: boolean,
): Result<PlanDraft> {
  const gap = gapOf(doc, to);
  if (!gap.ok) return gap;
  const { parent, key, list, index } = gap.value;
  const candidates: readonly Candidate[] = newcomers.map(({ value, source }) => ({
    ...candidateOfValue(value, key, titles),
    source,
  }));
  const refusal = refusalOfPlacement(gap.value, candidates);
  if (refusal) return { ok: false, refusal };
  const values: ListEntry['value'][] = [];
  for (const newcomer of newcomers) {
    const own = insertedValue(doc, list ?? parent.spot, newcomer);
    if (!own.ok) return own;
    values.push(own.value);
  }
  const changes = arriveIn(doc, gap.value, values, replacesEmpty);
  const what = candidates.length === 1 ? candidates[0]!.name : amountOf(candidates);
  const label = m.add(what, listTitle(parent, key));
  const landed = values.map((_, i) => `${pointerTo(parent)}/${key}/${index + i}`);
  return ok({ changes, label, about: [], landed });
}

export function remove(doc: Doc, operation: Of<'remove'>, titles?: Titles): Result<PlanDraft> {
  const [only] = operation.nodes;
  const global = operation.nodes.length === 1 ? globalSection(doc, only!) : undefined;
  if (global) return ok(global);
  const found = findEntries(doc, operation.nodes);
  if (!found.ok) return found;
  const changes = byList(found.value).flatMap(({ list, indexes }) =>
    inFile(list.file, rearrange(valueInTextOf(doc, list), rest(list, indexes))),
  );
  return ok({ changes, label: m.remove(namesOf(found.value, titles)), about: [] });
}

function globalSection(doc: Doc, pointer: Pointer): PlanDraft | undefined {
  const found = find(doc, pointer);
  if (!found.ok || found.value.kind !== 'global') return undefined;
  const owner = found.value.spot.up!;
  const changes = layersOf(owner).flatMap((layer) => {
    if (layer.node.type !== 'object' || !member(layer.node, 'global')) return [];
    const { members } = layer.node;
    const next = [...members.keys()].filter((i) => members[i]!.key !== 'global');
    return inFile(layer.file, rearrange(lyingAt(doc, owner, layer), next));
  });
  return { changes, label: m.removeGlobal, about: [] };
}

export function duplicate(
  doc: Doc,
  operation: Of<'duplicate'>,
  titles?: Titles,
): Result<PlanDraft> {
  const found = findEntries(doc, operation.nodes);
  if (!found.ok) return found;
  const changes = byList(found.value).flatMap(({ list, indexes }) => {
    const next = rest(list, new Set()).flatMap((i): (number | ListEntry)[] => {
      const spot = indexes.has(i) && below(list, i);
      return spot ? [i, { value: embedded(doc, { spot }, list.file, true) }] : [i];
    });
    return inFile(list.file, rearrange(valueInTextOf(doc, list), next));
  });
  return ok({ changes, label: m.duplicate(namesOf(found.value, titles)), about: [] });
}

const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

export function sort(doc: Doc, operation: Of<'sort'>): Result<PlanDraft> {
  const found = find(doc, operation.node);
  if (!found.ok) return found;
  const element = found.value;
  const children = childElements(element).filter((child) => child.key !== 'global');
  if (children.length === 0) return refuse('nothing', m.nothingToSort(named(element)));
  const keys = new Set(children.map((child) => child.key));
  const [sortKey, label] =
    operation.by === 'label'
      ? [labelOf, m.sortByLabel(named(element))]
      : [firstPathIn, m.sortByPath(named(element))];
  const changes = [...keys].filter(isListKey).flatMap((key) => {
    const entries = children.filter((child) => child.key === key);
    const order = entries
      .map((child) => ({ index: child.index, name: sortKey(child) }))
      .sort((a, b) => collator.compare(a.name, b.name) || a.index - b.index)
      .map(({ index }) => index);
    const list = listSpot(entries[0]!);
    return inFile(list.file, rearrange(valueInTextOf(doc, list), order));
  });
  return ok({ changes, label, about: [element] });
}

/** A page's path. For an element, its root page's path, or else that of its first page. */
function firstPathIn(child: Pick<Element, 'node' | 'kind'>): string {
  if (child.node.type === 'string') return child.node.value;
  const root = stringField(child.node, 'root');
  if (root) return root;
  const first = childrenOf(child.node)[0];
  return first ? firstPathIn(first) : labelOf(child);
}
