/*
 * Checks files that others may change: from time to time while the window is visible, and all of them when the user
 * comes back to it. Changes that the system reports are handled immediately. Several listeners can share one watcher.
 */
import type { DocumentStorage } from '../core/storage.ts';

/** Milliseconds between two checks of the open files, and the number of these until everything is checked. */
const BETWEEN = 2000;
const ROUNDS = 15;

/** What to check: the open files, everything, or these paths. */
export type WatchScope = 'open' | 'all' | ReadonlySet<string>;

export interface FileWatcher {
  readonly watch: NonNullable<DocumentStorage['watch']>;
  /** Reports changes that were found by other means. */
  readonly tell: (paths: readonly string[]) => void;
}

/**
 * `look` returns the paths that others changed since they were last seen. `observe`, if the system reports changes,
 * calls its argument with the paths, or without any if it does not know which.
 */
export function watchFiles(
  look: (at: WatchScope) => Promise<readonly string[]>,
  observe?: (changed: (paths?: Iterable<string>) => void) => Promise<() => void>,
): FileWatcher {
  const listeners = new Set<(paths: readonly string[]) => void>();
  let end: (() => void) | undefined;
  /** One check at a time. Requests in the meantime are merged. */
  let looking = false;
  let next: WatchScope | undefined;

  const tell = (paths: readonly string[]) => {
    if (paths.length) for (const listener of listeners) listener(paths);
  };

  async function glance(at: WatchScope): Promise<void> {
    next = joined(next, at);
    if (looking) return;
    looking = true;
    while (next !== undefined && listeners.size > 0) {
      const now = next;
      next = undefined;
      // What cannot be checked now is checked the next time.
      tell(await look(now).catch(() => []));
    }
    next = undefined;
    looking = false;
  }

  function begin(): () => void {
    let round = 0;
    let isOver = false;
    let stopObserving: (() => void) | undefined;
    const isSeen = () => document.visibilityState === 'visible';
    const come = () => void (isSeen() && glance('all'));
    const timer = setInterval(() => {
      if (isSeen()) void glance(++round % ROUNDS === 0 ? 'all' : 'open');
    }, BETWEEN);
    window.addEventListener('focus', come);
    document.addEventListener('visibilitychange', come);
    void observe?.((paths) => void glance(paths ? new Set(paths) : 'all'))
      .then((stop) => (isOver ? stop() : (stopObserving = stop)))
      .catch(() => undefined); // Not every folder can be observed. It is checked anyway.
    return () => {
      isOver = true;
      clearInterval(timer);
      window.removeEventListener('focus', come);
      document.removeEventListener('visibilitychange', come);
      stopObserving?.();
    };
  }

  return {
    tell,
    watch: (listener) => {
      // The same function may listen twice.
      const own = (paths: readonly string[]) => listener(paths);
      listeners.add(own);
      end ??= begin();
      return () => {
        listeners.delete(own);
        if (listeners.size > 0) return;
        end?.();
        end = undefined;
      };
    },
  };
}

function joined(one: WatchScope | undefined, other: WatchScope): WatchScope {
  if (one === undefined || one === other) return other;
  if (one instanceof Set && other instanceof Set) return new Set([...one, ...other]);
  return 'all';
}
