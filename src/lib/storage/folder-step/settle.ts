/*
 * Finishes or reverses saves that were interrupted, before anything else is read or written in their folder. A save of
 * which no new text is in place is reversed, and so is one whose files another program has changed since.
 */
import { ok, refuse, type Result } from '../../core/result.ts';
import { allow, alone, isMissing } from '../file.ts';
import { bring } from './bring.ts';
import { existsAt, folderIn, missingIn, namesIn, Refused } from './files.ts';
import type { Journal } from './journal.ts';
import * as m from './messages.ts';
import { isOurs, contentNow, type Plan, type PlannedFile, type Side } from './plan.ts';

/** Refuses while a save in this folder, or in one above or below it, can't be finished. */
export async function settle(
  root: FileSystemDirectoryHandle,
  journal: Journal,
): Promise<Result<undefined>> {
  for (const found of await journal.list()) {
    const below = await root.resolve(found.root);
    if (!below && !(await found.root.resolve(root))) continue;
    const { name } = found.root;
    // The save may be under way in another window.
    const settled = await alone(name, async () => {
      const plan = (await journal.list()).find(({ id }) => id === found.id);
      if (!plan) return ok(undefined);
      if (!below) return refuse('interrupted', m.interruptedAbove(name));
      return settleOne(plan, root, below, journal);
    });
    if (!settled.ok) return settled;
  }
  return ok(undefined);
}

/** `below`: the way from `root`, which may be written, to the folder of the plan. */
async function settleOne(
  plan: Plan,
  root: FileSystemDirectoryHandle,
  below: readonly string[],
  journal: Journal,
): Promise<Result<undefined>> {
  const { name } = plan.root;
  try {
    const own = { ...plan, root: await folderIn(root, below) };
    await namesIn(own.root).next();
    const rest = await restOf(own);
    if (rest) {
      const allowed = await allow(root, 'readwrite');
      if (!allowed.ok) return refuse('not-allowed', m.interrupted(name));
      let { failures, isDone } = await bring(rest.plan, rest.side);
      if (failures.length && rest.side === 'after')
        ({ failures, isDone } = await bring(own, 'before'));
      if (failures[0]) return refuse('interrupted', m.unfinished(name, failures[0].path));
      if (!isDone) return ok(undefined);
    }
  } catch (error) {
    // The folder was removed or moved. Its save is settled when it is back.
    if (isMissing(error)) return ok(undefined);
    if (!(error instanceof Refused) && !(error instanceof DOMException)) throw error;
    return refuse('interrupted', m.unfinished(name, name));
  }
  await journal.remove(plan.id);
  return ok(undefined);
}

/** What is left to do for a plan, or undefined if it is nothing. */
async function restOf(
  plan: Plan,
): Promise<{ readonly plan: Plan; readonly side: Side } | undefined> {
  const texts = new Map<string, string | null | undefined>();
  for (const { path } of plan.files) texts.set(path, await contentNow(plan, path));
  const { files } = plan;
  const isUntouched = files.every(({ path, before }) => texts.get(path) === before);
  if (isUntouched && !(await hasLeftovers(plan))) return undefined;
  const ours = files.filter((file) => isOurs(file, texts.get(file.path)));
  const isDone = ({ path, after }: PlannedFile) => texts.get(path) === after;
  // Others may have changed files after the whole save was made.
  const isWhole = ours.every(isDone);
  const isBegun = ours.some((file) => isDone(file) && file.before !== file.after);
  const isForward = isBegun && (isWhole || ours.length === files.length);
  return isForward && !plan.isReversed
    ? { plan: { ...plan, files: ours }, side: 'after' }
    : { plan, side: 'before' };
}

/** Whether there is a folder or a file that isn't part of the site before or after. */
async function hasLeftovers({ root, made, respelled }: Plan): Promise<boolean> {
  if ((await missingIn(root, made)).length < made.length) return true;
  for (const { via } of respelled) {
    const there = await existsAt(root, via);
    if (!there.ok || there.value) return true;
  }
  return false;
}
