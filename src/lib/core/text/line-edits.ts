/* The changed lines of a text as edits, and whether two changes of one text are apart. */
import { diffArrays } from './diff.ts';
import { difference, type TextEdit } from './edit.ts';

/** Texts that differ in more lines than this are one edit: their lines have little in common, and comparing is slow. */
const MOST_CHANGED = 4_000;

/** Edits of whole lines that turn `before` into `after`, in order. */
export function lineEdits(before: string, after: string, file = ''): readonly TextEdit[] {
  const [middle] = difference(file, before, after);
  if (!middle) return [];
  // Only the lines between the common start and the common end are compared.
  const start = before.lastIndexOf('\n', middle.at - 1) + 1;
  const longer = after.length - before.length;
  const last = middle.at + middle.remove;
  const isEnded = startsLine(before, last) && startsLine(after, last + longer);
  const next = isEnded ? last : before.indexOf('\n', last) + 1;
  const end = next > 0 || isEnded ? next : before.length;
  const later = end + longer;
  const [old, now] = [before.slice(start, end), after.slice(start, later)];
  const parts = diffArrays(linesOf(old), linesOf(now), { maxEditLength: MOST_CHANGED });
  return parts
    ? editsFrom(parts, file, start)
    : [{ file, at: start, remove: old.length, insert: now }];
}

const startsLine = (text: string, at: number): boolean => at === 0 || text[at - 1] === '\n';

interface Part {
  readonly value: readonly string[];
  readonly added: boolean;
  readonly removed: boolean;
}

function editsFrom(parts: readonly Part[], file: string, start: number): readonly TextEdit[] {
  const edits: TextEdit[] = [];
  let at = start;
  let open: { at: number; remove: number; insert: string } | undefined;
  for (const { value, added, removed } of parts) {
    if (!added && !removed) {
      open = undefined;
      at += value.reduce((length, line) => length + line.length, 0);
      continue;
    }
    const part = value.join('');
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

/** Lines with their line breaks. */
export const linesOf = (text: string): string[] => text.match(/[^\n]*\n|[^\n]+$/g) ?? [];

/** Whether two edits of one text overlap or are next to each other. */
export const touch = (one: TextEdit, other: TextEdit): boolean =>
  one.at <= other.at + other.remove && other.at <= one.at + one.remove;

export const isSameEdit = (one: TextEdit, other: TextEdit): boolean =>
  one.at === other.at && one.remove === other.remove && one.insert === other.insert;
