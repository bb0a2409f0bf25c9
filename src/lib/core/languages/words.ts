/* Sentences that compare a division with its reference and say what it is missing. */
import type { Counts } from './parity.ts';

const said = (count: number, one: string, many: string): string =>
  count > 0 ? `${count.toLocaleString('en')} ${count === 1 ? one : many}` : '';

/**
 * "v1 lacks 39 of these entries.", or with `measure` "v1 lacks 39 of the entries of v2.": the counts are
 * those of `name`.
 */
export function lackInWords(
  name: string,
  { missing, extra, moved, same, other }: Counts,
  measure?: string,
): string {
  const these = measure === undefined ? 'these entries' : `the entries of ${measure}`;
  if (missing > 0) return `${name} lacks ${missing.toLocaleString('en')} of ${these}.`;
  if (extra + moved + same + other > 0) return `${name} has all of ${these}.`;
  const as = measure === undefined ? '' : ` as ${measure}`;
  return `${name} has the same entries${as}, in the same order.`;
}

/** "2 stand only there, 1 stands in another place."; empty if entries are only missing. */
export function restInWords({ extra, moved, same, other }: Counts): string {
  const parts = [
    said(extra, 'stands only there', 'stand only there'),
    said(moved, 'stands in another place', 'stand in other places'),
    said(same, 'lists the same file', 'list the same files'),
    said(other, 'lists another file', 'list other files'),
  ].filter(Boolean);
  return parts.length > 0 ? `${parts.join(', ')}.` : '';
}
