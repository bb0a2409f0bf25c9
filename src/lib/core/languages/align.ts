/*
 * Aligns divisions side by side in one tree of rows. Each division has a cell in the rows of the entries it
 * shares with others. Pages match by path without the division's own folder, and endpoints match as they are.
 * Elements that contain pages match if most of their content does. Labels are translated, so they count only
 * if nothing else decides. Divisions are added one after another. An entry that only a later one has gets a
 * row after the entry before it in that division.
 */
import type { Node } from '../document/node.ts';
import { labelOf, type Child } from '../document/elements.ts';
import type { LocaleFolder } from '../check/pages/locale-folder.ts';
import {
  entriesOfDivision,
  fill,
  isHolder,
  isHolding,
  matchKeyOf,
  sizeOf,
  type ParityDraft,
  type DraftRow,
  type Work,
} from './row-builder.ts';
import { fileNamesIn, matchLeftoverPages, unpairedKinds } from './match-leftover-pages.ts';

/** Builds the rows of divisions, starting with the reference. Every entry gets a row. */
export function layOut(
  divisions: readonly Child[],
  folders: readonly LocaleFolder[],
  reference: number,
): ParityDraft {
  const width = divisions.length;
  const root: ParityDraft = {
    kind: divisions[reference]!.kind,
    depth: 0,
    parent: undefined,
    cells: [...divisions],
    orders: divisions.map((_, i) => i),
    children: [],
    size: 0,
  };
  const index = new Map<string, ParityDraft[]>();
  const order = [reference, ...[...divisions.keys()].filter((i) => i !== reference)];
  for (const column of order) {
    const keys = new Map<Node, string | undefined>();
    const isTranslated = root.kind === 'language';
    layIn(root, divisions[column]!, { column, width, folders, index, keys, isTranslated });
  }
  return root;
}

function layIn(root: ParityDraft, division: Child, work: Work): void {
  const laid: DraftRow[] = [];
  align(root, division, work, laid, knownIn(division, work));
  matchLeftoverPages(laid, work);
  for (const one of laid) settleFresh(one, work);
}

/** The known rows for a division's entries, in order, and the range of rows inside each element. */
interface AlignedSides {
  readonly rows: readonly ParityDraft[];
  readonly spans: ReadonlyMap<Node, readonly [number, number]>;
}

function knownIn(division: Child, work: Work): AlignedSides {
  const rows: ParityDraft[] = [];
  const spans = new Map<Node, readonly [number, number]>();
  const gather = (entry: Child): void => {
    const key = matchKeyOf(entry, work);
    const first = key === undefined ? undefined : work.index.get(key)?.[0];
    const from = rows.length;
    if (first) rows.push(first);
    if (!isHolder(entry)) return;
    for (const inner of entriesOfDivision(entry.node)) gather(inner);
    spans.set(entry.node, [from, rows.length]);
  };
  if (work.index.size > 0) gather(division);
  return { rows, spans };
}

function align(
  row: ParityDraft,
  holder: Child,
  work: Work,
  laid: DraftRow[],
  known: AlignedSides,
): void {
  const entries = entriesOfDivision(holder.node);
  if (entries.length === 0) return;
  const one: DraftRow = {
    row,
    entries,
    rows: new Array<undefined>(entries.length).fill(undefined),
    fresh: new Set(),
  };
  laid.push(one);
  const holders: number[] = [];
  entries.forEach((entry, i) => {
    if (isHolder(entry)) return holders.push(i);
    const same = work.index
      .get(matchKeyOf(entry, work)!)
      ?.find((other) => other.parent === row && !other.cells[work.column]);
    if (same) fill(one, i, same, work);
    return undefined;
  });
  if (row.children.length > 0) pairHolders(one, holders, work, known);
  for (const i of holders) {
    const found = one.rows[i] ?? add(one, i, work);
    align(found, entries[i]!, work, laid, known);
  }
}

/** Creates a row, which is put in position once all others are settled. */
function add(one: DraftRow, i: number, work: Work): ParityDraft {
  const { row, entries, fresh } = one;
  const entry = entries[i]!;
  const made: ParityDraft = {
    kind: entry.kind,
    depth: row.depth + 1,
    parent: row,
    cells: new Array<undefined>(work.width).fill(undefined),
    orders: new Array<number>(work.width).fill(-1),
    children: [],
    size: isHolder(entry) ? sizeOf(entry.node) : 1,
  };
  fill(one, i, made, work);
  fresh.add(made);
  const key = matchKeyOf(entry, work);
  if (key !== undefined) {
    const rows = work.index.get(key);
    if (rows) rows.push(made);
    else work.index.set(key, [made]);
  }
  return made;
}

/**
 * Pairs elements that can contain others: by content, then by label, then by the names of the files in them, whatever
 * their folders are called. By position if one is empty, or if all of a translation's are still unpaired.
 */
function pairHolders(
  one: DraftRow,
  holders: readonly number[],
  work: Work,
  known: AlignedSides,
): void {
  const { row, entries, rows } = one;
  const { column } = work;
  const isFree = (to: ParityDraft, i: number): boolean =>
    !to.cells[column] && to.kind === entries[i]!.kind && isHolding(to);
  const votes: { i: number; to: ParityDraft; hits: number }[] = [];
  for (const i of holders) {
    const tally = new Map<ParityDraft, number>();
    const [from, to] = known.spans.get(entries[i]!.node) ?? [0, 0];
    for (let k = from; k < to; k++) {
      let at = known.rows[k]!;
      while (at.depth > row.depth + 1) at = at.parent!;
      if (at.parent === row && isFree(at, i)) tally.set(at, (tally.get(at) ?? 0) + 1);
    }
    for (const [to, hits] of tally)
      if (hits * 3 >= Math.min(to.size, sizeOf(entries[i]!.node)) || isCalled(to, entries[i]!))
        votes.push({ i, to, hits });
  }
  votes.sort((a, b) => b.hits - a.hits || a.i - b.i);
  for (const { i, to } of votes) if (!rows[i] && isFree(to, i)) fill(one, i, to, work);
  for (const i of holders) {
    if (rows[i]) continue;
    const to = row.children.find((child) => isFree(child, i) && isCalled(child, entries[i]!));
    if (to) fill(one, i, to, work);
  }
  for (const i of holders) {
    if (rows[i]) continue;
    const names = fileNamesIn(entries[i]!.node);
    const to = row.children.find((child) => isFree(child, i) && hasNames(child, names));
    if (to) fill(one, i, to, work);
  }
  const unpaired = unpairedKinds(one, work);
  for (const i of holders) {
    const { kind, node } = entries[i]!;
    if (rows[i] || kind === 'language' || kind === 'version') continue;
    const place = entries.slice(0, i).filter((entry) => isHolder(entry) && entry.kind === kind);
    const to = row.children.filter((child) => child.kind === kind && isHolding(child))[
      place.length
    ];
    if (to && isFree(to, i) && (unpaired.has(kind) || to.size === 0 || sizeOf(node) === 0))
      fill(one, i, to, work);
  }
}

/** Whether at least half of the names are those of the files in a row's element. */
function hasNames({ cells }: ParityDraft, names: ReadonlySet<string>): boolean {
  return cells.some((cell) => {
    if (!cell) return false;
    const own = fileNamesIn(cell.node);
    const shared = [...names].filter((name) => own.has(name)).length;
    return shared > 0 && shared * 2 >= Math.min(own.size, names.size);
  });
}

const isCalled = ({ cells }: ParityDraft, entry: Child): boolean => {
  const label = labelOf(entry).trim();
  return label !== '' && cells.some((cell) => cell && labelOf(cell).trim() === label);
};

/** Creates rows for entries that only this division has, after the entries before them here. */
function settleFresh(one: DraftRow, work: Work): void {
  const { row, entries, rows, fresh } = one;
  entries.forEach((_, i) => rows[i] ?? add(one, i, work));
  if (fresh.size === 0) return;
  const behind = new Map<ParityDraft | undefined, ParityDraft[]>();
  let last: ParityDraft | undefined;
  for (const at of rows) {
    if (at && fresh.has(at)) {
      const group = behind.get(last);
      if (group) group.push(at);
      else behind.set(last, [at]);
    } else if (at?.parent === row) last = at;
  }
  row.children = [
    ...(behind.get(undefined) ?? []),
    ...row.children.flatMap((child) => [child, ...(behind.get(child) ?? [])]),
  ];
}
