/*
 * A folder on this computer: one that the browser can read and write in place, or the files of one that was chosen or
 * dropped, which can only be read. Files that only tools use are skipped.
 */
import type { FileState, Folder, DocumentStorage } from '../core/storage.ts';
import { ok, refuse, type Result } from '../core/result.ts';
import { sentence, readFileText } from './bytes.ts';
import { diskOf, isPassed, type Disk } from './disk.ts';
import { allow, isMissing, readFrom } from './file.ts';
import * as m from './folder-messages.ts';
import { contentOf } from './folder-step/content.ts';
import type { Journal } from './folder-step/journal.ts';
import { inQuotes } from '../core/text/direction.ts';

/** A folder, and how its files are read. */
export interface Tree extends Folder, Pick<DocumentStorage, 'watch'> {
  readonly fileOf: (path: string) => Promise<File>;
  /** Present if its files can be written and watched. */
  readonly disk?: Disk;
}

type Picker = (options: object) => Promise<FileSystemDirectoryHandle>;

const picker = (): Picker | undefined =>
  (globalThis as { showDirectoryPicker?: Picker }).showDirectoryPicker;

/** Asks for a folder. Undefined if the user cancels. */
export async function pickFolder(): Promise<Result<FileSystemDirectoryHandle | undefined>> {
  try {
    return ok(await picker()?.({ id: 'signpost-folder', mode: 'read' }));
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return ok(undefined);
    return refuse('unreadable', m.notOpened(sentence(error)));
  }
}

export const isFolderHandle = (value: unknown): value is FileSystemDirectoryHandle =>
  value instanceof Object && 'getDirectoryHandle' in value;

/** A folder by its handle. `journal`: where its unfinished saves are. */
export function folderTree(root: FileSystemDirectoryHandle, journal: Journal): Tree {
  const disk = diskOf(root, journal);
  return tree(root.name, {
    paths: async () => {
      const allowed = await allow(root, 'read');
      if (!allowed.ok) return allowed;
      const settled = await disk.settled();
      return settled.ok ? ok(await disk.paths()) : settled;
    },
    fileOf: disk.fileOf,
    disk,
  });
}

/** The files of a chosen folder, by their paths in it. */
export const filesTree = (name: string, files: ReadonlyMap<string, File>): Tree =>
  tree(name, {
    paths: () => Promise.resolve(ok([...files.keys()])),
    fileOf: (path) => {
      const file = files.get(path);
      return file
        ? Promise.resolve(file)
        : Promise.reject(new DOMException(`${inQuotes(path)} doesn’t exist.`, 'NotFoundError'));
    },
  });

interface Source extends Pick<Tree, 'fileOf' | 'disk'> {
  readonly paths: () => Promise<Result<readonly string[]>>;
}

function tree(name: string, { paths, fileOf, disk }: Source): Tree {
  return {
    name,
    fileOf,
    ...(disk && { disk, watch: disk.watch }),
    list: () => paths().catch((error: unknown) => toldOfListing(name, error)),
    bytes: async (path) => {
      try {
        return ok(new Uint8Array(await (await fileOf(path)).arrayBuffer()));
      } catch (error) {
        return toldOfReading(name, path, error);
      }
    },
  };
}

/** The files of an `<input webkitdirectory>`, and the name of their folder. */
export function chosenTree(files: Iterable<File>): Tree | undefined {
  const byPath = new Map<string, File>();
  let name: string | undefined;
  for (const file of files) {
    const [top, ...parts] = file.webkitRelativePath.split('/');
    if (!parts.length || parts.some(isPassed)) continue;
    name ??= top;
    byPath.set(parts.join('/'), file);
  }
  return name === undefined ? undefined : filesTree(name, byPath);
}

export async function entryTree(root: FileSystemDirectoryEntry): Promise<Result<Tree>> {
  const files = new Map<string, File>();
  const look = async (folder: FileSystemDirectoryEntry, path: string): Promise<void> => {
    const entries = (await entriesIn(folder)).filter(({ name }) => !isPassed(name));
    await Promise.all(
      entries.map(async (entry) => {
        if (entry.isDirectory)
          return look(entry as FileSystemDirectoryEntry, `${path}${entry.name}/`);
        const file = await new Promise<File>((done, fail) =>
          (entry as FileSystemFileEntry).file(done, fail),
        );
        files.set(path + entry.name, file);
      }),
    );
  };
  try {
    await look(root, '');
    return ok(filesTree(root.name, files));
  } catch (error) {
    return refuse('unreadable', m.folderUnreadable(root.name, sentence(error)));
  }
}

/** Entries arrive in batches. An empty one is the last. */
async function entriesIn(folder: FileSystemDirectoryEntry): Promise<readonly FileSystemEntry[]> {
  const reader = folder.createReader();
  const all: FileSystemEntry[] = [];
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((done, fail) =>
      reader.readEntries(done, fail),
    );
    if (some.length === 0) return all;
    all.push(...some);
  }
}

/** A folder as a storage for documents. */
export function folderAt({ name, list, bytes, fileOf, disk }: Tree, key: string): DocumentStorage {
  const reading = async (path: string): Promise<Result<FileState>> => {
    if (disk) {
      const settled = await disk.settled();
      if (!settled.ok) return settled;
      disk.open(path);
      return readFrom(await disk.handleOf(path), path, () => disk.fileOf(path));
    }
    const text = await readFileText(await fileOf(path));
    return text.ok ? ok({ path, text: text.value, mark: text.value }) : text;
  };
  return {
    kind: 'folder',
    name,
    key,
    list,
    bytes,
    mark: async (path) => {
      try {
        const settled = await disk?.settled();
        return settled?.ok === false ? settled : await contentOf(await fileOf(path));
      } catch (error) {
        return toldOfReading(name, path, error);
      }
    },
    read: (path) => reading(path).catch((error: unknown) => toldOfReading(name, path, error)),
    ...(disk && { write: disk.write, watch: disk.watch }),
  };
}

const toldOfListing = (folder: string, error: unknown): Result<never> =>
  isMissing(error) ? refuse('missing', m.folderGone(folder)) : toldOfReading(folder, folder, error);

function toldOfReading(folder: string, path: string, error: unknown): Result<never> {
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'NotFoundError') return refuse('missing', m.notInFolder(path, folder));
  // Chosen files can only be read as they were at that time.
  if (name === 'NotReadableError') return refuse('unreadable', m.changedSinceChosen(path));
  if (name === 'NotAllowedError') return refuse('not-allowed', m.mayNotRead(folder));
  return refuse('unreadable', m.unreadable(path, sentence(error)));
}
