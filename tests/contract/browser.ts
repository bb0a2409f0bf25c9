/*
 * Runs inside a page: a file and a folder opened by handles from the browser's own file system, which have the same
 * class as real ones.
 */
import { fileAt } from '../../src/lib/storage/file.ts';
import { folderAt, folderTree } from '../../src/lib/storage/folder.ts';
import { casesFor, tryCase } from './cases.ts';
import { type Ability, FILES, type TestedStorage, HIDDEN, MAIN } from './tested-storage.ts';

/** The result of one case: undefined, or what is wrong. */
export interface Tried {
  readonly says: string;
  readonly failure: string | undefined;
}

async function folderOf(root: FileSystemDirectoryHandle, path: string, create: boolean) {
  let folder = root;
  for (const name of path.split('/').slice(0, -1))
    folder = await folder.getDirectoryHandle(name, { create });
  return folder;
}
const nameOf = (path: string): string => path.split('/').at(-1)!;

async function put(root: FileSystemDirectoryHandle, path: string, bytes: Uint8Array<ArrayBuffer>) {
  const folder = await folderOf(root, path, true);
  const stream = await (
    await folder.getFileHandle(nameOf(path), { create: true })
  ).createWritable();
  await stream.write(bytes);
  await stream.close();
}

const ABLE: Readonly<Record<'file' | 'folder', readonly Ability[]>> = {
  file: ['write', 'watch'],
  folder: ['list', 'bytes', 'write', 'watch'],
};

let grounds = 0;

async function ground(kind: 'file' | 'folder'): Promise<TestedStorage> {
  const top = await navigator.storage.getDirectory();
  const name = `contract-${++grounds}`;
  const root = await top.getDirectoryHandle(name, { create: true });
  for (const [path, bytes] of Object.entries({ ...FILES, ...HIDDEN })) await put(root, path, bytes);
  const main = await root.getFileHandle(MAIN);
  const place = () =>
    kind === 'file' ? fileAt(main, 'file:1') : folderAt(folderTree(root), 'folder:1');
  return {
    place: place(),
    again: place,
    bytesOf: async (path) => {
      try {
        const folder = await folderOf(root, path, false);
        const file = await (await folder.getFileHandle(nameOf(path))).getFile();
        return new Uint8Array(await file.arrayBuffer());
      } catch (error) {
        if (error instanceof DOMException && error.name === 'NotFoundError') return undefined;
        throw error;
      }
    },
    disturb: async (path, bytes) => {
      if (bytes) return put(root, path, bytes as Uint8Array<ArrayBuffer>);
      return (await folderOf(root, path, false)).removeEntry(nameOf(path));
    },
    close: () => top.removeEntry(name, { recursive: true }),
  };
}

export async function tryAll(kind: 'file' | 'folder'): Promise<readonly Tried[]> {
  const tried: Tried[] = [];
  for (const one of casesFor(ABLE[kind])) {
    const failure = await tryCase(() => ground(kind), one).then(
      () => undefined,
      (error: unknown) =>
        error instanceof Error ? `${error.name}: ${error.message}` : String(error),
    );
    tried.push({ says: one.says, failure });
  }
  return tried;
}
