import { countBelow } from '$lib/core/text/binary-search';
import { sourceNode } from '$lib/core/document/resolve-refs';
import type { Doc } from '$lib/core/document/node';
import { below as stepInto, member, spotAt, type Spot } from '$lib/core/document/walk';
import type { Change } from '$lib/core/compare/change';
import type { Difference } from '$lib/ui/difference';
import type { Whereabouts } from './change-location';

/** The text difference of one file. */
export interface FileDifference {
  readonly file: string;
  readonly difference: Difference;
}

/**
 * Returns how many lines of the text differences belong to a change: those inside its element, before and after. For an
 * element moved within its list, the difference may show what it passed instead. Then those lines count.
 */
export function linesTouchedBy(
  base: Doc,
  doc: Doc,
  differences: readonly FileDifference[],
  whereabouts: Whereabouts,
): (change: Change) => number {
  const sides = [
    { doc: base, files: sideOf(base, differences, 'before') },
    { doc, files: sideOf(doc, differences, 'after') },
  ] as const;
  const linesIn = (files: LinesByFile, stretch: TouchedLines | undefined): number => {
    const own = stretch && files.get(stretch.file);
    if (!stretch || !own) return 0;
    const first = countBelow(own.starts, stretch.at + 1);
    const last = countBelow(own.starts, stretch.at + stretch.length);
    return countBelow(own.numbers, last + 1) - countBelow(own.numbers, first);
  };
  return (change) => {
    const [before, after] = [whereabouts.before(change), whereabouts.after(change)];
    const spots = [before?.spot, after?.spot];
    const sum = (stretch: (spot: Spot | undefined, doc: Doc) => TouchedLines | undefined) =>
      sides.reduce((count, { doc, files }, i) => count + linesIn(files, stretch(spots[i], doc)), 0);
    const own = sum((spot, doc) => stretchOf(doc, spot, change));
    if (own > 0 || change.kind !== 'moved' || change.from?.id !== change.to?.id) return own;
    return before && after ? sum((spot) => passed(spot, before.index, after.index)) : 0;
  };
}

type LinesByFile = ReadonlyMap<string, Lines>;

/** The stretch of a list from one index to another. */
function passed(spot: Spot | undefined, from: number, to: number): TouchedLines | undefined {
  const list = spot?.up;
  if (list?.node.type !== 'array') return undefined;
  const end = list.node.items.length - 1;
  const first = stepInto(list, Math.min(from, to, end));
  const last = stepInto(list, Math.min(Math.max(from, to), end));
  if (!first || !last || first.file !== last.file) return undefined;
  return {
    file: first.file,
    at: first.at,
    length: last.at + sourceNode(last.node).length - first.at,
  };
}

interface Lines {
  /** Numbers of the lines that differ, ascending. */
  readonly numbers: readonly number[];
  readonly starts: readonly number[];
}

const sideOf = (
  doc: Doc,
  differences: readonly FileDifference[],
  side: 'before' | 'after',
): LinesByFile =>
  new Map(
    differences.map(({ file, difference: { hunks } }) => {
      const changed = hunks.flatMap(({ lines }) => lines.filter(({ kind }) => kind !== 'same'));
      const numbers = changed.flatMap((line) => line[side] ?? []);
      return [file, { numbers, starts: startsOf(doc.files.get(file)?.text ?? '') }];
    }),
  );

/** Offsets of the lines of a text, ascending. CR, LF and CRLF end a line. */
function startsOf(text: string): number[] {
  const starts = [0];
  for (const { index, 0: end } of text.matchAll(/\r\n?|\n/g)) starts.push(index + end.length);
  return starts;
}

interface TouchedLines {
  readonly file: string;
  readonly at: number;
  readonly length: number;
}

function stretchOf(
  doc: Doc,
  of: Spot | undefined,
  { kind, field }: Change,
): TouchedLines | undefined {
  const spot = kind === 'setting' ? spotAt(doc, []) : of;
  if (!spot) return undefined;
  return field
    ? memberAt(spot, field)
    : { file: spot.file, at: spot.at, length: sourceNode(spot.node).length };
}

/** A member including its key. Undefined if it is missing. */
function memberAt(from: Spot, field: readonly string[]): TouchedLines | undefined {
  const holder = spotAt(from, field.slice(0, -1));
  const found = member(holder?.node, field.at(-1)!);
  if (!holder || !found) return undefined;
  const length = found.start + found.value.length - found.at;
  return { file: holder.file, at: holder.at + found.at, length };
}
