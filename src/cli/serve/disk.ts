/* Files on disk, and the steps of replacing one. */
import { createHash } from 'node:crypto';
import { constants } from 'node:fs';
import { access, link, open, readFile, rename, rm, stat } from 'node:fs/promises';
import { codeOf, readOnly } from './failures.ts';

/** An existing file. */
export interface FileOnDisk {
  readonly bytes: Buffer;
  readonly mark: string;
  readonly mode: number;
  readonly uid: number;
  readonly gid: number;
  /** The same for all names of one file: on many disks `a.mdx` and `A.mdx` are one. */
  readonly id: string;
}

/** Equal marks mean equal bytes. */
export const markOf = (bytes: Uint8Array): string =>
  createHash('sha256').update(bytes).digest('base64url');

/** Reads a file. Returns undefined if there is none. */
export async function fileOnDisk(real: string): Promise<FileOnDisk | undefined> {
  try {
    const info = await stat(real);
    if (!info.isFile()) return undefined;
    const { mode, uid, gid } = info;
    const bytes = await readFile(real);
    return { bytes, mark: markOf(bytes), mode, uid, gid, id: `${info.dev}:${info.ino}` };
  } catch (thrown) {
    if (['ENOENT', 'ENOTDIR'].includes(codeOf(thrown))) return undefined;
    throw thrown;
  }
}

/** Throws for a file that is marked read-only, even though a writable folder would allow replacing it. */
export async function mayWrite(real: string, path: string, { mode }: FileOnDisk): Promise<void> {
  // Root may write everything, but respects the mark as well.
  // Guard: a read-only mark counts, for root too
  if ((mode & 0o222) === 0) throw readOnly(path);
  await access(real, constants.W_OK);
}

/** Writes a file that doesn't exist yet, and flushes it to the disk. `like`: the file whose mode and owner it gets. */
export async function writeNew(real: string, bytes: Uint8Array, like?: FileOnDisk): Promise<void> {
  const file = await open(real, 'wx', like ? like.mode & 0o7777 : 0o666);
  try {
    if (like) {
      // Keeps another user as the owner where that is possible.
      await file.chown(like.uid, like.gid).catch(() => undefined);
      await file.chmod(like.mode & 0o7777);
    }
    await file.writeFile(bytes);
    // Guard: a text is on the disk before it replaces one
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Moves a written file to a path where there is none yet. Throws EEXIST if another process was faster. */
export async function placeNew(temporary: string, real: string): Promise<void> {
  try {
    await link(temporary, real);
  } catch (thrown) {
    if (codeOf(thrown) === 'EEXIST' || (await fileOnDisk(real))) throw thrown;
    // The file system has no hard links.
    return rename(temporary, real);
  }
  await rm(temporary, { force: true });
}

/** Flushes renames in a folder to the disk, where the system allows it. */
export async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    // Guard: the folder is flushed after it
    await handle.sync();
  } finally {
    await handle.close();
  }
}
