/*
 * The browser's own database, which keeps unsaved work, recent documents and views. It is opened when it is first
 * needed, and again after a failure.
 */
import {
  openDB,
  type DBSchema,
  type IDBPDatabase,
  type IDBPObjectStore,
  type IDBPTransaction,
  type StoreNames,
} from 'idb';
import type { Draft, Recent, View } from '../../core/storage.ts';
import { ok, refuse, type Result } from '../../core/result.ts';
import { sentence } from '../bytes.ts';
import { keptOf, type Base, type StoredDraft, type Version } from './draft-run.ts';
import * as m from './messages.ts';

export interface Schema extends DBSchema {
  drafts: { key: string; value: StoredDraft };
  /** The texts that drafts started with, by the draft's id. */
  bases: { key: string; value: Base };
  /** Earlier states, by the draft's id. */
  versions: { key: string; value: { readonly id: string; readonly versions: readonly Version[] } };
  recent: { key: string; value: Recent };
  views: { key: string; value: View; indexes: { time: number } };
}

export type Database = IDBPDatabase<Schema>;
export type Transaction<
  Names extends StoreNames<Schema>[],
  Mode extends IDBTransactionMode,
> = IDBPTransaction<Schema, Names, Mode>;

const VERSION = 4;

/** Returns a function that opens the database with this name, once. */
export function opener(name: string): () => Promise<Database> {
  let opening: Promise<Database> | undefined;
  const forget = () => (opening = undefined);
  const openAs = (version?: number) =>
    openDB<Schema>(name, version, {
      upgrade(database, before, _now, upgrading) {
        if (before < 1) {
          database.createObjectStore('drafts', { keyPath: 'id' });
          database.createObjectStore('recent', { keyPath: 'id' });
        }
        if (before < 2)
          database.createObjectStore('views', { keyPath: 'id' }).createIndex('time', 'time');
        if (before < 3) {
          const bases = database.createObjectStore('bases', { keyPath: 'id' });
          void splitAll(upgrading.objectStore('drafts'), bases);
        }
        database.createObjectStore('versions', { keyPath: 'id' });
      },
      // A newer Signpost in another window waits for this one to close the database.
      blocking(_now, _next, { target }) {
        (target as IDBDatabase).close();
        forget();
      },
      terminated: forget,
    });
  return () =>
    (opening ??= openAs(VERSION)
      .catch((error: unknown) => {
        // A newer Signpost was here, and kept what this one needs.
        if (error instanceof DOMException && error.name === 'VersionError') return openAs();
        throw error;
      })
      .catch((error: unknown) => {
        forget();
        throw error;
      }));
}

type Store<Name extends StoreNames<Schema>> = IDBPObjectStore<
  Schema,
  ArrayLike<StoreNames<Schema>>,
  Name,
  'versionchange'
>;

/** Converts drafts that were stored whole to the current form. */
async function splitAll(drafts: Store<'drafts'>, bases: Store<'bases'>): Promise<void> {
  for (const whole of (await drafts.getAll()) as unknown as readonly Draft[])
    await Promise.all([drafts.put(keptOf(whole)), bases.put({ id: whole.id, text: whole.before })]);
}

/** The result of `act`, or a refusal that says why the storage could not be read, kept or changed. */
export async function attempt<T>(
  action: 'read' | 'kept' | 'changed',
  act: () => Promise<T>,
): Promise<Result<T>> {
  try {
    return ok(await act());
  } catch (error) {
    const full = error instanceof DOMException && error.name === 'QuotaExceededError';
    return full
      ? refuse('storage-full', m.storageFull)
      : refuse('storage', m.storageFailed(action, sentence(error)));
  }
}

export const latest = <T extends { readonly time: number }>(items: readonly T[]): readonly T[] =>
  [...items].sort((a, b) => b.time - a.time);
