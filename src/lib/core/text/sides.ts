/*
 * The two versions that conflict markers hold, as whole texts of their own. They can be read, and merged by what
 * they say rather than by lines.
 */
import { conflictsIn, keeping, sideName } from './conflicts.ts';
import { apply } from './edit.ts';
import { isReadable } from './grammar.ts';
import { recover } from './recovery.ts';

export interface Sides {
  readonly ours: string;
  readonly theirs: string;
  /** What both come from: as git wrote it down, else what stands outside of the conflicts. */
  readonly base: string;
  /** Git wrote it down; otherwise nothing can be told to be deleted. */
  readonly isBaseKnown: boolean;
  /** What the markers call the two: a branch, a commit; '' where they say nothing. */
  readonly names: { readonly ours: string; readonly theirs: string };
}

/** Both versions, slips at their seams mended; nothing where one of them is no JSON even so. */
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

/** The text with its slips mended; nothing where that is beyond them. */
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
