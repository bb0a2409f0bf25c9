/*
 * A docs.json and its surroundings: for a folder all of its files, for a file those that its `$ref`s reach. Nothing
 * outside the folder is read, not even through a symbolic link.
 */
import { realpath, stat } from 'node:fs/promises';
import { basename, dirname, join, sep } from 'node:path';
import { read, type Source } from '../lib/core/document/read.ts';
import { readConfig } from '../lib/core/config.ts';
import { CONFIG_FILE } from '../lib/core/check/config.ts';
import type { World } from '../lib/core/check/diagnostic.ts';
import { worldOf } from '../lib/core/check/world.ts';
import { folderOf, referencesIn, resolved } from '../lib/core/document/references.ts';
import { pageTextsIn, type PageTexts } from '../lib/core/public-api/page-links.ts';
import { configNextTo } from './config-file.ts';
import { folderFiles, isInside, realpathOf } from './folder-files.ts';
import { NoText, readText, reason, Unusable } from './io.ts';
import * as m from './messages.ts';

export interface SiteOnDisk {
  /** The path of docs.json, as it is printed. */
  readonly file: string;
  /** docs.json and the files that its `$ref`s reach, by paths of the same form. */
  readonly source: Source;
  readonly world: World;
  /** Texts of page files, by path from the folder of docs.json. Only for a folder. */
  readonly pages?: PageTexts;
}

/** Reads a docs.json and its surroundings. Throws for paths that cannot be read and folders without a docs.json. */
export async function siteAt(given: string): Promise<SiteOnDisk> {
  const path = slashed(given);
  if (!(await isFolder(path))) {
    const text = await readText(path);
    const files = await filesFrom(dirname(path), basename(path), text);
    const config = await configNextTo(path);
    const world = { files, ...(config && { config }) };
    return { file: path, source: sourceOf(path, text, files), world };
  }
  const name = await mainIn(path);
  const file = slashed(join(path, name));
  const text = await readText(file);
  const [reached, all] = await Promise.all([filesFrom(path, name, text), folderFiles(path)]);
  const known = worldOf(all, name);
  const config = all.get(CONFIG_FILE);
  const world = {
    ...known,
    files: new Map([...known.files!, ...reached]),
    ...(typeof config === 'string' && { config: readConfig(config) }),
  };
  return { file, source: sourceOf(file, text, reached), world, pages: pageTextsIn(all) };
}

/** A docs.json and the files that its `$ref`s reach, as one document. Throws if it cannot be read. */
export async function documentAt(path: string): Promise<Source> {
  const text = await readText(path);
  return sourceOf(path, text, await filesFrom(dirname(path), basename(path), text));
}

/** A path with slashes, as in `$ref`s, which every system understands. */
export const slashed = (path: string): string => (sep === '\\' ? path.replaceAll(sep, '/') : path);

const sourceOf = (main: string, text: string, files: Source): Source =>
  new Map([
    [main, text],
    ...[...files].map(([path, own]) => [folderOf(main) + path, own] as const),
  ]);

async function isFolder(path: string): Promise<boolean> {
  try {
    return (await stat(path)).isDirectory();
  } catch (thrown) {
    throw new Unusable(m.unreadable(path, reason(thrown)));
  }
}

/** The name of the folder's docs.json. */
async function mainIn(folder: string): Promise<string> {
  const root = await realpath(folder);
  for (const name of ['docs.json', 'docs.jsonc']) {
    const real = await realpathOf(join(folder, name));
    if (real === undefined) continue;
    if (isInside(root, real)) return name;
    throw new Unusable(m.leadsOut(join(folder, name)));
  }
  if ((await realpathOf(join(folder, 'mint.json'))) !== undefined)
    throw new Unusable(m.olderFormat(slashed(join(folder, 'mint.json'))));
  throw new Unusable(m.noDocs(folder));
}

/** The texts of the files that are referred to, and of those that they refer to, by path in the folder. */
async function filesFrom(
  folder: string,
  main: string,
  text: string,
): Promise<ReadonlyMap<string, string>> {
  const root = await realpath(folder);
  const files = new Map<string, string>();
  const open = [[main, text] as const];
  for (const [holder, content] of open) {
    const node = read(new Map([[holder, content]]), holder).files.get(holder)!.root;
    for (const { target } of node ? referencesIn(node) : []) {
      const path = resolved(folderOf(holder), target);
      if (path === undefined || path === '' || path === main || files.has(path)) continue;
      const found = await textInside(root, path);
      if (found === undefined) continue;
      files.set(path, found);
      open.push([path, found]);
    }
  }
  return files;
}

/**
 * The text of a file in the folder, or undefined. A file that isn't UTF-8 isn't JSON either, and is reported as such.
 */
async function textInside(root: string, path: string): Promise<string | undefined> {
  const real = await realpathOf(join(root, path));
  if (real === undefined || !isInside(root, real) || !(await stat(real)).isFile()) return undefined;
  try {
    return await readText(real);
  } catch (thrown) {
    if (thrown instanceof NoText) return '\ufffd';
    throw thrown;
  }
}
