/*
 * Merges three versions of a list whose entries are plain values (redirects, links of the footer): what either side
 * inserted or removed, and ours first where both inserted. Entries are compared by their values.
 */
import type { ArrayNode, Node } from '../document/node.ts';
import { member } from '../document/walk.ts';
import { diffArrays } from '../text/diff.ts';
import { fingerprint } from '../compare/fingerprint.ts';
import type { SideName } from './order.ts';

/** An entry of the merged list, by the list that it is taken from. */
export interface ListItem {
  readonly side: SideName;
  readonly index: number;
}

export interface MergedItems {
  /** The list, with this side's entries where the two exclude each other. */
  readonly keeping: (side: SideName) => readonly ListItem[];
  readonly isConflicting: boolean;
}

/** A removed range of the base list, and the range of a side's list that replaces it. */
interface Hunk {
  readonly side: SideName;
  readonly at: number;
  readonly end: number;
  readonly from: number;
  readonly to: number;
}

type Lists = Readonly<Record<SideName, ArrayNode>>;

/**
 * Undefined if the changes can't be told apart: one side moved an entry that the other removed, or both added one with
 * the same source to different places.
 */
export function mergeItems(
  base: readonly Node[],
  ours: ArrayNode,
  theirs: ArrayNode,
): MergedItems | undefined {
  const lists: Lists = { ours, theirs };
  const old = base.map(fingerprint);
  const [mine, others] = [hunksOf(old, 'ours', ours), hunksOf(old, 'theirs', theirs)];
  if (isMovedAndRemoved(old, lists, mine, others)) return undefined;
  const groups = grouped([...mine, ...others]);
  if (hasDistantRivals(groups, lists)) return undefined;
  const conflicting = new Set(groups.filter((group) => isConflict(group, lists)));

  const keeping = (side: SideName): readonly ListItem[] => {
    const out: ListItem[] = [];
    const positions = unchangedIn(old.length, mine);
    const added = new Map<string, number>();
    for (const { node } of itemsOf(mine, lists)) count(added, node, 1);
    let at = 0;
    const keepUpTo = (end: number) => {
      for (; at < end; at++) out.push({ side: 'ours', index: positions[at]! });
    };
    for (const group of groups) {
      keepUpTo(Math.min(...group.map((hunk) => hunk.at)));
      const isChosen = conflicting.has(group) || !group.some((hunk) => hunk.side === 'theirs');
      const own = conflicting.has(group) ? side : 'ours';
      const end = Math.max(...group.map((hunk) => hunk.end));
      if (isChosen) out.push(...versionOf(ofSide(group, own), own, at, end));
      else {
        for (const { item } of itemsOf(ofSide(group, 'ours'), lists)) out.push(item);
        for (const { item, node } of itemsOf(ofSide(group, 'theirs'), lists))
          // Both inserted it: once.
          if ((added.get(fingerprint(node)) ?? 0) > 0) count(added, node, -1);
          else out.push(item);
      }
      at = Math.max(at, end);
    }
    keepUpTo(old.length);
    return out;
  };
  return { keeping, isConflicting: conflicting.size > 0 };
}

const count = (counts: Map<string, number>, node: Node, by: number): void => {
  const key = fingerprint(node);
  counts.set(key, (counts.get(key) ?? 0) + by);
};

const ofSide = (hunks: readonly Hunk[], side: SideName) =>
  hunks.filter((hunk) => hunk.side === side);

function hunksOf(old: readonly string[], side: SideName, { items }: ArrayNode): readonly Hunk[] {
  const hunks: Hunk[] = [];
  let [at, from] = [0, 0];
  let isOpen = false;
  for (const { value, added, removed } of diffArrays([...old], items.map(fingerprint))) {
    if (!added && !removed) {
      at += value.length;
      from += value.length;
      isOpen = false;
      continue;
    }
    const last = isOpen ? hunks.pop()! : { side, at, end: at, from, to: from };
    if (removed) at += value.length;
    else from += value.length;
    hunks.push({ ...last, end: at, to: from });
    isOpen = true;
  }
  return hunks;
}

/** Hunks of both sides, those that overlap or insert at one position together. */
function grouped(hunks: readonly Hunk[]): readonly (readonly Hunk[])[] {
  const isInsert = ({ at, end }: Hunk) => at === end;
  const meet = (a: Hunk, b: Hunk) =>
    isInsert(a) && isInsert(b) ? a.at === b.at : a.at < b.end && b.at < a.end;
  const groups: Hunk[][] = [];
  const sorted = [...hunks].sort((a, b) => a.at - b.at || a.end - b.end);
  for (const hunk of sorted) {
    const last = groups.at(-1);
    if (last?.some((one) => meet(one, hunk))) last.push(hunk);
    else groups.push([hunk]);
  }
  return groups;
}

const itemsOf = (hunks: readonly Hunk[], lists: Lists) =>
  hunks.flatMap(({ side, from, to }) =>
    lists[side].items
      .slice(from, to)
      .map((node, i) => ({ node, item: { side, index: from + i } as const })),
  );

function isConflict(group: readonly Hunk[], lists: Lists): boolean {
  const [mine, others] = [ofSide(group, 'ours'), ofSide(group, 'theirs')];
  if (mine.length === 0 || others.length === 0) return false;
  const [a, b] = [itemsOf(mine, lists), itemsOf(others, lists)].map((items) =>
    items.map(({ node }) => node),
  );
  if (group.every(({ at, end }) => at === end))
    return a!.some((one) => b!.some((other) => areRivals(one, other)));
  if (a!.length + b!.length === 0) return false;
  const isAlike = a!.map(fingerprint).join() === b!.map(fingerprint).join();
  return !(
    isAlike &&
    mine.length === 1 &&
    others.length === 1 &&
    isSameRange(mine[0]!, others[0]!)
  );
}

const isSameRange = (a: Hunk, b: Hunk) => a.at === b.at && a.end === b.end;

/** What a side makes of a range of the base list. */
function versionOf(
  own: readonly Hunk[],
  side: SideName,
  start: number,
  end: number,
): readonly ListItem[] {
  const out: ListItem[] = [];
  let at = start;
  // Between its hunks, a side's list has the base's entries.
  let next = own[0]!.from - (own[0]!.at - start);
  for (const { at: from, end: to, to: after, from: first } of own) {
    for (; at < from; at++) out.push({ side, index: next++ });
    for (let index = first; index < after; index++) out.push({ side, index });
    at = to;
    next = after;
  }
  for (; at < end; at++) out.push({ side, index: next++ });
  return out;
}

/** The positions of the base's entries in our list. Those of removed entries have no meaning. */
function unchangedIn(size: number, mine: readonly Hunk[]): readonly number[] {
  const positions: number[] = [];
  let shift = 0;
  let next = 0;
  for (let at = 0; at < size; at++) {
    for (; next < mine.length && mine[next]!.end <= at; next++)
      shift = mine[next]!.to - mine[next]!.end;
    positions.push(at + shift);
  }
  return positions;
}

/** Two different redirects from one source. */
function areRivals(a: Node, b: Node): boolean {
  const [x, y] = [member(a, 'source')?.value, member(b, 'source')?.value];
  return x?.type === 'string' && y?.type === 'string' && x.value === y.value
    ? fingerprint(a) !== fingerprint(b)
    : false;
}

const hasDistantRivals = (groups: readonly (readonly Hunk[])[], lists: Lists): boolean => {
  const sources = new Map<string, { readonly node: Node; readonly group: number }>();
  return groups.some((hunks, group) =>
    itemsOf(hunks, lists).some(({ node, item }) => {
      const source = member(node, 'source')?.value;
      if (source?.type !== 'string') return false;
      const key = `${item.side === 'ours' ? 'theirs' : 'ours'} ${source.value}`;
      const other = sources.get(key);
      sources.set(`${item.side} ${source.value}`, { node, group });
      return other !== undefined && other.group !== group && areRivals(other.node, node);
    }),
  );
};

function isMovedAndRemoved(
  old: readonly string[],
  lists: Lists,
  ...sides: readonly [readonly Hunk[], readonly Hunk[]]
): boolean {
  const [a, b] = sides.map((hunks) => {
    const removed = new Set(hunks.flatMap(({ at, end }) => old.slice(at, end)));
    const inserted = new Set(itemsOf(hunks, lists).map(({ node }) => fingerprint(node)));
    const moved = [...removed].filter((key) => inserted.has(key));
    return { moved, gone: new Set([...removed].filter((key) => !inserted.has(key))) };
  });
  return a!.moved.some((key) => b!.gone.has(key)) || b!.moved.some((key) => a!.gone.has(key));
}
