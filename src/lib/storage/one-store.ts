/*
 * A database with one store, through the browser's own API. It is closed after each action, so that nothing waits for
 * it.
 */

export interface OneStore {
  /** The database. */
  readonly name: string;
  readonly store: string;
  /** The property that is the key. */
  readonly key: string;
}

/** Runs one action in the store. What it writes is flushed to the disk. */
export async function inStore<T>(
  { name, store, key }: OneStore,
  mode: IDBTransactionMode,
  act: (store: IDBObjectStore) => IDBRequest,
): Promise<T> {
  const opening = indexedDB.open(name, 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(store, { keyPath: key });
  const database = await answer<IDBDatabase>(opening);
  try {
    const transaction = database.transaction(store, mode, { durability: 'strict' });
    const done = new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onerror = transaction.onabort = () => reject(failed(transaction.error));
    });
    const [value] = await Promise.all([answer<T>(act(transaction.objectStore(store))), done]);
    return value;
  } finally {
    database.close();
  }
}

const answer = <T>(request: IDBRequest): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result as T);
    request.onerror = () => reject(failed(request.error));
  });

const failed = (error: DOMException | null): Error =>
  error ?? new Error('The browser’s storage failed.');
