/*
 * The page files that steps touch, next to the document: where each file is, and its text. A file keeps its id when it
 * moves, so a save never guesses a move from what files contain. The text of a deleted file stays known, so that undo
 * brings it back.
 */
import type { FileChange, FileDeletion, FileMove, Writing } from './file-change.ts';
import {
  apply,
  difference,
  editsOf,
  filesIn,
  invertAll,
  join,
  type TextEdit,
} from './text/edit.ts';

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
}

export const NO_PAGES: PageFiles = { at: new Map(), texts: new Map(), count: 0 };
export const NO_PAGE_STEP: PageStep = { places: new Map(), edits: [], inverse: [] };

/** The paths where a step changed something, once it was made. */
export function pathsOfStep(pages: PageFiles, { places, edits }: PageStep): readonly string[] {
  const edited = new Set(filesIn(edits));
  const texts = [...pages.at].flatMap(([path, id]) => (edited.has(id) ? [path] : []));
  return [...new Set([...places.keys(), ...texts])];
}

/** The files that steps touch. */
export const filesTouched = (steps: readonly PageStep[]): ReadonlySet<FileId> =>
  new Set(
    steps.flatMap(({ places, edits }) => [
      ...[...places.values()].flat().filter((id) => id !== undefined),
      ...filesIn(edits),
    ]),
  );

/** A page file as it was read. */
export interface ReadPage {
  readonly path: string;
  readonly text?: string;
}

/**
 * Adds files that were read, to what the storage has and to what it becomes. A known file takes its new text only if no
 * step has touched it (`touched`), because steps rely on the text that they were made from.
 */
export function withPages(
  base: PageFiles,
  now: PageFiles,
  files: readonly ReadPage[],
  touched: ReadonlySet<FileId> = new Set(now.at.values()),
): readonly [base: PageFiles, now: PageFiles] {
  const isFree = (path: string, text: string | undefined) => {
    const id = base.at.get(path);
    if (id === undefined) return !now.at.has(path);
    return id === now.at.get(path) && !touched.has(id) && base.texts.get(id) !== text;
  };
  const news = files.filter(({ path, text }) => isFree(path, text));
  if (news.length === 0) return [base, now];
  const count = now.count + news.length;
  const ids = news.map(({ path }, i) => [path, idOf(now.count + i)] as const);
  const texts = news.flatMap(({ text }, i) =>
    text === undefined ? [] : [[ids[i]![1], text] as const],
  );
  const grown = ({ at, texts: known }: PageFiles): PageFiles => ({
    at: new Map([...at, ...ids]),
    texts: new Map([...known, ...texts]),
    count,
  });
  return [grown(base), grown(now)];
}

/** The step that a plan makes of these files. Throws if the plan doesn't fit them, which is a bug of the planner. */
export function stepOf(pages: PageFiles, plan: PagePlan): { after: PageFiles; step: PageStep } {
  const places = new Map<string, readonly [FileId | undefined, FileId | undefined]>();
  const put = (path: string, id: FileId | undefined) => {
    const before = pages.at.get(path);
    const isTaken = before !== undefined && !places.has(path);
    if (id !== undefined && isTaken) throw new Error(`A plan puts a file in the place of ${path}`);
    places.set(path, [before, id]);
  };
  const texts = new Map(pages.texts);
  let { count } = pages;
  for (const change of plan.files)
    if (!('text' in change)) put('from' in change ? change.from : change.deleted, undefined);
  for (const change of plan.files)
    if ('to' in change) put(change.to, known(pages, change.from));
    else if ('text' in change) {
      const id = idOf(count++);
      texts.set(id, change.text);
      put(change.path, id);
    }
  const moved = stepped({ ...pages, texts, count }, { ...NO_PAGE_STEP, places });
  const edits = plan.edits.map((edit) => ({ ...edit, file: known(moved, edit.file) }));
  const inverse = invertAll((file) => moved.texts.get(file)!, edits);
  const step = { places, edits, inverse };
  return { after: stepped(moved, { ...step, places: NO_PAGE_STEP.places }), step };
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
  const { places, edits, inverse } = step;
  return {
    places: new Map([...places].map(([path, [before, after]]) => [path, [after, before]])),
    edits: inverse,
    inverse: edits,
  };
}

/** One step equivalent to both in sequence. */
export function joinSteps(first: PageStep, second: PageStep): PageStep {
  if (first === NO_PAGE_STEP) return second;
  if (second === NO_PAGE_STEP) return first;
  const paths = new Set([...first.places.keys(), ...second.places.keys()]);
  return {
    places: new Map(
      [...paths].map((path) => {
        const [one, two] = [first.places.get(path), second.places.get(path)];
        return [path, [(one ?? two)![0], (two ?? one)![1]]];
      }),
    ),
    edits: join(first.edits, second.edits),
    inverse: join(second.inverse, first.inverse),
  };
}

/** A file before and after some steps. Without `before` it is new, without `after` it is deleted. */
export interface PagePair {
  readonly before?: ReadPage;
  readonly after?: ReadPage;
}

/** Every file that is elsewhere, or has another text. */
export function pairsBetween(base: PageFiles, now: PageFiles): readonly PagePair[] {
  if (base === now) return [];
  const after = new Map([...now.at].map(([path, id]) => [id, path]));
  const known = new Set(base.at.values());
  const pageOf = ({ texts }: PageFiles, path: string, id: FileId): ReadPage => {
    const text = texts.get(id);
    return { path, ...(text !== undefined && { text }) };
  };
  const kept = [...base.at].flatMap(([path, id]): PagePair[] => {
    const to = after.get(id);
    const before = pageOf(base, path, id);
    if (to === undefined) return [{ before }];
    if (to === path && base.texts.get(id) === now.texts.get(id)) return [];
    return [{ before, after: pageOf(now, to, id) }];
  });
  const created = [...now.at].filter(([, id]) => !known.has(id));
  return [...kept, ...created.map(([path, id]) => ({ after: pageOf(now, path, id) }))];
}

/** True if any file is elsewhere, or any text differs. */
export const pagesDiffer = (base: PageFiles, now: PageFiles): boolean =>
  pairsBetween(base, now).length > 0;

/** The changes that turn the files of the storage into these. `markAt`: the mark of the storage's file at a path. */
export const changesBetween = (
  base: PageFiles,
  now: PageFiles,
  markAt: (path: string) => string,
): readonly FileChange[] =>
  pairsBetween(base, now).flatMap(({ before, after }): FileChange[] => {
    const expected = before && markAt(before.path);
    if (!before || expected === undefined)
      return after ? [{ path: after.path, text: after.text ?? '' }] : [];
    if (!after) return [{ deleted: before.path, expected }];
    const moves =
      before.path === after.path ? [] : [{ from: before.path, to: after.path, expected }];
    const { path, text } = after;
    return text === undefined || text === before.text
      ? moves
      : [...moves, { path, text, expected }];
  });

/** The plan that makes these of files as they were before. */
export const planOf = (pairs: readonly PagePair[]): PagePlan => ({
  files: pairs.flatMap(({ before, after }): PageChange[] => {
    if (!after) return before ? [{ deleted: before.path }] : [];
    if (!before) return [{ path: after.path, text: after.text ?? '' }];
    return before.path === after.path ? [] : [{ from: before.path, to: after.path }];
  }),
  edits: pairs.flatMap(({ before, after }) =>
    before && after ? difference(after.path, before.text ?? '', after.text ?? '') : [],
  ),
});

const idOf = (index: number): FileId => `#${index}`;

function known(pages: PageFiles, path: string): FileId {
  const id = pages.at.get(path);
  if (id === undefined) throw new Error(`A plan changes ${path}, which is not there`);
  return id;
}
