/*
 * Conflict markers that git leaves in a file: two versions of the same lines, sometimes with the lines that both
 * come from between them.
 */
import type { Edit } from './way.ts';

export interface Conflict {
  /** From the first marker line to behind the last. */
  readonly at: number;
  readonly end: number;
  readonly ours: Side;
  readonly theirs: Side;
}

/** The lines of one version, and what its marker calls it ('' where it says nothing). */
export interface Side {
  readonly at: number;
  readonly end: number;
  readonly name: string;
}

const MARKER = /^(<{7}|\|{7}|={7}|>{7})(?:[ \t]+(.*?))?[ \t]*(?:\r\n|\r|\n|$)/gm;

/** The conflicts of a text; none where markers stand without their partners. */
export function conflictsIn(text: string): readonly Conflict[] {
  const out: Conflict[] = [];
  let open: { at: number; name: string; from: number; to?: number; middle?: number } | undefined;
  for (const { 0: line, 1: sign, 2: name = '', index } of text.matchAll(MARKER)) {
    const end = index + line.length;
    switch (sign![0]) {
      case '<':
        if (open) return [];
        open = { at: index, name, from: end };
        break;
      case '|':
        if (!open || open.to !== undefined) return [];
        open.to = index;
        break;
      case '=':
        if (!open || open.middle !== undefined) return [];
        open.to ??= index;
        open.middle = end;
        break;
      default:
        if (open?.middle === undefined) return [];
        out.push({
          at: open.at,
          end,
          ours: { at: open.from, end: open.to!, name: open.name },
          theirs: { at: open.middle, end: index, name },
        });
        open = undefined;
    }
  }
  return open ? [] : out;
}

/** The edits that leave one version of each conflict. */
export const keeping = (
  conflicts: readonly Conflict[],
  which: 'ours' | 'theirs',
): readonly Edit[] =>
  conflicts.flatMap(({ at, end, [which]: side }) => [
    { at, remove: side.at - at, insert: '' },
    { at: side.end, remove: end - side.end, insert: '' },
  ]);
