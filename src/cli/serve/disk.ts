/* Files as they are, and one file put in place of another. */
import { createHash } from 'node:crypto';
import { constants } from 'node:fs';
import { access, link, open, readFile, rename, rm, stat } from 'node:fs/promises';
import { codeOf, readOnly } from './failures.ts';

/** A file that is there. */
export interface FileOnDisk {
  readonly bytes: Buffer;
  readonly mark: string;
  readonly mode: number;
  readonly uid: number;
  readonly gid: number;
}

/** Equal marks are equal bytes. */
export const markOf = (bytes: Uint8Array): string =>
  createHash('sha256').update(bytes).digest('base64url');

/** A file as it is; nothing where there is none. */
export async function fileOnDisk(real: string): Promise<FileOnDisk | undefined> {
  try {
    const info = await stat(real);
    if (!info.isFile()) return undefined;
    const { mode, uid, gid } = info;
    const bytes = await readFile(real);
    return { bytes, mark: markOf(bytes), mode, uid, gid };
  } catch (thrown) {
    if (['ENOENT', 'ENOTDIR'].includes(codeOf(thrown))) return undefined;
    throw thrown;
  }
}

/** Refuses a file that is marked as read-only, though a folder that can be written would let it be replaced. */
export async function mayWrite(real: string, path: string, { mode }: FileOnDisk): Promise<void> {
  // Nothing is forbidden to root, who is asked to keep to the marks all the same.
  if ((mode & 0o222) === 0) throw readOnly(path);
  await access(real, constants.W_OK);
}

/** Writes a file that is not there yet, down to the disk. */
export async function writeNew(real: string, bytes: Uint8Array, like?: FileOnDisk): Promise<void> {
  const file = await open(real, 'wx', like ? like.mode & 0o7777 : 0o666);
  try {
    if (like) {
      // A file of somebody else stays theirs where that can be done.
      await file.chown(like.uid, like.gid).catch(() => undefined);
      await file.chmod(like.mode & 0o7777);
    }
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Puts a written file where none is yet. Where somebody else was quicker it throws EEXIST. */
export async function placeNew(temporary: string, real: string): Promise<void> {
  try {
    await link(temporary, real);
  } catch (thrown) {
    if (codeOf(thrown) === 'EEXIST' || (await fileOnDisk(real))) throw thrown;
    // A disk that knows no second name for a file.
    return rename(temporary, real);
  }
  await rm(temporary, { force: true });
}

/** Makes what was renamed in a folder last, where the system lets a folder be flushed. */
export async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
