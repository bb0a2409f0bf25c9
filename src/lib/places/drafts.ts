/*
 * What is remembered between visits, in the browser's own database: unsaved work, recent documents, and how
 * documents stood on the screen. Work is never applied by itself.
 */
import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { Draft, Memory, Recent, Shelf, View } from '../core/place.ts';
import { ok, refuse, type Result } from '../core/result.ts';
import { sentence } from './bytes.ts';

interface Schema extends DBSchema {
  drafts: { key: string; value: Draft };
  recent: { key: string; value: Recent };
  views: { key: string; value: View; indexes: { time: number } };
}

interface Shelves {
  readonly drafts: Shelf<Draft>;
  readonly recent: Shelf<Recent>;
  readonly views: Memory<View>;
}

/** Of this many documents it is remembered how they stood on the screen. */
const VIEWS = 30;

/** The shelves of one database. It is opened when it is first needed, and again after a failure. */
export function shelves(name = 'signpost'): Shelves {
  let opening: Promise<IDBPDatabase<Schema>> | undefined;
  const forget = () => (opening = undefined);
  const open = () =>
    (opening ??= openDB<Schema>(name, 2, {
      upgrade(database, before) {
        if (before < 1) {
          database.createObjectStore('drafts', { keyPath: 'id' });
          database.createObjectStore('recent', { keyPath: 'id' });
        }
        database.createObjectStore('views', { keyPath: 'id' }).createIndex('time', 'time');
      },
      // A newer Signpost in another window waits for this one to let go.
      blocking(_now, _next, { target }) {
        (target as IDBDatabase).close();
        forget();
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
  const views: Memory<View> = {
    get: (id) => attempt('read', async () => (await open()).get('views', id)),
    put: (view) =>
      attempt('kept', async () => {
        const database = await open();
        const writing = database.transaction('views', 'readwrite');
        void writing.store.put(view);
        // At once: the page may be on its way out, and would take along what is not committed.
        writing.commit();
        await writing.done;
        const keys = await database.getAllKeysFromIndex('views', 'time');
        for (const key of keys.slice(0, -VIEWS)) await database.delete('views', key);
        return undefined;
      }),
  };
  return { drafts: shelf<Draft>('drafts'), recent: shelf<Recent>('recent'), views };
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
