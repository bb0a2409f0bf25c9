/*
 * What is remembered between visits, in the browser's own database: unsaved work and recent documents.
 * Nothing here is ever applied by itself.
 */
import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { Draft, Recent, Shelf } from '../core/place.ts';
import { ok, refuse, type Result } from '../core/result.ts';
import { sentence } from './bytes.ts';

interface Schema extends DBSchema {
  drafts: { key: string; value: Draft };
  recent: { key: string; value: Recent };
}

/** The two shelves of one database. It is opened when it is first needed, and again after a failure. */
export function shelves(name = 'signpost'): { drafts: Shelf<Draft>; recent: Shelf<Recent> } {
  let opening: Promise<IDBPDatabase<Schema>> | undefined;
  const forget = () => (opening = undefined);
  const open = () =>
    (opening ??= openDB<Schema>(name, 1, {
      upgrade(database) {
        database.createObjectStore('drafts', { keyPath: 'id' });
        database.createObjectStore('recent', { keyPath: 'id' });
      },
      terminated: forget,
    }).catch((error: unknown) => {
      forget();
      throw error;
    }));

  function shelf<T extends Draft | Recent>(store: 'drafts' | 'recent'): Shelf<T> {
    return {
      list: () =>
        attempt('read', async () => {
          const items = (await (await open()).getAll(store)) as unknown as T[];
          return items.sort((a, b) => b.time - a.time);
        }),
      put: (item) =>
        attempt('kept', async () => {
          await (await open()).put(store, item);
          return undefined;
        }),
      remove: (id) =>
        attempt('changed', async () => {
          await (await open()).delete(store, id);
          return undefined;
        }),
    };
  }
  return { drafts: shelf<Draft>('drafts'), recent: shelf<Recent>('recent') };
}

async function attempt<T>(verb: string, act: () => Promise<T>): Promise<Result<T>> {
  try {
    return ok(await act());
  } catch (error) {
    const full = error instanceof DOMException && error.name === 'QuotaExceededError';
    return refuse(
      full ? 'storage-full' : 'storage',
      full
        ? 'The browser’s storage is full.'
        : `The browser’s storage cannot be ${verb}: ${sentence(error)}`,
    );
  }
}
