import { countBelow } from '$lib/core/text/binary-search';
import { sourceNode } from '$lib/core/document/resolve-refs';
import type { Doc } from '$lib/core/document/node';
import { below as stepInto, member, spotAt, type Spot } from '$lib/core/document/walk';
import { elementOf } from '$lib/core/document/elements';
import type { Change } from '$lib/core/compare/change';
import type { LineCount } from '$lib/core/review/summary';
import type { DiffLine, Difference } from '$lib/core/text/line-difference';
import type { Whereabouts } from './change-location';

/** The text difference of one file. */
export interface FileDifference {
  readonly file: string;
  readonly difference: Difference;
}

export const NO_LINES: LineCount = { added: 0, removed: 0 };

export const sumOf = (counts: readonly LineCount[]): LineCount => ({
  added: counts.reduce((sum, { added }) => sum + added, 0),
  removed: counts.reduce((sum, { removed }) => sum + removed, 0),
});

/**
 * Divides the lines of the text differences among the changes, so that the counts of all changes add up to those of the
 * differences. A line belongs to the smallest changed element or field that it is in. For an element moved within its
 * list, the difference may show what it passed instead. A line in none (a bracket, a comma, spaces) belongs to the
 * change before it.
 */
export function linesTouchedBy(
  base: Doc,
  doc: Doc,
  differences: readonly FileDifference[],
  whereabouts: Whereabouts,
  changes: readonly Change[],
): (change: Change) => LineCount {
  const counts = new Map<Change, { added: number; removed: number }>(
    changes.map((change) => [change, { added: 0, removed: 0 }]),
  );
  for (const { file, difference } of differences) {
    const sides = {
      before: sideOf(base, file, difference, 'before'),
      after: sideOf(doc, file, difference, 'after'),
    };
    const owners = { before: new Map<number, Change>(), after: new Map<number, Change>() };
    const claims = changes.flatMap((change) =>
      claimsOf(change, file, base, doc, whereabouts, sides),
    );
    // The largest first, so that a smaller one inside takes its lines.
    for (const { change, side, first, last } of claims.sort((a, b) => b.size - a.size))
      for (let i = first; i < last; i++) owners[side].set(sides[side].numbers[i]!, change);
    const lines = difference.hunks.flatMap((hunk) =>
      hunk.lines.filter(({ kind }) => kind !== 'same'),
    );
    const ownerOf = ({ before, after }: DiffLine) =>
      before === undefined ? owners.after.get(after!) : owners.before.get(before);
    let owner = lines.map(ownerOf).find(Boolean) ?? changes.find(({ place }) => place === file);
    for (const line of lines) {
      owner = ownerOf(line) ?? owner ?? changes[0];
      const count = owner && counts.get(owner);
      if (count) count[line.kind === 'in' ? 'added' : 'removed']++;
    }
  }
  return (change) => counts.get(change) ?? { added: 0, removed: 0 };
}

type SideName = 'before' | 'after';

/** Differing lines of one side, as a range of `Lines.numbers`, that are inside a changed element or field. */
interface Claim {
  readonly change: Change;
  readonly side: SideName;
  readonly first: number;
  readonly last: number;
  /** Length of the element or field, in UTF-16 units. */
  readonly size: number;
}

function claimsOf(
  change: Change,
  file: string,
  base: Doc,
  doc: Doc,
  whereabouts: Whereabouts,
  sides: Readonly<Record<SideName, Lines>>,
): readonly Claim[] {
  const [before, after] = [whereabouts.before(change), whereabouts.after(change)];
  const claims = (of: (spot: Spot | undefined, doc: Doc) => TouchedLines | undefined) =>
    (['before', 'after'] as const).flatMap((side): Claim[] => {
      const holder = change.round ? holderOf(change, side, base, doc) : undefined;
      const spot = (side === 'before' ? before : after)?.spot ?? holder?.spot;
      const stretch = of(spot, side === 'before' ? base : doc);
      if (stretch?.file !== file) return [];
      const { starts, numbers } = sides[side];
      const first = countBelow(numbers, countBelow(starts, stretch.at + 1));
      const last = countBelow(numbers, countBelow(starts, stretch.at + stretch.length) + 1);
      return first < last ? [{ change, side, first, last, size: stretch.length }] : [];
    });
  const own = claims((spot, of) => stretchOf(of, spot, change));
  const isWithin = change.kind === 'moved' && change.from?.id === change.to?.id;
  if (own.length > 0 || !isWithin || !before || !after) return own;
  return claims((spot) => passed(spot, before.index, after.index));
}

/** Where the entries of a wrapper are on the side without it: in the element that has it on the other. */
const holderOf = ({ to, from }: Change, side: SideName, base: Doc, doc: Doc) =>
  side === 'before' ? to && elementOf(base, to.id) : from && elementOf(doc, from.id);

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

function sideOf(doc: Doc, file: string, { hunks }: Difference, side: SideName): Lines {
  const changed = hunks.flatMap(({ lines }) => lines.filter(({ kind }) => kind !== 'same'));
  const numbers = changed.flatMap((line) => line[side] ?? []);
  return { numbers, starts: startsOf(doc.files.get(file)?.text ?? '') };
}

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
  return field ? memberAt(spot, field) : wholeOf(spot);
}

const wholeOf = ({ file, at, node }: Spot): TouchedLines => ({
  file,
  at,
  length: sourceNode(node).length,
});

/** A member including its key. Undefined if it is missing. */
function memberAt(from: Spot, field: readonly string[]): TouchedLines | undefined {
  const holder = spotAt(from, field.slice(0, -1));
  const found = member(holder?.node, field.at(-1)!);
  if (!holder || !found) return undefined;
  const value = spotAt(holder, field.slice(-1));
  if (value && value.file !== holder.file) return wholeOf(value);
  const length = found.start + found.value.length - found.at;
  return { file: holder.file, at: holder.at + found.at, length };
}
