/*
 * Reads another version of a file of which only the text is known. Nothing says which element became which, so its
 * elements are new and are matched by their content: a line in the place of another isn't the same entry.
 */
import type { Doc } from '../document/node.ts';
import { add, reread, withFiles } from '../document/read.ts';
import { difference, type TextEdit } from '../text/edit.ts';
import { lineEdits } from '../text/line-edits.ts';

/** Above this length, in UTF-16 units, matching all elements takes seconds: what the changed lines leave is kept. */
const LARGE = 400_000;

/** The base with this text of a file. New elements get ids that neither the base nor `other` uses. */
export function readTyped(base: Doc, other: Doc, file: string, text: string): Doc {
  const nextId = Math.max(base.nextId, other.nextId);
  const before = base.files.get(file)!.text;
  if (text.length > LARGE)
    return reread(withFiles(base, base.files, nextId), editsTo(before, text, file));
  const others = new Map([...base.files].filter(([path]) => path !== file));
  return add(withFiles(base, others, nextId), new Map([[file, text]]));
}

/** The changed lines, each without what its ends have in common with the old lines. */
const editsTo = (before: string, after: string, file: string): TextEdit[] =>
  lineEdits(before, after).flatMap(({ at, remove, insert }) =>
    difference(file, before.slice(at, at + remove), insert).map((edit) => ({
      ...edit,
      at: edit.at + at,
    })),
  );
