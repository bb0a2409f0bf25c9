/* What `signpost PATH` opens: a folder with documents in it, or one document. */
import { realpath, stat } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import { reason, Unusable } from '../io.ts';
import { documentsOf, listingOf, type Ground } from './listing.ts';
import { isPlainPath, realInside } from './paths.ts';

/** The folder to serve. Throws `Unusable` if there is nothing to open. */
export async function groundOf(path: string): Promise<Ground> {
  let real: string;
  let isFolder: boolean;
  try {
    real = await realpath(path);
    isFolder = (await stat(real)).isDirectory();
  } catch (thrown) {
    throw new Unusable(`${path} cannot be opened: ${reason(thrown)}`);
  }
  if (!isFolder) return groundOfFile(path, real);
  const ground: Ground = { root: real, only: undefined };
  const { files } = await listingOf(real);
  if (documentsOf(ground, files).length) return ground;
  const old = files.find((name) => basename(name) === 'mint.json');
  throw new Unusable(
    old === undefined
      ? `There is no docs.json in ${path === '.' ? 'this folder' : path} or in the folders below it. Name the folder of your documentation, the one that holds docs.json: signpost path/to/docs`
      : `${path} holds ${old}, the older form of a docs.json, and no docs.json. Upgrade the site first.`,
  );
}

async function groundOfFile(path: string, real: string): Promise<Ground> {
  const only = basename(real);
  if (!/\.jsonc?$/i.test(only) || !isPlainPath(only))
    throw new Unusable(
      `${path} is no docs.json. Name the folder of your documentation, or its docs.json.`,
    );
  const root = dirname(real);
  if ((await realInside(root, only)) === undefined)
    throw new Unusable(
      `${path} cannot be opened where it is: Signpost does not write in hidden folders.`,
    );
  return { root, only };
}
