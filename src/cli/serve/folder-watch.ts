/*
 * Watches a folder and those below it. Watches each folder instead of each file: a replaced file is still found, and a
 * system that limits the number of watchers has room for a large site. An event only says where to look; a file's time,
 * size and inode show whether it changed.
 */
import { watch, type FSWatcher, type Stats } from 'node:fs';
import { lstat, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { isShown } from './paths.ts';
import { mutex } from './mutex.ts';

/**
 * A folder, possibly a deleted one: clients may have read another folder's files under its path, and must be notified.
 */
interface Watched {
  watcher: FSWatcher | undefined;
  /** The files that are or were in it, as last seen. */
  readonly stamps: Map<string, string>;
}

/** The stamp of a missing file. */
const GONE = '';
/** Events within this time are handled together, in milliseconds. */
const TOGETHER = 20;
/** How far a file's time may be behind the clock, in milliseconds. */
const CLOCK = 20;

/**
 * Reports files that are changed, created or removed, by their full paths, until the returned function is called.
 * `since`: milliseconds since 1970. Later changes are reported even if nothing was watched yet.
 */
export function watchFolder(
  root: string,
  since: number,
  changed: (path: string) => void,
): () => void {
  const folders = new Map<string, Watched>();
  let events = new Map<string, Set<string>>();
  let timer: NodeJS.Timeout | undefined;
  let isOver = false;
  const turn = mutex();

  function hear(folder: string, name: string | null): void {
    const names = events.get(folder) ?? new Set();
    events.set(folder, name === null ? names.add('') : names.add(name));
    timer ??= setTimeout(() => void turn(look), TOGETHER);
  }

  async function look(): Promise<void> {
    const heard = events;
    events = new Map();
    timer = undefined;
    for (const [folder, names] of heard) {
      const known = folders.get(folder);
      if (!known) continue;
      // The system doesn't say which file changed, so all are checked.
      const all = names.has('') ? [...(await namesIn(folder)), ...known.stamps.keys()] : names;
      for (const name of new Set(all)) if (name !== '') await lookAt(folder, known, name);
    }
  }

  async function lookAt(folder: string, { stamps }: Watched, name: string): Promise<void> {
    if (!isShown(name)) return;
    const path = join(folder, name);
    const itself = await lstat(path).catch(() => undefined);
    const info = itself?.isSymbolicLink() ? await stat(path).catch(() => undefined) : itself;
    const now = info?.isFile() ? stampOf(info) : GONE;
    // A client that was notified of the removal may have read a file that existed for a moment since.
    if (now === GONE ? stamps.has(name) : now !== stamps.get(name)) {
      stamps.set(name, now);
      changed(path);
    }
    // A folder is always read and reported again, even if it looks the same: another one may have had its name in
    // between.
    const below = leave(path);
    if (itself?.isDirectory()) await enter(path, (file) => below.add(file));
    for (const file of below) changed(file);
  }

  /**
   * Watches a folder before reading it, so that no change is missed in between. `found`: called for each file below it.
   */
  async function enter(folder: string, found: (path: string, info: Stats) => void): Promise<void> {
    if (isOver) return;
    const watched = folders.get(folder) ?? { watcher: undefined, stamps: new Map() };
    folders.set(folder, watched);
    watched.watcher = watcherOf(folder);
    for (const entry of await readdir(folder, { withFileTypes: true }).catch(() => [])) {
      const { name } = entry;
      const path = join(folder, name);
      // A link to a folder points to one that is watched itself, or isn't ours.
      if (!isShown(name)) continue;
      if (entry.isDirectory()) await enter(path, found);
      else {
        const info = await stat(path).catch(() => undefined);
        if (!info?.isFile()) continue;
        watched.stamps.set(name, stampOf(info));
        found(path, info);
      }
    }
  }

  function watcherOf(folder: string): FSWatcher | undefined {
    try {
      const watcher = watch(folder, (_event, name) => hear(folder, name));
      return watcher.on('error', () => watcher.close());
    } catch {
      // The system's limit of watchers is reached. Fewer changes are reported, but nothing breaks.
      return undefined;
    }
  }

  /** Stops watching a folder and all below it. Returns the files that are or were there. */
  function leave(left: string): Set<string> {
    const below = new Set<string>();
    if (!folders.has(left)) return below;
    for (const [folder, watched] of folders) {
      if (folder !== left && !folder.startsWith(join(left, '/'))) continue;
      watched.watcher?.close();
      watched.watcher = undefined;
      for (const name of watched.stamps.keys()) below.add(join(folder, name));
    }
    return below;
  }

  void turn(() =>
    enter(root, (path, { mtimeMs }) => {
      if (mtimeMs >= since - CLOCK) changed(path);
    }),
  );
  return () => {
    isOver = true;
    clearTimeout(timer);
    for (const { watcher } of folders.values()) watcher?.close();
    folders.clear();
  };
}

/** The change time also differs if another file had this name in between. */
const stampOf = ({ ctimeMs, size, ino }: Stats): string => `${ctimeMs} ${size} ${ino}`;

const namesIn = (folder: string): Promise<readonly string[]> => readdir(folder).catch(() => []);
