/*
 * Opens documents in folders: the folder's docs.json or, if there are several, a choice between them. Loaded on demand.
 */
import type { Draft, FileState, Folder, Recent, Shelf } from '$lib/core/storage';
import { ok, refuse, type Result } from '$lib/core/result';
import { documentsIn } from '$lib/core/document/paths';
import type { Choice, OpenableDocument } from '$lib/editor/storage-kinds';
import {
  chosenTree,
  entryTree,
  folderAt,
  folderTree,
  isFolderHandle,
  pickFolder,
  type Tree,
} from '$lib/storage/folder';
import { journalIn } from '$lib/storage/folder-step/journal';
import * as m from './opening-messages';

type Opening = Promise<Result<OpenableDocument | Choice | undefined>>;

const treeOf = (handle: FileSystemDirectoryHandle): Tree => folderTree(handle, journalIn());

/** Asks for a folder and opens its document. */
export async function pick(recent: Shelf<Recent>): Opening {
  const picked = await pickFolder();
  return picked.ok && picked.value
    ? openHandle(picked.value, recent)
    : (picked as Result<undefined>);
}

export const openHandle = (handle: FileSystemDirectoryHandle, recent: Shelf<Recent>): Opening =>
  openTree(treeOf(handle), handle, recent);

export function openChosen(files: Iterable<File>, recent: Shelf<Recent>): Opening {
  const tree = chosenTree(files);
  return tree ? openTree(tree, undefined, recent) : Promise.resolve(EMPTY_FOLDER);
}

export async function openEntry(entry: FileSystemDirectoryEntry, recent: Shelf<Recent>): Opening {
  const tree = await entryTree(entry);
  return tree.ok ? openTree(tree.value, undefined, recent) : tree;
}

/** Reopens a document from a folder. If it no longer exists, opens what the folder contains now. */
export async function reopen({ handle, path, id }: Recent, recent: Shelf<Recent>): Opening {
  if (!isFolderHandle(handle)) return ok(undefined);
  const tree = treeOf(handle);
  const read = await folderAt(tree, id).read(path);
  if (read.ok) return ok(foundIn(tree, id, read.value, handle));
  return read.refusal.code === 'missing' ? openTree(tree, handle, recent) : read;
}

/** The folder of a draft, with the file as the draft knew it. */
export function returnTo({ path, before, place }: Draft, known: Recent | undefined) {
  if (!isFolderHandle(known?.handle)) return undefined;
  const file: FileState = { path, text: before, mark: before };
  return foundIn(treeOf(known.handle), place, file, known.handle);
}

/** Asks for the folder of a document that is already open. */
export async function pickFor(): Promise<Result<Folder | undefined>> {
  const picked = await pickFolder();
  return picked.ok ? ok(picked.value && treeOf(picked.value)) : picked;
}

export const chosenFor = (files: Iterable<File>): Folder | undefined => chosenTree(files);

const EMPTY_FOLDER = refuse('empty', m.emptyFolder);

async function openTree(
  tree: Tree,
  handle: FileSystemDirectoryHandle | undefined,
  recent: Shelf<Recent>,
): Opening {
  const listed = await tree.list();
  if (!listed.ok) return listed;
  const paths = documentsIn(listed.value);
  const [only, ...others] = paths;
  if (only === undefined) return listed.value.length ? none(tree.name, listed.value) : EMPTY_FOLDER;
  const take = async (path: string): Promise<Result<OpenableDocument>> => {
    const id = await folderKey(tree.name, path, handle, recent);
    const read = await folderAt(tree, id).read(path);
    return read.ok ? ok(foundIn(tree, id, read.value, handle)) : read;
  };
  return others.length === 0 ? take(only) : ok({ folder: tree.name, paths, take });
}

/** Says what is missing and what to do. Older sites have a file with another name. */
function none(name: string, paths: readonly string[]) {
  const old = paths.find((path) => /(^|\/)mint\.json$/.test(path));
  return refuse('no-docs', old ? m.onlyOlderForm(name, old) : m.noDocsInFolder(name));
}

const foundIn = (tree: Tree, key: string, file: FileState, handle: unknown): OpenableDocument => ({
  place: folderAt(tree, key),
  file,
  world: {},
  ...(handle !== undefined && { handle }),
});

/** The same document in the same folder keeps its key, so that its drafts can be found. */
async function folderKey(
  name: string,
  path: string,
  handle: FileSystemDirectoryHandle | undefined,
  recent: Shelf<Recent>,
): Promise<string> {
  if (!handle) return `chosen:${name}/${path}`;
  const listed = await recent.list();
  for (const { id, path: other, handle: kept } of listed.ok ? listed.value : [])
    if (other === path && isFolderHandle(kept) && (await handle.isSameEntry(kept))) return id;
  return `folder:${crypto.randomUUID()}`;
}
