/*
 * Runs inside a page: a file and a folder opened by handles from the browser's own file system, which have the same
 * class as real ones.
 */
import { fileAt } from '../../src/lib/storage/file.ts';
import { folderAt, folderTree } from '../../src/lib/storage/folder.ts';
import { journalIn } from '../../src/lib/storage/folder-step/journal.ts';
import { casesFor, tryCase } from './cases.ts';
import { FILES, type TestedStorage, HIDDEN, MAIN, type Need } from './tested-storage.ts';

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

const ABLE: Readonly<Record<'file' | 'folder', readonly Need[]>> = {
  file: ['write', 'watch'],
  folder: ['list', 'bytes', 'write', 'watch', 'change', 'full', 'barred'],
};

/** Given by the story: limits what this page may store, or ends that. In bytes beyond what is stored now. */
declare const limitStorage: (room: number | undefined) => Promise<void>;

/** The browser's own file system asks for no permission, so this answers in its place. */
function refuseWriting(): () => Promise<void> {
  const handles = FileSystemHandle.prototype as unknown as Record<string, unknown>;
  const own = Object.getOwnPropertyDescriptors(handles);
  const answer = ({ mode }: { readonly mode: string }) =>
    Promise.resolve(mode === 'read' ? 'granted' : 'denied');
  const names = ['queryPermission', 'requestPermission'];
  for (const name of names) handles[name] = answer;
  return () => {
    for (const name of names) {
      if (own[name]) Object.defineProperty(handles, name, own[name]);
      else Reflect.deleteProperty(handles, name);
    }
    return Promise.resolve();
  };
}

let grounds = 0;

async function ground(kind: 'file' | 'folder'): Promise<TestedStorage> {
  const top = await navigator.storage.getDirectory();
  const name = `contract-${++grounds}`;
  const root = await top.getDirectoryHandle(name, { create: true });
  for (const [path, bytes] of Object.entries({ ...FILES, ...HIDDEN })) await put(root, path, bytes);
  const main = await root.getFileHandle(MAIN);
  const place = () =>
    kind === 'file' ? fileAt(main, 'file:1') : folderAt(folderTree(root, journalIn()), 'folder:1');
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
    hasFolder: (path) =>
      folderOf(root, `${path}/`, false).then(
        () => true,
        () => false,
      ),
    full: async () => {
      await limitStorage(100_000);
      return () => limitStorage(undefined);
    },
    barred: () => Promise.resolve(refuseWriting()),
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

// A tab that is closed in the middle of a save

const SAVED = 'saved';
const pages = (folder: string, count: number, more = '') =>
  Object.fromEntries(
    Array.from({ length: count }, (_, i) => [`${folder}/${i}.mdx`, `# ${folder} ${i}${more}`]),
  );
const savedFolder = async (create = false) =>
  (await navigator.storage.getDirectory()).getDirectoryHandle(SAVED, { create });
const OLD = { ...pages('moved', 15), ...pages('deleted', 10), ...pages('written', 10) };

/** The texts before the save, and after it. */
export const sides = () => ({
  before: OLD,
  after: {
    ...Object.fromEntries(
      Object.entries(pages('moved', 15)).map(([path, text]) => [`new/${path}`, text]),
    ),
    ...pages('written', 10, ' again'),
    ...pages('created', 5),
  },
});

/**
 * Saves forty files, and stops forever right before one of the calls that change something: the one with the number
 * `at`. Resolves with the number of calls when that happens, or when the save is done.
 */
export async function saveUntil(at: number): Promise<number> {
  const root = await savedFolder(true);
  for (const [path, text] of Object.entries(OLD))
    await put(root, path, new TextEncoder().encode(text));
  let calls = 0;
  const stopped = new Promise<void>((resolve) => {
    const stopAt = (owner: object, name: string) => {
      const methods = owner as Record<string, (...given: unknown[]) => Promise<unknown>>;
      const own = methods[name]!;
      methods[name] = function (...given) {
        if (++calls !== at) return own.apply(this, given);
        resolve();
        return new Promise(() => undefined);
      };
    };
    stopAt(FileSystemDirectoryHandle.prototype, 'removeEntry');
    stopAt(FileSystemFileHandle.prototype, 'createWritable');
    for (const name of ['write', 'close']) stopAt(FileSystemWritableFileStream.prototype, name);
  });
  const texts = (folder: string, count: number) => Object.entries(pages(folder, count));
  const saving = folderAt(folderTree(root, journalIn()), 'folder:1').write!([
    ...texts('moved', 15).map(([from, expected]) => ({ from, to: `new/${from}`, expected })),
    ...texts('deleted', 10).map(([deleted, expected]) => ({ deleted, expected })),
    ...texts('written', 10).map(([path, expected]) => ({
      ...{ path, expected },
      text: `${expected} again`,
    })),
    ...texts('created', 5).map(([path, text]) => ({ path, text })),
  ]);
  await Promise.race([stopped, saving]);
  return calls;
}

/** Opens the folder as a next visit does. Returns all its texts, and removes it. */
export async function visit(): Promise<Readonly<Record<string, string>>> {
  const root = await savedFolder();
  const place = folderAt(folderTree(root, journalIn()), 'folder:1');
  const listed = await place.list!();
  if (!listed.ok) throw new Error(listed.refusal.sentence);
  const texts: Record<string, string> = {};
  for (const path of listed.value) {
    const read = await place.read(path);
    texts[path] = read.ok ? read.value.text : read.refusal.sentence;
  }
  const top = await navigator.storage.getDirectory();
  await top.removeEntry(SAVED, { recursive: true });
  return texts;
}
