/*
 * Compares languages with each other, or versions: one row per entry of any of them, and in each row a cell
 * for each division. One division is the reference; what it has and another does not is missing there.
 */
import { memoByKey } from '../memo.ts';
import type { NodeId } from '../document/node.ts';
import { labelOf, type Child } from '../document/elements.ts';
import type { Kind } from '../schema/kinds.ts';
import {
  inFolder,
  localeFolders,
  pagesIn,
  type LocaleFolder,
} from '../check/pages/locale-folder.ts';
import { pageOf } from '../document/page-index.ts';
import { nextPrefix } from '../operations/copy-division.ts';
import { longestRise } from '../text/longest-rise.ts';
import { layOut } from './align.ts';
import { entriesOfDivision, type ParityDraft } from './row-builder.ts';
import type { DivisionSet } from './sets.ts';

/**
 * `missing`: the reference has it, this division does not. `extra`: this division has it, the reference does
 * not. `absent`: only others have it. `moved`: in another place or another order. `same`: uses the file of
 * another division. `other`: a file that is not at the expected path.
 */
export type State = 'there' | 'missing' | 'extra' | 'absent' | 'moved' | 'same' | 'other';

export interface ParityRow {
  /**
   * Id of the reference's element, or else of the first that has it. It is stable as long as that element
   * exists.
   */
  readonly id: NodeId;
  readonly kind: Kind;
  /** 0 for entries directly in the divisions. */
  readonly depth: number;
  readonly parent: ParityRow | undefined;
  /** By column. A cell is the element alone, without its content. */
  readonly cells: readonly (Child | undefined)[];
  readonly states: readonly State[];
  /** Whether the cell's parent belongs to the row's parent. */
  readonly inPlace: readonly boolean[];
  readonly children: readonly ParityRow[];
  /** A page, an endpoint, or an element that is empty in every division. Only leaves are counted. */
  readonly isLeaf: boolean;
  /** Counts of each state, by column, for the row itself and everything in it. */
  readonly below: readonly Counts[];
  /** Something in the row, or below it, differs from the reference. */
  readonly differs: boolean;
}

export type Counts = Readonly<Record<State, number>>;

export interface Column {
  readonly division: Child;
  readonly folder: LocaleFolder;
  readonly pages: number;
  readonly endpoints: number;
}

export interface Parity {
  readonly set: DivisionSet;
  /** Index of the division that the others are compared with. */
  readonly reference: number;
  readonly columns: readonly Column[];
  /** The divisions themselves: its children are the top rows, and its counts cover whole columns. */
  readonly root: ParityRow;
}

/** Compares the divisions of a set with one of them. Takes a few milliseconds for 5,000 entries. */
export function parityOf(set: DivisionSet, reference = set.first): Parity {
  const folders = foldersOf(set, reference);
  const draft = layOut(set.divisions, folders, reference);
  const root = finish(draft, undefined, { reference, folders, isTold: set.kind === 'language' });
  const columns = set.divisions.map((division, i) => {
    const counts = { pages: 0, endpoints: 0 };
    countLeaves(root, i, counts);
    return { division, folder: folders[i]!, ...counts };
  });
  return { set, reference, columns, root };
}

/** The folder of each division. One without pages gets a folder of its own, unless versions share theirs. */
function foldersOf({ divisions, kind }: DivisionSet, reference: number): readonly LocaleFolder[] {
  const folders = localeFolders(divisions, reference);
  const { folder: first, at } = folders[reference]!;
  if (kind === 'version' && first === '') return folders;
  return divisions.map((division, i) => {
    if (i === reference || pagesIn(division.node).length > 0) return folders[i]!;
    const prefix = nextPrefix(first, labelOf(divisions[reference]!), labelOf(division));
    return { folder: prefix.slice(0, -1), at };
  });
}

type LeafCounts = Record<'pages' | 'endpoints', number>;

function countLeaves(row: ParityRow, column: number, counts: LeafCounts): void {
  const cell = row.cells[column];
  if (cell && row.isLeaf) {
    const { node, kind } = cell;
    if (node.type === 'string') counts[kind === 'endpoint' ? 'endpoints' : 'pages']++;
  }
  for (const child of row.children) countLeaves(child, column, counts);
}

interface Measure {
  readonly reference: number;
  readonly folders: readonly LocaleFolder[];
  /**
   * Whether one file in two divisions is reported. For languages it is, because readers cannot switch between
   * them. Versions share files that did not change.
   */
  readonly isTold: boolean;
}

type Tally = Record<State, number>;
const noCounts = (): Tally => ({
  there: 0,
  missing: 0,
  extra: 0,
  absent: 0,
  moved: 0,
  same: 0,
  other: 0,
});

const countOf = (state: State): Tally => ({ ...noCounts(), [state]: 1 });
const ONE: Readonly<Record<State, Tally>> = {
  there: countOf('there'),
  missing: countOf('missing'),
  extra: countOf('extra'),
  absent: countOf('absent'),
  moved: countOf('moved'),
  same: countOf('same'),
  other: countOf('other'),
};

function finish(draft: ParityDraft, parent: ParityRow | undefined, measure: Measure): ParityRow {
  const { cells, kind, depth, orders } = draft;
  const children: ParityRow[] = [];
  const isLeaf =
    depth > 0 &&
    draft.children.length === 0 &&
    cells.every((cell) => !cell || entriesOfDivision(cell.node).length === 0);
  const states: State[] = depth === 0 ? cells.map(() => 'there') : statesOf(draft, measure);
  const row = {
    id: (cells[measure.reference] ?? cells.find((cell) => cell))!.node.id,
    kind,
    depth: depth - 1,
    parent,
    cells,
    states,
    inPlace: orders.map((order) => order >= 0),
    children,
    isLeaf,
    // The many leaves share a few count objects.
    below: isLeaf ? states.map((state) => ONE[state]) : cells.map(noCounts),
    differs: states.some((state) => state !== 'there' && state !== 'absent'),
  };
  for (const inner of draft.children) {
    const child = finish(inner, row, measure);
    children.push(child);
    row.differs ||= child.differs;
  }
  if (!isLeaf) countBelow(row);
  return row;
}

/** An element that contains others counts only if it moved; what it is missing is the pages in it. */
function countBelow({
  states,
  children,
  below,
}: {
  readonly states: readonly State[];
  readonly children: readonly ParityRow[];
  readonly below: readonly Tally[];
}): void {
  below.forEach((own, i) => {
    if (states[i] === 'moved') own.moved++;
    for (const child of children) {
      if (child.isLeaf) {
        own[child.states[i]!]++;
        continue;
      }
      const inner = child.below[i]!;
      own.there += inner.there;
      own.missing += inner.missing;
      own.extra += inner.extra;
      own.absent += inner.absent;
      own.moved += inner.moved;
      own.same += inner.same;
      own.other += inner.other;
    }
  });
}

function statesOf(draft: ParityDraft, measure: Measure): State[] {
  const { cells, parent } = draft;
  const own = cells[measure.reference];
  return cells.map((cell, i): State => {
    if (!cell) return own && i !== measure.reference ? 'missing' : 'absent';
    if (i === measure.reference) return 'there';
    if (!own) return 'extra';
    const file = fileState(draft, own, cell, i, measure);
    if (file) return file;
    return isOutOfOrder(draft, parent!, i, measure.reference) ? 'moved' : 'there';
  });
}

function fileState(
  { kind, cells }: ParityDraft,
  own: Child,
  cell: Child,
  column: number,
  { folders, reference, isTold }: Measure,
): State | undefined {
  if (kind !== 'page' || cell.node.type !== 'string' || own.node.type !== 'string')
    return undefined;
  const path = pageOf(cell.node.value);
  const expected = pageOf(inFolder(own.node.value, folders[reference]!, folders[column]!));
  if (path === expected) {
    // If neither has its own folder, the expected file is the other's.
    return isTold && path === pageOf(own.node.value) ? 'same' : undefined;
  }
  const shares = cells.some(
    (other, i) =>
      i !== column && other?.node.type === 'string' && pageOf(other.node.value) === path,
  );
  if (shares) return isTold ? 'same' : undefined;
  return 'other';
}

function isOutOfOrder(
  row: ParityDraft,
  parent: ParityDraft,
  column: number,
  reference: number,
): boolean {
  if (row.orders[column]! < 0 || row.orders[reference]! < 0) return true;
  return outOfOrder(parent, column).has(row);
}

const NO_ROWS: ReadonlySet<ParityDraft> = new Set();

/** The smallest set of rows to move so that all are in row order. */
const outOfOrder = memoByKey((parent: ParityDraft, column: number): ReadonlySet<ParityDraft> => {
  const { children } = parent;
  const rows = children.filter((child) => child.cells[column] && child.orders[column]! >= 0);
  if (rows.every((row, i) => i === 0 || rows[i - 1]!.orders[column]! < row.orders[column]!))
    return NO_ROWS;
  const rising = longestRise(rows.map((row) => row.orders[column]!));
  return new Set(rows.filter((_, i) => !rising.has(i)));
});
