import { open, realpath, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

/**
 * Replaces a file's content so that at every moment the old or the new file is there, whole: a temporary file
 * in the same folder, flushed, then renamed over it. Follows a symbolic link and keeps the file's permissions.
 */
export async function replaceFile(path: string, text: string): Promise<void> {
  const target = await realpath(path);
  const folder = dirname(target);
  const { mode } = await stat(target);
  const temporary = join(folder, `.${basename(target)}.${process.pid}.signpost`);
  try {
    const file = await open(temporary, 'wx', mode);
    try {
      await file.chmod(mode);
      await file.writeFile(text, 'utf8');
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(temporary, target);
  } catch (thrown) {
    await rm(temporary, { force: true });
    throw thrown;
  }
  await syncFolder(folder);
}

/** Makes the renaming durable, where the system lets a folder be flushed. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
