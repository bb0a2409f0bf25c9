/*
 * Unsaved work. While the user types without a pause, the page gets the database's answers late. So the work is written
 * without reading anything first, and without waiting for earlier writes: the database runs them in order. What takes
 * longer (earlier states, making room, flushing to the disk) is done during a pause.
 */
import type { Draft, Drafts } from '../../core/storage.ts';
import { attempt, latest, type Database, type Transaction } from './database.ts';
import {
  baseOf,
  draftOf,
  continueRun,
  isBaseOf,
  keptOf,
  versionOf,
  type Base,
  type DraftRun,
} from './draft-run.ts';
import { surplus } from './versions.ts';

/** All stores with data of a session. */
const OF_DRAFTS = ['drafts', 'bases', 'versions'] as const;
const OF_WORK = ['drafts', 'bases'] as const;

/** Passed to the system, which keeps it even if the browser is killed. */
const SWIFT = { durability: 'relaxed' } as const;
/** Flushed to the disk, so that a power failure does not lose it. */
const DURABLE = { durability: 'strict' } as const;

type OfWork = Transaction<(typeof OF_DRAFTS)[number][], 'readwrite'>;

/** What was last sent to the database for a session of this window. */
interface Sent {
  readonly draft: Draft;
  readonly base: Base;
  /** Rejects if the base could not be written. A draft that depends on it is not kept either. */
  readonly written: Promise<unknown>;
}

export function draftsIn(open: () => Promise<Database>): Drafts {
  const sent = new Map<string, Sent>();
  /** Sessions as of the last pause. */
  const runs = new Map<string, DraftRun>();

  /** Puts the work and what `more` puts into `writing`, and commits it. Resolves when it is kept. */
  function send(
    writing: OfWork,
    draft: Draft,
    more: () => readonly Promise<unknown>[] = () => [],
  ): Promise<unknown> {
    const { id } = draft;
    const known = sent.get(id);
    const isThere = known !== undefined && isBaseOf(known.base, draft);
    const base = isThere ? known.base : baseOf(draft);
    const putting = [
      writing.objectStore('drafts').put(keptOf(draft, base.stamp)),
      !isThere && writing.objectStore('bases').put(base),
      ...more(),
    ];
    // Immediately: the page may be closing, and would discard what is not committed.
    writing.commit();
    const done = Promise.all([...putting, writing.done]);
    const written = isThere ? known.written : done;
    sent.set(id, { draft, base, written });
    if (!isThere)
      done.catch(() => {
        if (sent.get(id)?.base === base) sent.delete(id);
      });
    return Promise.all([done, written]);
  }

  async function settle(draft: Draft, continues: string | undefined): Promise<void> {
    const { id } = draft;
    const database = await open();
    const known = runs.get(id);
    const began = known ?? (await runIn(database, continues));
    const run = continueRun(began, draft, known === undefined);
    const writing = database.transaction([...OF_DRAFTS], 'readwrite', DURABLE);
    const isSent = sent.has(id);
    const found = writing.objectStore('bases').getKey(id);
    await send(writing, draft, () => [
      found,
      ...(run.versions === known?.versions
        ? []
        : [writing.objectStore('versions').put({ id, versions: run.versions })]),
      ...(continues === undefined
        ? []
        : OF_DRAFTS.map((store) => writing.objectStore(store).delete(continues))),
    ]);
    runs.set(id, run);
    if (!known) await makeRoom(database, id);
    if (!isSent || (await found) !== undefined) return;
    // The draft was discarded in another window, and starts over with its current work.
    const { draft: newest } = sent.get(id) ?? { draft };
    sent.delete(id);
    runs.delete(id);
    return settle(newest, undefined);
  }

  return {
    list: () =>
      attempt('read', async () => {
        const reading = (await open()).transaction(OF_WORK);
        const [all, bases] = await Promise.all([
          reading.objectStore('drafts').getAll(),
          reading.objectStore('bases').getAll(),
        ]);
        const by = new Map(bases.map((base) => [base.id, base]));
        return latest(all.flatMap((kept) => draftOf(kept, by.get(kept.id)) ?? []));
      }),
    write: (draft) =>
      attempt('kept', async () => {
        const database = await open();
        await send(database.transaction([...OF_WORK], 'readwrite', SWIFT), draft);
        return undefined;
      }),
    put: (draft, continues) =>
      attempt('kept', async () => {
        await settle(draft, continues);
        return undefined;
      }),
    remove: (id) =>
      attempt('changed', async () => {
        sent.delete(id);
        runs.delete(id);
        await removeAll(await open(), [id]);
        return undefined;
      }),
    versions: (id) =>
      attempt('read', async () => {
        const run = await runIn(await open(), id);
        if (!run) return [];
        return run.versions.map((version) => versionOf(run.draft, version)).reverse();
      }),
  };
}

async function runIn(database: Database, id: string | undefined): Promise<DraftRun | undefined> {
  if (id === undefined) return undefined;
  const all = database.transaction(OF_DRAFTS);
  const [kept, base, versions] = await Promise.all([
    all.objectStore('drafts').get(id),
    all.objectStore('bases').get(id),
    all.objectStore('versions').get(id),
  ]);
  const draft = kept && draftOf(kept, base);
  return draft && { draft, versions: versions?.versions ?? [], since: draft.time };
}

/** Removes what exceeds the limits, but never `mine`. */
async function makeRoom(database: Database, mine: string): Promise<void> {
  const gone = surplus(await database.getAll('drafts')).filter((id) => id !== mine);
  if (gone.length) await removeAll(database, gone);
}

async function removeAll(database: Database, ids: readonly string[]): Promise<void> {
  const writing = database.transaction(OF_DRAFTS, 'readwrite');
  const deleting = OF_DRAFTS.flatMap((store) =>
    ids.map((id) => writing.objectStore(store).delete(id)),
  );
  writing.commit();
  await Promise.all([...deleting, writing.done]);
}
