/* The files in the folder. */
import { readdir, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { documentsIn } from '../../lib/core/document/paths.ts';
import { isPlainPath, isShown, realShown } from './paths.ts';
import { TEMPORARY } from './temporary.ts';

export interface Listing {
  /** Every visible file, by its path in the folder. */
  readonly files: readonly string[];
  /** What a killed save left behind: full paths. */
  readonly left: readonly string[];
}

/** Walks the folder, including links that stay in it. `root`: a real path. */
export async function listingOf(root: string): Promise<Listing> {
  const files: string[] = [];
  const left: string[] = [];
  const look = async (real: string, path: string, isLinked: boolean): Promise<void> => {
    // A folder without read permission has no files to show.
    const entries = await readdir(real, { withFileTypes: true }).catch(() => []);
    for (const entry of entries) {
      const { name } = entry;
      if (TEMPORARY.test(name)) left.push(join(real, name));
      if (!isShown(name) || !isPlainPath(path + name)) continue;
      if (entry.isFile()) files.push(path + name);
      else if (entry.isDirectory()) await look(join(real, name), `${path}${name}/`, isLinked);
      else if (entry.isSymbolicLink()) {
        const target = await realShown(root, join(real, name));
        const kind = target === undefined ? undefined : await stat(target);
        if (kind?.isFile()) files.push(path + name);
        // A link in a linked folder, or to a parent folder, could lead in circles.
        else if (kind?.isDirectory() && !isLinked && !(real + sep).startsWith(target! + sep))
          await look(target!, `${path}${name}/`, true);
      }
    }
  };
  await look(root, '', false);
  return { files: files.sort(), left };
}

/** The folder that is served, and the one document to open if one was named. */
export interface Ground {
  /** A real path. */
  readonly root: string;
  readonly only: string | undefined;
}

/** The documents that may be opened and written. */
export const documentsOf = ({ only }: Ground, files: readonly string[]): readonly string[] =>
  only === undefined ? documentsIn(files) : [only];
