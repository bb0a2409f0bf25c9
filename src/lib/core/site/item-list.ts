/*
 * Creates the rows of one list, reusing those that did not change. A list is recognized by its first or last
 * entry, and its unchanged beginning and end are reused as they are: a rename among 23,000 pages creates one
 * row.
 */
import type { Node } from '../document/node.ts';
import type { Child } from '../document/elements.ts';
import type { SiteFacts } from './site-facts.ts';
import type { Source } from './source.ts';

/** What rows depend on besides their entries. */
export interface Base {
  readonly source: Source | undefined;
  readonly known: SiteFacts;
}

interface Made<Row> extends Base {
  readonly entries: readonly Child[];
  readonly rows: readonly Row[];
}

/**
 * Returns a function that creates the rows for lists of entries. `make` receives the entry's previous row, if
 * it had one.
 */
export function listOfRows<Row>() {
  const remembered = new WeakMap<Node, Made<Row>>();
  return (
    entries: readonly Child[],
    { source, known }: Base,
    make: (entry: Child, before: Row | undefined) => Row,
  ): readonly Row[] => {
    const [first, last] = [entries[0]?.node, entries.at(-1)?.node];
    if (!first || !last) return [];
    const made = remembered.get(first) ?? remembered.get(last);
    const isSameBase = made !== undefined && made.source === source && made.known === known;
    if (isSameBase && made.entries === entries) return made.rows;
    const rows = made
      ? taken(entries, made, isSameBase, make)
      : entries.map((entry) => make(entry, undefined));
    const now = { entries, rows, source, known };
    remembered.set(first, now);
    remembered.set(last, now);
    return rows;
  };
}

function taken<Row>(
  entries: readonly Child[],
  made: Made<Row>,
  isSameBase: boolean,
  make: (entry: Child, before: Row | undefined) => Row,
): readonly Row[] {
  const { entries: old, rows } = made;
  const isKept = (i: number, j: number) =>
    entries[i]!.node === old[j]!.node && entries[i]!.kind === old[j]!.kind;
  const most = Math.min(entries.length, old.length);
  let head = 0;
  while (head < most && isKept(head, head)) head++;
  let tail = 0;
  while (tail < most - head && isKept(entries.length - 1 - tail, old.length - 1 - tail)) tail++;
  const between = new Map<Node, Row>();
  for (let j = head; j < old.length - tail; j++) between.set(old[j]!.node, rows[j]!);
  const middle = entries
    .slice(head, entries.length - tail)
    .map((entry) => make(entry, between.get(entry.node)));
  const edge = (from: number, count: number, before: number) =>
    isSameBase
      ? rows.slice(before, before + count)
      : entries.slice(from, from + count).map((entry, i) => make(entry, rows[before + i]));
  return [...edge(0, head, 0), ...middle, ...edge(entries.length - tail, tail, old.length - tail)];
}
