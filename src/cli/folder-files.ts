/*
 * The files of a documentation folder as the checks want them: texts of what is read, names of everything else.
 * Nothing outside of the folder is read, not through a link of the file system either.
 */
import { readdir, readFile, realpath, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import type { FolderFiles } from '../lib/core/rules/world.ts';
import { reason, Unusable } from './io.ts';

/** Files whose texts the checks read. */
export const READ = /\.(mdx?|jsonc?|ya?ml)$|(^|\/)\.mintignore$/i;
/** So many bytes of one file are read at most; a larger one counts as one without text. */
export const LARGEST = 20 * 1024 * 1024;
/** So many files are read side by side. */
const SIDE_BY_SIDE = 32;

/** A file of the folder: its path in it, and where it is in truth. */
interface OpenFile {
  readonly path: string;
  readonly real: string;
}

/**
 * Every file of a folder by its path in it, but those of installed packages and of folders with a dot before their
 * name. Refuses a folder that cannot be listed; a file that cannot be read, or is no UTF-8, is `null`.
 */
export async function folderFiles(folder: string): Promise<FolderFiles> {
  const found = await filesIn(await realpath(folder));
  const texts = new Map<string, string | null>(found.map(({ path }) => [path, null]));
  const queue = found.filter(({ path }) => READ.test(path)).values();
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
    // It is there; what is in it is not known, which is never a problem of docs.json.
    return null;
  }
}

/** `root`: the folder itself, no link. */
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
        // A folder in a linked folder that is a link again may lead round in circles.
        if (kind.isDirectory() && (isLinked || isInside(linked, real) || linked === real)) continue;
        target = linked;
      }
      if (kind.isDirectory()) {
        if (!name.startsWith('.') && name !== 'node_modules')
          await look(target, `${path}${name}/`, isLinked || isLink);
      } else if (kind.isFile()) found.push({ path: path + name, real: target });
    }
  };
  await look(root, '', false);
  return found;
}

async function entriesIn(folder: string) {
  try {
    return await readdir(folder, { withFileTypes: true });
  } catch (thrown) {
    throw new Unusable(`${folder} cannot be read: ${reason(thrown)}`);
  }
}

/** Whether a path, itself no link, is in a folder. */
export const isInside = (folder: string, path: string): boolean =>
  path.startsWith(folder.endsWith(sep) ? folder : folder + sep);

/** Where a path leads in the end; nothing when it leads nowhere. */
export async function realpathOf(path: string): Promise<string | undefined> {
  try {
    return await realpath(path);
  } catch {
    return undefined;
  }
}
