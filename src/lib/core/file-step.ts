/*
 * What a step of file changes does. All its changes are made together, so that files can trade names: `outcomesOf` says
 * for each path what must be there before and what is there afterward, and every storage works from that.
 */
import { isMove, isWriting, pathsOf, type FileChange, type FileMove } from './file-change.ts';
import * as m from './file-step-messages.ts';
import { ok, refuse, type Result } from './result.ts';

/** The content of a file after a step. `from`: the path that it has before the step, if it is moved. */
export type Content =
  | { readonly text: string; readonly from?: string }
  | { readonly text?: undefined; readonly from: string; readonly mark: string };

/** What a step does to one path. */
export interface Outcome {
  readonly path: string;
  /** The mark of the file that must be there. Undefined if there must be none. */
  readonly expected: string | undefined;
  /** Undefined if no file is there afterward. */
  readonly after: Content | undefined;
}

/**
 * What a list of changes does to each path. Refuses a list that can't be made anywhere: a path that leaves the folder or
 * is changed twice, and a file inside a file.
 */
export function outcomesOf(changes: readonly FileChange[]): Result<readonly Outcome[]> {
  const expected = new Map<string, string | undefined>();
  const after = new Map<string, Content>();
  const paths = pathsOf(changes);
  const stray = paths.find((path) => !isInside(path));
  if (stray !== undefined) return refuse('outside', m.outside(stray));
  for (const change of changes) {
    if (isWriting(change)) continue;
    const path = isMove(change) ? change.from : change.deleted;
    if (expected.has(path)) return refuse('twice', m.twice(path));
    expected.set(path, change.expected);
  }
  for (const { from, to, expected: mark } of changes.filter(isMove)) {
    if (after.has(to)) return refuse('twice', m.twice(to));
    after.set(to, { from, mark });
  }
  for (const { path, text, expected: mark } of changes.filter(isWriting)) {
    const moved = after.get(path);
    if (moved && (moved.text !== undefined || moved.mark !== mark))
      return refuse('twice', m.twice(path));
    if (!moved && mark !== undefined && expected.has(path))
      return refuse('twice', m.movedAway(path));
    if (!moved && mark !== undefined) expected.set(path, mark);
    after.set(path, { text, ...(moved && { from: moved.from }) });
  }
  return (
    fileInFile(after.keys()) ??
    ok(
      [...new Set(paths)].map((path) => ({
        ...{ path, expected: expected.get(path), after: after.get(path) },
      })),
    )
  );
}

/**
 * The same, for a folder with these files. Also refuses a change of a missing file, and a new file in the place of one
 * that is neither moved away nor deleted.
 */
export function outcomesIn(
  files: ReadonlySet<string>,
  changes: readonly FileChange[],
): Result<readonly Outcome[]> {
  const made = outcomesOf(changes);
  if (!made.ok) return made;
  const left = new Set(files);
  for (const { path, expected, after } of made.value) {
    if (expected !== undefined && !files.has(path)) return refuse('missing', m.notThere(path));
    if (expected === undefined && files.has(path)) return refuse('changed', m.taken(path));
    if (after) left.add(path);
    else left.delete(path);
  }
  return fileInFile(left) ?? made;
}

/**
 * A refusal if a step gives a file a new name that differs from another one only in case, which many disks can't tell
 * apart. Files that have such names already may keep them. A rename that only changes the case is possible everywhere.
 */
export function caseClash(
  files: ReadonlySet<string>,
  outcomes: readonly Outcome[],
): ReturnType<typeof refuse> | undefined {
  const left = new Set(files);
  for (const { path, after } of outcomes) if (!after) left.delete(path);
  const lower = new Map([...left].map((path) => [path.toLowerCase(), path]));
  for (const { path, after } of outcomes) {
    if (!after || left.has(path)) continue;
    const other = lower.get(path.toLowerCase());
    if (other !== undefined) return refuse('taken', m.onlyCase(path, other));
    lower.set(path.toLowerCase(), path);
  }
  return undefined;
}

/** What `files` are after a step. Refuses a file that isn't as expected. `markOf`: the mark of a text. */
export function applied(
  files: ReadonlyMap<string, string>,
  changes: readonly FileChange[],
  markOf: (text: string) => string = (text) => text,
): Result<ReadonlyMap<string, string>> {
  const made = outcomesIn(new Set(files.keys()), changes);
  if (!made.ok) return made;
  const next = new Map(files);
  for (const { path, expected, after } of made.value) {
    if (expected !== undefined && markOf(files.get(path)!) !== expected)
      return refuse('changed', m.changed(path));
    if (after) next.set(path, after.text ?? files.get(after.from)!);
    else next.delete(path);
  }
  return ok(next);
}

/** The changes that restore `files` after a step on them, which must have been possible. */
export function inverted(
  files: ReadonlyMap<string, string>,
  changes: readonly FileChange[],
  markOf: (text: string) => string = (text) => text,
): readonly FileChange[] {
  const made = outcomesOf(changes);
  if (!made.ok) throw new Error('Only a completed step can be reversed');
  const isMovedAway = new Set(changes.filter(isMove).map(({ from }) => from));
  return made.value.flatMap(({ path, expected, after }): FileChange[] => {
    const back: FileChange[] = [];
    const mark = after && markOf(after.text ?? files.get(after.from)!);
    if (after?.from !== undefined && mark !== undefined) {
      back.push({ from: path, to: after.from, expected: mark });
      if (after.text !== undefined)
        back.push({ path: after.from, text: files.get(after.from)!, expected: mark });
    } else if (mark !== undefined && (expected === undefined || isMovedAway.has(path)))
      back.push({ deleted: path, expected: mark });
    if (expected !== undefined && !isMovedAway.has(path)) {
      const isHere = after !== undefined && after.from === undefined;
      const text = files.get(path)!;
      back.push({ path, text, ...(isHere && mark !== undefined && { expected: mark }) });
    }
    return back;
  });
}

/** The moves of all files in a folder, given with their marks. Both folders end in a slash. */
export function folderMoves(
  files: ReadonlyMap<string, string>,
  from: string,
  to: string,
): Result<readonly FileMove[]> {
  if (to.startsWith(from)) return refuse('into-itself', m.intoItself(from));
  return ok(
    [...files]
      .filter(([path]) => path.startsWith(from))
      .map(([path, expected]) => ({ from: path, to: to + path.slice(from.length), expected })),
  );
}

/** Whether a path leads to a file in the folder, and nowhere else on any system. */
export const isInside = (path: string): boolean =>
  path.isWellFormed() &&
  path.split('/').every((part) => /^(?!\.{1,2}$)[^\\\u0000-\u001f]+$/.test(part));

function fileInFile(paths: Iterable<string>): ReturnType<typeof refuse> | undefined {
  const all = new Set(paths);
  for (const path of all)
    for (let end = path.indexOf('/'); end >= 0; end = path.indexOf('/', end + 1))
      if (all.has(path.slice(0, end)))
        return refuse('taken', m.insideFile(path, path.slice(0, end)));
  return undefined;
}
