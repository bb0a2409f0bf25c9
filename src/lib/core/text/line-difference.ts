/*
 * Line difference of two texts, as a reviewer reads it: removed lines, added lines, a few lines of context, and the
 * number of lines left out. Lines include their line ends, so a changed line end is a changed line.
 */
import { diffArrays } from './diff.ts';
import { longestRise } from './longest-rise.ts';

/** One line of the difference. Line numbers in the texts before and after start at 1. */
export interface DiffLine {
  readonly kind: 'same' | 'out' | 'in';
  readonly before: number | undefined;
  readonly after: number | undefined;
  /** Without the line end. */
  readonly text: string;
}

export interface Difference {
  /** Changed stretches with context. Everything between them is equal. */
  readonly hunks: readonly { readonly skipped: number; readonly lines: readonly DiffLine[] }[];
  /** Number of equal lines after the last stretch. */
  readonly rest: number;
  readonly removed: number;
  readonly added: number;
}

/** Equal lines shown on each side of a change. */
const AROUND = 3;
/**
 * Limit on the changed lines for a shortest difference, which takes too long beyond it. Larger differences are anchored
 * at lines that occur exactly once in both texts.
 */
const MOST_CHANGED_LINES = 600;

export function differenceOf(before: string, after: string): Difference {
  const a = textLines(before);
  const b = textLines(after);
  const blocks = blocksOf(a, b);
  const hunks: { skipped: number; lines: DiffLine[] }[] = [];
  let from = 0;
  let last = 0;
  const same = (i: number, shift: number): DiffLine => ({
    kind: 'same',
    before: i + 1,
    after: i + 1 + shift,
    text: withoutLineEnd(a[i]!),
  });
  blocks.forEach((block, n) => {
    const shift = block.at[1] - block.at[0];
    const start = Math.max(from, block.at[0] - AROUND);
    if (start > last || hunks.length === 0) hunks.push({ skipped: start - last, lines: [] });
    const { lines } = hunks.at(-1)!;
    for (let i = start; i < block.at[0]; i++) lines.push(same(i, shift));
    for (let i = 0; i < block.out; i++)
      lines.push({
        kind: 'out',
        before: block.at[0] + i + 1,
        after: undefined,
        text: withoutLineEnd(a[block.at[0] + i]!),
      });
    for (let i = 0; i < block.in; i++)
      lines.push({
        kind: 'in',
        before: undefined,
        after: block.at[1] + i + 1,
        text: withoutLineEnd(b[block.at[1] + i]!),
      });
    from = block.at[0] + block.out;
    const stop = Math.min(from + AROUND, blocks[n + 1]?.at[0] ?? a.length);
    const next = block.at[1] + block.in - from;
    for (; from < stop; from++) lines.push(same(from, next));
    last = from;
  });
  return {
    hunks,
    rest: a.length - last,
    removed: sum(blocks.map((block) => block.out)),
    added: sum(blocks.map((block) => block.in)),
  };
}

/** Splits a text into lines that keep their ends: LF, CRLF or CR. */
const textLines = (text: string): string[] => text.match(/[^\r\n]*(?:\r\n|\r|\n)|[^\r\n]+$/g) ?? [];
const withoutLineEnd = (line: string): string => line.replace(/[\r\n]+$/, '');
const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);

/** Removed lines and the added lines in their place. */
interface Block {
  /** Indexes of the block in the texts before and after. */
  readonly at: readonly [number, number];
  readonly out: number;
  readonly in: number;
}

/** The changed stretches of two lists of lines, ascending and not adjacent. */
function blocksOf(a: readonly string[], b: readonly string[], x = 0, y = 0): Block[] {
  const most = Math.min(a.length, b.length);
  let start = 0;
  while (start < most && a[start] === b[start]) start++;
  let end = 0;
  while (end < most - start && a[a.length - 1 - end] === b[b.length - 1 - end]) end++;
  const left = a.slice(start, a.length - end);
  const right = b.slice(start, b.length - end);
  const at = [x + start, y + start] as const;
  if (left.length === 0 && right.length === 0) return [];
  if (left.length === 0 || right.length === 0) return [{ at, out: left.length, in: right.length }];
  return (
    (leastOf(left, right) <= MOST_CHANGED_LINES && shortest(left, right, at)) ||
    anchored(left, right, at)
  );
}

/** Lower bound for the number of removed and added lines, whatever their order: those that one side has more of. */
function leastOf(a: readonly string[], b: readonly string[]): number {
  const more = new Map<string, number>();
  for (const line of a) more.set(line, (more.get(line) ?? 0) + 1);
  for (const line of b) more.set(line, (more.get(line) ?? 0) - 1);
  return sum([...more.values()].map(Math.abs));
}

function shortest(a: string[], b: string[], at: readonly [number, number]): Block[] | undefined {
  const parts = diffArrays(a, b, { maxEditLength: MOST_CHANGED_LINES });
  if (!parts) return undefined;
  const blocks: Block[] = [];
  let [i, j] = at;
  let open: { at: readonly [number, number]; out: number; in: number } | undefined;
  for (const { added, removed, value } of parts) {
    const { length } = value;
    if (!added && !removed) {
      i += length;
      j += length;
      open = undefined;
      continue;
    }
    if (!open) blocks.push((open = { at: [i, j], out: 0, in: 0 }));
    if (removed) {
      open.out += length;
      i += length;
    } else {
      open.in += length;
      j += length;
    }
  }
  return blocks;
}

/** Aligns two long lists at lines that occur exactly once in both, along their longest common subsequence. */
function anchored(a: string[], b: string[], at: readonly [number, number]): Block[] {
  const onceInB = onceIn(b);
  const pairs = [...onceIn(a)].flatMap(([line, i]): [number, number][] => {
    const j = onceInB.get(line);
    return j === undefined ? [] : [[i, j]];
  });
  const rising = longestRise(pairs.map(([, j]) => j));
  const anchors = pairs.filter((_, n) => rising.has(n));
  if (anchors.length === 0) return [{ at, out: a.length, in: b.length }];
  const blocks: Block[] = [];
  let [i, j] = [0, 0];
  for (const [nextI, nextJ] of [...anchors, [a.length, b.length] as const]) {
    blocks.push(...blocksOf(a.slice(i, nextI), b.slice(j, nextJ), at[0] + i, at[1] + j));
    [i, j] = [nextI + 1, nextJ + 1];
  }
  return blocks;
}

function onceIn(lines: readonly string[]): Map<string, number> {
  const places = new Map<string, number>();
  const twice = new Set<string>();
  lines.forEach((line, i) => (places.has(line) ? twice.add(line) : places.set(line, i)));
  for (const line of twice) places.delete(line);
  return places;
}
