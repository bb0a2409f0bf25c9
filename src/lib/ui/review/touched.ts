import type { Doc, NodeId } from '$lib/core/model/node';
import { member, spotAt, type Spot } from '$lib/core/model/walk';
import { elementOf } from '$lib/core/rules/elements';
import type { Change } from '$lib/core/views/change';
import type { Difference } from '$lib/ui/parts/difference';

/** Says how many lines of the text difference belong to a change: those inside of what it concerns, before and after. */
export function linesTouchedBy(
  base: Doc,
  doc: Doc,
  { hunks }: Difference,
): (change: Change) => number {
  const changed = hunks.flatMap(({ lines }) => lines.filter(({ kind }) => kind !== 'same'));
  const sides = [
    { doc: base, numbers: changed.flatMap(({ before }) => before ?? []), starts: startsOf(base) },
    { doc, numbers: changed.flatMap(({ after }) => after ?? []), starts: startsOf(doc) },
  ] as const;
  return (change) => {
    let count = 0;
    sides.forEach(({ doc, numbers, starts }, i) => {
      const stretch = stretchOf(doc, i === 0 ? change.before : change.after, change);
      if (!stretch) return;
      const first = below(starts, stretch.at + 1);
      const last = below(starts, stretch.at + stretch.length);
      count += below(numbers, last + 1) - below(numbers, first);
    });
    return count;
  };
}

/** Where the lines of docs.json start, rising. CR, LF and CRLF end a line. */
function startsOf(doc: Doc): number[] {
  const starts = [0];
  for (const { index, 0: end } of doc.files.get(doc.main)!.text.matchAll(/\r\n?|\n/g))
    starts.push(index + end.length);
  return starts;
}

/** How many of the rising numbers are below the limit. */
function below(numbers: readonly number[], limit: number): number {
  let low = 0;
  let high = numbers.length;
  while (low < high) {
    const mid = (low + high) >> 1;
    if (numbers[mid]! < limit) low = mid + 1;
    else high = mid;
  }
  return low;
}

function stretchOf(
  doc: Doc,
  id: NodeId | undefined,
  { kind, field }: Change,
): { readonly at: number; readonly length: number } | undefined {
  const spot =
    kind === 'setting' ? spotAt(doc, []) : id === undefined ? undefined : elementOf(doc, id)?.spot;
  if (!spot) return undefined;
  return field ? memberAt(spot, field) : { at: spot.at, length: spot.node.length };
}

/** A member with its key, or nothing where it is missing. */
function memberAt(
  from: Spot,
  field: readonly string[],
): { readonly at: number; readonly length: number } | undefined {
  const holder = spotAt(from, field.slice(0, -1));
  const found = member(holder?.node, field.at(-1)!);
  if (!holder || !found) return undefined;
  return { at: holder.at + found.at, length: found.start + found.value.length - found.at };
}
