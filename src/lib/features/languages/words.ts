/*
 * Descriptions of a cell, a column and a row of the comparison, in a writer's words.
 */
import { labelOf, type Child } from '$lib/core/document/elements';
import { KINDS, parseEndpoint } from '$lib/core/schema/kinds';
import { inFolder } from '$lib/core/check/pages/locale-folder';
import { legible } from '$lib/core/text/direction';
import { quoted, quotedPath } from '$lib/core/document/words';
import type { Column, Counts, Parity, ParityRow, State } from '$lib/core/languages/parity';
import { scopeName } from '$lib/core/tree/scope';
import { nativeName, pageTitle } from '$lib/core/site/titles';
import { counted } from '$lib/core/text/plural';

/** Labels in a cell. */
export const STATE_WORDS: Readonly<Record<State, string>> = {
  there: 'There',
  missing: 'Missing',
  extra: 'Extra',
  absent: 'Not here',
  moved: 'Elsewhere',
  same: 'Same file',
  other: 'Other file',
};

/** For example "German" or "v2". */
export const columnName = ({ division }: Column): string => scopeName(division);

/** A language's native name if it differs from the English one, such as "Deutsch". */
export function ownName({ division }: Column): string | undefined {
  if (division.kind !== 'language') return undefined;
  const name = nativeName(labelOf(division));
  return name === scopeName(division) ? undefined : name;
}

/** For example "12 missing, 3 extra, 1 elsewhere". Empty if nothing differs. */
export function countsInWords({ missing, extra, moved, same, other }: Counts): string {
  return [
    missing ? `${missing} missing` : '',
    extra ? `${extra} extra` : '',
    moved ? `${moved} elsewhere` : '',
    same ? `${same} with the same file` : '',
    other ? `${other} with another file` : '',
  ]
    .filter(Boolean)
    .join(', ');
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
    return `${method.toUpperCase()} ${path}`;
  }
  if (cell.kind === 'language' || cell.kind === 'version') return scopeName(cell);
  if (cell.kind === 'page' && cell.node.type === 'string')
    return legible(pageTitle(label, titles ? { titles } : {}));
  return legible(label) || `Unnamed ${KINDS[cell.kind].word}`;
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
  const own = cell ? quotedPath(labelOf(cell)) : '';
  const isPage = row.kind === 'page' && row.isLeaf;
  switch (row.states[column]!) {
    case 'there': {
      const inside = countsInWords(row.below[column]!);
      if (!row.isLeaf)
        return `${name} calls it ${quoted(labelOf(cell!))}${inside ? `: ${inside}` : ''}.`;
      return isPage ? `${name} has it: ${own}.` : `${name} has it.`;
    }
    case 'missing':
    case 'absent': {
      if (!isPage) {
        const { missing } = row.below[column]!;
        const inside =
          row.isLeaf || missing === 0 ? '' : `, with ${counted(missing, 'entry', 'entries')} in it`;
        return `${name} does not have it${inside}.`;
      }
      const path = expectedPath(row, parity, column);
      const file = !pages
        ? ''
        : pages.has(path.replace(/^\/+/, ''))
          ? ' Its file is in the folder already.'
          : ' Its file is not in the folder yet.';
      return `${name} does not list it. It would be ${quotedPath(path)}.${file}`;
    }
    case 'extra':
      return `${isPage ? `${name} lists ${own}` : `${name} has it`}, and ${measure} has nothing like it.`;
    case 'moved':
      return row.inPlace[column]
        ? `${name} has it in another order than ${measure}.`
        : `${name} has it in another group than ${measure}${isPage ? `: ${own}` : ''}.`;
    case 'same':
      return `${name} lists the file of another language, ${own}, so readers cannot switch between the two here.`;
    case 'other':
      return `${name} lists ${own}; by the other pages it would be ${quotedPath(expectedPath(row, parity, column))}.`;
  }
}
