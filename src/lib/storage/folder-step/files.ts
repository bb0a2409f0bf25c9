/* The files of a folder by their paths, through the handles of the browser's file system. */
import { ok, refuse, type Result } from '../../core/result.ts';
import { isMissing, writeFailure } from '../file.ts';
import { bytesOf, contentOf } from './content.ts';
import * as m from './messages.ts';

type Folder = FileSystemDirectoryHandle;

/** A refusal as an error, so that it ends what is under way like a failure of the disk. */
export class Refused extends Error {
  readonly result: ReturnType<typeof refuse>;
  constructor(result: ReturnType<typeof refuse>) {
    super(result.refusal.sentence);
    this.result = result;
  }
}

const split = (path: string): readonly [folders: readonly string[], name: string] => {
  const parts = path.split('/');
  return [parts.slice(0, -1), parts.at(-1)!];
};

export async function folderIn(root: Folder, names: readonly string[], create = false) {
  let folder = root;
  for (const name of names) folder = await folder.getDirectoryHandle(name, { create });
  return folder;
}

async function handleAt(root: Folder, path: string, create = false): Promise<FileSystemFileHandle> {
  const [folders, name] = split(path);
  return (await folderIn(root, folders, create)).getFileHandle(name, { create });
}

/** Whether there is a file at this path. Refuses if a folder is there, or a file has the name of a folder above it. */
export async function existsAt(root: Folder, path: string): Promise<Result<boolean>> {
  try {
    await handleAt(root, path);
    return ok(true);
  } catch (error) {
    if (isMissing(error)) return ok(false);
    return isOfOtherKind(error) ? refuse('taken', m.blocked(path)) : writeFailure(path, error);
  }
}

/** A file's content (`content.ts`), or undefined if there is none. */
export async function contentAt(root: Folder, path: string): Promise<Result<string | undefined>> {
  try {
    return await contentOf(await (await handleAt(root, path)).getFile());
  } catch (error) {
    if (isMissing(error)) return ok(undefined);
    return isOfOtherKind(error) ? refuse('taken', m.blocked(path)) : writeFailure(path, error);
  }
}

/**
 * A path as the folder spells it, or undefined if nothing is there. A disk that ignores case and Unicode's forms finds
 * a file by other spellings, too.
 */
export async function spellingOf(root: Folder, path: string): Promise<string | undefined> {
  let folder = root;
  const spelled: string[] = [];
  const names = path.split('/');
  for (const name of names) {
    if (spelled.length) folder = await folder.getDirectoryHandle(spelled.at(-1)!);
    const own = await ownName(folder, name);
    if (own === undefined) return undefined;
    spelled.push(own);
  }
  return spelled.join('/');
}

/** A part of the API that TypeScript's own library does not have yet. */
export const namesIn = (folder: Folder) =>
  (folder as unknown as { keys: () => AsyncIterableIterator<string> }).keys();

async function ownName(folder: Folder, name: string): Promise<string | undefined> {
  const plain = (one: string) => one.normalize('NFC').toLowerCase();
  let alike: string | undefined;
  for await (const key of namesIn(folder)) {
    if (key === name) return key;
    if (plain(key) === plain(name)) alike = key;
  }
  return alike;
}

/** A content that is written next to its file, where it isn't visible. */
export interface Staged {
  readonly path: string;
  /** Puts it in place, which the browser does atomically. */
  readonly close: () => Promise<void>;
  readonly abort: () => Promise<void>;
}

/** `isNew`: creates the file and its folders. The file is empty until its content is in place. */
export async function stage(
  root: Folder,
  path: string,
  content: string,
  isNew: boolean,
): Promise<Staged> {
  const stream = await (await handleAt(root, path, isNew)).createWritable();
  const abort = () => stream.abort().catch(() => undefined);
  try {
    await stream.write(bytesOf(content));
  } catch (error) {
    await abort();
    throw error;
  }
  return { path, close: () => stream.close(), abort };
}

export async function write(root: Folder, path: string, content: string, isNew: boolean) {
  await (await stage(root, path, content, isNew)).close();
}

export async function remove(root: Folder, path: string): Promise<void> {
  const [folders, name] = split(path);
  await (await folderIn(root, folders)).removeEntry(name);
}

/**
 * Removes folders that are empty, the innermost first, and these files. Returns whether none of them is left: what
 * couldn't be removed does no harm.
 */
export async function tidy(
  root: Folder,
  folders: Iterable<string>,
  files: readonly string[] = [],
): Promise<boolean> {
  let isTidy = true;
  const inwards = [...new Set(folders)].sort((one, other) => other.length - one.length);
  for (const path of [...files, ...inwards])
    await remove(root, path).catch((error: unknown) => {
      const isFull = error instanceof DOMException && error.name === 'InvalidModificationError';
      isTidy &&= isFull || isMissing(error);
    });
  return isTidy;
}

/** The folders among these that don't exist. */
export async function missingIn(
  root: Folder,
  folders: Iterable<string>,
): Promise<readonly string[]> {
  const missing: string[] = [];
  for (const folder of folders)
    await folderIn(root, folder.split('/')).catch((error: unknown) => {
      if (!isMissing(error)) throw error;
      missing.push(folder);
    });
  return missing;
}

/** All folders above these paths. */
export function foldersAbove(paths: readonly string[]): ReadonlySet<string> {
  const folders = new Set<string>();
  for (const path of paths)
    for (let end = path.indexOf('/'); end >= 0; end = path.indexOf('/', end + 1))
      folders.add(path.slice(0, end));
  return folders;
}

const isOfOtherKind = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'TypeMismatchError';
