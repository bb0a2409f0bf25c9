/*
 * What stands beside a docs.json: for a folder its pages and the files that `$ref`s reach, for a file only
 * the latter. Nothing outside of the folder is read, not through a link of the file system either.
 */
import { readdir, realpath, stat } from 'node:fs/promises';
import { basename, dirname, join, sep } from 'node:path';
import { read, type Source } from '../lib/core/model/read.ts';
import type { World } from '../lib/core/rules/diagnostic.ts';
import { folderOf, referencesIn, resolved } from '../lib/core/model/references.ts';
import { NoText, readText, reason, Unusable } from './io.ts';

export interface Found {
  /** The path of docs.json, as it is to be printed. */
  readonly file: string;
  /** It and the files that its `$ref`s reach, by paths of the same form. */
  readonly source: Source;
  readonly world: World;
}

/** Reads a docs.json and what is beside it. Refuses paths that cannot be read and folders without a docs.json. */
export async function worldOf(given: string): Promise<Found> {
  const path = slashed(given);
  if (!(await isFolder(path))) {
    const text = await readText(path);
    const files = await filesFrom(dirname(path), basename(path), text);
    return { file: path, source: sourceOf(path, text, files), world: { files } };
  }
  const name = await mainIn(path);
  const file = slashed(join(path, name));
  const text = await readText(file);
  const [files, pages] = await Promise.all([filesFrom(path, name, text), pagesIn(path)]);
  return { file, source: sourceOf(file, text, files), world: { files, pages } };
}

/** A docs.json and the files that its `$ref`s reach, as one document. Refuses what cannot be read. */
export async function documentAt(path: string): Promise<Source> {
  const text = await readText(path);
  return sourceOf(path, text, await filesFrom(dirname(path), basename(path), text));
}

/** A path as `$ref`s are written, which every system understands. */
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
    throw new Unusable(`${path} cannot be read: ${reason(thrown)}`);
  }
}

/** The name of the folder's docs.json. */
async function mainIn(folder: string): Promise<string> {
  const root = await realpath(folder);
  for (const name of ['docs.json', 'docs.jsonc']) {
    const real = await realpathOf(join(folder, name));
    if (real === undefined) continue;
    if (isInside(root, real)) return name;
    throw new Unusable(
      `${join(folder, name)} leads out of the folder. Name the file itself to check it.`,
    );
  }
  throw new Unusable(`${folder} holds no docs.json.`);
}

/** The texts of the files that are referred to, and of those that they refer to, by their path in the folder. */
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

/** The text of a file in the folder, or nothing. What is not UTF-8 is no JSON either, and is told as such. */
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

/** Page files by their path in the folder, without extension; not those of installed packages or of tools. */
async function pagesIn(folder: string): Promise<ReadonlySet<string>> {
  const root = await realpath(folder);
  const pages = new Set<string>();
  const look = async (real: string, path: string, isLinked: boolean): Promise<void> => {
    const entries = await entriesIn(real);
    for (const entry of entries) {
      const { name } = entry;
      if (name.startsWith('.') || name === 'node_modules') continue;
      let target = join(real, name);
      let kind: { isDirectory(): boolean; isFile(): boolean } = entry;
      if (entry.isSymbolicLink()) {
        const linked = await realpathOf(target);
        if (linked === undefined || !isInside(root, linked)) continue;
        kind = await stat(linked);
        // A folder in a linked folder that is a link again may lead round in circles.
        if (kind.isDirectory() && (isLinked || isInside(linked, real) || linked === real)) continue;
        target = linked;
      }
      if (kind.isDirectory())
        await look(target, `${path}${name}/`, isLinked || entry.isSymbolicLink());
      else if (kind.isFile() && /\.mdx?$/i.test(name))
        pages.add(path + name.replace(/\.mdx?$/i, ''));
    }
  };
  await look(root, '', false);
  return pages;
}

async function entriesIn(folder: string) {
  try {
    return await readdir(folder, { withFileTypes: true });
  } catch (thrown) {
    throw new Unusable(`${folder} cannot be read: ${reason(thrown)}`);
  }
}

const isInside = (folder: string, path: string): boolean =>
  path.startsWith(folder.endsWith(sep) ? folder : folder + sep);

/** Where a path leads in the end; nothing when it leads nowhere. */
async function realpathOf(path: string): Promise<string | undefined> {
  try {
    return await realpath(path);
  } catch {
    return undefined;
  }
}
