/* The changed lines of a text as edits, and whether two changes of one text are apart. */
import { diffArrays } from './diff.ts';
import type { TextEdit } from './edit.ts';

/** Texts that differ in more lines than this are one edit: their lines have little in common, and comparing is slow. */
const MOST_CHANGED = 4_000;

/** Edits of whole lines that turn `before` into `after`, in order. */
export function lineEdits(before: string, after: string, file = ''): readonly TextEdit[] {
  const [old, now] = [linesOf(before), linesOf(after)];
  const parts = diffArrays(old, now, { maxEditLength: MOST_CHANGED });
  return parts ? editsFrom(parts, file) : [wholeEdit(old, now, file)];
}

interface Part {
  readonly value: readonly string[];
  readonly added: boolean;
  readonly removed: boolean;
}

function editsFrom(parts: readonly Part[], file: string): readonly TextEdit[] {
  const edits: TextEdit[] = [];
  let at = 0;
  let open: { at: number; remove: number; insert: string } | undefined;
  for (const { value, added, removed } of parts) {
    const part = value.join('');
    if (!added && !removed) {
      open = undefined;
      at += part.length;
      continue;
    }
    if (!open) edits.push({ file, ...(open = { at, remove: 0, insert: '' }) });
    if (removed) at += part.length;
    open = {
      at: open.at,
      remove: open.remove + (removed ? part.length : 0),
      insert: open.insert + (added ? part : ''),
    };
    edits[edits.length - 1] = { file, ...open };
  }
  return edits;
}

/** One edit of the lines between the common start and the common end. */
function wholeEdit(old: readonly string[], now: readonly string[], file: string): TextEdit {
  const most = Math.min(old.length, now.length);
  let start = 0;
  while (start < most && old[start] === now[start]) start++;
  let end = 0;
  while (end < most - start && old.at(-1 - end) === now.at(-1 - end)) end++;
  const textOf = (lines: readonly string[]) => lines.slice(start, lines.length - end).join('');
  return {
    file,
    at: old.slice(0, start).join('').length,
    remove: textOf(old).length,
    insert: textOf(now),
  };
}

/** Lines with their line breaks. */
export const linesOf = (text: string): string[] => text.match(/[^\n]*\n|[^\n]+$/g) ?? [];

/** Whether two edits of one text overlap or are next to each other. */
export const touch = (one: TextEdit, other: TextEdit): boolean =>
  one.at <= other.at + other.remove && other.at <= one.at + one.remove;

export const isSameEdit = (one: TextEdit, other: TextEdit): boolean =>
  one.at === other.at && one.remove === other.remove && one.insert === other.insert;
