/*
 * Edits that mend a text that is broken. Each was tried: the text parses after it.
 */
import {
  conflictsIn,
  hasMarkers,
  keeping,
  sideName,
  withoutMarkers,
  type Conflict,
} from './conflicts.ts';
import { apply, compose, type TextEdit } from './edit.ts';
import { isReadable } from './grammar.ts';
import { recover } from './recovery.ts';
import type { RepairEdit } from './repair-candidate.ts';
import { inQuotes } from './direction.ts';

/** Edits of one file, and what they do: a verb phrase for a button. */
export interface Repair {
  readonly label: string;
  readonly edits: readonly TextEdit[];
}

/**
 * The repairs of a text that does not parse: one version or the other of lines in conflict, else the slips in
 * it mended, up to twenty at once. It reads the whole text, several times where it is badly broken, so it is asked
 * for when repairs are shown, not at each key. `known` tells the length of a value that is known to stand at
 * an offset (or 0), which need not be read.
 */
export function repairsOf(
  file: string,
  text: string,
  known?: (at: number) => number,
): readonly Repair[] {
  if (hasMarkers(text)) {
    const { conflicts } = conflictsIn(text);
    if (conflicts.length === 0)
      return mendingToo(file, text, 'Remove the marker lines', withoutMarkers(text));
    return (['ours', 'theirs'] as const).flatMap((which) =>
      mendingToo(file, text, keepingInWords(conflicts, which), keeping(conflicts, which)),
    );
  }
  // A page that was saved instead of the file has nothing to be mended.
  if (/^\uFEFF?\s*</.test(text)) return [];
  const found = recover(text, known);
  if (!found || found.steps.length === 0) return [];
  return [{ label: stepsInWords(found.steps), edits: found.edits.map((e) => ({ ...e, file })) }];
}

const stepsInWords = (steps: readonly string[]): string =>
  steps.length === 1 ? steps[0]! : `Repair ${steps.length} places`;

function keepingInWords(conflicts: readonly Conflict[], which: 'ours' | 'theirs'): string {
  const name = sideName(conflicts, which);
  const places = conflicts.length > 1 ? ` in all ${conflicts.length} places` : '';
  return `Keep ${which}${name ? ` (${inQuotes(name)})` : ''}${places}`;
}

/** What takes marker lines away, and where the lines do not fit together then, mends the slips too. */
function mendingToo(
  file: string,
  text: string,
  label: string,
  taken: readonly RepairEdit[],
): readonly Repair[] {
  const edits = taken.map((edit) => ({ ...edit, file }));
  const kept = apply(text, edits);
  if (isReadable(kept)) return [{ label, edits }];
  const found = recover(kept);
  if (!found) return [];
  const mended = found.edits.map((edit) => ({ ...edit, file }));
  const also = found.steps.length === 1 ? 'a slip' : `${found.steps.length} slips`;
  return [{ label: `${label} and mend ${also}`, edits: compose(edits, mended, file) }];
}
