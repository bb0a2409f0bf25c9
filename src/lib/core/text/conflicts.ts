/*
 * Conflict markers that git leaves in a file: two versions of the same lines, sometimes with their common base
 * between them.
 */
import * as m from './messages.ts';
import { lineAndColumn } from './syntax.ts';
import type { RepairEdit } from './repair-candidate.ts';

export interface Conflict {
  /** From the start of the first marker line to the end of the last. */
  readonly at: number;
  readonly end: number;
  readonly ours: ConflictSide;
  readonly theirs: ConflictSide;
  /** The common base of both, if git wrote it. */
  readonly base: ConflictSide | undefined;
}

/** The lines of one version, and its marker's label ('' if there is none). */
export interface ConflictSide {
  readonly at: number;
  readonly end: number;
  readonly name: string;
}

export interface Conflicts {
  /** Empty when the markers do not fit together. */
  readonly conflicts: readonly Conflict[];
  /** Why they do not, in a sentence. */
  readonly flaw: string | undefined;
}

const MARKER = /^(<{7}|\|{7}|={7}|>{7})(?:[ \t]+(.*?))?[ \t]*(?:\r\n|\r|\n|$)/gm;
const NAMES = { '<': '<<<<<<<', '|': '|||||||', '=': '=======', '>': '>>>>>>>' } as const;
type Sign = keyof typeof NAMES;

/** Whether a line looks like the start or the end of a conflict. `=======` alone can be a ruler in a comment. */
export const hasMarkers = (text: string): boolean => /^(<{7}|>{7})(?![<>])/m.test(text);

/** The conflicts of a text, or why its markers form none. */
export function conflictsIn(text: string): Conflicts {
  const out: Conflict[] = [];
  const line = (at: number) => lineAndColumn(text, at).line;
  const flawed = (flaw: string): Conflicts => ({ conflicts: [], flaw });
  let open:
    | { at: number; name: string; from: number; to?: number; base?: ConflictSide; middle?: number }
    | undefined;
  for (const { 0: whole, 1: signs, 2: name = '', index } of text.matchAll(MARKER)) {
    const end = index + whole.length;
    const sign = signs![0] as Sign;
    if (sign === '<') {
      if (open) return flawed(m.conflictInConflict(line(index), line(open.at)));
      open = { at: index, name, from: end };
      continue;
    }
    if (!open) return flawed(m.markerWithoutStart(line(index), NAMES[sign], NAMES['<']));
    const isEarly = sign === '>' ? open.middle === undefined : false;
    const isAgain =
      sign === '|' ? open.to !== undefined : sign === '=' && open.middle !== undefined;
    if (isEarly) return flawed(m.noMarkerBetween(line(open.at), NAMES['=']));
    if (isAgain) return flawed(m.markerTwice(line(index), NAMES[sign], line(open.at)));
    if (sign === '|') {
      open.to = index;
      open.base = { at: end, end, name };
    } else if (sign === '=') {
      open.to ??= index;
      if (open.base) open.base = { ...open.base, end: index };
      open.middle = end;
    } else {
      out.push({
        at: open.at,
        end,
        ours: { at: open.from, end: open.to!, name: open.name },
        theirs: { at: open.middle!, end: index, name },
        base: open.base,
      });
      open = undefined;
    }
  }
  if (!open) return { conflicts: out, flaw: undefined };
  const missing = open.middle === undefined ? '=' : '>';
  return flawed(m.noMarker(line(open.at), NAMES[missing]));
}

/** The edits that leave one version of each conflict. `neither` removes both, along with their base. */
export const keeping = (
  conflicts: readonly Conflict[],
  which: 'ours' | 'theirs' | 'base' | 'neither',
): readonly RepairEdit[] =>
  conflicts.flatMap((conflict): RepairEdit[] => {
    const { at, end } = conflict;
    const side = which === 'neither' ? undefined : conflict[which];
    if (!side) return [{ at, remove: end - at, insert: '' }];
    return [
      { at, remove: side.at - at, insert: '' },
      { at: side.end, remove: end - side.end, insert: '' },
    ];
  });

/** The edits that remove every marker line and leave the lines between them. */
export const withoutMarkers = (text: string): readonly RepairEdit[] =>
  [...text.matchAll(MARKER)].map(({ 0: line, index }) => ({
    at: index,
    remove: line.length,
    insert: '',
  }));

/** The label of a version, if all markers agree; otherwise ''. */
export function sideName(conflicts: readonly Conflict[], which: 'ours' | 'theirs'): string {
  const names = new Set(conflicts.map(({ [which]: { name } }) => name));
  return names.size === 1 ? [...names][0]! : '';
}
