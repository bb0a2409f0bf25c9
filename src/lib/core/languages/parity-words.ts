/* Sentences that compare a division with its reference and say what it is missing. */
import * as m from './messages.ts';
import type { Counts } from './parity.ts';

/**
 * "Missing in v1: 39.", or with `measure` "Missing in v1 compared with v2: 39.": the counts are those of
 * `name`.
 */
export function missingInWords(
  name: string,
  { missing, extra, moved, same, other }: Counts,
  measure?: string,
): string {
  if (missing > 0) return m.lacks(name, missing, measure);
  return extra + moved + same + other > 0 ? m.hasAll(name, measure) : m.hasTheSame(name, measure);
}

/** "Extra: 2. Moved: 1."; empty if entries are only missing. */
export function remainderInWords({ extra, moved, same, other }: Counts): string {
  const parts = [
    extra > 0 && m.onlyThere(extra),
    moved > 0 && m.inOtherPlaces(moved),
    same > 0 && m.sameFiles(same),
    other > 0 && m.otherFiles(other),
  ].filter((part) => part !== false);
  return parts.length > 0 ? m.differences(parts) : '';
}
