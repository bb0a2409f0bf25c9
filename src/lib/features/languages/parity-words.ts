/*
 * Descriptions of a cell, a column and a row of the comparison, in a writer's words.
 */
import { labelOf, type Child } from '$lib/core/document/elements';
import { KINDS, parseEndpoint } from '$lib/core/schema/kinds';
import { inFolder } from '$lib/core/check/pages/locale-folder';
import { legible } from '$lib/core/text/direction';
import type { Column, Parity, ParityRow } from '$lib/core/languages/parity';
import { faceOf } from '$lib/core/tree/row-face';
import { scopeName } from '$lib/core/tree/scope';
import { nativeName } from '$lib/core/site/titles';
import { pageName } from '$lib/core/document/page-name';
import * as m from './messages';

/** For example "German" or "v2". */
export const columnName = ({ division }: Column): string => scopeName(division);

/** A language's native name if it differs from the English one, such as "Deutsch". */
export function ownName({ division }: Column): string | undefined {
  if (division.kind !== 'language') return undefined;
  const name = nativeName(labelOf(division));
  return name === scopeName(division) ? undefined : name;
}

/** A row's title or label. */
export function rowTitle(
  row: ParityRow,
  { reference }: Parity,
  titles?: ReadonlyMap<string, string>,
): string {
  const cell = wordingOf(row, reference);
  const label = labelOf(cell).trim();
  if (cell.kind === 'endpoint') {
    const { method, path } = parseEndpoint(label)!;
    const { shown } = faceOf(cell, titles);
    return shown === legible(path) ? `${method.toUpperCase()} ${shown}` : shown;
  }
  if (cell.kind === 'language' || cell.kind === 'version') return scopeName(cell);
  if (cell.kind === 'page' && cell.node.type === 'string') return legible(pageName(label, titles));
  return legible(label) || m.unnamed(KINDS[cell.kind].word);
}

/** The cell that names a row: the measure's, or else the first one. */
export const wordingOf = ({ cells }: ParityRow, reference: number): Child =>
  (cells[reference] ?? cells.find((cell) => cell))!;

/** The path that a page would have in a column: that of another column, in this column's folder. */
export function expectedPath(
  row: ParityRow,
  { columns, reference }: Parity,
  column: number,
): string {
  const source = row.cells[reference] ? reference : row.cells.findIndex((cell) => cell);
  const { node } = row.cells[source]!;
  const path = node.type === 'string' ? node.value : '';
  return row.kind === 'page'
    ? inFolder(path, columns[source]!.folder, columns[column]!.folder)
    : path;
}

/** Describes a column's cell in a row, in a sentence or two. */
export function cellInWords(
  row: ParityRow,
  parity: Parity,
  column: number,
  pages?: ReadonlySet<string>,
): string {
  const { columns, reference } = parity;
  const name = columnName(columns[column]!);
  const measure = columnName(columns[reference]!);
  const cell = row.cells[column];
  const own = cell ? labelOf(cell) : '';
  const isPage = row.kind === 'page' && row.isLeaf;
  switch (row.states[column]!) {
    case 'there':
      if (!row.isLeaf) return m.callsIt(name, own, m.counts(row.below[column]!));
      return isPage ? m.hasPage(name, own) : m.hasIt(name);
    case 'missing':
    case 'absent': {
      if (!isPage) return m.doesNotHaveIt(name, row.isLeaf ? 0 : row.below[column]!.missing);
      const path = expectedPath(row, parity, column);
      const sentence = m.doesNotList(name, path);
      if (!pages) return sentence;
      const isThere = pages.has(path.replace(/^\/+/, ''));
      return `${sentence} ${isThere ? m.fileInFolder : m.fileNotInFolder}`;
    }
    case 'extra':
      return isPage ? m.extraPage(name, own, measure) : m.extraEntry(name, measure);
    case 'moved':
      return row.inPlace[column]
        ? m.inAnotherOrder(name, measure)
        : m.inAnotherGroup(name, measure, isPage ? own : undefined);
    case 'same':
      return m.sameFile(name, own);
    case 'other':
      return m.otherFile(name, own, expectedPath(row, parity, column));
  }
}
