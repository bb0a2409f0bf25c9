/* What is remembered between visits: unsaved work, recent documents, and how documents were displayed. */
import type { Drafts, Memory, Recent, Shelf, View } from '../../core/storage.ts';
import { attempt, latest, opener, type Database } from './database.ts';
import { draftsIn } from './drafts.ts';

interface LocalStore {
  readonly drafts: Drafts;
  readonly recent: Shelf<Recent>;
  readonly views: Memory<View>;
}

/** Number of documents whose display is remembered. */
const VIEWS = 30;

/** The shelves of one database. */
export function openLocalStore(name = 'signpost'): LocalStore {
  const open = opener(name);
  return { drafts: draftsIn(open), recent: recentIn(open), views: viewsIn(open) };
}

const recentIn = (open: () => Promise<Database>): Shelf<Recent> => ({
  list: () => attempt('read', async () => latest(await (await open()).getAll('recent'))),
  put: (item) =>
    attempt('kept', async () => {
      await (await open()).put('recent', item);
      return undefined;
    }),
  remove: (id) =>
    attempt('changed', async () => {
      await (await open()).delete('recent', id);
      return undefined;
    }),
});

const viewsIn = (open: () => Promise<Database>): Memory<View> => ({
  get: (id) => attempt('read', async () => (await open()).get('views', id)),
  put: (view) =>
    attempt('kept', async () => {
      const database = await open();
      const writing = database.transaction('views', 'readwrite');
      const putting = writing.store.put(view);
      // Immediately: the page may be closing, and would discard what is not committed.
      writing.commit();
      await Promise.all([putting, writing.done]);
      const keys = await database.getAllKeysFromIndex('views', 'time');
      for (const key of keys.slice(0, -VIEWS)) await database.delete('views', key);
      return undefined;
    }),
});
