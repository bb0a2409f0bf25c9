import { goto, preloadCode } from '$app/navigation';
import { resolve } from '$app/paths';
import { page } from '$app/state';
import type { Draft, FileState, Recent } from '$lib/core/storage';
import { ok, type Result } from '$lib/core/result';
import type { Choice, OpenableDocument, StorageKinds } from '$lib/editor/storage-kinds';
import { queryOf } from '$lib/editor/repository-location';
import { readFileText } from '$lib/storage/bytes';
import { openLocalStore } from '$lib/storage/drafts/local-store';
import { canPick, droppedHandle, isFileHandle, pickFile } from '$lib/storage/file-handles';
import { memory, memoryFolder } from '$lib/storage/memory';
import * as m from './messages';

const SAMPLE = 'sample';
const files = () => import('$lib/storage/file');
const folders = () => import('./folders');
const hosted = () => import('./repositories');
const serving = () => import('./served-document');
/** Whether this browser can open a folder for writing. */
const picksFolders = (): boolean => 'showDirectoryPicker' in globalThis;

/** Every kind of storage in this build. */
export function storageKinds(): StorageKinds {
  const { drafts, recent, views } = openLocalStore();
  return {
    drafts,
    recent,
    views,
    pick: canPick() ? pick : undefined,
    pickFolder: picksFolders() ? async () => (await folders()).pick(recent) : undefined,
    chooseFolder: async (files) => (await folders()).openChosen(files, recent),
    pickFolderFor: picksFolders() ? async () => (await folders()).pickFor() : undefined,
    chooseFolderFor: async (files) => (await folders()).chosenFor(files),
    choose: async (file) => mapped(await readFileText(file), (text) => chosen(file.name, text)),
    drop,
    paste: (text) =>
      Promise.resolve(ok({ ...inMemory('docs.json', text, m.pasted, 'pasted'), fleeting: true })),
    sample,
    reopen,
    return: async (draft) => {
      if (draft.place === SAMPLE) return sample();
      const found = await origin(draft);
      const read = await found.place.read(draft.path);
      return ok(read.ok ? { ...found, file: read.value } : found);
    },
    repositories: async () => (await hosted()).repositories,
    visit: async (where) => (await hosted()).open(where),
    enter,
  };

  /** The storage of a draft, with the file as the draft knew it. */
  async function origin(draft: Draft): Promise<OpenableDocument> {
    const { path, before, place, name } = draft;
    const listed = await recent.list();
    const known = listed.ok ? listed.value.find(({ id }) => id === place) : undefined;
    const atHost = known?.kind === 'repository' && (await (await hosted()).returnTo(draft, known));
    if (atHost) return atHost;
    if (known?.kind === 'server') return (await serving()).returnTo(draft);
    const inFolder = known?.kind === 'folder' && (await folders()).returnTo(draft, known);
    if (inFolder) return inFolder;
    return isFileHandle(known?.handle)
      ? inFile(known.handle, place, stateOf(path, before))
      : inMemory(path, before, name, place);
  }

  async function pick(): Promise<Result<OpenableDocument | undefined>> {
    const picked = await pickFile();
    return picked.ok && picked.value ? openHandle(picked.value) : (picked as Result<undefined>);
  }

  async function drop(
    dropped: DataTransfer,
  ): Promise<Result<OpenableDocument | Choice | undefined>> {
    const item = [...dropped.items].find(({ kind }) => kind === 'file');
    // Dropped items can only be read during the event.
    const file = item?.getAsFile();
    const entry = item?.webkitGetAsEntry();
    const handle = item && (await droppedHandle(item));
    if (handle?.kind === 'directory') return (await folders()).openHandle(handle, recent);
    if (entry?.isDirectory)
      return (await folders()).openEntry(entry as FileSystemDirectoryEntry, recent);
    if (handle) return openHandle(handle);
    if (!file) return ok(undefined);
    return mapped(await readFileText(file), (text) => chosen(file.name, text));
  }

  async function reopen(known: Recent): Promise<Result<OpenableDocument | Choice | undefined>> {
    const { id, kind, handle } = known;
    if (id === SAMPLE) return sample();
    if (kind === 'folder') return (await folders()).reopen(known, recent);
    if (kind === 'repository') return (await hosted()).reopen(known);
    if (kind === 'server') return (await serving()).reopen(known);
    if (kind === 'file' && isFileHandle(handle)) return openHandle(handle, id);
    return ok(undefined);
  }

  async function openHandle(
    handle: FileSystemFileHandle,
    key?: string,
  ): Promise<Result<OpenableDocument>> {
    const id = key ?? (await keyOf(handle));
    const place = (await files()).fileAt(handle, id);
    const read = await place.read(handle.name);
    return mapped(read, (file) => ({ place, file, world: {}, handle }));
  }

  /** The same file keeps its key, so that its drafts can be found. Browsers don't reveal paths. */
  async function keyOf(handle: FileSystemFileHandle): Promise<string> {
    const listed = await recent.list();
    for (const { id, handle: other } of listed.ok ? listed.value : [])
      if (isFileHandle(other) && (await handle.isSameEntry(other))) return id;
    return `file:${crypto.randomUUID()}`;
  }
}

/** Goes to the editor. If it is already open, only the address changes. */
async function enter({ where }: OpenableDocument): Promise<void> {
  const replaceState = page.url.pathname === resolve('/edit');
  const query = where ? queryOf(where()) : '';
  await goto(resolve('/edit') + query, { replaceState, keepFocus: replaceState, noScroll: true });
}

/** Preloads the editor's code. */
export const prepare = (): Promise<void> => preloadCode(resolve('/edit'));

async function sample(): Promise<Result<OpenableDocument>> {
  const { files, text, world } = await import('./sample');
  const file = stateOf('docs.json', text);
  return ok({ place: memoryFolder(file, m.sample, SAMPLE, files), file, world });
}

const stateOf = (path: string, text: string): FileState => ({ path, text, mark: text });

async function inFile(
  handle: FileSystemFileHandle,
  key: string,
  file: FileState,
): Promise<OpenableDocument> {
  return { place: (await files()).fileAt(handle, key), file, world: {}, handle };
}

const inMemory = (path: string, text: string, name: string, key: string): OpenableDocument => {
  const file = stateOf(path, text);
  return { place: memory(file, name, key), file, world: {} };
};

/** A file chosen without a handle: its name identifies it, and its text identifies its drafts. */
const chosen = (name: string, text: string): OpenableDocument =>
  inMemory(name, text, m.thisComputer, `chosen:${name}`);

const mapped = <A, B>(result: Result<A>, make: (value: A) => B): Result<B> =>
  result.ok ? ok(make(result.value)) : result;
