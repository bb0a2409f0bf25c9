/*
 * Writes several files as one step. First, every new text is written next to its file and flushed. Then the files are
 * checked once more. Then each is renamed into place, which is atomic. Last, the old files are checked for what another
 * program wrote into them in the meantime. If a later action fails, what was renamed is restored. For several files, a
 * journal with the plan is written before the first rename: if the machine stops in between, the next start finishes
 * the step (`sweep.ts`).
 */
import { mkdir, rename, rm, rmdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { mayWrite, placeNew, fileOnDisk, syncFolder, writeNew } from './disk.ts';
import { changed, codeOf, gone, Refuse, said, thrownAs, unwritten } from './failures.ts';
import { journalFor } from './journal.ts';
import * as m from './messages.ts';
import { isUntouched, putBack, replace } from './replace.ts';
import type { Target } from './target.ts';
import { temporaryFor } from './temporary.ts';

interface Prepared extends Target {
  readonly temporary: string;
  /** A second name of the old file. */
  readonly kept: string;
}

/**
 * Turns a failure into an error that says why nothing was written. `lost`: paths that could not be restored and have
 * the new text.
 */
export type Saying = (path: string, thrown: unknown, lost: readonly string[]) => Error;

/** Writes all files or none. Throws what `saying` makes of a failure. */
export async function writeStep(
  targets: readonly Target[],
  saying: Saying = keptAsDraft,
): Promise<void> {
  const made: string[] = [];
  const prepared: Prepared[] = [];
  const placed: Prepared[] = [];
  let journal: string | undefined;
  let target: Target | undefined;
  try {
    for (target of targets) {
      const { path, real, bytes, before } = target;
      if (before) await mayWrite(real, path, before);
      else await makeFolder(dirname(real), made);
      const next = { ...target, temporary: temporaryFor(real), kept: temporaryFor(real) };
      prepared.push(next);
      await writeNew(next.temporary, bytes, before);
    }
    // Guard: a journal before several files
    if (prepared.length > 1) journal = await journalFor(prepared);
    // Guard: compared again before any file is replaced
    for (target of prepared) await lookAgain(target);
    for (const next of prepared) {
      target = next;
      await place(next);
      placed.push(next);
    }
    for (const folder of new Set(prepared.map(({ real }) => dirname(real))))
      await syncFolder(folder);
    // Guard: compared after it is replaced
    for (target of placed) lookBack(target as Prepared);
  } catch (thrown) {
    // Guard: all or none: what was replaced is put back
    const lost = await allPutBack(placed);
    await clear(prepared, journal);
    for (const folder of made.reverse()) await rmdir(folder).catch(() => undefined);
    throw saying(target!.path, thrown, lost);
  }
  await clear(prepared, journal);
}

/** Creates a folder and the missing ones above it. Adds each to `made`, the outermost first. */
async function makeFolder(folder: string, made: string[]): Promise<void> {
  try {
    await mkdir(folder);
  } catch (thrown) {
    if (codeOf(thrown) === 'EEXIST') return;
    if (codeOf(thrown) !== 'ENOENT' || dirname(folder) === folder) throw thrown;
    await makeFolder(dirname(folder), made);
    await mkdir(folder);
  }
  made.push(folder);
}

async function lookAgain({ path, real, before }: Target): Promise<void> {
  const now = await fileOnDisk(real);
  if (now?.mark === before?.mark) return;
  throw now ? changed(path) : gone(path);
}

async function place(next: Prepared): Promise<void> {
  const { path, real, before, temporary } = next;
  if (before) return replace({ ...next, before });
  await placeNew(temporary, real).catch((thrown: unknown) => {
    throw codeOf(thrown) === 'EEXIST' ? changed(path) : thrown;
  });
}

/** Another program may have had the old file open when the new one took its name. */
function lookBack({ path, before, kept }: Prepared): void {
  if (before && !isUntouched({ before, kept })) throw changed(path);
}

/** Restores the old files. Returns the paths where that was not possible. */
async function allPutBack(placed: readonly Prepared[]): Promise<readonly string[]> {
  const lost: string[] = [];
  for (const { path, real, bytes, before, kept } of placed)
    try {
      if (putBack(real, bytes, before && kept)) continue;
      await writeNew(kept, before!.bytes, before);
      await rename(kept, real);
    } catch {
      lost.push(path);
    }
  return lost;
}

/** Removes temporary files. What can't be removed now is removed by the next start. */
async function clear(prepared: readonly Prepared[], journal: string | undefined): Promise<void> {
  // The journal first: without it, the next start only removes the rest.
  const left = prepared.flatMap(({ temporary, kept }) => [temporary, kept]);
  for (const path of journal === undefined ? left : [journal, ...left])
    await rm(path, { force: true }).catch(() => undefined);
}

function keptAsDraft(path: string, thrown: unknown, lost: readonly string[]): Refuse {
  if (lost.length === 0) return thrownAs(unwritten(path, thrown));
  return new Refuse('half-written', m.halfWritten(said(thrown), lost));
}
