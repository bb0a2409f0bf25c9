/*
 * Names of the same icon in each library, for the icons that documentation uses most. Each line of the data has the Font
 * Awesome, Lucide, and Tabler names. If a name appears in several lines, the first one counts.
 */
import lines from './data/same-icons.json' with { type: 'json' };
import type { Library } from './library.ts';

const COLUMNS: readonly Library[] = ['fontawesome', 'lucide', 'tabler'];
const rows = lines.map((line) => line.split(' '));

/** Returns another library's name for an icon of this one, if known. */
export function equivalentOf(name: string, from: Library, to: Library): string | undefined {
  const [source, target] = [COLUMNS.indexOf(from), COLUMNS.indexOf(to)];
  return rows.find((row) => row[source] === name)?.[target];
}

/** Returns this library's name for an icon named as in any library. */
export function equivalentFrom(name: string, to: Library): string | undefined {
  return COLUMNS.map((from) => equivalentOf(name, from, to)).find((found) => found !== undefined);
}

const common = new Set(rows.flat());

/** Whether a name belongs to one of the icons that documentation uses most, in any library. */
export const isCommon = (name: string): boolean => common.has(name);
