import { goto, preloadCode } from '$app/navigation';
import { resolve } from '$app/paths';
import type { FileState, Recent } from '$lib/core/place';
import { ok, type Result } from '$lib/core/result';
import type { Found, Ways } from '$lib/editor/desk.svelte';
import { textOf } from '$lib/places/bytes';
import { shelves } from '$lib/places/drafts';
import { canPick, droppedHandle, fileAt, isFileHandle, pickFile } from '$lib/places/file';
import { memory } from '$lib/places/memory';

const SAMPLE = 'sample';

/** Every way to a document that this build knows. */
export function ways(): Ways {
  const { drafts, recent, views } = shelves();
  return {
    drafts,
    recent,
    views,
    pick: canPick() ? pick : undefined,
    choose: async (file) => mapped(await textOf(file), (text) => chosen(file.name, text)),
    drop,
    paste: (text) =>
      Promise.resolve(ok({ ...inMemory('docs.json', text, 'Pasted', 'pasted'), fleeting: true })),
    sample,
    reopen,
    return: async (draft) => {
      if (draft.place === SAMPLE) return sample();
      const { path, before, place, name } = draft;
      const listed = await recent.list();
      const known = listed.ok ? listed.value.find(({ id }) => id === place) : undefined;
      return ok(
        isFileHandle(known?.handle)
          ? inFile(known.handle, place, stateOf(path, before))
          : inMemory(path, before, name, place),
      );
    },
    enter: () => goto(resolve('/edit')),
  };

  async function pick(): Promise<Result<Found | undefined>> {
    const picked = await pickFile();
    return picked.ok && picked.value ? openHandle(picked.value) : (picked as Result<undefined>);
  }

  async function drop(dropped: DataTransfer): Promise<Result<Found | undefined>> {
    const item = [...dropped.items].find(({ kind }) => kind === 'file');
    const file = item?.getAsFile();
    if (!item || !file) return ok(undefined);
    const handle = await droppedHandle(item);
    if (handle) return openHandle(handle);
    return mapped(await textOf(file), (text) => chosen(file.name, text));
  }

  async function reopen({ id, kind, handle }: Recent): Promise<Result<Found | undefined>> {
    if (id === SAMPLE) return sample();
    if (kind === 'file' && isFileHandle(handle)) return openHandle(handle, id);
    return ok(undefined);
  }

  async function openHandle(handle: FileSystemFileHandle, key?: string): Promise<Result<Found>> {
    const id = key ?? (await keyOf(handle));
    const read = await fileAt(handle, id).read(handle.name);
    return mapped(read, (file) => inFile(handle, id, file));
  }

  /** The same file keeps its key, so that its drafts are found again; browsers do not tell paths. */
  async function keyOf(handle: FileSystemFileHandle): Promise<string> {
    const listed = await recent.list();
    for (const { id, handle: other } of listed.ok ? listed.value : [])
      if (isFileHandle(other) && (await handle.isSameEntry(other))) return id;
    return `file:${crypto.randomUUID()}`;
  }
}

/** Loads what the editor needs while nothing else is to be done. */
export const prepare = (): Promise<void> => preloadCode(resolve('/edit'));

async function sample(): Promise<Result<Found>> {
  const { text, world } = await import('./sample');
  return ok({ ...inMemory('docs.json', text, 'Sample', SAMPLE), world });
}

const stateOf = (path: string, text: string): FileState => ({ path, text, mark: text });

const inFile = (handle: FileSystemFileHandle, key: string, file: FileState): Found => ({
  place: fileAt(handle, key),
  file,
  world: {},
  handle,
});

const inMemory = (path: string, text: string, name: string, key: string): Found => {
  const file = stateOf(path, text);
  return { place: memory(file, name, key), file, world: {} };
};

/** A file that was chosen without a handle: it is told from others by its name, and its drafts by its text. */
const chosen = (name: string, text: string): Found =>
  inMemory(name, text, 'This computer', `chosen:${name}`);

const mapped = <A, B>(result: Result<A>, make: (value: A) => B): Result<B> =>
  result.ok ? ok(make(result.value)) : result;
