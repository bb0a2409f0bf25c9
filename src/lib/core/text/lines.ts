import { countUpTo } from './binary-search.ts';

export interface LineColumn {
  readonly line: number;
  readonly column: number;
}

/** Maps an offset of a text to its line and column, both from 1. CR, LF and CRLF each end a line. */
export function linesOf(text: string): (offset: number) => LineColumn {
  const starts = [0];
  for (const { index, 0: end } of text.matchAll(/\r\n?|\n/g)) starts.push(index + end.length);
  return (offset) => {
    const line = Math.max(1, countUpTo(starts, offset));
    return { line, column: offset - starts[line - 1]! + 1 };
  };
}

/** The same for the texts of several files. */
export type Places = (file: string, offset: number) => LineColumn;

export function placesIn(texts: ReadonlyMap<string, string>): Places {
  const known = new Map<string, (offset: number) => LineColumn>();
  return (file, offset) => {
    let lines = known.get(file);
    if (!lines) known.set(file, (lines = linesOf(texts.get(file)!)));
    return lines(offset);
  };
}
