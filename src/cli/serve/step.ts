/*
 * Several files written as one step. Every new text is first written beside its file and flushed; then the files are
 * looked at once more; then each is renamed into place, which the system does at once or not at all. What was renamed
 * is put back when a later one fails. Where there are several, a journal says before the first renaming what is to
 * come: should the machine stop in between, the next start brings the step to its end (`sweep.ts`).
 */
import { link, mkdir, rename, rm, rmdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import {
  markOf,
  mayWrite,
  placeNew,
  standingAt,
  syncFolder,
  writeNew,
  type Standing,
} from './disk.ts';
import { changed, codeOf, gone, Refuse, said, thrownAs, unwritten } from './failures.ts';
import { journalFor } from './journal.ts';
import type { Target } from './target.ts';
import { temporaryFor } from './temporary.ts';

interface Prepared extends Target {
  readonly temporary: string;
  /** A second name of the file as it was. */
  readonly kept: string;
}

/** Writes all or none. Throws what `unwritten` says in words. */
export async function writeStep(targets: readonly Target[]): Promise<void> {
  const made: string[] = [];
  const prepared: Prepared[] = [];
  const placed: Prepared[] = [];
  let journal: string | undefined;
  let target: Target | undefined;
  try {
    for (target of targets) {
      const { path, real, bytes, before } = target;
      if (before) await mayWrite(real, path, before);
      else made.push(...(await makeFolder(dirname(real))));
      const next = { ...target, temporary: temporaryFor(real), kept: temporaryFor(real) };
      prepared.push(next);
      await writeNew(next.temporary, bytes, before);
    }
    if (prepared.length > 1) journal = await journalFor(prepared);
    for (target of prepared) await lookAgain(target);
    for (const next of prepared) {
      target = next;
      await place(next);
      placed.push(next);
    }
    for (const folder of new Set(prepared.map(({ real }) => dirname(real))))
      await syncFolder(folder);
  } catch (thrown) {
    const lost = await putBack(placed);
    await clear(prepared, journal);
    for (const folder of made.reverse()) await rmdir(folder).catch(() => undefined);
    if (lost.length) throw halfWritten(lost, thrown);
    throw thrownAs(unwritten(target!.path, thrown));
  }
  await clear(prepared, journal);
}

/** Makes a folder and those above it; answers with those that it made, the outermost first. */
async function makeFolder(folder: string): Promise<readonly string[]> {
  const first = await mkdir(folder, { recursive: true });
  if (first === undefined) return [];
  const made = [folder];
  while (made[0] !== first) made.unshift(dirname(made[0]!));
  return made;
}

async function lookAgain({ path, real, before }: Target): Promise<void> {
  const now = await standingAt(real);
  if (now?.mark === before?.mark) return;
  throw now ? changed(path) : gone(path);
}

async function place({ path, real, before, temporary, kept }: Prepared): Promise<void> {
  if (before) {
    if (isOurs(before)) await link(real, kept).catch(() => undefined);
    return rename(temporary, real);
  }
  await placeNew(temporary, real).catch((thrown: unknown) => {
    throw codeOf(thrown) === 'EEXIST' ? changed(path) : thrown;
  });
}

/** Whether a second name of the file could be taken away again, wherever it is. */
function isOurs({ uid }: Standing): boolean {
  const who = process.geteuid?.();
  return who === undefined || who === 0 || who === uid;
}

/** Puts back what stood there; answers with the paths where that was not possible. */
async function putBack(placed: readonly Prepared[]): Promise<readonly string[]> {
  const lost: string[] = [];
  for (const { path, real, bytes, before, kept } of placed)
    try {
      // What somebody else wrote since then is theirs.
      if ((await standingAt(real))?.mark !== markOf(bytes)) continue;
      if (!before) await rm(real);
      else
        await rename(kept, real).catch(async () => {
          await writeNew(kept, before.bytes, before);
          await rename(kept, real);
        });
    } catch {
      lost.push(path);
    }
  return lost;
}

async function clear(prepared: readonly Prepared[], journal: string | undefined): Promise<void> {
  // The journal goes first: without it what lies about is only swept away.
  if (journal !== undefined) await rm(journal, { force: true });
  for (const { temporary, kept } of prepared)
    for (const left of [temporary, kept]) await rm(left, { force: true }).catch(() => undefined);
}

const halfWritten = (lost: readonly string[], thrown: unknown): Refuse =>
  new Refuse(
    'half-written',
    `The files could not all be written: ${said(thrown)} ${lost.map((path) => `“${path}”`).join(', ')} could not be put back and holds the new text. Your work is kept as a draft; save again when the disk can be written.`,
  );
