/*
 * The files of a documentation folder as the checks need them: the texts of those that are read, the names of all
 * others. Nothing outside the folder is read, not even through a symbolic link.
 */
import { readdir, readFile, realpath, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import type { FolderFiles } from '../lib/core/check/world.ts';
import { reason, Unusable } from './io.ts';
import * as m from './messages.ts';

/** Files whose texts the checks read. */
export const READ = /\.(mdx?|jsonc?|ya?ml)$|(^|\/)\.mintignore$/i;
/** Size limit for one file, in bytes. A larger file is treated as having no text. */
export const LARGEST = 20 * 1024 * 1024;
/** Number of files read in parallel. */
const SIDE_BY_SIDE = 32;

/** A file of the folder: its path in it, and its real path. */
interface OpenFile {
  readonly path: string;
  readonly real: string;
  /** A symbolic link, or in a linked folder. */
  readonly isLinked: boolean;
}

/**
 * Every file of a folder by its path in it, except installed packages and folders whose name starts with a dot. Throws
 * if the folder cannot be listed. A file that cannot be read, or isn't UTF-8, is `null`. So is one behind a symbolic link
 * if files are `toChange`: it may be there twice.
 */
export async function folderFiles(folder: string, toChange = false): Promise<FolderFiles> {
  const found = await filesIn(await realpath(folder));
  const texts = new Map<string, string | null>(found.map(({ path }) => [path, null]));
  const queue = found
    .filter(({ path, isLinked }) => READ.test(path) && !(toChange && isLinked))
    .values();
  const worker = async () => {
    for (const { path, real } of queue) texts.set(path, await fileText(real));
  };
  await Promise.all(Array.from({ length: SIDE_BY_SIDE }, worker));
  return texts;
}

async function fileText(path: string): Promise<string | null> {
  try {
    if ((await stat(path)).size > LARGEST) return null;
    const bytes = await readFile(path);
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    // The file exists but its content is unknown, which is never a problem of docs.json.
    return null;
  }
}

/** `root`: the folder itself, not a link. */
async function filesIn(root: string): Promise<readonly OpenFile[]> {
  const found: OpenFile[] = [];
  const look = async (real: string, path: string, isLinked: boolean): Promise<void> => {
    for (const entry of await entriesIn(real)) {
      const { name } = entry;
      let target = join(real, name);
      let kind: { isDirectory(): boolean; isFile(): boolean } = entry;
      const isLink = entry.isSymbolicLink();
      if (isLink) {
        const linked = await realpathOf(target);
        if (linked === undefined || !isInside(root, linked)) continue;
        kind = await stat(linked);
        // A linked folder inside a linked folder could lead in circles.
        if (kind.isDirectory() && (isLinked || isInside(linked, real) || linked === real)) continue;
        target = linked;
      }
      if (kind.isDirectory()) {
        if (!name.startsWith('.') && name !== 'node_modules')
          await look(target, `${path}${name}/`, isLinked || isLink);
      } else if (kind.isFile())
        found.push({ path: path + name, real: target, isLinked: isLinked || isLink });
    }
  };
  await look(root, '', false);
  return found;
}

async function entriesIn(folder: string) {
  try {
    return await readdir(folder, { withFileTypes: true });
  } catch (thrown) {
    throw new Unusable(m.unreadable(folder, reason(thrown)));
  }
}

/** Whether a path, itself not a link, is inside a folder. */
export const isInside = (folder: string, path: string): boolean =>
  path.startsWith(folder.endsWith(sep) ? folder : folder + sep);

/** The real path of a path, or undefined if it leads nowhere. */
export async function realpathOf(path: string): Promise<string | undefined> {
  try {
    return await realpath(path);
  } catch {
    return undefined;
  }
}
