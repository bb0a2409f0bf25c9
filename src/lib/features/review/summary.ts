import type { Difference } from '$lib/ui/difference';
import * as m from './messages';

interface Part {
  readonly file: string;
  readonly difference: Difference;
}

/** For example "3 changes · 5 of 738 lines in docs.json · nothing else in the file is touched". */
export function summaryOf(changes: number, parts: readonly Part[]): string {
  const files = parts.map(({ file, difference: { added, removed, total } }) => {
    const lines = added + removed;
    return lines > total ? m.changedLines(lines, file) : m.changedLinesOf(lines, total, file);
  });
  const rest = parts.length === 1 ? m.nothingElseInFile : m.nothingElse;
  return [m.changes(changes), ...files, rest].join(' · ');
}
