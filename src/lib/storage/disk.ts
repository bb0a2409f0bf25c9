/*
 * A folder of the browser's file system: its handles, and the last known state of each file, so that changes by others
 * are reported, and our own are not.
 */
import { isMove, isWriting, pathsOf, type FileChange } from '../core/file-change.ts';
import type { FileState } from '../core/storage.ts';
import { refuse, type Result } from '../core/result.ts';
import { isGranted, isMissing } from './file.ts';
import { watchFiles, type WatchScope, type FileWatcher } from './file-watcher.ts';
import { changeFolder } from './folder-step/change.ts';
import type { Journal } from './folder-step/journal.ts';
import * as m from './folder-step/messages.ts';
import { settle } from './folder-step/settle.ts';

export interface Disk extends FileWatcher {
  /** Finishes or reverses a save that was interrupted. Must be called before anything is read. */
  readonly settled: () => Promise<Result<undefined>>;
  /** The path of every file, as last found. */
  readonly paths: () => Promise<readonly string[]>;
  readonly fileOf: (path: string) => Promise<File>;
  readonly handleOf: (path: string) => Promise<FileSystemFileHandle>;
  /** Marks a file as open: from now on it is checked often. */
  readonly open: (path: string) => void;
  readonly write: (changes: readonly FileChange[]) => Promise<Result<readonly FileState[]>>;
}

type Handles = Map<string, FileSystemFileHandle>;

/** Folders and files that no site consists of, often thousands. */
const PASSED = new Set([
  ...['.git', '.hg', '.svn', 'node_modules', 'bower_components', '__pycache__', '.venv', '.tox'],
  ...['.next', '.nuxt', '.svelte-kit', '.turbo', '.cache', '.vercel', '.netlify', '.DS_Store'],
]);
/**
 * Whether a file or folder of this name is left out. A browser writes to `.crswap` before it puts a file in place, and
 * Signpost to `.signpost`.
 */
export const isPassed = (name: string): boolean =>
  PASSED.has(name) || /\.crswap$|^\..*\.signpost$/.test(name);

/** Number of files checked in parallel. */
const SIDE_BY_SIDE = 16;
const GONE = 'gone';
const stampOf = ({ lastModified, size }: File): string => `${lastModified} ${size}`;

export function diskOf(root: FileSystemDirectoryHandle, journal: Journal): Disk {
  let settling: Promise<Result<undefined>> | undefined;
  let walking: Promise<Handles> | undefined;
  /** The stamp of each file when it was last read or written. */
  const seen = new Map<string, string>();
  const opened = new Set<string>();
  let writing: Promise<unknown> = Promise.resolve();
  let writes = 0;

  const handles = () =>
    (walking ??= walk(root).catch((error: unknown) => {
      walking = undefined;
      throw error;
    }));

  const handleOf = async (path: string): Promise<FileSystemFileHandle> => {
    const known = (await walking)?.get(path);
    if (known) return known;
    const parts = path.split('/');
    if (parts.some(isPassed)) throw new DOMException(`“${path}” is left out.`, 'NotFoundError');
    let folder = root;
    for (const name of parts.slice(0, -1)) folder = await folder.getDirectoryHandle(name);
    return folder.getFileHandle(parts.at(-1)!);
  };

  const fileOf = async (path: string): Promise<File> => {
    const file = await (await handleOf(path)).getFile();
    const before = seen.get(path);
    const stamp = stampOf(file);
    seen.set(path, stamp);
    // The reader found the change. The other listeners are notified, too.
    if (before !== undefined && before !== stamp) queueMicrotask(() => tell([path]));
    return file;
  };

  /** The current stamp of a file, or undefined if it cannot be determined. */
  const nowOf = async (path: string): Promise<string | undefined> => {
    try {
      return stampOf(await (await handleOf(path)).getFile());
    } catch (error) {
      return isMissing(error) ? GONE : undefined;
    }
  };

  async function look(at: WatchScope): Promise<readonly string[]> {
    if (!(await isGranted(root, 'read'))) return [];
    for (;;) {
      await writing;
      const round = writes;
      const fresh = at === 'all' && walking ? await walk(root).catch(noneLeft) : undefined;
      const before = (await walking) ?? new Map<string, FileSystemFileHandle>();
      const told = new Set<string>();
      for (const path of fresh?.keys() ?? []) if (!before.has(path)) told.add(path);
      if (fresh) for (const path of before.keys()) if (!fresh.has(path)) told.add(path);
      const asked = at === 'all' ? seen.keys() : at === 'open' ? opened : at;
      const stamps = await stampsOf([...asked].filter((path) => !path.split('/').some(isPassed)));
      if (round !== writes) continue;
      if (fresh) walking = Promise.resolve(fresh);
      const present = fresh ?? before;
      for (const [path, stamp] of stamps) {
        if (stamp === (seen.get(path) ?? (before.has(path) ? undefined : GONE))) continue;
        told.add(path);
        seen.set(path, stamp);
        if (stamp === GONE) present.delete(path);
        else if (!present.has(path)) present.set(path, await handleOf(path));
      }
      return [...told];
    }
  }

  async function stampsOf(paths: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const stamps = new Map<string, string>();
    const queue = paths.values();
    const one = async () => {
      for (const path of queue) {
        const stamp = await nowOf(path);
        if (stamp !== undefined) stamps.set(path, stamp);
      }
    };
    await Promise.all(Array.from({ length: SIDE_BY_SIDE }, one));
    return stamps;
  }

  const { watch, tell } = watchFiles(look, observing(root));

  return {
    watch,
    tell,
    fileOf,
    handleOf,
    paths: async () => [...(await handles()).keys()],
    open: (path) => void opened.add(path),
    settled: () =>
      (settling ??= settle(root, journal).then((result) => {
        if (!result.ok) settling = undefined;
        return result;
      })),
    write: async (changes) => {
      const paths = new Set(pathsOf(changes));
      const outside = [...paths].find((path) => path.split('/').some(isPassed));
      if (outside !== undefined) return refuse('outside', m.hidden(outside));
      writes++;
      const stays = new Set(
        changes.flatMap((one) => (isWriting(one) ? [one.path] : isMove(one) ? [one.to] : [])),
      );
      const doing = changeFolder(root, changes, journal);
      writing = doing.then(async ({ ok: isDone }) => {
        const known = await walking;
        for (const path of paths) {
          // A disk that ignores case would find a removed file by its new name.
          if (isDone && !stays.has(path)) {
            for (const list of [seen, opened, known]) list?.delete(path);
            continue;
          }
          const now = await nowOf(path);
          if (now === undefined) continue;
          seen.set(path, now);
          opened.add(path);
          if (now !== GONE) known?.set(path, await handleOf(path));
        }
      });
      const written = await doing;
      await writing;
      return written;
    },
  };
}

/** Every file below a folder. Reads folders in parallel, since waiting for each in turn would be slow. */
async function walk(root: FileSystemDirectoryHandle): Promise<Handles> {
  const found: Handles = new Map();
  const look = async (folder: FileSystemDirectoryHandle, path: string): Promise<void> => {
    const below: Promise<void>[] = [];
    for await (const [name, handle] of folder as unknown as AsyncIterable<Named>) {
      if (isPassed(name)) continue;
      if (handle.kind === 'file') found.set(path + name, handle as FileSystemFileHandle);
      else below.push(look(handle as FileSystemDirectoryHandle, `${path}${name}/`).catch(pass));
    }
    await Promise.all(below);
  };
  await look(root, '');
  return found;
}
type Named = readonly [string, FileSystemHandle];

/** Ignores a folder without read permission, which has no files to show. */
const pass = (error: unknown): void => {
  if (!(error instanceof DOMException)) throw error;
};

/** If the folder itself is missing, it has no files. */
function noneLeft(error: unknown): Handles {
  if (isMissing(error)) return new Map();
  throw error;
}

/** Parts of the API that TypeScript's own library does not have yet. */
interface Observer {
  readonly observe: (handle: FileSystemHandle, how: { recursive: boolean }) => Promise<void>;
  readonly disconnect: () => void;
}
interface Observed {
  readonly type: 'appeared' | 'disappeared' | 'modified' | 'moved' | 'unknown' | 'errored';
  readonly changedHandle?: FileSystemHandle | null;
  readonly relativePathComponents: readonly string[];
  readonly relativePathMovedFrom?: readonly string[] | null;
}
type Observers = new (heard: (records: readonly Observed[]) => void) => Observer;

/** The browser's own notifications of changes in a folder, if it has any. */
function observing(root: FileSystemDirectoryHandle) {
  const { FileSystemObserver } = globalThis as { FileSystemObserver?: Observers };
  if (!FileSystemObserver) return undefined;
  return async (changed: (paths?: Iterable<string>) => void): Promise<() => void> => {
    const observer = new FileSystemObserver((records) => {
      const own = records.filter(
        ({ relativePathComponents: parts }) => !parts.slice(0, -1).some(isPassed),
      );
      const isPlain = own.every(
        ({ type, changedHandle }) => type === 'modified' && changedHandle?.kind === 'file',
      );
      const paths = own.map(({ relativePathComponents }) => relativePathComponents.join('/'));
      if (own.length) changed(isPlain ? paths : undefined);
    });
    await observer.observe(root, { recursive: true });
    return () => observer.disconnect();
  };
}
