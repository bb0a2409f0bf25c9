/*
 * What the picker offers: icons of a library by name, and pictures of the folder, in rows under headings.
 */
import { SETS_OF, type Library, type SetId } from '$lib/core/icons/library';
import type { IconName } from '$lib/core/icons/names';

export type Choice =
  | {
      readonly is: 'name';
      readonly key: string;
      readonly library: Library;
      readonly set: SetId;
      readonly name: string;
      readonly others: readonly string[];
    }
  | { readonly is: 'file'; readonly key: string; readonly name: string };

export interface Part {
  /** Undefined if there is only one part. */
  readonly title?: string;
  readonly choices: readonly Choice[];
}

export const choiceOf = (library: Library, { set, name, others }: IconName): Choice => ({
  is: 'name',
  key: `${set}/${name}`,
  library,
  set,
  name,
  others,
});

export const fileChoice = (path: string): Choice => ({
  is: 'file',
  key: `file/${path}`,
  name: path,
});

/** The sets that are searched for a library. For a Font Awesome style, only those that have it. */
export function setsShown(library: Library, style: string): readonly SetId[] {
  if (library !== 'fontawesome') return SETS_OF[library];
  if (style === '') return ['solid', 'brands'];
  return style === 'regular' || style === 'brands' ? [style] : ['solid'];
}

/** One line of the grid: a heading or a row of choices. */
export interface IconLine {
  readonly top: number;
  readonly height: number;
  readonly title?: string;
  /** Index of its first choice among all choices. */
  readonly first: number;
  readonly choices: readonly Choice[];
}

export const CELL = 44;
const HEADING = 30;

/** Lays the parts out as lines. */
export function linesOf(parts: readonly Part[], columns: number): readonly IconLine[] {
  const lines: IconLine[] = [];
  let top = 0;
  let first = 0;
  const put = (height: number, rest: Partial<IconLine>) => {
    lines.push({ top, height, first, choices: [], ...rest });
    top += height;
  };
  for (const { title, choices } of parts) {
    if (choices.length === 0) continue;
    if (title !== undefined) put(HEADING, { title });
    for (let at = 0; at < choices.length; at += columns) {
      const own = choices.slice(at, at + columns);
      put(CELL, { choices: own });
      first += own.length;
    }
  }
  return lines;
}

/** Index that a key moves to from an index in the grid; −1 is above the grid. Undefined for any other key. */
export function placeAfter(
  key: string,
  at: number,
  lines: readonly IconLine[],
  page: number,
): number | undefined {
  const rows = lines.filter(({ choices }) => choices.length > 0);
  const row = rows.findLastIndex(({ first }) => first <= at);
  const current = rows[row];
  const last = rows.at(-1);
  if (!current || !last) return undefined;
  const column = at - current.first;
  const inRow = (to: number): number => {
    if (to < 0) return -1;
    const { first, choices } = rows[Math.min(to, rows.length - 1)]!;
    return first + Math.min(column, choices.length - 1);
  };
  const end = last.first + last.choices.length - 1;
  switch (key) {
    case 'ArrowRight':
      return Math.min(at + 1, end);
    case 'ArrowLeft':
      return at - 1;
    case 'ArrowDown':
      return row + 1 < rows.length ? inRow(row + 1) : at;
    case 'ArrowUp':
      return inRow(row - 1);
    case 'PageDown':
      return inRow(row + page);
    case 'PageUp':
      return inRow(Math.max(0, row - page));
    case 'Home':
      return 0;
    case 'End':
      return end;
    default:
      return undefined;
  }
}
