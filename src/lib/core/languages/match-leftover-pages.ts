/*
 * Matches the pages that are still without a row once the groups of all divisions have theirs: in another
 * group, by a path with different letter case, by file name, or by position where all file names are translated.
 */
import { memo } from '../memo.ts';
import type { Node } from '../document/node.ts';
import type { Kind } from '../schema/kinds.ts';
import { pagesIn } from '../check/pages/locale-folder.ts';
import { labelOf, type Child } from '../document/elements.ts';
import { plainPath } from '../document/paths.ts';
import {
  fill,
  isHolder,
  isHolding,
  matchKeyOf,
  type ParityDraft,
  type DraftRow,
  type Work,
} from './row-builder.ts';

/** Assigns entries of a division that have no row yet to the rows of the same pages elsewhere. */
export function matchLeftoverPages(laid: readonly DraftRow[], work: Work): void {
  settleElsewhere(laid, work);
  settleInOtherLetters(laid, work);
  settleAlike(laid, work);
  settleInOrder(laid, work);
}

/** Pages whose parent here is not that of their row. */
function settleElsewhere(laid: readonly DraftRow[], work: Work): void {
  for (const one of laid)
    one.entries.forEach((entry, i) => {
      if (one.rows[i] || isHolder(entry)) return;
      const same = work.index
        .get(matchKeyOf(entry, work)!)
        ?.find(({ cells }) => !cells[work.column]);
      if (same) fill(one, i, same, work);
    });
}

/** Pages whose paths differ only in letter case. */
function settleInOtherLetters(laid: readonly DraftRow[], work: Work): void {
  const open = laid.filter(({ rows }) => rows.includes(undefined));
  if (open.length === 0) return;
  const byName = new Map<string, ParityDraft>();
  for (const [key, rows] of work.index) {
    const free = key.startsWith('\0') ? undefined : rows.find(({ cells }) => !cells[work.column]);
    if (free) byName.set(key.toLowerCase(), free);
  }
  for (const one of open)
    one.entries.forEach((entry, i) => {
      if (one.rows[i] || entry.kind !== 'page' || isHolder(entry)) return;
      const to = byName.get(matchKeyOf(entry, work)!.toLowerCase());
      if (to && !to.cells[work.column]) fill(one, i, to, work);
    });
}

/** Pages of the same element whose files have the same name in another folder. */
function settleAlike(laid: readonly DraftRow[], work: Work): void {
  for (const one of laid) {
    if (!one.rows.includes(undefined)) continue;
    const free = one.row.children.filter(
      (child) => child.kind === 'page' && !child.cells[work.column] && !isHolding(child),
    );
    if (free.length === 0) continue;
    const byName = new Map(
      free
        .map(({ cells }) => cells.find((cell) => cell)!)
        .map((cell, i) => [fileName(cell), free[i]!]),
    );
    one.entries.forEach((entry, i) => {
      if (one.rows[i] || entry.kind !== 'page' || isHolder(entry)) return;
      const to = byName.get(fileName(entry));
      if (to && !to.cells[work.column]) fill(one, i, to, work);
    });
  }
}

/** Pages of a translated element of which none is paired, if it has as many as the other. */
function settleInOrder(laid: readonly DraftRow[], work: Work): void {
  for (const one of laid) {
    if (!unpairedKinds(one, work).has('page')) continue;
    const free = one.row.children.filter(({ kind }) => kind === 'page');
    one.entries
      .flatMap((entry, i) => (entry.kind === 'page' ? [i] : []))
      .forEach((i, at) => fill(one, i, free[at]!, work));
  }
}

/** The kinds of which a translated element has as many entries as its row, two or more, and none is paired. */
export function unpairedKinds(
  { row, entries, rows }: DraftRow,
  { column, isTranslated }: Work,
): ReadonlySet<Kind> {
  const kinds = new Set(isTranslated ? entries.map(({ kind }) => kind) : []);
  for (const kind of kinds) {
    const own = entries.flatMap((entry, i) => (entry.kind === kind ? [rows[i]] : []));
    const others = row.children.filter((child) => child.kind === kind);
    const isPaired = own.some((to) => to) || others.some(({ cells }) => cells[column]);
    if (isPaired || own.length < 2 || own.length !== others.length) kinds.delete(kind);
  }
  return kinds;
}

const nameOf = (path: string): string => plainPath(path).toLowerCase().split('/').at(-1)!;
const fileName = (page: Child): string => nameOf(labelOf(page));

/** The names of the files of all pages in an element. */
export const fileNamesIn = memo(
  (node: Node): ReadonlySet<string> => new Set(pagesIn(node).map(nameOf)),
);
