/*
 * What is planned and compared with page files: the steps that plans make, and the changes between two states. Loaded
 * before the first page file is read.
 */
import { isMove, isWriting, type FileChange } from './file-change.ts';
import {
  NO_PAGE_STEP,
  stepped,
  type FileId,
  type PageChange,
  type PageFiles,
  type PagePair,
  type PagePlan,
  type PageStep,
  type ReadPage,
} from './page-files.ts';
import { difference, filesIn, invertAll } from './text/edit.ts';

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

/**
 * The files of the storage once it has `saved`: those, and what was read since then. `base`, `now`: the files of the
 * storage until then, and the present ones.
 */
export function savedPages(saved: PageFiles, base: PageFiles, now: PageFiles): PageFiles {
  if (saved === base || saved === now) return saved;
  const read = [...base.at].filter(
    ([path, id]) =>
      !saved.texts.has(id) && now.at.get(path) === id && base.texts.get(id) === now.texts.get(id),
  );
  if (read.length === 0) return saved;
  const texts = read.flatMap(([, id]): [FileId, string][] => {
    const text = base.texts.get(id);
    return text === undefined ? [] : [[id, text]];
  });
  return {
    at: new Map([...saved.at, ...read]),
    texts: new Map([...saved.texts, ...texts]),
    count: Math.max(saved.count, now.count),
  };
}

/** The step that a plan makes of these files. Throws if the plan doesn't fit them, which is a bug of the planner. */
export function stepOf(pages: PageFiles, plan: PagePlan): { after: PageFiles; step: PageStep } {
  const places = new Map<string, readonly [FileId | undefined, FileId | undefined]>();
  const put = (path: string, id: FileId | undefined) => {
    const before = pages.at.get(path);
    const isTaken = before !== undefined && !places.has(path);
    if (id !== undefined && isTaken) throw new Error(`A plan would overwrite ${path}`);
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

/** Every file that is elsewhere, or has another text. A new file in the place of a deleted one is that one, changed. */
export function pairsBetween(base: PageFiles, now: PageFiles): readonly PagePair[] {
  if (base === now) return [];
  const after = new Map([...now.at].map(([path, id]) => [id, path]));
  const known = new Set(base.at.values());
  const pageOf = ({ texts }: PageFiles, path: string, id: FileId): ReadPage => {
    const text = texts.get(id);
    return { path, ...(text !== undefined && { text }) };
  };
  const news = new Map([...now.at].filter(([, id]) => !known.has(id)));
  const kept = [...base.at].flatMap(([path, id]): PagePair[] => {
    const to = after.get(id);
    const before = pageOf(base, path, id);
    const there = to ?? path;
    const found = to === undefined ? news.get(path) : id;
    if (found === undefined) return [{ before }];
    if (there === path && base.texts.get(id) === now.texts.get(found)) return [];
    return [{ before, after: pageOf(now, there, found) }];
  });
  const isReplaced = (path: string) => {
    const id = base.at.get(path);
    return id !== undefined && !after.has(id);
  };
  const created = [...news].filter(([path]) => !isReplaced(path));
  return [...kept, ...created.map(([path, id]) => ({ after: pageOf(now, path, id) }))];
}

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
  if (id === undefined) throw new Error(`A plan changes ${path}, which doesn’t exist`);
  return id;
}

/** The marks of files after a step on them. `written`: the states of the written texts. */
export function marksAfter(
  marks: ReadonlyMap<string, string>,
  changes: readonly FileChange[],
  written: readonly { readonly path: string; readonly mark: string }[],
): ReadonlyMap<string, string> {
  const after = new Map(marks);
  for (const change of changes)
    if (!isWriting(change)) after.delete(isMove(change) ? change.from : change.deleted);
  for (const { to, expected } of changes.filter(isMove)) after.set(to, expected);
  for (const { path, mark } of written) after.set(path, mark);
  return after;
}

/** The paths of files, and what they contain after steps: every text that changes, or moves. */
export const textsAfter = (
  base: PageFiles,
  now: PageFiles,
): readonly { readonly path: string; readonly text: string }[] =>
  pairsBetween(base, now).flatMap(({ after }) =>
    after?.text === undefined ? [] : [{ path: after.path, text: after.text }],
  );
