/* Lines of text as columns: CSV, pasted columns, arrows, words. */

const ARROW = /\s*(?:→|->|=>)\s*/;

/** What is between the columns. Undefined for spaces. */
export const separatorOf = (line: string): RegExp | string | undefined =>
  ARROW.test(line) ? ARROW : ['\t', ',', ';'].find((one) => line.includes(one));

/** The cells of a line, without the quotes of CSV and the spaces around them. */
export function cellsOf(line: string, separator: RegExp | string | undefined): readonly string[] {
  if (separator === undefined) return line.trim().split(/\s+/);
  if (typeof separator !== 'string') return line.trim().split(separator);
  const cells: string[] = [];
  const cell = new RegExp(`\\s*(?:"((?:[^"]|"")*)"\\s*|([^${separator}]*))(?:${separator}|$)`, 'y');
  while (cell.lastIndex < line.length) {
    const found = cell.exec(line);
    if (!found) return line.split(separator);
    cells.push((found[1]?.replaceAll('""', '"') ?? found[2] ?? '').trim());
  }
  return cells;
}
