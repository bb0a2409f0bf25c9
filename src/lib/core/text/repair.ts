/*
 * Edits that repair a broken text. Each was tried: the text parses after it.
 */
import { conflictsIn, hasMarkers, keeping, sideName, withoutMarkers } from './conflicts.ts';
import { apply, compose, type TextEdit } from './edit.ts';
import { isReadable } from './grammar.ts';
import { recover } from './recovery.ts';
import type { RepairEdit } from './repair-candidate.ts';
import { differenceOf } from './line-difference.ts';
import * as m from './repair-messages.ts';

/** Edits of one file, and what they do as a verb phrase for a button. */
export interface Repair {
  readonly label: string;
  readonly edits: readonly TextEdit[];
}

/**
 * The repairs of a text that does not parse: one version or the other of conflicting lines, or else a fix for the
 * errors in it, up to twenty together. It reads the whole text, several times if badly broken, so it runs when
 * repairs are shown, not on each keystroke. `known` returns the length of a value known to start at an offset (or 0),
 * which need not be read.
 */
export function repairsOf(
  file: string,
  text: string,
  known?: (at: number) => number,
): readonly Repair[] {
  if (hasMarkers(text)) {
    const { conflicts } = conflictsIn(text);
    if (conflicts.length === 0)
      return mendingToo(file, text, m.removeMarkers, withoutMarkers(text));
    return (['ours', 'theirs'] as const).flatMap((which) =>
      mendingToo(
        file,
        text,
        m.keepSide(which, sideName(conflicts, which), conflicts.length),
        keeping(conflicts, which),
      ),
    );
  }
  // A web page saved instead of the file cannot be repaired.
  if (/^\uFEFF?\s*</.test(text)) return [];
  const found = recover(text, known);
  if (!found || found.steps.length === 0) return [];
  const edits = found.edits.map((edit) => ({ ...edit, file }));
  return [{ label: stepsInWords(found.steps, text, edits), edits }];
}

/** Several steps are counted by the lines that they change, which is what a preview shows. */
function stepsInWords(steps: readonly string[], text: string, edits: readonly TextEdit[]): string {
  if (steps.length === 1) return steps[0]!;
  const { added, removed } = differenceOf(text, apply(text, edits));
  return m.repairLines(Math.max(added, removed));
}

/** Removes marker lines and, if the remaining lines do not parse, repairs their errors too. */
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
  return [{ label: m.andMend(label, found.steps.length), edits: compose(edits, mended, file) }];
}
