import type { Line } from '$lib/ui/parts/difference';

/** What stands in one row: the line before at the left, the line after at the right. */
export interface Pair {
  readonly left: Line | undefined;
  readonly right: Line | undefined;
}

/** Lines that left beside those that came in their place. */
export function sideBySide(lines: readonly Line[]): Pair[] {
  const pairs: Pair[] = [];
  let out: Line[] = [];
  let come: Line[] = [];
  const flush = () => {
    for (let i = 0; i < Math.max(out.length, come.length); i++)
      pairs.push({ left: out[i], right: come[i] });
    out = [];
    come = [];
  };
  for (const line of lines) {
    if (line.kind === 'out') out.push(line);
    else if (line.kind === 'in') come.push(line);
    else {
      flush();
      pairs.push({ left: line, right: line });
    }
  }
  flush();
  return pairs;
}
