/* What `signpost PATH` opens: a folder with documents in it, or one document. */
import { realpath, stat } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import { reason, Unusable } from '../io.ts';
import { documentsOf, listingOf, type Ground } from './listing.ts';
import * as m from './messages.ts';
import { isPlainPath, realInside } from './paths.ts';

/** The folder to serve. Throws `Unusable` if there is nothing to open. */
export async function groundOf(path: string): Promise<Ground> {
  let real: string;
  let isFolder: boolean;
  try {
    real = await realpath(path);
    isFolder = (await stat(real)).isDirectory();
  } catch (thrown) {
    throw new Unusable(m.cannotOpen(path, reason(thrown)));
  }
  if (!isFolder) return groundOfFile(path, real);
  const ground: Ground = { root: real, only: undefined };
  const { files } = await listingOf(real);
  if (documentsOf(ground, files).length) return ground;
  const old = files.find((name) => basename(name) === 'mint.json');
  if (old !== undefined) throw new Unusable(m.onlyOlderForm(path, old));
  throw new Unusable(path === '.' ? m.noDocsHere : m.noDocs(path));
}

async function groundOfFile(path: string, real: string): Promise<Ground> {
  const only = basename(real);
  if (!/\.jsonc?$/i.test(only) || !isPlainPath(only)) throw new Unusable(m.notDocs(path));
  const root = dirname(real);
  if ((await realInside(root, only)) === undefined) throw new Unusable(m.inHiddenFolder(path));
  return { root, only };
}
