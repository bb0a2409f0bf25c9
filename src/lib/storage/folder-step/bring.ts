/*
 * Brings the files of a plan to what they are after the step, or were before it. All texts are written before any file
 * is removed, so that no content is missing at any moment. It can be repeated wherever it was stopped.
 */
import { refuse } from '../../core/result.ts';
import { writeFailure } from '../file.ts';
import { foldersAbove, Refused, remove, tidy, write } from './files.ts';
import * as m from './messages.ts';
import { isOurs, contentNow, type Plan, type PlannedFile, type Side } from './plan.ts';

export interface Failure {
  readonly path: string;
  readonly error: unknown;
}

export interface Brought {
  readonly failures: readonly Failure[];
  /** Nothing is left to do, not even an empty folder to remove. */
  readonly isDone: boolean;
}

/** What another program has changed since stays: on the way forward this is a failure, on the way back it isn't. */
export async function bring(plan: Plan, side: Side): Promise<Brought> {
  const { root, files } = plan;
  const failures: Failure[] = [];
  const failed = { failures, isDone: false };
  const each = async (some: readonly PlannedFile[], act: (file: PlannedFile) => Promise<void>) => {
    for (const file of some)
      await act(file).catch((error: unknown) => failures.push({ path: file.path, error }));
  };
  const respelled = new Set(plan.respelled.flatMap(({ from, to }) => [from, to]));
  const others = files.filter(({ path }) => !respelled.has(path));

  await each(
    others.filter((file) => file[side] !== null),
    async (file) => {
      const now = await contentNow(plan, file.path);
      if (now === file[side] || !mayChange(file, now, side)) return;
      await write(root, file.path, file[side]!, now === null);
    },
  );
  if (failures.length) return failed;

  if (plan.respelled.length)
    await respell(plan, side).catch((error: unknown) =>
      failures.push({ path: plan.respelled[0]!.to, error }),
    );
  if (failures.length) return failed;

  const removed = others.filter((file) => file[side] === null);
  await each(removed, async (file) => {
    const now = await contentNow(plan, file.path);
    if (now !== null && mayChange(file, now, side)) await remove(root, file.path);
  });
  if (failures.length) return failed;

  const emptied = foldersAbove(removed.map(({ path }) => path));
  const vias = plan.respelled.map(({ via }) => via);
  return { failures, isDone: await tidy(root, side === 'before' ? plan.made : emptied, vias) };
}

/** Why a step failed. `left`: files that have the new text. */
export function refusalOf(
  { path, error }: Failure,
  left: readonly string[],
): ReturnType<typeof refuse> {
  if (!(error instanceof Refused)) return writeFailure(path, error, left);
  return left.length ? refuse('not-written', m.unrestored(path, left)) : error.result;
}

/** Throws `changed` on the way forward. */
function mayChange(file: PlannedFile, now: string | null | undefined, side: Side): boolean {
  const mine = isOurs(file, now);
  // Guard: a folder’s files are compared before they are replaced or removed
  if (!mine && side === 'after') throw new Refused(refuse('changed', m.changed(file.path)));
  return mine;
}

/**
 * Removes all files that get another spelling before it writes them anew, so that their folders can get another
 * spelling, too. Until then their texts are in files of other names.
 */
async function respell(plan: Plan, side: Side): Promise<void> {
  const { root } = plan;
  const fileOf = (path: string) => plan.files.find((file) => file.path === path)!;
  const open: { readonly old: string; readonly wanted: string; readonly text: string }[] = [];
  for (const { from, to, via } of plan.respelled) {
    const [old, wanted] = side === 'after' ? [from, to] : [to, from];
    const text = fileOf(wanted)[side]!;
    const now = await contentNow(plan, wanted);
    if (now === text || !mayChange(fileOf(wanted), now, side)) continue;
    const there = await contentNow({ root, respelled: [] }, via);
    if (there !== text) await write(root, via, text, there === null);
    open.push({ old, wanted, text });
  }
  for (const { old } of open) {
    const now = await contentNow(plan, old);
    if (now !== null && mayChange(fileOf(old), now, side)) await remove(root, old);
  }
  await tidy(root, foldersAbove(open.map(({ old }) => old)));
  for (const { wanted, text } of open) {
    await write(root, wanted, text, true);
    if ((await contentNow(plan, wanted)) !== text)
      throw new Refused(refuse('taken', m.keepsName(wanted)));
  }
}
