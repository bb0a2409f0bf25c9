/*
 * Replaces or removes a file that was read before, while other programs may write it, too. The old file keeps a second name until
 * everything is done: what another program wrote into it is seen there and can be restored, and the name refers to a
 * whole file at every moment. The check and the rename follow each other without a pause. A file that is renamed into
 * place exactly between these two calls can't be detected: systems offer no exchange of files to programs like this
 * one.
 */
import { existsSync, linkSync, lstatSync, readFileSync, renameSync, rmSync } from 'node:fs';
import type { FileOnDisk } from './disk.ts';
import { changed, codeOf, gone } from './failures.ts';

export interface Replacing {
  /** The path for messages. */
  readonly path: string;
  readonly real: string;
  readonly before: FileOnDisk;
  /** The new file, next to `real`. Undefined if the file is removed. */
  readonly temporary: string | undefined;
  /** The second name of the old file, next to it. */
  readonly kept: string;
}

/** Throws `changed` or `gone` if the file is no longer as it was read. Nothing is renamed in that case. */
export function replace({ path, real, before, temporary, kept }: Replacing): void {
  const hasSecondName = isOurs(before) && linked(real, kept);
  try {
    const isSame = readFileSync(hasSecondName ? kept : real).equals(before.bytes);
    // Guard: compared right before it is replaced
    if (!isSame || (hasSecondName && !areOne(real, kept))) throw changed(path);
  } catch (thrown) {
    if (hasSecondName) rmSync(kept, { force: true });
    throw codeOf(thrown) === 'ENOENT' ? gone(path) : thrown;
  }
  if (temporary !== undefined) renameSync(temporary, real);
  else if (hasSecondName) rmSync(real);
  else renameSync(real, kept);
}

/** Whether nothing was written into the old file since it was read. True if it has no second name. */
export function isUntouched({ before, kept }: Pick<Replacing, 'before' | 'kept'>): boolean {
  try {
    return readFileSync(kept).equals(before.bytes);
  } catch (thrown) {
    if (codeOf(thrown) === 'ENOENT') return true;
    throw thrown;
  }
}

/**
 * Removes the new file, if it still contains `bytes`. The old file gets its name back, including what was written into
 * it. What another program has put there since then stays. Returns false if the old file could not be restored.
 */
export function putBack(
  real: string,
  bytes: Uint8Array | undefined,
  kept: string | undefined,
): boolean {
  if (bytes === undefined) return kept === undefined || nameAgain(kept, real);
  if (!holds(real, bytes)) return true;
  if (kept === undefined) rmSync(real);
  else
    try {
      renameSync(kept, real);
    } catch (thrown) {
      if (codeOf(thrown) !== 'ENOENT') throw thrown;
      return false;
    }
  return true;
}

/** Gives a removed file its name back. Throws if another program has put something there. */
function nameAgain(kept: string, real: string): boolean {
  try {
    if (linked(kept, real)) rmSync(kept);
    else if (existsSync(real)) throw new Error('EEXIST');
    else renameSync(kept, real);
  } catch (thrown) {
    if (codeOf(thrown) !== 'ENOENT') throw thrown;
    return false;
  }
  return true;
}

function holds(real: string, bytes: Uint8Array): boolean {
  try {
    return readFileSync(real).equals(bytes);
  } catch (thrown) {
    if (['ENOENT', 'ENOTDIR', 'EISDIR'].includes(codeOf(thrown))) return false;
    throw thrown;
  }
}

/** Gives the file a second name. Returns false if the disk does not support that. */
function linked(real: string, kept: string): boolean {
  try {
    linkSync(real, kept);
    return true;
  } catch {
    return false;
  }
}

/** Whether both are names of one file, and it isn't a link. */
function areOne(real: string, kept: string): boolean {
  const [one, other] = [real, kept].map((name) => lstatSync(name, { bigint: true }));
  return one!.isFile() && one!.ino === other!.ino && one!.dev === other!.dev;
}

/** Whether a second name of the file could be removed again, in any folder. */
function isOurs({ uid }: FileOnDisk): boolean {
  const who = process.geteuid?.();
  return who === undefined || who === 0 || who === uid;
}
