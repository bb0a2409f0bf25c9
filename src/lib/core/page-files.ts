/*
 * The page files that steps touch, next to the document: where each file is, and its text. A file keeps its id when it
 * moves, so a save never guesses a move from what files contain. The text of a deleted file stays known, so that undo
 * brings it back. What plans steps and compares states is in `page-plans.ts`.
 */
import type { FileDeletion, FileMove, Writing } from './file-change.ts';
import { apply, editsOf, filesIn, join, type TextEdit } from './text/edit.ts';

export type FileId = string;

/** Files by path and texts by file. Only files that were read for a step, or that a step created, are known. */
export interface PageFiles {
  readonly at: ReadonlyMap<string, FileId>;
  /** A file that is only moved or deleted as a whole, such as an image, has no text here. */
  readonly texts: ReadonlyMap<FileId, string>;
  /** Number of ids given so far. */
  readonly count: number;
}

/** What a plan does to page files: all changes together, then edits at the resulting paths. */
export interface PagePlan {
  readonly files: readonly PageChange[];
  readonly edits: readonly TextEdit[];
}

/** A file that is created, moved or deleted. */
export type PageChange =
  Omit<Writing, 'expected'> | Omit<FileMove, 'expected'> | Omit<FileDeletion, 'expected'>;

/** What a step did to page files. Edits name files by id, so that they stay right wherever the files are. */
export interface PageStep {
  /** Which file is at a path, before and after. */
  readonly places: ReadonlyMap<
    string,
    readonly [before: FileId | undefined, after: FileId | undefined]
  >;
  readonly edits: readonly TextEdit[];
  readonly inverse: readonly TextEdit[];
  /** The files whose text, before or after, has other lines than were written in their place outside since the step. */
  readonly conflicts?: ReadonlyMap<FileId, readonly [before: boolean, after: boolean]>;
}

export const NO_PAGES: PageFiles = { at: new Map(), texts: new Map(), count: 0 };
export const NO_PAGE_STEP: PageStep = { places: new Map(), edits: [], inverse: [] };

/** A page file as it was read. */
export interface ReadPage {
  readonly path: string;
  readonly text?: string;
}

/** The files after a step, which must have been made of these or be one of their history. */
export function stepped(pages: PageFiles, step: PageStep): PageFiles {
  if (step === NO_PAGE_STEP) return pages;
  const { places, edits } = step;
  const at = new Map(pages.at);
  for (const [path, [, id]] of places)
    if (id === undefined) at.delete(path);
    else at.set(path, id);
  if (edits.length === 0) return { ...pages, at };
  const texts = new Map(pages.texts);
  for (const file of filesIn(edits)) texts.set(file, apply(texts.get(file)!, editsOf(file, edits)));
  return { ...pages, at, texts };
}

export function inverseStep(step: PageStep): PageStep {
  if (step === NO_PAGE_STEP) return step;
  const { places, edits, inverse, conflicts } = step;
  return {
    places: new Map([...places].map(([path, [before, after]]) => [path, [after, before]])),
    edits: inverse,
    inverse: edits,
    ...(conflicts && {
      conflicts: new Map([...conflicts].map(([id, [before, after]]) => [id, [after, before]])),
    }),
  };
}

/** One step equivalent to both in sequence. */
export function joinSteps(first: PageStep, second: PageStep): PageStep {
  if (first === NO_PAGE_STEP) return second;
  if (second === NO_PAGE_STEP) return first;
  return {
    places: joinPairs(first.places, second.places),
    edits: join(first.edits, second.edits),
    inverse: join(second.inverse, first.inverse),
    ...((first.conflicts ?? second.conflicts) && {
      conflicts: joinPairs(first.conflicts ?? NONE, second.conflicts ?? NONE),
    }),
  };
}

const NONE: NonNullable<PageStep['conflicts']> = new Map();

/** What is before the first of two steps, and what is after the second. */
function joinPairs<K, V>(
  first: ReadonlyMap<K, readonly [V, V]>,
  second: ReadonlyMap<K, readonly [V, V]>,
): ReadonlyMap<K, readonly [V, V]> {
  const keys = new Set([...first.keys(), ...second.keys()]);
  return new Map(
    [...keys].map((key) => {
      const [one, two] = [first.get(key), second.get(key)];
      return [key, [(one ?? two)![0], (two ?? one)![1]]];
    }),
  );
}

/** The files in which a step replaces lines that were changed outside, by path. */
export const conflictsAfter = ({ at }: PageFiles, { conflicts }: PageStep): readonly string[] =>
  conflicts
    ? [...at].flatMap(([path, id]) => {
        const [before, after] = conflicts.get(id) ?? [false, false];
        return after && !before ? [path] : [];
      })
    : [];

/** A file before and after some steps. Without `before` it is new, without `after` it is deleted. */
export interface PagePair {
  readonly before?: ReadPage;
  readonly after?: ReadPage;
}

/** True if any file is elsewhere, or any text differs. */
export function pagesDiffer(base: PageFiles, now: PageFiles): boolean {
  if (base === now) return false;
  if (base.at.size !== now.at.size) return true;
  const isSame = ([path, id]: readonly [string, FileId]) => {
    const old = base.at.get(path);
    return old !== undefined && base.texts.get(old) === now.texts.get(id);
  };
  if (![...now.at].every(isSame)) return true;
  const ids = new Set(base.at.values());
  return [...now.at].some(([path, id]) => base.at.get(path) !== id && ids.has(id));
}
