/*
 * The two versions in a text with conflict markers, as separate whole texts. They can be parsed, and merged by
 * structure rather than by lines.
 */
import { conflictsIn, keeping, sideName } from './conflicts.ts';
import { apply } from './edit.ts';
import { isReadable } from './grammar.ts';
import { recover } from './recovery.ts';

export interface Sides {
  readonly ours: string;
  readonly theirs: string;
  /** The common base: as git wrote it, or else the text outside the conflicts. */
  readonly base: string;
  /** Whether git wrote the base. Otherwise deletions cannot be detected. */
  readonly isBaseKnown: boolean;
  /** The markers' labels for the two, such as a branch or a commit; '' where there is none. */
  readonly names: { readonly ours: string; readonly theirs: string };
}

/** Both versions, with syntax errors at their seams repaired. Returns undefined when one of them still isn't JSON. */
export function sidesOf(text: string): Sides | undefined {
  const { conflicts } = conflictsIn(text);
  if (conflicts.length === 0) return undefined;
  const only = (which: Parameters<typeof keeping>[1]) =>
    mended(
      apply(
        text,
        keeping(conflicts, which).map((edit) => ({ ...edit, file: '' })),
      ),
    );
  const ours = only('ours');
  const theirs = only('theirs');
  const written = conflicts.every(({ base }) => base) ? only('base') : undefined;
  const base = written ?? only('neither');
  if (ours === undefined || theirs === undefined || base === undefined) return undefined;
  const names = { ours: sideName(conflicts, 'ours'), theirs: sideName(conflicts, 'theirs') };
  return { ours, theirs, base, isBaseKnown: written !== undefined, names };
}

/** The text with its syntax errors repaired, or undefined if it cannot be repaired. */
function mended(text: string): string | undefined {
  if (isReadable(text)) return text;
  const found = recover(text);
  return (
    found &&
    apply(
      text,
      found.edits.map((edit) => ({ ...edit, file: '' })),
    )
  );
}
