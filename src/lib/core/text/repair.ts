/*
 * Edits that mend a text that is broken. Each was tried: the text parses after it.
 */
import { conflictsIn, keeping, type Conflict } from './conflicts.ts';
import { apply, compose, type TextEdit } from './edit.ts';
import { isReadable } from './grammar.ts';
import { recover } from './recovery.ts';

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
  if (/<{7}|>{7}/.test(text) && /^(<{7}|>{7})/m.test(text)) {
    const conflicts = conflictsIn(text);
    const sides = conflicts.length ? (['ours', 'theirs'] as const) : [];
    return sides.flatMap((which) => keep(file, text, conflicts, which));
  }
  const found = recover(text, known);
  if (!found || found.steps.length === 0) return [];
  return [{ label: stepsInWords(found.steps), edits: found.edits.map((e) => ({ ...e, file })) }];
}

const stepsInWords = (steps: readonly string[]): string =>
  steps.length === 1 ? steps[0]! : `Repair ${steps.length} places`;

/** One version of all lines in conflict, and where the lines do not fit together, the slips mended too. */
function keep(
  file: string,
  text: string,
  conflicts: readonly Conflict[],
  which: 'ours' | 'theirs',
): readonly Repair[] {
  const edits = keeping(conflicts, which).map((edit) => ({ ...edit, file }));
  const names = new Set(conflicts.map(({ [which]: { name } }) => name));
  const [name] = names.size === 1 ? names : [''];
  const places = conflicts.length > 1 ? ` in all ${conflicts.length} places` : '';
  const label = `Keep ${which}${name ? ` (“${name}”)` : ''}${places}`;
  const kept = apply(text, edits);
  if (isReadable(kept)) return [{ label, edits }];
  const found = recover(kept);
  if (!found) return [];
  const mended = found.edits.map((edit) => ({ ...edit, file }));
  const also = found.steps.length === 1 ? 'a slip' : `${found.steps.length} slips`;
  return [{ label: `${label} and mend ${also}`, edits: compose(edits, mended, file) }];
}
