/*
 * Writes, creates, moves and deletes files of a folder as one step. First, the current files are compared with what is
 * expected, and the plan with all texts is stored (`journal.ts`). Then all new texts are written next to their files,
 * where they aren't visible. Then all files are compared again, and only then is each text put in place. Last, the files
 * that have moved or are deleted are removed. A browser can't move a file of a folder: it is created, read back and
 * removed. If an action fails, everything is reversed. A single text that replaces another needs no plan.
 */
import { isWriting, type FileChange } from '../../core/file-change.ts';
import { outcomesOf, type Outcome } from '../../core/file-step.ts';
import { ok, refuse, type Result } from '../../core/result.ts';
import type { FileState } from '../../core/storage.ts';
import { allow, alone } from '../file.ts';
import { bring, refusalOf, type Failure } from './bring.ts';
import { isText } from './content.ts';
import {
  contentAt,
  existsAt,
  foldersAbove,
  missingIn,
  Refused,
  spellingOf,
  stage,
  type Staged,
} from './files.ts';
import type { Journal } from './journal.ts';
import * as m from './messages.ts';
import { isOurs, contentNow, type Plan, type PlannedFile, type Respelled } from './plan.ts';
import { settle } from './settle.ts';

type Folder = FileSystemDirectoryHandle;

export async function changeFolder(
  root: Folder,
  changes: readonly FileChange[],
  journal: Journal,
): Promise<Result<readonly FileState[]>> {
  const allowed = await allow(root, 'readwrite');
  if (!allowed.ok) return allowed;
  const settled = await settle(root, journal);
  if (!settled.ok) return settled;
  return alone(root.name, async () => {
    const outcomes = outcomesOf(changes);
    if (!outcomes.ok) return outcomes;
    const plan = await planFor(root, outcomes.value).catch((error: unknown) =>
      refusalOf({ path: root.name, error }, []),
    );
    if (!plan.ok) return plan;
    const made = await carryOut(plan.value, journal);
    if (!made.ok) return made;
    return ok(changes.filter(isWriting).map(({ path, text }) => ({ path, text, mark: text })));
  });
}

/** Compares the files with what is expected. */
async function planFor(root: Folder, outcomes: readonly Outcome[]): Promise<Result<Plan>> {
  const id = crypto.randomUUID();
  const before = new Map<string, string | null>();
  const respelled: Respelled[] = [];
  for (const { path, expected } of outcomes) {
    if (expected === undefined) {
      const old = await isFree(root, path, outcomes);
      if (!old.ok) return old;
      before.set(path, null);
      const via = `.${id}-${respelled.length}.signpost`;
      if (old.value !== undefined) respelled.push({ from: old.value, to: path, via });
      continue;
    }
    const now = await contentAt(root, path);
    if (!now.ok) return now;
    if (now.value === undefined) return refuse('missing', m.gone(path));
    if (!isText(now.value) && isText(expected)) return refuse('not-text', m.notText(path));
    // Guard: a folder’s files are compared before a save
    if (now.value !== expected) return refuse('changed', m.changed(path));
    before.set(path, now.value);
  }
  const files = outcomes.map(({ path, after }): PlannedFile => {
    const text = after && (after.text ?? before.get(after.from)!);
    return { path, before: before.get(path)!, after: text ?? null };
  });
  const made = await missingIn(
    root,
    foldersAbove(outcomes.flatMap(({ path, after }) => (after ? [path] : []))),
  );
  return ok({ id, root, files, respelled, made });
}

/** Refuses if a file is at this path, unless it is one that leaves: then returns how the folder spells it. */
async function isFree(
  root: Folder,
  path: string,
  outcomes: readonly Outcome[],
): Promise<Result<string | undefined>> {
  const there = await existsAt(root, path);
  if (!there.ok) return there;
  if (!there.value) return ok(undefined);
  const own = await spellingOf(root, path);
  if (own === undefined || own === path) return refuse('changed', m.alreadyThere(path));
  const isLeaving = outcomes.some((other) => other.path === own && !other.after);
  return isLeaving ? ok(own) : refuse('taken', m.onlyCase(path, own));
}

async function carryOut(plan: Plan, journal: Journal): Promise<Result<undefined>> {
  const [only, ...others] = plan.files;
  const isReplacement = others.length === 0 && only?.before !== null && only?.after !== null;
  // Guard: the plan of a save in a folder is stored first
  const kept = isReplacement ? ok(undefined) : await journal.put(plan);
  if (!kept.ok) return kept;
  const unplaced = await replaceAll(plan);
  if (isReplacement) return unplaced ? refusalOf(unplaced, []) : ok(undefined);
  // Removes what is to go, once every text is read back.
  const made = unplaced ? undefined : await bring(plan, 'after');
  const failure = unplaced ?? made?.failures[0];
  // What is left to do is done when the folder is opened the next time.
  if (made?.isDone) await journal.remove(plan.id);
  if (!failure) return ok(undefined);
  await journal.put({ ...plan, isReversed: true });
  // Guard: all or none in a folder: what was changed is restored
  const { failures, isDone } = await bring(plan, 'before');
  if (isDone) await journal.remove(plan.id);
  return refusalOf(failure, failures.length ? await changedIn(plan) : []);
}

/** Puts all new texts in place. Returns what failed. */
async function replaceAll(plan: Plan): Promise<Failure | undefined> {
  const { root, files } = plan;
  const later = new Set(plan.respelled.map(({ to }) => to));
  const staged: Staged[] = [];
  let path = '';
  let closed = 0;
  try {
    for (const file of files) {
      path = file.path;
      if (file.after === null || file.after === file.before || later.has(path)) continue;
      staged.push(await stage(root, path, file.after, file.before === null));
    }
    // Writing took time: another program may have saved in the meantime.
    const created = new Set(staged.map((one) => one.path));
    for (const file of files) {
      const { before } = file;
      path = file.path;
      const now = await contentNow(plan, path);
      if (now === before || (before === null && now === '' && created.has(path))) continue;
      throw new Refused(
        now === null ? refuse('missing', m.gone(path)) : refuse('changed', m.changed(path)),
      );
    }
    for (const one of staged) {
      path = one.path;
      await one.close();
      closed++;
    }
    return undefined;
  } catch (error) {
    await Promise.all(staged.slice(closed).map((one) => one.abort()));
    return { path, error };
  }
}

/** Paths that have their new text. */
async function changedIn(plan: Plan): Promise<readonly string[]> {
  const changed: string[] = [];
  for (const file of plan.files) {
    const now = await contentNow(plan, file.path).catch(() => file.before);
    if (now !== file.before && isOurs(file, now)) changed.push(file.path);
  }
  return changed;
}
