/*
 * What happens in a folder and those below it. Each folder is watched, not each file: a file that is put in the place
 * of another one is still found, and a system that watches only so many things has room for a large site. What an
 * event is worth is seen by looking: a file's time, size and number.
 */
import { watch, type FSWatcher, type Stats } from 'node:fs';
import { lstat, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { isShown } from './paths.ts';
import { mutex } from './mutex.ts';

/** A folder, also one that is gone: who read there what was another's for a moment has to be told. */
interface Watched {
  watcher: FSWatcher | undefined;
  /** The files that are or were in it, as they were seen last. */
  readonly stamps: Map<string, string>;
}

/** The stamp of a file that is not there. */
const GONE = '';
/** Events that come so many milliseconds after each other are looked after together. */
const TOGETHER = 20;
/** A file's time may be so many milliseconds behind the clock. */
const CLOCK = 20;

/**
 * Tells files that are changed, made or removed, by their full paths, until the returned function is called. `since`:
 * milliseconds since 1970; what changed later is told even if nothing was watched yet.
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
      // A system that does not say which: all of them.
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
    // Who heard that it was gone may have read what was there for a moment since.
    if (now === GONE ? stamps.has(name) : now !== stamps.get(name)) {
      stamps.set(name, now);
      changed(path);
    }
    // A folder is read and told anew, also one that seems to be the same: another may have had its name meanwhile.
    const below = leave(path);
    if (itself?.isDirectory()) await enter(path, (file) => below.add(file));
    for (const file of below) changed(file);
  }

  /** Watches a folder first and reads it then, so that nothing happens in between. `found`: each file below it. */
  async function enter(folder: string, found: (path: string, info: Stats) => void): Promise<void> {
    if (isOver) return;
    const watched = folders.get(folder) ?? { watcher: undefined, stamps: new Map() };
    folders.set(folder, watched);
    watched.watcher = watcherOf(folder);
    for (const entry of await readdir(folder, { withFileTypes: true }).catch(() => [])) {
      const { name } = entry;
      const path = join(folder, name);
      // A link to a folder leads to one that is watched itself, or is none of ours.
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
      // More than the system watches at a time: then less is told, and nothing breaks.
      return undefined;
    }
  }

  /** Stops to watch a folder and all below it; gives the files that are or were there. */
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

/** Its time also changes when another file had its name meanwhile. */
const stampOf = ({ ctimeMs, size, ino }: Stats): string => `${ctimeMs} ${size} ${ino}`;

const namesIn = (folder: string): Promise<readonly string[]> => readdir(folder).catch(() => []);
