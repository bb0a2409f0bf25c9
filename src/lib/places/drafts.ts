/*
 * What is remembered between visits, in the browser's own database: unsaved work, recent documents, and how
 * documents stood on the screen. Work is never applied by itself.
 */
import {
  openDB,
  type DBSchema,
  type IDBPDatabase,
  type IDBPObjectStore,
  type StoreNames,
} from 'idb';
import type { Draft, Memory, Recent, Shelf, View } from '../core/place.ts';
import { ok, refuse, type Result } from '../core/result.ts';
import { apply, difference, type TextEdit } from '../core/text/edit.ts';
import { sentence } from './bytes.ts';

/**
 * A draft as it is kept: the text that was opened once, and what became of it as edits, so that to keep a large
 * document again costs no more than what was changed in it.
 */
type Kept = Omit<Draft, 'before' | 'after'> & { readonly edits: readonly TextEdit[] };

interface Schema extends DBSchema {
  drafts: { key: string; value: Kept };
  /** The texts that drafts began with, by the draft's id. */
  bases: { key: string; value: { readonly id: string; readonly text: string } };
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
    (opening ??= openDB<Schema>(name, 3, {
      upgrade(database, before, _now, upgrading) {
        if (before < 1) {
          database.createObjectStore('drafts', { keyPath: 'id' });
          database.createObjectStore('recent', { keyPath: 'id' });
        }
        if (before < 2)
          database.createObjectStore('views', { keyPath: 'id' }).createIndex('time', 'time');
        const bases = database.createObjectStore('bases', { keyPath: 'id' });
        void splitAll(upgrading.objectStore('drafts'), bases);
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

  const recent: Shelf<Recent> = {
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
  };

  /** The texts that stand in the database already. */
  const written = new Map<string, string>();
  const drafts: Shelf<Draft> = {
    list: () =>
      attempt('read', async () => {
        const reading = (await open()).transaction(['drafts', 'bases']);
        const [all, bases] = await Promise.all([
          reading.objectStore('drafts').getAll(),
          reading.objectStore('bases').getAll(),
        ]);
        const texts = new Map(bases.map(({ id, text }) => [id, text]));
        return latest(all.map((kept) => whole(kept, texts.get(kept.id)!)));
      }),
    put: (draft) =>
      attempt('kept', async () => {
        const { kept, base } = apart(draft);
        const writing = (await open()).transaction(['drafts', 'bases'], 'readwrite');
        await Promise.all([
          written.get(base.id) !== base.text && writing.objectStore('bases').put(base),
          writing.objectStore('drafts').put(kept),
          writing.done,
        ]);
        written.set(base.id, base.text);
        return undefined;
      }),
    remove: (id) =>
      attempt('changed', async () => {
        written.delete(id);
        const writing = (await open()).transaction(['drafts', 'bases'], 'readwrite');
        await Promise.all([
          writing.objectStore('bases').delete(id),
          writing.objectStore('drafts').delete(id),
          writing.done,
        ]);
        return undefined;
      }),
  };
  const views: Memory<View> = {
    get: (id) => attempt('read', async () => (await open()).get('views', id)),
    put: (view) =>
      attempt('kept', async () => {
        const database = await open();
        const writing = database.transaction('views', 'readwrite');
        const putting = writing.store.put(view);
        // At once: the page may be on its way out, and would take along what is not committed.
        writing.commit();
        await Promise.all([putting, writing.done]);
        const keys = await database.getAllKeysFromIndex('views', 'time');
        for (const key of keys.slice(0, -VIEWS)) await database.delete('views', key);
        return undefined;
      }),
  };
  return { drafts, recent, views };
}

type Store<Name extends StoreNames<Schema>> = IDBPObjectStore<
  Schema,
  ArrayLike<StoreNames<Schema>>,
  Name,
  'versionchange'
>;

/** Drafts that were kept whole become what they are now. */
async function splitAll(drafts: Store<'drafts'>, bases: Store<'bases'>): Promise<void> {
  for (const whole of (await drafts.getAll()) as unknown as readonly Draft[]) {
    const { kept, base } = apart(whole);
    await Promise.all([drafts.put(kept), bases.put(base)]);
  }
}

const latest = <T extends { readonly time: number }>(items: readonly T[]): readonly T[] =>
  [...items].sort((a, b) => b.time - a.time);

function apart({ before, after, ...rest }: Draft): {
  readonly kept: Kept;
  readonly base: { readonly id: string; readonly text: string };
} {
  const edits = difference(rest.path, before, after);
  return { kept: { ...rest, edits }, base: { id: rest.id, text: before } };
}

const whole = ({ edits, ...rest }: Kept, before: string): Draft => ({
  ...rest,
  before,
  after: apply(before, edits),
});

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
