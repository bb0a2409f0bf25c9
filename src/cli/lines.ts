export interface Place {
  readonly line: number;
  readonly column: number;
}

/** Line and column of any offset of a text, both from 1; CR, LF and CRLF end a line. */
export function linesOf(text: string): (offset: number) => Place {
  const starts = [0];
  for (const { index, 0: end } of text.matchAll(/\r\n?|\n/g)) starts.push(index + end.length);
  return (offset) => {
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (starts[middle]! <= offset) low = middle;
      else high = middle - 1;
    }
    return { line: low + 1, column: offset - starts[low]! + 1 };
  };
}
