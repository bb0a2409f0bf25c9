import { counted } from '$lib/core/text/plural';
import type { Difference } from '$lib/ui/difference';

interface Part {
  readonly file: string;
  readonly difference: Difference;
}

/** For example "3 changes · 5 of 738 lines in docs.json · nothing else in the file is touched". */
export function summaryOf(changes: number, parts: readonly Part[]): string {
  const files = parts.map(({ file, difference: { added, removed, total } }) => {
    const lines = added + removed;
    const most =
      lines > total
        ? counted(lines, 'line', 'lines')
        : `${counted(lines, '', '').trim()} of ${counted(total, 'line', 'lines')}`;
    return `${most} in ${file}`;
  });
  const rest =
    parts.length === 1 ? 'nothing else in the file is touched' : 'nothing else is touched';
  return [counted(changes, 'change', 'changes'), ...files, rest].join(' · ');
}
