/* Two versions of a text as one, with git's markers around the lines in which they differ. */
import { apply } from './edit.ts';
import { lineEdits } from './line-edits.ts';

export interface ConflictText {
  readonly text: string;
  /** The number of places with markers. */
  readonly conflicts: number;
}

/** Keeping `ours` (or `theirs`) of every conflict results in exactly that text, but for its last line break. */
export function withConflicts(ours: string, theirs: string): ConflictText {
  const eol = /\r\n|\r|\n/.exec(ours)?.[0] ?? '\n';
  const ended = (lines: string) => (lines === '' || /[\r\n]$/.test(lines) ? lines : lines + eol);
  const edits = lineEdits(ours, theirs).map((edit) => {
    const own = ours.slice(edit.at, edit.at + edit.remove);
    const insert = [
      `<<<<<<< ours${eol}`,
      ended(own),
      `=======${eol}`,
      ended(edit.insert),
      `>>>>>>> theirs${eol}`,
    ].join('');
    return { ...edit, insert };
  });
  return { text: apply(ours, edits), conflicts: edits.length };
}
