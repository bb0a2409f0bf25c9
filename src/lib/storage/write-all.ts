/*
 * Writes several files as one step. First all are compared. Then all texts are written next to their files, where they
 * are not visible. Then all files are compared again, and only then is each text put in place, which the browser does
 * atomically. If one of these last actions fails, the files that were already replaced are restored.
 */
import type { Writing } from '../core/file-change.ts';
import type { FileState } from '../core/storage.ts';
import { ok, refuse, type Result } from '../core/result.ts';
import { encode } from './bytes.ts';
import { allow, alone, isMissing, readFrom, writeFailure } from './file.ts';
import { isFileHandle } from './file-handles.ts';
import * as m from './folder-messages.ts';

interface WriteStep {
  readonly path: string;
  readonly text: string;
  readonly handle: FileSystemFileHandle;
  readonly stream: FileSystemWritableFileStream;
  /** The file's earlier content. Undefined if it is new. */
  readonly before: string | undefined;
}
type Undo = () => Promise<void>;

export async function writeAll(
  root: FileSystemDirectoryHandle,
  files: readonly Writing[],
): Promise<Result<readonly FileState[]>> {
  const allowed = await allow(root, 'readwrite');
  if (!allowed.ok) return allowed;
  return alone(root.name, () => writeNow(root, files));
}

async function writeNow(
  root: FileSystemDirectoryHandle,
  files: readonly Writing[],
): Promise<Result<readonly FileState[]>> {
  const expected = await compare(root, files);
  if (!expected.ok) return expected;
  const steps: WriteStep[] = [];
  const made: Undo[] = [];
  let path = '';
  try {
    for (const file of files) {
      path = file.path;
      const handle = await handleIn(root, path, made);
      const stream = await handle.createWritable();
      steps.push({ path, text: file.text, handle, stream, before: expected.value.get(path) });
      await stream.write(encode(file.text));
    }
  } catch (error) {
    await abort(steps);
    await undo(made);
    return writeFailure(path, error);
  }
  // Writing took time: another program may have saved in the meantime.
  const again = await compare(
    root,
    files.filter((file) => file.expected !== undefined),
  );
  if (!again.ok) {
    await abort(steps);
    await undo(made);
    return again;
  }
  const done: WriteStep[] = [];
  for (const step of steps) {
    try {
      await step.stream.close();
      done.push(step);
    } catch (error) {
      await abort(steps.slice(done.length + 1));
      const left = await putBack(done);
      await undo(made);
      return writeFailure(step.path, error, left);
    }
  }
  return ok(files.map(({ path, text }) => ({ path, text, mark: text })));
}

async function abort(steps: readonly WriteStep[]): Promise<void> {
  await Promise.all(steps.map(({ stream }) => stream.abort().catch(nothing)));
}

/** The current content of the files. Refuses if one is not as expected. */
async function compare(
  root: FileSystemDirectoryHandle,
  files: readonly Writing[],
): Promise<Result<ReadonlyMap<string, string>>> {
  const texts = new Map<string, string>();
  for (const { path, expected } of files) {
    const handle = await handleIn(root, path).catch((error: unknown) => error);
    if (isFileHandle(handle)) {
      if (expected === undefined) return refuse('changed', m.alreadyThere(path));
      const now = await readFrom(handle, path);
      if (!now.ok) return now;
      // Guard: a folder’s files are compared before a save
      if (now.value.mark !== expected) return refuse('changed', m.changed(path));
      texts.set(path, now.value.text);
    } else if (!isMissing(handle)) return writeFailure(path, handle);
    else if (expected !== undefined) return writeFailure(path, handle);
  }
  return ok(texts);
}

/** A file's handle. With `made`, creates the file and its folders if they are missing. */
async function handleIn(
  root: FileSystemDirectoryHandle,
  path: string,
  made?: Undo[],
): Promise<FileSystemFileHandle> {
  const parts = path.split('/');
  const last = parts.pop()!;
  let folder = root;
  for (const name of parts) {
    const parent = folder;
    folder = await parent.getDirectoryHandle(name).catch(async (error: unknown) => {
      if (!made || !isMissing(error)) throw error;
      const created = await parent.getDirectoryHandle(name, { create: true });
      made.push(() => parent.removeEntry(name));
      return created;
    });
  }
  const parent = folder;
  return parent.getFileHandle(last).catch(async (error: unknown) => {
    if (!made || !isMissing(error)) throw error;
    const created = await parent.getFileHandle(last, { create: true });
    made.push(() => parent.removeEntry(last));
    return created;
  });
}

/** Restores the earlier content of files, the last one first. Returns the paths where that was not possible. */
async function putBack(done: readonly WriteStep[]): Promise<readonly string[]> {
  const left: string[] = [];
  for (const { path, handle, before } of [...done].reverse()) {
    // New files are removed with what was created for them.
    if (before === undefined) continue;
    try {
      const stream = await handle.createWritable();
      await stream.write(encode(before));
      await stream.close();
    } catch {
      left.unshift(path);
    }
  }
  return left;
}

/** The last one first: a folder is removed after what was created in it. */
async function undo(made: readonly Undo[]): Promise<void> {
  for (const one of [...made].reverse()) await one().catch(nothing);
}

/** What could not be removed is empty and does no harm. */
const nothing = () => undefined;
