/* Merges page files: their texts by lines, and a draft of them with what is there now. */
import type { PageFiles, PagePair, PagePlan } from '../page-files.ts';
import { planOf } from '../page-plans.ts';
import { apply, type TextEdit } from '../text/edit.ts';
import { isSameEdit, lineEdits, touch } from '../text/line-edits.ts';

export interface MergedText {
  readonly text: string;
  /** Number of places where both changed the same lines, and `ours` was kept. */
  readonly conflicts: number;
}

/** Merges two changes of a text by lines. Where both changed the same lines differently, ours is kept. */
export function mergeTexts(base: string, ours: string, theirs: string): MergedText {
  if (ours === base || ours === theirs) return { text: theirs, conflicts: 0 };
  return mergeEdits(base, lineEdits(base, ours), lineEdits(base, theirs));
}

/** The same for changes as `lineEdits` returns them. */
export function mergeEdits(
  base: string,
  own: readonly TextEdit[],
  theirs: readonly TextEdit[],
): MergedText {
  const others = theirs.filter((edit) => !own.some((one) => isSameEdit(one, edit)));
  const free = others.filter((edit) => !own.some((one) => touch(one, edit)));
  const edits = [...own, ...free].sort((a, b) => a.at - b.at);
  return { text: apply(base, edits), conflicts: others.length - free.length };
}

/**
 * The plan that makes of these files what a draft made of an earlier state of them, and the paths where both changed
 * the same lines. Files that it deleted stay if they have changed since. All files of the draft that exist must be
 * known.
 */
export function draftOnto(
  now: PageFiles,
  pairs: readonly PagePair[],
): { readonly plan: PagePlan; readonly conflicts: readonly string[] } {
  const conflicts: string[] = [];
  const textAt = (path: string) => {
    const id = now.at.get(path);
    return id === undefined ? undefined : now.texts.get(id);
  };
  const current = pairs.flatMap(({ before, after }): PagePair[] => {
    const path = before?.path;
    if (path === undefined || !now.at.has(path)) {
      // New, or deleted by others in the meantime. The draft's text replaces one that is there now.
      // One that was moved as a whole is gone.
      if (!after || (before && before.text === undefined)) return [];
      const there = textAt(after.path);
      if (there === undefined) return now.at.has(after.path) ? [] : [{ after }];
      return [{ before: { path: after.path, text: there }, after }];
    }
    const text = textAt(path);
    const page = { path, ...(text !== undefined && { text }) };
    if (!after) return text === before?.text ? [{ before: page }] : [];
    if (text === undefined) return [{ before: page, after }];
    const merged = mergeTexts(before?.text ?? '', after.text ?? '', text);
    if (merged.conflicts > 0) conflicts.push(path);
    return [{ before: page, after: { path: after.path, text: merged.text } }];
  });
  const isTaken = ({ before, after }: PagePair) =>
    after !== undefined &&
    before?.path !== after.path &&
    now.at.has(after.path) &&
    !current.some((other) => other.before?.path === after.path && other.after?.path !== after.path);
  // A file stays where it is if another one is at its new path now.
  const possible = current.map((pair) =>
    isTaken(pair) && pair.before && pair.after
      ? { before: pair.before, after: { ...pair.after, path: pair.before.path } }
      : pair,
  );
  return { plan: planOf(possible), conflicts };
}
