/*
 * Writes and removes several files as one step. First, every new text is written next to its file and flushed. Then the
 * files are checked once more. Then each is renamed into place, which is atomic, and what is to be removed is removed.
 * Last, the old files are checked for what another program wrote into them in the meantime. If a later action fails,
 * what was done is taken back. A journal with the plan is there from the first action on: if the machine stops in
 * between, the next start finishes the step (`sweep.ts`). A single text in a folder that exists needs none.
 */
import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { mayWrite, placeNew, fileOnDisk, syncFolder, writeNew } from './disk.ts';
import { changed, codeOf, gone, Refuse, said, thrownAs, unwritten } from './failures.ts';
import { isBelow, journalFor, prune, type Journal, type Prepared } from './journal.ts';
import * as m from './messages.ts';
import { isUntouched, putBack, replace } from './replace.ts';
import type { Target } from './target.ts';
import { temporaryFor } from './temporary.ts';

/**
 * Turns a failure into an error that says why nothing was written. `lost`: paths that could not be restored and have
 * the new text.
 */
export type Saying = (path: string, thrown: unknown, lost: readonly string[]) => Error;

/**
 * Writes and removes all files or none. Folders above removed files go, too, if they end up empty, up to `root`. Throws
 * what `saying` makes of a failure.
 */
export async function writeStep(
  targets: readonly Target[],
  saying: Saying = keptAsDraft,
  root = '',
): Promise<void> {
  const prepared = inOrder(targets).map((target): Prepared => {
    const { real } = target;
    return { ...target, temporary: temporaryFor(real), kept: temporaryFor(real) };
  });
  const missing = foldersAbove(
    prepared.filter(({ bytes }) => bytes).map(({ real }) => real),
  ).filter((folder) => !existsSync(folder));
  const removed = prepared.filter(({ bytes }) => !bytes).map(({ real }) => real);
  const emptied = foldersAbove(removed).filter(isBelow(root));
  const placed: Prepared[] = [];
  let journal: Journal | undefined;
  let target: Target = prepared[0]!;
  try {
    for (target of prepared)
      if (target.before) await mayWrite(target.real, target.path, target.before);
    // Guard: a journal before several files
    if (prepared.length > 1 || removed.length > 0 || missing.length > 0)
      journal = await journalFor(prepared, [...missing, ...emptied]);
    for (target of prepared) {
      const { real, bytes, before, like = before, temporary } = target as Prepared;
      if (!bytes) continue;
      if (!before) await mkdir(dirname(real), { recursive: true });
      await writeNew(temporary, bytes, like);
    }
    await journal?.begin();
    // Guard: compared again before any file is replaced
    for (target of prepared) await lookAgain(target, prepared);
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
    await clear(prepared, journal, missing);
    throw saying(target.path, thrown, lost);
  }
  await clear(prepared, journal, emptied);
}

/**
 * New texts first, so that no content is missing at any moment. A file that only changes its case comes first: on many
 * disks its old name is in the way of the new one.
 */
function inOrder(targets: readonly Target[]): readonly Target[] {
  const lower = new Set(targets.flatMap(({ bytes, real }) => (bytes ? [real.toLowerCase()] : [])));
  const rank = ({ bytes, real }: Target) => (bytes ? 1 : lower.has(real.toLowerCase()) ? 0 : 2);
  return [...targets].sort((a, b) => rank(a) - rank(b));
}

/** All folders above these files. */
function foldersAbove(files: readonly string[]): readonly string[] {
  const folders = new Set<string>();
  for (const file of files)
    for (let folder = dirname(file); !folders.has(folder); folder = dirname(folder))
      folders.add(folder);
  return [...folders];
}

async function lookAgain({ path, real, before }: Target, all: readonly Target[]): Promise<void> {
  const now = await fileOnDisk(real);
  if (now?.mark === before?.mark) return;
  // The same file by a name that differs only in case.
  if (!before && all.some((one) => !one.bytes && one.before?.id === now?.id)) return;
  throw now ? changed(path) : gone(path);
}

async function place(next: Prepared): Promise<void> {
  const { path, real, bytes, before, temporary } = next;
  if (before) return replace({ ...next, before, temporary: bytes && temporary });
  await placeNew(temporary, real).catch((thrown: unknown) => {
    throw codeOf(thrown) === 'EEXIST' ? changed(path) : thrown;
  });
}

/** Another program may have had the old file open when the new one took its name. */
function lookBack({ path, before, kept }: Prepared): void {
  if (before && !isUntouched({ before, kept })) throw changed(path);
}

/** Restores the old files, the last one first. Returns the paths where that was not possible. */
async function allPutBack(placed: readonly Prepared[]): Promise<readonly string[]> {
  const lost: string[] = [];
  for (const { path, real, bytes, before, kept } of [...placed].reverse())
    try {
      if (putBack(real, bytes, before && kept)) continue;
      await writeNew(kept, before!.bytes, before);
      await rename(kept, real);
    } catch {
      lost.unshift(path);
    }
  return lost;
}

/** Removes temporary files, and folders that are empty. What can't be removed now is removed by the next start. */
async function clear(
  prepared: readonly Prepared[],
  journal: Journal | undefined,
  folders: readonly string[],
): Promise<void> {
  // From then on, the next start only removes the rest.
  await journal?.done().catch(() => undefined);
  for (const path of prepared.flatMap(({ temporary, kept }) => [temporary, kept]))
    await rm(path, { force: true }).catch(() => undefined);
  await prune(folders);
  await journal?.end().catch(() => undefined);
}

function keptAsDraft(path: string, thrown: unknown, lost: readonly string[]): Refuse {
  if (lost.length === 0) return thrownAs(unwritten(path, thrown));
  return new Refuse('half-written', m.halfWritten(said(thrown), lost));
}
