/*
 * Repeats an action from one language or version in the others. For a move, a removal, an addition, or a
 * changed field, returns the equivalent operations, or why there are none. Counterparts are looked up in the
 * document before the action, where the elements still have their neighbors; for an addition, in the document
 * after it.
 */
import type { Doc, NodeId } from '../document/node.ts';
import { parsePointer } from '../document/walk.ts';
import type { Json, Operation, Placement } from '../operation.ts';
import {
  childElements,
  elementAt,
  elementOf,
  elementsOf,
  navigationOf,
  pointerTo,
  type Element,
} from '../document/elements.ts';
import { KINDS } from '../schema/kinds.ts';
import { inFolder } from '../check/pages/locale-folder.ts';
import { additionsTo, listFor, type Insertion } from './additions.ts';
import { setAround, setIn, type DivisionSet } from './sets.ts';
import { parityOf, type Parity, type ParityRow } from './parity.ts';
import * as m from './repeat-messages.ts';
import { scopeName } from '../tree/scope.ts';

/** The last action, and the documents before and after it. */
export interface LastAct {
  readonly operation: Operation;
  readonly before: Doc;
  readonly after: Doc;
  /** The elements it affected: as they are afterwards, or for a removal as they were before. */
  readonly ids: readonly NodeId[];
}

/** The equivalent action in another division. */
export interface Repetition {
  /** "German", "v1" */
  readonly name: string;
  readonly operations: readonly Operation[];
  readonly insertions: readonly Insertion[];
  /** Why there is nothing to do, or only a part of it. */
  readonly why: string | undefined;
}

/** Where an action took place: the set of divisions in which it can be repeated, and the index of its own. */
export interface RepeatPlace {
  readonly set: DivisionSet;
  readonly own: number;
}

/**
 * Returns where an action can be repeated; undefined if it took place outside a language or version with
 * siblings.
 */
export function repeatPlace({ operation, before, after, ids }: LastAct): RepeatPlace | undefined {
  const kinds = ['move', 'insert', 'remove', 'set'];
  if (!kinds.includes(operation.op) || ids.length === 0) return undefined;
  if (operation.op === 'set' && !isAlike(operation)) return undefined;
  const doc = operation.op === 'insert' ? after : before;
  const [first, ...rest] = elementsOf(doc, ids);
  const place = first && setAround(first.parent);
  if (!first || !place) return undefined;
  const isHere = (one: Element | undefined) =>
    one && setAround(one.parent)?.division.node.id === place.division.node.id;
  if (!rest.every(isHere)) return undefined;
  // A move must not leave the language or version.
  if (operation.op === 'move' && !elementsOf(after, ids).every(isHere)) return undefined;
  return { set: place.set, own: place.own };
}

/** Fields that have the same value in every language. */
const ALIKE: ReadonlySet<string> = new Set([
  'icon',
  'expanded',
  'hidden',
  'searchable',
  'boost',
  'public',
  'align',
  'color',
  'root',
  'directory',
]);
const isAlike = ({ field }: { readonly field: string | readonly string[] }): boolean =>
  ALIKE.has(typeof field === 'string' ? field : (field[0] ?? ''));

/** Returns the equivalent of an action in each of the other divisions, in order. */
export function repetitionsOf(act: LastAct, place: RepeatPlace): readonly Repetition[] {
  const { operation, ids } = act;
  const { own } = place;
  const set = operation.op === 'insert' ? setNow(act.after, place.set) : place.set;
  if (!set) return [];
  const parity = parityOf(set, own);
  const rows = rowsOf(parity, own, ids);
  return set.divisions.flatMap((division, column): Repetition[] => {
    if (column === own) return [];
    const name = scopeName(division);
    const part = partFor(act, parity, rows, column);
    return [{ name, operations: [], insertions: [], why: undefined, ...part }];
  });
}

const setNow = (doc: Doc, { parent, kind }: DivisionSet): DivisionSet | undefined => {
  const now = parent.parent ? elementOf(doc, parent.node.id) : navigationOf(doc);
  return now && setIn(now, kind);
};

/** The rows of elements in one column, by id. */
function rowsOf(parity: Parity, column: number, ids: readonly NodeId[]): readonly ParityRow[] {
  const byId = rowsById(parity, column);
  return ids.flatMap((id) => byId.get(id) ?? []);
}

function rowsById({ root }: Parity, column: number): ReadonlyMap<NodeId, ParityRow> {
  const byId = new Map<NodeId, ParityRow>();
  const location = (row: ParityRow): void => {
    const cell = row.cells[column];
    if (cell) byId.set(cell.node.id, row);
    row.children.forEach(location);
  };
  location(root);
  return byId;
}

function partFor(
  act: LastAct,
  parity: Parity,
  rows: readonly ParityRow[],
  column: number,
): Partial<Repetition> {
  const { operation, after } = act;
  if (operation.op === 'insert') return insertionIn(parity, rows, column);
  const ids = rows.flatMap(({ cells }) => cells[column]?.node.id ?? []);
  if (ids.length === 0) return { why: rows.length === 1 ? m.doesNotHaveIt : m.hasNone };
  const some = ids.length < rows.length ? m.hasOnly(ids.length, rows.length) : undefined;
  if (operation.op === 'move') return { why: some, ...moveIn(act, parity, ids, column) };
  const found = elementsOf(after, ids);
  if (operation.op === 'remove')
    return { why: some, operations: [{ op: 'remove', nodes: found.map(pointerTo) }] };
  if (operation.op !== 'set') return {};
  const { field, value } = operation;
  const own = valueIn(parity, field, value, column);
  return {
    why: some,
    operations: found.map((element) => ({
      op: 'set',
      node: pointerTo(element),
      field,
      ...(own === undefined ? {} : { value: own }),
    })),
  };
}

/** Moves a page path to the other division's folder; returns any other value as is. */
function valueIn(
  { columns, reference }: Parity,
  field: string | readonly string[],
  value: Json | undefined,
  column: number,
): Json | undefined {
  if (field !== 'root' || typeof value !== 'string') return value;
  return inFolder(value, columns[reference]!.folder, columns[column]!.folder);
}

function insertionIn(
  parity: Parity,
  rows: readonly ParityRow[],
  column: number,
): Partial<Repetition> {
  const isWanted = (row: ParityRow): boolean => {
    for (let at: ParityRow | undefined = row; at; at = at.parent)
      if (rows.includes(at)) return true;
    return false;
  };
  const { insertions } = additionsTo(parity, column, isWanted);
  return insertions.length > 0 ? { insertions } : { why: m.hasItAlready };
}

/** Moves to the same gap: after the entry that precedes it here, or else before the one that follows it. */
function moveIn(
  act: LastAct,
  parity: Parity,
  ids: readonly NodeId[],
  column: number,
): Partial<Repetition> {
  const { after } = act;
  const own = parity.reference;
  const byId = rowsById(parity, own);
  const here = elementsOf(after, act.ids);
  const moved = new Set(act.ids);
  const parent = here[0]?.parent;
  if (!parent) return { why: m.cannotBeCompared };
  const isDivision = parent.node.id === parity.set.divisions[own]!.node.id;
  const row = isDivision ? parity.root : byId.get(parent.node.id);
  const holder = row?.cells[column];
  if (!holder) return { why: m.hasNothingLike(KINDS[parent.kind].word, scopeName(parent)) };
  const there = elementOf(after, holder.node.id);
  if (!there) return { why: m.cannotBeCompared };
  const beside = childElements(parent).filter(({ key }) => key === here[0]!.key);
  const at = beside.findIndex(({ node }) => moved.has(node.id));
  const inThere = new Map(childElements(there).map((child) => [child.node.id, child]));
  const leaving = new Set(ids);
  const twin = (one: Element | undefined): Element | undefined => {
    const cell = one && byId.get(one.node.id)?.cells[column];
    return cell && !leaving.has(cell.node.id) ? inThere.get(cell.node.id) : undefined;
  };
  const gap = (): Placement => {
    const to = pointerTo(there);
    for (let i = at - 1; i >= 0; i--) {
      const found = twin(beside[i]);
      if (found && found.key !== 'global')
        return { parent: to, key: found.key, index: found.index + 1 };
    }
    for (let i = at + 1; i < beside.length; i++) {
      const found = twin(beside[i]);
      if (found && found.key !== 'global')
        return { parent: to, key: found.key, index: found.index };
    }
    const key = listFor(there, here[0]!);
    return {
      parent: to,
      key,
      index: [...inThere.values()].filter((one) => one.key === key).length,
    };
  };
  const nodes = elementsOf(after, ids);
  const to = gap();
  const stands = nodes.every(
    (node, i) =>
      node.parent?.node.id === there.node.id &&
      node.key === to.key &&
      (i === 0 || node.index === nodes[i - 1]!.index + 1),
  );
  const first = nodes[0]!;
  if (stands && (to.index === first.index || to.index === first.index + nodes.length))
    return { why: m.hasItHereAlready };
  return { operations: [{ op: 'move', nodes: nodes.map(pointerTo), to }] };
}

/** Ids of the elements that an operation affected: the ones it placed, changed, or removed. */
export function idsOf(operation: Operation, before: Doc, landed: readonly Element[]): NodeId[] {
  const pointers =
    operation.op === 'remove' ? operation.nodes : operation.op === 'set' ? [operation.node] : [];
  if (pointers.length === 0) return landed.map(({ node }) => node.id);
  return pointers.flatMap((pointer) => {
    const found = elementAt(before, parsePointer(pointer) ?? []);
    return found ? [found.node.id] : [];
  });
}
