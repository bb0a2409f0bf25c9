/*
 * What happens in a folder and those below it. Each folder is watched, not each file: a file that is put in the place
 * of another one is still found, and a system that watches only so many things has room for a large site. What an
 * event is worth is seen by looking: a file's time, size and number.
 */
import { watch, type FSWatcher, type Stats } from 'node:fs';
import { lstat, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { isShown } from './paths.ts';
import { turns } from './mutex.ts';

interface Watched {
  readonly watcher: FSWatcher | undefined;
  /** The files in it, as they were seen last. */
  readonly stamps: Map<string, string>;
}

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
  const turn = turns();

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
    // A folder is read anew, also one that seems to be the same: another may have had its name for a moment, and
    // what was seen then was the other's.
    const before = leave(path);
    if (info?.isFile()) {
      const now = stampOf(info);
      if (now !== stamps.get(name)) changed(path);
      stamps.set(name, now);
    } else {
      if (stamps.delete(name)) changed(path);
      if (itself?.isDirectory()) await enter(path, before);
    }
    for (const gone of before.keys()) changed(gone);
  }

  /**
   * Watches a folder first and reads it then, so that nothing happens in between. Tells what is not as it was
   * `before`, and takes out of it what is still there; without it, what changed since the beginning.
   */
  async function enter(folder: string, before?: Map<string, string>): Promise<void> {
    if (isOver) return;
    const stamps = new Map<string, string>();
    folders.set(folder, { watcher: watcherOf(folder), stamps });
    for (const entry of await readdir(folder, { withFileTypes: true }).catch(() => [])) {
      const { name } = entry;
      const path = join(folder, name);
      // A link to a folder leads to one that is watched itself, or is none of ours.
      if (!isShown(name)) continue;
      if (entry.isDirectory()) await enter(path, before);
      else {
        const info = await stat(path).catch(() => undefined);
        if (!info?.isFile()) continue;
        const now = stampOf(info);
        stamps.set(name, now);
        if (before ? before.get(path) !== now : info.mtimeMs >= since - CLOCK) changed(path);
        before?.delete(path);
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

  /** Stops to watch a folder and all below it; gives the stamps of their files by full path. */
  function leave(left: string): Map<string, string> {
    const before = new Map<string, string>();
    if (!folders.has(left)) return before;
    for (const [folder, { watcher, stamps }] of folders) {
      if (folder !== left && !folder.startsWith(join(left, '/'))) continue;
      watcher?.close();
      folders.delete(folder);
      for (const [name, stamp] of stamps) before.set(join(folder, name), stamp);
    }
    return before;
  }

  void turn(() => enter(root));
  return () => {
    isOver = true;
    clearTimeout(timer);
    for (const { watcher } of folders.values()) watcher?.close();
    folders.clear();
  };
}

const stampOf = ({ mtimeMs, size, ino }: Stats): string => `${mtimeMs} ${size} ${ino}`;

const namesIn = (folder: string): Promise<readonly string[]> => readdir(folder).catch(() => []);
