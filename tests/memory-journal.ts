/* What else a folder of the browser needs, in memory: the database of its plans, and locks. */
import { ok, refuse } from '../src/lib/core/result.ts';
import type { Journal } from '../src/lib/storage/folder-step/journal.ts';
import type { Plan } from '../src/lib/storage/folder-step/plan.ts';
import type { MemoryDisk } from './memory-disk.ts';

/** A journal in memory, whose calls a disk counts with its own. */
export function memoryJournal(disk: MemoryDisk): Journal & { readonly plans: Map<string, Plan> } {
  const plans = new Map<string, Plan>();
  return {
    plans,
    list: () => Promise.resolve([...plans.values()]),
    put: async (plan) => {
      try {
        await disk.act(disk.tab, () => plans.set(plan.id, plan), 'store');
        return ok(undefined);
      } catch {
        return refuse('full', 'The browser’s storage is full.');
      }
    },
    remove: (id) => {
      if (!plans.has(id)) return Promise.resolve();
      return disk.act(disk.tab, () => void plans.delete(id), 'forget');
    },
  };
}

/** The locks of a browser, which end with their tabs. */
export function memoryLocks(): Pick<LockManager, 'request'> {
  const last = new Map<string, Promise<unknown>>();
  return {
    request: (name: string, act: unknown) => {
      const run = act as () => Promise<unknown>;
      const next = (last.get(name) ?? Promise.resolve()).then(run, run);
      last.set(
        name,
        next.catch(() => undefined),
      );
      return next;
    },
  } as Pick<LockManager, 'request'>;
}
